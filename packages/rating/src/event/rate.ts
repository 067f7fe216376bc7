import { applyChange, changeOf, type EventSum, type GameChange, type Pairing, sumGames } from '../change.ts';
import type { Edition } from '../editions/rules.ts';
import { isRoundRobin } from '../initial/counting.ts';
import type { FormulaResult } from '../initial/formula.ts';
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
import { gamesLeftOut, missingInRoundRobin } from './games.ts';
import { type Event, type EventGame, type EventInput, type EventPlayer, readEvent } from './input.ts';
import { gamesByPlayer, type UnratedResult, unratedInRoundRobin, unratedInSwiss } from './unrated.ts';

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
  /** The rating he is rated with; null for an unrated player. */
  readonly rating: Rating | null;
  readonly k: K | null;
  /** Over the counted games. */
  readonly n: number;
  readonly score: HalfPoints;
  readonly expected: Hundredths;
  readonly sum: Hundredths;
  readonly change: Hundredths | null;
  readonly new: Rating | null;
  /** What the event gives an unrated player. */
  readonly initial: (FormulaResult & { readonly counts: boolean }) | null;
  readonly games: readonly PlayerGameOutcome[];
  readonly reasons: Reasons;
}

export interface EventOutcome {
  /** How the event was rated: a round robin with an unplayed game counts as a Swiss. */
  readonly method: 'swiss' | 'round-robin';
  readonly players: readonly PlayerOutcome[];
  readonly reasons: Reasons;
}

