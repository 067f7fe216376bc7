import { type Cadence, type CivilDate, chooseEditions, parseDate } from '@eloquence/rating';
import { expect } from 'vitest';
import type { PlayerData } from '../../players/player-data.ts';
import { ListBuilder, type RowValues } from '../../rating-lists/builder.ts';
import { rowOfKey } from '../../rating-lists/columns.ts';
import { monthOf } from '../../rating-lists/months.ts';
import { reconcile } from '../../rating-lists/points.ts';
import type { GameSet, GameSetFacts, SetGame } from '../../reports/game-set.ts';
import type { EventPlayer } from './event-players.ts';
import { type DueEvent, type NamedList, ONE_EVENT, type PeriodInput } from './input.ts';
import type { RatedList } from './rate-events.ts';

export const day = (text: string): CivilDate => parseDate(text);

export function list(date: string, rows: readonly RowValues[], id = 1): NamedList {
  const builder = new ListBuilder();
  for (const row of rows) builder.add(row);
  return { id, date: day(date), columns: builder.build() };
}

export const row = (key: number, rating: number, more: Partial<RowValues> = {}): RowValues => ({
  key,
  id: 1000 + key,
  rating,
  k: 20,
  federation: 'AAA',
  birthYear: 1990,
  played: 100,
  peak: rating,
  firstListed: monthOf('2024-01-01'),
  ...more,
});

export const person = (key: number, more: Partial<PlayerData> = {}): PlayerData => ({
  key,
  id: String(1000 + key),
  nameVersion: 1,
  federation: 'AAA',
  sex: 'M',
  titles: ['', '', '', ''],
  birthYear: 1990,
  isRemoved: false,
  ...more,
});

const FACTS: GameSetFacts = {
  type: 'swiss',
  start: '2025-11-05',
  end: '2025-11-09',
  official: false,
  minutes: 120,
  scheduledGames: null,
  waivedMatchRule: false,
  ratingsPerGame: false,
  roundDates: [],
};

/** Games as `[white, black, white's points]`, by key. */
export function event(
  id: string,
  games: readonly (readonly [number, number, number])[],
  facts: Partial<GameSetFacts> = {},
): DueEvent {
  const keys = [...new Set(games.flatMap((game) => game.slice(0, 2)))];
  const set: GameSet = {
    facts: { ...FACTS, ...facts },
    keys: Int32Array.from(keys),
    numbers: Uint16Array.from(keys, (_, index) => index + 1),
    games: games.map(
      ([white, black, score], index): SetGame => ({
        white: keys.indexOf(white),
        black: keys.indexOf(black),
        whiteScore: score,
        blackScore: 1 - score,
        played: true,
        coloured: true,
        round: index + 1,
      }),
    ),
  };
  return { id, games: set };
}

export function input(
  previous: NamedList,
  events: readonly DueEvent[],
  more: Partial<PeriodInput> = {},
): PeriodInput {
  const cadence: Cadence = more.cadence ?? 'standard';
  return {
    cadence,
    date: day('2025-12-01'),
    editions: chooseEditions({ cadence }),
    previous,
    published: previous.columns,
    listAt: () => previous,
    standardAt: () => null,
    ...ONE_EVENT,
    year: [previous.columns],
    events,
    ...more,
  };
}

export interface SeenRow {
  readonly rating: number | undefined;
  readonly games: number | undefined;
  readonly k: number | undefined;
  readonly flags: number | undefined;
  readonly played: number | undefined;
  readonly peak: number | undefined;
  readonly inactiveSince: number | undefined;
}

export const of = ({ columns }: Pick<RatedList, 'columns'>, key: number): SeenRow | null => {
  const at = rowOfKey(columns.keys, key);
  if (at < 0) return null;
  return {
    rating: columns.ratings[at],
    games: columns.games[at],
    k: columns.ks[at],
    flags: columns.flags[at],
    played: columns.played[at],
    peak: columns.peaks[at],
    inactiveSince: columns.inactiveSince[at],
  };
};

/** The players of the first event. */
export const playersOf = ({ rated: [first] }: RatedList): readonly EventPlayer[] => [
  ...(first?.players ?? []),
];

export const expectPoints = (before: NamedList, closing: RatedList): void => {
  expect(reconcile(before.columns, closing.columns, closing.tally)).toMatchObject({
    unexplained: 0,
    holds: true,
  });
};
