import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { bytesOf, type Clock, MEMBERS, openFederation, reportText } from '../../test/federation.ts';
import { eachStore } from '../../test/stores.ts';
import type { Office } from '../office.ts';
import { accept } from './decide.ts';
import { type ListedEventsQuery, listEvents } from './list-events.ts';
import { register } from './register.ts';
import { submit } from './submit.ts';

const report = (name: string, start: string, end: string): Uint8Array =>
  bytesOf(reportText({ name, start, end, players: MEMBERS.slice(0, 2), rounds: [[[0, 1, 1]]] }));

/** The office, and a counter of the event rows read through it. */
function counting(office: Office): { readonly office: Office; readonly rows: () => number } {
  let rows = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.filter((row) => 'end_date' in row).length;
      return result;
    },
  };
  const { store } = office;
  const counted = Object.create(store, { db: { value: store.db.withPlugin(plugin) } }) as typeof store;
  return { office: { ...office, store: counted }, rows: () => rows };
}

eachStore((fresh) => {
  test('only the shown events are read, and all are counted', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' } satisfies Clock);
    const ids: string[] = [];
    for (let day = 10; day < 30; day += 1) {
      const [start, federation] = [`2025-12-${day}`, day % 2 === 0 ? 'AAA' : 'BBB'];
      const { event } = await register(office, { name: `Open ${day}`, start, end: start, federation });
      ids.unshift(event);
    }
    const listed = async (query: ListedEventsQuery) => {
      const { office: read, rows } = counting(office);
      const { events, all } = await listEvents(read, query);
      return { ids: events.map(({ event }) => event), all, read: rows() };
    };
    expect(await listed({ limit: 3 })).toEqual({ ids: ids.slice(0, 3), all: 20, read: 3 });
    expect(await listed({ limit: 100 })).toEqual({ ids, all: 20, read: 20 });
    const own = ids.filter((_, place) => place % 2 === 1);
    expect(await listed({ limit: 2, federation: 'AAA' })).toEqual({ ids: own.slice(0, 2), all: 10, read: 2 });
    expect(await listed({ limit: 2, stage: 'registered', month: '2025-12', cadence: 'standard' })).toEqual({
      ids: ids.slice(0, 2),
      all: 20,
      read: 2,
    });
    const none = { ids: [], all: 0, read: 0 };
    expect(await listed({ limit: 2, stage: 'rated' })).toEqual(none);
    expect(await listed({ limit: 2, month: '2025-11' })).toEqual(none);
    expect(await listed({ limit: 2, cadence: 'blitz' })).toEqual(none);
  });

  test('the calendar tells which accepted events are due', async () => {
    const clock: Clock = { now: '2025-11-20' };
    const office = await openFederation(fresh, clock);
    const accepted = async (name: string, start: string, end: string): Promise<string> => {
      const { event } = await submit(office, report(name, start, end));
      await accept(office, event);
      return event;
    };
    const first = await accepted('First Open', '2025-11-03', '2025-11-07');
    const second = await accepted('Second Open', '2025-11-10', '2025-11-14');
    clock.now = '2025-12-29';
    const later = await accepted('Third Open', '2025-12-20', '2025-12-28');
    const found = async (stage: 'due' | 'accepted', limit: number) => {
      const { events, all } = await listEvents(office, { stage, limit });
      return { events: events.map(({ event, list }) => [event, list]), all };
    };
    expect(await found('due', 1)).toEqual({ events: [[second, '2025-12-01']], all: 2 });
    expect(await found('due', 9)).toEqual({
      events: [second, first].map((event) => [event, '2025-12-01']),
      all: 2,
    });
    expect(await found('accepted', 1)).toEqual({ events: [[later, '2026-01-01']], all: 1 });
  });
});
