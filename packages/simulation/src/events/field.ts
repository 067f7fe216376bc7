import type { CivilDate } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import type { Player } from '../people/player.ts';
import type { Random } from '../random.ts';
import type { Who } from './kinds.ts';

/** Candidates, strongest first. */
export type Groups = Readonly<Record<Who, readonly Player[]>>;

const STRONG_ONE_IN = 6;
const CLUB_BELOW = 2000;
const JUNIOR_TO = 17;
const VETERAN_FROM = 50;

export function groupsOf(players: readonly Player[], year: number): Groups {
  const everybody = players.toSorted((a, b) => b.strength - a.strength || a.id - b.id);
  const aged = (from: number, to: number): readonly Player[] =>
    everybody.filter(({ birthYear }) => year - birthYear >= from && year - birthYear <= to);
  return {
    everybody,
    strong: everybody.slice(0, Math.max(12, Math.floor(everybody.length / STRONG_ONE_IN))),
    club: everybody.filter(({ strength }) => strength < CLUB_BELOW),
    juniors: aged(0, JUNIOR_TO),
    women: everybody.filter(({ sex }) => sex === 'w'),
    veterans: aged(VETERAN_FROM, 200),
  };
}

/** Nobody plays two events at once. */
function comes(random: Random, player: Player, start: CivilDate): boolean {
  return player.busyUntil < start && random.below(100) < player.activity;
}

/** An open event: invitations stop after a limit, even with few entrants. */
export function drawField(
  random: Random,
  group: readonly Player[],
  size: number,
  start: CivilDate,
): readonly Player[] {
  const field = new Set<Player>();
  for (let tries = group.length === 0 ? 0 : 40 * size; tries > 0 && field.size < size; tries -= 1) {
    const player = random.pick(group);
    if (!field.has(player) && comes(random, player, start)) field.add(player);
  }
  return [...field];
}

/** A closed event: players of about the same strength, from somewhere in the group downwards. */
export function inviteField(
  random: Random,
  group: readonly Player[],
  size: number,
  start: CivilDate,
  suits: (player: Player) => boolean = () => true,
): readonly Player[] {
  const field = new Set<Player>();
  const from = group.length === 0 ? 0 : random.below(group.length);
  const tries = Math.min(group.length, 30 * size);
  for (let at = 0; at < tries && field.size < size; at += 1) {
    const player = defined(group[(from + at) % group.length]);
    if (comes(random, player, start) && suits(player)) field.add(player);
  }
  return [...field];
}

/** A team of a club: the boards and a reserve or two, if enough of its members come. */
export function callTeam(
  random: Random,
  members: readonly Player[],
  boards: number,
  start: CivilDate,
): readonly Player[] | null {
  if (members.length < boards) return null;
  const wanted = boards + random.between(1, 2);
  const team = new Set<Player>();
  for (let tries = 8 * wanted; tries > 0 && team.size < wanted; tries -= 1) {
    const player = random.pick(members);
    // Teams find players more easily than organizers.
    if (player.activity > 2 && player.busyUntil < start && random.below(100) < player.activity + 30)
      team.add(player);
  }
  return team.size >= boards ? [...team] : null;
}
