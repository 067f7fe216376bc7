import type { EventPlayer, GameSet, HistoryEvent, ListColumns } from '@eloquence/office';
import {
  defined,
  type Edition,
  type Editions,
  formatDate,
  type Hundredths,
  parseDate,
  rateEvent,
  type SummedEvent,
  sumPeriod,
} from '@eloquence/rating';
import { gamesOf, type Report, thinkingMinutes } from '@eloquence/reports';
import type { ReportSource } from './find-files.ts';
import type { FolderPlayers } from './folder-list.ts';

/** The list in force when an event starts. */
export type ColumnsAt = (day: string) => ListColumns | null;

/** An event with the points before K, which depends on all events of the period. */
interface SummedReport {
  readonly event: Omit<HistoryEvent, 'players'>;
  readonly players: readonly EventPlayer[];
}

/** The events of a list, rated with the lists in force at their start. */
export async function rateReports(
  sources: readonly ReportSource[],
  editions: Editions,
  columnsAt: ColumnsAt,
  before: ListColumns,
  players: FolderPlayers,
): Promise<readonly HistoryEvent[]> {
  const summed: SummedReport[] = [];
  for (const source of sources) {
    const list = columnsAt(source.start);
    const report = await source.read();
    if (list === null || report === null) continue;
    const one = rateReport(source, report, editions.at(parseDate(source.start)), { list, before }, players);
    if (one !== null) summed.push(one);
  }
  return withChanges(summed, before);
}

function rateReport(
  { id, facts, start }: ReportSource,
  report: Report,
  edition: Edition,
  { list, before }: Readonly<Record<'list' | 'before', ListColumns>>,
  players: FolderPlayers,
): SummedReport | null {
  const { games: found, colours } = gamesOf(report);
  if (found.length === 0 || report.players.length < 2) return null;
  const ratingsOn = (columns: ListColumns): (number | null)[] => {
    const rows = rowsByKey(columns);
    return Array.from(keys, (key) => columns.ratings[rows.get(key) ?? -1] || null);
  };
  const keys = Int32Array.from(report.players, ({ id }) => (id === '' ? 0 : players.key(id)));
  // Since 2024 a rating published during the event counts for players without one at its start (8.2.4).
  const [ratings, since] = [ratingsOn(list), ratingsOn(before)];
  const set: GameSet = {
    facts: {
      type: report.type,
      start,
      end: formatDate(report.end ?? parseDate(start)),
      official: facts.official === true,
      continental: facts.continental === true,
      minutes: report.timeControl === null ? null : thinkingMinutes(report.timeControl),
      scheduledGames: facts.scheduledGames ?? null,
      waivedMatchRule: facts.approvals?.waivedMatchRule === true,
      ratingsPerGame: false,
      roundDates: [],
    },
    keys,
    numbers: Uint16Array.from(report.players, ({ no }) => no),
    games: found.map((game, index) => ({
      white: game.white,
      black: game.black,
      whiteScore: game.whiteScore,
      blackScore: game.blackScore,
      played: game.played !== false,
      coloured: colours[index] === true,
      round: game.round ?? 0,
    })),
  };
  const outcome = rateEvent(edition, {
    ...set.facts,
    players: ratings.map((rating, place) => ({ rating, listedSince: since[place] ?? null })),
    games: found,
  });
  return {
    event: {
      id,
      edition,
      name: facts.name ?? report.name,
      city: facts.city ?? report.city,
      federation: facts.federation ?? report.federation,
      games: set,
    },
    players: outcome.players.map(({ rating, n, score, expected, sum }, place) => ({
      key: defined(keys[place]),
      rating,
      from: rating === null ? null : ratings[place] === null ? 'since' : 'list',
      n,
      score,
      expected,
      sum,
      k: null,
      change: null,
    })),
  };
}

/** K of the list before, limited by all games of the period; players on no list before have no change. */
function withChanges(summed: readonly SummedReport[], before: ListColumns): readonly HistoryEvent[] {
  const rows = rowsByKey(before);
  const own = new Map<number, { readonly edition: Edition; readonly player: EventPlayer }[]>();
  for (const { event, players } of summed) {
    for (const player of players) {
      if (player.key === 0 || player.rating === null || player.n === 0) continue;
      own.set(player.key, [...(own.get(player.key) ?? []), { edition: event.edition, player }]);
    }
  }
  const changed = new Map<EventPlayer, Pick<EventPlayer, 'k' | 'change'>>();
  for (const [key, played] of own) {
    const row = rows.get(key) ?? -1;
    const [rating, k] = [before.ratings[row] ?? 0, before.ks[row] ?? 0];
    if (rating === 0 || k === 0) continue;
    const period = sumPeriod(defined(played.at(-1)).edition, {
      rating,
      k,
      events: played.map(({ edition, player }) => summedEvent(edition, player)),
    });
    period.events.forEach((event, index) => {
      changed.set(defined(played[index]).player, { k: event.k, change: event.change });
    });
  }
  return summed.map(({ event, players }) => ({
    ...event,
    players: players.map((player) => ({ ...player, ...changed.get(player) })),
  }));
}

function summedEvent(edition: Edition, { n, score, expected, sum }: EventPlayer): SummedEvent {
  return {
    edition,
    n,
    score: score as SummedEvent['score'],
    expected: expected as Hundredths,
    sum: sum as Hundredths,
  };
}

const indexes = new WeakMap<ListColumns, ReadonlyMap<number, number>>();

export function rowsByKey(columns: ListColumns): ReadonlyMap<number, number> {
  const known = indexes.get(columns);
  if (known) return known;
  const rows = new Map(Array.from(columns.keys, (key, row) => [key, row]));
  indexes.set(columns, rows);
  return rows;
}
