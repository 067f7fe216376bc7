import { type Finding, MAX_REPORT_BYTES, type ReportReading, readAnyReport } from '@eloquence/reports';
import { OfficeError, type OfficeErrorValues } from '../errors.ts';

/** What cannot be a report at all is refused, with the reason; everything else is kept and judged. */
export function readSubmission(bytes: Uint8Array): ReportReading {
  if (bytes.length === 0) throw new OfficeError('report-unreadable', { reason: 'empty' });
  if (bytes.length > MAX_REPORT_BYTES) {
    throw new OfficeError('report-unreadable', {
      reason: 'too-large',
      bytes: bytes.length,
      limit: MAX_REPORT_BYTES,
    });
  }
  const reading = readAnyReport(bytes);
  const other = NO_REPORT.find(([code]) => reading.findings.some((finding) => finding.code === code));
  if (other === undefined) return reading;
  const values = reading.findings.find(({ code }) => code === other[0])?.values as OfficeErrorValues;
  throw new OfficeError('report-unreadable', { reason: other[1], ...values }, reading.findings);
}

/** What no report can be: nothing of it could ever be rated, so that it makes no event. */
const NO_REPORT: readonly (readonly [code: Finding['code'], reason: string])[] = [
  ['file-binary', 'binary'],
  ['file-is-list', 'rating-list'],
  ['not-a-report', 'no-players'],
  ['json-broken', 'json'],
  ['json-invalid', 'malformed'],
];
