import { type Office, type WorkerOptions, workerModule } from '@eloquence/office';
import type { Figure } from '@eloquence/oversight';
import type { Cadence } from '@eloquence/rating';
import { onHistoryThread } from './history-thread.ts';

export interface FiguresRequest {
  readonly url: string;
  /** For the history, which the figures are computed from. */
  readonly folder: string;
  readonly cadence: Cadence;
}

/** What a job keeps. */
export interface FiguresResult {
  readonly cadence: Cadence;
  readonly figures: readonly Figure[];
}

/** All figures over one cadence of the store. */
export async function figuresOfStore(
  { store }: Office,
  { cadence }: Pick<FiguresRequest, 'cadence'>,
  how: WorkerOptions,
): Promise<FiguresResult> {
  const module = workerModule(import.meta.url, 'figures-worker');
  const request: Omit<FiguresRequest, 'folder'> = { url: store.url, cadence };
  return { cadence, figures: await onHistoryThread<readonly Figure[]>(module, request, how) };
}
