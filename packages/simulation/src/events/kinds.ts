import type { Cadence } from '@eloquence/rating';

export type System =
  | 'swiss'
  | 'round-robin'
  | 'double-round-robin'
  | 'match'
  | 'scheveningen'
  | 'team-swiss'
  | 'team-round-robin';

/** Who is invited. */
export type Who = 'everybody' | 'strong' | 'club' | 'juniors' | 'women' | 'veterans';

export interface Kind {
  /** After the town's name. */
  readonly words: string;
  readonly system: System;
  readonly cadence: Cadence;
  readonly who: Who;
  /** Players, the least and the most; teams where it is played in teams; games of a match. */
  readonly size: readonly [least: number, most: number];
  /** Rounds of a Swiss; the others follow from their size. */
  readonly rounds: number;
  readonly roundsPerDay: number;
  /** Days from one playing day to the next. */
  readonly every: number;
  readonly startsOn: 'saturday' | 'any-day';
  /** An official event of the continent. */
  readonly official?: true;
  readonly nationalChampionship?: true;
}

const kind = (
  words: string,
  system: System,
  cadence: Cadence,
  who: Who,
  size: readonly [number, number],
  [rounds, roundsPerDay, every]: readonly [rounds: number, roundsPerDay: number, every: number],
  startsOn: Kind['startsOn'] = 'saturday',
): Kind => ({ words, system, cadence, who, size, rounds, roundsPerDay, every, startsOn });

/** The yearly cycle; each month continues where the last ended. */
export const PROGRAMME: readonly Kind[] = [
  kind('Open', 'swiss', 'standard', 'everybody', [50, 120], [9, 1, 1]),
  kind('Weekend', 'swiss', 'standard', 'everybody', [26, 60], [5, 3, 1]),
  kind('Rapid', 'swiss', 'rapid', 'everybody', [30, 80], [7, 7, 1]),
  kind('Blitz Night', 'swiss', 'blitz', 'everybody', [34, 70], [9, 9, 1], 'any-day'),
  kind('Club Round Robin', 'round-robin', 'standard', 'club', [8, 12], [0, 1, 2], 'any-day'),
  kind('League', 'team-round-robin', 'standard', 'everybody', [6, 6], [0, 1, 7]),
  kind('Youth Festival', 'swiss', 'standard', 'juniors', [26, 56], [7, 2, 1]),
  kind('Masters', 'round-robin', 'standard', 'strong', [10, 10], [0, 1, 1]),
  kind('Amateur Open', 'swiss', 'standard', 'club', [30, 90], [7, 1, 1]),
  kind('Rapid Championship', 'swiss', 'rapid', 'everybody', [40, 100], [9, 5, 1]),
  kind('Blitz Cup', 'double-round-robin', 'blitz', 'strong', [8, 10], [0, 18, 1], 'any-day'),
  kind('Match', 'match', 'standard', 'strong', [4, 8], [0, 1, 1], 'any-day'),
  kind('Weekend', 'swiss', 'standard', 'everybody', [26, 60], [5, 2, 1]),
  kind('Team Cup', 'team-swiss', 'rapid', 'everybody', [12, 20], [5, 5, 1]),
  kind('Women Round Robin', 'round-robin', 'standard', 'women', [8, 10], [0, 1, 1]),
  kind('Rapid', 'swiss', 'rapid', 'club', [30, 80], [7, 7, 1]),
  kind('Veterans Open', 'swiss', 'standard', 'veterans', [26, 60], [7, 1, 1], 'any-day'),
  kind('Generations', 'scheveningen', 'standard', 'everybody', [4, 6], [0, 1, 1], 'any-day'),
  kind('Blitz', 'swiss', 'blitz', 'everybody', [36, 90], [11, 11, 1]),
  kind('Quartet', 'double-round-robin', 'standard', 'club', [4, 6], [0, 2, 1]),
  kind('Team Weekend', 'team-swiss', 'standard', 'everybody', [12, 18], [5, 2, 1]),
  kind('Rapid Match', 'match', 'rapid', 'everybody', [6, 10], [0, 10, 1], 'any-day'),
  kind('Youth Rapid', 'swiss', 'rapid', 'juniors', [26, 60], [7, 7, 1]),
  kind('Blitz League', 'team-round-robin', 'blitz', 'everybody', [6, 8], [0, 7, 1], 'any-day'),
];

/** Once a year, by month. */
export const YEARLY: ReadonlyMap<number, Kind> = new Map([
  [
    3,
    {
      ...kind('National Championship', 'round-robin', 'standard', 'strong', [10, 10], [0, 1, 1]),
      nationalChampionship: true,
    },
  ],
  [
    9,
    {
      ...kind('Continental Championship', 'swiss', 'standard', 'strong', [40, 100], [9, 1, 1], 'any-day'),
      official: true,
    },
  ],
]);
