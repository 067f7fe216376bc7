import { addDays, addMonths, type CivilDate, defined, formatDate } from '@eloquence/rating';
import { type TrfVersion, writeTrf } from '@eloquence/reports';
import { type Defect, spoil } from './events/defects.ts';
import { type PlayedEvent, playEvent, type Season } from './events/event.ts';
import { groupsOf } from './events/field.ts';
import { type Kind, PROGRAMME, YEARLY } from './events/kinds.ts';
import { type Registration, registrationOf } from './events/registration.ts';
import { reportOf } from './events/report.ts';
import { Keeper } from './keeper/keeper.ts';
import type { RatingList } from './keeper/list.ts';
import { age } from './people/ageing.ts';
import { type Arbiter, appoint, inventArbiters } from './people/arbiters.ts';
import type { Player, Ratings } from './people/player.ts';
import { Population } from './people/population.ts';
import { earnedTitle } from './people/titles.ts';
import { Random } from './random.ts';
import { readSettings, type Settings, type SimulationInput } from './settings.ts';

/** Undefined for a player who is not on the list. */
export type ListInForce = (id: number) => Ratings | undefined;

/** An event of a month, as it reaches a rating office. */
export interface SimulatedEvent {
  /** What its files are called, in the order of the calendar and with the cadence last: `03-tornby-open-2024.rapid`. */
  readonly file: string;
  readonly registration: Registration;
  /** The bytes of its report, as it comes in. */
  readonly report: Uint8Array;
  /** The defect and the correct report; only if defects are requested. */
  readonly defect: Defect | null;
  readonly corrected: Uint8Array | null;
  readonly played: PlayedEvent;
}

export interface Month {
  /** The first day, which is that of the list in force. */
  readonly date: string;
  readonly events: readonly SimulatedEvent[];
}

const PLAYERS_PER_EVENT = 80;
const PLAYERS_PER_NEWCOMER = 110;

/** Random streams of a month: other ratings do not change the calendar. */
const PART = { people: 0, age: 1, titles: 2, calendar: 3, papers: 4 } as const;
type Part = (typeof PART)[keyof typeof PART];

/**
 * An invented federation. The caller keeps the ratings: each month gets the list in force, and its reports
 * use those ratings.
 */
export class Federation {
  readonly settings: Settings;
  readonly population: Population;
  readonly #arbiters: readonly Arbiter[];
  readonly #clubs: Player[][] = [];
  #inClubs = 0;
  #months = 0;
  /** Where in the programme the next month begins. */
  #next = 0;

  constructor(input: SimulationInput) {
    const settings = readSettings(input);
    const { seed, players, federation, start } = settings;
    this.settings = settings;
    this.population = new Population(seed, players, federation, start);
    this.#arbiters = inventArbiters(seed, 6 + Math.floor(players / 100));
  }

  /** The list in force in the first month, to be asked for before it: ratings, K, games, and players without any. */
  startingList(): RatingList {
    return new Keeper(this.settings, this.population.past).list();
  }

