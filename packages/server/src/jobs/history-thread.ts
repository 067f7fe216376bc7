import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WorkerOptions, WorkerThread } from '@eloquence/office';
import { OversightError } from '@eloquence/oversight';
import type { ServerProblemCode } from '@eloquence/words/server';
import { ServerProblem } from '../core/problems.ts';

type RefusalCode = ServerProblemCode & ('duckdb-missing' | 'nothing-to-measure');

/** What a thread over a history answers. */
export type HistoryAnswer<T> = { readonly done: T } | { readonly refused: RefusalCode };

/** Inside the thread: an expected refusal is an answer. */
export async function answerOf<T>(work: () => Promise<T>): Promise<HistoryAnswer<T>> {
  try {
    return { done: await work() };
  } catch (error) {
    if (!(error instanceof OversightError)) throw error;
    return { refused: error.code === 'duckdb-missing' ? 'duckdb-missing' : 'nothing-to-measure' };
  }
}

/** Runs a request on a thread of its own, with a temporary folder that is removed even if the thread is ended. */
export async function onHistoryThread<T>(
  module: URL,
  request: object,
  { progress, signal }: WorkerOptions,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'eloquence-history-'));
  const thread = new WorkerThread(module);
  const cancel = (): void => void thread.end(signal?.reason);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const answer = await thread.run<HistoryAnswer<T>>({ ...request, folder }, progress);
    if ('refused' in answer) throw new ServerProblem(answer.refused);
    return answer.done;
  } finally {
    signal?.removeEventListener('abort', cancel);
    await thread.end(new Error('the work is done'));
    await rm(folder, { recursive: true, force: true });
  }
}
