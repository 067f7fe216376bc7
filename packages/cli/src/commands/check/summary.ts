import type { Call } from '../../command.ts';
import { parts } from '../../parts.ts';
import type { Counts } from '../../reports/findings.ts';
import { plain } from '../../reports/plain.ts';
import { table } from '../../table.ts';
import { paragraph } from '../../width.ts';

/** A file and how many findings there are; null where it cannot be used. */
export interface SummaryRow {
  readonly file: string;
  readonly event: string | null;
  readonly counts: Counts | null;
}

/** Many files at a glance: a row for each, and the totals. */
export function summary(call: Call, rows: readonly SummaryRow[]): string[] {
  const { texts, dictionary, style } = call;
  const { severities } = dictionary;
  const columns = [
    { heading: texts.reports.file, cuts: 'start' },
    { heading: dictionary.labels.event, cuts: 'end' },
    { heading: severities.error, align: 'right' },
    { heading: severities.warning, align: 'right' },
    { heading: severities.note, align: 'right' },
  ] as const;
  const number = (count: number | undefined): string => (count === undefined ? '?' : String(count || '–'));
  const common = commonLength(rows.map(({ file }) => file));
  const cells = rows.map(({ file, event, counts }) => [
    plain(file.slice(common)),
    plain(event ?? '–'),
    ...(['error', 'warning', 'note'] as const).map((severity) => number(counts?.[severity])),
  ]);
  const total = (severity: keyof Counts): number =>
    rows.reduce((sum, { counts }) => sum + (counts?.[severity] ?? 0), 0);
  const withErrors = rows.filter(({ counts }) => counts === null || counts.error > 0).length;
  return parts(table(columns, cells, { style }), [
    ...paragraph(texts.reports.total(rows.length, withErrors)),
    ...paragraph(texts.reports.counts(total('error'), total('warning'), total('note'))),
    ...paragraph(texts.reports.details),
  ]);
}

/** How long the folders are that all paths begin with. */
function commonLength(files: readonly string[]): number {
  const folders = files.map((file) => file.split(/(?<=[\\/])/).slice(0, -1));
  const [first = []] = folders;
  let same = 0;
  while (same < first.length && folders.every((each) => each[same] === first[same])) same += 1;
  return first.slice(0, same).join('').length;
}
