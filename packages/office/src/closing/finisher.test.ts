import { CADENCES, InputError } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { unpackList } from '../lists/pack.ts';
import { closeList, ratePlayers } from './close.ts';
import { event, input, list, person, row } from './closing.test-helper.ts';
import { finishList } from './finish.ts';
import { Finisher } from './finisher.ts';
import { type ListMaking, makingOf } from './making.ts';

const BEFORE = list('2025-11-01', [row(1, 1900), row(2, 2000), row(3, 1500), row(5, 1600)]);

/** Two who played, one who died, one who has another federation now, and one who comes back from earlier lists. */
const INPUTS = CADENCES.map((cadence, index) =>
  input(BEFORE, [event('E1', [[1, 2, index / 2]])], {
    cadence,
    people: new Map([
      [3, person(3, { gone: true })],
      [5, person(5, { federation: 'BBB' })],
    ]),
    former: new Map([[7, { played: 40, peak: 1700, flags: 0, firstListed: 1 }]]),
  }),
);
const MAKINGS = INPUTS.map((each) => makingOf(each, ratePlayers(each)));
const [FIRST] = MAKINGS as [ListMaking];

const WHERE: readonly (readonly [string, number])[] = [
  ['here', 0],
  ['in another thread', 1_000_000],
];

test.each(WHERE)('lists are made, hashed and packed %s, in their order', async (_, rows) => {
  const finisher = new Finisher(rows);
  const finished = await Promise.all(MAKINGS.map((making) => finisher.finish(making)));
  await finisher.end();
  expect(finished).toEqual(MAKINGS.map(finishList));
  INPUTS.forEach((each, index) => {
    const { columns, tally } = closeList(each);
    expect(finished[index]).toMatchObject({ columns, tally });
    expect(unpackList(finished[index]?.packed as Uint8Array)).toEqual(columns);
  });
  expect(finished.map(({ columns }) => columns.ratings[0])).toEqual([1893, 1903, 1913]);
  expect(finished.map(({ diff }) => [diff.changed.count, diff.gone.count])).toEqual([
    [2, 1],
    [2, 1],
    [2, 1],
  ]);
});

test.each(WHERE)('lists are unpacked %s, and what goes wrong says why', async (_, rows) => {
  const finisher = new Finisher(rows);
  const { packed, columns } = finishList(FIRST);
  expect(await finisher.unpack(packed)).toEqual(columns);
  await expect(finisher.unpack(new Uint8Array(9))).rejects.toThrow('no packed list');
  const wrong = { ...FIRST, adjustments: ['no-such-thing'] };
  await expect(finisher.finish(wrong)).rejects.toThrow(InputError);
  expect(await finisher.finish(FIRST)).toMatchObject({ packed });
  await finisher.end();
});

test('who waits hears of it when the thread ends, and what comes later is done here', async () => {
  const finisher = new Finisher(1_000_000);
  const waiting = [finisher.finish(FIRST), finisher.unpack(finishList(FIRST).packed)];
  await finisher.end();
  for (const list of waiting) await expect(list).rejects.toThrow('before it was done');
  expect(await finisher.finish(FIRST)).toEqual(finishList(FIRST));
});
