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
import { asFailure, Failure } from '../failure.ts';
import { notJson, type ReadBytes, readBytes, readStream, reasonOf } from '../input.ts';
import type { Io } from '../io.ts';

export interface Loaded extends ReportReading {
  readonly file: string;
  readonly layout: ReportLayout;
}

/** Reads a report in any layout, told by its content. What is wrong with a TRF or CSV is among its findings. */
export async function loadReport(file: string, io: Io): Promise<Loaded> {
  return loadBytes(file, await readBytes(file, io, MAX_JSON_BYTES));
}

/** The same where reading the file has begun. */
export async function readLoaded(file: string, pieces: AsyncIterable<Uint8Array>): Promise<Loaded> {
  const read = await readStream(pieces, MAX_JSON_BYTES).catch((error) => {
    throw new Failure('file-unreadable', { file, reason: reasonOf(error) });
  });
  return loadBytes(file, read);
}

/** The same report takes more room as JSON. */
function loadBytes(file: string, { bytes, size }: ReadBytes): Loaded {
  if (bytes === null || (size > MAX_REPORT_BYTES && reportLayout(bytes) !== 'json'))
    return tooLarge(file, size);
  try {
    return { file, ...readAnyReport(bytes) };
  } catch (error) {
    if (error instanceof SyntaxError) throw notJson(file, bytes.toString('utf8'), error);
    const { code, values, status } = asFailure(error, 'file', () => null);
    throw new Failure(code, { ...values, where: file }, status);
  }
}

/** Nothing of it is read. */
function tooLarge(file: string, bytes: number): Loaded {
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
