import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Office, type WorkerOptions, WorkerThread, workerModule } from '@eloquence/office';
import type { Figure } from '@eloquence/oversight';
import type { Cadence } from '@eloquence/rating';
import type { ServerProblemCode } from '@eloquence/words/server';
import { ServerProblem } from '../core/problems.ts';

export interface FiguresRequest {
  readonly url: string;
  /** For the history, which the figures are computed from. */
  readonly folder: string;
  readonly cadence: Cadence;
}

export type FiguresAnswer =
  | { readonly figures: readonly Figure[] }
  | { readonly refused: ServerProblemCode & ('duckdb-missing' | 'nothing-to-measure') };

/** What a job keeps. */
export interface FiguresResult {
  readonly cadence: Cadence;
  readonly figures: readonly Figure[];
}

/** All figures over one cadence of the store, on a thread of their own. */
export async function figuresOfStore(
  { store }: Office,
  { cadence }: Pick<FiguresRequest, 'cadence'>,
  { progress, signal }: WorkerOptions,
): Promise<FiguresResult> {
  const folder = await mkdtemp(join(tmpdir(), 'eloquence-figures-'));
  const thread = new WorkerThread(workerModule(import.meta.url, 'figures-worker'));
  const cancel = (): void => void thread.end(signal?.reason);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const request: FiguresRequest = { url: store.url, folder, cadence };
    const answer = await thread.run<FiguresAnswer>(request, progress);
    if ('refused' in answer) throw new ServerProblem(answer.refused);
    return { cadence, figures: answer.figures };
  } finally {
    signal?.removeEventListener('abort', cancel);
    await thread.end(new Error('the figures are computed'));
    await rm(folder, { recursive: true, force: true });
  }
}
