import type { Call } from '../../command.ts';
import { parts } from '../../parts.ts';
import { plain } from '../../reports/plain.ts';
import { table } from '../../table.ts';
import { paragraph } from '../../width.ts';
import { shortNames, widthToTell } from '../check/summary.ts';

/** A file, and how many players were rated; none where it was refused or cannot be used. */
export interface RatedRow {
  readonly file: string;
  readonly event: string | null;
  readonly players: number;
}

/** What became of many files. */
export function summary({ texts, dictionary, style }: Call, rows: readonly RatedRow[]): string[] {
  const names = shortNames(rows);
  const columns = [
    { heading: texts.reports.file, cuts: 'middle', least: widthToTell(names) },
    { heading: dictionary.labels.event, cuts: 'end' },
    { heading: texts.rate.players, align: 'right' },
    { heading: texts.rate.isRated },
  ] as const;
  const { yes, no } = dictionary.labels;
  const cells = rows.map(({ event, players }, index) => [
    names[index] ?? '',
    plain(event ?? '–'),
    String(players || '–'),
    players > 0 ? yes : no,
  ]);
  const refused = rows.filter(({ players }) => players === 0).length;
  return parts(table(columns, cells, { style }), paragraph(texts.rate.total(rows.length, refused)));
}
