import { describe, expect, test } from 'vitest';
import { datesAsYears, publicReport } from './birth-dates.ts';

describe('dates become years, and nothing moves', () => {
  test.each([
    ['1980/05/17', '1980/00/00'],
    ['1980-5-7', '1980-0-0'],
    ['17.05.1980', '00.00.1980'],
    ['17/05/80', '00/00/00'],
    ['1980', '1980'],
    ['2200', '2200'],
    ['19800517', '19800517'],
    ['192.0.2.7', '192.0.2.7'],
  ])('%s', (text, years) => expect(datesAsYears(text)).toBe(years));
});

const line = (birth: string): string =>
  `001    1 m    ${'Alder, Ann'.padEnd(33)} 2200 AAA      900001 ${birth}  1.5    1  `;

const TRF = (birth: string): string => `012 Open of 1980/05/17\r\n042 1980/05/17\r\n${line(birth)}\r\n`;

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const big = (text: string): Buffer => utf16(text).swap16();

describe('a report', () => {
  test.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-16', utf16],
    ['UTF-16, the other way round', big],
  ])('in %s keeps its bytes but for the days', (_name, bytes) => {
    for (const [birth, years] of [
      ['1980/05/17', '1980/00/00'],
      ['19800517  ', '19800000  '],
    ] as const) {
      expect(Buffer.from(publicReport(bytes(TRF(birth))) ?? [])).toEqual(bytes(TRF(years)));
    }
  });

  test('as a table keeps what is said of the event', () => {
    const table = (birth: string): string => `event,start,2025/11/05\nplayer,Alder,${birth}\n`;
    expect(Buffer.from(publicReport(Buffer.from(table('1980-05-17'))) ?? []).toString()).toBe(
      table('1980-00-00'),
    );
  });

  test.each([
    ['{"players":[{"birth":"1980-05-17"}]}', '{"players":[{"birth":"1980-00-00"}]}'],
    ['{"players":[{"birthDate" : "19800517"}]}', '{"players":[{"birthDate" : "19800000"}]}'],
    [
      '{"start":"2025-11-05","source":"born 1980/05/17"}',
      '{"start":"2025-11-05","source":"born 1980/00/00"}',
    ],
  ])('as JSON: %s', (text, years) => {
    expect(Buffer.from(publicReport(Buffer.from(text)) ?? []).toString()).toBe(years);
  });

  test.each([
    '{"players":[{"birth":"1980\\/05\\/17"}]}',
    '{"players":[{"b\\u0069rth":"1980-05-17"}]}',
    '{"players":[{"birth":"1980-\\u0030\\u0035-17"}]}',
    '{"players":[{"birth":"1980\\u002d05\\u002d17"}]}',
  ])('as JSON whose letters are hidden: %s', (text) => {
    const shown = Buffer.from(publicReport(Buffer.from(text)) ?? []).toString();
    expect(JSON.stringify(JSON.parse(shown))).toMatch(/^\{"players":\[\{"birth":"1980[-/]00[-/]00"\}\]\}$/);
  });

  test('that is no text is not shown', () => {
    expect(publicReport(Buffer.from([1, 0, 2]))).toBeNull();
  });
});
