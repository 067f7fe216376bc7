import { defined } from '@eloquence/rating';
import { gzipSync, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  piecesOfLength,
  readWhole,
  rowsOf,
  SINGLE_HEADER,
  single,
  utf8,
} from '../../../test/list-helpers.ts';
import { LIST_LIMITS } from '../../list-limits.ts';
import { gunzipInBrowser } from './gzip.ts';

const rows = Array.from({ length: 300 }, (_, index) =>
  single(
    990001 + index,
    `Abelsen ${index * 7919}, Tor`,
    'NOR',
    'M',
    '',
    '',
    '',
    '',
    1800 + index,
    0,
    20,
    1990,
  ),
);
const list = utf8([SINGLE_HEADER, ...rows].join('\r\n'));
const ids = rows.map((_, index) => 990001 + index);
const read = async (bytes: Uint8Array) => (await rowsOf(bytes)).map(({ id }) => id);

/** A streamed zip: sizes are after the data. */
function streamedZip(files: Readonly<Record<string, Uint8Array>>, packed = true): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, bytes) => parts.push(bytes));
  for (const [name, bytes] of Object.entries(files)) {
    const file = packed ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    file.push(bytes, true);
  }
  zip.end();
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

describe('packed lists', () => {
  test.each([
    ['zip', zipSync({ 'list.txt': list }), 'zip', 'list.txt'],
    ['zip, not packed', zipSync({ 'list.txt': list }, { level: 0 }), 'zip', 'list.txt'],
    ['zip with sizes after the data', streamedZip({ 'list.txt': list }), 'zip', 'list.txt'],
    [
      'zip with sizes after the data, not packed',
      streamedZip({ 'list.txt': list }, false),
      'zip',
      'list.txt',
    ],
    ['zip with a folder', zipSync({ lists: { 'LIST.TXT': list } }), 'zip', 'lists/LIST.TXT'],
    [
      'zip with other files',
      zipSync({ 'readme.txt': utf8('hello'), 'a.pdf': utf8('x'), 'list.txt': list }),
      'zip',
      'list.txt',
    ],
    [
      'zip with others after it',
      streamedZip({ 'list.txt': list, 'notes.txt': utf8('x') }),
      'zip',
      'list.txt',
    ],
    ['zip with others before it', streamedZip({ 'a.pdf': utf8('xyz'), 'list.txt': list }), 'zip', 'list.txt'],
    ['gzip', gzipSync(list), 'gzip', null],
  ])('%s', async (_, bytes, packing, member) => {
    const { rows: found, report } = await readWhole(piecesOfLength(bytes, [977]));
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(report).toMatchObject({ packing, member });
  });

  test('two gzips in one file', async () => {
    const half = list.length >> 1;
    const both = [...gzipSync(list.subarray(0, half)), ...gzipSync(list.subarray(half))];
    expect(await read(Uint8Array.from(both))).toEqual(ids);
  });

  test('data with signatures inside and sizes after it', async () => {
    const trap = `${rows[0]?.slice(0, 15)}PK\x03\x04 PK\x01\x02${rows[0]?.slice(24)}`;
    const bytes = streamedZip({ 'list.txt': utf8(`${SINGLE_HEADER}\n${trap}\n${rows[1]}\n`) }, false);
    expect(await read(bytes)).toEqual([990001, 990002]);
  });

  test('a zip with 64-bit sizes', async () => {
    expect(await read(zip64Of('list.txt', list))).toEqual(ids);
  });
});

