import type { Loss } from '@eloquence/reports';
import type { Call } from '../../command.ts';
import type { Loaded } from '../../reports/load.ts';
import { plain } from '../../reports/plain.ts';
import { cutTo, WIDTH } from '../../width.ts';
import type { Target } from './targets.ts';

/** More than these are counted. */
const MOST = 20;

/** What the new layout has no room for, each with its line. */
export function lossLines(call: Call, { report }: Loaded, to: Target, losses: readonly Loss[]): string[] {
  if (losses.length === 0) return [];
  const { convert } = call.texts;
  const inWords = (what: string): string =>
    what.replace(/^round (\d+): /, (_, round: string) => convert.round(round));
  const sources = new Map(report.file.records.map((record) => [record.source?.line ?? null, record]));
  const lines = losses.slice(0, MOST).map(({ line, what }) => {
    const record = sources.get(line);
    // A record that is left out as a whole says more than its code.
    const text = record?.code === what ? (record.source?.text ?? what) : inWords(what);
    return cutTo(`  ${line === null ? '' : `${line}: `}${plain(text)}`, WIDTH);
  });
  const left = losses.length - lines.length;
  return [convert.losses(to, losses.length), ...lines, ...(left > 0 ? [`  ${convert.more(left)}`] : [])];
}
