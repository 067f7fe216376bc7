import { parentPort, workerData } from 'node:worker_threads';
import type { Office } from '../context.ts';
import { openOffice } from '../open.ts';
import { type Failed, failed } from './failures.ts';

/** What passes between a `Reader` and its thread. */
export interface Question {
  readonly name: string;
  readonly asked: unknown;
}

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly failure: Failed };

const tell = (answer: Answer): void => parentPort?.postMessage(answer);

async function told(work: () => Promise<Answer>): Promise<boolean> {
  try {
    tell(await work());
    return true;
  } catch (error) {
    const failure = failed(error);
    if (failure === null) throw error;
    tell({ kind: 'failed', failure });
    return false;
  }
}

/** The other side of a `Reader`: opens the store once and answers one question after the other. */
export async function answerQuestions(
  answerTo: (office: Office, name: never, asked: never) => Promise<unknown>,
): Promise<void> {
  const isOpen = await told(async () => {
    const office = await openOffice(workerData as string);
    parentPort?.on('message', ({ name, asked }: Question) =>
      told(async () => ({
        kind: 'answer',
        answer: await answerTo(office, name as never, asked as never),
      })),
    );
    return { kind: 'ready' };
  });
  if (!isOpen) parentPort?.close();
}
