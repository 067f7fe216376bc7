/** Dates of birth in generated spellings, and a report that has them everywhere. */

import { reportText } from '../../office/test/federation.ts';
import { OPEN } from './service.ts';

/** Digits of other scripts in Unicode. */
const DIGITS = [0x30, 0xff10, 0x660, 0x966];
const digitsFrom = (zero: number, text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const MONTHS = [
  'january',
  'fevrier',
  'März',
  'IV',
  'mayo',
  'June',
  'VII',
  '8月',
  'sept.',
  'okt',
  'XI',
  'dic',
];

/** Dates of birth, a day each, in every order, with every separator, as digits of every script and with names. */
export function birthDates(): string[] {
  const written: string[] = [];
  let day = 0;
  const next = (): { y: string; m: number; d: string } => {
    day += 1;
    return { y: String(1930 + (day % 70)), m: 1 + (day % 12), d: String(13 + (day % 15)) };
  };
  for (const separator of ['/', '.', '-', ' ', '', ' . ', '·', '／', '．', '\u2010', '_', ':']) {
    for (const zero of DIGITS) {
      const { y, m, d } = next();
      const month = String(m).padStart(2, '0');
      for (const parts of [
        [y, month, d],
        [d, month, y],
        [month, d, y],
        [d, month, y.slice(2)],
      ])
        written.push(digitsFrom(zero, parts.join(separator)));
    }
  }
  for (const { y, m, d } of MONTHS.map(next))
    written.push(`${d} ${MONTHS[m - 1]} ${y}`, `${MONTHS[m - 1]} ${d}, ${y}`, `${y}年${m}月${d}日`);
  return written.filter((text) => text.length >= 6);
}

/** The lines of a report, all with misplaced dates. */
export function reportWithDates(name: string, dates: readonly string[]): string {
  const lines = reportText({ ...OPEN, name, start: '2025-11-12', end: '2025-11-15' })
    .trimEnd()
    .split('\r\n');
  const births = dates.filter((date) => date.length <= 10);
  const dated = lines.map((line, index) =>
    line.startsWith('001') ? line.slice(0, 69) + births[index * 7]?.padEnd(10) + line.slice(79) : line,
  );
  const codes = ['###', '102', '112', '122', 'XXZ', 'ZZZ', '013', '202', '   '];
  const everywhere = dates.map((date, index) => `${codes[index % codes.length]} ${date}`);
  const strangers = births
    .slice(0, 40)
    .map(
      (date, index) =>
        `001 ${String(index + 50).padStart(4)} m    Oak ${date.padEnd(29)} ${' '.repeat(20)} ${date}`,
    );
  return [...dated, ...everywhere, ...strangers, `012 ${dates[3]}`, `022 ${dates[4]}`, ''].join('\r\n');
}

/** To search in: digits of every script as ASCII, small letters. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .toLowerCase();
}

/** The value of a digit of any script: its place after the nearest zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) as number;
  const zero = DIGITS.find((first) => code >= first && code <= first + 9) ?? code;
  return String(code - zero);
}
