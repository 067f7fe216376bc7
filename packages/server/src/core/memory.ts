import type { FastifyReply } from 'fastify';
import { etagOf } from './etag.ts';

export interface Remembered {
  readonly text: string;
  readonly etag: string;
}

interface Kept extends Remembered {
  readonly state: string;
}

/**
 * Answers as text, kept while the store stays in the state they were made in. Those asked for lately stand in one half,
 * those of before in the other, which goes when the first is full: to note with every question what was asked for last
 * would cost more than to find its answer.
 */
export class AnswerMemory {
  readonly #most: number;
  readonly #mostLetters: number;
  #lately = new Map<string, Kept>();
  #before: ReadonlyMap<string, Kept> = this.#lately;
  #letters = 0;

  /** At most `most` answers, which have at most so many letters together, what they were asked with included. */
  constructor(most: number, mostLetters: number) {
    this.#most = most / 2;
    this.#mostLetters = mostLetters / 2;
  }

  async answer(key: string, state: string, make: () => Promise<unknown>): Promise<Remembered> {
    const lately = this.#lately.get(key);
    if (lately?.state === state) return lately;
    const before = this.#before.get(key);
    const kept = before?.state === state ? before : keptOf(state, JSON.stringify(await make()));
    this.#keep(key, kept);
    return kept;
  }

  #keep(key: string, kept: Kept): void {
    const letters = key.length + kept.text.length;
    // One that is longer than all of them may be is not kept.
    if (letters > this.#mostLetters) return;
    if (this.#lately.size >= this.#most || this.#letters + letters > this.#mostLetters) {
      this.#before = this.#lately;
      this.#lately = new Map();
      this.#letters = 0;
    }
    const known = this.#lately.get(key);
    this.#letters += letters - (known === undefined ? 0 : key.length + known.text.length);
    this.#lately.set(key, kept);
  }
}

function keptOf(state: string, text: string): Kept {
  return { state, text, etag: etagOf(text) };
}

/** Sends an answer that is text already. */
export function sendRemembered(reply: FastifyReply, { text, etag }: Remembered): never {
  return reply.header('etag', etag).type('application/json; charset=utf-8').send(text) as never;
}
