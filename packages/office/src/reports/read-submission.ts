import { InputError } from '@eloquence/rating';
import { type Finding, MAX_REPORT_BYTES, type ReportReading, readAnyReport } from '@eloquence/reports';
import { OfficeError } from '../errors.ts';

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
  const reading = readOrRefuse(bytes);
  const other = NO_REPORT.find(([code]) => reading.findings.some((finding) => finding.code === code));
  if (other) throw new OfficeError('report-unreadable', { reason: other[1] });
  return reading;
}

/** What no report can be: nothing of it could ever be rated, so that it makes no event. */
const NO_REPORT: readonly (readonly [code: Finding['code'], reason: string])[] = [
  ['file-binary', 'binary'],
  ['file-is-list', 'rating-list'],
  ['not-a-report', 'no-players'],
];

function readOrRefuse(bytes: Uint8Array): ReportReading {
  try {
    return readAnyReport(bytes);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { path, value, expected } = error.values;
    throw new OfficeError('report-unreadable', {
      reason: 'malformed',
      path: String(path),
      value: String(value),
      ...(expected && { expected }),
    });
  }
}
