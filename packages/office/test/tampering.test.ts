import { defined } from '@eloquence/rating';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addIdentity,
  addPlayer,
  correct,
  type Difference,
  importList,
  markDied,
  mergePlayers,
  type Office,
  openOffice,
  rename,
  revokeIdentity,
  setAdjustment,
  setBirth,
  setTitles,
  splitPlayer,
  stateFact,
  submit,
  transferFederation,
  verify,
  writeStoredList,
} from '../src/index.ts';
import { GUARD_FUNCTIONS, guardStatements } from '../src/store/guards.ts';
import type { Schema } from '../src/store/schema.ts';
import {
  bytesOf,
  type Clock,
  type EventInput,
  file,
  listText,
  MEMBERS,
  NEWCOMER,
  open5,
  openFederation,
  rated,
} from './federation.ts';
import { eachStore, type FreshStores } from './stores.ts';
import { closeAndPublish, tamper } from './tampering.ts';

const duel: EventInput = {
  name: 'Duel',
  start: '2025-12-02',
  end: '2025-12-03',
  players: [{ ...NEWCOMER, id: 900012, name: 'Maple, Max' }, ...MEMBERS.slice(3, 5)],
  rounds: [[[0, 1, 1]], [[1, 2, 1]]],
};

/** A store with rows in every table: events, a correction, an adjustment, changes, a merged and a dead player. */
async function wellUsed(fresh: FreshStores): Promise<Office> {
  const clock: Clock = { now: '2025-11-10' };
  // The last player is on no list.
  const members = [...MEMBERS, { id: 900030, name: 'Elm, Ela', rating: 0 }];
  const office = await openFederation(fresh, clock, members);
  const event = await rated(office, open5(1));
  await closeAndPublish(office, '2025-12-01');
  clock.now = '2025-12-05';
  await correct(office, event, file(open5(0)), 'The last game was lost.');
  await rated(office, duel);
  await setAdjustment(office, '2024-03', '2026-01-01');
  await closeAndPublish(office, '2026-01-01');
  clock.now = '2026-01-05';
  await transferFederation(office, '900001', { to: 'BBB' });
  await setTitles(office, '900002', { title: 'FM' });
  await rename(office, '900003', { name: 'Cedar-Oak, Cleo' });
  await addPlayer(office, { id: '900020', name: 'Fir, Fin', federation: 'AAA', sex: 'M', birth: '1960' });
  await mergePlayers(office, '900020', '900006');
  await addIdentity(office, '900002', { id: 'AAA-77', scheme: 'national' });
  await addIdentity(office, '900003', { id: 'AAA-79', scheme: 'national' });
  await revokeIdentity(office, '900003', 'AAA-79');
  await markDied(office, '900005', { date: '2026-01-04' });
  await addPlayer(office, {
    id: '900007',
    name: 'Gum, Gia',
    federation: 'AAA',
    sex: 'F',
    birth: '1991-04-01',
  });
  await setBirth(office, '900007', { birth: '1991-04-02' });
  const fact = { kind: 'suspended', subject: 'BBB', since: '2026-02-01', because: 'Dues.' };
  await stateFact(office, fact);
  // Its players are too few for their rounds.
  await submit(office, file({ ...duel, name: 'Broken', start: '2026-01-03', end: '2026-01-01' }));
  return office;
}

type Value = string | number | Uint8Array | null;
type Row = Readonly<Record<string, Value>>;

interface Place {
  readonly table: string;
  /** SQL that finds the row. */
  readonly where: string;
}

async function rowsAt(db: Kysely<Schema>, { table, where }: Place): Promise<readonly Row[]> {
  return (await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE ${sql.raw(where)}`.execute(db)).rows;
}

/** Changes one cell, verifies, and restores the cell. */
async function withCell(
  office: Office,
  place: Place & { readonly column: string; readonly to: Value | ((from: Value) => Value) },
): Promise<Difference | null> {
  const { store } = office;
  const { column, to, table, where } = place;
  const [row, ...others] = await rowsAt(store.db, place);
  expect([row === undefined, others.length], `${table} where ${where}`).toEqual([false, 0]);
  const from = defined((row as Row)[column]);
  const set = (value: Value, at: string): Promise<unknown> =>
    tamper(office, (trx) =>
      sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${value} WHERE ${sql.raw(at)}`.execute(trx),
    );
  const value = typeof to === 'function' ? to(from) : to;
  await set(value, where);
  try {
    return await firstDifference(office);
  } finally {
    // The condition may be on the changed cell.
    await set(from, where.replace(`${column} = '${from}'`, `${column} = '${value}'`));
  }
}

