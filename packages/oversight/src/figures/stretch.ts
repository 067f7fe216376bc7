import type { Row } from '../duckdb/database.ts';
import type { FigureSession } from './session.ts';

/** Games with one rating difference, from White's side. */
export interface DifferenceBin {
  readonly difference: number;
  readonly games: number;
  readonly score: number;
}

/** Score by difference: 1 / (1 + exp(−(slope × x + advantage))), x the difference × ln 10 / 400. */
export interface LogisticFit {
  readonly slope: number;
  readonly advantage: number;
  /** The inverse of the information: the variance of the fit if games were independent. */
  readonly inverse: readonly [number, number, number];
}

const SCALE = Math.LN10 / 400;
const MOST_STEPS = 50;
const CLOSE = 1e-10;
/** Steeper fits are no fits: hardly a result was against the ratings. */
const STEEPEST = 20;

/** Maximum likelihood by Newton's method; null where the games decide nothing. */
export function fitLogistic(bins: readonly DifferenceBin[]): LogisticFit | null {
  let [slope, advantage] = [1, 0];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0];
    for (const { difference, games, score } of bins) {
      const x = difference * SCALE;
      const p = 1 / (1 + Math.exp(-(slope * x + advantage)));
      const rest = score - games * p;
      const weight = games * p * (1 - p);
      g0 += rest;
      g1 += rest * x;
      h00 += weight;
      h01 += weight * x;
      h11 += weight * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    if (!(determinant > 1e-9) || Math.abs(slope) > STEEPEST || Math.abs(advantage) > STEEPEST) return null;
    const [byAdvantage, bySlope] = [(h11 * g0 - h01 * g1) / determinant, (h00 * g1 - h01 * g0) / determinant];
    advantage += byAdvantage;
    slope += bySlope;
    if (Math.abs(byAdvantage) + Math.abs(bySlope) < CLOSE) {
      const inverse = [h11 / determinant, -h01 / determinant, h00 / determinant] as const;
      return { slope, advantage, inverse };
    }
  }
  return null;
}

/** The standard error of the slope, with games of one event dependent on each other. */
export function clusteredError(
  { inverse }: LogisticFit,
  { m00, m01, m11, events }: Readonly<Record<'m00' | 'm01' | 'm11' | 'events', number>>,
): number | null {
  if (events < 2) return null;
  const [, b, c] = inverse;
  const variance = b * b * m00 + 2 * b * c * m01 + c * c * m11;
  return Math.sqrt((variance * events) / (events - 1));
}

const Z95 = 1.96;

/** A game by its rating difference, from White's side. */
export type Game = Omit<DifferenceBin, 'games'>;

export interface Stretch {
  readonly games: number;
  readonly events: number;
  readonly b: number;
  /** The 95 % interval; null with fewer than two events. */
  readonly low: number | null;
  readonly high: number | null;
}

/** b over the games of events; null where they decide nothing. */
export function stretchOfEvents(events: readonly (readonly Game[])[]): Stretch | null {
  const games = events.flat();
  const fit = fitLogistic(games.map((game) => ({ ...game, games: 1 })));
  if (fit === null) return null;
  const sums = { m00: 0, m01: 0, m11: 0, events: events.length };
  for (const event of events) {
    let [own, byDifference] = [0, 0];
    for (const { difference, score } of event) {
      const x = difference * SCALE;
      const rest = score - 1 / (1 + Math.exp(-(fit.slope * x + fit.advantage)));
      own += rest;
      byDifference += rest * x;
    }
    sums.m00 += own * own;
    sums.m01 += own * byDifference;
    sums.m11 += byDifference * byDifference;
  }
  return { games: games.length, events: events.length, b: fit.slope, ...interval(fit, sums) };
}

function interval(fit: LogisticFit, cluster: Cluster | undefined): Pick<Stretch, 'low' | 'high'> {
  const error = cluster ? clusteredError(fit, cluster) : null;
  if (error === null) return { low: null, high: null };
  return { low: fit.slope - Z95 * error, high: fit.slope + Z95 * error };
}

/** b, its interval and White's advantage, for all games, by band and by month. */
export async function stretchRows(session: FigureSession, rows: readonly Row[]): Promise<readonly Row[]> {
  const key = ({ part, value }: Row): string => `${part} ${value ?? ''}`;
  const parts = [...Map.groupBy(rows, key)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const fits = parts.flatMap(([key, bins]) => {
    const fit = fitLogistic(bins as unknown as DifferenceBin[]);
    const games = bins.reduce((sum, bin) => sum + Number(bin.games), 0);
    return fit === null
      ? []
      : [{ key, part: String(bins[0]?.part), value: bins[0]?.value ?? null, games, fit }];
  });
  const clusters = await clustersOf(session, fits);
  return fits.map(({ key, part, value, games, fit }) => {
    const cluster = clusters.get(key);
    return {
      part,
      value,
      games,
      events: cluster?.events ?? 0,
      b: fit.slope,
      ...interval(fit, cluster),
      advantage: fit.advantage / SCALE,
    };
  });
}

type Cluster = Readonly<Record<'m00' | 'm01' | 'm11' | 'events', number>>;

async function clustersOf(
  session: FigureSession,
  fits: readonly { readonly part: string; readonly value: Row[string]; readonly fit: LogisticFit }[],
): Promise<ReadonlyMap<string, Cluster>> {
  if (fits.length === 0) return new Map();
  await session.db.run(
    'CREATE OR REPLACE TABLE fits (part VARCHAR, value VARCHAR, slope DOUBLE, advantage DOUBLE)',
  );
  const values = fits.map(({ part, value, fit }) => {
    const quoted = value === null ? 'NULL' : `'${value}'`;
    return `('${part}', ${quoted}, ${fit.slope}, ${fit.advantage})`;
  });
  await session.db.run(`INSERT INTO fits VALUES ${values.join(', ')}`);
  const rows = await session.query('stretch-clusters');
  return new Map(rows.map((row) => [`${row.part} ${row.value ?? ''}`, row as unknown as Cluster]));
}
