import { ListError } from '../../list-error.ts';
import { LIST_LIMITS, LONGEST_EXAMPLE } from '../../list-limits.ts';
import { XML_FIELDS } from '../layout/xml-elements.ts';
import type { QualityCheck } from '../quality/quality-check.ts';
import { decodeText, trimCell } from '../row/decode.ts';
import { ID } from '../row/fields.ts';
import type { ListRecord } from '../row/record.ts';
import { unescapeXml } from '../row/xml-text.ts';
import type { ListParser, Visit } from './parser.ts';

/** A tag, comment, section or declaration; with the name of a tag, `/` before that of an end tag. */
const MARKUP =
  /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<(?!!--|!\[CDATA\[|\?)(\/?[^\0-\x20/>]*)(?=[\0-\x20/>])[^>]*>/sy;

interface Markup {
  readonly name: string | undefined;
  readonly end: number;
}

/** null: the text ends within it. */
function markupAt(text: string, open: number): Markup | null {
  MARKUP.lastIndex = open;
  const found = MARKUP.exec(text);
  return found && { name: found[1], end: open + found[0].length };
}

interface XmlElement {
  readonly name: string;
  readonly content: string;
}

/** A player's elements, null if the player has no end, and where the next thing begins. */
interface XmlPlayer {
  readonly elements: readonly XmlElement[] | null;
  readonly end: number;
}

/** Reads `<playerslist><player>…`: elements in any order, unknown ones passed over. */
export class XmlParser implements ListParser {
  readonly #record: ListRecord;
  readonly #quality: QualityCheck;
  readonly #visit: Visit<ListRecord>;
  #line = 1;
  #opened = false;
  #closed = false;

  constructor(record: ListRecord, quality: QualityCheck, visit: Visit<ListRecord>) {
    this.#record = record;
    this.#quality = quality;
    this.#visit = visit;
  }

  parse(text: string, last: boolean): number {
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      this.#countLines(text, at, open < 0 ? text.length : open);
      if (open < 0) break;
      const end = this.#readMarkup(text, open);
      if (end === null) {
        if (text.length - open > LIST_LIMITS.line) this.#refuseLine();
        if (!last) return open;
        if (text.startsWith('<player', open)) this.#reject(text.slice(open));
        break;
      }
      this.#countLines(text, open, end);
      at = end;
    }
    if (last) this.#quality.truncated = this.#opened && !this.#closed;
    return text.length;
  }

  #refuseLine(): never {
    throw new ListError('list-line-too-long', { line: this.#line, limit: LIST_LIMITS.line });
  }

  #countLines(text: string, from: number, to: number): void {
    for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1))
      this.#line += 1;
  }

  #reject(written: string): void {
    const text = decodeText(written.slice(0, LONGEST_EXAMPLE));
    this.#quality.unreadable.add(() => ({ line: this.#line, text }));
  }

  /** What begins at `<`, outside a player: where it ends; null: the text ends within it. */
  #readMarkup(text: string, open: number): number | null {
    const markup = markupAt(text, open);
    if (markup === null) return null;
    if (markup.name === 'playerslist') this.#opened = true;
    if (markup.name === '/playerslist') this.#closed = true;
    if (markup.name !== 'player') return markup.end;
    const player = readPlayer(text, markup.end);
    if (player === null) return null;
    if (player.end - open > LIST_LIMITS.line) this.#refuseLine();
    this.#take(player.elements, text.slice(open, player.end));
    return player.end;
  }

  #take(elements: readonly XmlElement[] | null, written: string): void {
    const record = this.#record;
    record.line = this.#line;
    record.cells.fill('');
    for (const { name, content } of elements ?? []) {
      const field = XML_FIELDS[name];
      if (field !== undefined) record.cells[field] = cellOf(content);
    }
    if (record.cell(ID) === '') {
      this.#reject(written);
      return;
    }
    this.#quality.check(record, record.readNumbers());
    this.#visit(record);
  }
}

function readPlayer(text: string, start: number): XmlPlayer | null {
  const elements: XmlElement[] = [];
  let at = start;
  for (;;) {
    const open = text.indexOf('<', at);
    const markup = open < 0 ? null : markupAt(text, open);
    if (markup === null) return null;
    const { name = '', end } = markup;
    if (name === '/player') return { elements, end };
    // The list ends, or another player begins, and this one has not ended: nothing of it counts.
    if (name === 'player' || name === '/playerslist') return { elements: null, end: open };
    at = end;
    const isElement = name !== '' && !name.startsWith('/') && text[end - 2] !== '/';
    if (!isElement) continue;
    const close = contentEnd(text, end, name);
    if (close === null) return null;
    if (close.isClosed) elements.push({ name, content: text.slice(end, close.at) });
    at = close.at;
  }
}

/** Where the content of an element ends, which may hold comments, sections and other elements. */
function contentEnd(text: string, start: number, name: string): { at: number; isClosed: boolean } | null {
  let at = start;
  for (;;) {
    const open = text.indexOf('<', at);
    const markup = open < 0 ? null : markupAt(text, open);
    if (markup === null) return null;
    if (markup.name === `/${name}`) return { at: open, isClosed: true };
    if (markup.name === '/player') return { at: open, isClosed: false };
    at = markup.end;
  }
}

/** Sections and comments can be left out of sight if the text stands in one piece between them. */
function cellOf(content: string): string {
  if (!content.includes('<')) return trimCell(content);
  const text = unescapeXml(content).trim();
  const isBare = content.includes(text) && /^[ -~]*$/.test(content) && !/[&<]/.test(text);
  return isBare ? text : trimCell(content);
}
