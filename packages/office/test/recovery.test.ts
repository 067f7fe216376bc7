import { defined } from '@eloquence/rating';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  accept,
  close,
  correct,
  dropRevisions,
  importList,
  inWorker,
  type Office,
  officeStatus,
  openOffice,
  publish,
  register,
  reject,
  replay,
  submit,
  verify,
  viewEvent,
} from '../src/index.ts';
import { MANY_NAMES } from '../src/players/top-by-prefix.ts';
import {
  bytesOf,
  type EventInput,
  file,
  listText,
  MEMBERS,
  type Member,
  openFederation,
  rated,
} from './federation.ts';
import { eachStore } from './stores.ts';
import { closeAndPublish } from './tampering.ts';

const duel = (name: string, score: 1 | 0, more: Partial<EventInput> = {}): EventInput => ({
  name,
  start: '2025-11-05',
  end: '2025-11-09',
  players: MEMBERS.slice(0, 3),
  rounds: [[[0, 1, score]]],
  ...more,
});

/** Enough players of one name for a top list by prefix. */
const FAMILY: readonly Member[] = Array.from({ length: MANY_NAMES + 1 }, (_, index) => ({
  id: 910_000 + index,
  name: `Pine, P${index}`,
  rating: 1500 + index,
}));

async function topOf({ store }: Office, prefix: string): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('top_by_prefix')
    .innerJoin('identity', 'identity.player', 'top_by_prefix.player')
    .select('identity.id')
    .where('prefix', '=', prefix)
    .orderBy('place')
    .execute();
  return rows.map(({ id }) => id);
}

const marker = ({ store }: Office): Promise<{ value: string } | undefined> =>
  store.db.selectFrom('meta').select('value').where('name', '=', 'prefixes-stale').executeTakeFirst();

