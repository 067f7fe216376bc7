import { type Edition, formatDate } from '@eloquence/rating';
import type { Examination } from '@eloquence/reports';

import type { Call } from '../command.ts';
import { STANDARD_INPUT } from '../input.ts';
import { figures } from '../table.ts';
import { cutStartTo, paragraph, WIDTH } from '../width.ts';
import type { Loaded } from './load.ts';
import { plain } from './plain.ts';

/** Beside the widest name of a figure; the end of a path says more than its beginning. */
const longestPath = (): number => WIDTH - 14;

type Figure = readonly [name: string, value: string];

/** What the report is about: the name of the event, its dates, its kind, the rules. */
export function heading(
  call: Call,
  { file }: Loaded,
  examination: Omit<Examination, 'findings'>,
  more: readonly Figure[] = [],
): string[] {
  const { texts, dictionary, style } = call;
  const { report, edition } = examination;
  const name = plain(report.name) || texts.reports.unnamed;
  const rows: Figure[] = [[texts.reports.file, fileName(call, file)]];
  if (report.players.length > 0) {
    rows.push([texts.reports.dates, dates(call, examination)], [texts.reports.type, kind(call, examination)]);
    if (edition !== null) rows.push([dictionary.labels.edition, editionInWords(call, edition)]);
    rows.push(...more);
  }
  return [...paragraph(name).map(style.strong), ...figures(rows, { ...style, strong: (text) => text })];
}

/** A file as it is shown. */
export function fileName({ texts }: Call, file: string): string {
  return file === STANDARD_INPUT ? texts.reports.standardInput : cutStartTo(plain(file), longestPath());
}

function dates({ texts, dictionary }: Call, { report: { start, end } }: Pick<Examination, 'report'>): string {
  const { date } = dictionary.format;
  const from = start === null ? null : date(formatDate(start));
  const to = end === null ? null : date(formatDate(end));
  if (from === null) return texts.reports.unknown;
  return to === null || to === from ? from : texts.reports.fromTo(from, to);
}

function kind({ texts, dictionary }: Call, { type, report }: Pick<Examination, 'type' | 'report'>): string {
  return texts.reports.kind(dictionary.eventTypes[type], report.rounds, report.players.length);
}

function editionInWords({ dictionary, texts }: Call, { id, cadence, status, applied }: Edition): string {
  const { cadences, statuses } = dictionary;
  return texts.calc.edition(id, [
    cadences[cadence],
    ...(status === 'partial' ? [statuses.partial] : []),
    ...(applied.length === 0 ? [] : [texts.calc.variants(applied)]),
  ]);
}
