import { type Finding, finding } from '../findings.ts';
import { MAX_LINE_LENGTH, MAX_REPORT_BYTES } from '../limits.ts';

export type LineEnd = '\n' | '\r\n' | '\r' | '';

/** One line as it stands in the file, with what ended it. */
export interface TextLine {
  readonly text: string;
  readonly end: LineEnd;
}

export interface ReportText {
  readonly encoding: 'utf-8' | 'latin-1';
  readonly byteOrderMark: boolean;
  readonly lines: readonly TextLine[];
  readonly findings: readonly Finding[];
}

const MARK = [0xef, 0xbb, 0xbf];
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Every byte is a character in Latin-1, so what cannot be read as UTF-8 is never lost. */
function decodeLatin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  // In pieces: one call with all bytes as arguments would exhaust the stack.
  for (let from = 0; from < bytes.length; from += 8192) {
    parts.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  }
  return parts.join('');
}

function encodeLatin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Decodes a report and splits it into lines, whatever ends them; nothing is changed or dropped. */
export function readText(bytes: Uint8Array): ReportText {
  const empty: ReportText = { encoding: 'utf-8', byteOrderMark: false, lines: [], findings: [] };
  if (bytes.length > MAX_REPORT_BYTES) {
    const values = { bytes: bytes.length, limit: MAX_REPORT_BYTES };
    return { ...empty, findings: [finding('file-too-large', { line: null }, values)] };
  }
  const byteOrderMark = MARK.every((byte, index) => bytes[index] === byte);
  const body = byteOrderMark ? bytes.subarray(MARK.length) : bytes;
  const { text, encoding } = decode(body);
  const lines = splitLines(text);
  const findings: Finding[] = [];
  if (encoding === 'latin-1') findings.push(finding('encoding-latin-1', { line: null }, {}));
  lines.forEach((line, index) => {
    if (line.text.length <= MAX_LINE_LENGTH) return;
    const values = { length: line.text.length, limit: MAX_LINE_LENGTH };
    findings.push(finding('line-too-long', { line: index + 1, column: MAX_LINE_LENGTH + 1 }, values));
  });
  return { encoding, byteOrderMark, lines, findings };
}

function decode(bytes: Uint8Array): { text: string; encoding: ReportText['encoding'] } {
  try {
    return { text: utf8.decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: decodeLatin1(bytes), encoding: 'latin-1' };
  }
}

/** Splits at CR, LF or CRLF. Each search starts where the last one ended, so the time is linear. */
function splitLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let from = 0;
  let feed = text.indexOf('\n');
  let carriage = text.indexOf('\r');
  while (feed !== -1 || carriage !== -1) {
    const atCarriage = carriage !== -1 && (feed === -1 || carriage < feed);
    const stop = atCarriage ? carriage : feed;
    const end: LineEnd = !atCarriage ? '\n' : feed === stop + 1 ? '\r\n' : '\r';
    lines.push({ text: text.slice(from, stop), end });
    from = stop + end.length;
    if (feed !== -1 && feed < from) feed = text.indexOf('\n', from);
    if (carriage !== -1 && carriage < from) carriage = text.indexOf('\r', from);
  }
  if (from < text.length) lines.push({ text: text.slice(from), end: '' });
  return lines;
}

/** The bytes of some lines, in the encoding they were read in. */
export function writeText(source: Omit<ReportText, 'findings'>): Uint8Array {
  const text = source.lines.map((line) => line.text + line.end).join('');
  const body = source.encoding === 'utf-8' ? new TextEncoder().encode(text) : encodeLatin1(text);
  return source.byteOrderMark ? Uint8Array.from([...MARK, ...body]) : body;
}
