import type { Adjustment, Loss, ReportTarget } from '@eloquence/reports';
import { adjustmentText, lossText } from '@eloquence/words/conversion-text';
import type { Call } from '../../framework/command.ts';
import type { LoadedReport } from '../../reports/load-report.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

/** Further ones are counted. */
const MOST = 20;

/** What the new layout cannot hold or writes differently, each with its line. */
export function changeLines(
  call: Call,
  loaded: LoadedReport,
  to: ReportTarget,
  losses: readonly Loss[],
  adjustments: readonly Adjustment[],
): string[] {
  const { convert } = call.texts;
  return [
    ...block(call, convert.losses(to, losses.length), losses, (loss) =>
      lossText(convert, loaded.report, loss),
    ),
    ...block(call, convert.adjustments(adjustments.length), adjustments, (each) =>
      adjustmentText(convert, call.messages, each),
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
