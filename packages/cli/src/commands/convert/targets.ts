import {
  type Adjustment,
  type Loss,
  type TrfFile,
  toVersion,
  type WrittenFormat,
  writeCsv,
  writeJson,
  writeTrf,
} from '@eloquence/reports';
import type { LoadedReport } from '../../reports/load-report.ts';

export const TARGETS = ['trf06', 'trf16', 'trf26', 'json', 'csv'] as const;
export type Target = (typeof TARGETS)[number];

/** Target formats of a rating list. */
export const LIST_TARGETS: readonly WrittenFormat[] = Object.freeze(['txt', 'xml', 'csv', 'json'] as const);

export function isTarget(text: string): text is Target {
  return (TARGETS as readonly string[]).includes(text);
}

export function isListTarget(text: string): text is WrittenFormat {
  return (LIST_TARGETS as readonly string[]).includes(text);
}

/** A converted report with its losses and changes. */
export interface Written {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly losses: readonly Loss[];
  readonly adjustments: readonly Adjustment[];
}

export function writeAs(target: Target, { report }: LoadedReport): Written {
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

function fromText(text: string): Written {
  return { bytes: Buffer.from(text, 'utf8'), text, losses: [], adjustments: [] };
}
