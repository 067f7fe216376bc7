import { defined } from '@eloquence/rating';
import { practicesOf } from './notes.ts';
import type { RatedEvent } from './show.ts';
import { byRank } from './tables.ts';

const COLUMNS = [
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

type Cells = Readonly<Record<(typeof COLUMNS)[number], string | number | boolean | null | undefined>>;

/** The byte-order mark tells spreadsheets that it is UTF-8. */
export function csvHeader(): string {
  return `\ufeff${csvLine(COLUMNS)}`;
}

/** A row per player, in the order of the printed table. */
export function csvRows(event: RatedEvent): string {
  const { loaded, rated, list } = event;
  const players = new Map(rated.report.players.map((player) => [player.no, player]));
  const ratings = list === null ? 'report' : `list ${list.date ?? ''}`.trim();
  return byRank(event)
    .map(({ rank, player }) => {
      const { no, id, name, rating, k, n, score, expected, sum, change, initial } = player;
      const isRated = rating !== null;
      const cells: Cells = {
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
      return csvLine(COLUMNS.map((column) => cells[column]));
    })
    .join('');
}

/** Quoting by RFC 4180. */
function csvLine(cells: readonly unknown[]): string {
  const quoted = cells.map((cell) => {
    const text = String(cell ?? '');
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}
