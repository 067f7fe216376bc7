import { defined } from '@eloquence/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { take, testOffice } from '../src/imports/imports.test-helper.ts';
import type { LostRow } from '../src/imports/losses.ts';
import type { Office } from '../src/office.ts';
import { freshStores } from './stores.ts';

type Starts = readonly number[];
type Cells = readonly (string | number)[];

/** Columns: ID, name, title, federation, rating, games, birth, flag; 2001 has no birth. */
const S2001: Starts = [0, 12, 45, 51, 59, 65, -1, 71];
const S2002: Starts = [0, 12, 45, 51, 59, 65, 71, 80];
const S2003: Starts = [0, 10, 43, 48, 53, 58, 63, 74];
const S2004: Starts = [0, 10, 43, 46, 53, 59, 64, 73];
const S2007: Starts = [0, 10, 44, 48, 53, 59, 64, 70];
const S2013: Starts = [0, 15, 84, 76, 109, 115, 122, 128];
const S2016: Starts = [0, 15, 84, 76, 113, 119, 126, 132];
const S2015C: Starts = [0, 15, 84, 76, 109, 115, 148, 154];
const S2016C: Starts = [0, 15, 84, 76, 113, 119, 152, 158];

const HEAD =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit';
const NAMES = HEAD.padEnd(109);

const LAYOUTS: Readonly<Record<string, readonly [header: string, starts: Starts]>> = {
  '2001': ['  ID_NUMBER NAME                             TITLE COUNTRY JAN01 GAMES FLAG', S2001],
  '2002': ['  ID_NUMBER NAME                             TITLE COUNTRY JAN02 GAMES BIRTHDAY FLAG ', S2002],
  '2003': ['ID_NUMBER NAME                         TITLE COUNTRY JAN03 GAMES BIRTHDAY  FLAG', S2003],
  '2004 without a header': ['', S2004],
  '2004': ['ID_NUMBER NAME                         TITLE COUNTRY APR04 GAMES BIRTHDAY FLAG', S2004],
  '2005': ['ID_NUMBER NAME                             TITLE COUNTRY JAN05 GAMES BIRTHDAY FLAG', S2003],
  '2006': ['ID number Name                              TitlFed  Jan06 GamesBorn  Flag', S2007],
  '2007 to 2012': ['ID number Name                              TitlFed  Mar11 GamesBorn  Flag', S2007],
  '2013': [`${NAMES}dec13 Gms K  B-day Flag`, S2013],
  '2015, combined': [`${NAMES}SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag`, S2015C],
  '2016': [`${NAMES}FOA OCT26 Gms K  B-day Flag`, S2016],
  '2016, combined': [`${NAMES}FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag`, S2016C],
};

/** Text that overflows its column pushes the next cell to the right, as in the real lists. */
function textLine(starts: Starts, cells: Cells): string {
  const placed = cells
    .map((cell, index) => [defined(starts[index]), String(cell)] as const)
    .filter(([start, cell]) => start >= 0 && cell !== '')
    .sort(([a], [b]) => a - b);
  let text = '';
  for (const [start, cell] of placed) text = text.padEnd(start) + cell;
  return text.padEnd(Math.max(...starts) + 4);
}

const csvLine = (cells: Cells): string =>
  cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join();

const XML = ['fideid', 'name', 'title', 'country', 'rating', 'games', 'birthday', 'flag'];
const escaped = (text: string | number): string =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const xmlElement = (cells: Cells): string =>
  `<player>${cells.map((cell, index) => `<${XML[index]}>${escaped(cell)}</${XML[index]}>`).join('')}</player>`;

const WORDS = [
  'Alder',
  'Bo',
  'von',
  "d'Elm",
  'GM',
  'Ü.',
  'Nakashima-Birch',
  'x',
  'Jr',
  '(wf)',
  '2100',
  'IND',
];
const name = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 20 })
  .chain((words) => fc.integer({ min: 1, max: 80 }).map((length) => words.join(' ').slice(0, length).trim()));
const member: fc.Arbitrary<Cells> = fc
  .tuple(
    // Some IDs repeat, some are invalid.
    fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 100_000, max: 100_060 }) },
      fc.constantFrom(0, 'x7', ''),
    ),
    fc.oneof({ weight: 12, arbitrary: name }, fc.constantFrom('BYE', '', 'no player')),
    fc.constantFrom('', '', 'g', 'wf', 'GM', 'WIM'),
    fc.constantFrom('NOR', 'SWE', '', 'N'),
    fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: 1000, max: 2900 }) },
      fc.constantFrom('', 0, 9999, '21O0'),
    ),
    fc.constantFrom(0, 7, '', 300),
    fc.constantFrom('', '05.11.81', '1981', '0000'),
    fc.constantFrom('', 'i', 'wi', 'w'),
  )
  .map((cells) => cells);
const members = fc.array(member, { minLength: 1, maxLength: 60 });
/** A list has ordinary rows too; without any, the whole file is refused. */
const ORDINARY: readonly Cells[] = Array.from({ length: 100 }, (_, index) => [
  ...[200_000 + index, `Cedar, ${'Bo'.repeat(1 + (index % 6))}`, '', 'NOR', 1800 + index, 3, '1981', ''],
]);

describe('rows in the file are rows taken and rows named', () => {
  const fresh = freshStores('sqlite');
  let office: Office | undefined;

  async function check(before: readonly string[], rows: readonly string[], after: readonly string[] = []) {
    // Nothing is written, so all share one store.
    office ??= testOffice(await fresh());
    const named: LostRow[] = [];
    const text = [...before, ...rows, ...after, ''].join('\n');
    const report = await take(office, new TextEncoder().encode(text), '2016-01-01', {
      ...{ name: 'list', cadence: null, dryRun: true },
      onLoss: (row) => named.push(row),
    });
    expect(report.losses.count).toBe(named.length);
    // A player with an impossible rating is imported without it.
    const lost = named.filter(({ reason }) => reason !== 'bad-rating');
    expect(new Set(lost.map(({ line }) => line)).size).toBe(lost.length);
    expect(report.players.rows + lost.length).toBe(rows.length);
  }

  test.each(Object.entries(LAYOUTS))('%s', async (_, [header, starts]) => {
    await fc.assert(
      fc.asyncProperty(members, async (some) => {
        const rows = [...ORDINARY, ...some].map((cells) => textLine(starts, cells));
        await check(
          header === '' ? [] : [header],
          rows.filter((row) => row.trim() !== ''),
        );
      }),
      { numRuns: 8 },
    );
  });

  test('CSV', async () => {
    await fc.assert(
      fc.asyncProperty(members, (some) =>
        check(['id,name,title,federation,rating,games,birthYear,flag'], [...ORDINARY, ...some].map(csvLine)),
      ),
      { numRuns: 8 },
    );
  });

  test('XML', async () => {
    await fc.assert(
      fc.asyncProperty(members, (some) =>
        check(['<playerslist>'], [...ORDINARY, ...some].map(xmlElement), ['</playerslist>']),
      ),
      { numRuns: 8 },
    );
  });
});
