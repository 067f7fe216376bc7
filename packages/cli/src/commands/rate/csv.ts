import { defined } from '@eloquence/rating';
import type { Separator } from '../../input/separator.ts';
import { practicesOf } from './notes.ts';
import type { RatedEvent } from './show.ts';
import { byRank } from './tables.ts';

export const COLUMNS = [
  'file',
  'rank',
  'no',
  'id',
  'name',
  'federation',
  'ratings',
  'rating',
  'k',
  'n',
  'score',
  'expected',
  'sum',
  'change',
  'new',
  'initialRating',
  'initialN',
  'initialScore',
  'initialAverage',
  'initialCounts',
  'practices',
] as const;

export type Cells = Readonly<Record<(typeof COLUMNS)[number], string | number | boolean | null | undefined>>;

export interface CsvFormat {
  readonly separator: Separator;
  readonly decimals: '.' | ',';
}

/** Columns of numbers, with the decimal mark of the file. */
const NUMBERS: ReadonlySet<string> = new Set([
  'score',
  'expected',
  'sum',
  'change',
  'initialScore',
  'initialAverage',
]);

/** The byte-order mark tells spreadsheets that it is UTF-8. */
export function csvHeader({ separator }: CsvFormat): string {
  return `\ufeff${csvLine(COLUMNS, separator)}`;
}

/** A row per player, in the order of the printed table. */
export function ratedCells(event: RatedEvent): readonly Cells[] {
  const { loaded, rated, list } = event;
  const players = new Map(rated.report.players.map((player) => [player.no, player]));
  const ratings = list === null ? 'report' : `list ${list.date ?? ''}`.trim();
  return byRank(event).map(({ rank, player }) => {
    const { no, id, name, rating, k, n, score, expected, sum, change, initial } = player;
    const isRated = rating !== null;
    return {
      file: loaded.file,
      rank,
      no,
      id,
      name,
      federation: defined(players.get(no)).federation,
      ratings,
      rating,
      k,
      n,
      score,
      expected: isRated ? expected : null,
      sum: isRated ? sum : null,
      change,
      new: player.new,
      initialRating: initial?.rating,
      initialN: initial?.n,
      initialScore: initial?.score,
      initialAverage: initial?.average,
      initialCounts: isRated ? null : (initial?.counts ?? false),
      practices: practicesOf(player).join(' '),
    };
  });
}

export function csvRows(event: RatedEvent, { separator, decimals }: CsvFormat): string {
  const written = (cells: Cells, column: keyof Cells): Cells[keyof Cells] =>
    NUMBERS.has(column) ? String(cells[column] ?? '').replace('.', decimals) : cells[column];
  return ratedCells(event)
    .map((cells) =>
      csvLine(
        COLUMNS.map((column) => written(cells, column)),
        separator,
      ),
    )
    .join('');
}

/** Quoting by RFC 4180. */
function csvLine(cells: readonly unknown[], separator: Separator): string {
  const quoted = cells.map((cell) => {
    const text = String(cell ?? '');
    return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(separator)}\r\n`;
}
