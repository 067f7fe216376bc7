import { isDummyName, scanList } from '@eloquence/reports';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from '../fold.ts';
import { unguardFormula } from '../rating-lists/formula.ts';
import { ReadRows } from './read-rows.ts';

const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           ' +
  'FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

function line(id: number, name: string): string {
  const numbers = '0     0   0  0     0   0  0     0   0  0000  ';
  return `${String(id).padEnd(15)}${name.padEnd(61)}NOR M                            ${numbers}    `;
}

const names = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."abEnoBY ,.-'=~ü楊\u007f"), minLength: 1, maxLength: 20 }),
  fc.constantFrom('BYE', 'Bye 12', 'Byers, Ida', 'no player', 'Noon, Di', 'unknown', 'Dummy', 'Dumas, Al'),
  fc.constantFrom(
    "'=1+1",
    "'-Oak",
    "O'Hara, Ed",
    '-',
    '--.?',
    'Player, No',
    'Plum, Li',
    'Ash  Elm',
    'Oak,Cy',
  ),
);

test('a name is the same whether copied or decoded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 30 }), async (all) => {
      const rows = new ReadRows(2026);
      const seen: string[] = [];
      const text = [HEADER, ...all.map((name, index) => line(index + 1, name))].join('\r\n');
      await scanList(
        new TextEncoder().encode(`${text}\r\n`),
        (record) => {
          rows.add(record);
          seen.push(cleanName(unguardFormula(record.name)));
        },
        { date: '2026-10-01', cadence: 'standard' },
      );
      const expected = seen.filter((name) => !isDummyName(name));
      rows.putInOrder();
      expect(Array.from(rows.ids, (_, row) => rows.name(row))).toEqual(expected);
      expect(rows.skipped.dummies).toBe(seen.length - expected.length);
    }),
  );
});
