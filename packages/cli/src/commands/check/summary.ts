import type { Call } from '../../command.ts';
import { parts } from '../../parts.ts';
import { type AnyFinding, messageOf } from '../../reports/finding.ts';
import { type Counts, countsOf } from '../../reports/findings.ts';
import { plain } from '../../reports/plain.ts';
import { table } from '../../table.ts';
import { cutMiddleTo, paragraph } from '../../width.ts';

/** A file and what was found in it; null where it cannot be used. */
export interface SummaryRow {
  readonly file: string;
  readonly event: string | null;
  readonly findings: readonly AnyFinding[] | null;
}

/** Many files at a glance: a row for each, the totals, and what comes up most. */
export function summary(call: Call, rows: readonly SummaryRow[]): string[] {
  const { texts, dictionary, style } = call;
  const { severities } = dictionary;
  const names = shortNames(rows);
  const columns = [
    { heading: texts.reports.file, cuts: 'middle', least: widthToTell(names) },
    { heading: dictionary.labels.event, cuts: 'end' },
    { heading: severities.error, align: 'right' },
    { heading: severities.warning, align: 'right' },
    { heading: severities.note, align: 'right' },
  ] as const;
  const number = (count: number | undefined): string => (count === undefined ? '?' : String(count || '–'));
  const counts = rows.map(({ findings }) => findings && countsOf(findings));
  const cells = rows.map(({ event }, index) => [
    names[index] ?? '',
    plain(event ?? '–'),
    ...(['error', 'warning', 'note'] as const).map((severity) => number(counts[index]?.[severity])),
  ]);
  const total = (severity: keyof Counts): number =>
    counts.reduce((sum, each) => sum + (each?.[severity] ?? 0), 0);
  const withErrors = counts.filter((each) => each === null || each.error > 0).length;
  return parts(table(columns, cells, { style }), commonest(call, rows), [
    ...paragraph(texts.reports.total(rows.length, withErrors)),
    ...paragraph(texts.reports.counts(total('error'), total('warning'), total('note'))),
    ...paragraph(texts.reports.details),
  ]);
}

/** Kinds of errors that are shown. */
const MOST_KINDS = 5;

/** The errors that come up most, each with how often and with one of its sentences. */
function commonest(call: Call, rows: readonly SummaryRow[]): string[] {
  const { texts, style } = call;
  const errors = rows.flatMap(({ file, findings }) =>
    (findings ?? []).filter(({ severity }) => severity === 'error').map((finding) => ({ file, finding })),
  );
  const kinds = [...Map.groupBy(errors, ({ finding }) => finding.code)]
    .map(([code, all]) => ({ code, all, files: new Set(all.map(({ file }) => file)).size }))
    .sort((a, b) => b.all.length - a.all.length);
  // Of a single error the row says enough.
  if (errors.length < 2) return [];
  const lines = kinds.slice(0, MOST_KINDS).flatMap(({ code, all, files }) => {
    const [first] = all;
    const example = first === undefined ? '' : plain(messageOf(call, first.finding));
    return [
      `  ${texts.office.said(code, texts.reports.inFiles(all.length, files))}`,
      ...paragraph(example, '    ').map(style.faint),
    ];
  });
  return [style.strong(texts.reports.commonest), ...lines];
}

/** The files without the folders that all of them are in. */
export function shortNames(rows: readonly { readonly file: string }[]): readonly string[] {
  const common = commonLength(rows.map(({ file }) => file));
  return rows.map(({ file }) => plain(file.slice(common)));
}

/** Not more than this, however alike the names are. */
const MOST_WIDTH = 50;

/** How wide a column must be for names that are cut to stay different. */
export function widthToTell(names: readonly string[]): number {
  const different = new Set(names).size;
  for (let width = 12; width < MOST_WIDTH; width += 2) {
    if (new Set(names.map((name) => cutMiddleTo(name, width))).size === different) return width;
  }
  return MOST_WIDTH;
}

/** How long the folders are that all paths begin with. */
function commonLength(files: readonly string[]): number {
  const folders = files.map((file) => file.split(/(?<=[\\/])/).slice(0, -1));
  const [first = []] = folders;
  let same = 0;
  while (same < first.length && folders.every((each) => each[same] === first[same])) same += 1;
  return first.slice(0, same).join('').length;
}
