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

const EXACT: readonly string[] = [
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
  'opponent_points',
  'points_at_40',
];
const POINTS_IN_HUNDREDTHS: readonly FigureName[] = ['transfers', 'repeated-pairs', 'concentrated-gains'];
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
  'correlation',
  'margin',
];

/** How many decimals a column is read with, and by what its numbers are divided first. */
function columnScale(
  figure: FigureName,
  column: string,
): { readonly decimals: number; readonly divisor: number } {
  const isExact =
    (EXACT.includes(column) && figure !== 'newcomers') ||
    (column === 'points' && POINTS_IN_HUNDREDTHS.includes(figure));
  if (isExact) return { decimals: 2, divisor: 100 };
  if (column === 'score' && (figure === 'surprises' || figure === 'repeated-pairs'))
    return { decimals: 1, divisor: 1 };
  return { decimals: FINE.includes(column) ? 3 : 1, divisor: 1 };
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
  const isWhole = Number.isInteger(value) && divisor === 1 && decimals < 3;
  return decimal(isWhole ? String(value) : (value / divisor).toFixed(decimals));
}
