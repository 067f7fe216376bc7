import type { Cadence } from '@eloquence/rating';
import {
  CadenceName,
  DateText,
  EventId,
  Exact,
  FederationCode,
  LanguageName,
  PersonRef,
  Points,
  ReasonView,
} from './common.ts';
import { FindingView } from './problems.ts';
import {
  anything,
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  record,
  ref,
  type Schema,
  text,
} from './schema.ts';

export const STAGES = [
  'registered',
  'reported',
  'accepted',
  'due',
  'rejected',
  'withdrawn',
  'rated',
  'corrected',
] as const;
export type StageName = (typeof STAGES)[number];

const Stage: Schema<StageName> = oneOf(STAGES, {
  description: 'due: accepted, and for the next list.',
});

export interface EventsQuery {
  readonly q?: string;
  readonly federation?: string;
  readonly cadence?: Cadence;
  readonly stage?: Exclude<StageName, 'due'>;
  readonly from?: string;
  readonly to?: string;
  readonly list?: string;
  readonly limit?: number;
  readonly cursor?: string;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const EventsQuery: Schema<EventsQuery> = object<EventsQuery>({
  q: optional(
    text({ maxLength: 100, description: 'Beginnings of words in the name or the city, in any order.' }),
  ),
  federation: optional(FederationCode),
  cadence: optional(CadenceName),
  stage: optional(
    oneOf(['registered', 'reported', 'accepted', 'rejected', 'withdrawn', 'rated', 'corrected']),
  ),
  from: optional({ ...DateText, description: 'Events that start on this day or later.' } as typeof DateText),
  to: optional({ ...DateText, description: 'Events that start on this day or earlier.' } as typeof DateText),
  list: optional({ ...DateText, description: 'Events on the list of this day.' } as typeof DateText),
  limit: optional(integer({ minimum: 1, maximum: 200, description: '50 unless said.' })),
  cursor: optional(text({ maxLength: 60, description: '`next` of the page before.' })),
  lang: optional(LanguageName),
});

export interface EventItem {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly type: string | null;
  readonly start: string;
  readonly end: string;
  readonly stage: StageName;
  readonly list: string | null;
}

export const EventItem: Schema<EventItem> = named(
  'EventItem',
  object<EventItem>({
    event: text(),
    name: text(),
    city: text(),
    federation: text(),
    cadence: CadenceName,
    type: nullable(text()),
    start: DateText,
    end: DateText,
    stage: Stage,
    list: nullable(DateText),
  }),
);

export interface EventsPage {
  readonly items: readonly EventItem[];
  readonly next: string | null;
}

export const EventsPage: Schema<EventsPage> = named(
  'EventsPage',
  object<EventsPage>(
    { items: list(ref(EventItem)), next: nullable(text()) },
    { description: 'Events by their start, the newest first.' },
  ),
);

export interface EventParams {
  readonly id: string;
}

export const EventParams: Schema<EventParams> = object<EventParams>({ id: EventId });

export interface ReportItem {
  readonly report: string;
  readonly version: number;
  readonly submitted: string;
  readonly state: 'submitted' | 'accepted' | 'rejected' | 'superseded';
  readonly hash: string;
  readonly size: number;
  readonly players: number;
  readonly games: number;
  readonly rounds: { readonly from: number; readonly to: number } | null;
  readonly list: string | null;
  readonly redacted: boolean;
  readonly findings: readonly FindingView[];
}

/** What an event waits for. */
export interface WaitView {
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly sentence: string;
}

export const WaitView: Schema<WaitView> = named(
  'Wait',
  object<WaitView>(
    {
      code: text({ description: 'Stable; the same as on the command line.' }),
      values: record(anything()),
      sentence: text({ description: 'In the language asked for.' }),
    },
    { description: 'What has to come before an event is where it will be.' },
  ),
);

export interface EventView {
  readonly event: string;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly cadence: Cadence;
  readonly type: string | null;
  readonly start: string;
  readonly end: string;
  readonly official: boolean;
  readonly partOf: string | null;
  readonly registered: string | null;
  readonly stage: StageName;
  readonly list: string | null;
  readonly revision: number | null;
  readonly because: string | null;
  readonly waits: WaitView | null;
  readonly reasons: readonly ReasonView[];
  readonly reports: readonly ReportItem[];
  readonly corrections: readonly { readonly report: string; readonly applied: string | null }[];
}

export const EventView: Schema<EventView> = named(
  'Event',
  object<EventView>(
    {
      event: text(),
      name: text(),
      city: text(),
      federation: text(),
      cadence: CadenceName,
      type: nullable(text()),
      start: DateText,
      end: DateText,
      official: flag(),
      partOf: nullable(text()),
      registered: nullable(text()),
      stage: Stage,
      list: nullable({ ...DateText, description: 'The list it is on, or will be on.' } as typeof DateText),
      revision: nullable(integer()),
      because: nullable(text({ description: 'What was said when it was rejected, withdrawn or corrected.' })),
      waits: nullable(ref(WaitView)),
      reasons: list(ref(ReasonView), { description: 'Why it is where it is.' }),
      reports: list(
        object<ReportItem>({
          report: text(),
          version: integer(),
          submitted: text({ description: 'UTC.' }),
          state: oneOf(['submitted', 'accepted', 'rejected', 'superseded']),
          hash: text({ description: 'SHA-256 of the bytes handed in.' }),
          size: integer(),
          players: integer(),
          games: integer(),
          rounds: nullable(
            object<{ readonly from: number; readonly to: number }>({ from: integer(), to: integer() }),
          ),
          list: nullable(text()),
          redacted: flag({ description: 'Its file was removed where the law asked for it.' }),
          findings: list(ref(FindingView)),
        }),
        { description: 'Of a withdrawn event, those alone see any who have to do with it.' },
      ),
      corrections: list(
        object<EventView['corrections'][number]>({ report: text(), applied: nullable(text()) }),
      ),
    },
    { description: 'An event: where it stands and why.' },
  ),
);

export interface ReportQuery {
  readonly version?: number;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const ReportQuery: Schema<ReportQuery> = object<ReportQuery>({
  version: optional(integer({ minimum: 1, maximum: 10_000, description: 'The newest unless said.' })),
  lang: optional(LanguageName),
});

export interface EventRatingItem {
  readonly player: PersonRef | null;
  readonly rating: number | null;
  readonly n: number;
  readonly score: number;
  readonly expected: string;
  readonly sum: string;
  readonly k: number | null;
  readonly change: string | null;
}

export interface EventRatingsView {
  readonly event: string;
  readonly cadence: Cadence;
  readonly list: string | null;
  readonly revision: number | null;
  readonly edition: string | null;
  readonly players: readonly EventRatingItem[];
}

export const EventRatingsView: Schema<EventRatingsView> = named(
  'EventRatings',
  object<EventRatingsView>(
    {
      event: text(),
      cadence: CadenceName,
      list: nullable({ ...DateText, description: 'null: it is not rated yet.' } as typeof DateText),
      revision: nullable(integer()),
      edition: nullable(text()),
      players: list(
        object<EventRatingItem>({
          player: nullable(ref(PersonRef)),
          rating: nullable(integer({ description: 'The one it was rated with; null: unrated.' })),
          n: integer(),
          score: Points,
          expected: Exact,
          sum: Exact,
          k: nullable(integer()),
          change: nullable(Exact),
        }),
      ),
    },
    { description: 'What an event gave each of its players.' },
  ),
);

export interface CrosstableGame {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly whiteScore: number;
  readonly blackScore: number;
  readonly played: boolean;
  readonly coloured: boolean;
}

export interface CrosstablePlayer {
  readonly no: number;
  readonly player: PersonRef | null;
  readonly points: number;
}

export interface CrosstableView {
  readonly event: string;
  readonly rounds: number;
  readonly players: readonly CrosstablePlayer[];
  readonly games: readonly CrosstableGame[];
}

export const CrosstableView: Schema<CrosstableView> = named(
  'Crosstable',
  object<CrosstableView>(
    {
      event: text(),
      rounds: integer(),
      players: list(
        object<CrosstablePlayer>({
          no: integer({ description: 'The start number.' }),
          player: nullable(ref(PersonRef)),
          points: Points,
        }),
      ),
      games: list(
        object<CrosstableGame>({
          round: integer(),
          white: integer({ description: 'The start number of white.' }),
          black: integer({ description: 'The start number of black.' }),
          whiteScore: Points,
          blackScore: Points,
          played: flag({ description: 'false: by forfeit.' }),
          coloured: flag({ description: 'false: the report does not say who had which colour.' }),
        }),
      ),
    },
    { description: 'The games of an event that were accepted.' },
  ),
);
