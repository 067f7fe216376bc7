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
