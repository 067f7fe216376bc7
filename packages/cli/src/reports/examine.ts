import type { Examination, ExamineOptions, Finding, ReportReading } from '@eloquence/reports';
import { type Call, isGiven } from '../command.ts';
import type { RatingList } from './list.ts';
import type { Loaded } from './load.ts';
import type { Outlook } from './options.ts';

/** Examines a loaded report. Of a file that is none, it is of no interest which of its lines are unknown. */
export function examine<T extends Examination>(
  call: Call,
  by: (reading: ReportReading, options: ExamineOptions) => T,
  loaded: Loaded,
  { choice, type, stated }: Outlook,
  list: RatingList | null,
): T {
  const examination = by(loaded, { choice, type, stated, list: list?.entries ?? null });
  const isReport = examination.report.players.length > 0;
  const wanted = examination.findings.filter(
    ({ severity, code }) =>
      !(severity === 'note' && isGiven(call, 'quiet')) && (isReport || code !== 'record-unknown'),
  );
  return { ...examination, findings: wanted.map((finding) => placed(loaded, finding)) };
}

/** Columns are those of a TRF; in JSON there is only the number of the record. */
function placed({ layout }: Loaded, finding: Finding): Finding {
  return layout === 'json' ? { ...finding, column: null } : finding;
}
