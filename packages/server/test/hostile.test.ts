import { defined } from '@eloquence/rating';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { listText, MEMBERS, reportText } from '../../office/test/federation.ts';
import { inSqlite } from '../../office/test/stores.ts';
import { multipart } from './multipart.ts';
import { administrator, ended, type TestAccount } from './people.ts';
import { openService, type Question, type Service } from './service.ts';

const REPORT = reportText({
  name: 'Open',
  start: '2025-12-05',
  end: '2025-12-07',
  players: MEMBERS.slice(0, 2),
  rounds: [[[0, 1, 1]]],
});

const FORM = multipart([{ name: 'report', filename: 'a.trf', content: REPORT }]);
const type = (value: string, body: string = REPORT): Question => ({
  headers: { 'content-type': value },
  body,
});
const formed = (body: string): Question => type('multipart/form-data; boundary=between-the-parts', body);
const file = { name: 'file', filename: 'a.trf', content: REPORT };

const NESTED = '['.repeat(20_000) + ']'.repeat(20_000);

/** A body submitted as a report, and how it is refused. */
const UPLOADS: readonly (readonly [name: string, question: Question, status: number, code: string])[] = [
  ['nothing', {}, 400, 'file-missing'],
  ['an empty body', type('text/plain', ''), 400, 'file-missing'],
  ['a picture', type('image/png'), 415, 'media-type-unsupported'],
  ['a page', type('text/html'), 415, 'media-type-unsupported'],
  ['a URL-encoded form', type('application/x-www-form-urlencoded', 'a=b'), 415, 'media-type-unsupported'],
  ['no content type', type(''), 415, 'media-type-unsupported'],
  ['an invalid content type', type('nonsense;;;'), 415, 'media-type-unsupported'],
  ['too large', type('text/plain', 'x'.repeat(5_000_000)), 413, 'too-large'],
  ['a form without its boundary', type('multipart/form-data'), 400, 'malformed-request'],
  ['an invalid form', formed(REPORT), 400, 'malformed-request'],
  ['a truncated form', formed(FORM.body.slice(0, -60)), 400, 'malformed-request'],
  ['a form truncated in a header', formed('--between-the-parts\r\nContent-Disp'), 400, 'malformed-request'],
  ['a form without a file', multipart([{ name: 'report', content: REPORT }]), 400, 'malformed-request'],
  ['an empty form', formed('--between-the-parts--\r\n'), 400, 'file-missing'],
  [
    'a form with a file too large',
    multipart([{ ...file, content: 'x'.repeat(5_000_000) }]),
    413,
    'too-large',
  ],
  ['a form with a hostile file name', multipart([{ ...file, name: '__proto__' }]), 400, 'malformed-request'],
  ['broken JSON', type('application/json', '{ "records": [x] }'), 422, 'report-unreadable'],
  ['JSON nested 20,000 deep', type('application/json', NESTED), 422, 'report-unreadable'],
  ['JSON nested 20,000 deep as text', type('text/plain', NESTED), 422, 'report-unreadable'],
  [
    'JSON nested 20,000 deep inside a report, in a form',
    multipart([{ ...file, content: `{ "format": "eloquence-report", "records": ${NESTED} }` }]),
    422,
    'report-unreadable',
  ],
  ['an empty file', multipart([{ ...file, content: '' }]), 422, 'report-unreadable'],
];

const EVIL = [
  `'; DROP TABLE account; --`,
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '../../etc/passwd',
  '\u202e\ufeff\u0000',
  '\ud800',
  '%00%0d%0aSet-Cookie: x=y',
];

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

interface Description {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly parameters?: readonly { readonly name: string; readonly in: string }[];
        readonly requestBody?: { readonly content: Record<string, { readonly schema?: Shape }> };
      }
    >
  >;
  readonly components: { readonly schemas: Record<string, Shape> };
}

/** Plausible values for the required fields of a body. */
function sample({ properties = {}, required = [] }: Shape = {}): Record<string, unknown> {
  const value = ({ examples, enum: allowed, type: kind }: Shape): unknown =>
    examples?.[0] ?? allowed?.[0] ?? (kind === 'integer' ? 1 : kind === 'array' ? [] : 'x');
  return Object.fromEntries(required.map((name) => [name, value(properties[name] ?? {})]));
}

