import type { Call } from '../../framework/command.ts';
import { parts } from '../../terminal/blocks.ts';
import { table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';
import { shortNames, widthToTell } from '../check/summary.ts';

/** A file and its number of rated players; null if refused or unusable. */
export interface RatedRow {
  readonly file: string;
  readonly event: string | null;
  readonly players: number;
}

/** A summary of many files. */
export function summary({ texts, messages, style }: Call, rows: readonly RatedRow[]): string[] {
  const names = shortNames(rows);
  const columns = [
    { heading: texts.reports.file, cuts: 'middle', least: widthToTell(names) },
    { heading: messages.labels.event, cuts: 'end' },
    { heading: texts.rate.players, align: 'right' },
    { heading: texts.rate.isRated },
  ] as const;
  const { yes, no } = messages.labels;
  const cells = rows.map(({ event, players }, index) => [
    names[index] ?? '',
    visibleText(event ?? '–'),
    String(players || '–'),
    players > 0 ? yes : no,
  ]);
  const refused = rows.filter(({ players }) => players === 0).length;
  return parts(table(columns, cells, { style }), paragraph(texts.rate.total(rows.length, refused)));
}