/** The same with a deleted row. */
async function withoutRow(office: Office, place: Place): Promise<Difference | null> {
  const { store } = office;
  const [row, ...others] = await rowsAt(store.db, place);
  expect([row === undefined, others.length]).toEqual([false, 0]);
  const { table, where } = place;
  await tamper(office, (trx) => sql`DELETE FROM ${sql.table(table)} WHERE ${sql.raw(where)}`.execute(trx));
  try {
    return await firstDifference(office);
  } finally {
    await tamper(office, (trx) => insert(trx, table, row as Row));
  }
}

/** The same with an inserted row. */
async function withRow(office: Office, table: string, row: Row, where: string): Promise<Difference | null> {
  await tamper(office, (trx) => insert(trx, table, row));
  try {
    return await firstDifference(office);
  } finally {
    await tamper(office, (trx) => sql`DELETE FROM ${sql.table(table)} WHERE ${sql.raw(where)}`.execute(trx));
  }
}

async function insert(db: Kysely<Schema>, table: string, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`INSERT INTO ${sql.table(table)} (${names}) VALUES (${sql.join(Object.values(row))})`.execute(db);
}

async function firstDifference(office: Office): Promise<Difference | null> {
  const { standing, chain, documents, lists, tables } = await verify(office);
  const found = [chain, documents, ...lists, tables].find((part) => part?.difference)?.difference ?? null;
  expect(standing).toBe(found === null ? 'same' : 'broken');
  return found;
}

const flipped = (bytes: Value): Value => {
  const changed = Uint8Array.from(bytes as Uint8Array);
  changed[changed.length - 1] = defined(changed.at(-1)) ^ 2;
  return changed;
};

const december = `list IN (SELECT id FROM list WHERE date = '2025-12-01')`;
const keyOf = (id: number): string => `(SELECT player FROM identity WHERE id = '${id}')`;
const player = (id: number): Place => ({ table: 'player', where: `key = ${keyOf(id)}` });
/** By name, since the tests change the ID. */
const birch: Place = { table: 'player', where: `name = 'Birch, Ben'` };
const unrated: Place = { table: 'player', where: `name = 'Elm, Ela'` };
const merged: Place = { table: 'other_id', where: `id = '900020'` };
const national: Place = { table: 'other_id', where: `id = 'AAA-77'` };
const standing: Place = { table: 'standing', where: `player = ${keyOf(900001)}` };
const computed: Place = { table: 'list', where: `date = '2025-12-01'` };
const participation: Place = { table: 'participation', where: december };
const history: Place = { table: 'history', where: `player = ${keyOf(900002)} AND date = '2025-12-01'` };

const open: Place = { table: 'event', where: `name = 'Open'` };
const submitted: Place = { table: 'report', where: `event = (SELECT id FROM event WHERE name = 'Broken')` };
const change = (field: string): Place => ({ table: 'player_change', where: `field = '${field}'` });

type Case = readonly [place: Place, column: string, to: Value | ((from: Value) => Value), expected: object];

const record = (table: string, column: string, found: Value): object => ({
  code: 'record',
  values: { table, column, found },
});

const participant = { code: 'event-value', values: { table: 'participation' } };

