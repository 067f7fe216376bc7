import type { Cadence } from '@eloquence/rating';
import { CadenceName, DateText, Exact, LanguageName, PersonRef, Points } from './common.ts';
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

export interface StandingGame {
  readonly round: number;
  readonly colour: 'w' | 'b' | null;
  readonly opponent: number;
  readonly score: number;
  readonly played: boolean;
}

export interface EventStandingItem {
  readonly rank: number;
  readonly no: number;
  readonly player: PersonRef | null;
  readonly points: number;
  readonly rating: number | null;
  readonly n: number | null;
  readonly score: number | null;
  readonly expected: string | null;
  readonly k: number | null;
  readonly change: string | null;
  readonly initial: { readonly ru: number; readonly n: number; readonly counts: boolean } | null;
  readonly games: readonly StandingGame[];
}

export interface EventStandingsView {
  readonly event: string;
  readonly cadence: Cadence;
  readonly rounds: number;
  readonly list: string | null;
  readonly revision: number | null;
  readonly edition: string | null;
  readonly players: readonly EventStandingItem[];
}

export const EventStandingsView: Schema<EventStandingsView> = named(
  'EventStandings',
  object<EventStandingsView>(
    {
      event: text(),
      cadence: CadenceName,
      rounds: integer(),
      list: nullable({ ...DateText, description: 'null: it is not rated yet.' } as typeof DateText),
      revision: nullable(integer()),
      edition: nullable(text()),
      players: list(
        object<EventStandingItem>({
          rank: integer({ description: 'By points; players with the same points share it.' }),
          no: integer({ description: 'The start number.' }),
          player: nullable(ref(PersonRef)),
          points: Points,
          rating: nullable(
            integer({ description: 'The one he was rated with; null: unrated, or not rated yet.' }),
          ),
          n: nullable(integer({ description: 'Games that counted.' })),
          score: nullable(Points),
          expected: nullable(Exact),
          k: nullable(integer()),
          change: nullable(Exact),
          initial: nullable(
            object<NonNullable<EventStandingItem['initial']>>(
              { ru: integer(), n: integer(), counts: flag() },
              { description: 'What the event gave an unrated player towards a first rating.' },
            ),
          ),
          games: list(
            object<StandingGame>({
              round: integer(),
              colour: nullable(oneOf(['w', 'b'])),
              opponent: integer({ description: 'His start number.' }),
              score: Points,
              played: flag({ description: 'false: by forfeit.' }),
            }),
          ),
        }),
      ),
    },
    { description: 'Crosstable, standings and what was rated, in one.' },
  ),
);

export interface ReportDifferencesQuery {
  readonly from: number;
  readonly to: number;
  readonly lang?: 'en' | 'fr' | 'zh';
}

const version: Schema<number> = integer({
  minimum: 1,
  maximum: 10_000,
  description: 'The version of a report.',
});

export const ReportDifferencesQuery: Schema<ReportDifferencesQuery> = object<ReportDifferencesQuery>({
  from: version,
  to: version,
  lang: optional(LanguageName),
});

export interface ChangedValueView {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface ReportDifferencesView {
  readonly event: string;
  readonly from: number;
  readonly to: number;
  readonly header: readonly ChangedValueView[];
  readonly players: readonly {
    readonly no: number;
    readonly id: string;
    readonly name: string;
    readonly change: 'added' | 'removed' | 'changed';
    readonly values: readonly ChangedValueView[];
  }[];
  readonly results: readonly {
    readonly round: number;
    readonly white: { readonly no: number; readonly name: string };
    readonly black: { readonly no: number; readonly name: string };
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

const values: Schema<readonly ChangedValueView[]> = list(
  object<ChangedValueView>({ field: text(), before: nullable(text()), after: nullable(text()) }),
);
type Side = ReportDifferencesView['results'][number]['white'];
const side: Schema<Side> = object<Side>({ no: integer(), name: text() });

export const ReportDifferencesView: Schema<ReportDifferencesView> = named(
  'ReportDifferences',
  object<ReportDifferencesView>(
    {
      event: text(),
      from: integer(),
      to: integer(),
      header: values,
      players: list(
        object<ReportDifferencesView['players'][number]>({
          no: integer(),
          id: text(),
          name: text(),
          change: oneOf(['added', 'removed', 'changed']),
          values,
        }),
      ),
      results: list(
        object<ReportDifferencesView['results'][number]>({
          round: integer(),
          white: side,
          black: side,
          before: nullable(text({ description: 'As 1–0; null: there was no such game.' })),
          after: nullable(text()),
        }),
      ),
    },
    { description: 'What a version of a report says otherwise than another.' },
  ),
);
