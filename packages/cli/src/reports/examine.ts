import { SEVERITIES } from '@eloquence/api/names';
import type { CheckedReport, CheckReportOptions, ReportReading } from '@eloquence/reports';
import { type Call, isGiven } from '../framework/command.ts';
import { type AnyFinding, type Found, listFinding } from './list-findings.ts';
import type { LoadedReport } from './load-report.ts';
import type { ReportOptions } from './options.ts';
import { findingsOnPlayers, type RatingList } from './rating-list.ts';

/** Checks a loaded report with the options of the command line. */
export function examine<T extends CheckedReport>(
  call: Call,
  by: (reading: ReportReading, options: CheckReportOptions) => T,
  loaded: LoadedReport,
  { choice, type, stated, today }: ReportOptions,
  list: RatingList | null,
): Found<T> {
  const examination = by(loaded, { choice, type, stated, today, list: list?.entries ?? null });
  const isReport = examination.report.players.length > 0;
  const wanted = withList(examination, isReport ? list : null).filter(
    ({ severity }) => severity !== 'note' || !isGiven(call, 'quiet'),
  );
  return { ...examination, findings: wanted.map((finding) => placed(loaded, finding)) };
}

/** Findings on the list come before findings on its players. */
function withList({ report, findings }: CheckedReport, list: RatingList | null): readonly AnyFinding[] {
  if (list === null) return findings;
  const own = [...list.findings, ...findingsOnPlayers(list, report)];
  const rest = withoutK(findings, list);
  const all = [...own, ...rest];
  return SEVERITIES.flatMap((severity) => all.filter((each) => each.severity === severity));
}

/** A list without any K is reported once. */
function withoutK(findings: CheckedReport['findings'], { entries }: RatingList): readonly AnyFinding[] {
  const unknown = findings.find(({ code }) => code === 'k-unknown');
  const times = Number(unknown?.values.times ?? 0);
  const rated = [...entries.byId.values()].filter(({ rating }) => rating !== null);
  if (times < 2 || rated.some(({ k }) => k !== null)) return findings;
  const rest: readonly AnyFinding[] = findings.filter(({ code }) => code !== 'k-unknown');
  return [...rest, listFinding('list-without-k', { times })];
}

/** Only TRF has columns; JSON has record numbers, CSV lines. */
function placed({ layout }: LoadedReport, finding: AnyFinding): AnyFinding {
  return layout === 'trf' ? finding : { ...finding, column: null };
}