const CELLS: readonly Case[] = [
  [birch, 'fide_id', '900999', record('identity', 'player', '–')],
  [birch, 'fide_id', null, record('identity', 'player', '–')],
  [birch, 'fide_since', 3, record('identity', 'since', 3)],
  [player(900007), 'fide_since', 2, record('identity', 'since', 2)],
  [unrated, 'fide_id', '900031', { values: { table: 'identity', column: 'ids' } }],
  [unrated, 'fide_since', 3, record('identity', 'since', 3)],
  [merged, 'player', 1, record('identity', 'player', 1)],
  [merged, 'until', null, { values: { table: 'identity', id: '900020', column: 'until' } }],
  [merged, 'since', 2, record('identity', 'since', 2)],
  [national, 'id', 'AAA-78', { values: { table: 'identity', id: 'AAA-78', expected: '–' } }],
  [national, 'scheme', 'fide', record('identity', 'scheme', 'fide')],
  [national, 'player', 1, record('identity', 'player', 1)],
  [{ table: 'entry', where: 'seq = 2' }, 'actor', 'somebody', { code: 'entry', values: { seq: 2 } }],
  [{ table: 'entry', where: 'seq = 3' }, 'body', '{', { code: 'entry', values: { seq: 3 } }],
  [
    { table: 'document', where: `kind = 'report' AND hash = (SELECT hash FROM report WHERE version = 2)` },
    'bytes',
    flipped,
    { code: 'document' },
  ],
  [
    { table: 'document', where: `hash = (SELECT min(hash) FROM document WHERE kind = 'person')` },
    'size',
    1,
    { code: 'document' },
  ],
  [computed, 'summary', '{"held":[]}', { code: 'list-value', values: { column: 'summary' } }],
  [computed, 'names_hash', '[null]', { code: 'entry-other' }],
  [computed, 'names_hash', '{}', { code: 'entry-other' }],
  [computed, 'names_hash', '[5,[7]]', { code: 'entry-other' }],
  [{ table: 'list', where: `source = 'imported'` }, 'names_hash', '{}', { code: 'entry-other' }],
  [{ table: 'list', where: `source = 'imported'` }, 'summary', '{', { values: { column: 'summary' } }],
  [computed, 'summary', '{', { values: { column: 'summary' } }],
  [computed, 'inputs', '[]', { code: 'list-value', values: { column: 'inputs' } }],
  [computed, 'inputs', '{', { code: 'list-value', values: { column: 'inputs' } }],
  [computed, 'rated', 5, { code: 'list-value', values: { column: 'rated' } }],
  [computed, 'rows', 5, { code: 'list-value', values: { column: 'rows' } }],
  [computed, 'editions', '{}', { code: 'list-value', values: { column: 'editions' } }],
  [computed, 'practice', 'applied', { code: 'list-value', values: { column: 'inputs' } }],
  [
    computed,
    'inputs',
    (text) => String(text).replace('"adjustments":[]', '"adjustments":["2024-03"]'),
    { code: 'list-value', values: { column: 'inputs' } },
  ],
  [
    { table: 'list', where: `source = 'imported'` },
    'summary',
    (text) => String(text).replace('"ratedAfter":6', '"ratedAfter":7'),
    { code: 'list-value', values: { column: 'summary' } },
  ],
  [
    { table: 'list', where: `source = 'imported'` },
    'inputs',
    (text) => String(text).replace('"size":', '"size":1'),
    { code: 'entry-other' },
  ],
  [
    { table: 'rated_event', where: december },
    'packed',
    flipped,
    { code: 'event-value', values: { table: 'rated_event' } },
  ],
  [participation, 'players', (from) => String(from).replace(/^.*\n/, ''), participant],
  [participation, 'players', (from) => String(from).replace(/ \S+\n/, '\n'), participant],
  [participation, 'players', (from) => `${from}99 E1\n`, participant],
  [participation, 'players', (from) => String(from).replace(/ (\S+)\n/, ' $1 $1\n'), participant],
  // The lookup would not find the players of this row.
  [participation, 'players', (from) => `0${from}`, participant],
  [participation, 'first', 99, participant],
  [
    { table: 'partial_result', where: december },
    'result',
    (text) => String(text).replace('"n":5', '"n":6'),
    { code: 'event-value', values: { table: 'partial_result' } },
  ],
  [
    { table: 'game_set', where: `report = (SELECT id FROM report WHERE version = 2)` },
    'packed',
    flipped,
    { code: 'games' },
  ],
  [
    history,
    'rating',
    2800,
    {
      code: 'record',
      values: { table: 'history', id: '900002 standard 2025-12-01', column: 'rating', found: 2800 },
    },
  ],
  [history, 'games', 9, record('history', 'games', 9)],
  [history, 'k', 10, record('history', 'k', 10)],
  [history, 'flag', 'i', record('history', 'flag', 'i')],
  [
    standing,
    'standard',
    2800,
    { code: 'record', values: { table: 'standing', id: '900001', column: 'standard', found: 2800 } },
  ],
  [standing, 'rapid', 2800, record('standing', 'rapid', 2800)],
  [standing, 'best', 2800, record('standing', 'best', 2800)],
  [standing, 'inactive', 1, record('standing', 'inactive', 1)],
  [player(900001), 'federation', 'AAA', record('player', 'federation', 'AAA')],
  [player(900002), 'title', 'GM', record('player', 'title', 'GM')],
  [player(900002), 'women_title', 'WGM', record('player', 'women_title', 'WGM')],
  [player(900004), 'sex', 'F', record('player', 'sex', 'F')],
  [player(900004), 'birth_year', 1950, record('player', 'birth_year', 1950)],
  [player(900003), 'name', 'Hacker, H', record('player', 'name', 'Hacker, H')],
  [player(900004), 'name_version', 2, { code: 'names' }],
  [player(900004), 'by_family', 'hacker h', record('player', 'by_family', 'hacker h')],
  [player(900004), 'by_given', '', record('player', 'by_given', '')],
  [player(900004), 'died', '2025-12-01', record('player', 'died', '2025-12-01')],
  [player(900005), 'died', null, record('player', 'died', '–')],
  [player(900004), 'merged_into', 1, record('player', 'merged_into', 1)],
  [
    { table: 'player', where: `merged_into IS NOT NULL` },
    'merged_into',
    1,
    record('player', 'merged_into', 1),
  ],
  [{ table: 'report', where: 'version = 2' }, 'list', '2026-01-01', record('report', 'list', '2026-01-01')],
  [{ table: 'report', where: 'version = 2' }, 'size', 7, record('report', 'size', 7)],
  [{ table: 'report', where: 'version = 2' }, 'seq', 1, record('report', 'seq', 1)],
  [{ table: 'event', where: `name = 'Duel'` }, 'stage', 'accepted', record('event', 'stage', 'accepted')],
  [{ table: 'event', where: `name = 'Duel'` }, 'list', '2025-12-01', record('event', 'list', '2025-12-01')],
  [{ table: 'event', where: `name = 'Open'` }, 'cadence', 'rapid', record('event', 'cadence', 'rapid')],
  [{ table: 'correction', where: 'seq > 0' }, 'applied', null, record('correction', 'applied', '–')],
  [open, 'start', '2025-11-04', record('event', 'start', '2025-11-04')],
  [open, 'end_date', '2025-11-10', record('event', 'end_date', '2025-11-10')],
  [open, 'federation', 'BBB', record('event', 'federation', 'BBB')],
  [open, 'type', 'match', record('event', 'type', 'match')],
  [open, 'official', 1, record('event', 'official', 1)],
  [open, 'facts', '{"ratingsPerGame":true}', { values: { table: 'event', column: 'facts' } }],
  [open, 'words', ' hacked', record('event', 'words', ' hacked')],
  [
    { table: 'document', where: `hash = (SELECT min(hash) FROM document WHERE kind = 'person')` },
    'bytes',
    new Uint8Array([0]),
    { code: 'document' },
  ],
  [
    { table: 'document', where: `hash = (SELECT min(hash) FROM document WHERE kind = 'registration')` },
    'kind',
    'text',
    record('document', 'kind', 'text'),
  ],
  [
    { table: 'fact', where: 'seq > 0' },
    'because',
    'Fraud.',
    { values: { table: 'fact', column: 'because' } },
  ],
  [open, 'seq', 3, record('event', 'seq', 3)],
  [open, 'report', null, record('event', 'report', '–')],
  [open, 'because', 'The first game was lost.', { values: { table: 'event', column: 'because' } }],
  [{ table: 'event', where: `name = 'Duel'` }, 'because', 'Fraud.', { values: { column: 'because' } }],
  [submitted, 'state', 'accepted', record('report', 'state', 'accepted')],
  [submitted, 'findings', '[]', { values: { table: 'report', column: 'findings' } }],
  [submitted, 'errors', 0, record('report', 'errors', 0)],
  [submitted, 'players', 9, record('report', 'players', 9)],
  [submitted, 'games', 9, record('report', 'games', 9)],
  [submitted, 'warnings', 9, record('report', 'warnings', 9)],
  [submitted, 'start', '2026-01-02', record('report', 'start', '2026-01-02')],
  [submitted, 'end_date', null, record('report', 'end_date', '–')],
  [submitted, 'rounds_from', 2, record('report', 'rounds_from', 2)],
  [submitted, 'submitted', '2025-12-05T12:00:00.000Z', { values: { table: 'report', column: 'submitted' } }],
  [player(900003), 'birth_date', '1990-04-01', record('player', 'birth_date', '…')],
  [player(900007), 'federation', 'BBB', record('player', 'federation', 'BBB')],
  [player(900007), 'birth_year', 1990, record('player', 'birth_year', 1990)],
  [player(900007), 'birth_date', null, record('player', 'birth_date', '–')],
  [change('federation'), 'after', 'CCC', record('player_change', 'after', 'CCC')],
  [change('federation'), 'before', 'CCC', record('player_change', 'before', 'CCC')],
  [change('title'), 'before', 'GM', record('player_change', 'before', 'GM')],
  [change('name'), 'before', 'Hacker, H', record('player_change', 'before', 'Hacker, H')],
  [change('federation'), 'since', '2025-01-01', record('player_change', 'since', '2025-01-01')],
  [change('federation'), 'player', 3, { values: { table: 'player_change', column: 'federation' } }],
  [change('merged_into'), 'after', '1', record('player_change', 'after', '1')],
  [change('birth_date'), 'before', '1990-01-01', record('player_change', 'before', '1990-01-01')],
  [{ table: 'meta', where: `name = 'zone'` }, 'value', 'Asia/Tokyo', record('meta', 'value', 'Asia/Tokyo')],
];