/** Everything an event does to its players, game by game. */
export function rateEvent(edition: Edition, input: EventInput, options?: Explain): EventOutcome {
  const event = readEvent(edition, input);
  const why = collect(options);
  const explain = why !== undefined;
  const leftOut = gamesLeftOut(edition, event);
  const method = methodOf(edition, event, leftOut, why);
  const games = gamesByPlayer(event, leftOut);
  const unrated = (method === 'round-robin' ? unratedInRoundRobin : unratedInSwiss)(
    edition,
    event,
    games,
    explain,
  );
  const own = gamesOfPlayers(event);
  const players = event.players.map((player, index) => {
    const rater: Rater = { edition, event, method, leftOut, unrated, explain };
    const list = own[index] as number[];
    if (player.rating !== null) return ratedOutcome(rater, index, player, player.rating, list);
    if (player.listedSince !== null) return ratedOutcome(rater, index, player, player.listedSince, list);
    return unratedOutcome(rater, index, list);
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

function gamesOfPlayers(event: Event): readonly number[][] {
  const games: number[][] = event.players.map(() => []);
  event.games.forEach(({ white, black }, index) => {
    games[white]?.push(index);
    games[black]?.push(index);
  });
  return games;
}

/** A game as one of its players sees it; `own` and `other` are ratings at the game, where the event takes them so. */
interface Seen {
  readonly opponent: number;
  readonly score: HalfPoints;
  readonly own: Rating | undefined;
  readonly other: Rating | undefined;
}

function seenBy(
  { white, black, whiteScore, blackScore, whiteRating, blackRating }: EventGame,
  player: number,
): Seen {
  return white === player
    ? { opponent: black, score: whiteScore, own: whiteRating, other: blackRating }
    : { opponent: white, score: blackScore, own: blackRating, other: whiteRating };
}

function ratedOutcome(
  rater: Rater,
  index: number,
  player: EventPlayer,
  own: Rating,
  list: readonly number[],
): PlayerOutcome {
  const { edition, event, explain } = rater;
  const pairings: Pairing[] = [];
  const outcomes = list.map((number) => {
    const seen = seenBy(event.games[number] as EventGame, index);
    const { rating: opponentRating, reasons, out } = opponentIn(rater, number, seen);
    if (!out) pairings.push({ own: seen.own, opponent: opponentRating as Rating, score: seen.score });
    return { number, seen, opponentRating, reasons, out };
  });
  const sums = sumGames(edition, own, pairings, explain);
  let next = 0;
  const games = outcomes.map(({ number, seen, opponentRating, reasons, out }) =>
    gameOutcome(number, seen, opponentRating, reasons, out ? null : (sums.games[next++] as GameChange)),
  );
  const why: Why = explain ? [] : undefined;
  explainOwnRating(edition, player, own, why);
  return {
    rating: own,
    ...total(edition, sums, own, player.k, why),
    initial: null,
    games,
    reasons: reasonsOf(why),
  };
}

/** What an opponent counts with in a game, or why it does not count. */
function opponentIn(
  { edition, event, method, leftOut, unrated, explain }: Rater,
  number: number,
  seen: Seen,
): { readonly rating: number | null; readonly reasons: Reasons; readonly out: boolean } {
  const opponent = event.players[seen.opponent] as EventPlayer;
  const out = leftOut[number] ?? null;
  const rating = seen.other ?? opponent.rating;
  if (out !== null) return { rating, reasons: explain ? [out] : NO_REASONS, out: true };
  if (rating !== null) {
    const why: Why = explain ? [] : undefined;
    if (seen.other !== undefined)
      why?.push(reason('rating-at-game', edition.rules.ratingsPerGame, { rating }));
    if (opponent.standIn) why?.push(reason('standard-stands-in', edition.rules.standardStandsIn, { rating }));
    return { rating, reasons: why ?? NO_REASONS, out: false };
  }
  const { result, forOpponents } = unrated[seen.opponent] as UnratedResult;
  if (forOpponents !== null || result === null) {
    return { rating: null, reasons: explain && forOpponents ? [forOpponents] : NO_REASONS, out: true };
  }
  const used = (): Reason => reason('opponent-result-used', usedBy(edition, method), { ru: result.ru });
  return { rating: result.ru, reasons: explain ? [used()] : NO_REASONS, out: false };
}

/** The article that lets games against unrated players count. */
function usedBy(edition: Edition, method: EventOutcome['method']): { readonly article: string | null } {
  const { gamesAgainstUnrated, roundRobinAgainstUnrated, scheveningenUnrated } = edition.rules;
  if (method === 'round-robin') return roundRobinAgainstUnrated;
  return gamesAgainstUnrated.value === 'with-event-result' ? gamesAgainstUnrated : scheveningenUnrated;
}

function gameOutcome(
  game: number,
  seen: Seen,
  opponentRating: number | null,
  before: Reasons,
  change: GameChange | null,
): PlayerGameOutcome {
  const reasons = change === null || change.reasons.length === 0 ? before : [...before, ...change.reasons];
  return {
    game,
    opponent: seen.opponent,
    score: seen.score,
    counted: change !== null && change.expected !== null,
    opponentRating,
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

function total(
  edition: Edition,
  sums: EventSum,
  own: Rating,
  k: K | null,
  why: Why,
): Pick<PlayerOutcome, 'k' | 'n' | 'score' | 'expected' | 'sum' | 'change' | 'new'> {
  const { n, score, expected, sum } = sums;
  if (k === null) return { k, n, score, expected, sum, change: null, new: null };
  const change = changeOf(edition, sums, k, why);
  return { k, n, score, expected, sum, change, new: applyChange(edition, own, change, why).new };
}

function unratedOutcome(rater: Rater, index: number, list: readonly number[]): PlayerOutcome {
  const { result, counts, reasons } = rater.unrated[index] as UnratedResult;
  const games = list.map((number) => unratedGame(rater, index, number));
  const counted = games.filter((game) => game.counted);
  const score = counted.reduce((sum, game) => sum + game.score, 0) as HalfPoints;
  const zero = 0 as Hundredths;
  return {
    rating: null,
    k: null,
    n: counted.length,
    score,
    expected: zero,
    sum: zero,
    change: null,
    new: null,
    initial: result === null ? null : { ...result, counts },
    games,
    reasons,
  };
}

/** An unrated player's game counts for him against rated opponents, and in a round robin against everybody in it. */
function unratedGame(rater: Rater, index: number, number: number): PlayerGameOutcome {
  const { event, leftOut, explain } = rater;
  const seen = seenBy(event.games[number] as EventGame, index);
  const opponentRating = seen.other ?? event.players[seen.opponent]?.rating ?? null;
  const against =
    opponentRating === null ? unratedAgainstUnrated(rater, seen.opponent) : { ru: opponentRating, out: null };
  const out = leftOut[number] ?? against.out;
  return {
    game: number,
    opponent: seen.opponent,
    score: seen.score,
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
