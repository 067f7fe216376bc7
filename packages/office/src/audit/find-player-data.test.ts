import { expect, test } from 'vitest';
import { bytesOf, type Clock, MEMBERS, openFederation, reportText } from '../../test/federation.ts';
import { inSqlite } from '../../test/stores.ts';
import { accept } from '../events/decide.ts';
import { submit } from '../events/submit.ts';
import type { Office } from '../office.ts';
import { close } from '../period/close-period.ts';
import { addPlayer } from '../players/change.ts';
import { mergePlayers } from '../players/merge.ts';
import { searchHere, type TraceSearch } from './find-player-data.ts';
import { redactPlayer } from './redact.ts';
import { verify } from './verify/verify.ts';

const ALDER = '900001';

const report = (name: string, players = MEMBERS.slice(0, 2)): Uint8Array =>
  bytesOf(reportText({ name, start: '2025-11-03', end: '2025-11-07', players, rounds: [[[0, 1, 1]]] }));

inSqlite((fresh) => {
  const open = () => fresh.url().then((url) => openFederation(url, { now: '2025-11-10' } satisfies Clock));

  /** A search with an action after the last batch. */
  function searchThen(office: Office, then: () => Promise<unknown>): TraceSearch {
    const search = searchHere(office);
    let left: number | null = null;
    return {
      ...search,
      salts: async (query) => {
        left ??= (await office.store.db.selectFrom('list').select('id').execute()).length;
        const found = await search.salts(query);
        left -= 1;
        if (left === 0) await then();
        return found;
      },
    };
  }

  const readable = async ({ store: { db } }: Office): Promise<string> => {
    const rows = await db.selectFrom('document').select('bytes').where('kind', '<>', 'salt').execute();
    return rows.map(({ bytes }) => (bytes === null ? '' : Buffer.from(bytes).toString())).join('\n');
  };

  test('in more reports than one batch', async () => {
    const office = await open();
    const others = MEMBERS.slice(1, 3);
    for (let number = 1; number <= 54; number += 1) {
      await submit(office, report(`Open ${number}`, number % 9 === 0 ? MEMBERS.slice(0, 2) : others));
    }
    const { documents } = await redactPlayer(office, ALDER, 'Asked for.');
    expect(documents).toBe(6);
    const text = await readable(office);
    expect(text).not.toMatch(/900001|Alder/);
    expect(text.match(/^012 Open/gm)).toHaveLength(48);
    await office.store.close();
  });

  test('reports submitted during the search are found', async () => {
    const office = await open();
    const { event } = await submit(office, report('First Open'));
    await accept(office, event);
    const search = searchThen(office, async () => {
      await submit(office, report('Second Open'));
      await submit(office, report('Others', MEMBERS.slice(1, 3)));
      await close(office, { date: '2025-12-01', cadence: 'standard' });
    });
    expect(await redactPlayer(office, ALDER, 'Asked for.', search)).toMatchObject({ names: 1, documents: 2 });
    const text = await readable(office);
    expect(text).not.toMatch(/900001|Alder/);
    expect(text).toContain('012 Others');
    expect(await verify(office)).toMatchObject({ standing: 'redacted', chain: { standing: 'same' } });
    await office.store.close();
  });

  test('players merged during the search are found', async () => {
    const office = await open();
    const twin = { id: '900077', name: 'Alder, Anna', federation: 'AAA', sex: 'M', birth: '1980' } as const;
    await addPlayer(office, twin);
    const players = [{ id: 900077, name: 'Alder, Anna', rating: null }, ...MEMBERS.slice(1, 2)];
    await submit(office, report('Under another ID', players));
    const search = searchThen(office, () => mergePlayers(office, twin.id, ALDER));
    expect(await redactPlayer(office, ALDER, 'Asked for.', search)).toMatchObject({ names: 2 });
    expect(await readable(office)).not.toMatch(/900077|Alder/);
    await office.store.close();
  });

  test('a draft made again during the search has other salts', async () => {
    const office = await open();
    const newcomer = { id: 900011, name: 'Larch, Lou', rating: null, birthYear: 1999 };
    const players = [newcomer, ...MEMBERS.slice(0, 5)];
    const rounds = [1, 2, 3, 4, 5].map((opponent) => [[0, opponent, 0.5] as const]);
    const text = reportText({ name: 'Open', start: '2025-11-03', end: '2025-11-07', players, rounds });
    const { event } = await submit(office, bytesOf(text));
    await accept(office, event);
    const draft = () => close(office, { date: '2025-12-01', cadence: 'standard' });
    await draft();
    const salts = async (): Promise<unknown[]> => {
      const { names_hash } = await office.store.db
        .selectFrom('list')
        .select('names_hash')
        .where('state', '=', 'draft')
        .executeTakeFirstOrThrow();
      const hashes = (JSON.parse(names_hash) as [string, string][]).map(([salt]) => salt);
      const rows = await office.store.db
        .selectFrom('document')
        .select(['hash', 'bytes'])
        .where('hash', 'in', hashes)
        .execute();
      return rows.map(({ bytes }) => bytes === null);
    };
    expect(await salts()).toEqual([false]);
    await redactPlayer(office, String(newcomer.id), 'Asked for.', searchThen(office, draft));
    expect(await salts()).toEqual([true]);
    await office.store.close();
  });
});
