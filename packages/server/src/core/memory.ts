import type { FastifyReply } from 'fastify';
import { etagOf } from './etag.ts';

export interface Remembered {
  readonly text: string;
  readonly etag: string;
}

interface Kept extends Remembered {
  readonly state: string;
}

/** Answers as text, kept while the store stays in the state they were made in; what was not asked for longest goes first. */
export class AnswerMemory {
  readonly #most: number;
  readonly #mostLetters: number;
  readonly #kept = new Map<string, Kept>();
  #letters = 0;

  /** `most` answers, which have at most so many letters together, what they were asked with included. */
  constructor(most: number, mostLetters: number) {
    this.#most = most;
    this.#mostLetters = mostLetters;
  }

  async answer(key: string, state: string, make: () => Promise<unknown>): Promise<Remembered> {
    const known = this.#kept.get(key);
    const kept = known?.state === state ? known : keptOf(state, JSON.stringify(await make()));
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#letters += key.length + kept.text.length;
    while (this.#kept.size > this.#most || this.#letters > this.#mostLetters) {
      this.#forget(this.#kept.keys().next().value as string);
    }
    return kept;
  }

  #forget(key: string): void {
    const known = this.#kept.get(key);
    if (known === undefined) return;
    this.#kept.delete(key);
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
