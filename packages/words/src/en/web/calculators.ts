import type { EngineMessages } from '../../types/messages.ts';
import { engine } from '../engine.ts';
import { terms } from '../terms.ts';
import { type Names, names } from './calculator-names.ts';
import { type VariantNames, variantNames } from './variant-names.ts';

/** What all calculators say. */
export interface CalculatorWords {
  readonly engine: EngineMessages;
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
    readonly kHint: string;
  };
  readonly player: {
    readonly label: string;
    readonly hint: string;
    readonly fill: string;
    readonly from: (month: string) => string;
    readonly unrated: string;
    readonly none: (asked: string) => string;
  };
  readonly results: { readonly won: string; readonly drawn: string; readonly lost: string };
  readonly answer: string;
  readonly waiting: string;
  readonly resultMissing: string;
  readonly missing: (fields: readonly string[]) => string;
  readonly notWhole: (value: string) => string;
  readonly unreadable: (line: string) => string;
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
    rating: terms.headings.rating as string,
    k: terms.headings.k as string,
    cadence: terms.headings.cadence as string,
    edition: 'Regulations',
    newest: (id) => `current (${id})`,
    byDate: 'in force when each event starts',
    applied: 'FIDE practice, where it differs from the text',
    games: terms.headings.games as string,
    opponent: (number) => `Rating of opponent ${number}`,
    result: (number) => `Result of game ${number}`,
    moreGames: 'Add games',
    calculate: 'Calculate',
    clear: 'Clear',
    start: 'Start date of the event',
    event: (number) => `Event ${number}`,
    moreEvents: 'Add event',
    notKnown: 'leave empty if unknown',
    kHint: 'empty: calculated from the rating',
  },
  player: {
    label: 'Player',
    hint: 'name or ID; fills in the numbers of the latest list',
    fill: 'Fill in',
    from: (month) => `numbers of the list of ${month}`,
    unrated: 'unrated in this cadence',
    none: (asked) => `No player matches “${asked}”.`,
  },
  results: { won: 'won', drawn: 'drawn', lost: 'lost' },
  answer: 'Result',
  waiting: 'Fill in the fields to see the result and its reasons.',
  resultMissing: 'A game has no result yet.',
  missing: (fields) => `Still missing: ${fields.join(', ')}.`,
  notWhole: (value) => `“${value}” is not a whole number.`,
  unreadable: (line) =>
    `Not a line of the standings: “${line}”. Give name, rating and points, such as “Agate 2600 8”.`,
  why: 'Step by step',
  offline: 'Calculated in your browser by the engine used for the lists. Works offline.',
  share: 'The link contains your input. Copy it to share the calculation.',
  shared: 'Copy link',
  scoreOf: (points, games) => `${points} / ${games}`,
  changeIs: (exact, rounded) => `${exact}, rounded to ${rounded}`,
  kUsed: (used, k) => `${used} instead of ${k}`,
};
