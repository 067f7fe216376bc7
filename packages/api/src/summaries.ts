import type { Cadence } from '@eloquence/rating';
import { CadenceName, DateText, Exact, LanguageName, PersonRef } from './common.ts';
import { DIFF_KINDS, type DiffKindName, POINT_LINES } from './names.ts';
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

export interface DiffExampleView {
  readonly player: PersonRef | null;
  readonly before: number | null;
  readonly after: number | null;
}

export interface SummaryView {
  readonly cadence: Cadence;
  readonly date: string;
  readonly revision: number;
  readonly state: 'draft' | 'published';
  readonly source: 'imported' | 'computed';
  readonly hash: string;
  readonly ratedBefore: number;
  readonly ratedAfter: number;
  readonly kinds: readonly {
    readonly kind: DiffKindName;
    readonly count: number;
    readonly examples: readonly DiffExampleView[];
  }[];
  readonly histogram: readonly {
    readonly from: number | null;
    readonly to: number | null;
    readonly count: number;
  }[];
  readonly gains: readonly DiffExampleView[];
  readonly losses: readonly DiffExampleView[];
  readonly points: {
    readonly before: string;
    readonly lines: readonly { readonly line: (typeof POINT_LINES)[number]; readonly points: string }[];
    readonly after: string;
    readonly unexplained: string;
    readonly holds: boolean;
  };
  readonly adjustments: readonly string[];
  readonly eventCount: number;
  readonly games: number;
  readonly waiting: number;
  readonly held: readonly string[];
  readonly events: readonly SummaryEvent[];
  readonly corrections: readonly SummaryCorrection[];
}

export interface SummaryEvent {
  readonly event: string;
  readonly name: string;
  readonly start: string;
  readonly edition: string;
  readonly players: number;
  readonly unrated: number;
  readonly games: number;
}

export interface SummaryCorrection {
  readonly event: string;
  readonly list: string;
  readonly player: PersonRef | null;
  readonly change: string;
}

const examples: Schema<readonly DiffExampleView[]> = list(
  object<DiffExampleView>({
    player: nullable(ref(PersonRef)),
    before: nullable(integer({ description: 'null: no rating.' })),
    after: nullable(integer()),
  }),
);

export const SummaryView: Schema<SummaryView> = named(
  'ListSummary',
  object<SummaryView>(
    {
      cadence: CadenceName,
      date: DateText,
      revision: integer(),
      state: oneOf(['draft', 'published']),
      source: oneOf(['imported', 'computed']),
      hash: text(),
      ratedBefore: integer({ description: 'Players with a rating on the list before.' }),
      ratedAfter: integer(),
      kinds: list(
        object<SummaryView['kinds'][number]>({
          kind: oneOf(DIFF_KINDS, {
            description: 'Of the first six exactly one is true of everybody; the last two are said besides.',
          }),
          count: integer(),
          examples,
        }),
        { description: 'What became of the players, with the highest rated of each kind.' },
      ),
      histogram: list(
        object<SummaryView['histogram'][number]>({
          from: nullable(integer({ description: 'null: without end.' })),
          to: nullable(integer()),
          count: integer(),
        }),
        {
          description: 'How many gained or lost so many points; at 0 those who played and kept their rating.',
        },
      ),
      gains: examples,
      losses: examples,
      points: object<SummaryView['points']>(
        {
          before: Exact,
          lines: list(
            object<SummaryView['points']['lines'][number]>({ line: oneOf(POINT_LINES), points: Exact }),
          ),
          after: Exact,
          unexplained: Exact,
          holds: flag(),
        },
        { description: 'Where points came from and went to: before + lines = after, to the hundredth.' },
      ),
      adjustments: list(text()),
      eventCount: integer(),
      games: integer({ description: 'Games that counted, once for each player they counted for.' }),
      waiting: integer({ description: 'Unrated players with results that are kept for later.' }),
      held: list(text(), { description: 'Accepted, but there is no list of the time before they began.' }),
      events: list(
        object<SummaryEvent>({
          event: text(),
          name: text(),
          start: DateText,
          edition: text(),
          players: integer(),
          unrated: integer(),
          games: integer(),
        }),
        { description: 'By their start, 500 at most.' },
      ),
      corrections: list(
        object<SummaryCorrection>({
          event: text(),
          list: { ...DateText, description: 'The list on which the event stands.' } as typeof DateText,
          player: nullable(ref(PersonRef)),
          change: Exact,
        }),
        { description: 'What corrected reports changed, 500 at most.' },
      ),
    },
    { description: 'What a list changed against the one before it.' },
  ),
);

export interface SummaryQuery {
  readonly revision?: number;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const SummaryQuery: Schema<SummaryQuery> = object<SummaryQuery>({
  revision: optional(integer({ minimum: 0, maximum: 100_000 })),
  lang: optional(LanguageName),
});

export interface DifferencesQuery {
  readonly from?: number;
  readonly to?: number;
  readonly limit?: number;
  readonly cursor?: string;
  readonly lang?: 'en' | 'fr' | 'zh';
}

const revision = (description: string): Schema<number> =>
  integer({ minimum: 0, maximum: 100_000, description });

export const DifferencesQuery: Schema<DifferencesQuery> = object<DifferencesQuery>({
  from: optional(revision('1, the original, unless said.')),
  to: optional(revision('The one in force unless said.')),
  limit: optional(integer({ minimum: 1, maximum: 1000, description: '100 unless said.' })),
  cursor: optional(text({ pattern: '^\\d{1,8}$', description: '`next` of the page before.' })),
  lang: optional(LanguageName),
});

export interface RevisedRowView {
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
  readonly flag: string;
}

export interface DifferencesView {
  readonly cadence: Cadence;
  readonly date: string;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly items: readonly {
    readonly player: PersonRef | null;
    readonly before: RevisedRowView | null;
    readonly after: RevisedRowView | null;
  }[];
  readonly next: string | null;
}

const Row: Schema<RevisedRowView | null> = nullable(
  object<RevisedRowView>({
    rating: nullable(integer()),
    games: integer(),
    k: nullable(integer()),
    flag: text(),
  }),
);

export const DifferencesView: Schema<DifferencesView> = named(
  'ListDifferences',
  object<DifferencesView>(
    {
      cadence: CadenceName,
      date: DateText,
      from: integer(),
      to: integer(),
      count: integer(),
      items: list(
        object<DifferencesView['items'][number]>({
          player: nullable(ref(PersonRef)),
          before: Row,
          after: Row,
        }),
      ),
      next: nullable(text()),
    },
    { description: 'What a revision of a list shows otherwise than another, the largest changes first.' },
  ),
);
