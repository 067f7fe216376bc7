import {
  CadenceName,
  DateText,
  LanguageName,
  NextCursor,
  Points,
  paging,
  Reasons,
  ReasonView,
} from './common.ts';
import { eventResult } from './periods.ts';
import { KFromView } from './recompute.ts';
import { type Static, t } from './schema.ts';

const rank = (description: string) =>
  t.nullable(t.object({ rank: t.integer(), of: t.integer() }, { description }));

const PartialEvent = t.object({
  event: t.string(),
  name: t.string(),
  list: DateText,
  start: DateText,
  edition: t.string(),
  n: t.integer(),
  score: Points,
  ru: t.integer(),
  counts: t.boolean(),
  until: t.describe(DateText, 'The last start date of an event that can be pooled with this one.'),
  reasons: Reasons,
});

export type PartialEvent = Static<typeof PartialEvent>;

const PartialFirst = t.object(
  {
    n: t.integer({ description: 'Counted games.' }),
    score: Points,
    ru: t.nullable(t.integer({ description: 'The rating by the formula.' })),
    gamesNeeded: t.integer(),
    gamesMissing: t.integer(),
    minimumScore: t.describe(Points, 'The score required in the first event.'),
    until: t.nullable(t.describe(DateText, 'The last start date of an event that can be pooled.')),
    events: t.array(PartialEvent),
    reasons: Reasons,
  },
  { description: 'Results towards a first rating, and what is missing.' },
);
export type PartialFirstView = Static<typeof PartialFirst>;

const CadenceStanding = t.object({
  cadence: CadenceName,
  list: t.describe(DateText, 'The newest list of the cadence.'),
  rating: t.nullable(t.integer()),
  k: t.nullable(t.integer()),
  kReasons: t.array(t.ref(ReasonView), { description: 'Why K has this value.' }),
  kFrom: t.nullable(KFromView),
  active: t.boolean(),
  statusReasons: t.array(t.ref(ReasonView), { description: 'Why the player is active or inactive.' }),
  world: rank('World rank among active players; null: not ranked.'),
  federation: rank('Rank among active players of the federation.'),
  peak: t.nullable(
    t.object(
      {
        rating: t.integer(),
        list: t.nullable(t.describe(DateText, 'null: before the first list in this store.')),
      },
      { description: 'The highest published rating and the first list with it.' },
    ),
  ),
  first: t.nullable(PartialFirst),
});
export type CadenceStanding = Static<typeof CadenceStanding>;

export const StandingsView = t.object(
  { id: t.string(), name: t.string(), items: t.array(CadenceStanding) },
  { $id: 'Standings', description: "A player's rating, K, status and ranks by cadence, with reasons." },
);
export type StandingsView = Static<typeof StandingsView>;

export const PlayedEventsQuery = t.object({
  cadence: t.optional(CadenceName),
  ...paging(100, 200, { pattern: '^\\d{1,6}$' }),
  lang: t.optional(LanguageName),
});
export type PlayedEventsQuery = Static<typeof PlayedEventsQuery>;

const PlayedEvent = t.object({
  event: t.string(),
  name: t.string(),
  city: t.string(),
  federation: t.string(),
  cadence: CadenceName,
  start: DateText,
  end: DateText,
  list: t.describe(DateText, 'The list it was rated on.'),
  edition: t.string(),
  ...eventResult,
});
export type PlayedEventItem = Static<typeof PlayedEvent>;

export const PlayedEventsPage = t.object(
  { id: t.string(), name: t.string(), items: t.array(PlayedEvent), next: NextCursor },
  { $id: 'PlayedEvents', description: "A player's rated events, newest list first." },
);
export type PlayedEventsPage = Static<typeof PlayedEventsPage>;
