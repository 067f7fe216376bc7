import {
  type Cadence,
  type CivilDate,
  defined,
  type EventGameInput,
  type EventType,
  formatDate,
} from '@eloquence/rating';
import { bergerRounds, doubleBergerRounds, matchRounds, scheveningenRounds } from '../pairing/berger.ts';
import { mostRounds } from '../pairing/swiss.ts';
import { CITIES, clubName } from '../people/places.ts';
import { type Player, type Ratings, ratingIn } from '../people/player.ts';
import type { Random } from '../random.ts';
import type { ExpectedScore } from '../settings.ts';
import { Crosstable } from './crosstable.ts';
import { callTeam, drawField, type Groups, inviteField } from './field.ts';
import type { Kind, System } from './kinds.ts';
import { roundDates, runSchedule, runSwiss, runTeamRoundRobin, runTeamSwiss, swissRounds } from './run.ts';
import { CLUB_RATE, RATES, type RateOfPlay } from './time-controls.ts';

/** A player in an event, with the ratings of the list at its start. */
export interface Entrant {
  readonly player: Player;
  readonly ratings: Ratings | undefined;
  /** The rating at the start; null for unrated. */
  readonly rating: number | null;
  readonly title: Player['title'];
}

export interface Team {
  readonly name: string;
  /** Places in the field. */
  readonly players: readonly number[];
}

/** An event that has been played. */
export interface PlayedEvent {
  readonly kind: Kind;
  readonly type: EventType;
  readonly cadence: Cadence;
  readonly city: string;
  readonly rate: RateOfPlay;
  readonly dates: readonly CivilDate[];
  /** In the order of their start numbers. */
  readonly field: readonly Entrant[];
  readonly teams: readonly Team[];
  readonly table: Pick<Crosstable, 'rounds' | 'points'>;
  readonly games: readonly EventGameInput[];
}

export interface Season {
  readonly groups: Groups;
  readonly clubs: readonly (readonly Player[])[];
  readonly ratingsOf: (id: number) => Ratings | undefined;
  readonly expected: ExpectedScore | null;
}

const BOARDS = 4;
const FEWEST_ROUNDS = 3;

/** The type for rating of each system. */
const TYPES: Readonly<Record<System, EventType>> = {
  swiss: 'swiss',
  'round-robin': 'round-robin',
  'double-round-robin': 'double-round-robin',
  match: 'match',
  scheveningen: 'scheveningen',
  'team-swiss': 'team',
  'team-round-robin': 'team',
};

/** Invites, pairs and plays an event; null where too few come. */
export function playEvent(random: Random, season: Season, kind: Kind, start: CivilDate): PlayedEvent | null {
  const gathered = gather(random, season, kind, start);
  if (gathered === null) return null;
  const { field, teams } = seat(season, kind.cadence, gathered);
  const table = new Crosstable(
    random,
    field.map(({ player }) => player),
    kind.cadence,
    season.expected,
  );
  const rounds = run(random, table, kind, field.length, teams);
  const dates = roundDates(start, rounds, kind.roundsPerDay, kind.every);
  for (const { player } of field) player.busyUntil = dates.at(-1) ?? start;
  return {
    kind,
    type: TYPES[kind.system],
    cadence: kind.cadence,
    city: random.pick(CITIES),
    rate: chooseRate(random, kind, field),
    dates,
    field,
    teams,
    table,
    games: table.games,
  };
}

/** Players in groups: one for an individual event, else a team each. */
interface Gathered {
  readonly groups: readonly (readonly Player[])[];
  readonly names: readonly string[];
}

function gather(random: Random, season: Season, kind: Kind, start: CivilDate): Gathered | null {
  const group = season.groups[kind.who];
  const size = random.between(...kind.size);
  const alone = (players: readonly Player[], least: number): Gathered | null =>
    players.length < least ? null : { groups: [players], names: [] };
  switch (kind.system) {
    case 'swiss': {
      const field = drawField(random, group, Math.min(size, Math.floor(group.length / 3)), start);
      return swissRounds(field.length, kind.rounds) < FEWEST_ROUNDS ? null : alone(field, 1);
    }
    case 'match':
      return alone(inviteField(random, group, 2, start, isRatedIn(season, kind.cadence)), 2);
    case 'scheveningen':
      return gatherSides(random, season, size, start);
    case 'round-robin':
    case 'double-round-robin': {
      const field = inviteField(random, group, size, start);
      return alone(field.slice(0, field.length - (field.length % 2)), 4);
    }
    default:
      return gatherTeams(random, season, kind, size, start);
  }
}

