import { gamesOf, readAnyReport, readReport, writeCsv, writeJson } from '@eloquence/reports';
import { beforeAll, describe, expect, test } from 'vitest';
import { accept, addPlayer, close, publish, register, submit } from '../../office/src/index.ts';
import { bytesOf } from '../../office/test/federation.ts';
import { freshStores, inSqlite } from '../../office/test/stores.ts';
import { birthDates, plainDigits, reportWithDates } from './birth-dates.ts';
import { administrator, type TestAccount } from './people.ts';
import { openService, type Service, serve } from './service.ts';

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

const DATES = birthDates();

inSqlite((fresh) => {
  let service: Service;
  let admin: TestAccount;
  const events: string[] = [];

  beforeAll(async () => {
    service = await openService(fresh, { jobs: false });
    admin = await administrator(service);
    const birth = '1999-07-19';
    await addPlayer(service.office, { id: '77', name: 'Hazel, Hugh', federation: 'AAA', sex: 'M', birth });
    DATES.push(birth);
    const files: Record<string, (bytes: Uint8Array) => Uint8Array> = {
      Lines: (bytes) => bytes,
      Wide: (bytes) => Buffer.from(`\ufeff${Buffer.from(bytes)}`, 'utf16le'),
      Table: (bytes) => bytesOf(writeCsv(readReport(bytes).report.file)),
      Object: (bytes) => bytesOf(writeJson(readReport(bytes).report.file)),
    };
    for (const [name, written] of Object.entries(files)) {
      const { event } = await register(service.office, {
        ...{ name, start: '2025-11-12', end: '2025-11-15', federation: 'AAA', registered: '2025-10-01' },
      });
      await submit(service.office, written(bytesOf(reportWithDates(name, DATES))), { event });
      events.push(event);
    }
  });

  /** Every public address, filled in. */
  async function publicAddresses(): Promise<string[]> {
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
      const players = ['900001', '900002', '900011', '77'];
      const ids = at.includes('/events/') ? events : at.includes('/editions/') ? ['2024-03'] : players;
      return layouts.flatMap((layout) => ids.map((id) => at.replace('{layout}', layout).replace('{id}', id)));
    });
    return [
      ...new Set([...filled, '/api/v1/players?q=hazel', '/api/v1/players?q=alder', '/api/v1/players?q=oak']),
    ];
  }

  /** Answers with one of the dates, in digits of any script. */
  async function leaks(): Promise<{ readonly answered: number; readonly found: readonly string[] }> {
    const sought = [...new Set(DATES.map(plainDigits))];
    const found: string[] = [];
    let answered = 0;
    for (const address of await publicAddresses()) {
      const { statusCode, body } = await service.ask(address);
      if (statusCode === 200) answered += 1;
      const text = plainDigits(body);
      found.push(...sought.filter((date) => text.includes(date)).map((date) => `${address}: ${date}`));
    }
    return { answered, found };
  }

  test('before a decision only the stage of an event is public', async () => {
    expect((await leaks()).found).toEqual([]);
    for (const event of events) {
      const at = `/api/v1/events/${event}`;
      expect((await service.ask(at)).json()).toMatchObject({ stage: 'reported', reports: [] });
      const file = await service.ask(`${at}/report`);
      expect(file.json()).toMatchObject({ status: 404, code: 'report-unavailable' });
      expect(file.json().detail).toContain('before an officer has accepted it');
    }
  });

  test('no public response has a date of birth in any notation', async () => {
    for (const event of events) await accept(service.office, event);
    await close(service.office, { date: '2026-01-01', cadence: 'standard' });
    await publish(service.office, { date: '2026-01-01', cadence: 'standard' });
    const { answered, found } = await leaks();
    expect(found).toEqual([]);
    expect(answered).toBeGreaterThan(40);
    expect((await service.ask('/api/v1/players/77')).json()).toMatchObject({ birthYear: 1999 });
  });

  test('its officers get the report as submitted', async () => {
    const at = `/api/v1/office/events/${events[0]}`;
    const { reports } = (await admin.ask(at)).json();
    const { body } = await admin.ask(`${at}/reports/${reports[0].report}`);
    for (const date of DATES.slice(0, -1)) expect(body).toContain(date);
  });

  test('a public report is read and rated like the submitted one', async () => {
    for (const [index, layout] of ['trf', 'trf', 'csv', 'json'].entries()) {
      const answer = await service.ask(`/api/v1/events/${events[index]}/report`);
      const { report, layout: shown } = readAnyReport(new Uint8Array(answer.rawPayload));
      expect(shown).toBe(layout);
      expect(report).toMatchObject({
        federation: 'AAA',
        rounds: 3,
        type: 'swiss',
      });
      const [alder] = report.players;
      expect(alder).toMatchObject({ id: '900001', name: 'Alder, Ann', rating: 2200, birth: '1980/00/00' });
      expect(report.players.filter(({ id }) => id === '')).toHaveLength(40);
      expect(new Set(report.players.slice(5).map(({ name }) => name.slice(0, 3)))).toEqual(new Set(['Oak']));
      expect(gamesOf(report).games).toHaveLength(6);
    }
  });
});
