import { stripVTControlCharacters } from 'node:util';

const USUAL_WIDTH = 80;

/** The width that every line keeps to. */
export let WIDTH: number = USUAL_WIDTH;

/** As wide as the environment's `COLUMNS` says, within what can still be read. */
export function setWidth(columns: string | undefined): void {
  const asked = /^\d{1,4}$/.test(columns ?? '') ? Number(columns) : USUAL_WIDTH;
  WIDTH = Math.min(Math.max(asked, 60), 160);
}

/** Characters that take two columns in a terminal: Chinese, Japanese, Korean, and their punctuation. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

function widthOf(character: string): number {
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** How many columns a text takes. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of stripVTControlCharacters(text)) width += widthOf(character);
  return width;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
}

/** A text in at most some columns, with … where something is left out. */
export function cutTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (displayWidth(kept + character) > width - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** The same for texts of which both ends matter, the later half a little more. */
export function cutMiddleTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const end = Math.ceil((width - 1) * 0.6);
  return `${cutTo(text, width - end).slice(0, -1)}${cutStartTo(text, end + 1)}`;
}

/** The same for texts whose end says more, such as paths. */
export function cutStartTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const kept = [...text];
  while (displayWidth(kept.join('')) > width - 1) kept.shift();
  return `…${kept.join('')}`;
}

/** What must not begin a line, and what must not end one. */
const CLOSING = /^[，。；：、）」』》？！”’,.;:)]/u;
const OPENING = /[（「『《“‘(]$/u;
/** In French these stand apart from their word and still stay with it. */
const FRENCH_CLOSING = /^[:;?!»%]/;
const FRENCH_OPENING = /« $/;

/** The pieces between which a line may break: words, and single wide characters. */
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
  return [...text].at(-1) as string;
}

/** A text in lines of at most some width. A word that is too long for a line of its own is cut. */
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

/** A paragraph whose first line begins with something, and whose other lines are indented as far. */
export function paragraph(text: string, lead = '', width: number = WIDTH): string[] {
  const indent = displayWidth(lead);
  return wrap(text, width - indent).map((line, index) =>
    index === 0 ? lead + line : ' '.repeat(indent) + line,
  );
}
