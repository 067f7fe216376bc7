import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for the run, in which the first test that needs the site stores its URL (`site.ts`). */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-e2e-'));
  process.env.ELOQUENCE_E2E = folder;
  return () => {
    if (readdirSync(folder).includes('pid')) end(Number(readFileSync(join(folder, 'pid'), 'utf8')));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM');
  } catch {
    // It has already exited.
  }
}
