import type { DeskEvent } from '@eloquence/api';
import { expect, test } from 'vitest';
import { type Clock, file, MEMBERS, openFederation, rated } from '../../test/federation.ts';
import { eachStore } from '../../test/stores.ts';
import { close } from '../period/close-period.ts';
import { publish } from '../period/publish.ts';
import { calendar, withStatus } from '../queries/calendar.ts';
import { type Coded, deskOf, leftOut } from '../queries/desk.ts';
import { listCalendar } from '../queries/list-calendar.ts';
import { officeStatus } from '../queries/status.ts';
import { correct } from './correct.ts';
import { reject } from './decide.ts';
import { listEvents } from './list-events.ts';
import { register } from './register.ts';
import type { EventStatus } from './stage.ts';
import { submit } from './submit.ts';
import { viewEvent } from './view.ts';
import { withdrawEvent } from './withdraw.ts';

const players = MEMBERS.slice(0, 2);
const game = (name: string, start: string, end: string, score: 1 | 0 = 1) =>
  ({ name, start, end, players, rounds: [[[0, 1, score]]] }) as const;

eachStore((fresh) => {
  test('every view of an event gives the same stage, list and reason to wait', async () => {
    const clock: Clock = { now: '2025-11-10' };
    const office = await openFederation(await fresh.url(), clock);
    const registered = async (name: string, start: string, end: string): Promise<string> =>
      (await register(office, { name, start, end, federation: 'AAA' })).event;
    const submitted = async (...dates: Parameters<typeof game>): Promise<string> =>
      (await submit(office, file(game(...dates)))).event as string;
    const published = await rated(office, game('Rated', '2025-11-02', '2025-11-03'));
    const fixed = await rated(office, game('Corrected', '2025-11-04', '2025-11-05'));
    clock.now = '2025-12-01';
    await close(office, { date: '2025-12-01', cadence: 'standard' });
    await publish(office, { date: '2025-12-01' });
    await correct(office, fixed, file(game('Corrected', '2025-11-04', '2025-11-05', 0)), 'Wrong result.');
    clock.now = '2026-01-05';
    const late = await registered('Missed its list', '2025-11-12', '2025-11-13');
    const due = await registered('Report due', '2026-01-02', '2026-01-04');
    const running = await registered('Running', '2026-01-04', '2026-01-06');
    const coming = await registered('Coming', '2026-02-04', '2026-02-06');
    const league = await registered('League', '2026-01-05', '2026-02-20');
    const open = await submitted('Undecided', '2025-12-06', '2025-12-07');
    const next = await rated(office, game('Next list', '2025-12-08', '2025-12-09'));
    const later = await rated(office, game('Later list', '2026-01-01', '2026-01-03'));
    const refused = await submitted('Rejected', '2025-12-12', '2025-12-13');
    await reject(office, refused, 'Unreadable.');
    const gone = await registered('Withdrawn', '2026-02-12', '2026-02-13');
    await withdrawEvent(office, gone, 'Cancelled.');

    // January is overdue: its date has passed, and it is not published.
    const january = { list: '2026-01-01', listState: 'overdue' };
    const expected: Record<string, readonly [stage: string, list: string | null, waits: object | null]> = {
      [published]: ['rated', '2025-12-01', null],
      [fixed]: ['corrected', '2025-12-01', { code: 'for-correction' }],
      [late]: [
        'registered',
        '2026-01-01',
        { code: 'for-report', values: { phase: 'overdue', due: '2025-11-30', list: '2026-01-01' } },
      ],
      [due]: [
        'registered',
        '2026-02-01',
        { values: { phase: 'due', due: '2026-01-31', list: '2026-02-01' } },
      ],
      [running]: ['registered', '2026-02-01', { values: { phase: 'running', end: '2026-01-06' } }],
      [league]: ['registered', '2026-03-01', { values: { phase: 'running', end: '2026-02-20' } }],
      [coming]: ['registered', '2026-03-01', { values: { phase: 'coming', start: '2026-02-04' } }],
      [open]: ['reported', '2026-01-01', { code: 'for-decision', values: january }],
      [next]: ['due', '2026-01-01', { code: 'for-closing', values: january }],
      [later]: ['accepted', '2026-02-01', { code: 'for-its-list', values: { list: '2026-02-01' } }],
      [refused]: ['rejected', null, { code: 'for-new-report' }],
      [gone]: ['withdrawn', null, null],
    };
    const statuses = new Map<string, EventStatus>();
    for (const [event, [stage, list, waits]] of Object.entries(expected)) {
      const view = await viewEvent(office, event);
      expect([event, view.stage, view.list]).toEqual([event, stage, list]);
      if (waits === null) expect(view.waits).toBeNull();
      else expect(view.waits).toMatchObject(waits);
      statuses.set(event, { stage: view.stage, list: view.list, waits: view.waits });
    }
    const check = (found: readonly (EventStatus & { readonly event: string })[]): readonly string[] => {
      for (const { event, stage, list, waits } of found)
        expect([event, { stage, list, waits }]).toEqual([event, statuses.get(event)]);
      return found.map(({ event }) => event).toSorted();
    };
    const all = Object.keys(expected).toSorted();
    expect(check((await listEvents(office, { limit: 99 })).events)).toEqual(all);
    expect(check(await withStatus(office, await calendar(office, { limit: 99 })))).toEqual(all);

    const desk = await deskOf(office, { of: 'everything' });
    const section = ({ items }: { readonly items: readonly Coded<DeskEvent>[] }) => check(items);
    expect(section(desk.missing)).toEqual([late, due].toSorted());
    expect(desk.missing.items.map((item) => [item.event, item.due, item.overdue])).toEqual([
      [late, '2025-11-30', true],
      [due, '2026-01-31', false],
    ]);
    section(desk.coming);
    expect(desk.coming.items.map(({ event }) => event)).toEqual([running, league, coming]);
    expect(section(desk.open)).toEqual([open]);
    expect(section(desk.appeals)).toEqual([refused]);
    expect(section(desk.corrections)).toEqual([fixed]);

    const of = async (date: string) => {
      const { missing, undecided } = await leftOut(office, 'standard', date);
      return [check(missing), check(undecided)];
    };
    expect(await of('2026-01-01')).toEqual([[late], [open]]);
    expect(await of('2026-02-01')).toEqual([[late, due].toSorted(), [open]]);
    const { lists } = await listCalendar(office);
    expect(
      lists.map(({ date, registered, reported, accepted }) => [date, registered, reported, accepted]),
    ).toEqual([
      ['2026-01-01', 1, 1, 1],
      ['2026-02-01', 2, 0, 1],
      ['2026-03-01', 2, 0, 0],
    ]);
    expect((await officeStatus(office)).events).toEqual({
      ...{
        registered: 5,
        reported: 1,
        accepted: 1,
        due: 1,
        rejected: 1,
        withdrawn: 1,
        rated: 1,
        corrected: 1,
      },
    });
  });
});
