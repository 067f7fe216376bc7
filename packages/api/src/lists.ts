import { CADENCES } from '@eloquence/rating';
import { CadenceName, DateText, LanguageName, NextCursor, paging, Sex, TitleColumns } from './common.ts';
import { LAYOUTS } from './names.ts';
import { playerFilters, ratingColumns } from './players.ts';
import { type Static, t } from './schema.ts';

export const Source = t.enum(['imported', 'computed']);
export const Revision = t.integer({
  minimum: 0,
  maximum: 100_000,
  description: 'A revision; without it, the current one.',
});

export const ListItem = t.object(
  {
    cadence: CadenceName,
    date: DateText,
    revision: t.integer({ description: '1 is the original.' }),
    current: t.boolean({ description: 'Whether this is the current revision.' }),
    source: Source,
    practice: t.string({
      description:
        "text: by the text of the regulations; applied: by FIDE's known practice; then variants, each after a plus sign.",
    }),
    engine: t.string({ description: 'The version of the rating engine.' }),
    players: t.integer(),
    rated: t.integer(),
    hash: t.string({
      description: 'SHA-256 of the canonical form: one line per player by ID, published columns in order.',
    }),
    editions: t.array(t.string(), {
      description: 'The editions of the regulations used; empty for an imported list.',
    }),
    events: t.nullable(t.integer({ description: 'Rated events; null for an imported list.' })),
    games: t.nullable(t.integer({ description: 'Counted games, once per player.' })),
    published: t.nullable(t.string({ description: 'The time of publication, UTC.' })),
    revisions: t.array(t.integer(), { description: 'Published revisions, the original first.' }),
  },
  { $id: 'List', description: 'A published list. It never changes.' },
);
export type ListItem = Static<typeof ListItem>;

export const ListsQuery = t.object({
  cadence: t.optional(CadenceName),
  revisions: t.optional(t.boolean({ description: 'Includes revisions that are no longer current.' })),
  lang: t.optional(LanguageName),
});
export type ListsQuery = Static<typeof ListsQuery>;

export const ListsView = t.object(
  { items: t.array(t.ref(ListItem)) },
  { $id: 'Lists', description: 'Published lists, newest first.' },
);
export type ListsView = Static<typeof ListsView>;

export const ListParams = t.object({ cadence: CadenceName, date: DateText });
export type ListParams = Static<typeof ListParams>;

export const ListPageQuery = t.object({
  ...playerFilters,
  kind: t.optional(
    t.enum(['rated', 'titledUnrated', 'delisted', 'onlyFlagged'], { description: 'By default rated.' }),
  ),
  order: t.optional(
    t.enum(['rating', 'gain', 'loss'], {
      description: 'gain, loss: active players who played, by rating change, largest first.',
    }),
  ),
  at: t.optional(
    t.integer({
      minimum: 1,
      maximum: 10_000_000,
      description: 'Opens the page with this rank; `found` has its row.',
    }),
  ),
  find: t.optional(
    t.string({
      minLength: 1,
      maxLength: 100,
      description: 'Opens the page with this name or ID; `found` has its row, or null.',
    }),
  ),
  ...paging(100, 1000, {
    pattern: '^\\d{1,8}$',
    description: '`next` of the previous page, or the index of the first row.',
  }),
  revision: t.optional(Revision),
  lang: t.optional(LanguageName),
});
export type ListPageQuery = Static<typeof ListPageQuery>;

export const ListRowView = t.object(
  {
    rank: t.nullable(
      t.integer({
        description: 'Among active players; the same rating shares a rank. null: inactive, or no rating.',
      }),
    ),
    id: t.string(),
    name: t.string(),
    federation: t.string(),
    sex: t.nullable(Sex),
    titleColumns: TitleColumns,
    birthYear: t.nullable(t.integer()),
    ...ratingColumns,
    change: t.nullable(t.integer({ description: 'Rating change from the previous list.' })),
    changeKnown: t.boolean({ description: 'false: one of the two lists has no rating of the player.' }),
    new: t.boolean({ description: 'On a list for the first time.' }),
    gamesAtFirstK: t.optional(
      t.nullable(
        t.integer({ description: 'Games with the K of newcomers, on lists that publish them (2005 9.12a).' }),
      ),
    ),
  },
  { $id: 'ListRow' },
);
export type ListRowView = Static<typeof ListRowView>;

export const ListPageView = t.object(
  {
    list: t.ref(ListItem),
    before: t.nullable(t.describe(DateText, 'The previous list, which changes refer to.')),
    count: t.integer({ description: 'Rows that match the filters.' }),
    offset: t.integer({ description: 'The index of the first row on this page.' }),
    limit: t.integer({ description: 'Rows per page.' }),
    found: t.nullable(
      t.object(
        {
          place: t.integer({ description: 'The index among all rows.' }),
          row: t.integer({ description: 'The index on this page.' }),
        },
        { description: 'The row of the requested rank, name or ID.' },
      ),
    ),
    items: t.array(t.ref(ListRowView)),
    next: NextCursor,
  },
  { $id: 'ListPage', description: 'Rows of a list, highest rating first.' },
);
export type ListPageView = Static<typeof ListPageView>;

export const RevisionQuery = t.object({ revision: t.optional(Revision), lang: t.optional(LanguageName) });
export type RevisionQuery = Static<typeof RevisionQuery>;

export const DownloadQuery = t.object({
  kind: t.optional(
    t.enum(['titledUnrated'], {
      description: 'Only titled players without a rating, who are not on the main list.',
    }),
  ),
  revision: t.optional(Revision),
  lang: t.optional(LanguageName),
});
export type DownloadQuery = Static<typeof DownloadQuery>;

export const DownloadParams = t.object({
  cadence: t.enum([...CADENCES, 'combined']),
  date: DateText,
  layout: t.enum(LAYOUTS),
});
export type DownloadParams = Static<typeof DownloadParams>;

const FederationItem = t.object({ federation: t.string(), rated: t.integer(), active: t.integer() });
export type FederationItem = Static<typeof FederationItem>;

export const FederationsView = t.object(
  { list: t.nullable(DateText), items: t.array(FederationItem) },
  { $id: 'Federations', description: 'Federations on the newest list of a cadence, with player counts.' },
);
export type FederationsView = Static<typeof FederationsView>;
