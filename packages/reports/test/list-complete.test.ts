import { defined } from '@eloquence/rating';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KNOWN_LAYOUTS } from '../src/list/layout/fide-layouts.ts';
import { BIRTH, FEDERATION, type Field, NAME, TITLE } from '../src/list/row/fields.ts';
import { COMBINED_HEADER, line, readWhole, SINGLE_HEADER, utf8 } from './list-helpers.ts';

/** The layouts until 2012, in which names run into the title's column. */
const EARLY = {
  2001: ['  ID_NUMBER NAME                             TITLE COUNTRY JAN01 GAMES FLAG', 'single-2001'],
  2002: [
    '  ID_NUMBER NAME                             TITLE COUNTRY JAN02 GAMES BIRTHDAY FLAG ',
    'single-2002',
  ],
  2003: ['ID_NUMBER NAME                         TITLE COUNTRY JAN03 GAMES BIRTHDAY  FLAG', 'single-2003'],
  2004: ['', 'single-2004'],
  '2004 with a header': [
    'ID_NUMBER NAME                         TITLE COUNTRY APR04 GAMES BIRTHDAY FLAG',
    'single-2004',
  ],
  2005: ['ID_NUMBER NAME                             TITLE COUNTRY JAN05 GAMES BIRTHDAY FLAG', 'single-2003'],
  2006: [
    'ID number Name                              TitlFed  Jan06 GamesBorn  Flag\n-----------------------------',
    'single-2007',
  ],
  2007: ['ID number Name                              TitlFed  Mar11 GamesBorn  Flag', 'single-2007'],
} as const;

const TITLES = { '': '', g: 'GM', m: 'IM', f: 'FM', wg: 'WGM', wm: 'WIM', wf: 'WFM' } as const;

/** A text of any length, in words that are not titles. */
const nameOf = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom('A', 'B', 'D', 'E', 'H'), fc.integer({ min: 0, max: 9 })), {
      minLength: length,
      maxLength: length,
    })
    .map((words) => {
      const text = words.map(([first, letters]) => first + 'aeioubdhkl'.slice(0, letters)).join(' ');
      return text.slice(0, length).replace(/ $/, 'x');
    });

interface Member {
  readonly name: string;
  readonly title: keyof typeof TITLES;
  readonly right: number;
}

/** Names of every length, to `more` characters beyond their column. */
const members = (width: number, more: number): fc.Arbitrary<Member[]> =>
  fc.array(
    fc.record({
      name: fc.integer({ min: 1, max: width + more }).chain(nameOf),
      title: fc.constantFrom(...(Object.keys(TITLES) as (keyof typeof TITLES)[])),
      right: fc.integer({ min: 0, max: 1 }),
    }),
    { minLength: 1, maxLength: 40 },
  );

/** Most rows of a list are ordinary. */
const ORDINARY: readonly Member[] = Array.from({ length: 40 }, (_, index) => ({
  name: `Alder, ${'Bo'.repeat(1 + (index % 6))}`,
  title: index % 5 === 0 ? 'wm' : '',
  right: 0,
}));

const startOf = (columns: readonly { field: Field; start: number }[], field: Field): number =>
  defined(columns.find((column) => column.field === field)).start;

