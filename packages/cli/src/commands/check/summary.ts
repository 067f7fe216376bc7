import { countFindings, type FindingCounts } from '@eloquence/reports';
import type { Call } from '../../framework/command.ts';
import { type AnyFinding, messageOf } from '../../reports/list-findings.ts';
import { parts } from '../../terminal/blocks.ts';
import { table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { cutMiddleTo, paragraph } from '../../terminal/width.ts';

/** A file and its findings; null if unusable. */
export interface SummaryRow {
  readonly file: string;
  readonly event: string | null;
  readonly findings: readonly AnyFinding[] | null;
}

const COUNTS: readonly (keyof FindingCounts)[] = ['errors', 'warnings', 'notes'];

/** A summary of many files: a row each, totals, and the most frequent errors. */
export function summary(call: Call, rows: readonly SummaryRow[]): string[] {
  const { texts, messages, style } = call;
  const { severities } = messages;
  const names = shortNames(rows);
  const columns = [
    { heading: texts.reports.file, cuts: 'middle', least: widthToTell(names) },
    { heading: messages.labels.event, cuts: 'end' },
    { heading: severities.error, align: 'right' },
    { heading: severities.warning, align: 'right' },
    { heading: severities.note, align: 'right' },
  ] as const;
  const number = (count: number | undefined): string => (count === undefined ? '?' : String(count || '–'));
  const counts = rows.map(({ findings }) => findings && countFindings(findings));
  const cells = rows.map(({ event }, index) => [
    names[index] ?? '',
    visibleText(event ?? '–'),
    ...COUNTS.map((severity) => number(counts[index]?.[severity])),
  ]);
  const total = (severity: keyof FindingCounts): number =>
    counts.reduce((sum, each) => sum + (each?.[severity] ?? 0), 0);
  const withErrors = counts.filter((each) => each === null || each.errors > 0).length;
  return parts(table(columns, cells, { style }), commonest(call, rows), [
    ...paragraph(texts.reports.total(rows.length, withErrors)),
    ...paragraph(texts.reports.counts(total('errors'), total('warnings'), total('notes'))),
    ...paragraph(texts.reports.details),
  ]);
}

/** How many kinds of errors are shown. */
const MOST_KINDS = 5;

/** The most frequent errors with their count and an example. */
function commonest(call: Call, rows: readonly SummaryRow[]): string[] {
  const { texts, style } = call;
  const errors = rows.flatMap(({ file, findings }) =>
    (findings ?? []).filter(({ severity }) => severity === 'error').map((finding) => ({ file, finding })),
  );
  const kinds = [...Map.groupBy(errors, ({ finding }) => finding.code)]
    .map(([code, all]) => ({ code, all, files: new Set(all.map(({ file }) => file)).size }))
    .sort((a, b) => b.all.length - a.all.length);
  // A single error is already in its row.
  if (errors.length < 2) return [];
  const lines = kinds.slice(0, MOST_KINDS).flatMap(({ code, all, files }) => {
    const [first] = all;
    const example = first === undefined ? '' : visibleText(messageOf(call, first.finding));
    return [
      `  ${texts.office.said(code, texts.reports.inFiles(all.length, files))}`,
      ...paragraph(example, '    ').map(style.faint),
    ];
  });
  return [style.strong(texts.reports.commonest), ...lines];
}

/** File names without their common folder. */
export function shortNames(rows: readonly { readonly file: string }[]): readonly string[] {
  const common = commonLength(rows.map(({ file }) => file));
  return rows.map(({ file }) => visibleText(file.slice(common)));
}

/** Maximum width of the name column. */
const MOST_WIDTH = 50;

/** The width at which truncated names stay distinct. */
export function widthToTell(names: readonly string[]): number {
  const different = new Set(names).size;
  for (let width = 12; width < MOST_WIDTH; width += 2) {
    if (new Set(names.map((name) => cutMiddleTo(name, width))).size === different) return width;
  }
  return MOST_WIDTH;
}

/** The length of the common folder. */
function commonLength(files: readonly string[]): number {
  const folders = files.map((file) => file.split(/(?<=[\\/])/).slice(0, -1));
  const [first = []] = folders;
  let same = 0;
  while (same < first.length && folders.every((each) => each[same] === first[same])) same += 1;
  return first.slice(0, same).join('').length;
}
