import { type Finding, finding } from '../findings.ts';
import { MAX_LINE_LENGTH, MAX_LINES, MAX_REPORT_BYTES } from '../limits.ts';
import { byteText, WINDOWS_1252, withWindowsLetters } from '../windows-1252.ts';

export type LineEnd = '\n' | '\r\n' | '\r' | '';

/** One line as it stands in the file, with what ended it. */
export interface TextLine {
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
  readonly end: LineEnd;
}

/** What the bytes of a report are; UTF-16 is what Windows calls Unicode. */
export type Encoding = 'utf-8' | 'latin-1' | 'utf-16le' | 'utf-16be';

export const ENCODINGS: readonly Encoding[] = Object.freeze(['utf-8', 'latin-1', 'utf-16le', 'utf-16be']);

export const isEncoding = (value: unknown): value is Encoding => ENCODINGS.includes(value as Encoding);

export interface ReportText {
  readonly encoding: Encoding;
  readonly byteOrderMark: boolean;
  readonly lines: readonly TextLine[];
  readonly findings: readonly Finding[];
}

const MARK = Uint8Array.of(0xef, 0xbb, 0xbf);
const hasMark = (bytes: Uint8Array): boolean => MARK.every((byte, index) => bytes[index] === byte);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Null where a character has no place in Latin-1. */
function encodeLatin1(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const windows = code > 0xff ? WINDOWS_1252.indexOf(text.charAt(at)) : -1;
    if (code > 0xff && windows === -1) return null;
    bytes[at] = windows === -1 ? code : 0x80 + windows;
  }
  return bytes;
}

/** Decodes a report and splits it into lines, whatever ends them; nothing is changed or dropped. */
export function readText(bytes: Uint8Array): ReportText {
  if (bytes.length > MAX_REPORT_BYTES) {
    const values = { bytes: bytes.length, limit: MAX_REPORT_BYTES };
    return refused(finding('file-too-large', { line: null }, values));
  }
  const wide = decodeWide(bytes);
  const byteOrderMark = wide !== null || hasMark(bytes);
  const { text, encoding } = wide ?? decode(byteOrderMark ? bytes.subarray(MARK.length) : bytes);
  const lines = splitLines(text);
  const kind = binaryKind(bytes);
  if (kind !== null) {
    const findings = [finding('file-binary', { line: null }, { kind })];
    return { encoding, byteOrderMark, lines: lines ?? [], findings };
  }
  if (lines === null) {
    const place = { line: MAX_LINES + 1, column: 1 };
    return refused(finding('too-many-lines', place, { limit: MAX_LINES }));
  }
  const findings: Finding[] = [];
  if (wide !== null) findings.push(finding('encoding-utf-16', { line: null }, {}));
  if (encoding === 'latin-1') findings.push(finding('encoding-latin-1', { line: null }, {}));
  for (const { line, text } of lines) {
    if (text.length <= MAX_LINE_LENGTH) continue;
    const values = { length: text.length, limit: MAX_LINE_LENGTH };
    findings.push(finding('line-too-long', { line, column: MAX_LINE_LENGTH + 1 }, values));
  }
  return { encoding, byteOrderMark, lines, findings };
}

/** The lines that findings speak of, without what ends them; none where the file has no lines of text. */
export function reportLines(bytes: Uint8Array): readonly string[] {
  const { lines, findings } = readText(bytes);
  return findings.some(({ code }) => code === 'file-binary') ? [] : lines.map(({ text }) => text);
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** How files that programs pack begin. */
const BINARY_STARTS: readonly (readonly [kind: string, start: readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['gzip', [0x1f, 0x8b]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['other', [0xd0, 0xcf, 0x11, 0xe0]],
];

/** What kind of file it is that has no lines of text. */
function binaryKind(bytes: Uint8Array): string | null {
  return BINARY_STARTS.find(([, start]) => startsWith(bytes, start))?.[0] ?? null;
}

const WIDE_MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** A text in UTF-16, known by its mark; null where it is none, or broken. */
function decodeWide(bytes: Uint8Array): { text: string; encoding: Encoding } | null {
  const encoding = WIDE_MARKS.find(([, mark]) => startsWith(bytes, mark))?.[0];
  if (encoding === undefined) return null;
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes.subarray(2));
    return { text, encoding };
  } catch {
    return null;
  }
}

function encodeWide(text: string, isBig: boolean): Uint8Array {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !isBig);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + 2 * at, text.charCodeAt(at), !isBig);
  return bytes;
}

/** Over a limit, and not looked into. */
function refused(problem: Finding): ReportText {
  return { encoding: 'utf-8', byteOrderMark: false, lines: [], findings: [problem] };
}

function decode(bytes: Uint8Array): { text: string; encoding: ReportText['encoding'] } {
  try {
    return { text: utf8.decode(bytes), encoding: 'utf-8' };
  } catch {
    // Every byte is a character in Latin-1 as Windows writes it: nothing is lost.
    return { text: withWindowsLetters(byteText(bytes)), encoding: 'latin-1' };
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
  if (source.encoding === 'utf-16le' || source.encoding === 'utf-16be')
    return encodeWide(source.text, source.encoding === 'utf-16be');
  const latin1 = source.encoding === 'latin-1' ? encodeLatin1(source.text) : null;
  // What would be read as UTF-16 cannot stay in Latin-1.
  const isMistakable = latin1 !== null && !source.byteOrderMark && decodeWide(latin1) !== null;
  const body = latin1 === null || isMistakable ? new TextEncoder().encode(source.text) : latin1;
  // What begins like a mark without being one needs one before it.
  if (!source.byteOrderMark && !hasMark(body)) return body;
  const bytes = new Uint8Array(MARK.length + body.length);
  bytes.set(MARK);
  bytes.set(body, MARK.length);
  return bytes;
}
