import { expect, test } from 'vitest';
import { submit } from '../../office/src/index.ts';
import { bytesOf, reportText } from '../../office/test/federation.ts';
import { eachStore } from '../../office/test/stores.ts';
import { administrator, person } from './people.ts';
import { OPEN, openService, serve } from './service.ts';

eachStore((fresh) => {
  test('the search runs on another thread; the audit entry is in the transaction of the redaction', async () => {
    const service = await openService(fresh, { jobs: false });
    const { office } = service;
    const admin = await administrator(service);
    await submit(office, bytesOf(reportText({ ...OPEN, name: 'Another', start: '2025-11-06' })));
    const redact = (id: string) =>
      admin.ask(`/api/v1/office/players/${id}/redact`, { method: 'POST', body: { because: 'asked for' } });
    expect((await redact('900001')).json()).toEqual({ id: '900001' });
    expect((await service.ask('/api/v1/players/900001')).json()).toMatchObject({ name: '[redacted]' });
    const { db } = office.store;
    const left = await db.selectFrom('document').select('hash').where('kind', '=', 'report');
    expect(await left.where('bytes', 'is not', null).execute()).toEqual([]);
    const { items } = (await admin.ask('/api/v1/office/audit?subject=player:900001')).json();
    expect(items).toMatchObject([
      {
        action: 'player-redacted',
        actor: 'administrator',
        before: { nameVersion: 1 },
        after: { nameVersion: 2 },
      },
    ]);
    // Nor if it cannot be written.
    expect((await redact('77')).json()).toMatchObject({ code: 'player-unknown' });
    const notes = await db.selectFrom('audit').select('seq').where('subject', '=', 'player:77').execute();
    expect(notes).toEqual([]);
  });

  test('a timed-out redaction is rolled back', async () => {
    const service = await openService(fresh, { jobs: false });
    const known = await administrator(service);
    // A thread is slower to start.
    const { ask, server } = await serve(service.office, { jobs: false, connectionTimeout: 100 });
    const admin = person(ask, known.name, known.account, { ...known.headers });
    const url = '/api/v1/office/players/900001/redact';
    const answer = await admin.ask(url, { method: 'POST', body: { because: 'asked for' } });
    expect(answer.json()).toMatchObject({ status: 503, code: 'answer-timeout' });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect((await ask('/api/v1/players/900001')).json()).toMatchObject({ name: 'Alder, Ann' });
    const { items } = (await admin.ask('/api/v1/office/audit?subject=player:900001')).json();
    expect(items).toEqual([]);
    await server.close();
  });
});
