import {
  addDays,
  addMonths,
  CADENCES,
  type Cadence,
  type CivilDate,
  defined,
  formatDate,
  parseDate,
} from '@eloquence/rating';
import { Random } from '../random.ts';
import { inventName } from './names.ts';
import { MOST_CLUBS } from './places.ts';
import type { Past, Player, Sex } from './player.ts';
import { earnedTitle } from './titles.ts';

/** Federations around that send guests. None of these codes is in use. */
const NEIGHBOURS = ['ORV', 'TYL', 'ZEM', 'QUO'] as const;

/** IDs of nine digits, a million for each federation, far from those that FIDE gives. */
const FIRST_ID = 990_000_000;
const IDS_EACH = 1_000_000;

const FLOOR = 1400;
const STRONGEST = 2780;
const PLAYERS_PER_CLUB = 30;

const NO_PAST: Past = { rating: null, played: 0, games: 0, peak: null, lastRated: null };

export class Population {
  readonly players: Player[] = [];
  /** History of the players on the starting list. */
  readonly past: Map<Player, Readonly<Record<Cadence, Past>>> = new Map();
  readonly #federations: readonly string[];
  readonly #issued: number[];
  readonly #names: Set<string> = new Set();
  readonly #clubs: number;

  constructor(seed: number, size: number, federation: string, start: CivilDate) {
    this.#federations = [federation, ...NEIGHBOURS.filter((code) => code !== federation)];
    this.#issued = this.#federations.map(() => 0);
    this.#clubs = Math.min(MOST_CLUBS, Math.max(4, Math.floor(size / PLAYERS_PER_CLUB)));
    const random = new Random(seed, 0);
    for (let count = 0; count < size; count += 1) this.#settle(random, start);
  }

  /** Newcomers of a month: mostly juniors, none of them rated. */
  arrive(random: Random, on: CivilDate, count: number): void {
    for (let left = count; left > 0; left -= 1) {
      const age = random.perMille(650) ? random.between(7, 17) : random.between(18, 65);
      this.#create(random, on, age, { activity: random.between(30, 90), strength: 1500 + random.bell(190) });
    }
  }

  /** A player of the starting list. */
  #settle(random: Random, start: CivilDate): void {
    const age = random.perMille(280)
      ? random.between(8, 17)
      : Math.min(90, 18 + random.below(38) + random.below(36));
    const inactive = age >= 18 && random.perMille(150);
    const activity = inactive ? random.below(3) : random.pick(ACTIVITIES);
    const strength = (age < 18 ? 1420 + 28 * (age - 8) : 1790) + random.bell(age < 18 ? 190 : 250);
    const player = this.#create(random, start, age, { activity, strength });
    const past = pastOf(random, player, start, inactive);
    this.past.set(player, past);
    const rating = past.standard.peak ?? 0;
    // Who has had the rating for years has had the time for norms.
    player.title = earnedTitle(random, player, rating, 700);
  }

  #create(
    random: Random,
    on: CivilDate,
    age: number,
    { activity, strength }: Pick<Player, 'activity' | 'strength'>,
  ): Player {
    const sex: Sex = random.perMille(age < 18 ? 260 : 140) ? 'w' : 'm';
    const home = random.perMille(900);
    const at = home ? 0 : random.between(1, this.#federations.length - 1);
    const birthYear = Number(formatDate(on).slice(0, 4)) - age;
    const level = Math.max(900, Math.min(STRONGEST, strength - (sex === 'w' ? 60 : 0)));
    const federation = defined(this.#federations[at]);
    const issued = (this.#issued[at] ?? 0) + 1;
    this.#issued[at] = issued;
    const player: Player = {
      id: FIRST_ID + at * IDS_EACH + issued,
      name: this.#newName(random, sex, birthYear),
      sex,
      federation,
      birth: addDays(parseDate(`${birthYear}-01-01`), random.below(365)),
      birthYear,
      hasFullBirthDate: !random.perMille(150),
      club: home ? random.below(this.#clubs) : null,
      title: '',
      strength: level,
      potential: Math.min(STRONGEST, Math.max(level, 1850 + random.bell(230))),
      leaning: { standard: 0, rapid: random.bell(40), blitz: random.bell(60) },
      activity,
      busyUntil: 0,
    };
    this.players.push(player);
    return player;
  }

  /** Unique per name and year: checks report duplicates as one person. */
  #newName(random: Random, sex: Sex, birthYear: number): string {
    for (;;) {
      const name = inventName(random, sex);
      const key = `${name}|${birthYear}`;
      if (this.#names.has(key)) continue;
      this.#names.add(key);
      return name;
    }
  }
}

/** Most play now and then, a few wherever there is a board. */
const ACTIVITIES = [3, 8, 15, 15, 25, 25, 35, 35, 50, 60, 75, 95] as const;

/** Rated players per thousand in each cadence, if strong enough. */
const RATED: Readonly<Record<Cadence, number>> = { standard: 930, rapid: 650, blitz: 550 };

function pastOf(
  random: Random,
  player: Player,
  start: CivilDate,
  inactive: boolean,
): Readonly<Record<Cadence, Past>> {
  const past = CADENCES.map((cadence): [Cadence, Past] => {
    const rating = player.strength + player.leaning[cadence] + random.bell(45);
    const isNew = random.perMille(80);
    if (rating < FLOOR || !random.perMille(RATED[cadence])) return [cadence, NO_PAST];
    const months = inactive ? random.between(13, 70) : random.below(11);
    return [
      cadence,
      {
        rating,
        played: isNew ? random.between(5, 29) : random.between(30, 900),
        games: months === 0 ? random.between(3, 11) : 0,
        peak: rating + (isNew ? 0 : random.below(70)),
        lastRated: addMonths(start, -months),
      },
    ];
  });
  return Object.fromEntries(past) as Record<Cadence, Past>;
}
