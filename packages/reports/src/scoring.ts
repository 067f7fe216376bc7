import type { ResultCode, TrfFile } from './trf/records.ts';

/** What each result is worth in the event, in half points; null where the report's own system cannot be read. */
export type Scoring = Readonly<Record<ResultCode, number>>;

export const USUAL_SCORING: Scoring = Object.freeze({
  '1': 2,
  '=': 1,
  '0': 0,
  '+': 2,
  '-': 0,
  W: 2,
  D: 1,
  L: 0,
  H: 1,
  F: 2,
  U: 2,
  Z: 0,
  '': 0,
});

/**
 * The scoring a report states: 162 of TRF26, the BB lines of bbpPairings, XXS of JaVaFo. Null where it gives points
 * other than halves or depends on the colour: then totals cannot be checked, and nothing is said about them.
 */
export function scoringOf(file: TrfFile): Scoring | null {
  const stated = file.records.flatMap((record): readonly Stated[] => {
    const text = record.source?.text ?? '';
    if (record.code === '162') return readPairs162(text);
    if (record.code.startsWith('BB')) return [[record.code.slice(2), text.slice(3).trim()]];
    if (record.code === 'XXS')
      return text
        .slice(3)
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(readPairXxs);
    return [];
  });
  const scoring: Record<ResultCode, number> = { ...USUAL_SCORING };
  for (const [symbol, value] of stated) {
    const halves = Number(value.replace(',', '.')) * 2;
    const codes = MEANINGS[symbol];
    if (codes === undefined || !Number.isInteger(halves)) return null;
    for (const code of codes) scoring[code] = halves;
  }
  return scoring;
}

type Stated = readonly [symbol: string, value: string];

/** Which results a symbol of 162 or a line of bbpPairings gives points for. */
const MEANINGS: Readonly<Record<string, readonly ResultCode[]>> = {
  W: ['1', '+', 'W', 'F', 'U'],
  D: ['=', 'D', 'H'],
  L: ['0', 'L'],
  A: ['Z', ''],
  P: ['U'],
  X: ['H'],
  Z: ['Z', ''],
  F: ['-'],
  U: ['U'],
};

function readPairs162(text: string): readonly Stated[] {
  return [...text.slice(4).matchAll(/([A-Z])\s+([\d.]+)/g)].map(([, symbol = '', value = '']) => [
    symbol,
    value,
  ]);
}

function readPairXxs(text: string): Stated {
  const [symbol = '', value = ''] = text.split('=');
  return [symbol === 'PAB' ? 'P' : symbol, value];
}
