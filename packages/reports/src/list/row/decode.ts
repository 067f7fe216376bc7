/** Bytes are kept as texts of one character each, and decoded cell by cell: one list may mix encodings. */
import { withWindowsLetters } from '../../windows-1252.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** UTF-8 where it is valid, Latin-1 as Windows writes it (1252) otherwise. */
export function decodeText(raw: string): string {
  return isAscii(raw) ? raw : (decodeUtf8(raw) ?? withWindowsLetters(raw));
}

/** One unit per character, as columns count; content does not matter. */
export function decodeColumns(raw: string): string {
  return decodeText(raw).replace(/[\ud800-\udbff][\udc00-\udfff]/g, '\u{fffd}');
}

export function isAscii(raw: string): boolean {
  return !/[\x80-\xff]/.test(raw);
}

export function isUtf8(raw: string): boolean {
  return decodeUtf8(raw) !== null;
}

function decodeUtf8(raw: string): string | null {
  try {
    return UTF8.decode(Uint8Array.from(raw, (char) => char.charCodeAt(0)));
  } catch {
    return null;
  }
}

/** Without the spaces and control characters around it. */
export function trimCell(cell: string): string {
  let [start, end] = [0, cell.length];
  while (end > start && isSpace(cell, end - 1)) end -= 1;
  while (start < end && isSpace(cell, start)) start += 1;
  return cell.slice(start, end);
}

export function isSpace(text: string, at: number): boolean {
  return text.charCodeAt(at) <= 0x20;
}

/** What a cell holds instead of a whole number. */
export const BLANK = -1;
export const NOT_A_NUMBER = -2;

/** A whole number of at most nine digits, `BLANK` or `NOT_A_NUMBER`. */
export function parseDigits(cell: string): number {
  if (cell === '') return BLANK;
  return /^\d{1,9}$/.test(cell) ? Number(cell) : NOT_A_NUMBER;
}
