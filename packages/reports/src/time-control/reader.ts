import type { Token } from './tokens.ts';

export type Kind = Token['kind'] | 'end';

/** Words that tie an amount to what it is for. */
export const LINKS = ['link', 'in', 'for'] as const;
const AMOUNTS: readonly Kind[] = ['number', 'clock'];

export const isLink = (kind: Kind): boolean => (LINKS as readonly Kind[]).includes(kind);
export const isAmount = (kind: Kind): boolean => AMOUNTS.includes(kind);

/** The tokens of a text, read from left to right. */
export class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }
  /** The kind of the next token, or of one further on. */
  kind(ahead = 0): Kind {
    return this.#tokens[this.#at + ahead]?.kind ?? 'end';
  }
  is(...kinds: readonly Kind[]): boolean {
    return kinds.includes(this.kind());
  }
  next(): Token | undefined {
    this.#at += 1;
    return this.#tokens[this.#at - 1];
  }
  /** The number that comes next. */
  number(): number | null {
    const token = this.#tokens[this.#at];
    return token?.kind === 'number' ? token.quarters / 4 : null;
  }
  skip(...kinds: readonly Kind[]): void {
    while (this.is(...kinds)) this.#at += 1;
  }
  /** The first kind ahead that is none of these. */
  beyond(...kinds: readonly Kind[]): Kind {
    let ahead = 0;
    while (kinds.includes(this.kind(ahead))) ahead += 1;
    return this.kind(ahead);
  }
}
