import type { Adjustment, Loss, Report } from '@eloquence/reports';
import type { CliTexts, Letter } from './types/cli.ts';
import type { Messages } from './types/messages.ts';

type Words = CliTexts['convert'];

/** What a layout cannot hold. */
export function lossText(words: Words, { file }: Pick<Report, 'file'>, loss: Loss): string {
  const { kind, what, no, name = '', round, result, becomes } = loss;
  const who = no === undefined ? '' : words.player(String(no ?? '–'), name);
  if (kind === 'result' && round !== undefined && result !== undefined && becomes !== undefined) {
    return who + words.result({ round, result, becomes }, words.letters[result as Letter]);
  }
  if (kind === 'name') return who + words.nameCut(what.slice(4));
  if (kind === 'team') return words.teamFields(name, what.slice(4));
  if (kind === 'delay') return words.delay;
  // A whole omitted record is named by its kind.
  const record = file.records.find(({ source }) => source?.line === loss.line);
  return record?.source?.text.trimEnd() ?? what;
}

/** What a layout writes differently. */
export function adjustmentText(
  words: Words,
  { cite }: Pick<Messages, 'cite'>,
  { code, field, no, from, to, ambiguous }: Adjustment,
): string {
  const label = words.fields[field ?? (code as '042' | '052')];
  const text = words.adjusted(
    no === undefined ? label : words.player(String(no ?? '–'), '') + label,
    from,
    to,
  );
  return ambiguous ? `${text}${cite(words.ambiguous)}` : text;
}
