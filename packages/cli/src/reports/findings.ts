import type { Severity } from '@eloquence/reports';
import type { FindingPlace } from '@eloquence/words';
import { type Call, isGiven } from '../command.ts';
import { displayWidth, padEnd, paragraph } from '../width.ts';
import { type AnyFinding, hintOf, messageOf } from './finding.ts';
import { plain } from './plain.ts';

const SEVERITIES: readonly Severity[] = Object.freeze(['error', 'warning', 'note']);
/** Findings of one code that are shown; the rest is counted. */
const MOST_ALIKE = 8;

export type Counts = Readonly<Record<Severity, number>>;

export function countsOf(findings: readonly AnyFinding[]): Counts {
  const of = (severity: Severity): number => findings.filter((each) => each.severity === severity).length;
  return { error: of('error'), warning: of('warning'), note: of('note') };
}

export function areErrors(findings: readonly AnyFinding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** Findings by severity, each with its place and, where its kind comes up first, with what to do. */
export function findingBlocks(
  call: Call,
  findings: readonly AnyFinding[],
  place: FindingPlace = 'check',
): string[][] {
  return SEVERITIES.flatMap((severity) => {
    const group = findings.filter((each) => each.severity === severity);
    if (group.length === 0) return [];
    const width = Math.max(...group.map((each) => displayWidth(placeOf(each))));
    const alike = Map.groupBy(group, ({ code }) => code);
    const lines = group.flatMap((each) => findingLines(call, each, width, alike.get(each.code) ?? [], place));
    const { severities, cite } = call.dictionary;
    return [[call.style.strong(`${severities[severity]}${cite(String(group.length))}`), ...lines]];
  });
}

/** `12:99`, or the line alone, or nothing for the file as a whole. */
function placeOf({ line, column }: AnyFinding): string {
  if (line === null) return '';
  return column === null ? String(line) : `${line}:${column}`;
}

function findingLines(
  call: Call,
  finding: AnyFinding,
  width: number,
  alike: readonly AnyFinding[],
  place: FindingPlace,
): string[] {
  const { texts, style } = call;
  const before = alike.indexOf(finding);
  // One more would take the line that says how many there are.
  const most = isGiven(call, 'all') || alike.length <= MOST_ALIKE + 1 ? alike.length : MOST_ALIKE;
  if (before >= most) return [];
  const margin = width === 0 ? '  ' : `  ${' '.repeat(width)}  `;
  const lead = width === 0 ? '  ' : `  ${padEnd(placeOf(finding), width)}  `;
  const hint = before === 0 ? hintOf(call, finding, place) : null;
  const left = before === most - 1 ? alike.length - most : 0;
  return [
    ...paragraph(plain(messageOf(call, finding)), lead),
    ...(hint === null ? [] : paragraph(hint, `${margin}→ `).map(style.faint)),
    ...(left === 0 ? [] : paragraph(texts.reports.more(left), margin).map(style.faint)),
  ];
}
