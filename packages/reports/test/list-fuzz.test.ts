import fc from 'fast-check';
import { gzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ListError } from '../src/list-error.ts';
import { COMBINED_HEADER, combined, readWhole, SINGLE_HEADER, single, utf8 } from './list-helpers.ts';

const text = [
  SINGLE_HEADER,
  single(990001, 'Abelsen, Tor', 'NOR', 'M', 'GM', '', 'FST', '', 2738, 0, 10, 1979, 'i'),
  single(990002, 'Åström, 王', 'SWE', 'F', 'WCM', 'WCM', 'FA,NI', 'AFM', 1807, 12, 40, 2013, 'w'),
  single(990003, 'Cazin, Remy', 'FRA', 'M', '', '', '', '', 1500, 3, 20, 0),
].join('\r\n');
const xml =
  '<?xml version="1.0"?><playerslist><player><fideid>1</fideid><name>A &amp; B</name><rating>2000</rating></player>\n' +
  '<player><fideid>2</fideid><name><![CDATA[C]]></name><!-- x --><rating/></player></playerslist>';
const LISTS: Readonly<Record<string, Uint8Array>> = {
  single: utf8(text),
  combined: utf8(
    `${COMBINED_HEADER}\n${combined(2, 'A', 'NOR', 'M', '', '', '', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 1990)}`,
  ),
  old: utf8('  990007  Gruber, Anton                     g   AUT  2486    9  1990      \n'.repeat(3)),
  XML: utf8(xml),
  CSV: utf8('id,name,rating\n1,"A ""x""",2000\n2,B,\n'),
  zip: zipSync({ 'list.txt': utf8(text) }),
  gzip: gzipSync(utf8(xml)),
};

/** A stretch of the file taken out, put in twice, or replaced. */
const change = fc.record({
  at: fc.nat(2000),
  length: fc.nat(40),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 12 }),
    fc
      .constantFrom(
        '\n',
        '\r',
        '<',
        '>',
        '<player>',
        '</player>',
        ']]>',
        '-->',
        '"',
        ',',
        '\0',
        'é',
        ' '.repeat(50),
      )
      .map(utf8),
  ),
});

function mutate(
  bytes: Uint8Array,
  changes: readonly { at: number; length: number; bytes: Uint8Array }[],
): Uint8Array {
  let result = bytes;
  for (const { at, length, bytes: put } of changes) {
    const from = at % (result.length + 1);
    result = Uint8Array.from([...result.subarray(0, from), ...put, ...result.subarray(from + length)]);
  }
  return result;
}

describe('any bytes give rows or a ListError', () => {
  test.each(Object.entries(LISTS))('%s', async (_, bytes) => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        const outcome = await readWhole(mutate(bytes, changes)).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ListError);
      }),
      { numRuns: 80 },
    );
  });

  test('random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const outcome = await readWhole(bytes).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ListError);
      }),
      { numRuns: 100 },
    );
  });
});
