import { applyChange, changeOf, type EventSum, type GameChange, sumGames } from '../change.ts';
import { defined } from '../defined.ts';
import type { Edition } from '../editions/rules.ts';
import { type Counting, isRoundRobin } from '../initial/counting.ts';
import type { FormulaResult } from '../initial/formula.ts';
import { limitedK } from '../k.ts';
import {
  collect,
  type Explain,
  NO_REASONS,
  type Reason,
  type Reasons,
  reason,
  reasonsOf,
  type Why,
} from '../reasons.ts';
import type { HalfPoints, Hundredths, K, Rating } from '../values.ts';
import { sideOf } from './event-games.ts';
import { gamesLeftOut, missingInRoundRobin } from './games.ts';
import { type Event, type EventInput, type EventPlayer, readEvent } from './input.ts';
import {
  countingGames,
  type GamesOf,
  type UnratedResult,
  unratedInRoundRobin,
  unratedInSwiss,
} from './unrated.ts';

/** One game from one player's side. */
export interface PlayerGameOutcome {
  /** The game's place in the list given. */
  readonly game: number;
  readonly opponent: number;
  readonly score: HalfPoints;
  readonly counted: boolean;
  /** The rating the opponent counts with. */
  readonly opponentRating: number | null;
  readonly difference: number | null;
  readonly expected: Hundredths | null;
  readonly delta: Hundredths | null;
  readonly reasons: Reasons;
}

export interface PlayerOutcome {
  /** The rating used; null for an unrated player. */
  readonly rating: Rating | null;
  readonly k: K | null;
  /** K after the limit on K × n, for the games of this event alone. */
  readonly kUsed: K | null;
  /** Over the counted games. */
  readonly n: number;
  readonly score: HalfPoints;
  readonly expected: Hundredths;
  readonly sum: Hundredths;
  readonly change: Hundredths | null;
  readonly new: Rating | null;
  /** What the event gives an unrated player. */
  readonly initial: (FormulaResult & { readonly counts: boolean; readonly counting: Counting | null }) | null;
  readonly games: readonly PlayerGameOutcome[];
  readonly reasons: Reasons;
}

export interface EventOutcome {
  /** How the event was rated: a round robin with an unplayed game counts as a Swiss. */
  readonly method: 'swiss' | 'round-robin';
  readonly players: readonly PlayerOutcome[];
  readonly reasons: Reasons;
}

export function rateEvent(edition: Edition, input: EventInput, options?: Explain): EventOutcome {
  const event = readEvent(edition, input);
  const why = collect(options);
  const explain = why !== undefined;
  const leftOut = gamesLeftOut(edition, event);
  const method = methodOf(edition, event, leftOut, why);
  const own = gamesOfPlayers(event);
  const gamesOf: GamesOf = (player) => countingGames(event, leftOut, player, defined(own[player]));
  const unrated = (method === 'round-robin' ? unratedInRoundRobin : unratedInSwiss)(
    edition,
    event,
    gamesOf,
    explain,
  );
  const rater: Rater = { edition, event, method, leftOut, unrated, explain };
  const players = event.players.map((player, index) => {
    const list = defined(own[index]);
    const rating = player.rating ?? player.listedSince;
    if (rating === null) return unratedOutcome(rater, index, list);
    const meetings = list.map((game) => meetingOf(rater, game, index));
    const total = sumGames(edition, rating, meetings.filter(isCounting), explain);
    return ratedOutcome(rater, player, rating, total, meetings);
  });
  return { method, players, reasons: reasonsOf(why) };
}

interface Rater {
  readonly edition: Edition;
  readonly event: Event;
  readonly method: EventOutcome['method'];
  readonly leftOut: readonly (Reason | null)[];
  readonly unrated: readonly (UnratedResult | null)[];
  readonly explain: boolean;
}

