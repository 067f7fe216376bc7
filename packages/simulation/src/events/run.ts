import { addDays, type CivilDate, defined } from '@eloquence/rating';
import { bergerRounds, type Meeting } from '../pairing/berger.ts';
import { type Competitor, competitor, mostRounds, pairSwiss, remember } from '../pairing/swiss.ts';
import type { Random } from '../random.ts';
import type { Crosstable } from './crosstable.ts';

/** Per thousand players of a Swiss: a half-point bye; an early withdrawal. */
const HALF_POINT_BYES = 70;
const WITHDRAWALS = 25;

/** A schedule that is fixed beforehand. */
export function runSchedule(table: Crosstable, rounds: readonly (readonly Meeting[])[]): number {
  rounds.forEach((meetings, index) => {
    for (const [white, black] of meetings) table.play(index + 1, white, black);
  });
  return rounds.length;
}

/** The rounds of a Swiss in which so many play, if there are as many as wanted; some may be absent. */
export function swissRounds(players: number, wanted: number): number {
  return Math.min(wanted, mostRounds(Math.floor((players * 4) / 5)));
}

interface Absence {
  /** The round of a half-point bye; 0 for none. */
  readonly bye: number;
  /** The first round after a withdrawal. */
  readonly withdrawnFrom: number;
}

export function runSwiss(random: Random, table: Crosstable, players: number, rounds: number): void {
  const field = Array.from({ length: players }, (_, no) => competitor(no));
  const absences = drawAbsences(random, players, rounds);
  for (let round = 1; round <= rounds; round += 1) {
    const present: Competitor[] = [];
    for (const one of field) {
      const { bye, withdrawnFrom } = defined(absences[one.no]);
      if (round >= withdrawnFrom) table.rest(round, one.no, 'Z');
      else if (round === bye) one.score += table.rest(round, one.no, 'H');
      else present.push(one);
    }
    const { pairings, bye } = pairSwiss(present);
    if (bye !== null) {
      bye.score += table.rest(round, bye.no, 'U');
      bye.hadBye = true;
    }
    for (const pairing of pairings) {
      const { white, black } = pairing;
      remember(pairing);
      const [whiteHalves, blackHalves] = table.play(round, white.no, black.no);
      white.score += whiteHalves;
      black.score += blackHalves;
    }
  }
}

/** At most one player in five, so that the rest can be paired. */
function drawAbsences(random: Random, players: number, rounds: number): readonly Absence[] {
  let allowed = Math.floor(players / 5) - 1;
  return Array.from({ length: players }, () => {
    const asks = random.perMille(HALF_POINT_BYES);
    const leaves = random.perMille(WITHDRAWALS);
    if ((!asks && !leaves) || allowed <= 0) return { bye: 0, withdrawnFrom: rounds + 1 };
    allowed -= 1;
    // The last round is played by everybody who is still there.
    return {
      bye: asks ? random.between(1, Math.max(1, rounds - 1)) : 0,
      withdrawnFrom: leaves ? random.between(2, rounds) : rounds + 1,
    };
  });
}

/** Teams as the places of their players, in board order, reserves last. */
export type Teams = readonly (readonly number[])[];

export function runTeamSwiss(
  random: Random,
  table: Crosstable,
  teams: Teams,
  boards: number,
  rounds: number,
): void {
  const field = teams.map((_, no) => competitor(no));
  for (let round = 1; round <= rounds; round += 1) {
    const line = teams.map((team) => lineUp(random, table, team, boards, round));
    const { pairings, bye } = pairSwiss(field);
    if (bye !== null) {
      bye.hadBye = true;
      bye.score += 2;
      for (const player of defined(line[bye.no])) table.rest(round, player, 'U');
    }
    for (const pairing of pairings) {
      const { white, black } = pairing;
      remember(pairing);
      const won = playTeams(table, round, defined(line[white.no]), defined(line[black.no]));
      white.score += won > boards ? 2 : won === boards ? 1 : 0;
      black.score += won < boards ? 2 : won === boards ? 1 : 0;
    }
  }
}

export function runTeamRoundRobin(random: Random, table: Crosstable, teams: Teams, boards: number): number {
  const rounds = bergerRounds(teams.length);
  rounds.forEach((meetings, index) => {
    const line = teams.map((team) => lineUp(random, table, team, boards, index + 1));
    for (const [home, away] of meetings)
      playTeams(table, index + 1, defined(line[home]), defined(line[away]));
  });
  return rounds.length;
}

/** Who plays in a round: board order is kept, those who are left out rest. */
function lineUp(
  random: Random,
  table: Crosstable,
  team: readonly number[],
  boards: number,
  round: number,
): readonly number[] {
  const playing = [...team];
  while (playing.length > boards) {
    const [out] = playing.splice(random.below(playing.length), 1);
    table.rest(round, out as number, 'Z');
  }
  return playing;
}

/** Returns the home team's half points; it has White on odd boards. */
function playTeams(
  table: Crosstable,
  round: number,
  home: readonly number[],
  away: readonly number[],
): number {
  let won = 0;
  home.forEach((player, board) => {
    const opponent = defined(away[board]);
    if (board % 2 === 0) won += table.play(round, player, opponent)[0];
    else won += table.play(round, opponent, player)[1];
  });
  return won;
}

/** The day of every round. */
export function roundDates(
  start: CivilDate,
  rounds: number,
  perDay: number,
  every: number,
): readonly CivilDate[] {
  return Array.from({ length: rounds }, (_, round) => addDays(start, Math.floor(round / perDay) * every));
}
