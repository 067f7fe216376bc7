import { parentPort, workerData } from 'node:worker_threads';
import { openOffice } from '../open.ts';
import { type Failed, failed } from './failures.ts';
import { answerTo, type QuestionName, type Questions } from './questions.ts';

/** The other side of `Reader`: opens the store once and answers one question after the other. */
export interface Question {
  readonly name: QuestionName;
  readonly asked: Questions[QuestionName]['asked'];
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

const isOpen = await told(async () => {
  const office = await openOffice(workerData as string);
  parentPort?.on('message', ({ name, asked }: Question) =>
    told(async () => ({ kind: 'answer', answer: await answerTo(office, name, asked as never) })),
  );
  return { kind: 'ready' };
});
if (!isOpen) parentPort?.close();
