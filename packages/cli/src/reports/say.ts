import { type Call, isGiven } from '../command.ts';
import { paragraph } from '../width.ts';
import { plain } from './plain.ts';

/** Lines for people, set as the language asks for. */
export function say({ io, dictionary }: Call, lines: readonly string[]): void {
  io.stdout.write(`${lines.map(dictionary.typeset).join('\n')}\n`);
}

/** Names of files that were passed over; more of them are counted. */
const MOST_NAMES = 10;

/** What was found in a folder and is no report. */
export function saySkipped(call: Call, skipped: readonly string[]): void {
  if (skipped.length === 0 || isGiven(call, 'quiet') || isGiven(call, 'json')) return;
  const names = skipped.slice(0, MOST_NAMES).map(plain).join(', ');
  const more = skipped.length > MOST_NAMES ? ' …' : '';
  const lines = paragraph(call.texts.reports.skipped(skipped.length, names + more));
  call.io.stderr.write(`${lines.map(call.dictionary.typeset).join('\n')}\n`);
}
