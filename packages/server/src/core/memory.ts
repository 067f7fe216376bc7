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
  readonly #mostInHalf: number;
  readonly #mostLettersInHalf: number;
  #lately = new Map<string, Kept>();
  #before: ReadonlyMap<string, Kept> = this.#lately;
  #letters = 0;

  /** At most `most` answers, which have at most so many letters together, what they were asked with included. */
  constructor(most: number, mostLetters: number) {
    this.#mostInHalf = Math.floor(most / 2);
    this.#mostLettersInHalf = mostLetters / 2;
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
    // One that is longer than all of a half may be is answered, and not kept.
    if (letters > this.#mostLettersInHalf) return;
    this.#forget(key);
    if (this.#lately.size >= this.#mostInHalf || this.#letters + letters > this.#mostLettersInHalf) {
      this.#before = this.#lately;
      this.#lately = new Map();
      this.#letters = 0;
    }
    this.#lately.set(key, kept);
    this.#letters += letters;
  }

  /** Of another state: what is made anew is not counted twice. */
  #forget(key: string): void {
    const known = this.#lately.get(key);
    if (known === undefined) return;
    this.#lately.delete(key);
    this.#letters -= key.length + known.text.length;
  }
}

function keptOf(state: string, text: string): Kept {
  return { state, text, etag: etagOf(text) };
}

/** Sends an answer that is text already. */
export function sendRemembered(reply: FastifyReply, { text, etag }: Remembered): never {
  return reply.header('etag', etag).type('application/json; charset=utf-8').send(text) as never;
}
