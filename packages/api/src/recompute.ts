import { EVENT_TYPES, type GameInput, type RecomputeInput } from '@eloquence/rating';
import { CadenceName, DateText, Exact, Points } from './common.ts';
import { flag, integer, list, nullable, object, oneOf, optional, type Schema, text } from './schema.ts';

/**
 * Everything a player's rating on a list depends on: `recompute` of `@eloquence/rating` takes it as it is. `period` is
 * what `calculatePeriod` takes, `first` what `calculateInitialOfEvents` takes.
 */
export type RecomputeView = RecomputeInput;

type KView = NonNullable<RecomputeView['k']>;
type PeriodView = NonNullable<RecomputeView['period']>;
type FirstView = NonNullable<RecomputeView['first']>;

const games: Schema<readonly GameInput[]> = list(
  object<GameInput>({
    opponent: integer({ description: 'The rating the opponent counts with.' }),
    score: Points,
    own: optional(
      integer({ description: "The player's own rating at this game, where ratings are taken game by game." }),
    ),
  }),
);

export const RecomputeView: Schema<RecomputeView> = object<RecomputeView>(
  {
    cadence: CadenceName,
    list: DateText,
    applied: flag({ description: "By FIDE's known practice instead of the text." }),
    before: nullable(integer({ description: 'The rating on the list before.' })),
    k: nullable(
      object<KView>(
        {
          edition: text(),
          input: object<KView['input']>({
            rating: integer(),
            played: nullable(integer({ description: 'Rated games so far; null: not known, but enough.' })),
            on: DateText,
            birth: nullable(text({ description: 'The year alone.' })),
            peak: nullable(integer({ description: 'Where it is above the present rating.' })),
          }),
        },
        { description: 'What K of the list before is worked out from; null where nothing was multiplied.' },
      ),
    ),
    period: nullable(
      object<PeriodView>(
        {
          cadence: CadenceName,
          edition: text({ description: 'For what concerns the period as a whole.' }),
          list: DateText,
          rating: integer(),
          k: integer({ description: 'As it was used, before the limit on K × n.' }),
          events: list(
            object<PeriodView['events'][number]>({
              start: DateText,
              rating: integer(),
              k: nullable(integer({ description: 'null: that of the period.' })),
              games,
            }),
          ),
          corrections: list(Exact),
        },
        { description: 'Rated games and corrections: a file for `calc period`.' },
      ),
    ),
    first: nullable(
      object<FirstView>(
        {
          cadence: CadenceName,
          events: list(
            object<FirstView['events'][number]>({
              start: DateText,
              type: oneOf(EVENT_TYPES),
              official: flag(),
              games,
              ru: optional(integer({ description: 'Of a round robin, which its whole crosstable gives.' })),
            }),
          ),
        },
        {
          description:
            'The results of an unrated player, whether or not they give a first rating: a file for `calc initial`.',
        },
      ),
    ),
    adjustments: list(
      object<RecomputeView['adjustments'][number]>({ id: text(), standard: nullable(integer()) }),
      { description: 'One-off changes of the whole list, with the standard rating they look at.' },
    ),
  },
  { description: 'Everything the rating on this list depends on, for whoever wants to work it out himself.' },
);

/** Where the K that was used comes from. */
export const K_SOURCES = ['rules', 'birthday', 'remembered'] as const;
export type KSourceName = (typeof K_SOURCES)[number];

export interface KFromView {
  readonly source: KSourceName;
  readonly sentence: string;
}

export const KFromView: Schema<KFromView> = object<KFromView>({
  source: oneOf(K_SOURCES, {
    description:
      'rules: K follows from what is public; birthday: it hangs on a birthday, of which only the year is public; remembered: it was taken over with an earlier list.',
  }),
  sentence: text({ description: 'In the language asked for.' }),
});
