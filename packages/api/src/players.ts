import {
  CadenceName,
  DateText,
  FederationCode,
  LanguageName,
  NextCursor,
  PlayerId,
  paging,
  Sex,
  TitleCode,
  TitleColumns,
} from './common.ts';
import { type Schema, type Static, t } from './schema.ts';

const Age = (description: string): Schema<number> => t.integer({ minimum: 0, maximum: 200, description });

/** Filters that search and list pages share. */
export const playerFilters = {
  federation: t.optional(FederationCode),
  sex: t.optional(Sex),
  title: t.optional(TitleCode),
  active: t.optional(t.boolean({ description: 'Only active players.' })),
  youngest: t.optional(Age('The minimum age, reached in the year of the list or this year.')),
  oldest: t.optional(Age('The maximum age, reached in the year of the list or this year.')),
};

export const PlayersQuery = t.object({
  q: t.optional(
    t.string({
      maxLength: 100,
      description:
        'A player ID or the beginning of a name, or of its parts in any order; accents are ignored. Without it: the newest list by rating.',
    }),
  ),
  ...playerFilters,
  cadence: t.optional(CadenceName),
  ...paging(10, 100),
  lang: t.optional(LanguageName),
});
export type PlayersQuery = Static<typeof PlayersQuery>;

const item = {
  id: t.string(),
  name: t.string(),
  federation: t.string(),
  sex: t.nullable(Sex),
  birthYear: t.nullable(t.integer()),
  titles: t.array(t.string(), { description: 'Title codes, highest first.' }),
  ratings: t.object({
    standard: t.nullable(t.integer()),
    rapid: t.nullable(t.integer()),
    blitz: t.nullable(t.integer()),
  }),
  inactive: t.array(CadenceName, { description: 'The cadences in which the player is inactive.' }),
};

export const PlayerItem = t.object(item, {
  $id: 'PlayerItem',
  description: 'A player with titles and current ratings.',
});
export type PlayerItem = Static<typeof PlayerItem>;

export const PlayersPage = t.object(
  {
    items: t.array(t.ref(PlayerItem)),
    next: NextCursor,
    crowded: t.boolean({ description: 'Too many matches: only the top players are shown.' }),
  },
  { $id: 'PlayersPage', description: 'Players, highest rated first.' },
);
export type PlayersPage = Static<typeof PlayersPage>;

export const PlayerParams = t.object({ id: PlayerId });
export type PlayerParams = Static<typeof PlayerParams>;

/** The columns of a rating list that belong to a player's rating. */
export const ratingColumns = {
  rating: t.nullable(t.integer()),
  games: t.integer({ description: 'Rated games of the period.' }),
  k: t.nullable(t.integer()),
  flag: t.string({ description: 'i inactive, w woman, d delisted, or a combination.' }),
};

export const StandingView = t.object(
  { ...ratingColumns, since: t.describe(DateText, 'The first list with these values.') },
  { $id: 'Standing', description: "A player's row on the newest list of a cadence." },
);
export type StandingView = Static<typeof StandingView>;

export const PlayerView = t.object(
  {
    ...item,
    deceased: t.boolean(),
    standings: t.object(
      {
        standard: t.nullable(t.ref(StandingView)),
        rapid: t.nullable(t.ref(StandingView)),
        blitz: t.nullable(t.ref(StandingView)),
      },
      { description: 'Rating, K, games and flag by cadence.' },
    ),
    titleColumns: TitleColumns,
    otherIds: t.array(t.string(), { description: 'Former and national IDs of the player.' }),
  },
  { $id: 'Player', description: 'The public profile of a player: the search result and more.' },
);
export type PlayerView = Static<typeof PlayerView>;

const HistoryItem = t.object({ cadence: CadenceName, list: DateText, ...ratingColumns });
export type HistoryItem = Static<typeof HistoryItem>;

const ChangeItem = t.object({
  field: t.string(),
  before: t.nullable(t.string()),
  after: t.nullable(t.string()),
  since: t.string(),
});
export type ChangeItem = Static<typeof ChangeItem>;

export const HistoryView = t.object(
  {
    id: t.string(),
    name: t.string(),
    items: t.array(HistoryItem),
    changes: t.array(ChangeItem, { description: 'Changes of federation, titles and year of birth.' }),
  },
  { $id: 'History', description: "A player's rating on every list, oldest first." },
);
export type HistoryView = Static<typeof HistoryView>;

export const CadenceQuery = t.object({
  cadence: t.optional(CadenceName),
  lang: t.optional(LanguageName),
});
export type CadenceQuery = Static<typeof CadenceQuery>;
