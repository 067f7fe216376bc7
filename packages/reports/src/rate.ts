import {
  developmentCoefficient,
  type Edition,
  type EventGameInput,
  type EventPlayerInput,
  type EventType,
  formatDate,
  formatHundredths,
  formatRational,
  InputError,
  type PlayerGameOutcome,
  type PlayerOutcome,
  type Reason,
  type Reasons,
  rateEvent,
} from '@eloquence/rating';
import { birthIn } from './check/fields.ts';
import { entryFor, type ListEntries, type ListEntry, regularKs } from './check/list.ts';
import { gamesOf } from './games.ts';
import { type Report, type ReportPlayer, thinkingMinutes } from './report.ts';
import type { StatedFacts } from './stated.ts';

/** One game from one player's side, in the fields every interface shares. */
export interface RatedGame {
  readonly round: number;
  /** Start number. */
  readonly opponent: number;
  readonly colour: 'w' | 'b' | null;
  readonly score: number;
  readonly counted: boolean;
  readonly opponentRating: number | null;
  readonly difference: number | null;
  readonly expected: string | null;
  readonly delta: string | null;
  readonly reasons: Reasons;
}

export interface RatedPlayer {
  readonly no: number;
  readonly id: string | null;
  readonly name: string;
  readonly rating: number | null;
  readonly k: number | null;
  readonly n: number;
  readonly score: number;
  readonly expected: string;
  readonly sum: string;
  readonly change: string | null;
  readonly new: number | null;
  readonly initial: {
    readonly rating: number;
    readonly n: number;
    readonly score: number;
    readonly average: string;
    readonly p: string;
    readonly dp: number | null;
    readonly counts: boolean;
  } | null;
  readonly games: readonly RatedGame[];
  readonly reasons: Reasons;
}

export interface RatedReport {
  readonly players: readonly RatedPlayer[];
  readonly reasons: Reasons;
}

/** A player's rating for the event: that of the list where one is given, else the report's. */
export function ratingOf(player: ReportPlayer, list: ListEntries | null): number | null {
  return list === null ? player.rating : (entryFor(list, player.id)?.rating ?? null);
}

/** Rates the event of a report that has no errors. */
export function rateReport(
  edition: Edition,
  report: Report,
  type: EventType,
  list: ListEntries | null,
  stated: StatedFacts,
): RatedReport {
  const later = new Set(stated.laterEvent ?? []);
  const ks = list === null ? null : regularKs(edition, report.start);
  const players = report.players.map((player) => playerInput(edition, report, player, list, ks, later));
  const { games, colours } = gamesOf(report);
  const outcome = rateEvent(
    edition,
    {
      start: report.start === null ? null : formatDate(report.start),
      type,
      players: players.map((player) => player.input),
      games,
      minutes: report.timeControl === null ? null : thinkingMinutes(report.timeControl),
      scheduledGames: stated.scheduledGames ?? null,
      waivedMatchRule: stated.approvals?.waivedMatchRule === true,
      ratingsPerGame: stated.ratingsPerGame === true,
    },
    { explain: true },
  );
  return {
    players: outcome.players.map((rated, index) => {
      const player = report.players[index] as ReportPlayer;
      const side = (game: PlayerGameOutcome): RatedGame => {
        const { round = 0, white } = games[game.game] as EventGameInput;
        const coloured = colours[game.game] === true;
        return ratedGame(report, game, round, coloured ? (white === index ? 'w' : 'b') : null);
      };
      const byRound = rated.games.map(side).sort((a, b) => a.round - b.round);
      return ratedPlayer(player, rated, players[index]?.reasons ?? [], byRound);
    }),
    reasons: outcome.reasons,
  };
}

function playerInput(
  edition: Edition,
  report: Report,
  player: ReportPlayer,
  list: ListEntries | null,
  ks: ReadonlySet<number> | null,
  later: ReadonlySet<number>,
): { input: EventPlayerInput; reasons: Reasons } {
  const listed = entryFor(list, player.id);
  // A K that the regulations do not have is a slip of the list.
  const entry = listed?.k && ks !== null && !ks.has(listed.k) ? { ...listed, k: null } : listed;
  const rating = ratingOf(player, list);
  const used = rating ?? entry?.standard ?? null;
  const { k, reasons } = used === null ? { k: null, reasons: [] } : kOf(edition, report, player, used, entry);
  const input = { rating, k, standard: entry?.standard ?? null, laterEvent: later.has(player.no) };
  return { input, reasons };
}

/** K of the list, or worked out from birth and rating, taking the player as established. */
function kOf(
  edition: Edition,
  report: Report,
  player: ReportPlayer,
  rating: number,
  entry: ListEntry | undefined,
): { k: number | null; reasons: Reasons } {
  if (entry?.k) return { k: entry.k, reasons: [] };
  // Without a day nobody can say who is a junior.
  const known = report.start === null ? null : birthOf(report, player, entry);
  const on = report.start === null ? edition.from : formatDate(report.start);
  try {
    return developmentCoefficient(edition, { rating, played: null, on, birth: known }, { explain: true });
  } catch (error) {
    // The administrator sets K for rapid ratings of 2005: without it the sum is all there is.
    if (error instanceof InputError && error.code === 'k-not-set') return { k: null, reasons: [] };
    throw error;
  }
}

/** The year of the list, with the day of the report where the two agree; else what the report says. */
function birthOf(report: Report, player: ReportPlayer, entry: ListEntry | undefined): string | null {
  const birth = birthIn(report, player);
  const year = entry?.birthYear ?? null;
  if (birth !== null && (year === null || year === birth.year)) return birthText(birth);
  return year === null ? null : String(year);
}

function birthText({ year, month, day }: { year: number; month: number | null; day: number | null }): string {
  if (month === null || day === null) return String(year);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const decimal = (value: number | null): string | null => (value === null ? null : formatHundredths(value));

function ratedGame(
  report: Report,
  game: PlayerGameOutcome,
  round: number,
  colour: 'w' | 'b' | null,
): RatedGame {
  return {
    round,
    opponent: (report.players[game.opponent] as ReportPlayer).no,
    colour,
    score: game.score / 2,
    counted: game.counted,
    opponentRating: game.opponentRating,
    difference: game.difference,
    expected: decimal(game.expected),
    delta: decimal(game.delta),
    reasons: game.reasons,
  };
}

function ratedPlayer(
  player: ReportPlayer,
  rated: PlayerOutcome,
  kReasons: readonly Reason[],
  games: readonly RatedGame[],
): RatedPlayer {
  const { rating, k, n, score, expected, sum, change, initial } = rated;
  return {
    no: player.no,
    id: player.id || null,
    name: player.name,
    rating,
    k,
    n,
    score: score / 2,
    expected: formatHundredths(expected),
    sum: formatHundredths(sum),
    change: decimal(change),
    new: rated.new,
    initial: initial && {
      rating: initial.ru,
      n: initial.n,
      score: initial.score / 2,
      average: formatRational(initial.average),
      p: formatHundredths(initial.p),
      dp: initial.dp,
      counts: initial.counts,
    },
    games,
    reasons: [...kReasons, ...rated.reasons],
  };
}
