import { defined } from '@eloquence/rating';
import type { RatedPlayer } from '@eloquence/reports';
import type { Call } from '../../framework/command.ts';
import { type Column, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import type { RatedEvent } from './show.ts';

export interface Place {
  readonly rank: number | null;
  readonly player: RatedPlayer;
}

/** Players by rank; unranked players last, by start number. */
export function byRank({ rated }: RatedEvent): readonly Place[] {
  const places = rated.players.map((player, index) => ({
    rank: defined(rated.report.players[index]).rank || null,
    player,
  }));
  const last = Number.POSITIVE_INFINITY;
  return places.sort((a, b) => (a.rank ?? last) - (b.rank ?? last) || a.player.no - b.player.no);
}

const NONE = '–';
const right = (heading: string): Column => ({ heading, align: 'right' });
const cut = (heading: string): Column => ({ heading, cuts: 'end' });

/** A table with rank, number and name; no rank column if no player has one. */
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
      cut(call.messages.labels.player),
      ...columns,
    ],
    places.map(({ rank, player }) => [
      ...(ranked ? [String(rank ?? NONE)] : []),
      String(player.no),
      visibleText(player.name),
      ...cells(player),
    ]),
    { style: call.style },
  );
}

/** The changes of rated players. */
export function ratedTable(call: Call, event: RatedEvent): string[] {
  const { format, labels } = call.messages;
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

/** The results of unrated players. */
export function unratedTable(call: Call, event: RatedEvent): string[] {
  const { format, labels } = call.messages;
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
