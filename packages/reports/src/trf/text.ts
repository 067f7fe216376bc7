import { type Finding, finding } from '../findings.ts';
import { MAX_LINE_LENGTH, MAX_LINES, MAX_REPORT_BYTES } from '../limits.ts';

export type LineEnd = '\n' | '\r\n' | '\r' | '';

/** One line as it stands in the file, with what ended it. */
export interface TextLine {
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
  readonly end: LineEnd;
}

export interface ReportText {
  readonly encoding: 'utf-8' | 'latin-1';
  readonly byteOrderMark: boolean;
  readonly lines: readonly TextLine[];
  readonly findings: readonly Finding[];
}

const MARK = Uint8Array.of(0xef, 0xbb, 0xbf);
const hasMark = (bytes: Uint8Array): boolean => MARK.every((byte, index) => bytes[index] === byte);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const utf16 = new TextDecoder('utf-16le');

/**
 * Every byte is a character in Latin-1, so what cannot be read as UTF-8 is never lost. The decoder of that name reads
 * another encoding; as units of UTF-16 the bytes are what they should be.
 */
function decodeLatin1(bytes: Uint8Array): string {
  return utf16.decode(new Uint16Array(bytes));
}

/** Null where a character has no place in Latin-1. */
function encodeLatin1(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0xff) return null;
    bytes[at] = code;
  }
  return bytes;
}

/** Decodes a report and splits it into lines, whatever ends them; nothing is changed or dropped. */
export function readText(bytes: Uint8Array): ReportText {
  if (bytes.length > MAX_REPORT_BYTES) {
    const values = { bytes: bytes.length, limit: MAX_REPORT_BYTES };
    return refused(finding('file-too-large', { line: null }, values));
  }
  const byteOrderMark = hasMark(bytes);
  const { text, encoding } = decode(byteOrderMark ? bytes.subarray(MARK.length) : bytes);
  const lines = splitLines(text);
  if (lines === null) {
    const place = { line: MAX_LINES + 1, column: 1 };
    return refused(finding('too-many-lines', place, { limit: MAX_LINES }));
  }
  const findings: Finding[] = [];
  if (encoding === 'latin-1') findings.push(finding('encoding-latin-1', { line: null }, {}));
  for (const { line, text } of lines) {
    if (text.length <= MAX_LINE_LENGTH) continue;
    const values = { length: text.length, limit: MAX_LINE_LENGTH };
    findings.push(finding('line-too-long', { line, column: MAX_LINE_LENGTH + 1 }, values));
  }
  return { encoding, byteOrderMark, lines, findings };
}

/** Over a limit, and not looked into. */
function refused(because: Finding): ReportText {
  return { encoding: 'utf-8', byteOrderMark: false, lines: [], findings: [because] };
}

function decode(bytes: Uint8Array): { text: string; encoding: ReportText['encoding'] } {
  try {
    return { text: utf8.decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: decodeLatin1(bytes), encoding: 'latin-1' };
  }
}

/**
 * Splits at CR, LF or CRLF; null where there are too many lines. Each search starts where the last one ended, so the
 * time is linear.
 */
function splitLines(text: string): TextLine[] | null {
  const lines: TextLine[] = [];
  let from = 0;
  let feed = text.indexOf('\n');
  let carriage = text.indexOf('\r');
  while (feed !== -1 || carriage !== -1) {
    const atCarriage = carriage !== -1 && (feed === -1 || carriage < feed);
    const stop = atCarriage ? carriage : feed;
    const end: LineEnd = !atCarriage ? '\n' : feed === stop + 1 ? '\r\n' : '\r';
    lines.push({ line: lines.length + 1, text: text.slice(from, stop), end });
    if (lines.length > MAX_LINES) return null;
    from = stop + end.length;
    if (feed !== -1 && feed < from) feed = text.indexOf('\n', from);
    if (carriage !== -1 && carriage < from) carriage = text.indexOf('\r', from);
  }
  if (from < text.length) lines.push({ line: lines.length + 1, text: text.slice(from), end: '' });
  return lines;
}

/** The bytes of some lines, in the encoding they were read in; in UTF-8 where Latin-1 has no place for a character. */
export function writeText(source: {
  readonly encoding: ReportText['encoding'];
  readonly byteOrderMark: boolean;
  readonly text: string;
}): Uint8Array {
  const latin1 = source.encoding === 'latin-1' ? encodeLatin1(source.text) : null;
  const body = latin1 ?? new TextEncoder().encode(source.text);
  // What begins like a mark without being one needs one before it.
  if (!source.byteOrderMark && !hasMark(body)) return body;
  const bytes = new Uint8Array(MARK.length + body.length);
  bytes.set(MARK);
  bytes.set(body, MARK.length);
  return bytes;
}
