import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { readWhole, rowsInBlocks, rowsOf, utf8 } from '../../../test/list-helpers.ts';
import { unescapeXml } from '../row/xml-text.ts';

const list = (...players: readonly string[]): string =>
  `<playerslist>\n${players.join('\n')}\n</playerslist>\n`;
const player = (id: string | number, name: string, more = ''): string =>
  `<player>\n<fideid>${id}</fideid>\n<name>${name}</name>\n${more}</player>`;

/** The players as read by saxes, a general XML parser. */
function withSaxes(text: string): Record<string, string>[] {
  const players: Record<string, string>[] = [];
  const parser = new SaxesParser();
  let path: string[] = [];
  let value = '';
  const add = (part: string): void => {
    value += part;
  };
  parser.on('opentag', ({ name }) => {
    path = [...path, name];
    if (name === 'player') players.push({});
    if (path.length === 3) value = '';
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const current = players.at(-1);
    if (path.length === 3 && current) current[name] = value.trim();
    path = path.slice(0, -1);
  });
  parser.write(text).close();
  return players;
}

async function withOurs(text: string): Promise<Record<string, string | undefined>[]> {
  const rows = await rowsOf(utf8(text));
  return rows.map(({ id, name, federation, ratings, birthYear }) => ({
    fideid: String(id),
    name,
    country: federation,
    rating: String(ratings.standard?.rating ?? 0),
    birthday: String(birthYear ?? 0),
  }));
}

const letters = fc.string({ unit: fc.constantFrom(...'aZé王&<>"\' ,-'), minLength: 1, maxLength: 30 });
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&#60;').replaceAll('>', '&#x3e;').replaceAll('"', '&quot;');
const space = fc.constantFrom('', '\n', ' ', '\r\n', '\n\t', '<!-- a <b> -->');
const element = (name: string, value: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(`<${name}>${escaped(value)}</${name}>`) },
    {
      weight: 1,
      arbitrary: fc.constant(`<${name} a="1>0" >${escaped(value)}</${name} >`.replace('1>0', '1')),
    },
    { weight: 1, arbitrary: fc.constant(`<${name}><![CDATA[${value.replaceAll(']', '')}]]></${name}>`) },
    { weight: 1, arbitrary: fc.constant(`<${name}>${escaped(value)}<!-- x --></${name}>`) },
  );

const playerXml = fc
  .record({
    fideid: fc.integer({ min: 1, max: 999_999_999 }).map(String),
    name: letters.map((name) => `x${name}x`),
    country: fc.constantFrom('NOR', 'FRA', 'CHN'),
    rating: fc.integer({ min: 0, max: 2900 }).map(String),
    birthday: fc.integer({ min: 1900, max: 2020 }).map(String),
    unknown: letters,
  })
  .chain((values) => fc.shuffledSubarray(Object.entries(values), { minLength: 6 }))
  .chain((entries) => fc.tuple(...entries.map(([name, value]) => fc.tuple(space, element(name, value)))))
  .map((parts) => `<player>${parts.flat().join('')}\n</player>`);

