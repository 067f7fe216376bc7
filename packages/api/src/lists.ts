import type { Cadence } from '@eloquence/rating';
import { CadenceName, DateText, FederationCode, LanguageName, TitleCode, Titles } from './common.ts';
import { LAYOUTS } from './names.ts';
import {
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  ref,
  type Schema,
  text,
} from './schema.ts';

export interface ListItem {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly current: boolean;
  readonly source: 'imported' | 'computed';
  readonly practice: string;
  readonly engine: string;
  readonly players: number;
  readonly rated: number;
  readonly hash: string;
  readonly editions: readonly string[];
  readonly events: number | null;
  readonly games: number | null;
  readonly published: string | null;
  readonly revisions: readonly number[];
}

export const ListItem: Schema<ListItem> = named(
  'List',
  object<ListItem>(
    {
      cadence: CadenceName,
      date: DateText,
      revision: integer({ description: '1 is the original.' }),
      current: flag({ description: 'Whether this is the revision in force.' }),
      source: oneOf(['imported', 'computed']),
      practice: text({
        description: 'text: as the regulations are written; applied: as FIDE is known to do it.',
      }),
      engine: text({ description: 'The version of the program that made it.' }),
      players: integer(),
      rated: integer(),
      hash: text({
        description:
          'SHA-256 over the canonical form: a line a player by ID, every published column in a fixed order.',
      }),
      editions: list(text(), {
        description: 'The editions of the regulations that it was made with; none of an imported list.',
      }),
      events: nullable(integer({ description: 'Events that went into it; null of an imported list.' })),
      games: nullable(integer({ description: 'Games that counted, once for each player they counted for.' })),
      published: nullable(text({ description: 'When, in UTC.' })),
      revisions: list(integer(), { description: 'All that are published of this list, the original first.' }),
    },
    { description: 'A published list, which never changes.' },
  ),
);

