import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  addPlayer,
  explainPeriod,
  importList,
  initOffice,
  type Office,
  playerHistory,
  playerRatings,
  redactPlayer,
  replay,
  setBirth,
  submit,
  verify,
} from '../src/index.ts';
import { memoryHash } from '../src/rating-lists/canonical.ts';
import { packList, unpackList } from '../src/rating-lists/pack.ts';
import {
  bytesOf,
  file,
  listText,
  MEMBERS,
  type Member,
  NEWCOMER,
  open5,
  openFederation,
  rated,
} from './federation.ts';
import { eachStore } from './stores.ts';
import { closeAndPublish, tamper } from './tampering.ts';

async function keyIn({ store }: Office, id: number): Promise<number> {
  const query = store.db.selectFrom('identity').select('player').where('id', '=', String(id));
  return (await query.executeTakeFirstOrThrow()).player;
}

eachStore((fresh) => {
  test('an entry says that its clock went back, and verify names the first one', async () => {
    const clock = { now: '2025-11-10' };
    const office = await openFederation(await fresh.url(), clock);
    expect((await verify(office)).chain.difference).toBeNull();
    const add = (id: string) =>
      addPlayer(office, { id, name: 'Hazel, Hugh', federation: 'AAA', sex: 'M', birth: '1990' });
    const gaps: unknown[] = [];
    for (const [at, day] of ['2025-11-10', '2025-11-08', '2025-11-20', '2027-01-01'].entries()) {
      clock.now = day;
      await add(`8${at}`);
      const query = office.store.db.selectFrom('entry').select('body').orderBy('seq', 'desc').limit(1);
      gaps.push(JSON.parse((await query.executeTakeFirstOrThrow()).body).clockGap);
    }
    expect(gaps).toEqual([undefined, -2 * 86_400, undefined, 407 * 86_400]);
    const { standing, chain } = await verify(office);
    expect([standing, chain.standing]).toEqual(['same', 'same']);
    expect(chain.difference).toMatchObject({
      code: 'clock',
      values: { seq: chain.entries - 2, at: '2025-11-08 12:00', before: '2025-11-10 12:00' },
    });
    await office.store.close();
  });

  test('a ledger cut off together with all references is found by a recorded head', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    const { chain: before } = await verify(office);
    await submit(office, file(open5(1)));
    const { chain } = await verify(office);
    expect(chain.head).not.toBe(before.head);
    expect(await verify(office, { expect: before.head })).toMatchObject({ standing: 'same' });
    await tamper(office, async (trx) => {
      await trx.deleteFrom('report').execute();
      await trx.deleteFrom('event').execute();
      await trx.deleteFrom('document').where('kind', 'in', ['report', 'registration']).execute();
      await trx.deleteFrom('entry').where('seq', '>', before.entries).execute();
      const value = `${before.entries} ${before.head}`;
      await trx.updateTable('meta').set({ value }).where('name', '=', 'head').execute();
    });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    expect(await verify(office, { expect: chain.head })).toMatchObject({
      standing: 'broken',
      chain: { difference: { code: 'head-unknown', values: { hash: chain.head } } },
    });
    await office.store.close();
  });

  test('an import that changes only players is not a missing list', async () => {
    const clock = { now: '2025-11-10' };
    const office = await openFederation(fresh, clock);
    const options = { date: '2025-11-01', cadence: 'standard', name: 'standard.txt' } as const;
    const unrated = { ...NEWCOMER, rating: 0 };
    const taken = await importList(office, bytesOf(listText([...MEMBERS, unrated])), options);
    expect(taken).toMatchObject({ players: { added: 1 } });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  describe('a junior’s K that ends with the birthday (2014, 8.56)', () => {
    const junior: Member = { id: 900031, name: 'Juniper, Jo', rating: 2000, k: 40, birthYear: 1998 };

    /** A year of lists around the eighteenth birthday. */
    async function yearOf2016(): Promise<Office> {
      const clock = { now: '2016-01-10' };
      const office = await initOffice(await fresh.url(), { now: () => new Date(`${clock.now}T12:00:00Z`) });
      const list = bytesOf(listText([...MEMBERS, junior]));
      await importList(office, list, { date: '2016-01-01', cadence: 'standard', name: 'standard.txt' });
      await setBirth(office, '900031', { birth: '1998-02-20' });
      for (const date of ['2016-02-01', '2016-03-01', '2016-04-01']) await closeAndPublish(office, date);
      const players = await playerHistory(office.store, await keyIn(office, junior.id));
      expect(players.map(({ date, k }) => [date, k])).toEqual([
        ['2016-01-01', 40],
        ['2016-03-01', 20],
      ]);
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      return office;
    }

    test('is explained by the birthday without revealing it', async () => {
      const office = await yearOf2016();
      const key = await keyIn(office, junior.id);
      const [standing] = await playerRatings(office, key);
      expect(standing).toMatchObject({ k: 20, kFrom: 'birthday' });
      expect(standing?.kReasons.map(({ code }) => code)).toEqual([
        'k-played-unknown',
        'k-otherwise',
        // By FIDE's practice K lasts until the end of the year.
        'variant-differs',
      ]);
      expect(JSON.stringify(standing)).not.toMatch(/1998-02|2016-02-(19|20)/);
      const before = await explainPeriod(office, key, 'standard', '2016-03-01');
      expect(before.kReasons.map(({ code }) => code)).toContain('k-junior');
      const after = await explainPeriod(office, key, 'standard', '2016-04-01');
      expect(after.kReasons).toContainEqual(
        expect.objectContaining({ code: 'k-otherwise', values: { k: 20 } }),
      );
      expect(after.kReasons.map(({ code }) => code)).not.toContain('k-junior');
      await office.store.close();
    });

    test('verifies after the date of birth is corrected', async () => {
      const office = await yearOf2016();
      await setBirth(office, '900031', { birth: '1998-11-20' });
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      await setBirth(office, '900031', { birth: '1997' });
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      // A replay uses the data known at the time.
      const [again] = await replay(office, { from: '2016-02-01' });
      expect(again).toMatchObject({ diff: { changed: { count: 0 } } });
      await office.store.close();
    });

    test('verifies as redacted once the date of birth is redacted', async () => {
      const office = await yearOf2016();
      await redactPlayer(office, '900031', 'Asked for.');
      const { standing, lists, tables } = await verify(office);
      expect([standing, tables?.standing]).toEqual(['redacted', 'same']);
      expect(lists.map((list) => list.standing)).toEqual(['redacted', 'same', 'redacted', 'redacted']);
      // Other players' K can still be verified.
      await tamper(office, (trx) =>
        trx.updateTable('list').set({ rated: 1 }).where('date', '=', '2016-03-01').execute(),
      );
      expect(await verify(office)).toMatchObject({ standing: 'broken' });
      await office.store.close();
    });

    test('a list computed after the redaction uses the year only', async () => {
      const office = await yearOf2016();
      await redactPlayer(office, '900031', 'Asked for.');
      await closeAndPublish(office, '2016-05-01');
      const { lists } = await verify(office);
      expect(lists.at(-1)).toMatchObject({ date: '2016-05-01', standing: 'same' });
      await office.store.close();
    });
  });

  test('bytes removed under another kind of entry are not a redaction', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    await rated(office, open5(1));
    await tamper(office, (trx) =>
      trx.updateTable('document').set({ bytes: null, redacted_by: 1 }).where('kind', '=', 'report').execute(),
    );
    expect(await verify(office)).toMatchObject({
      standing: 'broken',
      documents: { difference: { code: 'document' } },
    });
    await office.store.close();
  });

  test('the entry of an imported list has its memory hash: replacing both stored values is found', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    await tamper(office, async (trx) => {
      const { packed } = await trx.selectFrom('list').select('packed').executeTakeFirstOrThrow();
      const columns = unpackList(packed);
      columns.peaks[1] = 2500;
      const changed = { packed: packList(columns), memory_hash: memoryHash(columns) };
      await trx.updateTable('list').set(changed).execute();
    });
    const { lists } = await verify(office);
    expect(lists[0]?.difference).toMatchObject({ code: 'entry-other' });
    await office.store.close();
  });

  describe('the salt of names', () => {
    const docs = async ({ store }: Office, kind: string) =>
      store.db.selectFrom('document').select(['hash', 'bytes']).where('kind', '=', kind).execute();

    test('is removed with a redacted name, and only with its block', async () => {
      const office = await openFederation(fresh, { now: '2025-11-10' });
      await rated(office, open5(1));
      await closeAndPublish(office, '2025-12-01');
      // One block of the imported list, one with the newcomer.
      expect((await docs(office, 'salt')).map(({ bytes }) => bytes?.length)).toEqual([16, 16]);
      await redactPlayer(office, String(NEWCOMER.id), 'Asked for.');
      expect((await docs(office, 'salt')).filter(({ bytes }) => bytes === null)).toHaveLength(1);
      const { standing, lists } = await verify(office);
      expect([standing, ...lists.map((list) => list.standing)]).toEqual(['redacted', 'same', 'redacted']);
      await closeAndPublish(office, '2026-01-01');
      expect(await verify(office)).toMatchObject({ standing: 'redacted' });
      await office.store.close();
    });

    test('without it a name cannot be confirmed from the ledger', async () => {
      const office = await openFederation(fresh, { now: '2025-11-10' });
      await rated(office, open5(1));
      await closeAndPublish(office, '2025-12-01');
      await closeAndPublish(office, '2026-01-01');
      const { rows } = await sql<{ text: string }>`
        SELECT body AS text FROM entry UNION ALL SELECT names_hash FROM list`.execute(office.store.db);
      const { player: key } = await office.store.db
        .selectFrom('identity')
        .select('player')
        .where('id', '=', String(NEWCOMER.id))
        .executeTakeFirstOrThrow();
      const { createHash } = await import('node:crypto');
      const guess = createHash('sha256').update(`${key};1;${NEWCOMER.name}\n`).digest('hex');
      expect(rows.some(({ text }) => text.includes(guess))).toBe(false);
      await office.store.close();
    });

    test('removed without the redaction of a name is a difference', async () => {
      const office = await openFederation(fresh, { now: '2025-11-10' });
      await rated(office, open5(1));
      await closeAndPublish(office, '2025-12-01');
      await redactPlayer(office, String(NEWCOMER.id), 'Asked for.');
      const { seq } = await office.store.db
        .selectFrom('entry')
        .select('seq')
        .where('kind', '=', 'player-redacted')
        .executeTakeFirstOrThrow();
      await tamper(office, (trx) =>
        trx
          .updateTable('document')
          .set({ bytes: null, redacted_by: seq })
          .where('kind', '=', 'salt')
          .execute(),
      );
      const { lists } = await verify(office);
      expect(lists[0]?.difference).toMatchObject({ code: 'names', values: { block: 1 } });
      await office.store.close();
    });
  });
});
