import { SEVERITIES } from '@eloquence/api/names';
import { countFindings } from '@eloquence/reports';
import type { FindingPlace } from '@eloquence/words';
import { type Call, isGiven } from '../framework/command.ts';
import { visibleText } from '../terminal/visible-text.ts';
import { displayWidth, padEnd, paragraph } from '../terminal/width.ts';
import { type AnyFinding, hintOf, messageOf } from './list-findings.ts';

/** How many findings of one code are shown; the rest are counted. */
const MOST_ALIKE = 8;

export function areErrors(findings: readonly AnyFinding[]): boolean {
  return countFindings(findings).errors > 0;
}

/** The closing line of the findings. */
export function findingsSummary({ texts }: Call, findings: readonly AnyFinding[]): string[] {
  return [findings.length === 0 ? texts.reports.clean : countsText(texts, findings)];
}

export function countsText({ reports }: Call['texts'], findings: readonly AnyFinding[]): string {
  const { errors, warnings, notes } = countFindings(findings);
  return reports.counts(errors, warnings, notes);
}

/** That the report is of another event comes first, since it makes all else pointless. */
const FIRST: AnyFinding['code'] = 'event-differs' as AnyFinding['code'];

/** Findings by severity with their place; the first of each code with its hint. */
export function findingBlocks(
  call: Call,
  findings: readonly AnyFinding[],
  place: FindingPlace = 'check',
): string[][] {
  const first = findings.filter(({ code }) => code === FIRST);
  const rest = findings.filter(({ code }) => code !== FIRST);
  const groups = [first, ...SEVERITIES.map((severity) => rest.filter((each) => each.severity === severity))];
  return groups.flatMap((group) => {
    const [heaviest] = group;
    if (heaviest === undefined) return [];
    const { severity } = heaviest;
    const width = Math.max(...group.map((each) => displayWidth(placeOf(each))));
    const alike = Map.groupBy(group, ({ code }) => code);
    const lines = group.flatMap((each) => findingLines(call, each, width, alike.get(each.code) ?? [], place));
    const { severities, cite } = call.messages;
    return [[call.style.strong(`${severities[severity]}${cite(String(group.length))}`), ...lines]];
  });
}

/** `12:99`, the line alone, or nothing for the whole file. */
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
  // A single remaining finding takes no more room than its count.
  const most = isGiven(call, 'all') || alike.length <= MOST_ALIKE + 1 ? alike.length : MOST_ALIKE;
  if (before >= most) return [];
  const margin = width === 0 ? '  ' : `  ${' '.repeat(width)}  `;
  const lead = width === 0 ? '  ' : `  ${padEnd(placeOf(finding), width)}  `;
  const hint = before === 0 ? hintOf(call, finding, place) : null;
  const left = before === most - 1 ? alike.length - most : 0;
  return [
    ...paragraph(visibleText(messageOf(call, finding)), lead),
    ...(hint === null ? [] : paragraph(hint, `${margin}→ `).map(style.faint)),
    ...(left === 0 ? [] : paragraph(texts.reports.more(left), margin).map(style.faint)),
  ];
}
