import type { Cadence } from '@eloquence/rating';
import { CadenceName, DateText, Exact, PersonRef, PlayerId, Points, ReasonView } from './common.ts';
import { KFromView, RecomputeView } from './recompute.ts';
import { flag, integer, list, named, nullable, object, oneOf, ref, type Schema, text } from './schema.ts';

export interface PeriodParams {
  readonly id: string;
  readonly list: string;
}

export const PeriodParams: Schema<PeriodParams> = object<PeriodParams>({ id: PlayerId, list: DateText });

export interface PeriodGame {
  readonly round: number;
  readonly colour: 'w' | 'b' | null;
  readonly opponent: PersonRef | null;
  readonly opponentRating: number | null;
  readonly score: number;
  readonly counted: boolean;
  readonly difference: number | null;
  readonly expected: string | null;
  readonly delta: string | null;
  readonly reasons: readonly ReasonView[];
}

export interface PeriodEvent {
  readonly event: string;
  readonly name: string;
  readonly edition: string;
  readonly start: string;
  readonly list: string;
  readonly rating: number | null;
  readonly n: number;
  readonly score: number;
  readonly expected: string;
  readonly sum: string;
  readonly k: number | null;
  readonly change: string | null;
  readonly games: readonly PeriodGame[];
  readonly reasons: readonly ReasonView[];
}

export interface PeriodRow {
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
}

export interface FirstRatingView {
  readonly rating: number | null;
  readonly ru: number | null;
  readonly n: number;
  readonly score: number;
  readonly reasons: readonly ReasonView[];
}

/** What a corrected report changed. */
export interface PeriodCorrection {
  readonly event: string;
  readonly name: string;
  readonly list: string;
  readonly applied: string;
  readonly corrected: string;
  readonly change: string;
  readonly first: boolean;
  readonly because: string | null;
}

export interface PeriodView {
  readonly id: string;
  readonly name: string;
  readonly cadence: Cadence;
  readonly list: {
    readonly date: string;
    readonly revision: number;
    readonly source: 'imported' | 'computed';
  };
  readonly before: PeriodRow | null;
  readonly after: PeriodRow | null;
  readonly events: readonly PeriodEvent[];
  readonly corrections: readonly PeriodCorrection[];
  readonly change: string | null;
  readonly rounded: number | null;
  readonly kUsed: number | null;
  readonly reasons: readonly ReasonView[];
  readonly kReasons: readonly ReasonView[];
  readonly standingReasons: readonly ReasonView[];
  readonly first: FirstRatingView | null;
  readonly kFrom: KFromView | null;
  readonly recompute: RecomputeView | null;
}

const reasons: Schema<readonly ReasonView[]> = list(ref(ReasonView));

const PeriodGame: Schema<PeriodGame> = object<PeriodGame>({
  round: integer(),
  colour: nullable(oneOf(['w', 'b'])),
  opponent: nullable(ref(PersonRef)),
  opponentRating: nullable(integer()),
  score: Points,
  counted: flag(),
  difference: nullable(integer()),
  expected: nullable(Exact),
  delta: nullable(Exact),
  reasons,
});

const PeriodRow: Schema<PeriodRow> = object<PeriodRow>({
  rating: nullable(integer()),
  games: integer(),
  k: nullable(integer()),
});

export const PeriodView: Schema<PeriodView> = named(
  'Period',
  object<PeriodView>(
    {
      id: text(),
      name: text(),
      cadence: CadenceName,
      list: object<PeriodView['list']>({
        date: DateText,
        revision: integer(),
        source: oneOf(['imported', 'computed'], {
          description: 'Of an imported list nothing is known but itself.',
        }),
      }),
      before: nullable(PeriodRow),
      after: nullable(PeriodRow),
      events: list(
        object<PeriodEvent>({
          event: text(),
          name: text(),
          edition: text(),
          start: DateText,
          list: { ...DateText, description: 'The list whose ratings were used.' } as typeof DateText,
          rating: nullable(integer()),
          n: integer(),
          score: Points,
          expected: Exact,
          sum: Exact,
          k: nullable(integer()),
          change: nullable(Exact),
          games: list(PeriodGame),
          reasons,
        }),
      ),
      corrections: list(
        object<PeriodCorrection>({
          event: text(),
          name: text(),
          list: { ...DateText, description: 'The list on which the event stands.' } as typeof DateText,
          applied: { ...Exact, description: 'What lists had given for the event before.' } as typeof Exact,
          corrected: { ...Exact, description: 'What the corrected report gives.' } as typeof Exact,
          change: { ...Exact, description: 'The difference, added before rounding.' } as typeof Exact,
          first: flag({ description: 'The player came on the list with the event.' }),
          because: nullable(text({ description: 'Why the report was corrected.' })),
        }),
      ),
      change: nullable(Exact),
      rounded: nullable(integer()),
      kUsed: nullable(integer()),
      reasons,
      kReasons: reasons,
      standingReasons: reasons,
      first: nullable(
        object<FirstRatingView>({
          rating: nullable(integer()),
          ru: nullable(integer()),
          n: integer(),
          score: Points,
          reasons,
        }),
      ),
      kFrom: nullable(KFromView),
      recompute: nullable(RecomputeView),
    },
    { description: "A player's period on a list, down to every game, with every reason." },
  ),
);
