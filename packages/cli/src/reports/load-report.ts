import {
  type Finding,
  MAX_JSON_BYTES,
  MAX_REPORT_BYTES,
  type ReportLayout,
  type ReportReading,
  readAnyReport,
  readReport,
  reportLayout,
} from '@eloquence/reports';
import { Failure } from '../framework/failure.ts';
import { type ReadBytes, readBytes, readStream, reasonOf } from '../input/files.ts';
import type { Io } from '../terminal/io.ts';

export interface LoadedReport extends ReportReading {
  readonly file: string;
  readonly layout: ReportLayout;
}

/** Reads a report in any layout. Errors in it are findings. */
export async function loadReport(file: string, io: Io): Promise<LoadedReport> {
  return loadBytes(file, await readBytes(file, io, MAX_JSON_BYTES));
}

/** The same for a stream already opened. */
export async function readLoaded(file: string, pieces: AsyncIterable<Uint8Array>): Promise<LoadedReport> {
  const read = await readStream(pieces, MAX_JSON_BYTES).catch((error) => {
    throw new Failure('file-unreadable', { file, reason: reasonOf(error) });
  });
  return loadBytes(file, read);
}

/** JSON may be larger, since the same report takes more bytes. */
function loadBytes(file: string, { bytes, size }: ReadBytes): LoadedReport {
  if (bytes === null || (size > MAX_REPORT_BYTES && reportLayout(bytes) !== 'json'))
    return tooLarge(file, size);
  return { file, ...readAnyReport(bytes) };
}

/** An empty report with the finding that the file is too large. */
function tooLarge(file: string, bytes: number): LoadedReport {
  const finding: Finding = {
    severity: 'error',
    code: 'file-too-large',
    article: null,
    line: null,
    column: null,
    values: { bytes, limit: MAX_REPORT_BYTES },
  };
  return { file, layout: 'trf', report: readReport(new Uint8Array()).report, findings: [finding] };
}