/** One stored member with 64-bit sizes. */
function zip64Of(name: string, data: Uint8Array): Uint8Array {
  const plain = zipSync({ [name]: data }, { level: 0 });
  const end = plain.length - 22;
  const directory = new DataView(plain.buffer).getUint32(end + 16, true);
  const entry = plain.slice(directory, end);
  const entryView = new DataView(entry.buffer);
  for (const place of [20, 24, 42]) entryView.setUint32(place, 0xffffffff, true);
  entryView.setUint16(30, 28, true);
  const extra = new DataView(new ArrayBuffer(28));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 24, true);
  extra.setBigUint64(4, BigInt(data.length), true);
  extra.setBigUint64(12, BigInt(data.length), true);
  const end64 = new DataView(new ArrayBuffer(56 + 20));
  const size = entry.length + 28;
  end64.setUint32(0, 0x06064b50, true);
  end64.setBigUint64(4, 44n, true);
  end64.setBigUint64(32, 1n, true);
  end64.setBigUint64(40, BigInt(size), true);
  end64.setBigUint64(48, BigInt(directory), true);
  end64.setUint32(56, 0x07064b50, true);
  end64.setBigUint64(64, BigInt(directory + size), true);
  const last = plain.slice(end);
  new DataView(last.buffer).setUint32(16, 0xffffffff, true);
  return Uint8Array.from([
    ...plain.subarray(0, directory),
    ...entry,
    ...new Uint8Array(extra.buffer),
    ...new Uint8Array(end64.buffer),
    ...last,
  ]);
}

const changed = (bytes: Uint8Array, at: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at < 0 ? copy.length + at : at] = value;
  return copy;
};

/** With another byte in the directory's entry of the first member. */
const withEntry = (zip: Uint8Array, at: number, value: number): Uint8Array =>
  changed(zip, new DataView(zip.buffer).getUint32(zip.length - 6, true) + at, value);

test('a zip with changed data is corrupt', async () => {
  const stored = zipSync({ 'list.txt': list }, { level: 0 });
  await expect(read(changed(stored, 400, 0x21))).rejects.toMatchObject({ code: 'packed-corrupt' });
});

test('other members that may be lists are named', async () => {
  const zip = zipSync({ 'readme.txt': list, 'standard.txt': list, 'rapid.txt': list, 'x.pdf': list });
  const { report } = await readWhole(zip);
  expect(report).toMatchObject({ member: 'standard.txt', otherMembers: ['rapid.txt'] });
});

describe('unsupported archives are refused by name', () => {
  const good = zipSync({ 'list.txt': list });
  const inner = zipSync({ 'inner.zip': good });
  test.each([
    ['a zip in a zip', inner, 'zip-nested', { name: 'inner.zip' }],
    ['a zip named as a list', zipSync({ 'list.txt': good }), 'zip-nested', { name: 'list.txt' }],
    ['a gzip in a zip', zipSync({ 'list.txt': gzipSync(list) }), 'zip-nested', { name: 'list.txt' }],
    ['a zip in a gzip', gzipSync(good), 'zip-nested', { found: 'zip in gzip' }],
    [
      'a nested zip after the list',
      zipSync({ 'list.txt': list, 'more.tgz': list }),
      'zip-nested',
      { name: 'more.tgz' },
    ],
    ['an absolute path', zipSync({ '/etc/list.txt': list }), 'zip-path', { name: '/etc/list.txt' }],
    ['a drive', zipSync({ 'C:\\list.txt': list }), 'zip-path', { name: 'C:\\list.txt' }],
    ['a path with ..', zipSync({ 'a/../../list.txt': list }), 'zip-path', { name: 'a/../../list.txt' }],
    [
      'a path with .. and backslashes',
      zipSync({ '..\\list.txt': list }),
      'zip-path',
      { name: '..\\list.txt' },
    ],
    [
      'many members',
      zipSync(Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`list${index}.txt`, list]))),
      'zip-members',
      { found: 17, limit: LIST_LIMITS.members },
    ],
    ['no list', zipSync({ 'a.pdf': list }), 'zip-without-list', { found: 'a.pdf' }],
    ['an empty zip', zipSync({}), 'zip-without-list', {}],
    ['a password', withEntry(good, 8, 1), 'zip-encrypted', { name: 'list.txt' }],
    ['another compression', withEntry(good, 10, 14), 'zip-method', { name: 'list.txt', found: 14 }],
    ['more than 2 GB', withEntry(good, 27, 0x80), 'list-too-large', { limit: LIST_LIMITS.unpacked }],
    ['an invalid list', zipSync({ 'list.txt': utf8('hello') }), 'list-not-recognised', { found: 'hello' }],
  ])('%s', async (_, bytes, code, values) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({ name: 'ListError', code, values });
  });

  test.each([
    ['a zip with its size', zipSync({ 'list.txt': list })],
    ['a zip without its size', streamedZip({ 'list.txt': list })],
    ['a zip with a wrong size', withEntry(withEntry(zipSync({ 'list.txt': list }), 25, 0), 24, 9)],
    ['a gzip', gzipSync(list)],
    ['plain bytes', list],
  ])('%s is unpacked up to the limit', async (_, bytes) => {
    const limits = { unpacked: 2000 };
    await expect(rowsOf(bytes, { limits })).rejects.toMatchObject({
      code: 'list-too-large',
      values: { limit: 2000 },
    });
  });
});

