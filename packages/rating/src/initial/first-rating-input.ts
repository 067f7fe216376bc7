import type { GameInput } from '../change.ts';
import { readGames } from '../change.ts';
import { type CivilDate, type DateInput, readStart } from '../date.ts';
import { InputError, within } from '../errors.ts';
import { oneOf } from '../requirement.ts';
import { count, type HalfPoints, MAX_GAMES, type Rating, rating, totalScore } from '../values.ts';
import { EVENT_TYPES, type EventType, isRoundRobin } from './counting.ts';

/** One event of an unrated player: the games against rated opponents. */
export interface FirstRatingEvent {
  readonly start?: DateInput | null;
  readonly type?: EventType;
  /** An Olympiad, or a continental or world team championship. */
  readonly official?: boolean;
  readonly games?: readonly GameInput[];
  /** The result and games of a round robin, which only its whole crosstable gives. */
  readonly ru?: number | null;
  readonly n?: number | null;
  /** Different opponents with a rating; without it, one for each game. */
  readonly opponents?: number | null;
  /** Points over the whole crosstable of a round robin, games against unrated opponents included. */
  readonly crosstableScore?: number | null;
}

export interface FirstRatingInput {
  /** In any order: they are taken by their start, those without in the order given. */
  readonly events: readonly FirstRatingEvent[];
  /** An association whose members need fewer games, such as IBCA; `any`: one of those that the edition names. */
  readonly member?: string | null;
}

export interface ReadEvent {
  readonly start: CivilDate | null;
  readonly type: EventType;
  readonly official: boolean;
  readonly n: number;
  readonly score: HalfPoints | null;
  /** The sum of the opponents' ratings. */
  readonly sum: number | null;
  /** Given with the event: the result of a round robin. */
  readonly given: Rating | null;
  readonly opponents: number;
  /** The score that the minimum is compared with. */
  readonly countingScore: HalfPoints;
}

export function readEvent(event: FirstRatingEvent): ReadEvent {
  const type = event.type ?? 'swiss';
  if (!EVENT_TYPES.includes(type)) {
    throw new InputError('invalid-type', { path: 'type', value: String(type), expected: oneOf(EVENT_TYPES) });
  }
  const start = within('start', () => readStart(event.start));
  const games = event.games ? readGames(event.games) : null;
  const given = within('ru', () => (event.ru === null || event.ru === undefined ? null : rating(event.ru)));
  if (games === null && (given === null || !event.n)) {
    throw new InputError('no-games', { expected: { kind: 'games-or-result' } });
  }
  if (games !== null && given !== null && !isRoundRobin(type)) {
    throw new InputError('invalid-input', {
      path: 'ru',
      value: given,
      expected: { kind: 'round-robin-only' },
    });
  }
  const n = games ? games.length : within('n', () => count(event.n as number, 'n', 1));
  const score = games ? (games.reduce((total, game) => total + game.score, 0) as HalfPoints) : null;
  const { opponents, crosstableScore } = event;
  return {
    start,
    type,
    official: event.official === true,
    n,
    score,
    sum: games ? games.reduce((total, game) => total + game.opponent, 0) : null,
    given,
    opponents: within('opponents', () => count(opponents ?? n, 'opponents', 1, n)),
    countingScore:
      crosstableScore === null || crosstableScore === undefined
        ? (score ?? (n as HalfPoints))
        : within('crosstableScore', () => totalScore(crosstableScore, MAX_GAMES)),
  };
}
