import { beforeAll, describe, expect, test } from 'vitest';
import { accept, addPlayer, close, publish, submit } from '../../office/src/index.ts';
import { bytesOf, reportText } from '../../office/test/federation.ts';
import { eachStore, freshStores } from '../../office/test/stores.ts';
import { administrator, newcomer, type TestAccount } from './people.ts';
import { OPEN, openService, type Service, serve } from './service.ts';

describe('the privacy statement', () => {
  const fresh = freshStores('sqlite');

  test('in three languages, with the current settings', async () => {
    const { office } = await openService(fresh, { jobs: false });
    const settings = {
      addressDays: 17,
      endedDays: 23,
      sessionHours: 5,
      logAddresses: true,
      contact: 'the office, 1 Oak Street',
    };
    const { ask, server } = await serve(office, { jobs: false, ...settings });
    const views = await Promise.all(
      ['en', 'fr', 'zh'].map(async (lang) => (await ask(`/api/v1/privacy?lang=${lang}`)).json()),
    );
    const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
    for (const view of views) {
      expect(view.settings).toEqual(settings);
      expect(ids(view.kept)).toEqual(ids(views[0].kept));
      expect(ids(view.sections)).toEqual(['forgotten', 'cookies', 'copies', 'contact']);
      expect(JSON.stringify(view)).toContain('17');
      expect(JSON.stringify(view).match(/23/g)).toHaveLength(4);
      expect(JSON.stringify(view)).toContain('1 Oak Street');
    }
    expect(new Set(views.map(({ title }) => title)).size).toBe(3);
    const usual = await serve(office, { jobs: false });
    const other = (await usual.ask('/api/v1/privacy')).json();
    expect(other.settings).toMatchObject({
      addressDays: 30,
      endedDays: 30,
      logAddresses: false,
      contact: null,
    });
    expect(JSON.stringify(other)).toContain('no visitors’ addresses');
    await Promise.all([server.close(), usual.server.close()]);
  });
});

/** Every day on which somebody here was born, however it is written. */
const BORN = /1980.?0?5.?17|17.?0?5.?1980|1985.?0?6.?18|18.?0?6.?1985|1999.?0?7.?19/;

eachStore((fresh) => {
  let service: Service;
  let admin: TestAccount;
  let event: string;

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false });
    const { office, ask } = service;
    admin = await administrator(service);
    await addPlayer(office, {
      id: '77',
      name: 'Hazel, Hugh',
      federation: 'AAA',
      sex: 'M',
      birth: '1999-07-19',
    });
    const text = reportText({ ...OPEN, name: 'Born Open', start: '2025-11-12', end: '2025-11-15' })
      .replace('1980/00/00', '1980/05/17')
      .replace('1985/00/00', '18.06.1985');
    const done = await submit(office, bytesOf(text));
    event = done.event as string;
    await accept(office, event);
    await close(office, { date: '2026-01-01', cadence: 'standard' });
    await publish(office, { date: '2026-01-01', cadence: 'standard' });
    await newcomer(admin, ask, { name: 'arbiter', role: 'arbiter', events: [event] });
  });

  test('no public response has a date of birth', async () => {
    const { paths } = (await service.ask('/api/openapi.json')).json();
    const open = Object.keys(paths).filter(
      (path) => paths[path].get && !/office|accounts|jobs|tokens|sessions/.test(path),
    );
    const filled = open.flatMap((path) => {
      const at = path
        .replace('{list}', '2026-01-01')
        .replace('{cadence}', 'standard')
        .replace('{date}', '2026-01-01');
      const layouts = at.includes('{layout}') ? ['txt', 'xml', 'csv', 'json'] : [''];
      const ids = at.includes('/events/')
        ? [event]
        : at.includes('/editions/')
          ? ['2024-03']
          : ['900001', '900002', '77'];
      return layouts.flatMap((layout) => ids.map((id) => at.replace('{layout}', layout).replace('{id}', id)));
    });
    const addresses = [...new Set([...filled, '/api/v1/players?q=hazel', '/api/v1/players?q=alder'])];
    let answered = 0;
    for (const address of addresses) {
      const { statusCode, body } = await service.ask(address);
      if (statusCode === 200) answered += 1;
      expect(body, address).not.toMatch(BORN);
    }
    expect(answered).toBeGreaterThan(30);
    expect((await service.ask('/api/v1/players/77')).json()).toMatchObject({ birthYear: 1999 });
  });

  test('its arbiters and officers read the report as submitted', async () => {
    const { reports } = (await admin.ask(`/api/v1/office/events/${event}`)).json();
    const { body } = await admin.ask(`/api/v1/office/events/${event}/reports/${reports[0].report}`);
    expect(body).toMatch(/1980\/05\/17/);
    expect(body).toMatch(/18\.06\.1985/);
  });
});
