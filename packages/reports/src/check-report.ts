import {
  addDays,
  type Choice,
  chooseEditions,
  EDITIONS,
  type Edition,
  type EventType,
  formatDate,
  InputError,
  leavesKToAdministrator,
  takesRatingsPerGame,
} from '@eloquence/rating';
import { checkEvent, checkFile } from './check/index.ts';
import { type CheckReportOptions, checkReading, checkReportOptions } from './check-options.ts';
import { byLines, type Finding, FindingList, finding, hasErrors, WEIGHTS } from './findings.ts';
import { type RatedPlayer, rateReport } from './rate-report.ts';
import { placeOf, type Report, type ReportReading, thinkingMinutes } from './report.ts';
import { cadenceOf, type RapidRange } from './time-control.ts';

export interface CheckedReport {
  /** The edition in force at the start; null where the start is not known or before the first. */
  readonly edition: Edition | null;
  readonly report: Report;
  readonly type: EventType;
  readonly findings: readonly Finding[];
}

/** Checks a report: against itself, against a list, against the regulations in force at its start. */
export function checkReport(reading: ReportReading, options: CheckReportOptions): CheckedReport {
  checkReading(reading);
  checkReportOptions(options);
  const { report } = reading;
  const type = options.type ?? report.type;
  const findings = new FindingList();
  findings.addAll(reading.findings);
  if (report.players.length === 0) {
    const all = byLines(findings.all());
    const found = report.isTable ? withoutColumns(all) : all;
    return { edition: null, report, type, findings: inOrder(found) };
  }
  const { list = null, stated = {} } = options;
  const today = options.today ?? null;
  findings.addAll(checkFile(options.type ? asType(report, options.type) : report, list));
  const edition = editionFor(report, options.choice, findings);
  if (edition !== null) {
    const { k = null } = options.choice;
    if (k !== null && !leavesKToAdministrator(edition))
      findings.add(finding('k-not-taken', { line: null }, { k, edition: edition.id }));
    if (report.start !== null && today !== null && report.start > addDays(today, 1)) {
      const values = { start: formatDate(report.start), today: formatDate(today) };
      findings.add(finding('start-in-future', placeOf(report, '042'), values));
    }
    const ofEvent = checkEvent(edition, report, { type, list, stated });
    findings.addAll(withCadence(checkCadence(report, edition), ofEvent));
  }
  const kept = byLines(findings.all());
  const all = edition !== null && report.start === null ? withoutStart(kept, edition) : kept;
  const found = report.isTable ? withoutColumns(all) : all;
  return { edition, report, type, findings: inOrder(found) };
}

/** Checks a report and rates it where nothing forbids it. */
export function checkAndRateReport(
  reading: ReportReading,
  options: CheckReportOptions,
): CheckedReport & { readonly players: readonly RatedPlayer[] } {
  const examination = checkReport(reading, options);
  const { edition, report, type, findings } = examination;
  if (edition === null || hasErrors(findings)) return { ...examination, players: [] };
  const editions = chooseEditions(options.choice);
  const { list = null, listOn = null, stated = {} } = options;
  if (listOn === null && takesRatingsPerGame(edition, stated.ratingsPerGame === true)) {
    const { article } = edition.rules.ratingsPerGame;
    const needed = finding('ratings-per-game', placeOf(report, '132'), { article: article ?? '' });
    return { ...examination, findings: inOrder([needed, ...findings]), players: [] };
  }
  const { players } = rateReport(edition, report, type, list, stated, {
    editionAt: (day) => editions.at(day),
    listOn,
  });
  return { ...examination, players };
}

/** The report with the caller's type. */
function asType(report: Report, type: EventType): Report {
  const meetsOnce = type === 'swiss' || type === 'round-robin';
  return { ...report, type, isTypeAssumed: false, meetsOnce };
}

/** An edition that was chosen needs no start to be found. */
function editionFor(report: Report, choice: Choice, findings: FindingList): Edition | null {
  if (report.start === null) return chooseEditions(choice).whole ?? null;
  try {
    return chooseEditions(choice).at(report.start);
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'before-first-edition') throw error;
    const { expected } = error.values;
    const first = expected?.kind === 'date' ? (expected.from ?? '') : '';
    const values = { start: formatDate(report.start), first };
    findings.add(finding('before-first-edition', placeOf(report, '042'), values));
    return null;
  }
}

/** With a chosen edition an unknown start does not prevent rating. */
function withoutStart(findings: readonly Finding[], { id }: Edition): readonly Finding[] {
  return findings.map((each) => {
    if (each.code === 'start-missing') return { ...each, severity: 'warning', values: { edition: id } };
    const isStart =
      each.values.field === 'start' && (each.code === 'date-unreadable' || each.code === 'year-differs');
    return isStart ? { ...each, severity: 'warning' } : each;
  });
}

/** A rapid event that is about to be rated as standard: nearly always a forgotten option. */
function checkCadence(report: Report, edition: Edition): Finding | null {
  const { timeControl } = report;
  const found = (timeControl && cadenceOf(timeControl, rapidRange(report, edition))) ?? report.cadence;
  if (found === null || found === edition.cadence) return null;
  const place = timeControl ? report.timeControlPlace : placeOf(report, '092');
  const minutes = timeControl ? thinkingMinutes(timeControl) : 0;
  return finding('cadence-differs', place, { cadence: edition.cadence, minutes, found });
}

/** Before the first rapid list the Laws had the same limits as its first edition. */
const RAPID_BEFORE: RapidRange = { from: 15, under: 60 };

/** What made a game rapid at the start of the event. */
function rapidRange({ start }: Report, edition: Edition): RapidRange {
  if (edition.cadence === 'rapid' && edition.rules.timeRange.value !== null)
    return edition.rules.timeRange.value;
  const inForce = EDITIONS.findLast(
    ({ cadence, from }) => cadence === 'rapid' && from <= (start === null ? edition.from : formatDate(start)),
  );
  return inForce?.rules.timeRange.value ?? RAPID_BEFORE;
}

/** The thinking time does not fit because the cadence is wrong; only the cadence is reported. */
function withCadence(cadence: Finding | null, findings: readonly Finding[]): readonly Finding[] {
  if (cadence === null) return findings;
  const short = findings.find(({ code }) => code === 'thinking-time-short' || code === 'time-outside-range');
  if (short === undefined) return [cadence, ...findings];
  const { severity, article } = short;
  return [{ ...cadence, severity, article }, ...findings.filter((each) => each !== short)];
}

/** Findings of a table without columns; duplicates are dropped. */
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
