import type { Examination, ExamineOptions, ReportReading } from '@eloquence/reports';
import { type Call, isGiven } from '../command.ts';
import { type AnyFinding, type Found, listFinding } from './finding.ts';
import { findingsOnPlayers, type RatingList } from './list.ts';
import type { Loaded } from './load.ts';
import type { Outlook } from './options.ts';

/** Examines a loaded report as the command line asks for it. */
export function examine<T extends Examination>(
  call: Call,
  by: (reading: ReportReading, options: ExamineOptions) => T,
  loaded: Loaded,
  { choice, type, stated, today }: Outlook,
  list: RatingList | null,
): Found<T> {
  const examination = by(loaded, { choice, type, stated, today, list: list?.entries ?? null });
  const isReport = examination.report.players.length > 0;
  const wanted = withList(examination, isReport ? list : null).filter(
    ({ severity }) => severity !== 'note' || !isGiven(call, 'quiet'),
  );
  return { ...examination, findings: wanted.map((finding) => placed(loaded, finding)) };
}

const SEVERITIES = ['error', 'warning', 'note'] as const;

/** What the list itself gives cause to say stands before what it says of the players. */
function withList({ report, findings }: Examination, list: RatingList | null): readonly AnyFinding[] {
  if (list === null) return findings;
  const own = [...list.findings, ...findingsOnPlayers(list, report)];
  const rest = withoutK(findings, list);
  const all = [...own, ...rest];
  return SEVERITIES.flatMap((severity) => all.filter((each) => each.severity === severity));
}

/** A list that has no K at all says so once. */
function withoutK(findings: Examination['findings'], { entries }: RatingList): readonly AnyFinding[] {
  const unknown = findings.filter(({ code }) => code === 'k-unknown');
  const rated = [...entries.byId.values()].filter(({ rating }) => rating !== null);
  if (unknown.length < 2 || rated.some(({ k }) => k !== null)) return findings;
  const rest: readonly AnyFinding[] = findings.filter(({ code }) => code !== 'k-unknown');
  return [...rest, listFinding('list-without-k', { times: unknown.length })];
}

/** Columns are those of a TRF; in JSON there is only the number of the record, in a table the line. */
function placed({ layout }: Loaded, finding: AnyFinding): AnyFinding {
  return layout === 'trf' ? finding : { ...finding, column: null };
}
