import type { ReportItem } from '@eloquence/api';
import { type Call, given } from '../framework/command.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { paragraph } from '../terminal/width.ts';

/** `Next: eloquence …`, on the same store. A store with a password is not repeated. */
export function nextCommand(call: Call, command: string): string[] {
  const db = given(call, 'db');
  const store = db === undefined || /:\/\/[^/@]*:[^/@]*@/.test(db) ? '' : ` --db ${shellWord(db)}`;
  return paragraph(call.texts.office.next(`${command}${store}`));
}

/** What to do with a stored report: decide on it, or look at its event once it is decided. */
export function reportNext(
  call: Call,
  event: string,
  { report, state, errors }: Pick<ReportItem, 'report' | 'state' | 'errors'>,
): string[] {
  if (state !== 'submitted') return nextCommand(call, `office event ${event}`);
  return nextCommand(
    call,
    errors === 0 ? `office accept ${report}` : `office reject ${report} --because TEXT`,
  );
}