/** A match with an unrated player is not rated (6.1), and no stand-in rating is used. */
const isRatedIn =
  ({ ratingsOf }: Season, cadence: Cadence) =>
  ({ id }: Player): boolean =>
    (ratingsOf(id)?.[cadence] ?? null) !== null;

/** Juniors against veterans. */
function gatherSides(random: Random, { groups }: Season, size: number, start: CivilDate): Gathered | null {
  const sides = [groups.juniors, groups.veterans].map((group) => inviteField(random, group, size, start));
  const least = Math.min(...sides.map((side) => side.length));
  if (least < FEWEST_ROUNDS) return null;
  return { groups: sides.map((side) => side.slice(0, least)), names: ['Juniors', 'Veterans'] };
}

function gatherTeams(
  random: Random,
  { clubs }: Season,
  kind: Kind,
  size: number,
  start: CivilDate,
): Gathered | null {
  const groups: (readonly Player[])[] = [];
  const names: string[] = [];
  const first = random.below(clubs.length);
  for (let at = 0; at < clubs.length && at < 4 * size && groups.length < size; at += 1) {
    const club = (first + at) % clubs.length;
    const team = callTeam(random, clubs[club] ?? [], BOARDS, start);
    if (team === null) continue;
    groups.push(team);
    names.push(clubName(club));
  }
  const even = groups.length - (kind.system === 'team-round-robin' ? groups.length % 2 : 0);
  const enough = kind.system === 'team-round-robin' ? even >= 4 : mostRounds(even) >= FEWEST_ROUNDS;
  return enough ? { groups: groups.slice(0, even), names: names.slice(0, even) } : null;
}

/** Start numbers by rating, as organizers give them; teams in board order. */
function seat(
  { ratingsOf }: Season,
  cadence: Cadence,
  { groups, names }: Gathered,
): { readonly field: readonly Entrant[]; readonly teams: readonly Team[] } {
  const field = groups.flat().map((player): Entrant => {
    const ratings = ratingsOf(player.id);
    return { player, ratings, rating: ratingIn(ratings, cadence), title: player.title };
  });
  field.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.player.id - b.player.id);
  const places = new Map(field.map(({ player }, place) => [player, place]));
  const teams = names.map((name, team) => ({
    name,
    players: (groups[team] ?? []).map((player) => defined(places.get(player))).sort((a, b) => a - b),
  }));
  return { field, teams };
}

/** Plays all rounds; gives their number. */
function run(random: Random, table: Crosstable, kind: Kind, players: number, teams: readonly Team[]): number {
  const sides = teams.map((team) => team.players);
  switch (kind.system) {
    case 'swiss': {
      const rounds = swissRounds(players, kind.rounds);
      runSwiss(random, table, players, rounds);
      return rounds;
    }
    case 'round-robin':
      return runSchedule(table, bergerRounds(players));
    case 'double-round-robin':
      return runSchedule(table, doubleBergerRounds(players));
    case 'match':
      return runSchedule(table, matchRounds(random.between(...kind.size)));
    case 'scheveningen':
      return runSchedule(table, scheveningenRounds(sides[0] ?? [], sides[1] ?? []));
    case 'team-swiss': {
      const rounds = Math.min(kind.rounds, mostRounds(teams.length));
      runTeamSwiss(random, table, sides, BOARDS, rounds);
      return rounds;
    }
    case 'team-round-robin':
      return runTeamRoundRobin(random, table, sides, BOARDS);
  }
}

/** At most twelve hours of play a day (3.1), both players' time counted. */
const MOST_MINUTES = 720;
/** From here on a game needs 120 minutes (1.1). */
const FULL_TIME_FROM = 2400;

function chooseRate(random: Random, kind: Kind, field: readonly Entrant[]): RateOfPlay {
  const fits = ({ minutes }: RateOfPlay): boolean => 2 * kind.roundsPerDay * minutes <= MOST_MINUTES;
  const mayBeFast =
    kind.cadence === 'standard' && field.every(({ rating }) => (rating ?? 0) < FULL_TIME_FROM);
  const rates = RATES[kind.cadence].filter((rate) => kind.cadence !== 'standard' || fits(rate));
  return random.pick(mayBeFast ? [...rates, CLUB_RATE] : rates);
}

export const endOf = ({ dates }: PlayedEvent): CivilDate => defined(dates.at(-1));
export const startOf = ({ dates }: PlayedEvent): CivilDate => defined(dates[0]);
export const yearOf = (date: CivilDate): number => Number(formatDate(date).slice(0, 4));
