import { verify } from '../audit/verify/verify.ts';
import type { WorkProgress } from '../progress.ts';
import type { CopyOptions } from '../store/copy.ts';
import { StoreError, storeName } from '../store/errors.ts';
import { restore } from './backup.ts';
import { officeOf } from './open-office.ts';

export interface RestoreOfficeOptions extends CopyOptions {
  readonly verifying?: (progress: WorkProgress) => void;
}

/**
 * Restores a backup of an office into a new or empty store, and verifies what was restored. A new file appears only if
 * it verifies; a database that does not is left as it is, with the error.
 */
export async function restoreOffice(
  file: string,
  url: string,
  { verifying: progress, ...options }: RestoreOfficeOptions = {},
): Promise<void> {
  await restore(file, url, {
    ...options,
    check: async (store) => {
      const { standing } = await verify(await officeOf(store), progress ? { progress } : {});
      if (standing !== 'broken') return;
      throw new StoreError('store-broken', { store: storeName(url), file, problem: 'not-verified' });
    },
  });
}
