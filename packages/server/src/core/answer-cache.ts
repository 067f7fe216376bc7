import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chosenEncoding, compressed, ENCODINGS, LEAST_COMPRESSED } from './encoding.ts';
import { etagOf, matchesEtag } from './etag.ts';

export interface CachedAnswer {
  readonly text: string;
  readonly etag: string;
  br?: Buffer;
  gzip?: Buffer;
}

interface Entry extends CachedAnswer {
  readonly state: string;
}

/** JSON answers, valid while the store is in the state they were computed from. */
export class AnswerCache {
  readonly #entries: LRUCache<string, Entry>;

  /** At most `max` answers with `maxLength` characters in total, keys included. Compressed, they take a quarter more. */
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

/** Compressed once, when the first client asks for it: search answers are small, and compressing took longer than all else. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<never> {
  reply.header('etag', answer.etag).type('application/json; charset=utf-8');
  const offered = answer.text.length < LEAST_COMPRESSED || request.isInternal ? [] : ENCODINGS;
  const encoding = chosenEncoding(request.headers['accept-encoding'], offered);
  if (encoding === null || matchesEtag(request, answer.etag)) return reply.send(answer.text) as never;
  answer[encoding] ??= await compressed(encoding, Buffer.from(answer.text));
  return reply.header('content-encoding', encoding).send(answer[encoding]) as never;
}
