import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { redactPlayer, writeStoredList } from '../../office/src/index.ts';
import { eachStore } from '../../office/test/stores.ts';
import { openService, type Service } from './service.ts';

const FORMATS = ['txt', 'xml', 'csv', 'json'] as const;

eachStore((fresh) => {
  let service: Service;
  const get = async (url: string) => (await service.ask(`/api/v1${url}`)).json();

  beforeAll(async () => {
    service = await openService(fresh);
  });

  /** The output of `office export`. */
  async function exported(format: (typeof FORMATS)[number], combined = false): Promise<Buffer> {
    const options = {
      date: '2025-12-01',
      format,
      ...(combined ? { combined } : { cadence: 'standard' as const }),
    };
    const writing = await writeStoredList(service.office, options);
    const pieces: Uint8Array[] = [];
    for await (const piece of writing.bytes()) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  test('published lists, newest first', async () => {
    const { items } = await get('/lists');
    expect(
      items.map(({ date, source, players }: Record<string, unknown>) => [date, source, players]),
    ).toEqual([
      ['2025-12-01', 'computed', 6],
      ['2025-11-01', 'imported', 6],
    ]);
    expect(items[0].hash).toMatch(/^[\da-f]{64}$/);
    expect((await get('/lists?cadence=rapid')).items).toEqual([]);
    expect((await get('/lists?revisions=true')).items).toHaveLength(2);
  });

  test('a page has ranks and changes', async () => {
    const page = await get('/lists/standard/2025-12-01?limit=2');
    expect(page).toMatchObject({ before: '2025-11-01', count: 6, next: '2' });
    expect(page.items[0]).toMatchObject({ rank: 1, id: '900001', name: 'Alder, Ann', games: 3, k: 20 });
    expect(page.items[0].change).toBe(page.items[0].rating - 2200);
    const rest = await get('/lists/standard/2025-12-01?limit=100&cursor=2');
    expect([rest.items.length, rest.next]).toEqual([4, null]);
  });

  test.each([
    ['federation=AAA', 6],
    ['federation=BBB', 0],
    ['sex=F', 0],
    ['oldest=20', 1],
    ['youngest=50', 2],
    ['active=true', 6],
    ['kind=delisted', 0],
    ['title=GM', 0],
    ['revision=1', 6],
  ])('a page with %s', async (query, count) => {
    expect((await get(`/lists/standard/2025-12-01?${query}`)).count).toBe(count);
  });

  test.each([
    ['/lists/standard/2025-10-01', 404, 'list-unknown'],
    ['/lists/rapid/2025-12-01', 404, 'list-unknown'],
    ['/lists/standard/2025-12-01?revision=7', 404, 'revision-unknown'],
    ['/lists/standard/2025-12-01/summary?revision=7', 404, 'revision-unknown'],
    ['/lists/standard/2025-12-01.txt?revision=7', 404, 'revision-unknown'],
    ['/lists/combined/2025-12-01.txt?revision=7', 404, 'revision-unknown'],
    ['/lists/rapid/2025-12-01?revision=7', 404, 'list-unknown'],
    ['/lists/slow/2025-12-01', 400, 'invalid-request'],
    ['/lists/standard/today', 400, 'invalid-request'],
    ['/lists/standard/2025-12-01.pdf', 400, 'invalid-request'],
    ['/lists/standard/2025-12-01?cursor=-1', 400, 'invalid-request'],
    ['/lists/standard/2025-12-01?limit=1001', 400, 'invalid-request'],
    ['/lists/combined/2024-01-01.csv', 404, 'list-unknown'],
  ])('%s is refused', async (url, status, code) => {
    const answer = await service.ask(`/api/v1${url}`);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  describe.each(FORMATS)('a whole list as %s', (format) => {
    const url = `/api/v1/lists/standard/2025-12-01.${format}`;

    test('is what the office exports', async () => {
      const answer = await service.ask(url);
      expect(answer.statusCode).toBe(200);
      expect(Buffer.compare(answer.rawPayload, await exported(format))).toBe(0);
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="standard-2025-12-01.${format}"`,
      );
    });

    test('zipped as well', async () => {
      const { rawPayload, headers } = await service.ask(`${url}.zip`);
      expect(headers['content-type']).toBe('application/zip');
      expect(Buffer.compare(unzipped(rawPayload), await exported(format))).toBe(0);
    });

    test('of all cadences', async () => {
      const { rawPayload } = await service.ask(`/api/v1/lists/combined/2025-12-01.${format}`);
      expect(Buffer.compare(rawPayload, await exported(format, true))).toBe(0);
    });

    test('answers 304 and HEAD without a body', async () => {
      const { headers } = await service.ask(url, { method: 'HEAD' });
      const etag = String(headers.etag);
      const again = await service.ask(url, { headers: { 'if-none-match': `"x", ${etag}` } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    });
  });

  test('a named revision is cacheable, the current one is revalidated', async () => {
    const current = await service.ask('/api/v1/lists/standard/2025-12-01.csv');
    const named = await service.ask('/api/v1/lists/standard/2025-12-01.csv?revision=1');
    expect(current.headers['cache-control']).toBe('public, no-cache');
    expect(named.headers['cache-control']).toContain('immutable');
  });

  test('the federations of the newest list', async () => {
    expect(await get('/federations')).toEqual({
      list: '2025-12-01',
      items: [{ federation: 'AAA', rated: 6, active: 6 }],
    });
    expect(await get('/federations?cadence=blitz')).toEqual({ list: null, items: [] });
  });

  test('a redacted name is gone from every list, despite caches', async () => {
    const url = '/api/v1/lists/standard/2025-11-01.txt';
    const before = await service.ask(url);
    await redactPlayer(service.office, '900006', 'asked for');
    const after = await service.ask(url, { headers: { 'if-none-match': String(before.headers.etag) } });
    expect(after.statusCode).toBe(200);
    expect(after.body).not.toContain('Fir, Finn');
    expect((await service.ask('/api/v1/lists/standard/2025-11-01')).body).not.toContain('Fir, Finn');
  });
});

/** The one file of an archive, by its local header. */
function unzipped(archive: Buffer): Buffer {
  expect(archive.readUInt32LE(0)).toBe(0x04034b50);
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const central = archive.readUInt32LE(end + 16);
  expect(archive.readUInt32LE(central)).toBe(0x02014b50);
  const packed = archive.readUInt32LE(central + 20);
  const start = 30 + archive.readUInt16LE(26) + archive.readUInt16LE(28);
  const content = inflateRawSync(archive.subarray(start, start + packed));
  expect(content.length).toBe(archive.readUInt32LE(central + 24));
  return content;
}