describe('XML is read as saxes reads it', () => {
  const document = fc
    .array(playerXml, { maxLength: 12 })
    .map((players) => `<?xml version="1.0"?>\n${list(...players)}`);

  test('any order, spacing and escaping', async () => {
    await fc.assert(
      fc.asyncProperty(document, async (text) => {
        const expected = withSaxes(text).map(({ unknown: _, ...rest }) => rest);
        expect(await withOurs(text)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  test('any chunks of bytes', () => {
    fc.assert(
      fc.property(document, fc.integer({ min: 1, max: 700 }), (text, size) => {
        expect(rowsInBlocks(utf8(text), size)).toEqual(rowsInBlocks(utf8(text), 1_000_000));
      }),
      { numRuns: 80 },
    );
  });
});

describe('irregular documents', () => {
  test.each([
    ['an empty list', '<playerslist></playerslist>', []],
    ['a list closed at once', '<playerslist/>', []],
    ['empty elements', list(player(2, 'A, B', '<rating/><sex />')), ['2 A, B']],
    ['unknown elements', list(player(2, 'A, B', '<club><name>Knights</name></club>')), ['2 A, B']],
    [
      'characters by number',
      list(player(2, 'M&#252;ller, &#x4e;&apos;x &unknown; &#99999999;')),
      ["2 Müller, N'x &unknown; &#99999999;"],
    ],
    ['text around elements', list(`<player>stray<fideid>2</fideid>stray<name>A</name></player>`), ['2 A']],
    ['a comment around a player', list(`<!-- ${player(1, 'Gone')} -->`, player(2, 'A')), ['2 A']],
    [
      'a comment inside',
      list('<player><!-- <fideid>1</fideid> --><fideid>2</fideid><name>A</name></player>'),
      ['2 A'],
    ],
    ['a document type', `<!DOCTYPE playerslist [<!ENTITY a "b">]>\n${list(player(2, 'A'))}`, ['2 A']],
    ['attributes on a player', list('<player no="1"><fideid>2</fideid><name>A</name></player>'), ['2 A']],
    ['other elements above', `<export><playerslist>${player(2, 'A')}</playerslist></export>`, ['2 A']],
  ])('%s', async (_, text, expected) => {
    const { rows, report } = await readWhole(utf8(text));
    expect(rows.map(({ id, name }) => `${id} ${name}`)).toEqual(expected);
    expect(report.hygiene.unreadable.count).toBe(0);
  });

  test.each([
    [
      'a player without an ID',
      list('<player><name>A</name></player>', player(2, 'B')),
      '<player><name>A</name></player>',
      2,
    ],
    [
      'a player that does not end',
      list('<player><fideid>1</fideid>', player(2, 'B')),
      '<player><fideid>1</fideid>\n',
      2,
    ],
    ['an empty player', list('<player/>', player(2, 'B')), '<player/>\n', 2],
    [
      'an element that does not end',
      list('<player>\n<fideid>1</fideid><name>A\n</player>', player(2, 'B')),
      '',
      0,
    ],
  ])('%s is skipped, the next one is read', async (_, text, shown, line) => {
    const { rows, report } = await readWhole(utf8(text));
    expect(rows.map(({ id }) => id)).toContain(2);
    if (line > 0)
      expect(report.hygiene.unreadable).toMatchObject({ count: 1, examples: [{ line, text: shown }] });
  });

  test('line numbers count all kinds of players', async () => {
    const broken = '<player><name>No ID</name></player>';
    const text = list(
      player(1, 'A'),
      player(2, 'B'),
      '<!--\n\n-->',
      player(3, '<![CDATA[C\n]]>'),
      player(4, 'D'),
      broken,
    );
    const { report } = await readWhole(utf8(text));
    const line = text.slice(0, text.indexOf(broken)).split('\n').length;
    expect(report.hygiene.unreadable.examples).toEqual([{ line, text: broken }]);
  });

  test.each([
    ['in a player', 40],
    ['between players', 62],
    ['before the last tag', -14],
    ['in the last tag', -6],
  ])('a file that ends %s is truncated', async (_, end) => {
    const { report } = await readWhole(utf8(list(player(1, 'Abelsen, Tor'), player(2, 'B')).slice(0, end)));
    expect(report.hygiene.truncated).toBe(true);
  });

  test('a player of more than 10,000 bytes is refused', async () => {
    const text = list(player(2, 'A'.repeat(10_001)));
    await expect(rowsOf(utf8(text))).rejects.toMatchObject({
      code: 'list-line-too-long',
      values: { limit: 10_000 },
    });
    await expect(rowsOf(utf8(text.slice(0, 10_200)))).rejects.toMatchObject({ code: 'list-line-too-long' });
  });

  test('a tag without an end is refused as quickly as a long text', async () => {
    const text = list(`<player><${'a'.repeat(60_000)}`);
    const start = process.cpuUsage().user;
    await expect(rowsOf(utf8(text.slice(0, 60_000)))).rejects.toMatchObject({ code: 'list-line-too-long' });
    expect(process.cpuUsage().user - start).toBeLessThan(2_000_000);
  });
});

test('nothing remains from players of another kind', async () => {
  const plain = Array.from({ length: 20 }, (_, index) => player(index + 10, 'A'));
  const rich = player(5, 'B', '<title>GM</title>\n<flag>w</flag>\n');
  const { rows } = await readWhole(
    utf8(list(...plain, rich, ...plain.map((each) => each.replace('<fideid>', '<fideid>1')))),
  );
  expect(rows.filter(({ title }) => title === 'GM').map(({ id }) => id)).toEqual([5]);
  expect(rows.filter(({ flag }) => flag === 'w')).toHaveLength(1);
});

test('invalid numbers are counted', async () => {
  const { rows, report } = await readWhole(
    utf8(list(player(2, 'A', '<rating>abc</rating><k>2.5</k><birthday>?</birthday>'))),
  );
  expect(rows[0]).toMatchObject({ birthYear: null, ratings: { standard: { rating: null, k: null } } });
  expect(report.hygiene.badNumbers).toEqual({ rating: 1, k: 1, birthYear: 1 });
});

test.each([
  ['A &amp; B', 'A & B'],
  ['&lt;b&gt;', '<b>'],
  ['<![CDATA[a<b]]>&amp;', 'a<b&'],
  ['a<!-- b -->c', 'ac'],
  ['a & b', 'a & b'],
])('%s means %s', (written, text) => expect(unescapeXml(written)).toBe(text));