describe.each(Object.entries(EARLY))('the list of %s', (_, [header, name]) => {
  const { columns, width } = defined(KNOWN_LAYOUTS.find((layout) => layout.name === name));
  const at = {
    name: startOf(columns, NAME),
    title: startOf(columns, TITLE),
    federation: startOf(columns, FEDERATION),
  };
  const texts = ['2001', '  7', ...(columns.some(({ field }) => field === BIRTH) ? ['05.11.81'] : []), 'wi'];
  const rest = columns.slice(4).map(({ start }, index) => [start, defined(texts[index])] as const);

  /** The name overwrites the title, which is omitted if its column is full. */
  const placed = ({ name: text, title, right }: Member): { start: number; title: Member['title'] } => {
    const start = Math.max(at.title + right, at.name + text.length + 1);
    return start + title.length > at.federation ? { start: at.federation, title: '' } : { start, title };
  };
  const textOf = (member: Member, index: number): string => {
    const { start, title } = placed(member);
    const end = title === '' ? at.name : start;
    return line(
      width,
      [2, 100_000 + index],
      [at.name, member.name],
      [end, title],
      [at.federation, 'NOR'],
      ...rest,
    );
  };

  test('every row is read, with its whole name and title', async () => {
    await fc.assert(
      fc.asyncProperty(members(at.title - at.name, 3), async (some) => {
        const all = [...ORDINARY, ...some];
        const lines = [...(header === '' ? [] : [header]), ...all.map(textOf)];
        const { rows, report } = await readWhole(utf8(lines.join('\n')));
        expect(report).toMatchObject({ format: 'txt', hygiene: { unreadable: { examples: [] } } });
        expect(rows.map((row) => [row.name, row.title, row.federation, row.flag])).toEqual(
          all.map((member) => [member.name, TITLES[placed(member).title], 'NOR', 'wi']),
        );
      }),
      { numRuns: 8 },
    );
  });
});

/** Cells that are too long or have invalid values. */
const cellOf: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'NOR',
    'M',
    'GM',
    '2001',
    '7',
    '20',
    '1990',
    'i',
    'SI,FI,LSI,SLI,NA',
    '"',
    '<',
    '&',
    ',',
  ),
  fc.string({ maxLength: 8, unit: 'grapheme-ascii' }),
);

describe('every row of a file is read or reported as unreadable', () => {
  const some = fc.array(
    fc.record({
      name: fc.integer({ min: 1, max: 80 }).chain(nameOf),
      cells: fc.array(cellOf, { maxLength: 18 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  const check = async (lines: readonly string[], rows: number): Promise<void> => {
    const { report } = await readWhole(utf8(lines.join('\n')));
    expect(report.hygiene.rows + report.hygiene.unreadable.count).toBe(rows);
  };
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

  test.each([
    ['single-2016', SINGLE_HEADER],
    ['combined-2016', COMBINED_HEADER],
    ['single-2013', SINGLE_HEADER.replace('FOA ', '')],
    ['combined-2015', COMBINED_HEADER.replace('FOA ', '')],
  ])('%s', async (layout, header) => {
    const { columns, width } = defined(KNOWN_LAYOUTS.find(({ name }) => name === layout));
    const textOf = (cells: readonly (string | number)[]): string =>
      line(width, ...columns.map(({ start }, column) => [start, cells[column] ?? ''] as const));
    const ordinary = ORDINARY.map(({ name }, index) => textOf([100_000 + index, name, 'NOR', 'M']));
    await fc.assert(
      fc.asyncProperty(some, async (members) => {
        const rows = members.map(({ name, cells }, index) => textOf([200_000 + index, name, ...cells]));
        await check([header, ...ordinary, ...rows], ordinary.length + rows.length);
      }),
      { numRuns: 8 },
    );
  });

  test('CSV', async () => {
    await fc.assert(
      fc.asyncProperty(some, async (members) => {
        const rows = members.map(({ name, cells }, index) =>
          [index + 1, ...[name, ...cells].map(quoted)].join(),
        );
        await check(['id,name,federation,rating,games,k,birthYear', ...rows], rows.length);
      }),
      { numRuns: 20 },
    );
  });

  test('XML', async () => {
    const player = ({ name, cells }: { name: string; cells: readonly string[] }): string =>
      `<player><name>${name}</name>${cells.map((cell) => `<rating>${cell.replace('<', '')}</rating>`).join('')}</player>`;
    await fc.assert(
      fc.asyncProperty(some, async (members) => {
        await check(['<playerslist>', ...members.map(player), '</playerslist>'], members.length);
      }),
      { numRuns: 20 },
    );
  });
});
