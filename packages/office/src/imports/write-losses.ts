import { writeFile } from 'node:fs/promises';
import { translated } from '../store/errors.ts';
import type { LostRow } from './losses.ts';

/** A CSV file of all rows that an import does not take. */
export async function writeLosses(file: string, rows: readonly LostRow[]): Promise<void> {
  const lines = rows.map(({ line, reason, text }) => `${line},${reason},"${text.replaceAll('"', '""')}"`);
  await translated(file, () => writeFile(file, `${['line,reason,row', ...lines].join('\r\n')}\r\n`));
}
