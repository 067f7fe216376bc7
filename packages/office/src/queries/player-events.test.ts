import { defined, parseDate } from '@eloquence/rating';
import { expect, test } from 'vitest';
import { eachStore } from '../../test/stores.ts';
import { packRatedEvent } from '../period/rate/pack-event.ts';
import { participationRows } from '../rating-lists/store/participations.ts';
import type { Store } from '../store/store.ts';
import { playerEvents } from './player-events.ts';

const PLAYER = 7;

interface Kept {
  readonly id: number;
  readonly cadence: 'standard' | 'rapid';
  readonly date: string;
  readonly isCurrent?: false;
  /** Events of the player, and one of others only. */
  readonly events: readonly string[];
  readonly others?: readonly string[];
}

const STARTS: Readonly<Record<string, string>> = {
  E1: '2025-10-02',
  E2: '2025-10-20',
  E3: '2025-10-20',
  E4: '2025-11-01',
  E5: '2025-09-01',
  E6: '2025-11-15',
};

/** E4 is reported month by month; the first list was replaced by a revision. */
const LISTS: readonly Kept[] = [
  { id: 1, cadence: 'standard', date: '2025-11-01', events: ['E6'], isCurrent: false },
  { id: 2, cadence: 'standard', date: '2025-11-01', events: ['E1', 'E2', 'E3'], others: ['E4'] },
  { id: 3, cadence: 'rapid', date: '2025-11-01', events: ['E5'] },
  { id: 4, cadence: 'standard', date: '2025-12-01', events: ['E4'] },
  { id: 5, cadence: 'rapid', date: '2025-12-01', events: [], others: ['E6'] },
  { id: 6, cadence: 'standard', date: '2026-01-01', events: ['E4'] },
];

async function fill(store: Store): Promise<void> {
  const texts = {
    editions: '{}',
    practice: 'text',
    engine: '0',
    names_hash: '[]',
    inputs: '{}',
    summary: '{}',
  };
  const hashes = { hash: '', memory_hash: '', fingerprint: '' };
  await store.write(async (trx) => {
    for (const [id, start] of Object.entries(STARTS)) {
      const place = {
        name: `Open ${id}`,
        city: '',
        federation: 'AAA',
        cadence: 'standard',
        words: '',
      } as const;
      const rest = { start, end_date: start, official: 0, facts: '{}', stage: 'rated', seq: 1 } as const;
      await trx
        .insertInto('event')
        .values({ id, ...place, ...rest })
        .execute();
    }
    for (const { id, cadence, date, isCurrent, events, others = [] } of LISTS) {
      const list = { id, cadence, date, revision: id, state: 'draft', source: 'computed' } as const;
      const packed = new Uint8Array(1);
      await trx
        .insertInto('list')
        .values({ ...list, ...texts, ...hashes, rows: 0, rated: 0, packed })
        .execute();
      if (isCurrent !== false)
        await trx.insertInto('current_list').values({ cadence, date, list: id, seq: 1 }).execute();
      for (const event of [...events, ...others]) {
        const key = events.includes(event) ? PLAYER : PLAYER + 1;
        const player = {
          key,
          rating: 2000,
          from: 'list',
          n: id,
          score: 2,
          expected: 100,
          sum: 0,
          k: 20,
          change: 0,
        } as const;
        const start = defined(STARTS[event]);
        const kept = {
          edition: { id: '2024-03' },
          start: parseDate(start),
          list: { id: 1, date: 1 },
          standard: null,
          players: [player],
        };
        await trx
          .insertInto('rated_event')
          .values({ list: id, event, packed: packRatedEvent(kept) })
          .execute();
      }
      const rows = participationRows([
        ...events.map((event) => [event, [PLAYER]] as const),
        ...others.map((event) => [event, [PLAYER + 1]] as const),
      ]);
      await store.bulk(
        trx,
        'participation',
        ['list', 'first', 'players'],
        rows.map((row) => [id, ...row]),
      );
    }
  });
}

eachStore((fresh) => {
  test('the events of a player, the newest list first, in pages of any size', async () => {
    const store = await fresh();
    await fill(store);
    const ask = async (limit: number, offset: number, cadence?: 'standard' | 'rapid'): Promise<string[]> =>
      (await playerEvents({ store }, PLAYER, { limit, offset, cadence })).map(
        ({ event, list }) => `${list} ${event}`,
      );
    const all = [
      '2026-01-01 E4',
      '2025-12-01 E4',
      '2025-11-01 E3',
      '2025-11-01 E2',
      '2025-11-01 E1',
      '2025-11-01 E5',
    ];
    for (const limit of [1, 2, 3, 10]) {
      for (let offset = 0; offset <= all.length; offset += 1)
        expect([limit, offset, await ask(limit, offset)]).toEqual([
          limit,
          offset,
          all.slice(offset, offset + limit),
        ]);
    }
    expect(await ask(10, 0, 'rapid')).toEqual(['2025-11-01 E5']);
    expect(await ask(2, 1, 'standard')).toEqual(all.slice(1, 3));
    expect(await playerEvents({ store }, PLAYER + 2, { limit: 10, offset: 0 })).toEqual([]);
    // The result of each part.
    const [newest, before] = await playerEvents({ store }, PLAYER, { limit: 2, offset: 0 });
    expect([newest?.n, before?.n]).toEqual([6, 4]);
  });
});