  /** The next month: newcomers arrive, events are played. Events begin in it and may end in the one after. */
  month(listInForce: ListInForce): Month {
    const { seed, start, players } = this.settings;
    const months = this.#months;
    const stream = (part: Part): Random => new Random(seed, 2, months, part);
    const date = addMonths(start, months);
    const [year, month] = formatDate(date).split('-').map(Number) as [number, number, number];
    if (months > 0) {
      const newcomers = Math.max(1, Math.floor(players / PLAYERS_PER_NEWCOMER));
      this.population.arrive(stream(PART.people), date, newcomers);
      if (this.settings.ageing) age(stream(PART.age), this.population.players, year);
    }
    this.#award(stream(PART.titles), listInForce);
    const season: Season = {
      groups: groupsOf(this.population.players, year),
      clubs: this.#clubMembers(),
      ratingsOf: listInForce,
      expected: this.settings.expected,
    };
    const played = this.#calendar(stream(PART.calendar), date, month).flatMap(([kind, on], index) => {
      // Each event has a stream of its own: one more player in one changes nothing in the next.
      const event = playEvent(new Random(seed, 3, months, index), season, kind, on);
      return event === null ? [] : [event];
    });
    const events = this.#reports(stream(PART.papers), played, year);
    this.#months += 1;
    return { date: formatDate(date), events };
  }

  /** The events of a month with their first day, in that order. */
  #calendar(random: Random, first: CivilDate, month: number): readonly (readonly [Kind, CivilDate])[] {
    const count = Math.max(3, Math.round(this.settings.players / PLAYERS_PER_EVENT) + random.between(-1, 1));
    const yearly = YEARLY.get(month);
    const kinds = yearly === undefined ? [] : [yearly];
    for (let left = count; left > 0; left -= 1) {
      kinds.push(defined(PROGRAMME[this.#next % PROGRAMME.length]));
      this.#next += 1;
    }
    const dated = kinds.map((kind): readonly [Kind, CivilDate] => [kind, firstDay(random, kind, first)]);
    return dated.toSorted(([, a], [, b]) => a - b);
  }

  /** Titles by the ratings that were published. */
  #award(random: Random, listInForce: ListInForce): void {
    for (const player of this.population.players) {
      const rating = listInForce(player.id)?.standard ?? null;
      if (rating !== null && rating >= LOWEST_TITLE) player.title = earnedTitle(random, player, rating);
    }
  }

  #clubMembers(): readonly (readonly Player[])[] {
    const { players } = this.population;
    for (; this.#inClubs < players.length; this.#inClubs += 1) {
      const player = defined(players[this.#inClubs]);
      if (player.club === null) continue;
      while (this.#clubs.length <= player.club) this.#clubs.push([]);
      this.#clubs[player.club]?.push(player);
    }
    return this.#clubs;
  }

  #reports(random: Random, played: readonly PlayedEvent[], year: number): readonly SimulatedEvent[] {
    const { seed, federation, defects } = this.settings;
    const held = new Map<string, number>();
    const digits = String(played.length).length;
    return played.map((event, index) => {
      const plain = `${event.city} ${event.kind.words} ${year}`;
      const times = (held.get(plain) ?? 0) + 1;
      held.set(plain, times);
      const name = times === 1 ? plain : `${plain} (${times})`;
      const arbiters = appoint(random, this.#arbiters, event.field.length);
      const heading = { name, federation, arbiters };
      const registration = registrationOf(random, event, heading);
      const right = reportOf(event, { ...heading, version: versionFor(random, event) });
      const spoiled = defects ? spoil(new Random(seed, 4, this.#months, index), right) : null;
      return {
        file: `${String(index + 1).padStart(Math.max(2, digits), '0')}-${slug(name)}.${event.cadence}`,
        registration,
        report: writeTrf(spoiled?.file ?? right),
        defect: spoiled?.defect ?? null,
        corrected: spoiled === null ? null : writeTrf(right),
        played: event,
      };
    });
  }
}

const LOWEST_TITLE = 2000;
/** The weekend after this day is still in the month. */
const LAST_FIRST_DAY = 21;
const WEEK = 7;
/** The first Saturday of 1970 was the third of January. */
const SATURDAY = 2;

function firstDay(random: Random, { startsOn }: Kind, first: CivilDate): CivilDate {
  const day = addDays(first, random.below(LAST_FIRST_DAY));
  if (startsOn === 'any-day') return day;
  return addDays(day, (SATURDAY - (day % WEEK) + WEEK) % WEEK);
}

/** Mostly the layout of 2016. That of 2006 has no letters, so only what needs none is written in it. */
function versionFor(random: Random, event: PlayedEvent): TrfVersion {
  const lot = random.below(100);
  if (lot < 15) return 'trf26';
  const letters = event.table.rounds.some((rounds) => rounds.some(({ code }) => /[A-Z]/.test(code)));
  return lot < 55 && !letters && event.teams.length === 0 ? 'trf06' : 'trf16';
}

/** A file name for every system: `Port-Élune Open 2024` is `port-elune-open-2024`. */
function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

export function simulate(input: SimulationInput): Federation {
  return new Federation(input);
}