eachStore((fresh) => {
  test('an interrupted replay leaves no drafts that the next one or a closing could use', async () => {
    const clock = { now: '2025-11-10' };
    const office = await openFederation(fresh, clock);
    const event = await rated(office, duel('Duel', 1));
    await closeAndPublish(office, '2025-12-01');
    await closeAndPublish(office, '2026-01-01');
    clock.now = '2026-01-05';
    await correct(office, event, file(duel('Duel', 0)), 'Turned round.');
    const broken = replay(office, {
      from: '2025-12-01',
      progress: ({ done }) => {
        if (done === 1) throw new Error('ended');
      },
    });
    await expect(broken).rejects.toThrow('ended');
    expect((await officeStatus(office)).drafts).toMatchObject([{ date: '2025-12-01', revision: 2 }]);

    // From a later date: the draft of December would have no basis.
    await replay(office, { from: '2026-01-01' });
    expect((await officeStatus(office)).drafts).toMatchObject([{ date: '2026-01-01', revision: 2 }]);
    await close(office, { date: '2026-02-01' });
    expect(await dropRevisions(office)).toMatchObject([{ date: '2026-01-01', revision: 2 }]);
    expect(await dropRevisions(office)).toEqual([]);
    expect((await officeStatus(office)).drafts).toMatchObject([{ date: '2026-02-01', revision: 1 }]);
    const left = await sql<{ lists: number }>`
      SELECT count(*) AS lists FROM rated_event WHERE list NOT IN (SELECT id FROM list)`.execute(
      office.store.db,
    );
    expect(Number(left.rows[0]?.lists)).toBe(0);
    await publish(office, { date: '2026-02-01' });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a correction between a replay and its publication is not lost', async () => {
    const clock = { now: '2025-11-10' };
    const office = await openFederation(fresh, clock);
    const event = await rated(office, duel('Duel', 1));
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-05';
    await replay(office, { from: '2025-12-01' });
    await correct(office, event, file(duel('Duel', 0)), 'Turned round.');
    await publish(office, { date: '2025-12-01', revision: 2 });
    expect((await viewEvent(office, event)).corrections).toMatchObject([{ applied: null }]);
    await close(office, { date: '2026-01-01' });
    const [list] = await publish(office, { date: '2026-01-01' });
    expect(list?.summary.corrections.map(({ change }) => change)).toEqual([-2000, 2000]);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('an import and a publication rebuild the top players by prefix', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' }, [...MEMBERS, ...FAMILY]);
    const best = defined(FAMILY.at(-1));
    const [first, second] = await topOf(office, 'pi');
    expect([first, second]).toEqual([String(best.id), String(best.id - 1)]);
    expect(await marker(office)).toBeUndefined();

    // The second of the family wins often enough against the strongest player.
    const other = { ...defined(FAMILY.at(-2)) };
    const rounds: EventInput['rounds'] = Array.from({ length: 9 }, () => [[0, 1, 1]] as const);
    await rated(office, duel('Match', 1, { players: [other, defined(MEMBERS[0])], rounds }));
    await close(office, { date: '2025-12-01' });
    await inWorker(office, 'publish', { date: '2025-12-01' });
    expect((await topOf(office, 'pi')).slice(0, 2)).toEqual([String(other.id), String(best.id)]);
    expect(await marker(office)).toBeUndefined();
    await office.store.close();
  });

  test('opening a store finishes an interrupted rebuild of the top players', async () => {
    const url = await fresh.url();
    const office = await openFederation(url, { now: '2025-11-10' }, [...MEMBERS, ...FAMILY]);
    await rated(office, duel('Duel', 1));
    await close(office, { date: '2025-12-01' });
    // As after a process was killed between publication and rebuild.
    await publish(office, { date: '2025-12-01' });
    await office.store.write((trx) => trx.deleteFrom('top_by_prefix').execute());
    expect(await marker(office)).toBeDefined();
    await office.store.close();
    const again = await openOffice(url);
    expect(await topOf(again, 'pi')).toHaveLength(10);
    expect(await marker(again)).toBeUndefined();
    await again.store.close();
  });

  test('an event has a stage and says what it waits for', async () => {
    const clock = { now: '2025-11-10' };
    const office = await openFederation(fresh, clock);
    const seen = async (id: string) => {
      const { stage, list, waits } = await viewEvent(office, id);
      return [stage, list, waits?.code ?? null];
    };
    const { event } = await register(office, { name: 'Duel', start: '2025-11-05', end: '2025-11-09' });
    expect(await seen(event)).toEqual(['registered', '2025-12-01', 'for-report']);
    await submit(office, file(duel('Duel', 1)), { event });
    expect(await seen(event)).toEqual(['reported', '2025-12-01', 'for-decision']);
    await reject(office, event, 'No.');
    expect(await seen(event)).toEqual(['rejected', null, 'for-new-report']);
    await submit(office, file(duel('Duel', 0)), { event });
    await accept(office, event);
    expect(await seen(event)).toEqual(['due', '2025-12-01', 'for-closing']);

    const late = await rated(office, duel('Late', 1, { start: '2025-12-28', end: '2026-01-05' }));
    expect(await seen(late)).toEqual(['accepted', '2026-02-01', 'for-its-list']);
    const early = await rated(office, duel('Early', 1, { start: '2025-10-20', end: '2025-10-21' }));
    expect(await seen(early)).toEqual(['accepted', null, 'for-earlier-list']);
    expect((await officeStatus(office)).events).toEqual({ accepted: 2, due: 1 });

    await closeAndPublish(office, '2025-12-01');
    expect(await seen(event)).toEqual(['rated', '2025-12-01', null]);
    expect((await officeStatus(office)).events).toEqual({ accepted: 2, rated: 1 });
    clock.now = '2025-12-05';
    await correct(office, event, file(duel('Duel', 1)), 'Turned round.');
    expect(await seen(event)).toEqual(['corrected', '2025-12-01', 'for-correction']);
    await closeAndPublish(office, '2026-01-01');
    expect(await seen(event)).toEqual(['corrected', '2025-12-01', null]);
    // Now it is due.
    expect(await seen(late)).toEqual(['due', '2026-02-01', 'for-closing']);
    await office.store.close();
  });

  test('a file with several lists is refused as ambiguous', async () => {
    const office = await openFederation(fresh, { now: '2025-11-10' });
    const list = bytesOf(listText(MEMBERS));
    const options = { date: '2025-12-01', name: 'lists.zip' } as const;
    const several = zipSync({ 'standard.txt': list, 'rapid.txt': list });
    await expect(importList(office, several, options)).rejects.toMatchObject({
      code: 'list-several',
      values: { file: 'lists.zip', names: 'standard.txt, rapid.txt' },
    });
    expect((await officeStatus(office)).entries).toBe(2);
    const single = zipSync({ 'standard.txt': list });
    expect(await importList(office, single, options)).toMatchObject({ changed: true });
    await office.store.close();
  });
});
