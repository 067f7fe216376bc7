import { OversightError } from '@eloquence/oversight';
import { Failure } from '../framework/failure.ts';

/** Errors of the figures become failures of the program. */
export async function withOversightFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OversightError) throw new Failure(error.code, error.values);
    throw error;
  }
}
