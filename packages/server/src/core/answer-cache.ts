import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { etagOf } from './etag.ts';

export interface CachedAnswer {
  readonly text: string;
  readonly etag: string;
}

interface Entry extends CachedAnswer {
  readonly state: string;
}

/** JSON answers, valid while the store is in the state they were computed from. */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>;

  /** At most `max` answers with `maxLength` characters in total, keys included. */
  constructor(max: number, maxLength: number) {
    this.#entries = new LRUCache({
      max,
      maxSize: maxLength,
      sizeCalculation: ({ text }, key) => key.length + text.length,
    });
  }

  async answer(key: string, state: string, compute: () => Promise<unknown>): Promise<CachedAnswer> {
    const known = this.#entries.get(key);
    if (known?.state === state) return known;
    const text = JSON.stringify(await compute());
    const entry = { state, text, etag: etagOf(text) };
    this.#entries.set(key, entry);
    return entry;
  }
}

export function sendCached(reply: FastifyReply, { text, etag }: CachedAnswer): never {
  return reply.header('etag', etag).type('application/json; charset=utf-8').send(text) as never;
}
