import type { RatedPlayer, ReportPlayer } from '@eloquence/reports';
import type { Call } from '../../command.ts';
import { plain } from '../../reports/plain.ts';
import { type Column, table } from '../../table.ts';
import type { RatedEvent } from './show.ts';

export interface Place {
  readonly rank: number | null;
  readonly player: RatedPlayer;
}

/** The players by rank; who has none comes last, by start number. */
export function byRank({ rated }: RatedEvent): readonly Place[] {
  const places = rated.players.map((player, index) => ({
    rank: (rated.report.players[index] as ReportPlayer).rank || null,
    player,
  }));
  const last = Number.POSITIVE_INFINITY;
  return places.sort((a, b) => (a.rank ?? last) - (b.rank ?? last) || a.player.no - b.player.no);
}

const NONE = '–';
const right = (heading: string): Column => ({ heading, align: 'right' });
const cut = (heading: string): Column => ({ heading, cuts: 'end' });

/** A table that begins with rank, number and name; without ranks where nobody has one. */
function playersTable(
  call: Call,
  places: readonly Place[],
  columns: readonly Column[],
  cells: (player: RatedPlayer) => readonly string[],
): string[] {
  const { headings } = call.texts.rate;
  const ranked = places.some(({ rank }) => rank !== null);
  return table(
    [
      ...(ranked ? [right(headings.rank)] : []),
      right(headings.no),
      cut(call.dictionary.labels.player),
      ...columns,
    ],
    places.map(({ rank, player }) => [
      ...(ranked ? [String(rank ?? NONE)] : []),
      String(player.no),
      plain(player.name),
      ...cells(player),
    ]),
    { style: call.style },
  );
}

/** What the event does to everybody with a rating. */
export function ratedTable(call: Call, event: RatedEvent): string[] {
  const { format, labels } = call.dictionary;
  const { headings } = call.texts.rate;
  const places = byRank(event).filter(({ player }) => player.rating !== null);
  if (places.length === 0) return [];
  const columns = [
    right(headings.rating),
    right(headings.games),
    right(labels.score),
    right(headings.expected),
    right(headings.change),
    right(labels.k),
    right(headings.new),
  ];
  return playersTable(call, places, columns, (player) => [
    String(player.rating),
    String(player.n),
    format.points(player.score),
    player.n === 0 ? NONE : format.decimal(player.expected),
    player.n === 0 || player.change === null ? NONE : format.signed(player.change),
    String(player.k ?? NONE),
    String(player.new ?? NONE),
  ]);
}

/** What the event gives everybody without one. */
export function unratedTable(call: Call, event: RatedEvent): string[] {
  const { format, labels } = call.dictionary;
  const { headings, unrated } = call.texts.rate;
  const places = byRank(event).filter(({ player }) => player.rating === null);
  if (places.length === 0) return [];
  const columns = [
    right(headings.games),
    right(labels.score),
    right(headings.average),
    right(headings.result),
    { heading: labels.counts },
  ];
  const lines = playersTable(call, places, columns, ({ n, score, initial }) => [
    String(initial?.n ?? n),
    format.points(initial?.score ?? score),
    initial === null ? NONE : format.short(initial.average),
    initial === null ? NONE : String(initial.rating),
    initial?.counts ? labels.yes : labels.no,
  ]);
  return [call.style.strong(unrated), ...lines];
}