const ROWS: readonly (readonly [place: Place, expected: object])[] = [
  [participation, { code: 'event-value', values: { table: 'participation' } }],
  [history, { code: 'record', values: { table: 'history', found: '–' } }],
  [
    { table: 'adjustment', where: `cadence = 'standard'` },
    { code: 'record', values: { table: 'adjustment', found: '–' } },
  ],
  [
    { table: 'correction', where: 'seq > 0' },
    { code: 'player-value', values: { id: 900011 } },
  ],
  [{ table: 'player', where: `fide_id = '900007'` }, record('player', 'key', '–')],
  [merged, { values: { table: 'identity', id: '900020', found: '–' } }],
  [
    { table: 'other_id', where: `id = 'AAA-77'` },
    { values: { table: 'identity', id: 'AAA-77', found: '–' } },
  ],
  [
    { table: 'document', where: `hash = (SELECT min(hash) FROM document WHERE kind = 'person')` },
    { code: 'document' },
  ],
  [
    { table: 'document', where: `hash = (SELECT min(hash) FROM document WHERE kind = 'salt')` },
    { code: 'document' },
  ],
];

eachStore((fresh) => {
  describe('verify finds a change made directly in the database', () => {
    let office: Office;
    beforeAll(async () => {
      office = await wellUsed(fresh);
    });
    afterAll(() => office.store.close());

    test('no finding in an intact store', async () => {
      expect(await firstDifference(office)).toBeNull();
    });

    // How values are compared does not depend on the database: in PostgreSQL, one cell of each table.
    const tables = new Map(CELLS.toReversed().map((each) => [each[0].table, each]));
    const cells = fresh.kind === 'sqlite' ? CELLS : [...tables.values()];
    test.each(cells)('%o %s', async (place, column, to, expected) => {
      expect(await withCell(office, { ...place, column, to })).toMatchObject(expected);
    });

    test.each(ROWS)('%o deleted', async (place, expected) => {
      expect(await withoutRow(office, place)).toMatchObject(expected);
    });

    test('a history row without a list', async () => {
      const row = {
        player: 1,
        cadence: 'blitz',
        date: '2025-12-01',
        rating: 2800,
        games: 0,
        k: null,
        flag: '',
      };
      expect(await withRow(office, 'history', row, `cadence = 'blitz'`)).toMatchObject({
        values: { table: 'history', id: 'blitz 2025-12-01' },
      });
    });

    test('an ID of two players', async () => {
      const row = { id: '900002', player: 1, scheme: 'fide', since: 1, until: null };
      expect(await withRow(office, 'other_id', row as never, `id = '900002'`)).toMatchObject(
        record('identity', 'player', 1),
      );
    });

    test.each([
      ['of a listed player', { player: 1, scheme: 'fide', since: 2, until: null }],
      ['of a player who came with a report', { player: 8, scheme: 'fide', since: 2, until: null }],
      ['with the time of an ID of another player', { player: 1, scheme: 'national', since: 5, until: null }],
      ['that a merge seems to have ended', { player: 6, scheme: 'fide', since: 2, until: 3 }],
    ])('an added ID %s', async (_, row) => {
      const id = '900999';
      expect(await withRow(office, 'other_id', { id, ...row }, `id = '${id}'`)).toMatchObject({
        values: { table: 'identity', id, expected: '–' },
      });
    });

    test('an added player', async () => {
      const [birchRow] = (await rowsAt(office.store.db, birch)) as [Row];
      const last = (await office.store.db.selectFrom('player').select('key').execute()).length;
      const row = { ...birchRow, key: last + 1, fide_id: '900999' };
      expect(await withRow(office, 'player', row, `fide_id = '900999'`)).toMatchObject(
        record('player', 'key', last + 1),
      );
    });

    test('an ID added beside merged and split ones', async () => {
      const merging = await openFederation(fresh, { now: '2025-11-10' });
      await mergePlayers(merging, '900004', '900005', { force: true });
      await mergePlayers(merging, '900005', '900006', { force: true });
      expect(await firstDifference(merging)).toBeNull();
      await splitPlayer(merging, '900005');
      expect(await firstDifference(merging)).toBeNull();
      const merged4 = { table: 'other_id', where: `id = '900004'` };
      expect(await withCell(merging, { ...merged4, column: 'player', to: 6 })).toMatchObject(
        record('identity', 'player', 6),
      );
      await splitPlayer(merging, '900004');
      expect(await firstDifference(merging)).toBeNull();
      const row = { id: '900999', player: 4, scheme: 'fide', since: 2, until: null };
      expect(await withRow(merging, 'other_id', row, `id = '900999'`)).toMatchObject({
        values: { table: 'identity', id: '900999', expected: '–' },
      });
      await merging.store.close();
    });

    test('an added empty row of participations', async () => {
      const [{ list, first }] = (await rowsAt(office.store.db, participation)) as [Record<string, number>];
      const row = { list, first: (first as number) + 1, players: '' };
      const where = `list = ${list} AND first = ${row.first}`;
      expect(await withRow(office, 'participation', row as never, where)).toMatchObject(participant);
    });

    test('another current list', async () => {
      const place = { table: 'current_list', where: `date = '2026-01-01'` };
      const [{ id }] = (await rowsAt(office.store.db, computed)) as [{ id: number }];
      expect(await withCell(office, { ...place, column: 'list', to: id })).toMatchObject({
        values: { table: 'current_list', id: 'standard 2026-01-01' },
      });
    });

    test('an unreadable list, and one computed from it', async () => {
      const place = { table: 'list', where: `date = '2025-11-01'` };
      const [{ packed }] = (await rowsAt(office.store.db, place)) as [{ packed: Uint8Array }];
      const keep = (bytes: Uint8Array) =>
        tamper(office, (trx) =>
          trx.updateTable('list').set({ packed: bytes }).where('date', '=', '2025-11-01').execute(),
        );
      await keep(new Uint8Array(packed.length));
      // A new connection without cached lists.
      const other = await openOffice(office.store.url);
      try {
        const { standing, lists, tables } = await verify(other);
        expect({ standing, tables }).toEqual({ standing: 'broken', tables: null });
        expect(lists.map(({ date, difference }) => [date, difference?.code])).toEqual([
          ['2025-11-01', 'columns'],
          ['2025-12-01', 'not-again'],
          ['2026-01-01', 'not-again'],
        ]);
        const damaged = { error: 'store-broken', cadence: 'standard', date: '2025-11-01' };
        expect(lists[1]?.difference?.values).toEqual(damaged);
        await expect(writeStoredList(other, { date: '2025-11-01', format: 'csv' })).rejects.toMatchObject({
          code: 'store-broken',
        });
      } finally {
        await other.store.close();
        await keep(packed);
      }
    });

    test('a disabled trigger, and a permissive one', async () => {
      const { store } = office;
      const isEmbedded = store.kind === 'sqlite';
      const off = isEmbedded
        ? 'DROP TRIGGER entry_guards_update'
        : 'ALTER TABLE entry DISABLE TRIGGER entry_guards_update';
      const other = isEmbedded
        ? [
            'DROP TRIGGER list_guards_delete',
            `CREATE TRIGGER list_guards_delete BEFORE DELETE ON list WHEN false BEGIN SELECT RAISE(ABORT, ''); END`,
          ]
        : [
            `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN OLD; END $$`,
          ];
      const guards = guardStatements(store.kind).map(({ sql: statement }) => statement);
      const restored = isEmbedded
        ? guards.filter((statement) => /entry_guards_update|list_guards_delete/.test(statement))
        : [
            'ALTER TABLE entry ENABLE TRIGGER entry_guards_update',
            `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$${GUARD_FUNCTIONS.refuse_change}$$`,
          ];
      const run = (statements: readonly string[]): Promise<unknown> =>
        store.write(async (trx) => {
          for (const statement of statements) await sql.raw(statement).execute(trx);
        });
      await run([off]);
      expect(await firstDifference(office)).toEqual({
        code: 'guard',
        values: { table: 'entry', on: 'UPDATE' },
      });
      await run(other);
      await run(restored.slice(0, 1));
      expect(await firstDifference(office)).toMatchObject({ code: 'guard', values: { table: 'list' } });
      await run([...(isEmbedded ? ['DROP TRIGGER list_guards_delete'] : []), ...restored.slice(1)]);
      expect(await firstDifference(office)).toBeNull();
    });

    test('a ledger cut off at its end is found by references to the missing entries', async () => {
      const { chain } = await verify(office);
      const last = { table: 'entry', where: `seq = ${chain.entries}` };
      expect(await withoutRow(office, last)).toMatchObject({
        code: 'entries-missing',
        values: { last: chain.entries - 1, seq: chain.entries },
      });
    });
  });

  test('a player changed outside an import, and wrong top players', async () => {
    const family = Array.from({ length: 101 }, (_, index) => {
      const name = `Pine, ${String.fromCharCode(97 + (index % 26), 97 + Math.trunc(index / 26))}`;
      return { id: 910000 + index, name, rating: 1500 + index };
    });
    const office = await openFederation(fresh, { now: '2025-11-10' }, [...MEMBERS, ...family]);
    const [first, ...others] = MEMBERS;
    const moved = [{ ...defined(first), federation: 'BBB' }, ...others, ...family];
    await importList(office, bytesOf(listText(moved)), {
      date: '2025-11-02',
      cadence: 'standard',
      name: 'standard.txt',
      force: true,
    });
    const changed = { table: 'player_change', where: `field = 'federation'` };
    expect(await withCell(office, { ...changed, column: 'after', to: 'CCC' })).toMatchObject(CHANGES);
    expect(await withCell(office, { ...changed, column: 'player', to: 3 })).toMatchObject(CHANGES);
    expect(await withoutRow(office, changed)).toMatchObject(CHANGES);
    const best = { table: 'top_by_prefix', where: `prefix = 'pine' AND place = 0` };
    expect(await withCell(office, { ...best, column: 'player', to: 7 })).toMatchObject({
      values: { table: 'top_by_prefix', id: 'pine 0', found: 7 },
    });
    expect(await withoutRow(office, best)).toMatchObject({ values: { table: 'top_by_prefix', found: '–' } });
    // New and renamed players do not make other rows wrong.
    await addPlayer(office, {
      id: '900020',
      name: 'Pineau, Pia',
      federation: 'AAA',
      sex: 'F',
      birth: '1960',
    });
    expect(await firstDifference(office)).toBeNull();
    await rename(office, '910100', { name: 'Oak, Ola' });
    expect(await firstDifference(office)).toBeNull();
    await office.store.close();
  });
});

const CHANGES = { values: { table: 'player_change', column: 'changes' } };
