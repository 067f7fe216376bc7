import type { EventStandingItem, EventStandingsView, EventView } from '@eloquence/api';

/** The tabs of an event. */
export const SHOWS = ['standings', 'teams', 'crosstable', 'rounds', 'changes'] as const;
export type Show = (typeof SHOWS)[number];

/** Whether the event is one of teams; its type may be known from the report only. */
const isOfTeams = ({ type }: Pick<EventView, 'type'>, { teams }: EventStandingsView): boolean =>
  teams > 0 && (type === 'team' || type === null);

/** The tabs of this event, the usual one first. */
export function showsOf(event: Pick<EventView, 'type'>, standings: EventStandingsView): readonly Show[] {
  const first: Show = isOfTeams(event, standings) ? 'teams' : 'standings';
  return [first, ...SHOWS.filter((show) => show !== first && (show !== 'teams' || standings.teams > 0))];
}

/** The round of the address; the last one where it names none. */
export function roundOf(text: string | undefined, rounds: number): number {
  const round = Number(text);
  return Number.isInteger(round) && round >= 1 && round <= rounds ? round : rounds;
}

/** Whether the ranks of the report order the players. In team events ranks belong to the teams. */
export function hasRanks(event: Pick<EventView, 'type'>, standings: EventStandingsView): boolean {
  if (isOfTeams(event, standings)) return false;
  return standings.players.some(({ reported }) => (reported?.rank ?? null) !== null);
}

/** Rank and points of the report where it has them; without ranks, by its points. */
export function placed(
  event: Pick<EventView, 'type'>,
  standings: EventStandingsView,
): readonly EventStandingItem[] {
  const isRanked = hasRanks(event, standings);
  const players = standings.players.map((player) => ({
    ...player,
    points: player.reported?.points ?? player.points,
  }));
  const order = players.map(({ points }) => points).toSorted((a, b) => b - a);
  const last = players.length + 1;
  return players
    .map((player) => ({
      ...player,
      rank: isRanked ? (player.reported?.rank ?? last) : 1 + order.indexOf(player.points),
    }))
    .toSorted((a, b) => a.rank - b.rank || a.no - b.no);
}

/** Rows of a page of the crosstable: each has a cell per round. */
export const ROWS = 100;

/** The page of the crosstable in the address, from 1. */
export function pageOf(text: string | undefined, players: number): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= Math.ceil(players / ROWS) ? page : 1;
}

interface Shown {
  readonly show: Show;
  readonly round: number;
  readonly page: number;
}

/** Without the games that a tab does not show: those of a large event are most of its page. */
export function onlyShown(
  players: readonly EventStandingItem[],
  { show, round, page }: Shown,
): readonly EventStandingItem[] {
  const isOnPage = (row: number): boolean => Math.floor(row / ROWS) === page - 1;
  return players.map((player, row) => {
    const isWhole = show === 'teams' || (show === 'crosstable' && isOnPage(row));
    const isShown = (each: { readonly round: number }): boolean =>
      isWhole || (show === 'rounds' && each.round === round);
    return { ...player, games: player.games.filter(isShown), byes: player.byes.filter(isShown) };
  });
}
