import type { Adjustment, Loss } from '@eloquence/reports';
import type { CliTexts, Letter } from '@eloquence/words/cli';
import type { Call } from '../../framework/command.ts';
import type { LoadedReport } from '../../reports/load-report.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';
import type { Target } from './targets.ts';

/** Further ones are counted. */
const MOST = 20;

/** What the new layout cannot hold or writes differently, each with its line. */
export function changeLines(
  call: Call,
  loaded: LoadedReport,
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
      paragraph(
        visibleText(inWords(change)),
        change.line === null ? '  ' : `  ${said(String(change.line), '')}`,
      ),
    );
  const left = changes.length - MOST;
  return [heading, ...lines, ...(left > 0 ? [`  ${texts.convert.more(left)}`] : [])];
}

type Words = CliTexts['convert'];

function lossText(words: Words, { report }: LoadedReport, loss: Loss): string {
  const { kind, what, no, name = '', round, result, becomes } = loss;
  const who = no === undefined ? '' : words.player(String(no ?? '–'), name);
  if (kind === 'result' && round !== undefined && result !== undefined && becomes !== undefined) {
    return who + words.result({ round, result, becomes }, words.letters[result as Letter]);
  }
  if (kind === 'name') return who + words.nameCut(what.slice(4));
  if (kind === 'team') return words.teamFields(name, what.slice(4));
  if (kind === 'delay') return words.delay;
  // A whole omitted record is named by its kind.
  const record = report.file.records.find(({ source }) => source?.line === loss.line);
  return record?.source?.text.trimEnd() ?? what;
}

function adjustmentText(
  { texts, messages }: Call,
  { code, field, no, from, to, ambiguous }: Adjustment,
): string {
  const words = texts.convert;
  const label = words.fields[field ?? (code as '042' | '052')];
  const text = words.adjusted(
    no === undefined ? label : words.player(String(no ?? '–'), '') + label,
    from,
    to,
  );
  return ambiguous ? `${text}${messages.cite(words.ambiguous)}` : text;
}
