import { expect, test } from 'vitest';
import { checkAndRateReport, readReport } from '../src/index.ts';

/** K of a player born in a year or on a day, and where it comes from. */
function kOf(birth: string, start: string, end: string) {
  const junior = juniorOf(birth, start, end);
  return [junior?.k, junior?.reasons.find(({ code }) => code === 'k-of-later-list')?.values];
}

const reasonsOf = (...of: Parameters<typeof juniorOf>) => juniorOf(...of)?.reasons;

/** A draw of the player against one of the same rating. */
function juniorOf(birth: string, start: string, end: string) {
  const player = (no: number, name: string, born: string, colour: string): string =>
    `001 ${String(no).padStart(4)} m    ${name.padEnd(33)} 2000 AAA   90000000${no} ${born.padEnd(10)}  0.5    1  ${String(
      3 - no,
    ).padStart(4)} ${colour} =`;
  const text = [
    '012 Open',
    `042 ${start}`,
    `052 ${end}`,
    '092 Individual: Swiss-System',
    '122 40/120:60',
    player(1, 'Junior, Jo', birth, 'w'),
    player(2, 'Adult, Ada', '1980/00/00', 'b'),
    '',
  ].join('\r\n');
  const reading = readReport(new TextEncoder().encode(text));
  return checkAndRateReport(reading, { choice: {} }).players[0];
}

const LATER = { k: 20, before: 40, list: '2026-01-01' };

// 18 in 2025: 40 on the lists of 2025, 20 on that of January 2026. Closing is three days before a list.
test.each([
  ['2007/00/00', '2025/12/20', '2025/12/29', 40, undefined],
  ['2007/00/00', '2025/12/20', '2025/12/30', 20, LATER],
  ['2007/00/00', '2025/12/30', '2026/01/04', 20, LATER],
  ['2008/00/00', '2025/12/30', '2026/01/04', 40, undefined],
  ['2006/00/00', '2025/12/20', '2025/12/29', 20, undefined],
])('born %s, %s to %s: K %i', (birth, start, end, k, values) => {
  expect(kOf(birth, start, end)).toEqual([k, values]);
});

test('the reason names the list of K', () => {
  const reason = { code: 'k-of-later-list', article: expect.any(String), values: LATER };
  expect(reasonsOf('2007/00/00', '2025/12/20', '2025/12/30')).toContainEqual(reason);
});

// 2014 8.56: to the birthday. An event of July that ends after the closing takes K from the list of 1 August.
test.each([
  ['1997/07/20', '2015/07/10', '2015/07/28', 40, undefined],
  ['1997/07/20', '2015/07/10', '2015/07/31', 20, { k: 20, before: 40, list: '2015-08-01' }],
  ['1997/08/01', '2015/07/10', '2015/07/31', 20, { k: 20, before: 40, list: '2015-08-01' }],
  ['1997/08/02', '2015/07/10', '2015/07/31', 40, undefined],
])('born %s, %s to %s: K %i', (birth, start, end, k, values) => {
  expect(kOf(birth, start, end)).toEqual([k, values]);
});
