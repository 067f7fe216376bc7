import { nearest } from '@eloquence/rating';
import type { Row } from '../duckdb/database.ts';
import { OversightError } from '../errors.ts';
import { federationOffsets } from './federation-offsets.ts';
import { firstRatingRows } from './first-ratings.ts';
import { forecastRows } from './forecast.ts';
import { withPlayerIds } from './player-ids.ts';
import { type FigureSession, readQuery } from './session.ts';
import { stretchRows } from './stretch.ts';

/** How a figure is drawn: lines over the column `x`, one set for each value of `by`. Without it, only as a table. */
export interface FigureChart {
  readonly x: string;
  readonly lines: readonly string[];
  readonly by?: string;
  /** Bars, where no line leads from one place to the next. */
  readonly isBars?: boolean;
}

/** A figure as a table of two directions, one for each value of `by`. */
export interface FigureMatrix {
  readonly row: string;
  readonly column: string;
  readonly value: string;
  readonly by?: string;
}

interface Definition {
  readonly columns: readonly string[];
  readonly chart?: FigureChart;
  readonly matrix?: FigureMatrix;
  /** What the query alone cannot say. */
  readonly finish?: (
    session: FigureSession,
    rows: readonly Row[],
  ) => readonly Row[] | Promise<readonly Row[]>;
}

/** Every figure, by the name of its query, in the order of a report. */
export const FIGURE_NAMES = [
  'inflation',
  'calibration',
  'reliability',
  'residuals',
  'stretch',
  'shape',
  'ranks',
  'counts',
  'federation-means',
  'federation-shape',
  'cohort',
  'annual-change',
  'ledger',
  'transfers',
  'newcomers',
  'first-ratings',
  'forecast',
  'federation-offsets',
  'inactivity',
  'k-adequacy',
  'surprises',
  'repeated-pairs',
  'concentrated-gains',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];