function methodOf(
  edition: Edition,
  event: Event,
  leftOut: readonly (Reason | null)[],
  why: Why,
): EventOutcome['method'] {
  const { roundRobinMethod, unplayedRoundRobin } = edition.rules;
  if (!isRoundRobin(event.type) || roundRobinMethod.value === null) return 'swiss';
  const unplayed = missingInRoundRobin(event, leftOut);
  if (unplayed === 0) return 'round-robin';
  why?.push(reason('round-robin-as-swiss', unplayedRoundRobin, { unplayed }));
  return 'swiss';
}

/** The games of each player, by their place. */
function gamesOfPlayers({ players, games }: Event): readonly number[][] {
  const own: number[][] = players.map(() => []);
  for (const [index, { white, black }] of games.entries()) {
    own[white]?.push(index);
    own[black]?.push(index);
  }
  return own;
}

/** A game of a rated player; `own` is the rating at the time of the game, where the event uses those. */
interface Meeting {
  readonly game: number;
  readonly player: number;
  readonly own: Rating | undefined;
  /** The rating the opponent counts with. */
  readonly opponent: Rating | null;
  readonly score: HalfPoints;
  readonly counts: boolean;
  readonly reasons: Reasons;
}

function ratedOutcome(
  { edition, explain }: Rater,
  player: EventPlayer,
  own: Rating,
  sums: EventSum,
  meetings: readonly Meeting[],
): PlayerOutcome {
  const why: Why = explain ? [] : undefined;
  explainOwnRating(edition, player, own, why);
  const { n, score, expected, sum } = sums;
  const { k } = player;
  // The period may hold more games and lower K further; one event alone can exceed the limit already.
  const kUsed = k === null ? null : limitedK(edition, k, n, why);
  const change = kUsed === null ? null : changeOf(edition, sums, kUsed, why);
  return {
    rating: own,
    k,
    kUsed,
    n,
    score,
    expected,
    sum,
    change,
    new: change === null ? null : applyChange(edition, own, change, why).new,
    initial: null,
    games: gameOutcomes(meetings, sums.games),
    reasons: reasonsOf(why),
  };
}

/** `changes`: of those that count. */
function gameOutcomes(
  meetings: readonly Meeting[],
  changes: readonly GameChange[],
): readonly PlayerGameOutcome[] {
  let next = 0;
  return meetings.map((meeting) => gameOutcome(meeting, meeting.counts ? defined(changes[next++]) : null));
}

function isCounting(meeting: Meeting): meeting is Meeting & { readonly opponent: Rating } {
  return meeting.counts;
}

/** What an opponent counts with in a game, or why it does not count. */
function meetingOf(rater: Rater, game: number, index: number): Meeting {
  const { edition, event, explain } = rater;
  const { opponent: player, score, own, other } = sideOf(defined(event.games[game]), index);
  const { rating, standIn } = defined(event.players[player]);
  const opponent = other ?? rating;
  const out = rater.leftOut[game] ?? null;
  if (out !== null) {
    return { game, player, own, opponent, score, counts: false, reasons: explain ? [out] : NO_REASONS };
  }
  if (opponent === null) return meetingWithUnrated(rater, { game, player, own, score });
  const why: Why = explain ? [] : undefined;
  if (other !== undefined)
    why?.push(reason('rating-at-game', edition.rules.ratingsPerGame, { rating: opponent }));
  if (standIn) why?.push(reason('standard-stands-in', edition.rules.standardStandsIn, { rating: opponent }));
  return { game, player, own, opponent, score, counts: true, reasons: why ?? NO_REASONS };
}

/** The result of an unrated player for the opponents; null where their games do not count. */
function resultUsed({ unrated }: Rater, player: number): Rating | null {
  const { result, forOpponents } = unrated[player] as UnratedResult;
  return result === null || forOpponents !== null ? null : (result.ru as Rating);
}

