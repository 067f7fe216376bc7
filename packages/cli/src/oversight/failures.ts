import { OversightError } from '@eloquence/oversight';
import { Failure } from '../framework/failure.ts';

/** Errors of the figures become failures of the program. */
export async function withOversightFailures<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OversightError) throw new Failure(error.code, error.values);
    throw diskFull(error) ?? error;
  }
}

/** DuckDB has no error codes: `Could not write file "/data/staged.duckdb": No space left on device`. */
function diskFull(error: unknown): Failure | null {
  const { message } = error as Error;
  if (!/No space left on device|Disk quota exceeded/.test(String(message))) return null;
  const [, file = ''] = /"([^"]+)"/.exec(message) ?? [];
  return new Failure('file-unwritable', { file, reason: 'ENOSPC' });
}
