/** The texts of the figures over a history. */
import type { Language } from './languages.ts';
import type { FigureName, FigureTexts, FigureValue } from './types/figures.ts';

export type * from './types/figures.ts';

export async function loadFigureTexts(language: Language): Promise<FigureTexts> {
  return (await import(`./${language}/figures.ts`)).figureTexts;
}

const NUMBERED = /^(rank|above|p|after|players)_?(\d+)$/;

/** The heading of a column. */
export function columnLabel(column: string, { columns, numbered }: FigureTexts): string {
  const [, kind, number] = NUMBERED.exec(column) ?? [];
  if (kind !== undefined) return numbered[kind as keyof typeof numbered](Number(number));
  return (columns as Readonly<Record<string, string>>)[column] ?? column;
}

/** A value that is a word, in the reader's language. */
function valueLabel(value: string, { values }: FigureTexts): string {
  return values[value as FigureValue] ?? value;
}

/** Exact points, in hundredths. */
const EXACT: Readonly<Partial<Record<FigureName, readonly string[]>>> = {
  ledger: [
    'old_points',
    'k_imbalance',
    'cap',
    'one_sided',
    'other_games',
    'corrections',
    'newcomers',
    'returns',
    'leavers',
    'imports',
    'adjustments',
    'rounding',
    'new_points',
    'unexplained',
  ],
  transfers: ['points'],
  'repeated-pairs': ['points', 'opponent_points'],
  'concentrated-gains': ['points', 'points_at_40'],
};
/** Means, which have a decimal even where they are whole; the others are counts, ratings and numbers. */
const MEANS =
  /^(mean|mean_first|mean_active|cohort|created|deviation|error|change|after_\d+|offset|advantage|points)$/;
/** These are compared to the thousandth or closer. */
const FINE: readonly string[] = [
  'score',
  'table',
  'uncapped',
  'logistic_400',
  'logistic_480',
  'expected',
  'predicted',
  'residual',
  'b',
  'low',
  'high',
  'skew',
  'at_floor_share',
  'share',
  'brier',
  'log_loss',
  'deviance',
  'skill',
  'gain',
  'gain_low',
  'gain_high',
  'correlation',
  'margin',
];

/** How many decimals a column is read with, and by what its numbers are divided first. */
function columnScale(
  figure: FigureName,
  column: string,
): { readonly decimals: number; readonly divisor: number } {
  if (EXACT[figure]?.includes(column)) return { decimals: 2, divisor: 100 };
  if (column === 'score' && (figure === 'surprises' || figure === 'repeated-pairs'))
    return { decimals: 1, divisor: 1 };
  if (column === 'surprise' || (figure === 'surprises' && column === 'expected'))
    return { decimals: 2, divisor: 1 };
  if (FINE.includes(column)) return { decimals: 3, divisor: 1 };
  const isMean = MEANS.test(column) || (figure === 'first-ratings' && column === 'difference');
  return { decimals: isMean ? 1 : 0, divisor: 1 };
}

/** A value as people read it. `decimal` writes a number in the reader's language. */
export function figureCell(
  figure: FigureName,
  column: string,
  value: number | string | boolean | null | undefined,
  texts: FigureTexts,
  decimal: (value: string) => string,
): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return valueLabel(value, texts);
  const { decimals, divisor } = columnScale(figure, column);
  // Between the places of an axis there may be halves of what is counted.
  const shown = decimals === 0 && !Number.isInteger(value) ? 1 : decimals;
  const text = (value / divisor).toFixed(shown);
  return decimal(Number(text) === 0 ? text.replace('-', '') : text);
}

type Value = number | string | boolean | null;

/** A table of two directions. */
export interface MatrixTable {
  /** The value of `by`; null without one. */
  readonly of: Value;
  readonly rows: readonly Value[];
  readonly columns: readonly Value[];
  /** Row by row; null where there is nothing. */
  readonly cells: readonly (readonly Value[])[];
}

/** More columns than this are not read as a table of two directions. */
const WIDEST = 16;

/** The rows of a figure as tables of two directions; larger ones show the rows and columns with most entries. */
export function figureMatrices(
  { row, column, value, by = null }: MatrixSpec,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): readonly MatrixTable[] {
  const at = (name: string): number => columns.indexOf(name);
  const groups = Map.groupBy(rows, (each) => (by === null ? null : (each[at(by)] ?? null)));
  return [...groups].map(([of, own]) => {
    const [down, across] = [placesOf(own, at(row)), placesOf(own, at(column))];
    const found = new Map(
      own.map((each) => [keyOf(each[at(row)], each[at(column)]), each[at(value)] ?? null]),
    );
    return {
      of,
      rows: down,
      columns: across,
      cells: down.map((one) => across.map((other) => found.get(keyOf(one, other)) ?? null)),
    };
  });
}

export interface MatrixSpec {
  readonly row: string;
  readonly column: string;
  readonly value: string;
  readonly by?: string | null;
}

const keyOf = (row: Value | undefined, column: Value | undefined): string => JSON.stringify([row, column]);

function placesOf(rows: readonly (readonly Value[])[], at: number): readonly Value[] {
  const counts = new Map<Value, number>();
  for (const row of rows) counts.set(row[at] ?? null, (counts.get(row[at] ?? null) ?? 0) + 1);
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, WIDEST);
  const isNumber = most.every(([value]) => value !== null && Number.isFinite(Number(value)));
  return most
    .map(([value]) => value)
    .toSorted((a, b) => (isNumber ? Number(a) - Number(b) : String(a) < String(b) ? -1 : 1));
}
