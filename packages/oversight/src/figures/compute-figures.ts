import type { WorkProgress } from '@eloquence/office';
import type { Cadence } from '@eloquence/rating';
import type { DatabaseOptions } from '../duckdb/database.ts';
import { OversightError } from '../errors.ts';
import { computeFigure, FIGURE_NAMES, type Figure, type FigureName } from './figures.ts';
import { FigureSession } from './session.ts';

export interface ComputeOptions extends DatabaseOptions {
  readonly progress?: (progress: WorkProgress) => void;
  readonly signal?: AbortSignal;
}

/** Figures over one cadence of a history. */
export async function computeFigures(
  folder: string,
  cadence: Cadence,
  names: readonly FigureName[] = FIGURE_NAMES,
  { progress, signal, ...options }: ComputeOptions = {},
): Promise<readonly Figure[]> {
  const session = await FigureSession.open(folder, cadence, options);
  const stop = (): void => session.db.interrupt();
  signal?.addEventListener('abort', stop);
  try {
    const [{ lists } = {}] = await session.db.rows('SELECT count(*) AS lists FROM lists');
    if (lists === 0) throw new OversightError('nothing-to-measure', { cadence });
    const figures: Figure[] = [];
    for (const [done, name] of names.entries()) {
      signal?.throwIfAborted();
      progress?.({ work: 'figures', done, all: names.length });
      figures.push(await computeFigure(session, name));
    }
    return figures;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    session.close();
  }
}

/** What a history has of one cadence. */
export interface HistorySpan {
  readonly from: string;
  readonly to: string;
  readonly lists: number;
  readonly events: number;
  readonly games: number;
}

/** null: no list of this cadence. */
export async function historySpan(folder: string, cadence: Cadence): Promise<HistorySpan | null> {
  const session = await FigureSession.open(folder, cadence);
  try {
    const [span] = await session.db.rows(
      `SELECT min(date) AS "from", max(date) AS "to", count(*) AS lists,
         (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM games) AS games
       FROM lists`,
    );
    return span === undefined || span.lists === 0 ? null : (span as unknown as HistorySpan);
  } finally {
    session.close();
  }
}
