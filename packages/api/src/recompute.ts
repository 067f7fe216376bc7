import { EVENT_TYPES } from '@eloquence/rating';
import { CadenceName, DateText, Exact, Points } from './common.ts';
import { K_SOURCES } from './names.ts';
import { type Static, t } from './schema.ts';

const games = t.array(
  t.object({
    opponent: t.integer({ description: "The opponent's rating as counted." }),
    score: Points,
    own: t.optional(t.integer({ description: "The player's own rating in this game, if taken per game." })),
  }),
);

/** The input of `recompute` in `@eloquence/rating`. */
export const RecomputeView = t.object(
  {
    cadence: CadenceName,
    list: DateText,
    applied: t.boolean({ description: "By FIDE's known practice instead of the text." }),
    before: t.nullable(t.integer({ description: 'The rating on the previous list.' })),
    k: t.nullable(
      t.object(
        {
          edition: t.string(),
          input: t.object({
            rating: t.integer(),
            played: t.nullable(t.integer({ description: 'Rated games so far; null: unknown, but enough.' })),
            on: DateText,
            birth: t.nullable(t.string({ description: 'The year only.' })),
            peak: t.nullable(t.integer({ description: 'Where it is above the current rating.' })),
          }),
          set: t.optional(t.integer({ description: 'K as the rating administrator set it (2005 15b).' })),
        },
        { description: 'The input of K on the previous list; null where K was not used.' },
      ),
    ),
    period: t.nullable(
      t.object(
        {
          cadence: CadenceName,
          edition: t.string({ description: 'The edition for the period as a whole.' }),
          list: DateText,
          rating: t.integer(),
          k: t.integer({ description: 'K before the limit on K × n.' }),
          events: t.array(
            t.object({
              start: DateText,
              rating: t.integer(),
              k: t.nullable(t.integer({ description: 'null: the K of the period.' })),
              games,
            }),
          ),
          corrections: t.array(Exact),
        },
        { description: 'Rated games and corrections: an input file for `calc period`.' },
      ),
    ),
    first: t.nullable(
      t.object(
        {
          cadence: CadenceName,
          member: t.optional(
            t.enum(['any'], { description: 'A member of an association for which fewer games are enough.' }),
          ),
          events: t.array(
            t.object({
              start: DateText,
              type: t.enum(EVENT_TYPES),
              official: t.boolean(),
              games,
              ru: t.optional(t.integer({ description: 'The Ru of a round robin, from its crosstable.' })),
            }),
          ),
        },
        { description: 'The results of an unrated player: an input file for `calc initial`.' },
      ),
    ),
    adjustments: t.array(t.object({ id: t.string(), standard: t.nullable(t.integer()) }), {
      description: 'One-off list adjustments, with the standard rating they depend on.',
    }),
  },
  { description: 'Everything the rating on this list depends on, to recompute it independently.' },
);
export type RecomputeView = Static<typeof RecomputeView>;

export const KFromView = t.object({
  source: t.enum(K_SOURCES, {
    description:
      'rules: from public data; birthday: depends on a date of birth, of which only the year is public; remembered: imported with an earlier list.',
  }),
  sentence: t.string({ description: 'In the requested language.' }),
});
export type KFromView = Static<typeof KFromView>;
