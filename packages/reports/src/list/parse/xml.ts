import { defined } from '@eloquence/rating';
import { ListError } from '../../list-error.ts';
import { LIST_LIMITS, LONGEST_EXAMPLE } from '../../list-limits.ts';
import { XML_FIELDS } from '../layout/xml-elements.ts';
import type { QualityCheck } from '../quality/quality-check.ts';
import { decodeText } from '../row/decode.ts';
import { type Field, ID, IGNORED } from '../row/fields.ts';
import type { ListRecord } from '../row/record.ts';
import { unescapeXml } from '../row/xml-text.ts';
import type { ListParser, Visit } from './parser.ts';

const OPEN = 0x3c; // <
const CLOSE = 0x3e; // >
const SLASH = 0x2f;
const NEWLINE = 0x0a;
const SPACE = 0x20;

/** `next` is the element that followed last time: files keep their order. */
interface Tag {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly field: Field;
  next: Tag | null;
}

const MOST_TAGS = 200;
/** The block ends within the element. */
const CUT = -1;

/** Reads `<playerslist><player>…`: elements in any order, unknown ones passed over. */
export class XmlParser implements ListParser {
  readonly #record: ListRecord;
  readonly #quality: QualityCheck;
  readonly #visit: Visit<ListRecord>;
  readonly #tags: Map<string, Tag> = new Map();
  #bytes: Uint8Array = new Uint8Array(0);
  /** The line of the place reached; `#ahead` counts within a record, which may have to be read again. */
  #line = 1;
  #ahead = 0;
  #opened = false;
  #closed = false;

  constructor(record: ListRecord, quality: QualityCheck, visit: Visit<ListRecord>) {
    this.#record = record;
    this.#quality = quality;
    this.#visit = visit;
    for (const [name, field] of Object.entries(XML_FIELDS)) this.#addTag(name, field);
  }

  #addTag(name: string, field: Field): Tag {
    const tag = { name, bytes: new TextEncoder().encode(name), field, next: null };
    if (this.#tags.size < MOST_TAGS) this.#tags.set(name, tag);
    return tag;
  }

  parse(bytes: Uint8Array, last: boolean): number {
    this.#bytes = bytes;
    this.#record.bytes = bytes;
    let at = 0;
    while (at < bytes.length) {
      const open = bytes.indexOf(OPEN, at);
      this.#countLines(at, open < 0 ? bytes.length : open);
      at = open < 0 ? bytes.length : open;
      if (open < 0) break;
      const next = this.#readMarkup(open);
      if (next === CUT) {
        if (bytes.length - open > LIST_LIMITS.line) this.#refuseLine();
        if (!last) return open;
        if (this.#isText(open, '<player')) this.#reject(open, bytes.length);
        break;
      }
      at = next;
    }
    if (last) this.#quality.truncated = this.#opened && !this.#closed;
    return bytes.length;
  }

  #refuseLine(): never {
    throw new ListError('list-line-too-long', { line: this.#line, limit: LIST_LIMITS.line });
  }

  #countLines(from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      if (this.#bytes[at] === NEWLINE) this.#line += 1;
    }
  }

