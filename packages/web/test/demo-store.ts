import { join } from 'node:path';
import { runJson } from '../../cli/test/run.ts';
import { onceInRun, runFolder } from './e2e/once.ts';

export interface DemoStore {
  /** To be copied, never written to. */
  readonly file: string;
  /** The output of `eloquence office demo --json`. */
  readonly filled: Record<string, unknown>;
}

/** The demo federation in an SQLite store, created once per run by the first test that needs it. */
export function demoStore(): Promise<DemoStore> {
  return onceInRun('demo', async () => {
    const file = join(runFolder(), 'demo-template.db');
    return { file, filled: await runJson(['office', 'demo', '--db', file]) };
  });
}
