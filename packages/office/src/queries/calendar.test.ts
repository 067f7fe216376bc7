import { defined } from '@eloquence/rating';
import { beforeAll, expect, test } from 'vitest';
import { type Clock, openFederation } from '../../test/federation.ts';
import { eachStore } from '../../test/stores.ts';
import { changeEvent } from '../events/change.ts';
import { register } from '../events/register.ts';
import { eventWords } from '../fold.ts';
import type { Office } from '../index.ts';
import type { BulkRow } from '../store/store.ts';
import { type CalendarPlace, calendar, type EventRow } from './calendar.ts';

const MANY = 45_000;
const COLUMNS = [
  ...(['id', 'name', 'city', 'federation', 'cadence', 'type', 'start', 'end_date', 'official'] as const),
  ...([
    'part_of',
    'registration',
    'registered',
    'facts',
    'stage',
    'report',
    'list',
    'list_revision',
  ] as const),
  ...(['because', 'seq', 'words'] as const),
];

/** Years of events: every thousandth is a cup, the oldest has a unique name. */
function* rows(): Generator<BulkRow> {
  for (let index = 0; index < MANY; index += 1) {
    const name = index === 0 ? 'Jubiläum' : index % 1000 === 0 ? 'City Cup' : 'Open';
    const start = new Date(Date.UTC(2000, 0, 1 + Math.floor(index / 6))).toISOString().slice(0, 10);
    const federation = index % 2 === 0 ? 'AAA' : 'BBB';
    yield [
      ...[`E${index + 100}`, name, 'Łódź', federation, 'standard', null, start, start, 0],
      ...[null, null, null, '{}', 'registered', null, null, null, null, 1, eventWords(name, 'Łódź')],
    ];
  }
}

eachStore((fresh) => {
  let office: Office;
  beforeAll(async () => {
    const clock: Clock = { now: '2025-11-10' };
    office = await openFederation(fresh, clock);
    await office.store.write((trx) => office.store.bulk(trx, 'event', COLUMNS, rows()));
  });

  const found = (text: string, more: object = {}): Promise<readonly EventRow[]> =>
    calendar(office, { text, limit: 100, ...more });

  test('an event of any age is found by the prefixes of its words', async () => {
    expect(await found('jubilaum')).toMatchObject([{ event: 'E100', start: '2000-01-01' }]);
    expect(await found('lodz JUBI')).toHaveLength(1);
    expect(await found('ubilaum')).toEqual([]);
    expect(await found("open' OR 1=1")).toEqual([]);
    expect(await found('…')).toEqual([]);
    expect(await found('cup')).toHaveLength(44);
    expect(await found('cup', { federation: 'BBB' })).toEqual([]);
    expect(await found('cup', { to: '2000-12-31' })).toHaveLength(2);
  });

  test('all pages together have each event once and in order', async () => {
    const all: EventRow[] = [];
    for (let after: CalendarPlace | null = null; ; ) {
      const page = await found('ci cu', { limit: 7, after });
      all.push(...page);
      if (page.length < 7) break;
      const { start, event } = defined(page.at(-1));
      after = { start, event };
    }
    expect(all).toHaveLength(44);
    expect(all).toEqual(await found('cup'));
    expect(all.map(({ start }) => start)).toEqual(
      all
        .map(({ start }) => start)
        .toSorted()
        .toReversed(),
    );
  });

  test('a changed name is found', async () => {
    const given = { name: 'Spring Rapid', start: '2026-03-01', end: '2026-03-02', city: 'Oak Hill' };
    const { event } = await register(office, { ...given, registered: '2025-11-01' });
    expect(await found('oak spr')).toMatchObject([{ event }]);
    await changeEvent(office, event, { name: 'Summer Rapid' });
    expect(await found('oak spr')).toEqual([]);
    expect(await found('oak sum')).toMatchObject([{ event }]);
  });
});