  #reject(from: number, to: number): void {
    this.#quality.unreadable.add(() => ({
      line: this.#line,
      text: decodeText(this.#bytes, from, Math.min(to, from + LONGEST_EXAMPLE)),
    }));
  }

  /** What begins at `<`, outside a player. Answers where it ends. */
  #readMarkup(open: number): number {
    if (this.#isTag(open, 'player')) return this.#readPlayer(open);
    if (this.#isTag(open, 'playerslist')) this.#opened = true;
    const end = this.#skipMarkup(open);
    if (end === CUT) return CUT;
    if (this.#isTag(open, '/playerslist')) this.#closed = true;
    this.#countLines(open, end);
    return end;
  }

  /** Whether the markup at `<` is a tag of this name. */
  #isTag(open: number, name: string): boolean {
    const bytes = this.#bytes;
    for (let at = 0; at < name.length; at += 1) {
      if (bytes[open + 1 + at] !== name.charCodeAt(at)) return false;
    }
    return isDelimiter(bytes[open + 1 + name.length]);
  }

  /** The place after a tag, comment, section or declaration. */
  #skipMarkup(open: number): number {
    if (this.#isText(open, '<!--')) return this.#after(open + 4, '-->');
    if (this.#isText(open, '<![CDATA[')) return this.#after(open + 9, ']]>');
    if (this.#isText(open, '<?')) return this.#after(open + 2, '?>');
    return this.#after(open + 1, '>');
  }

  #isText(at: number, text: string): boolean {
    for (let index = 0; index < text.length; index += 1) {
      if (this.#bytes[at + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  #after(from: number, text: string): number {
    const first = text.charCodeAt(0);
    for (let at = this.#bytes.indexOf(first, from); at >= 0; at = this.#bytes.indexOf(first, at + 1)) {
      if (this.#isText(at, text)) return at + text.length;
    }
    return CUT;
  }

  #readPlayer(open: number): number {
    const record = this.#record;
    record.line = this.#line;
    record.from.fill(0);
    record.to.fill(0);
    this.#ahead = 0;
    const end = this.#readElements(this.#after(open + 7, '>'));
    if (end === CUT) return CUT;
    if (end - open > LIST_LIMITS.line) this.#refuseLine();
    this.#take(open, end);
    return end;
  }

  #take(open: number, end: number): void {
    const record = this.#record;
    if (defined(record.from[ID]) < defined(record.to[ID])) {
      const sound = record.readNumbers();
      this.#quality.check(record, sound);
      this.#visit(record);
    } else {
      this.#reject(open, end);
    }
    this.#line += this.#ahead;
  }

  /** The elements of a player, up to the place after `</player>`. */
  #readElements(start: number): number {
    const bytes = this.#bytes;
    if (start === CUT) return CUT;
    let at = start;
    let before: Tag | null = null;
    while (at < bytes.length) {
      const byte = defined(bytes[at]);
      if (byte !== OPEN) {
        if (byte === NEWLINE) this.#ahead += 1;
        at += 1;
        continue;
      }
      const following = bytes[at + 1];
      if (following === SLASH || following === 0x21 || following === 0x3f) {
        const end = this.#skipMarkup(at);
        if (end === CUT || this.#isTag(at, '/player')) return end;
        // The list ends, and the player has not.
        if (this.#isTag(at, '/playerslist')) return this.#abandon(at);
        at = end;
        continue;
      }
      if (this.#isTag(at, 'player')) return this.#abandon(at);
      const tag = this.#tagAfter(before, at);
      if (tag === null) return CUT;
      before = tag;
      at = this.#readElement(at + 1 + tag.bytes.length, tag);
      if (at === CUT) return CUT;
    }
    return CUT;
  }

  /** A player without an end: nothing of it counts. */
  #abandon(at: number): number {
    this.#record.to.fill(0);
    return at;
  }

  /** The tag at `<`, which is most often the one that followed the last time. */
  #tagAfter(before: Tag | null, open: number): Tag | null {
    const expected = before === null ? null : before.next;
    if (expected !== null && this.#isNamed(open, expected)) return expected;
    const found = this.#tagAt(open);
    if (before !== null) before.next = found;
    return found;
  }

  #isNamed(open: number, { bytes: name }: Tag): boolean {
    const bytes = this.#bytes;
    for (let at = 0; at < name.length; at += 1) {
      if (bytes[open + 1 + at] !== name[at]) return false;
    }
    return isDelimiter(bytes[open + 1 + name.length]);
  }

  #tagAt(open: number): Tag | null {
    let end = open + 1;
    while (end < this.#bytes.length && !isDelimiter(this.#bytes[end])) end += 1;
    if (end === this.#bytes.length) return null;
    const name = decodeText(this.#bytes, open + 1, end);
    return this.#tags.get(name) ?? this.#addTag(name, IGNORED);
  }

  /** An element from the end of its name: keeps where its text stands, and answers where the next thing begins. */
  #readElement(nameEnd: number, tag: Tag): number {
    const bytes = this.#bytes;
    let start = nameEnd + 1;
    if (bytes[nameEnd] !== CLOSE) {
      start = this.#after(nameEnd, '>');
      if (start === CUT || bytes[start - 2] === SLASH) return start;
    }
    let end = start;
    while (end < bytes.length && bytes[end] !== OPEN) end += 1;
    const after = end + tag.bytes.length + 3;
    if (bytes[end + 1] === SLASH && bytes[after - 1] === CLOSE) {
      this.#keep(tag.field, start, end);
      return after;
    }
    return this.#readMixed(start, tag);
  }

  #keep(field: Field, start: number, end: number): void {
    if (field === IGNORED) return;
    const bytes = this.#bytes;
    let from = start;
    let to = end;
    while (to > from && defined(bytes[to - 1]) <= SPACE) to -= 1;
    while (from < to && defined(bytes[from]) <= SPACE) from += 1;
    this.#record.from[field] = from;
    this.#record.to[field] = to;
  }

  /** An element that holds more than text: comments, sections, other elements. */
  #readMixed(start: number, { name, field }: Tag): number {
    const bytes = this.#bytes;
    let open = bytes.indexOf(OPEN, start);
    while (open >= 0 && !this.#isTag(open, `/${name}`)) {
      if (this.#isTag(open, '/player')) return open;
      const end = this.#skipMarkup(open);
      if (end === CUT) return CUT;
      open = bytes.indexOf(OPEN, end);
    }
    if (open < 0) return CUT;
    const end = this.#after(open, '>');
    if (end === CUT) return CUT;
    this.#countAhead(start, end);
    const [from, to] = this.#textWithin(start, open);
    this.#keep(field, from, to);
    return end;
  }

  #countAhead(from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      if (this.#bytes[at] === NEWLINE) this.#ahead += 1;
    }
  }

  /** Sections and comments can be left out of sight if the text stands in one piece between them. */
  #textWithin(start: number, end: number): [number, number] {
    const written = decodeText(this.#bytes, start, end);
    const text = unescapeXml(written).trim();
    const at = written.indexOf(text);
    const isBare = at >= 0 && /^[ -~]*$/.test(written) && !/[&<]/.test(text);
    return isBare ? [start + at, start + at + text.length] : [start, end];
  }
}

function isDelimiter(byte: number | undefined): boolean {
  return byte !== undefined && (byte === CLOSE || byte === SLASH || byte <= SPACE);
}
