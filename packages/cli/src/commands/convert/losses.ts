import type { Adjustment, Loss } from '@eloquence/reports';
import type { Call } from '../../command.ts';
import type { Loaded } from '../../reports/load.ts';
import { plain } from '../../reports/plain.ts';
import type { Letter, Texts } from '../../texts/texts.ts';
import { paragraph } from '../../width.ts';
import type { Target } from './targets.ts';

/** More than these are counted. */
const MOST = 20;

/** What the new layout has no room for, and what is written in another way there, each with its line. */
export function changeLines(
  call: Call,
  loaded: Loaded,
  to: Target,
  losses: readonly Loss[],
  adjustments: readonly Adjustment[],
): string[] {
  const { convert } = call.texts;
  return [
    ...block(call, convert.losses(to, losses.length), losses, (loss) => lossText(convert, loaded, loss)),
    ...block(call, convert.adjustments(adjustments.length), adjustments, (each) =>
      adjustmentText(call, each),
    ),
  ];
}

function block<Change extends { readonly line: number | null }>(
  { texts }: Call,
  heading: string,
  changes: readonly Change[],
  inWords: (change: Change) => string,
): string[] {
  if (changes.length === 0) return [];
  const { said } = texts.office;
  const lines = changes
    .slice(0, MOST)
    .flatMap((change) =>
      paragraph(plain(inWords(change)), change.line === null ? '  ' : `  ${said(String(change.line), '')}`),
    );
  const left = changes.length - MOST;
  return [heading, ...lines, ...(left > 0 ? [`  ${texts.convert.more(left)}`] : [])];
}

type Words = Texts['convert'];

function lossText(words: Words, { report }: Loaded, loss: Loss): string {
  const { kind, what, no, name = '', round, result, becomes } = loss;
  const who = no === undefined ? '' : words.player(String(no ?? '–'), name);
  if (kind === 'result' && round !== undefined && result !== undefined && becomes !== undefined) {
    return who + words.result({ round, result, becomes }, words.letters[result as Letter]);
  }
  if (kind === 'name') return who + words.nameCut(what.slice(4));
  if (kind === 'team') return words.teamFields(name, what.slice(4));
  if (kind === 'delay') return words.delay;
  // A record that is left out as a whole says more than its code.
  const record = report.file.records.find(({ source }) => source?.line === loss.line);
  return record?.source?.text.trimEnd() ?? what;
}

function adjustmentText(
  { texts, dictionary }: Call,
  { code, field, no, from, to, ambiguous }: Adjustment,
): string {
  const words = texts.convert;
  const label = words.fields[field ?? (code as '042' | '052')];
  const text = words.adjusted(
    no === undefined ? label : words.player(String(no ?? '–'), '') + label,
    from,
    to,
  );
  return ambiguous ? `${text}${dictionary.cite(words.ambiguous)}` : text;
}
