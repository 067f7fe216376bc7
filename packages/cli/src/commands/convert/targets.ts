import { type FindingCode, type Loss, toJson, toVersion, writeCsv, writeTrf } from '@eloquence/reports';
import type { Loaded } from '../../reports/load.ts';

export const TARGETS = ['trf06', 'trf16', 'trf26', 'json', 'csv'] as const;
export type Target = (typeof TARGETS)[number];

export function isTarget(text: string): text is Target {
  return (TARGETS as readonly string[]).includes(text);
}

/** A report in its new layout, and what that cannot hold. */
export interface Written {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly losses: readonly Loss[];
}

export function writeAs(target: Target, loaded: Loaded): Written {
  const { report } = loaded;
  if (target === 'json') return fromText(`${JSON.stringify(toJson(report.file), null, 2)}\n`, []);
  if (target === 'csv') return fromText(writeCsv(report.file), unread(loaded));
  const { file, losses } = toVersion(report, target);
  const bytes = writeTrf(file);
  return { bytes, text: Buffer.from(bytes).toString(file.encoding === 'utf-8' ? 'utf8' : 'latin1'), losses };
}

function fromText(text: string, losses: readonly Loss[]): Written {
  return { bytes: Buffer.from(text, 'utf8'), text, losses };
}

/** Places of a line that were not understood: the cells of a table hold them no longer. */
const UNREAD: ReadonlySet<FindingCode> = new Set([
  'field-unreadable',
  'columns-shifted',
  'result-unknown',
  'opponent-unreadable',
  'colour-unknown',
]);

function unread({ findings }: Loaded): readonly Loss[] {
  return findings
    .filter(({ code }) => UNREAD.has(code))
    .map(({ line, values }) => ({ line, what: String(values.text) }));
}
