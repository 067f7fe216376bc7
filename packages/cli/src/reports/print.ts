import { type Call, isGiven } from '../framework/command.ts';
import { visibleText } from '../terminal/visible-text.ts';
import { paragraph } from '../terminal/width.ts';

/** Prints lines with the typography of the language. */
export function print({ io, messages }: Call, lines: readonly string[]): void {
  io.stdout.write(`${lines.map(messages.typeset).join('\n')}\n`);
}

/** How many skipped files are named; the rest are counted. */
const MOST_NAMES = 10;

/** Names the files of a folder that are not reports. */
export function printSkipped(call: Call, skipped: readonly string[]): void {
  if (skipped.length === 0 || isGiven(call, 'quiet') || isGiven(call, 'json')) return;
  const names = skipped.slice(0, MOST_NAMES).map(visibleText).join(', ');
  const more = skipped.length > MOST_NAMES ? ' …' : '';
  const lines = paragraph(call.texts.reports.skipped(skipped.length, names + more));
  call.io.stderr.write(`${lines.map(call.messages.typeset).join('\n')}\n`);
}
