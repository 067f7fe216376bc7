import {
  type Cadence,
  type Choice,
  chooseEditions,
  type Edition,
  type EventType,
  formatDate,
  InputError,
} from '@eloquence/rating';
import { checkEvent, checkFile } from './check/index.ts';
import type { ListEntries } from './check/list.ts';
import { type Finding, FindingList, finding, hasErrors, WEIGHTS } from './findings.ts';
import { type RatedPlayer, rateReport } from './rate.ts';
import { placeOf, type Report, type ReportReading, thinkingMinutes } from './report.ts';
import type { StatedFacts } from './stated.ts';
import { cadenceOf } from './time-control.ts';

export interface ExamineOptions {
  readonly choice: Choice;
  /** Overrules what the report says. */
  readonly type?: EventType | null;
  readonly list?: ListEntries | null;
  readonly stated?: StatedFacts;
}

/** What there is to say of a report. */
export interface Examination {
  /** The edition in force at the start; null where the start is not known or before the first. */
  readonly edition: Edition | null;
  readonly report: Report;
  readonly type: EventType;
  readonly findings: readonly Finding[];
}

/** Checks a report: against itself, against a list, against the regulations in force at its start. */
export function examineReport(reading: ReportReading, options: ExamineOptions): Examination {
  const { report } = reading;
  const type = options.type ?? report.type;
  const findings = new FindingList();
  findings.addAll(reading.findings);
  if (report.players.length === 0) {
    const found = report.isTable ? withoutColumns(findings.all()) : findings.all();
    return { edition: null, report, type, findings: inOrder(found) };
  }
  findings.addAll(checkFile(options.type ? { ...report, type, meetsOnce: type === 'swiss' } : report));
  const edition = editionFor(report, options.choice, findings);
  if (edition !== null) {
    findings.addAll(checkCadence(report, edition.cadence));
    const { list = null, stated = {} } = options;
    findings.addAll(checkEvent(edition, report, { type, list, stated }));
  }
  const found = report.isTable ? withoutColumns(findings.all()) : findings.all();
  return { edition, report, type, findings: inOrder(found) };
}

/** Checks a report and rates it where nothing forbids it. */
export function examineAndRate(
  reading: ReportReading,
  options: ExamineOptions,
): Examination & { readonly players: readonly RatedPlayer[] } {
  const examination = examineReport(reading, options);
  const { edition, report, type, findings } = examination;
  if (edition === null || hasErrors(findings)) return { ...examination, players: [] };
  const { players } = rateReport(edition, report, type, options.list ?? null, options.stated ?? {});
  return { ...examination, players };
}

function editionFor(report: Report, choice: Choice, findings: FindingList): Edition | null {
  if (report.start === null) return null;
  try {
    return chooseEditions(choice).at(report.start);
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'before-first-edition') throw error;
    const values = { start: formatDate(report.start), first: String(error.values.allowed) };
    findings.add(finding('before-first-edition', placeOf(report, '042'), values));
    return null;
  }
}

/** A rapid event that is about to be rated as standard: nearly always a forgotten option. */
function checkCadence(report: Report, cadence: Cadence): readonly Finding[] {
  const { timeControl } = report;
  const found = (timeControl && cadenceOf(timeControl)) ?? report.cadence;
  if (found === null || found === cadence) return [];
  const place = timeControl ? report.timeControlPlace : placeOf(report, '092');
  const minutes = timeControl ? thinkingMinutes(timeControl) : 0;
  return [finding('cadence-differs', place, { cadence, minutes, found })];
}

/** Those of a table, where some that stood in different columns become the same. */
function withoutColumns(findings: readonly Finding[]): readonly Finding[] {
  const found = new Map(findings.map((each) => [JSON.stringify([each.code, each.line, each.values]), each]));
  return [...found.values()].map((each) => ({ ...each, column: null }));
}

/** Errors first, each kind in the order of the file. */
function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted(
    (a, b) =>
      WEIGHTS[a.severity] - WEIGHTS[b.severity] ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
