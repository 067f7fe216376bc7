import type { Report } from '../report.ts';
import type { TrfFile } from '../trf/records.ts';
import { writeTrf } from '../trf/write.ts';
import { writeCsv } from './csv.ts';
import { writeJson } from './json.ts';
import { type Adjustment, type Loss, toVersion } from './trf-versions.ts';

export const REPORT_TARGETS = ['trf06', 'trf16', 'trf26', 'json', 'csv'] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

/** A converted report with its losses and changes. */
export interface WrittenReport {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly losses: readonly Loss[];
  readonly adjustments: readonly Adjustment[];
}

export function writeReportAs(target: ReportTarget, report: Report): WrittenReport {
  if (target === 'json') return fromText(writeJson(report.file));
  if (target === 'csv') return fromText(writeCsv(report.file));
  const { file, losses, adjustments } = toVersion(report, target);
  const bytes = writeTrf(file);
  const text = decoderOf(file.encoding).decode(bytes);
  return { bytes, text, losses, adjustments };
}

/** Windows-1252 has letters where Latin-1 has control characters. */
function decoderOf(encoding: TrfFile['encoding']): InstanceType<typeof TextDecoder> {
  return new TextDecoder(encoding === 'latin-1' ? 'windows-1252' : encoding, { ignoreBOM: true });
}

function fromText(text: string): WrittenReport {
  return { bytes: new TextEncoder().encode(text), text, losses: [], adjustments: [] };
}
