import { defined } from '@eloquence/rating';
import { beforeAll, describe, expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import { combinedList, type TestRow, take, testOffice } from '../imports/imports.test-helper.ts';
import type { Office } from '../office.ts';
import { addIdentity } from './identities.ts';
import { mergePlayers } from './merge.ts';
import { type PlayerSearch, searchPlayers } from './search.ts';
import { rebuildTopByPrefix } from './top-by-prefix.ts';

/** More than enough for a common prefix. */
const MANY = 300;

const FEW: readonly TestRow[] = [
  { id: 11, name: 'Müller, Anna', standard: [1900, 0, 20], sex: 'F', federation: 'GER' },
  { id: 12, name: 'Muller, Ben', standard: [2000, 0, 20], flag: 'i', federation: 'SUI' },
  { id: 13, name: 'Mulder, Annabel Clara', rapid: [2100, 0, 20], title: 'IM', federation: 'NED' },
  { id: 14, name: 'Anand, Mulo' },
  { id: 15, name: 'Łoś-Østergård, Þór', standard: [2400, 0, 10], title: 'GM' },
  { id: 16, name: 'Wang Hao', standard: [2700, 0, 10], federation: 'CHN' },
  { id: 17, name: "O'Neil, Tom", blitz: [1700, 0, 20] },
  { id: 990018, name: 'Zola-Dupont, Zoé', federation: 'FRA' },
  { id: 990019, name: 'Zola-Dupont, Yves', standard: [1900, 0, 20], federation: 'BEL' },
];

/** Enough Kumars for a common prefix; most of them have no rating. */
const CROWDED: readonly TestRow[] = Array.from({ length: MANY * 3 }, (_, index) => ({
  id: 1000 + index,
  name: `Kumar${'abcdefghij'[index % 10]}, Ravi ${index}`,
  federation: index % 2 === 0 ? 'IND' : 'NEP',
  ...(index % 50 === 0 && { standard: [1500 + index / 5, 0, 20] }),
}));

/** Two common words; players with the first as family name have no rating. */
const CROWDS = ['Toda, Aki', 'Mori, Toda', 'Sato, Nori', 'Kondo, Sato'];
const BOTH_SIDES: readonly TestRow[] = CROWDS.flatMap((name, place) =>
  Array.from({ length: MANY + 20 }, (_, index) => ({
    id: 3000 + 1000 * place + index,
    name: `${name} ${'abcdefghij'[index % 10]}${'abcdefghijklmnopqrstuvwxyzäöüéèêñç'[Math.floor(index / 10)]}`,
    ...(place > 0 && index % 10 === 0 && { standard: [1500 + index, 0, 20] }),
  })),
);

/** More than a page of names begin with two words, one also with a third; one has the words apart. */
const VEGAS: readonly TestRow[] = [
  ...Array.from({ length: 12 }, (_, index) => ({
    id: 9000 + index,
    name: `Vega, Sel${'abcdefghijkl'[index]} Ines`,
    standard: [1400 + index, 0, 20] as const,
  })),
  { id: 9100, name: 'Vega, Ana Selma', standard: [2300, 0, 20], federation: 'PER' },
];

eachStore((fresh) => {
  let office: Office;
  beforeAll(async () => {
    office = testOffice(await fresh());
    await take(office, combinedList(...FEW, ...CROWDED, ...BOTH_SIDES, ...VEGAS), '2026-10-01');
    await mergePlayers(office, '17', '14');
  });

  const idsFor = async (search: PlayerSearch): Promise<string[]> =>
    (await searchPlayers(office, search)).players.map(({ id }) => id);

  test('by the prefix of an ID that is not an ID itself', async () => {
    expect(await idsFor({ text: '9900' })).toEqual(['990019', '990018']);
    expect(await idsFor({ text: '990018' })).toEqual(['990018']);
    expect(await idsFor({ text: '99' })).toEqual([]);
    expect(await searchPlayers(office, { text: '9900' })).toMatchObject({ crowded: false });
  });

  test('by national ID', async () => {
    await addIdentity(office, '12', { id: 'SUI-77', scheme: 'national' });
    await addIdentity(office, '13', { id: 'N77', scheme: 'national' });
    expect(await idsFor({ text: 'SUI-77' })).toEqual(['12']);
    expect(await idsFor({ text: ' sui-77 ' })).toEqual(['12']);
    expect(await idsFor({ text: 'n77' })).toEqual(['13']);
    expect(await idsFor({ text: 'n7' })).toEqual([]);
    expect(await idsFor({ text: 'kumara ravi 10' })).toContain('1010');
  });

  test('by a later part of a double name', async () => {
    expect(await idsFor({ text: 'dupont' })).toEqual([]);
    expect(await idsFor({ text: 'dupont', thorough: true })).toEqual(['990019', '990018']);
    expect(await idsFor({ text: 'dup', federation: 'FRA', thorough: true })).toEqual(['990018']);
    expect(await idsFor({ text: 'upont', thorough: true })).toEqual([]);
    // Exact matches are the only result.
    expect(await idsFor({ text: 'hao', thorough: true })).toEqual(['16']);
  });

  describe('players are found, highest rated first', () => {
    test.each([
      ['mul', ['13', '12', '11', '14']],
      ['MÜL', ['13', '12', '11', '14']],
      ['muller', ['12', '11']],
      ['müller, anna', ['11']],
      ['anna mül', ['13', '11']],
      ['anna muller', ['11']],
      ['mul ann', ['13', '11']],
      ['mulder clara', ['13']],
      ['clara mulder', ['13']],
      ['mulder annabel cl', ['13']],
      ['ann', ['13', '11']],
      ['los', ['15']],
      ['thor ostergard', ['15']],
      ['hao', ['16']],
      ['wang h', ['16']],
      ['11', ['11']],
      ['  12 ', ['12']],
      ['17', ['14']],
      ['oneil', []],
      ['999', []],
      ['', []],
      ['?', []],
      ['%', []],
      ['xyz', []],
    ] as const)('%s', async (text, ids) => {
      expect(await idsFor({ text })).toEqual(ids);
    });
  });

  test('a player is shown with distinguishing data', async () => {
    const { players, crowded, cursor } = await searchPlayers(office, { text: 'mulder' });
    expect(players).toEqual([
      {
        key: expect.any(Number),
        id: '13',
        name: 'Mulder, Annabel Clara',
        federation: 'NED',
        sex: null,
        title: 'IM',
        womenTitle: '',
        birth_year: null,
        standard: null,
        rapid: 2100,
        blitz: null,
        inactive: 0,
        best: 2100,
      },
    ]);
    expect([crowded, cursor]).toEqual([false, null]);
  });

  test('by federation, sex, title and activity', async () => {
    expect(await idsFor({ text: 'mul', federation: 'GER' })).toEqual(['11']);
    expect(await idsFor({ text: 'mul', sex: 'F' })).toEqual(['11']);
    expect(await idsFor({ text: 'mul', title: 'IM' })).toEqual(['13']);
    expect(await idsFor({ text: 'mul', active: true })).toEqual(['13', '11']);
    expect(await idsFor({ text: '12', active: true })).toEqual([]);
  });

  test('page by page', async () => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await searchPlayers(office, { text: 'mul', limit: 1, cursor });
      found.push(...page.players.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== null && found.length < 10);
    expect(found).toEqual(['13', '12', '11', '14']);
    expect(await idsFor({ text: 'mul', limit: 1, cursor: 'nonsense' })).toEqual(['13']);
  });

  test('of many players the best ten, and that there are more', async () => {
    const { players, crowded } = await searchPlayers(office, { text: 'kum' });
    expect(crowded).toBe(true);
    expect(players.map(({ standard }) => standard)).toEqual(
      Array.from({ length: 10 }, (_, index) => 1670 - 10 * index),
    );
    expect(players.map(({ id }) => id)).toEqual(
      (await searchPlayers(office, { text: 'ravi' })).players.map(({ id }) => id),
    );
    const few = await searchPlayers(office, { text: 'kumarb' });
    expect(few.crowded).toBe(false);
    expect(few.players).toHaveLength(10);
    expect(few.cursor).not.toBe(null);
  });

  test.each(['toda', 'mori', 'mori t', 'Toda A'])('of many players by one word or two: %s', async (text) => {
    const { players, crowded } = await searchPlayers(office, { text });
    expect(crowded).toBe(true);
    const best = Array.from({ length: 10 }, (_, index) => String(4310 - 10 * index));
    expect(players.map(({ id }) => id)).toEqual(best);
  });

  test('after a rebuild, a higher rated player comes first', async () => {
    const { store } = office;
    const search = { text: 'sato' };
    const before = await searchPlayers(office, search);
    const worst = await store.db.selectFrom('player').select('key').where('fide_id', '=', '6000').execute();
    const { key } = defined(worst[0]);
    const setRating = async (rating: number): Promise<void> => {
      const rated = { standard: rating, best: rating };
      await store.write((trx) => trx.updateTable('standing').set(rated).where('player', '=', key).execute());
      await rebuildTopByPrefix(store);
    };
    await setRating(2900);
    expect((await idsFor(search)).slice(0, 2)).toEqual(['6000', '5310']);
    await setRating(1500);
    expect(await searchPlayers(office, search)).toEqual(before);
  });

  test('by exact words, and by split words if those are not enough', async () => {
    const literal = Array.from({ length: 12 }, (_, index) => String(9011 - index));
    const first = await searchPlayers(office, { text: 'Vega S' });
    expect([first.players.map(({ id }) => id), first.crowded]).toEqual([literal.slice(0, 10), false]);
    expect(await idsFor({ text: 'vega s', cursor: first.cursor })).toEqual(literal.slice(10));
    expect(await idsFor({ text: 'vega s', limit: 20 })).toEqual(literal);
    expect(await idsFor({ text: 'vega selm' })).toEqual(['9100']);
    expect(await idsFor({ text: 'vega s', federation: 'PER' })).toEqual(['9100']);
    expect(await idsFor({ text: 'vega ines s', limit: 20 })).toEqual(literal);
    expect(await idsFor({ text: 's vega', limit: 20 })).toEqual(['9100', ...literal]);
  });

  test('of many players by federation', async () => {
    const { players, crowded } = await searchPlayers(office, { text: 'kumar', federation: 'NEP', limit: 5 });
    expect(crowded).toBe(true);
    expect(players).toHaveLength(5);
    expect(players.every(({ federation }) => federation === 'NEP')).toBe(true);
  });

  test('of many players by a second word', async () => {
    expect(await idsFor({ text: 'ravi 77 kum' })).toContain('1077');
    expect(await idsFor({ text: 'kumarh 77' })).toEqual(['1077', '1777']);
  });

  describe('with a typing error', () => {
    test.each([
      ['swapped', 'muldre', ['13']],
      ['wrong', 'mukder annabel', ['13']],
      ['missing', 'ostergrd', []],
      ['missing', 'thor los ostergrd', ['15']],
      ['missing', 'wng hao', ['16']],
      ['too many', 'wanng h', ['16']],
      ['the first wrong', 'qulder', ['13']],
      ['the first missing', 'ulder', ['13']],
      ['a space missing', 'wanghao', ['16']],
      ['in the second word', 'wang hoa', ['16']],
      ['in a word that gives another', 'clara mudler', ['13']],
      ['two errors', 'mudlre', []],
      ['too short', 'qul', []],
    ] as const)('%s: %s', async (_, text, ids) => {
      expect(await idsFor({ text })).toEqual(ids);
    });

    test('the highest rated come first, and filters apply', async () => {
      expect(await idsFor({ text: 'mulelr' })).toEqual(['12', '11']);
      expect(await idsFor({ text: 'mulelr', federation: 'GER' })).toEqual(['11']);
      expect(await idsFor({ text: 'kmuar' })).toEqual(await idsFor({ text: 'kumar' }));
    });

    test('only without an exact match', async () => {
      expect(await idsFor({ text: 'muller' })).toEqual(['12', '11']);
      expect(await idsFor({ text: 'mullen' })).toEqual(['12', '11']);
    });
  });
});