const FIGURES: Readonly<Record<FigureName, Definition>> = {
  inflation: {
    columns: ['date', 'mean_active', 'median_active', 'rank_100', 'cohort', 'created'],
    chart: { x: 'date', lines: ['mean_active', 'median_active', 'rank_100', 'cohort', 'created'] },
  },
  calibration: {
    columns: ['difference', 'games', 'score', 'table', 'uncapped', 'logistic_400', 'logistic_480'],
    chart: { x: 'difference', lines: ['score', 'table', 'uncapped', 'logistic_400', 'logistic_480'] },
  },
  reliability: {
    columns: ['expected', 'games', 'predicted', 'score'],
    chart: { x: 'expected', lines: ['predicted', 'score'] },
  },
  residuals: {
    columns: ['band', 'difference', 'games', 'residual', 'points'],
    chart: { x: 'difference', lines: ['points'], by: 'band' },
    matrix: { row: 'band', column: 'difference', value: 'points' },
  },
  stretch: {
    columns: ['part', 'value', 'games', 'events', 'b', 'low', 'high', 'advantage'],
    chart: { x: 'value', lines: ['b', 'low', 'high'], by: 'part' },
    finish: stretchRows,
  },
  shape: {
    columns: 'date population players mean deviation skew p1 p10 p25 p50 p75 p90 p99'.split(' '),
    chart: { x: 'date', lines: ['p10', 'p25', 'p50', 'mean', 'p75', 'p90'], by: 'population' },
  },
  ranks: {
    columns: ['date', 'rank_5', 'rank_10', 'rank_20', 'rank_50', 'rank_100', 'rank_1000'],
    chart: { x: 'date', lines: ['rank_5', 'rank_10', 'rank_20', 'rank_50', 'rank_100', 'rank_1000'] },
  },
  counts: {
    columns:
      'date above_2700 above_2600 above_2500 above_2400 above_2300 above_2200 above_2100 above_2000 at_floor at_floor_share'.split(
        ' ',
      ),
    chart: {
      x: 'date',
      lines: ['above_2400', 'above_2300', 'above_2200', 'above_2100', 'above_2000', 'at_floor'],
    },
  },
  'federation-means': {
    columns: ['federation', 'players_first', 'mean_first', 'players', 'mean', 'deviation'],
  },
  'federation-shape': {
    columns: ['date', 'federation', 'players', 'mean', 'deviation', 'p10', 'p50', 'p90'],
    chart: { x: 'date', lines: ['p10', 'p50', 'mean', 'p90'], by: 'federation' },
  },
  cohort: { columns: ['year', 'players', 'mean', 'error'], chart: { x: 'year', lines: ['mean'] } },
  'annual-change': {
    columns: ['age', 'band', 'players', 'change', 'error'],
    chart: { x: 'band', lines: ['change'], by: 'age' },
    matrix: { row: 'age', column: 'band', value: 'change' },
  },
  ledger: {
    columns:
      'date old_points k_imbalance cap one_sided other_games corrections newcomers returns leavers imports adjustments rounding new_points unexplained'.split(
        ' ',
      ),
    chart: { x: 'date', lines: ['k_imbalance', 'cap', 'one_sided', 'rounding', 'corrections'] },
  },
  transfers: {
    columns: ['kind', 'own', 'opponent', 'games', 'points'],
    matrix: { row: 'own', column: 'opponent', value: 'points', by: 'kind' },
  },
  newcomers: {
    columns:
      'band age players players_10 after_10 players_20 after_20 players_30 after_30 players_50 after_50'.split(
        ' ',
      ),
    chart: { x: 'band', lines: ['after_10', 'after_20', 'after_30', 'after_50'], by: 'age' },
  },
  'first-ratings': {
    columns: ['edition', 'newcomers', 'rated', 'mean', 'difference'],
    chart: { x: 'edition', lines: ['difference'], isBars: true },
    finish: (session, rows) => firstRatingRows(session.cadence, rows),
  },
  forecast: {
    columns: [
      'model',
      'games',
      'brier',
      'log_loss',
      'deviance',
      'skill',
      'low',
      'high',
      'gain',
      'gain_low',
      'gain_high',
    ],
    chart: { x: 'model', lines: ['gain'], isBars: true },
    finish: (_, rows) => forecastRows(rows),
  },
  'federation-offsets': {
    columns: ['federation', 'games', 'foreign_games', 'share', 'offset', 'error', 'comparable'],
    chart: { x: 'federation', lines: ['offset'], isBars: true },
    finish: (_, rows) => federationOffsets(rows),
  },
  inactivity: {
    columns: ['years_away', 'players', 'change', 'error'],
    chart: { x: 'years_away', lines: ['change'], isBars: true },
  },
  'k-adequacy': {
    columns: ['k', 'pairs', 'correlation', 'margin'],
    chart: { x: 'k', lines: ['correlation'], isBars: true },
  },
  surprises: {
    columns: 'event id name date player player_id rating games score expected surprise'.split(' '),
    finish: (session, rows) => withPlayerIds(session, rows, ['player']),
  },
  'repeated-pairs': {
    columns: 'player player_id opponent opponent_id games events score points opponent_points'.split(' '),
    finish: (session, rows) => withPlayerIds(session, rows, ['player', 'opponent']),
  },
  'concentrated-gains': {
    columns: ['event', 'id', 'name', 'date', 'games', 'points', 'highest_k', 'points_at_40'],
  },
};

/** A figure over one cadence: every row has all columns. */
export interface Figure {
  readonly figure: FigureName;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

const definitionOf = (name: FigureName): Definition => FIGURES[name];

export function figureName(name: string): FigureName {
  const found = FIGURE_NAMES.find((each) => each === name);
  if (found === undefined) {
    const meant = nearest(name, FIGURE_NAMES);
    throw new OversightError('figure-unknown', { value: name, ...(meant !== null && { meant }) });
  }
  return found;
}

export function chartOf(name: FigureName): FigureChart | null {
  return definitionOf(name).chart ?? null;
}

export function matrixOf(name: FigureName): FigureMatrix | null {
  return definitionOf(name).matrix ?? null;
}

export async function computeFigure(session: FigureSession, name: FigureName): Promise<Figure> {
  const { columns, finish } = definitionOf(name);
  const found = await session.query(name);
  const rows = finish ? await finish(session, found) : found;
  return { figure: name, columns, rows };
}

/** The query of a figure, to be run elsewhere on the same files. */
export function queryOf(name: FigureName): Promise<string> {
  return readQuery(name);
}
