import { type Cadence, defined, type EventGameInput, probability } from '@eloquence/rating';
import { type ResultCode, type RoundResult, USUAL_SCORING } from '@eloquence/reports';
import { type Player, strengthIn } from '../people/player.ts';
import type { Random } from '../random.ts';
import type { ExpectedScore } from '../settings.ts';

const NOTHING: RoundResult = { opponent: null, colour: null, code: '' };

/** Rating points of the first move. */
const FIRST_MOVE = 35;
/** Per thousand games: one player absent, both absent, decided before both moved. */
const FORFEITS = 13;
const DOUBLE_FORFEITS = 1;
const UNRATED = 1;

type Codes = readonly [white: ResultCode, black: ResultCode];

/** The results of an event as they come in; players by their place in the starting order, from 0. */
export class Crosstable {
  readonly rounds: RoundResult[][];
  readonly games: EventGameInput[] = [];
  readonly #players: readonly Player[];
  readonly #cadence: Cadence;
  readonly #random: Random;
  readonly #expected: ExpectedScore | null;

  constructor(random: Random, players: readonly Player[], cadence: Cadence, expected: ExpectedScore | null) {
    this.#random = random;
    this.#players = players;
    this.#cadence = cadence;
    this.#expected = expected;
    this.rounds = players.map(() => []);
  }

  /** Plays a game; gives the half points of White and Black. */
  play(round: number, white: number, black: number): readonly [white: number, black: number] {
    const codes = this.#codes(white, black);
    this.#set(round, white, { opponent: black + 1, colour: 'w', code: codes[0] });
    this.#set(round, black, { opponent: white + 1, colour: 'b', code: codes[1] });
    const [whiteHalves, blackHalves] = [USUAL_SCORING[codes[0]], USUAL_SCORING[codes[1]]];
    const played = '1=0'.includes(codes[0]);
    this.games.push({
      white,
      black,
      whiteScore: whiteHalves / 2,
      blackScore: blackHalves / 2,
      played,
      round,
    });
    return [whiteHalves, blackHalves];
  }

  /** A round without a game. */
  rest(round: number, player: number, code: 'H' | 'U' | 'Z'): number {
    this.#set(round, player, { opponent: null, colour: null, code });
    return USUAL_SCORING[code];
  }

  /** In half points. */
  points(player: number): number {
    return (this.rounds[player] ?? []).reduce((sum, { code }) => sum + USUAL_SCORING[code], 0);
  }

  #set(round: number, player: number, result: RoundResult): void {
    const own = defined(this.rounds[player]);
    while (own.length < round - 1) own.push(NOTHING);
    own[round - 1] = result;
  }

  #codes(white: number, black: number): Codes {
    const lot = this.#random.below(1000);
    const whiteIsThere = this.#random.perMille(500);
    if (lot < FORFEITS) return whiteIsThere ? ['+', '-'] : ['-', '+'];
    if (lot < FORFEITS + DOUBLE_FORFEITS) return ['-', '-'];
    if (lot < FORFEITS + DOUBLE_FORFEITS + UNRATED) return whiteIsThere ? ['W', 'L'] : ['L', 'W'];
    return this.#fight(white, black);
  }

  /**
   * By the true strengths and the table of the regulations, in half hundredths so that all of it is whole numbers: of
   * the expected score, draws take a part that grows with the strength of both.
   */
  #fight(white: number, black: number): Codes {
    const [own, other] = [white, black].map((player) =>
      strengthIn(defined(this.#players[player]), this.#cadence),
    ) as [number, number];
    const [expected, game] =
      this.#expected === null
        ? [probability(own + FIRST_MOVE - other), 100]
        : [this.#expected(own - other), 10_000];
    const peace = Math.max(40, Math.min(115, 45 + Math.floor((own + other - 2400) / 40)));
    const draws = Math.floor((Math.min(expected, game - expected) * peace) / 100);
    const lot = this.#random.below(2 * game);
    if (lot < 2 * expected - draws) return ['1', '0'];
    return lot < 2 * expected + draws ? ['=', '='] : ['0', '1'];
  }
}
