import { defined } from '@eloquence/rating';
import stringWidth from 'string-width';

const USUAL_WIDTH = 80;

/** The maximum width of a line. */
export let WIDTH: number = USUAL_WIDTH;

/** From `COLUMNS`, within readable limits. */
export function setWidth(columns: string | undefined): void {
  const terminal = /^\d{1,4}$/.test(columns ?? '') ? Number(columns) : USUAL_WIDTH;
  WIDTH = Math.min(Math.max(terminal, 60), 160);
}

/** The columns a text takes in a terminal. */
export function displayWidth(text: string): number {
  return stringWidth(text);
}

/** Chinese, Japanese and Korean characters, between which a line may break. */
const WIDE =
  /[\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60\u{20000}-\u{3fffd}]/u;

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
}

/** Truncates a text to a width, ending in …. */
export function cutTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (displayWidth(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** Truncates in the middle, keeping a little more of the end. */
export function cutMiddleTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const end = Math.ceil((width - 1) * 0.6);
  return `${cutTo(text, width - end).slice(0, -1)}${cutStartTo(text, end + 1)}`;
}

/** Truncates at the start, for paths. */
export function cutStartTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const kept = [...text];
  while (displayWidth(kept.join('')) > width - 1) kept.shift();
  return `…${kept.join('')}`;
}

/** Characters that may not begin or end a line. */
const CLOSING = /^[，。；：、）」』》？！”’,.;:)]/u;
const OPENING = /[（「『《“‘(]$/u;
/** French sets a space before these, which may not break. */
const FRENCH_CLOSING = /^[:;?!»%]/;
const FRENCH_OPENING = /« $/;

/** The units between which a line may break: words, and single wide characters. */
function pieces(text: string): string[] {
  const found: string[] = [];
  for (const character of text) {
    const before = found.at(-1);
    const mayBreak =
      before === undefined ||
      (before.endsWith(' ') && !FRENCH_CLOSING.test(character) && !FRENCH_OPENING.test(before)) ||
      ((WIDE.test(character) || WIDE.test(lastOf(before))) &&
        !CLOSING.test(character) &&
        !OPENING.test(before) &&
        character !== ' ');
    if (mayBreak) found.push(character);
    else found[found.length - 1] = before + character;
  }
  return found;
}

function lastOf(text: string): string {
  return defined([...text].at(-1));
}

/**
 * Breaks a text into lines; a word longer than a line is split. Not wrap-ansi: it does not know where Chinese and
 * French may break.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text).flatMap((each) => cut(each, width))) {
    if (line !== '' && displayWidth((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

function cut(piece: string, width: number): string[] {
  if (displayWidth(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const character of piece) {
    if (part !== '' && displayWidth(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** A wrapped paragraph with a hanging indent as wide as its lead. */
export function paragraph(text: string, lead = '', width: number = WIDTH): string[] {
  const indent = displayWidth(lead);
  return wrap(text, width - indent).map((line, index) =>
    index === 0 ? lead + line : ' '.repeat(indent) + line,
  );
}
