import { defined } from '@eloquence/rating';

export interface Row {
  readonly cells: readonly string[];
  /** Where it begins, from 1. */
  readonly line: number;
}

export function writeRow(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** From a `sep=` line, else the character after the first cell. */
function separatorOf(text: string): { separator: string; from: number } {
  const declared = /^sep=([,;\t])\r?\n?/.exec(text);
  if (declared) return { separator: defined(declared[1]), from: declared[0].length };
  return { separator: /^"?[a-z]+"?([,;\t])/i.exec(text)?.[1] ?? ',', from: 0 };
}

/** Cells by the rules of RFC 4180, with any line end and with the separators that spreadsheets use. */
export function parseRows(source: string): readonly Row[] {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const { separator, from } = separatorOf(text);
  const rows: Row[] = [];
  let cells: string[] = [];
  let line = from === 0 ? 1 : 2;
  let start = line;
  let at = from;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    cells.push(cell.value);
    line += cell.breaks;
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end has an empty cell behind it.
      if (at < text.length) continue;
      cells.push('');
    }
    rows.push({ cells, line: start });
    cells = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    line += 1;
    start = line;
  }
  return rows;
}

interface Cell {
  readonly value: string;
  readonly end: number;
  /** Line breaks in it. */
  readonly breaks: number;
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(from, end), end, breaks: 0 };
}

/** Two quotes in it are one; what stands behind the closing quote belongs to the cell as well. */
function quotedCell(text: string, from: number, separator: string): Cell {
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const close = text.indexOf('"', at);
    parts.push(text.slice(at, close === -1 ? text.length : close));
    at = close === -1 ? text.length : close + 1;
    if (text[at] !== '"') break;
    parts.push('"');
    at += 1;
  }
  const rest = plainCell(text, at, separator);
  const value = parts.join('') + rest.value;
  return { value, end: rest.end, breaks: value.split(/\r\n|\r|\n/).length - 1 };
}
