import { expect, test } from 'vitest';
import { eachStore } from '../../../test/stores.ts';
import {
  eventsIn,
  eventsOnList,
  type Participation,
  type ParticipationRow,
  participationRows,
  participationsIn,
} from './participations.ts';

const rowsOf = (all: readonly Participation[]): readonly ParticipationRow[] =>
  participationRows(
    [...Map.groupBy(all, ([, event]) => event)].map(([event, of]) => [event, of.map(([player]) => player)]),
  );

/** Players 10, 20, …, each in one or two events. */
const many: readonly Participation[] = Array.from({ length: 1000 }, (_, index) => index).flatMap(
  (index): Participation[] => [
    [10 * (1000 - index), `E${index % 7}`],
    ...(index % 3 === 0 ? [[10 * (1000 - index), `E1${index}`] as const] : []),
  ],
);

test('rows have all players in order, and each begins with its first', () => {
  const rows = rowsOf(many);
  const sorted = (all: readonly Participation[]): readonly string[] => all.map(String).sort();
  expect(sorted(rows.flatMap(([, players]) => participationsIn(players)))).toEqual(sorted(many));
  for (const [first, players] of rows) expect(participationsIn(players)[0]?.[0]).toBe(first);
  const firsts = rows.map(([first]) => first);
  expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  expect(Math.max(...rows.map(([, players]) => players.length))).toBeLessThan(2000);
  expect(participationRows([])).toEqual([]);
});

test('a player is found in the row, and no player with a similar number', () => {
  const row = '7 E1\n12 E7 E12\n712 E3\n';
  expect(eventsIn(row, 7)).toEqual(['E1']);
  expect(eventsIn(row, 12)).toEqual(['E7', 'E12']);
  expect(eventsIn(row, 712)).toEqual(['E3']);
  for (const nobody of [1, 2, 71, 3, 127]) expect(eventsIn(row, nobody)).toEqual([]);
  expect(eventsIn(null, 7)).toEqual([]);
});

eachStore((fresh) => {
  test('all players of a list are found, and no others', async () => {
    const store = await fresh();
    const rows = rowsOf(many);
    await store.write(async (trx) => {
      for (const list of [3, 5])
        await store.bulk(
          trx,
          'participation',
          ['list', 'first', 'players'],
          rows.map((row) => [list, ...row]),
        );
    });
    const expected = Map.groupBy(many, ([player]) => player);
    for (const player of [9, 10, 15, 640, 650, 5000, 9990, 10_000, 10_001]) {
      const events = (expected.get(player) ?? []).map(([, event]) => event).sort();
      expect(await eventsOnList(store.db, 5, player)).toEqual(events);
      expect(await eventsOnList(store.db, 4, player)).toEqual([]);
    }
  });
});
