import { parseDate } from '../date.ts';
import { defined } from '../defined.ts';
import type { Edition } from '../editions/rules.ts';
import { InputError } from '../errors.ts';
import { expectedOf, isOverCap } from '../expected.ts';
import { fraction } from '../initial/formula.ts';
import { type RoundRobinPlayer, rateRoundRobin } from '../initial/round-robin.ts';
import { formatHundredths, formatRational, points, type Rational } from '../rational.ts';
import type { Reasons } from '../reasons.ts';
import { differenceFor } from '../tables.ts';
import {
  count,
  type HalfPoints,
  type Hundredths,
  MAX_GAMES,
  type Rating,
  rating,
  totalScore,
} from '../values.ts';
import { type Choice, checkVariantsUsed, chooseEditions } from './choose.ts';
import { optional, readList, readNumber, readObject, readText } from './json.ts';

/** A player of a round robin in which everybody met everybody once, as 10.54 (2005) and 8.58 list them. */
export interface RoundRobinAnswerPlayer {
  readonly name: string;
  readonly rating: number | null;
  readonly score: number;
  /** Of rated players, for dpa. */
  readonly p: string;
  readonly dp: number;
  /** Of unrated players: the tournament average, and the first Ru. */
  readonly rc: number | null;
  readonly ru: number | null;
  /** Opponents who count as being at the cap from the first Ru. */
  readonly capped: readonly { readonly name: string; readonly counted: number }[];
  /** After the corrective pass. */
  readonly newRc: number | null;
  readonly newRu: number | null;
  /** Of rated players: the expected score, unrated opponents with their new Ru, and score minus expected. */
  readonly expected: string | null;
  readonly sum: string | null;
  readonly reasons: Reasons;
}

export interface RoundRobinAnswer {
  readonly edition: string;
  readonly cadence: string;
  readonly variants: readonly string[];
  readonly n: number;
  readonly rar: string;
  readonly dpa: string;
  readonly ra: number;
  readonly players: readonly RoundRobinAnswerPlayer[];
}

interface ReadPlayer {
  readonly name: string;
  readonly rating: number | null;
  readonly score: HalfPoints;
}

export const isRoundRobinFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'players' in value;

/** Every step of a round robin with unrated players, from its standings. */
export function calculateRoundRobin(choice: Choice, value: unknown): RoundRobinAnswer {
  const file = readObject(value, 'file', ['cadence', 'edition', 'start', 'players']);
  const start = optional(file.start, 'start', readText);
  const named = choice.edition ?? optional(file.edition, 'edition', readText);
  const editions = chooseEditions({ ...choice, ...(named !== null && { edition: named }) });
  const edition = defined(
    checkVariantsUsed(choice, [editions.at(start === null ? null : parseDate(start))])[0],
  );
  if (edition.rules.roundRobinMethod.value === null) {
    throw new InputError('games-needed', { value: 'round-robin', expected: { kind: 'games-of-event' } });
  }
  const players = readList(file.players, 'players', readPlayer);
  count(players.length, 'players', 3, MAX_GAMES);
  const all = players.map((_, index) => index);
  const field = players.map(
    (player, index): RoundRobinPlayer => ({
      rating: player.rating === null ? null : rating(player.rating),
      score: player.score,
      opponents: all.filter((other) => other !== index),
    }),
  );
  const { rar, dpa, ra, results } = rateRoundRobin(edition, field, true);
  const n = players.length - 1;
  const final = field.map((player, index) => player.rating ?? (results[index]?.ru as Rating));
  return {
    edition: edition.id,
    cadence: edition.cadence,
    variants: edition.applied,
    n,
    rar: formatRational(rar),
    dpa: formatRational(dpa),
    ra,
    players: players.map(({ name, score }, index) => {
      const own = defined(field[index]).rating;
      const p = fraction(score, n);
      const dp = differenceFor(p, edition.rules.extremeDifference.value);
      const shared = { name, rating: own, score: points(score), p: formatHundredths(p), dp };
      const result = results[index];
      if (own === null && result) {
        const capped = result.capped.map(({ opponent, counted }) => ({
          name: defined(players[opponent]).name,
          counted,
        }));
        const { average, first, ru: newRu, reasons } = result;
        // Whole: the pass rounds it before anything is added.
        const newRc = (average as Rational).numerator;
        return { ...shared, ...RATED_NOTHING, rc: ra, ru: first.ru, capped, newRc, newRu, reasons };
      }
      const against = final.filter((_, other) => other !== index);
      const expected = against.reduce(
        (sum, opponent) => sum + expectedFrom(edition, own as Rating, opponent),
        0,
      );
      return {
        ...shared,
        ...UNRATED_NOTHING,
        expected: formatHundredths(expected as Hundredths),
        sum: formatHundredths((50 * score - expected) as Hundredths),
      };
    }),
  };
}

const RATED_NOTHING = { expected: null, sum: null };
const UNRATED_NOTHING = { rc: null, ru: null, capped: [], newRc: null, newRu: null, reasons: [] };

function expectedFrom(edition: Edition, own: Rating, opponent: Rating): number {
  return expectedOf(edition, own, opponent, isOverCap(edition, own, opponent));
}

function readPlayer(value: unknown, path: string): ReadPlayer {
  const player = readObject(value, path, ['name', 'rating', 'score']);
  return {
    name: readText(player.name, `${path}.name`),
    rating: optional(player.rating, `${path}.rating`, readNumber),
    score: totalScore(readNumber(player.score, `${path}.score`), MAX_GAMES),
  };
}