describe('damaged archives', () => {
  const packed = zipSync({ 'list.txt': list });
  const streamed = streamedZip({ 'list.txt': list });
  const stored = zipSync({ 'list.txt': list }, { level: 0 });
  const gzipped = gzipSync(list);

  test.each([
    ['zip', packed],
    ['zip with sizes after the data', streamed],
    ['zip, not packed', stored],
    ['gzip', gzipped],
  ])('a %s truncated anywhere', async (_, bytes) => {
    for (let length = 5; length < bytes.length; length += Math.ceil(bytes.length / 40)) {
      const cut = rowsOf(bytes.subarray(0, length));
      await expect(cut, `${length} bytes`).rejects.toMatchObject({
        code: expect.stringMatching(/^packed-(?:truncated|corrupt)$/),
      });
    }
    await expect(rowsOf(bytes.subarray(0, bytes.length - 1))).rejects.toMatchObject({
      code: 'packed-truncated',
    });
  });

  test.each([
    ['zip', packed],
    ['zip, not packed', stored],
    ['gzip', gzipped],
  ])('a %s with a changed bit', async (_, bytes) => {
    const middle = bytes.length >> 1;
    const damaged = changed(bytes, middle, defined(bytes[middle]) ^ 1);
    await expect(rowsOf(damaged)).rejects.toMatchObject({ name: 'ListError' });
  });

  test.each([
    ['another size', withEntry(packed, 24, 1)],
    ['another checksum', withEntry(packed, 16, defined(packed[14]) ^ 1)],
    ['a gzip with another checksum', changed(gzipped, -8, defined(gzipped.at(-8)) ^ 1)],
    ['a gzip with something after it', Uint8Array.from([...gzipped, 1, 2, 3, 4, 5])],
    ['members missing', changed(packed, -12, 2)],
    [
      'something before the end record',
      Uint8Array.from([...packed.subarray(0, -22), 1, 2, 3, 4, ...packed.subarray(-22)]),
    ],
  ])('%s', async (_, bytes) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({ code: expect.stringMatching(/^packed-/) });
  });
});

test('a gzip is unpacked with the functions of browsers', async () => {
  async function* bytewise(): AsyncGenerator<Uint8Array> {
    yield* piecesOfLength(gzipSync(utf8('hello hello hello')), [1]);
  }
  let text = '';
  for await (const chunk of gunzipInBrowser(bytewise(), new DecompressionStream('gzip'))) {
    text += new TextDecoder().decode(chunk);
  }
  expect(text).toBe('hello hello hello');
});

test.each([
  ['zip', zipSync({ 'a.pdf': utf8('xyz'), 'list.txt': list })],
  ['zip, not packed', zipSync({ 'a.pdf': utf8('xyz'), 'list.txt': list }, { level: 0 })],
  ['gzip', gzipSync(list)],
])('a %s that comes byte by byte', async (_, bytes) => {
  expect((await rowsOf(piecesOfLength(bytes, [1]))).map(({ id }) => id)).toEqual(ids);
});
