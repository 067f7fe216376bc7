import { CADENCES, defined } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import { close, officeStatus, openOffice, publish, verify } from '../src/index.ts';
import { type Other, otherProcess } from './other-process.test-helper.ts';
import { busyOffice } from './season.ts';
import { eachStore } from './stores.ts';

const START = '2024-07-01';

eachStore((fresh) => {
  describe('two processes on the same list', () => {
    test('closing: one succeeds, the other gets store-busy', async () => {
      const { office, date } = await busyOffice(await fresh.url());
      const [slow, ...others] = (['closeSlowly', 'close', 'publish'] as const).map((action) =>
        otherProcess(action, office.store.url, date),
      ) as [Other, Other, Other];
      for (const each of [slow, ...others]) expect(await each.line()).toBe('ready');
      slow.go();
      expect(await slow.line()).toBe('inside');
      for (const other of others) {
        other.go();
        expect(await other.line()).toBe('store-busy');
      }
      expect((await officeStatus(office)).drafts).toEqual([]);
      slow.go();
      expect(await slow.line()).toBe('did');
      const { drafts } = await officeStatus(office);
      expect(drafts.map(({ cadence }) => cadence).toSorted()).toEqual(CADENCES.toSorted());
      await office.store.close();
    });

    test('publishing: one succeeds, the other is refused, and readers see all of it or nothing', async () => {
      const { office, date } = await busyOffice(await fresh.url());
      const closed = await close(office, { date });
      const slow = otherProcess('publishSlowly', office.store.url, date);
      expect(await slow.line()).toBe('ready');
      slow.go();
      expect(await slow.line()).toBe('inside');
      await expect(publish(office, { date })).rejects.toMatchObject({ code: 'store-busy' });
      await expect(close(office, { date })).rejects.toMatchObject({ code: 'store-busy' });
      expect((await officeStatus(office)).lists.map((list) => list.date)).toEqual([START, START, START]);
      slow.go();
      expect(await slow.line()).toBe('did');
      await expect(publish(office, { date })).rejects.toMatchObject({ code: 'list-published' });
      expect((await officeStatus(office)).lists.map((list) => list.date)).toEqual([date, date, date]);
      const { lists, standing } = await verify(office);
      expect(standing).toBe('same');
      expect(lists.filter((list) => list.date === date)).toHaveLength(closed.length);
      await office.store.close();
    });

    test('started together, exactly one succeeds and the other is refused', async () => {
      const { office, date } = await busyOffice(await fresh.url());
      // Closing again is allowed and gives the same draft; publishing again is not.
      const contests = [
        { action: 'close', loser: ['did', 'store-busy'] },
        { action: 'publish', loser: ['list-published', 'store-busy'] },
      ] as const;
      const contenders = contests.map(({ action }) =>
        [1, 2].map(() => otherProcess(action, office.store.url, date)),
      );
      for (const each of contenders.flat()) expect(await each.line()).toBe('ready');
      for (const [index, { loser }] of contests.entries()) {
        const both = defined(contenders[index]);
        for (const each of both) each.go();
        const answers = await Promise.all(both.map((each) => each.line()));
        expect(answers).toContain('did');
        expect(loser).toContain(answers.toSpliced(answers.indexOf('did'), 1)[0]);
      }
      const { lists, drafts } = await officeStatus(office);
      expect(lists).toEqual(CADENCES.map((cadence) => ({ cadence, date, revision: 1 })));
      expect(drafts).toEqual([]);
      await office.store.close();
    });

    test('after a process is killed while publishing, the other can publish', async () => {
      const { office, date } = await busyOffice(await fresh.url());
      await close(office, { date });
      const slow = otherProcess('publishSlowly', office.store.url, date);
      expect(await slow.line()).toBe('ready');
      slow.go();
      expect(await slow.line()).toBe('inside');
      await slow.kill();
      await expect.poll(() => publish(office, { date }).then((lists) => lists.length, String)).toBe(3);
      expect(await verify(office)).toMatchObject({ standing: 'same' });
      await office.store.close();
    });
  });

  test('a reader sees the old lists or the new ones, never some of each', async () => {
    const { office, date } = await busyOffice(await fresh.url());
    await close(office, { date });
    const watcher = otherProcess('watch', office.store.url, date);
    const states = [await watcher.line()];
    await publish(office, { date });
    for (let state = await watcher.line(); state !== ''; state = await watcher.line()) states.push(state);
    const dates = states.map((state) => state.split(' | ').map((part) => new Set(part.match(/\d+-\d+-01/g))));
    for (const [newest, derived] of dates) expect([newest?.size, derived?.size]).toEqual([1, 1]);
    // The derived tables always match the lists.
    expect(new Set(states.map((state) => state.split(' | ')[1])).size).toBe(2);
    await office.store.close();
  });

  test('three processes that start at once initialise one office', async () => {
    const url = await fresh.nowhere();
    const starting = [1, 2, 3].map(() => otherProcess('init', url));
    for (const each of starting) expect(await each.line()).toBe('ready');
    for (const each of starting) each.go();
    for (const each of starting) expect(await each.line()).toBe('did');
    const office = await openOffice(url);
    expect((await officeStatus(office)).entries).toBe(1);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });
});
