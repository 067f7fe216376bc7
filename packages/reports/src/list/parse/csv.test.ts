import { describe, expect, test } from 'vitest';
import { readWhole, rowsInBlocks, rowsOf, utf8 } from '../../../test/list-helpers.ts';

const HEADER = 'id,name,federation,rating,games,k,birthYear,flag';
const read = (...lines: readonly string[]) => readWhole(utf8([HEADER, ...lines].join('\r\n')));

describe('records', () => {
  test.each([
    ['plain', '2,Abelsen,NOR,1800,0,20,1990,', 'Abelsen'],
    ['quoted', '2,"Abelsen, Tor",NOR,1800,0,20,1990,i', 'Abelsen, Tor'],
    ['everything quoted', '"2","Abelsen, Tor","NOR","1800","0","20","1990","i"', 'Abelsen, Tor'],
    ['a quote in quotes', '2,"Abelsen ""Tor""",NOR,1800,0,20,1990,', 'Abelsen "Tor"'],
    ['a line end in quotes', '2,"Abelsen\n Tor",NOR,1800,0,20,1990,', 'Abelsen\n Tor'],
    ['spaces around', ' 2 , Abelsen ,NOR, 1800 ,0,20,1990,', 'Abelsen'],
    ['letters outside ASCII', '2,"Åström, 王",NOR,1800,0,20,1990,', 'Åström, 王'],
  ])('%s', async (_, record, name) => {
    const { rows, report } = await read(record, '', '3,Bo,SWE,1700,1,40,2000,w');
    expect(rows.map((row) => row.name)).toEqual([name, 'Bo']);
    expect(rows[0]).toMatchObject({
      id: 2,
      federation: 'NOR',
      birthYear: 1990,
      ratings: { standard: { rating: 1800, k: 20 } },
    });
    expect(report).toMatchObject({ format: 'csv', hygiene: { rows: 2, unreadable: { count: 0 } } });
  });

  test.each([
    ['a cell too many', '2,Abelsen, Tor,NOR,1800,0,20,1990,'],
    ['cells missing', '2,Abelsen'],
    ['no ID', ',Abelsen,NOR,1800,0,20,1990,'],
  ])('%s', async (_, record) => {
    const { rows, report } = await read(record, '3,Bo,SWE,1700,1,40,2000,w');
    expect(rows.map(({ id }) => id)).toEqual([3]);
    expect(report.hygiene.unreadable).toEqual({ count: 1, examples: [{ line: 2, text: record }] });
  });

  test('an unclosed quote takes the rest of the file', async () => {
    const { rows, report } = await read(
      '3,Bo,SWE,1700,1,40,2000,w',
      '2,"Abelsen,NOR',
      '4,C,SWE,1700,1,40,2000,',
    );
    expect(rows.map(({ id }) => id)).toEqual([3]);
    expect(report.hygiene.unreadable).toMatchObject({ count: 1, examples: [{ line: 3 }] });
  });

  test('a record of more than 10,000 bytes is refused', async () => {
    await expect(rowsOf(utf8(`${HEADER}\n2,"${'a'.repeat(20_000)}`))).rejects.toMatchObject({
      code: 'list-line-too-long',
      values: { line: 2, limit: 10_000 },
    });
  });
});

test('three cadences by column names', async () => {
  const text = 'id;name;standardRating;rapidRating;rapidK;blitzGames\n2;A;2000;2100;20;7\n';
  const [row] = await rowsOf(utf8(text));
  expect(row?.ratings).toEqual({
    standard: { rating: 2000, games: null, k: null },
    rapid: { rating: 2100, games: null, k: 20 },
    blitz: { rating: null, games: 7, k: null },
  });
});

test.each(['\n', '\r\n', '\r'])('any chunks of bytes, with line end %j', (end) => {
  const records = ['2,"A\n""x"", b",NOR,1800,0,20,1990,', '3,Bö,SWE,1700,1,40,2000,w', '', '4,C,SWE,,,,,'];
  const bytes = utf8([HEADER, ...records].join(end));
  const whole = rowsInBlocks(bytes, 100_000);
  expect(whole).toHaveLength(3);
  for (let size = 1; size < 120; size += 1) expect(rowsInBlocks(bytes, size)).toEqual(whole);
});
