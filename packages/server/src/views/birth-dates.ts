import { type Finding, reportLayout } from '@eloquence/reports';

/** Birth dates are never public, only years. */

/** `1985/03/14`, and `14.03.1985` as some programs write it. */
const YEAR_FIRST = /(?<!\d)((?:1[89]|20)\d\d)([./-])\d{1,2}\2\d{1,2}(?!\d)/g;
const YEAR_LAST = /(?<!\d)\d{1,2}([./-])\d{1,2}\1((?:1[89]|20)\d\d)(?!\d)/g;
/** With a two-digit year, which is removed too. */
const SHORT = /(?<!\d)\d{1,2}([./-])\d{1,2}\1\d{2}(?!\d)/g;
const COMPACT = /(?<!\d)((?:1[89]|20)\d\d)\d{4}(?!\d)/g;

const zeros = (text: string): string => text.replaceAll(/\d/g, '0');

/** Replaces dates by years and keeps every other character in place. */
export function datesAsYears(text: string): string {
  return text
    .replaceAll(YEAR_FIRST, (date, year: string) => year + zeros(date.slice(4)))
    .replaceAll(YEAR_LAST, (date, _, year: string) => zeros(date.slice(0, -4)) + year)
    .replaceAll(SHORT, zeros);
}

/** The columns of the date of birth in a TRF, from 0. */
const BIRTH_FROM = 69;
const BIRTH_TO = 79;

/** Event lines end with 2 (`042` is the start date); all others are about people. */
const EVENT_LINE = /^(?:\ufeff|\u00ef\u00bb\u00bf)?\d\d2/;

/** A report with years instead of dates of birth, columns unchanged; null: unreadable. */
export function publicReport(bytes: Uint8Array): Uint8Array | null {
  const wide = wideText(bytes);
  // As latin1: only digits change, and they are the same in every supported encoding.
  const text = wide === null ? Buffer.from(bytes).toString('latin1') : wide.text;
  if (text.includes('\0')) return null;
  const layout = reportLayout(bytes);
  const masked = layout === 'json' ? maskedJson(text) : maskedLines(text, layout === 'csv', wide !== null);
  return wide === null ? Buffer.from(masked, 'latin1') : wide.bytes(masked);
}

/** The text of a UTF-16 file, and its encoder. */
function wideText(
  bytes: Uint8Array,
): { readonly text: string; readonly bytes: (text: string) => Uint8Array } | null {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && !(first === 0xfe && second === 0xff)) return null;
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  const ordered = (buffer: Buffer): Buffer => (isLittle ? buffer : buffer.swap16());
  return {
    text: ordered(even).toString('utf16le'),
    bytes: (text) => ordered(Buffer.from(text, 'utf16le')),
  };
}

function maskedLines(text: string, isTable: boolean, isWide: boolean): string {
  return text.replaceAll(/[^\r\n]+/g, (line) => {
    if (isTable) return /^"?event"?[,;\t]/i.test(line) ? line : datesAsYears(line);
    if (EVENT_LINE.test(line)) return line;
    return maskedColumns(datesAsYears(line), isWide);
  });
}

/** Dates without separators look like IDs: replaced only in date columns. */
function maskedColumns(line: string, isWide: boolean): string {
  // Multi-byte characters shift the columns after them.
  const shift = isWide ? 0 : Buffer.from(line, 'latin1').toString('utf8').length - line.length;
  const [from, to] = [BIRTH_FROM, BIRTH_TO - shift];
  const field = line.slice(from, to);
  const plain = field.replaceAll(COMPACT, (date) => `${date.slice(0, 4)}${zeros(date.slice(4))}`);
  return line.slice(0, from) + plain + line.slice(to);
}

/** Birth fields, and raw lines. */
function maskedJson(text: string): string {
  const masked = text.replaceAll(/"(?:birth\w*|text|source)"\s*:\s*"(?:[^"\\]|\\.)*"/gi, (field) =>
    datesAsYears(field).replaceAll(/(?<=birth\w*"\s*:\s*"(?:1[89]|20)\d\d)\d{4}(?=")/gi, '0000'),
  );
  let isHidden = false;
  let plain: unknown;
  try {
    plain = JSON.parse(masked.replace(/^(?:\ufeff|\u00ef\u00bb\u00bf)/, ''), (name, value) => {
      if (typeof value !== 'string' || !/^(?:birth.*|text|source)$/i.test(name)) return value;
      const years = datesAsYears(value).replaceAll(COMPACT, '$10000');
      isHidden ||= years !== value && !/^(?:text|source)$/i.test(name);
      return years;
    });
  } catch {
    return masked;
  }
  // Escapes hide names and dates from patterns: such a file is parsed and rewritten.
  return isHidden ? JSON.stringify(plain, null, 2) : masked;
}

/** A finding about a date of birth shows the year only. */
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
