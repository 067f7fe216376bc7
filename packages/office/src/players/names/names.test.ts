import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eachStore } from '../../../test/stores.ts';
import type { Office } from '../../context.ts';
import { combinedList, type TestRow, take, testOffice } from '../../imports/imports.test-helper.ts';
import { redactPlayer } from '../../later/redact.ts';
import { wrongName } from '../../later/verify/found-by.ts';
import { addPlayer, rename } from '../change.ts';
import { foldForSearch } from '../fold.ts';
import { mergePlayers } from '../merge.ts';
import { searchPlayers } from '../search.ts';
import { BlockReader, blocksOf, compareEntries, entriesIn, type NameEntry } from './block.ts';
import { BestPlayers, CROWD, Crowds, LONGEST_PREPARED, PREPARED } from './crowds.ts';
import { allBlocks } from './look-up.ts';
import { makeNameIndex } from './make.ts';
import { sortedPlaces } from './sort.ts';
import { FoldedNames, Texts } from './texts.ts';

const names = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."abAB ,ü楊-'1ß"), maxLength: 24 }),
  fc.constantFrom(
    'Kumar, Ravi',
    'Kumar, Ravi B',
    'Kumar,Ravi',
    'Kumar , Ravi',
    'Kumar,  Ravi',
    'Kumar',
    '[redacted]',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => text.toWellFormed()),
);

test('texts are sorted by their bytes, equal ones by their places', () => {
  const alike = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'é'), maxLength: 14 });
  fc.assert(
    fc.property(fc.array(fc.oneof(alike, names), { maxLength: 200 }), (all) => {
      const texts = new Texts(all.length);
      const kept = all.map((text) => text.replaceAll('\0', ''));
      for (const text of kept) texts.add(text);
      const expected = kept
        .map((text, player) => ({ text, player }))
        .toSorted(compareEntries)
        .map(({ player }) => player);
      expect([...sortedPlaces(texts)]).toEqual(expected);
    }),
  );
});

test('a part is found in a name as it is in its text', () => {
  const parts = fc.oneof(fc.string({ unit: fc.constantFrom(...'abu ü楊'), maxLength: 4 }), names);
  fc.assert(
    fc.property(names, parts, fc.nat(), (name, part, cut) => {
      const { byFamily: text } = foldForSearch(name);
      const [block] = blocksOf([{ text, player: 1 }]);
      const reader = new BlockReader(block?.bytes ?? new Uint8Array(0));
      reader.next();
      for (const each of [part, text.slice(cut % (text.length + 1)).toWellFormed()])
        expect(reader.includes(Buffer.from(each))).toBe(reader.toString().includes(each));
    }),
  );
});

test('names in bytes are folded as names in text', () => {
  fc.assert(
    fc.property(names, (name) => {
      const folded = new FoldedNames(2);
      const bytes = Buffer.from(`xx${name}xx`);
      folded.addBytes(bytes, 2, bytes.length - 2);
      folded.add(name);
      for (const texts of [folded.byFamily, folded.byGiven]) {
        const [one, other] = [0, 1].map((key) =>
          texts.bytes.toString('utf8', texts.startOf(key), texts.ends[key]),
        );
        expect(one).toBe(other);
      }
    }),
  );
});

test('blocks hold the names they are made of, however many there are', () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 30 }), fc.integer({ min: 0, max: 700 }), (some, more) => {
      const all = [...some, ...Array.from({ length: more }, (_, index) => `Kumar${index % 50}`)];
      const entries = all
        .map(
          (text, index): NameEntry => ({
            text: `f ${text}`.slice(0, 120).toWellFormed(),
            player: index * 999,
          }),
        )
        .toSorted(compareEntries);
      const blocks = blocksOf(entries);
      expect(blocks.flatMap((block) => entriesIn(block))).toEqual(entries);
      expect(blocks.map((block) => [block.first, block.player])).toEqual(
        blocks.map((block) => Object.values(entriesIn(block)[0] as NameEntry)),
      );
      if (entries.length > 256) expect(blocks.every((block) => entriesIn(block).length <= 128)).toBe(true);
      else expect(blocks).toHaveLength(entries.length === 0 ? 0 : 1);
    }),
    { numRuns: 50 },
  );
});

test('the best of all that are offered, those with the same rating by key', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(500)), fc.integer({ min: 1, max: 12 }), (players, most) => {
      const ratingOf = (player: number): number => (player * 7919) % 13;
      const best = new BestPlayers(most);
      for (const player of players) best.offer(player, ratingOf(player));
      const expected = players.toSorted((a, b) => ratingOf(b) - ratingOf(a) || a - b).slice(0, most);
      expect(best.players).toEqual(expected);
    }),
  );
});

