import { type Edition, formatDate } from '@eloquence/rating';
import type { CheckedReport } from '@eloquence/reports';

import type { Call } from '../framework/command.ts';
import { STANDARD_INPUT } from '../input/files.ts';
import { figures } from '../terminal/table.ts';
import { visibleText } from '../terminal/visible-text.ts';
import { cutStartTo, paragraph, WIDTH } from '../terminal/width.ts';
import type { LoadedReport } from './load-report.ts';

/** Room beside the labels; the end of a path matters most. */
const longestPath = (): number => WIDTH - 14;

type Figure = readonly [name: string, value: string];

/** The heading: event name, dates, type, edition. */
export function heading(
  call: Call,
  { file }: LoadedReport,
  examination: Omit<CheckedReport, 'findings'>,
  more: readonly Figure[] = [],
): string[] {
  const { texts, messages, style } = call;
  const { report, edition } = examination;
  const name = visibleText(report.name) || texts.reports.unnamed;
  const rows: Figure[] = [[texts.reports.file, fileName(call, file)]];
  if (report.players.length > 0) {
    rows.push([texts.reports.dates, dates(call, examination)], [texts.reports.type, kind(call, examination)]);
    if (edition !== null) rows.push([messages.labels.edition, editionInWords(call, edition)]);
    rows.push(...more);
  }
  return [...paragraph(name).map(style.strong), ...figures(rows, { ...style, strong: (text) => text })];
}

/** A file name for display. */
export function fileName({ texts }: Call, file: string): string {
  return file === STANDARD_INPUT ? texts.reports.standardInput : cutStartTo(visibleText(file), longestPath());
}

function dates({ texts, messages }: Call, { report: { start, end } }: Pick<CheckedReport, 'report'>): string {
  const { date } = messages.format;
  const from = start === null ? null : date(formatDate(start));
  const to = end === null ? null : date(formatDate(end));
  if (from === null) return texts.reports.unknown;
  return to === null || to === from ? from : texts.reports.fromTo(from, to);
}

function kind({ texts, messages }: Call, { type, report }: Pick<CheckedReport, 'type' | 'report'>): string {
  return texts.reports.kind(messages.eventTypes[type], report.rounds, report.players.length);
}

function editionInWords({ messages, texts }: Call, { id, cadence, status, applied }: Edition): string {
  const { cadences, statuses } = messages;
  return texts.calc.edition(id, [
    cadences[cadence],
    ...(status === 'partial' ? [statuses.partial] : []),
    ...(applied.length === 0 ? [] : [texts.calc.variants(applied)]),
  ]);
}