export interface ListsQuery {
  readonly cadence?: Cadence;
  readonly revisions?: boolean;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const ListsQuery: Schema<ListsQuery> = object<ListsQuery>({
  cadence: optional(CadenceName),
  revisions: optional(flag({ description: 'Also those no longer in force.' })),
  lang: optional(LanguageName),
});

export interface ListsView {
  readonly items: readonly ListItem[];
}

export const ListsView: Schema<ListsView> = named(
  'Lists',
  object<ListsView>(
    { items: list(ref(ListItem)) },
    { description: 'The lists there are, the newest first.' },
  ),
);

export interface ListParams {
  readonly cadence: Cadence;
  readonly date: string;
}

export const ListParams: Schema<ListParams> = object<ListParams>({ cadence: CadenceName, date: DateText });

export interface ListPageQuery {
  readonly federation?: string;
  readonly sex?: 'M' | 'F';
  readonly youngest?: number;
  readonly oldest?: number;
  readonly title?: string;
  readonly active?: boolean;
  readonly kind?: 'rated' | 'titledUnrated' | 'delisted' | 'onlyFlagged';
  readonly order?: 'rating' | 'gain' | 'loss';
  readonly at?: number;
  readonly find?: string;
  readonly limit?: number;
  readonly cursor?: string;
  readonly revision?: number;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const ListPageQuery: Schema<ListPageQuery> = object<ListPageQuery>({
  federation: optional(FederationCode),
  sex: optional(oneOf(['M', 'F'])),
  youngest: optional(
    integer({ minimum: 0, maximum: 200, description: 'The least age reached in the year of the list.' }),
  ),
  oldest: optional(integer({ minimum: 0, maximum: 200, description: 'The greatest.' })),
  title: optional(TitleCode),
  active: optional(flag({ description: 'Only the active: a top list.' })),
  kind: optional(
    oneOf(['rated', 'titledUnrated', 'delisted', 'onlyFlagged'], { description: 'rated unless said.' }),
  ),
  order: optional(
    oneOf(['rating', 'gain', 'loss'], {
      description:
        'gain, loss: the active who played, by what they gained or lost against the list before, the most first.',
    }),
  ),
  at: optional(
    integer({
      minimum: 1,
      maximum: 10_000_000,
      description: 'The page with this rank on it; `found` says where.',
    }),
  ),
  find: optional(
    text({
      minLength: 1,
      maxLength: 100,
      description: 'The page with this name or ID on it; `found` says where, or null.',
    }),
  ),
  limit: optional(integer({ minimum: 1, maximum: 1000, description: '100 unless said.' })),
  cursor: optional(
    text({
      pattern: '^\\d{1,8}$',
      description:
        '`next` of the page before; also simply the place of the first row, from 0: page p of n rows begins at (p − 1) × n.',
    }),
  ),
  revision: optional(
    integer({ minimum: 0, maximum: 100_000, description: 'Another revision than the one in force.' }),
  ),
  lang: optional(LanguageName),
});

export interface ListRowView {
  readonly rank: number | null;
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly titles: Titles;
  readonly birthYear: number | null;
  readonly rating: number | null;
  readonly change: number | null;
  readonly changeKnown: boolean;
  readonly new: boolean;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
}

export const ListRowView: Schema<ListRowView> = named(
  'ListRow',
  object<ListRowView>({
    rank: nullable(integer({ description: 'Players of the same rating share it.' })),
    id: text(),
    name: text(),
    federation: text(),
    sex: nullable(oneOf(['M', 'F'])),
    titles: Titles,
    birthYear: nullable(integer()),
    rating: nullable(integer()),
    change: nullable(integer({ description: 'Against the list before.' })),
    changeKnown: flag({
      description: 'false: one of the two lists shows no rating, or there is none before.',
    }),
    new: flag({ description: 'On a list for the first time.' }),
    games: integer(),
    k: nullable(integer()),
    flag: text(),
  }),
);

export interface ListPageView {
  readonly list: ListItem;
  readonly before: string | null;
  readonly count: number;
  readonly offset: number;
  readonly limit: number;
  readonly found: { readonly place: number; readonly row: number } | null;
  readonly items: readonly ListRowView[];
  readonly next: string | null;
}

export const ListPageView: Schema<ListPageView> = named(
  'ListPage',
  object<ListPageView>(
    {
      list: ref(ListItem),
      before: nullable({ ...DateText, description: 'The list that changes are against.' } as typeof DateText),
      count: integer({ description: 'Rows that the filters let through.' }),
      offset: integer({ description: 'The place of the first row of this page, from 0.' }),
      limit: integer({ description: 'Rows of a page.' }),
      found: nullable(
        object<NonNullable<ListPageView['found']>>(
          {
            place: integer({ description: 'Among all rows, from 0.' }),
            row: integer({ description: 'On this page, from 0.' }),
          },
          { description: 'Where the rank, name or ID asked for stands.' },
        ),
      ),
      items: list(ref(ListRowView)),
      next: nullable(text()),
    },
    { description: 'Rows of a list, the highest rating first.' },
  ),
);

export interface DownloadQuery {
  readonly revision?: number;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const DownloadQuery: Schema<DownloadQuery> = object<DownloadQuery>({
  revision: optional(integer({ minimum: 0, maximum: 100_000 })),
  lang: optional(LanguageName),
});

export interface DownloadParams {
  readonly cadence: Cadence | 'combined';
  readonly date: string;
  readonly layout: (typeof LAYOUTS)[number];
}

export const DownloadParams: Schema<DownloadParams> = object<DownloadParams>({
  cadence: oneOf(['standard', 'rapid', 'blitz', 'combined']),
  date: DateText,
  layout: oneOf(LAYOUTS),
});

export interface FederationItem {
  readonly federation: string;
  readonly rated: number;
  readonly active: number;
}

export interface FederationsView {
  readonly list: string | null;
  readonly items: readonly FederationItem[];
}

export const FederationsView: Schema<FederationsView> = named(
  'Federations',
  object<FederationsView>(
    {
      list: nullable(DateText),
      items: list(object<FederationItem>({ federation: text(), rated: integer(), active: integer() })),
    },
    { description: 'The federations on the newest list of a cadence, with their rated players.' },
  ),
);
