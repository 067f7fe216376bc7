import {
  type Finding,
  MAX_REPORT_BYTES,
  type ReportLayout,
  type ReportReading,
  readAnyReport,
  readReport,
} from '@eloquence/reports';
import { asFailure, Failure } from '../failure.ts';
import { readBytes, reasonOf } from '../input.ts';
import type { Io } from '../io.ts';

export interface Loaded extends ReportReading {
  readonly file: string;
  readonly layout: ReportLayout;
}

/** Reads a report in any layout, told by its content. What is wrong with a TRF or CSV is among its findings. */
export async function loadReport(file: string, io: Io): Promise<Loaded> {
  const { bytes, size } = await readBytes(file, io, MAX_REPORT_BYTES);
  if (bytes === null) return tooLarge(file, size);
  try {
    return { file, ...readAnyReport(bytes) };
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure('not-json', { file, reason: reasonOf(error) });
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
