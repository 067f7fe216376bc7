import { CadenceName, DateText, Exact, LanguageName, PersonRef, Points } from './common.ts';
import { type Static, t } from './schema.ts';

const Games = t.integer({ description: 'Played games; forfeits are left out.' });

const OpponentItem = t.object({
  player: t.ref(PersonRef),
  games: Games,
  wins: t.integer(),
  draws: t.integer(),
  losses: t.integer(),
  last: t.object({ event: t.string(), name: t.string(), date: DateText }),
});
export type OpponentItem = Static<typeof OpponentItem>;

const ColourItem = t.object({
  colour: t.nullable(t.enum(['w', 'b'], { description: 'null: the report does not state colours.' })),
  games: Games,
  score: Points,
});

const StrengthItem = t.object({
  from: t.nullable(
    t.integer({ description: "The opponent's rating minus the player's, from; null: no limit." }),
  ),
  to: t.nullable(t.integer()),
  games: Games,
  score: Points,
  expected: Exact,
});

export const OpponentsView = t.object(
  {
    id: t.string(),
    name: t.string(),
    cadence: CadenceName,
    events: t.integer({ description: 'Rated events, the newest first, that were counted.' }),
    complete: t.boolean({ description: 'false: older events were left out.' }),
    games: Games,
    score: Points,
    colours: t.array(ColourItem),
    strengths: t.array(StrengthItem, { description: 'Games between rated players.' }),
    items: t.array(OpponentItem, { description: 'Most games first.' }),
  },
  { $id: 'Opponents', description: "A player's opponents, and the score by colour and by strength." },
);
export type OpponentsView = Static<typeof OpponentsView>;

export const RanksView = t.object(
  {
    id: t.string(),
    name: t.string(),
    cadence: CadenceName,
    items: t.array(t.object({ list: DateText, rank: t.integer(), of: t.integer() })),
  },
  { $id: 'Ranks', description: "A player's rank among active players on the newest lists, oldest first." },
);
export type RanksView = Static<typeof RanksView>;

const NextEvent = t.object({
  event: t.string(),
  name: t.string(),
  cadence: CadenceName,
  start: DateText,
  end: DateText,
  list: t.nullable(t.describe(DateText, 'The list it is expected on.')),
  rating: t.nullable(t.integer()),
  n: t.integer(),
  score: Points,
  k: t.nullable(t.integer()),
  change: t.nullable(Exact),
  initial: t.nullable(t.integer({ description: 'Of an unrated player: the result of this event alone.' })),
});
export type NextEventItem = Static<typeof NextEvent>;

export const NextListView = t.object(
  { id: t.string(), name: t.string(), items: t.array(NextEvent) },
  {
    $id: 'NextList',
    description: 'Accepted events that are on no list yet, by their reports alone. Not published.',
  },
);
export type NextListView = Static<typeof NextListView>;

export const FederationParams = t.object({
  code: t.string({ pattern: '^[A-Z]{3}$', description: 'Three letters.', examples: ['NOR'] }),
});

export const FederationQuery = t.object({
  cadence: t.optional(CadenceName),
  lang: t.optional(LanguageName),
});

const FederationMonth = t.object({
  list: DateText,
  rated: t.integer(),
  active: t.integer(),
  topAverage: t.nullable(t.integer({ description: 'Of the ten best active players.' })),
});

export const FederationView = t.object(
  { federation: t.string(), cadence: CadenceName, items: t.array(FederationMonth) },
  { $id: 'Federation', description: 'A federation on the newest lists of a cadence, oldest first.' },
);
export type FederationView = Static<typeof FederationView>;
