import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK = 100;
const PATIENCE = 300_000;

export function runFolder(): string {
  const folder = process.env.ELOQUENCE_E2E;
  if (folder === undefined) throw new Error('browser tests run under Vitest, with its global set-up');
  return folder;
}

/** Does something once per run, in the first process; the others wait and get the same result. */
export async function onceInRun<T>(name: string, work: () => Promise<T>): Promise<T> {
  const answer = join(runFolder(), `${name}.json`);
  if (isFirst(join(runFolder(), `${name}.begun`))) {
    const result = await work().then(
      (value) => ({ value }),
      (error) => ({ error: String(error) }),
    );
    writeFileSync(`${answer}.new`, JSON.stringify(result));
    renameSync(`${answer}.new`, answer);
  }
  for (let waited = 0; !existsSync(answer); waited += LOOK) {
    if (waited > PATIENCE) throw new Error(`${name} took too long`);
    await pause(LOOK);
  }
  const { value, error } = JSON.parse(readFileSync(answer, 'utf8')) as { value: T; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

/** mkdir is atomic: only one of several processes succeeds. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
