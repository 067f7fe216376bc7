import type { ResultCode, TrfFile, TrfRecord } from './trf/records.ts';
import { textOf } from './trf/write.ts';

/** What each result is worth in the event, in half points. */
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
  const byResult = file.records.flatMap(byResultPairs);
  const bySymbol = file.records.flatMap(xxsPairs);
  if (byResult.length === 0 && bySymbol.length === 0) return USUAL_SCORING;
  const [points, symbols] = [pointsOf(byResult), pointsOf(bySymbol)];
  if (points === null || symbols === null) return null;
  return bySymbol.length > 0 ? scoringOfXxs(symbols) : scoringByResult(points);
}

type Pair = readonly [symbol: string, value: string];

/** 162: `W 1.0    D 0.5`, and the same line by line from bbpPairings: `BBW 1.0`. */
function byResultPairs(record: TrfRecord): readonly Pair[] {
  const { code } = record;
  if (code === '162') {
    const pairs = textOf(record)
      .slice(4)
      .matchAll(/([A-Z]) {0,8}([\d.,]+)/g);
    return [...pairs].map(([, symbol = '', value = '']) => [symbol, value]);
  }
  return code.startsWith('BB') ? [[code, textOf(record).slice(3).trim()]] : [];
}

/** `XXS W=3 D=1 PAB=.5` */
function xxsPairs(record: TrfRecord): readonly Pair[] {
  if (record.code !== 'XXS') return [];
  const pairs = textOf(record).slice(3).split(/\s+/).filter(Boolean);
  return pairs.map((pair) => {
    const [symbol = '', value = ''] = pair.split('=');
    return [symbol, value];
  });
}

/** Half points by symbol, the last word counts; null where one is no number of halves. */
function pointsOf(pairs: readonly Pair[]): ReadonlyMap<string, number> | null {
  const points = new Map<string, number>();
  for (const [symbol, value] of pairs) {
    const halves = /^(\d{1,3}([.,]\d{0,2})?|[.,]\d{1,2})$/.test(value)
      ? 2 * Number(value.replace(',', '.'))
      : -1;
    if (halves < 0 || !Number.isInteger(halves)) return null;
    for (const each of SHORTCUTS.get(symbol) ?? [symbol]) points.set(each, halves);
  }
  return points;
}

/** Symbols of XXS that stand for several, and the lines of bbpPairings by the symbols of 162. */
const SHORTCUTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['W', ['W', 'WW', 'BW', 'FW', 'FPB']],
  ['D', ['D', 'WD', 'BD', 'HPB']],
  ['A', ['Z', 'F']],
  ['BBW', ['W']],
  ['BBD', ['D']],
  ['BBL', ['L']],
  ['BBZ', ['Z']],
  ['BBF', ['F']],
  ['BBU', ['P']],
]);

/** A win counts the same by forfeit and as a full-point bye, a draw as a half-point bye, and a bye of the pairing as a win. */
function scoringByResult(points: ReadonlyMap<string, number>): Scoring | null {
  const win = points.get('W') ?? 2;
  const draw = points.get('D') ?? 1;
  const loss = points.get('L') ?? 0;
  const absent = points.get('Z') ?? 0;
  // X is as a draw unless it is given; what else it stands for is not said, so that totals cannot be checked.
  if ((points.get('X') ?? draw) !== draw) return null;
  return {
    '1': win,
    '=': draw,
    '0': loss,
    '+': win,
    '-': points.get('F') ?? 0,
    W: win,
    D: draw,
    L: loss,
    H: draw,
    F: win,
    U: points.get('P') ?? win,
    Z: absent,
    '': absent,
  };
}

/** XXS scores each colour separately; we have one score for both. */
function scoringOfXxs(points: ReadonlyMap<string, number>): Scoring | null {
  const of = (symbol: string, usual: number): number => points.get(symbol) ?? usual;
  const [win, draw, loss] = [of('WW', 2), of('WD', 1), of('WL', 0)];
  if (of('BW', 2) !== win || of('BD', 1) !== draw || of('BL', 0) !== loss) return null;
  return {
    '1': win,
    '=': draw,
    '0': loss,
    '+': of('FW', 2),
    '-': of('FL', 0),
    W: win,
    D: draw,
    L: loss,
    H: of('HPB', 1),
    F: of('FPB', 2),
    U: of('PAB', 2),
    Z: of('ZPB', 0),
    '': of('ZPB', 0),
  };
}