function meetingWithUnrated(
  rater: Rater,
  meeting: Pick<Meeting, 'game' | 'player' | 'own' | 'score'>,
): Meeting {
  const { edition, method, unrated, explain } = rater;
  const ru = resultUsed(rater, meeting.player);
  if (ru === null) {
    const { forOpponents } = unrated[meeting.player] as UnratedResult;
    const reasons = explain && forOpponents ? [forOpponents] : NO_REASONS;
    return { ...meeting, opponent: null, counts: false, reasons };
  }
  const used = (): Reason => reason('opponent-result-used', usedBy(edition, method), { ru });
  return { ...meeting, opponent: ru, counts: true, reasons: explain ? [used()] : NO_REASONS };
}

/** The article that lets games against unrated players count. */
function usedBy(edition: Edition, method: EventOutcome['method']): { readonly article: string | null } {
  const { gamesAgainstUnrated, roundRobinAgainstUnrated, scheveningenUnrated } = edition.rules;
  if (method === 'round-robin') return roundRobinAgainstUnrated;
  return gamesAgainstUnrated.value === 'with-event-result' ? gamesAgainstUnrated : scheveningenUnrated;
}

function gameOutcome(
  { game, player, score, opponent, reasons: before }: Meeting,
  change: GameChange | null,
): PlayerGameOutcome {
  const reasons = change === null || change.reasons.length === 0 ? before : [...before, ...change.reasons];
  return {
    game,
    opponent: player,
    score,
    counted: change !== null && change.expected !== null,
    opponentRating: opponent,
    difference: change?.difference ?? null,
    expected: change?.expected ?? null,
    delta: change?.delta ?? null,
    reasons,
  };
}

function explainOwnRating(edition: Edition, player: EventPlayer, own: Rating, why: Why): void {
  const { listedSince, standardStandsIn } = edition.rules;
  if (player.standIn) why?.push(reason('standard-stands-in', standardStandsIn, { rating: own }));
  if (player.rating === null) why?.push(reason('listed-since', listedSince, { rating: own }));
}

function unratedOutcome(rater: Rater, index: number, list: readonly number[]): PlayerOutcome {
  const { result, counts, counting, reasons } = rater.unrated[index] as UnratedResult;
  const games = list.map((number) => unratedGame(rater, index, number));
  const counted = games.filter((game) => game.counted);
  const score = counted.reduce((sum, game) => sum + game.score, 0) as HalfPoints;
  const zero = 0 as Hundredths;
  return {
    rating: null,
    k: null,
    kUsed: null,
    n: counted.length,
    score,
    expected: zero,
    sum: zero,
    change: null,
    new: null,
    initial: result === null ? null : { ...result, counts, counting },
    games,
    reasons,
  };
}

/** An unrated player's game counts against rated opponents, and in a round robin against every opponent. */
function unratedGame(rater: Rater, index: number, number: number): PlayerGameOutcome {
  const { event, leftOut, explain } = rater;
  const { opponent, score, other } = sideOf(defined(event.games[number]), index);
  const opponentRating = other ?? event.players[opponent]?.rating ?? null;
  const against =
    opponentRating === null ? unratedAgainstUnrated(rater, opponent) : { ru: opponentRating, out: null };
  const out = leftOut[number] ?? against.out;
  return {
    game: number,
    opponent,
    score,
    counted: out === null,
    opponentRating: against.ru,
    difference: null,
    expected: null,
    delta: null,
    reasons: explain && out ? [out] : NO_REASONS,
  };
}

function unratedAgainstUnrated(
  { edition, method, unrated }: Rater,
  opponent: number,
): { readonly ru: number | null; readonly out: Reason | null } {
  if (method === 'swiss') return { ru: null, out: reason('opponent-unrated', edition.rules.average, {}) };
  const { result, forOpponents } = unrated[opponent] as UnratedResult;
  const dropped = forOpponents?.code === 'opponent-dropped' ? forOpponents : null;
  return { ru: result?.ru ?? null, out: dropped };
}