describe('crowded beginnings', () => {
  /** Every beginning by the rule itself. */
  function preparedByRule(all: readonly string[], bests: Uint16Array): unknown[] {
    const players = new Map<string, number[]>();
    all.forEach((name, index) => {
      const { byFamily, byGiven } = foldForSearch(name);
      for (const text of [`f ${byFamily}`, `g ${byGiven}`]) {
        const signs = [...text];
        for (let length = 3; length <= signs.length; length += 1) {
          const beginning = signs.slice(0, length).join('');
          if (Buffer.byteLength(beginning) > 2 + LONGEST_PREPARED || beginning.endsWith(' ')) continue;
          players.set(beginning, [...(players.get(beginning) ?? []), index + 1]);
        }
      }
    });
    return [...players]
      .filter(([, own]) => own.length > CROWD)
      .flatMap(([beginning, own]) => {
        const rated = own.filter((key) => (bests[key] as number) > 0);
        const best = rated.toSorted((a, b) => (bests[b] as number) - (bests[a] as number) || a - b);
        return best.length === 0
          ? [[beginning, 0, 0]]
          : best.slice(0, PREPARED).map((key, place) => [beginning, place, key]);
      });
  }

  test('are those that the rule names, with their best', () => {
    const all = Array.from({ length: 5 * CROWD }, (_, index) =>
      index < CROWD
        ? `Ng, ${'ABCDE'[index % 5]}`
        : `${index % 3 === 0 ? '楊楊' : 'Kumarasinghe'}${index % 2}, R${index % 7} ${index}`,
    );
    const bests = Uint16Array.from({ length: all.length + 1 }, (_, key) =>
      key > CROWD && key % 4 === 0 ? 1000 + ((key * 31) % 900) : 0,
    );
    // More come than there is room for.
    const folded = new FoldedNames(all.length >> 2);
    const keys = new Uint32Array(all.length);
    // In no order: those of one text come by key all the same.
    for (const key of all.keys()) {
      const other = (key * 7) % all.length;
      keys[key] = other + 1;
      folded.add(all[other] as string);
    }
    const { prefixes, blocks } = makeNameIndex(folded, keys, bests);
    const entries = blocks.flatMap((block) => entriesIn(block));
    expect(entries).toEqual(entries.toSorted(compareEntries));
    const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();
    const expected = sorted(preparedByRule(all, bests));
    expect(sorted(prefixes)).toEqual(expected);
    expect(expected.some((row) => row.includes('楊'))).toBe(true);
    // Exactly as many as a crowd may have, and nobody among them with a rating.
    expect(expected.some((row) => row.startsWith('["f n'))).toBe(false);
    const again = new Crowds(bests);
    for (const entry of entries) {
      const bytes = Buffer.from(entry.text);
      again.add(bytes, bytes.length, entry.player);
    }
    expect(again.rows()).toEqual(prefixes);
  });
});

eachStore((fresh) => {
  const entriesOf = async (office: Office): Promise<NameEntry[]> => {
    const entries: NameEntry[] = [];
    for await (const bytes of allBlocks(office.store)) entries.push(...entriesIn({ bytes }));
    return entries;
  };

  test('players are found by their names after everything that can happen to these', async () => {
    const office = testOffice(await fresh());
    // Some hundred names that are all the same stand in several blocks.
    const rows: TestRow[] = Array.from({ length: 400 }, (_, index) => ({
      id: 1000 + index,
      name: index % 2 === 0 ? 'Singh, Jo' : `Name${index}, Jo`,
      standard: [1400 + index, 0, 20],
    }));
    await take(office, combinedList(...rows.slice(0, 300)), '2026-10-01');
    await take(
      office,
      combinedList({ ...(rows[3] as TestRow), name: 'Zebra, Jo' }, ...rows.slice(300)),
      '2026-11-01',
    );
    expect(await wrongName(office.store)).toBeNull();
    const newcomer = { federation: 'AAA', sex: null, birth: '' } as const;
    for (let index = 0; index < 40; index += 1) {
      await addPlayer(office, { ...newcomer, id: String(5000 + index), name: `Aaron, ${'xyz'[index % 3]}` });
    }
    await rename(office, '1000', { name: 'Aardvark, Jo' });
    await rename(office, '1399', { name: 'Žižek, Ümit' });
    await redactPlayer(office, '1002', 'Asked for.');
    await mergePlayers(office, '1004', '1006', { force: true });
    expect(await wrongName(office.store)).toBeNull();
    const entries = await entriesOf(office);
    expect(entries).toEqual(entries.toSorted(compareEntries));
    expect(entries).toHaveLength(2 * (400 + 40 - 1));
    const found = async (text: string): Promise<string[]> =>
      (await searchPlayers(office, { text })).players.map(({ id }) => id);
    expect(await found('aardvark')).toEqual(['1000']);
    expect(await found('umit')).toEqual(['1399']);
    expect(await found('zebra')).toEqual(['1003']);
    const { players } = await searchPlayers(office, { text: 'name3', limit: 100 });
    expect(players).toHaveLength(54);
    expect(players.map(({ id }) => id)).not.toContain('1003');
    expect(await found('aaron x')).toEqual([
      '5000',
      '5003',
      '5006',
      '5009',
      '5012',
      '5015',
      '5018',
      '5021',
      '5024',
      '5027',
    ]);
  });

  test('a store that loses a name, or finds one that nobody has, says which', async () => {
    const office = testOffice(await fresh());
    await take(office, combinedList({ id: 7, name: 'Elm, Ann' }, { id: 8, name: 'Oak, Ben' }), '2026-10-01');
    const write = (entries: readonly NameEntry[]): Promise<void> =>
      office.store.write(async (trx) => {
        await trx.deleteFrom('name_block').execute();
        for (const block of blocksOf(entries)) await trx.insertInto('name_block').values(block).execute();
      });
    const entries = await entriesOf(office);
    await write(entries.filter(({ text }) => text !== 'g ben oak'));
    expect(await wrongName(office.store)).toMatchObject({
      values: { table: 'name_block', id: '8', found: '–', expected: 'g ben oak' },
    });
    await write([...entries, { text: 'g zoe fir', player: entries[0]?.player as number }]);
    expect(await wrongName(office.store)).toMatchObject({
      values: { table: 'name_block', id: '7', found: 'g zoe fir', expected: '–' },
    });
    await write([]);
    expect(await wrongName(office.store)).toMatchObject({ values: { id: '7', expected: 'f elm ann' } });
  });
});
