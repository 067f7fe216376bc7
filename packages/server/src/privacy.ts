import { type Finding, reportLayout } from '@eloquence/reports';

/** Birth dates are never public, only years. */

/** `1985/03/14`, and `14.03.1985` as some programs write it. */
const YEAR_FIRST = /(?<!\d)((?:1[89]|20)\d\d)([./-])\d{1,2}\2\d{1,2}(?!\d)/g;
const YEAR_LAST = /(?<!\d)\d{1,2}([./-])\d{1,2}\1((?:1[89]|20)\d\d)(?!\d)/g;
/** With two digits of the year, which then goes as well. */
const SHORT = /(?<!\d)\d{1,2}([./-])\d{1,2}\1\d{2}(?!\d)/g;
const COMPACT = /(?<!\d)((?:1[89]|20)\d\d)\d{4}(?!\d)/g;

const zeros = (text: string): string => text.replaceAll(/\d/g, '0');

/** Dates as years, every other character where it was. */
export function datesAsYears(text: string): string {
  return text
    .replaceAll(YEAR_FIRST, (date, year: string) => year + zeros(date.slice(4)))
    .replaceAll(YEAR_LAST, (date, _, year: string) => zeros(date.slice(0, -4)) + year)
    .replaceAll(SHORT, zeros);
}

/** Where a TRF has the date of birth, from 0. */
const BIRTH_FROM = 69;
const BIRTH_TO = 79;

/** The lines of an event end with 2: `042` is its start. All others are about people. */
const EVENT_LINE = /^\d\d2/;

/** A report with years in the place of birth dates; the columns stay. null: it cannot be told what is in it. */
export function publicReport(bytes: Uint8Array): Uint8Array | null {
  if (bytes.includes(0) || bytes[0] === 0xff || bytes[0] === 0xfe) return null;
  const layout = reportLayout(bytes);
  // Byte by byte: what is changed are digits, which every encoding here has in common.
  const text = Buffer.from(bytes).toString('latin1');
  const masked = layout === 'json' ? maskedJson(text) : maskedLines(text, layout === 'csv');
  return Buffer.from(masked, 'latin1');
}

function maskedLines(text: string, isTable: boolean): string {
  return text.replaceAll(/[^\r\n]+/g, (line) => {
    if (isTable) return /^"?event"?[,;\t]/i.test(line) ? line : datesAsYears(line);
    if (EVENT_LINE.test(line)) return line;
    return maskedColumns(datesAsYears(line));
  });
}

/** Dates without anything between their parts look like IDs: only where they must be one. */
function maskedColumns(line: string): string {
  // Letters of several bytes shift what follows them.
  const shift = Buffer.from(line, 'latin1').toString('utf8').length - line.length;
  const [from, to] = [BIRTH_FROM, BIRTH_TO - shift];
  const field = line.slice(from, to);
  const plain = field.replaceAll(COMPACT, (date) => `${date.slice(0, 4)}${zeros(date.slice(4))}`);
  return line.slice(0, from) + plain + line.slice(to);
}

/** Fields named after birth, and lines kept as they stood. */
function maskedJson(text: string): string {
  return text.replaceAll(/"(?:birth\w*|text|source)"\s*:\s*"(?:[^"\\]|\\.)*"/gi, (field) =>
    datesAsYears(field).replaceAll(/(?<=birth\w*"\s*:\s*"(?:1[89]|20)\d\d)\d{4}(?=")/gi, '0000'),
  );
}

/** A finding about a birth says the year only. */
export function withoutBirthDates(finding: Finding): Finding {
  if (!/birth/.test(finding.code) && finding.values.field !== 'birth') return finding;
  const values = Object.fromEntries(
    Object.entries(finding.values).map(([name, value]) => [
      name,
      typeof value === 'string' ? datesAsYears(value).replaceAll(COMPACT, '$10000') : value,
    ]),
  );
  return { ...finding, values };
}
