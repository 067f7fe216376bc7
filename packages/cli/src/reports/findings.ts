import type { Finding, Severity } from '@eloquence/reports';
import { findingHint, findingLine } from '@eloquence/words';
import type { Call } from '../command.ts';
import { displayWidth, padEnd, paragraph } from '../width.ts';
import { plain } from './plain.ts';

const SEVERITIES: readonly Severity[] = Object.freeze(['error', 'warning', 'note']);

/** Findings of one code that are shown; the rest is counted. */
const MOST_ALIKE = 8;

export type Counts = Readonly<Record<Severity, number>>;

export function countsOf(findings: readonly Finding[]): Counts {
  const of = (severity: Severity): number => findings.filter((each) => each.severity === severity).length;
  return { error: of('error'), warning: of('warning'), note: of('note') };
}

/** Findings by severity, each with its place and, where its kind comes up first, with what to do. */
export function findingBlocks(call: Call, findings: readonly Finding[]): string[][] {
  return SEVERITIES.flatMap((severity) => {
    const group = findings.filter((each) => each.severity === severity);
    if (group.length === 0) return [];
    const width = Math.max(...group.map((each) => displayWidth(placeOf(each))));
    const alike = Map.groupBy(group, ({ code }) => code);
    const lines = group.flatMap((each) => findingLines(call, each, width, alike.get(each.code) ?? []));
    return [[call.style.strong(`${call.dictionary.severities[severity]} (${group.length})`), ...lines]];
  });
}

/** `12:99`, or the line alone, or nothing for the file as a whole. */
function placeOf({ line, column }: Finding): string {
  if (line === null) return '';
  return column === null ? String(line) : `${line}:${column}`;
}

function findingLines(call: Call, finding: Finding, width: number, alike: readonly Finding[]): string[] {
  const { language, texts, style } = call;
  const before = alike.indexOf(finding);
  if (before > MOST_ALIKE) return [];
  const margin = width === 0 ? '  ' : `  ${' '.repeat(width)}  `;
  if (before === MOST_ALIKE)
    return paragraph(texts.reports.more(alike.length - before), margin).map(style.faint);
  const lead = width === 0 ? '  ' : `  ${padEnd(placeOf(finding), width)}  `;
  const hint = before === 0 ? findingHint(finding, language) : null;
  return [
    ...paragraph(plain(findingLine(finding, language)), lead),
    ...(hint === null ? [] : paragraph(hint, `${margin}→ `).map(style.faint)),
  ];
}
