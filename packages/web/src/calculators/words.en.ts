import type { EngineWords } from '@eloquence/words';
import { engine } from '@eloquence/words/en/engine';
import { type VariantNames, variantNames } from '../parts/variant-names.en.ts';
import { type Names, names } from './names.en.ts';

/** What all calculators say. */
export interface CalculatorWords {
  readonly engine: EngineWords;
  readonly variants: VariantNames;
  readonly all: string;
  readonly names: Names;
  readonly fields: {
    readonly rating: string;
    readonly k: string;
    readonly cadence: string;
    readonly edition: string;
    readonly newest: (id: string) => string;
    readonly byDate: string;
    readonly applied: string;
    readonly games: string;
    readonly opponent: (number: number) => string;
    readonly result: (number: number) => string;
    readonly moreGames: string;
    readonly calculate: string;
    readonly clear: string;
    readonly start: string;
    readonly event: (number: number) => string;
    readonly moreEvents: string;
    readonly notKnown: string;
  };
  readonly results: { readonly won: string; readonly drawn: string; readonly lost: string };
  readonly answer: string;
  readonly waiting: string;
  readonly resultMissing: string;
  readonly missing: (fields: readonly string[]) => string;
  readonly notWhole: (value: string) => string;
  readonly why: string;
  readonly offline: string;
  readonly share: string;
  readonly shared: string;
  readonly scoreOf: (points: string, games: number) => string;
  readonly changeIs: (exact: string, rounded: string) => string;
  readonly kUsed: (used: string, k: string) => string;
}

export const shared: CalculatorWords = {
  engine,
  variants: variantNames,
  all: 'All calculators',
  names,
  fields: {
    rating: 'Rating',
    k: 'K',
    cadence: 'Cadence',
    edition: 'Regulations',
    newest: (id) => `the newest (${id})`,
    byDate: 'in force when each event starts',
    applied: 'as FIDE is known to have applied them, where that differs from the text',
    games: 'Games',
    opponent: (number) => `Rating of opponent ${number}`,
    result: (number) => `Result of game ${number}`,
    moreGames: 'More games',
    calculate: 'Calculate',
    clear: 'Begin again',
    start: 'First day of the event',
    event: (number) => `Event ${number}`,
    moreEvents: 'Another event',
    notKnown: 'leave empty if not known',
  },
  results: { won: 'won', drawn: 'drawn', lost: 'lost' },
  answer: 'Answer',
  waiting: 'Fill in the fields: the answer appears here, with its reasons.',
  resultMissing: 'A game has no result yet.',
  missing: (fields) => `Still missing: ${fields.join(', ')}.`,
  notWhole: (value) => `“${value}” is not a whole number.`,
  why: 'Step by step',
  offline: 'Worked out in your browser by the same engine as the lists. It works without a connection.',
  share: 'The address of this page holds what you filled in: copy it to share the calculation.',
  shared: 'Copy the address',
  scoreOf: (points, games) => `${points} out of ${games}`,
  changeIs: (exact, rounded) => `${exact}, rounded to ${rounded}`,
  kUsed: (used, k) => `${used} instead of ${k}`,
};