inSqlite((fresh) => {
  let service: Service;
  let admin: TestAccount;
  let event: string;

  beforeAll(async () => {
    service = await openService(fresh);
    admin = await administrator(service);
    const body = { name: 'Open', start: '2025-12-05', end: '2025-12-07' };
    event = (await admin.ask('/api/v1/office/events', { method: 'POST', body })).json().event;
  });

  /** The number of rows in tables that must not grow. */
  async function counted(): Promise<Record<string, number>> {
    const tables = [
      'entry',
      'document',
      'report',
      'event',
      'player',
      'job',
      'job_file',
      'audit',
      'list',
    ] as const;
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const rows = await service.office.store.db
        .selectFrom(table)
        .select((of) => of.fn.countAll().as('rows'))
        .execute();
      counts[table] = Number(rows[0]?.rows);
    }
    return counts;
  }

  describe('a file that is not a report is refused, and nothing is stored', () => {
    test.each(UPLOADS)('%s', async (_name, question, status, code) => {
      const before = await counted();
      for (const url of [`/api/v1/office/events/${event}/reports`, '/api/v1/office/preview']) {
        const answer = await admin.ask(url, { ...question, method: 'POST' });
        expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      }
      expect(await counted()).toEqual(before);
    });
  });

  describe('a file that is not a list', () => {
    const url = '/api/v1/office/lists/import?date=2026-02-01';
    test.each([
      ['nothing', {}, 400],
      ['an empty body', type('text/plain', ''), 400],
      ['a picture', type('image/png'), 415],
      ['a truncated form', formed(FORM.body.slice(0, -60)), 400],
      ['an invalid form', formed(REPORT), 400],
      ['a form without its boundary', type('multipart/form-data'), 400],
    ] as const)('is refused if it is %s', async (_name, question, status) => {
      const before = await counted();
      const answer = await admin.ask(url, { ...question, method: 'POST' });
      expect(answer.statusCode).toBe(status);
      expect(await counted()).toEqual(before);
    });

    test('over the size limit is refused, and nothing is stored', async () => {
      const small = await openService(fresh, { listLimit: 2048, jobs: false });
      const other = await administrator(small);
      for (const question of [
        type('text/plain', 'x'.repeat(3000)),
        multipart([{ ...file, content: 'x'.repeat(3000) }]),
      ]) {
        const answer = await other.ask(url, { ...question, method: 'POST' });
        expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
      }
      expect(await small.office.store.db.selectFrom('job').selectAll().execute()).toEqual([]);
      expect(await small.office.store.db.selectFrom('job_file').selectAll().execute()).toEqual([]);
    });

    test('fails as a job if it is a zip bomb or garbage, and creates no list', async () => {
      const before = await counted();
      const bomb = zipSync({ 'list.txt': new Uint8Array(64 * 1024 * 1024) }, { level: 9 });
      for (const bytes of [Buffer.from(bomb), Buffer.from('PK\x03\x04 nonsense'), Buffer.from('no list')]) {
        const headers = { 'content-type': 'application/zip' };
        const asked = await admin.ask(url, { method: 'POST', headers, body: bytes });
        const job = await ended(admin, asked.json().id);
        expect(job).toMatchObject({ state: 'failed', result: null });
        expect((job.error as { code: string }).code).not.toBe('unexpected');
      }
      // The file is deleted a moment after its job has ended.
      const expected = { ...before, job: (before.job ?? 0) + 3, audit: (before.audit ?? 0) + 3 };
      await expect.poll(counted).toEqual(expected);
    });

    test('with names that look like formulas is exported safely', async () => {
      const starts = ['=1+1', '+1+1', '-1+1', '@SUM(1)'];
      const members = MEMBERS.map((member, index) => ({
        ...member,
        name: index < starts.length ? `${starts[index]}, Ann` : member.name,
      }));
      const asked = await admin.ask('/api/v1/office/lists/import?date=2026-03-01&cadence=blitz', {
        ...type('text/plain', listText(members)),
        method: 'POST',
      });
      expect(await ended(admin, asked.json().id)).toMatchObject({ state: 'done' });
      const { body } = await service.ask('/api/v1/lists/blitz/2026-03-01.csv');
      expect(body.match(/1\+1/g)).toHaveLength(3);
      expect(body).toContain('SUM(1)');
      expect(body).not.toMatch(/(^|[,;"])[=+@-]/m);
      await expect.poll(async () => (await counted()).job_file).toBe(0);
    });
  });

  test.each([
    ['{ "records": [x] }', 'json-broken', 'line 1, column 15'],
    [NESTED, 'json-invalid', 'report is […]'],
  ])('JSON that is no report is answered with what is wrong with it (%#)', async (body, code, place) => {
    for (const url of [`/api/v1/office/events/${event}/reports`, '/api/v1/office/preview']) {
      const answer = await admin.ask(url, { ...type('application/json', body), method: 'POST' });
      const { detail, findings } = answer.json();
      expect(JSON.stringify({ detail, findings })).toContain(place);
      expect(findings.map((finding: { code: string }) => finding.code)).toEqual([code]);
    }
  });

  test('binary files are refused; a report with errors is stored with its findings and cannot be accepted', async () => {
    const url = `/api/v1/office/events/${event}`;
    const handIn = (body: string) =>
      admin.ask(`${url}/reports`, { ...type('application/octet-stream', body), method: 'POST' });
    expect((await handIn('\0\x01\x02')).json()).toMatchObject({ status: 422, code: 'report-unreadable' });
    const { findings } = (await handIn('001    1 \0\x01\x02')).json();
    expect(findings.map(({ severity }: { severity: string }) => severity)).toContain('error');
    const accepted = await admin.ask(`${url}/accept`, { method: 'POST', body: {} });
    expect(accepted.json()).toMatchObject({ status: 422, code: 'report-has-errors' });
  });

  test('deep, broken or malicious JSON is refused', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const json = (body: string): Question => ({ ...type('application/json', body), method: 'POST' });
    for (const [body, status] of [
      ['{', 400],
      ['', 400],
      ['[]', 400],
      ['"x"', 400],
      ['{"__proto__":{"role":"administrator"}}', 400],
      ['{"constructor":{"prototype":{}}}', 400],
      [deep, 400],
      [`{"name":${deep}}`, 400],
    ] as const) {
      const answer = await admin.ask('/api/v1/accounts', json(body));
      expect(answer.statusCode, body.slice(0, 40)).toBe(status);
    }
    const before = await counted();
    for (const body of [deep, `{"name":${deep},"start":"2026-01-01","end":"2026-01-01"}`, '[]', '"x"']) {
      const answer = await admin.ask('/api/v1/office/events', json(body));
      expect([400, 422]).toContain(answer.statusCode);
    }
    expect(await counted()).toEqual(before);
  });

  test('hostile texts in every field and parameter of every operation have no effect', async () => {
    const { paths, components } = (await service.ask('/api/openapi.json')).json() as Description;
    const counts = await counted();
    let asked = 0;
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
        if (path === '/metrics' || path.endsWith('/jobs/{id}/events')) continue;
        const body = requestBody?.content['application/json']?.schema;
        const schema = body?.$ref ? components.schemas[body.$ref.split('/').at(-1) ?? ''] : body;
        const fields = Object.keys(schema?.properties ?? {});
        const places = [...parameters.map(({ name }) => name), ...fields];
        for (const [index, place] of places.entries()) {
          const evil = defined(EVIL[(asked + index) % EVIL.length]);
          const sent = encodeURIComponent(evil.toWellFormed());
          const url = path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === place ? sent : 'E1'));
          const query = parameters.some(({ name, in: where }) => name === place && where === 'query');
          const answer = await admin.ask(query ? `${url}?${place}=${sent}` : url, {
            method: method.toUpperCase() as 'GET',
            ...(fields.length > 0 && {
              body: { ...sample(schema), ...(fields.includes(place) && { [place]: evil }) },
            }),
          });
          asked += 1;
          expect(answer.statusCode, `${method} ${path} ${place}`).toBeLessThan(500);
        }
      }
    }
    expect(asked).toBeGreaterThan(150);
    // Sign-ins are in the audit log. A job may have been requested: to undo an import, with its reason as a document. Any
    // visible text can be the name of a new player.
    const rest = ({ event, report, list, job_file }: Record<string, number>) => ({
      event,
      report,
      list,
      job_file,
    });
    expect(rest(await counted())).toEqual(rest(counts));
  });

  test.each(EVIL)('%j in every text field is stored or refused', async (evil) => {
    const post = (url: string, body: object) => admin.ask(url, { method: 'POST', body });
    const answers = [
      await post('/api/v1/session', { name: evil, password: evil }),
      await post('/api/v1/session/link', { link: evil, password: evil }),
      await post('/api/v1/accounts', { name: evil, role: 'arbiter' }),
      await post('/api/v1/tokens', { name: evil, scope: 'read' }),
      await post('/api/v1/office/events', { name: evil, city: evil, start: '2026-01-01', end: '2026-01-02' }),
      await post(`/api/v1/office/events/${event}/reject`, { because: evil }),
      await post('/api/v1/office/players', { id: evil, name: evil, federation: 'AAA' }),
      await post('/api/v1/office/players/900002/rename', { name: evil }),
      await post('/api/v1/office/players/900002/titles', { title: evil }),
      await post('/api/v1/office/adjustments', { adjustment: evil, date: '2026-01-01' }),
      await admin.ask(`/api/v1/office/audit?subject=${encodeURIComponent(evil.toWellFormed())}`),
      await admin.ask(`/api/v1/accounts?cursor=${encodeURIComponent(evil.toWellFormed())}`),
      await admin.ask(`/api/v1/accounts/${encodeURIComponent(evil.toWellFormed())}`),
      await admin.ask(`/api/v1/jobs/${encodeURIComponent(evil.toWellFormed())}`),
    ];
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBeLessThan(500);
      expect(headers['content-type']).toMatch(/json/);
    }
    expect((await admin.ask('/api/v1/accounts')).statusCode).toBe(200);
  });
});
