import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ByteStream } from '../src/list/unpack/source.ts';
import {
  COMBINED_HEADER,
  combined,
  latin1,
  piecesOfLength,
  readWhole,
  rowsInBlocks,
  rowsOf,
  SINGLE_HEADER,
  single,
  utf8,
} from './list-helpers.ts';

const rows = Array.from({ length: 60 }, (_, index) =>
  single(
    990001 + index,
    index % 7 === 0 ? 'Åström, Žofie 王' : `Abelsen ${index}, Tor`,
    'NOR',
    'F',
    '',
    '',
    '',
    '',
    1800 + index,
    index % 20,
    20,
    1990,
    'w',
  ),
);
const shifted = `${rows[3]?.slice(0, 94)}SI,FI,LSI,SLI,NAAFM 1800  0   20 1990      `;
const LISTS = {
  single: utf8([SINGLE_HEADER, ...rows, shifted, 'rubbish', ...rows].join('\r\n')),
  'Latin-1': latin1([SINGLE_HEADER, ...rows.map((row) => row.replaceAll(/[^ -~]/g, 'ö'))].join('\n')),
  combined: utf8(
    [COMBINED_HEADER, combined(2, 'A, B', 'NOR', 'M', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 1990)].join(
      '\r',
    ),
  ),
};

describe.each(Object.entries(LISTS))('chunks of any size give the same rows: %s', (_, bytes) => {
  test.each([1, 2, 3, 7, 64, 1000, 65_536])('%i bytes', async (length) => {
    expect(await readWhole(piecesOfLength(bytes, [length]))).toEqual(await readWhole(bytes));
  });

  test('of any size', async () => {
    const expected = await readWhole(bytes);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 30 }),
        async (lengths) => {
          expect(await readWhole(piecesOfLength(bytes, lengths))).toEqual(expected);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('in blocks of any size', () => {
    const whole = rowsInBlocks(bytes, 1_000_000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (size) => {
        expect(rowsInBlocks(bytes, size)).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });
});

test.each([
  ['a name in ASCII', 'Abelsen, Tor'],
  ['a name outside it', 'Åström, Žofie'],
])('a row without trailing spaces is read the same beside %s', async (_, name) => {
  const short = `${rows[5]?.slice(0, 126)}19`;
  const other = single(2, name, 'NOR', 'M', '', '', '', '', 1800, 0, 20, 1990);
  const read = await rowsOf(utf8([SINGLE_HEADER, ...rows, other, short, ...rows].join('\n')));
  expect(read[rows.length + 1]).toMatchObject({ id: 990006, birthYear: 19 });
});

test.each(Object.entries(LISTS))(
  'visiting a list and iterating over it give the same rows: %s',
  async (_, bytes) => {
    const { scanList } = await import('../src/list/scan-list.ts');
    const visited: unknown[] = [];
    const report = await scanList(bytes, (record) => visited.push(record.toRow()));
    expect(await readWhole(bytes)).toEqual({ rows: visited, report });
  },
);

describe('a list is read from', () => {
  const bytes = LISTS.single;
  const count = 121;

  test('bytes', async () => expect(await rowsOf(bytes)).toHaveLength(count));
  test('pieces', async () =>
    expect(await rowsOf([bytes.subarray(0, 99), bytes.subarray(99)])).toHaveLength(count));
  test('a stream', async () => {
    const stream = new Blob([bytes.slice()]).stream();
    expect(await rowsOf(stream)).toHaveLength(count);
  });

  test('a stream that cannot be iterated over', async () => {
    let cancelled = false;
    const reader = new Blob([bytes.slice()]).stream().getReader();
    const stream: ByteStream = {
      getReader: () => ({
        read: () => reader.read(),
        cancel: async () => {
          cancelled = true;
        },
      }),
    };
    expect(await rowsOf(stream)).toHaveLength(count);
    expect(cancelled).toBe(true);
  });

  test('anything else is refused', async () => {
    const texts = ['text'] as unknown as Uint8Array[];
    await expect(rowsOf(texts)).rejects.toMatchObject({ code: 'list-source' });
  });

  test('a source is closed when the reader stops', async () => {
    let closed = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        yield utf8(`${SINGLE_HEADER}\n`);
        for (;;) yield utf8(`${rows.join('\n')}\n`);
      } finally {
        closed = true;
      }
    }
    const { readList } = await import('../src/list/read-list.ts');
    for await (const row of readList(source())) if (row.id === 990002) break;
    expect(closed).toBe(true);
  });

  test('an error of the source is passed on', async () => {
    async function* source(): AsyncGenerator<Uint8Array> {
      yield utf8(`${SINGLE_HEADER}\n`);
      throw new Error('connection lost');
    }
    await expect(rowsOf(source())).rejects.toThrow('connection lost');
  });
});

test('a line of more than 10,000 bytes is refused', async () => {
  const header = utf8(`${SINGLE_HEADER}\n`);
  const refused = { code: 'list-line-too-long', values: { line: 2, limit: 10_000 } };
  await expect(rowsOf([header, utf8('x'.repeat(10_001))])).rejects.toMatchObject(refused);
  await expect(rowsOf([header, utf8(`${'x'.repeat(500_000)}\n`)])).rejects.toMatchObject(refused);
  expect(await rowsOf([header, utf8('x'.repeat(10_000))])).toEqual([]);
});
