import type { PageAnswer } from '@eloquence/api';
import { LRUCache } from 'lru-cache';
import { compressed, type Encoding, LEAST_COMPRESSED } from '../core/encoding.ts';
import { etagOf } from '../core/etag.ts';

/** A page as it is sent. Compressed when the first client asks for it. */
export interface CachedPage {
  readonly state: string;
  readonly etag: string;
  readonly html: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/**
 * HTML pages for visitors without a session, valid while the store is in the state they were rendered from. A page for
 * a session never gets here: the site marks what may be shared (`isShared`).
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage> | null;
  readonly #rendering = new Map<string, Promise<CachedPage | PageAnswer>>();

  /** `maxBytes` counts keys and all encodings; 0: nothing is cached. */
  constructor(maxBytes: number) {
    this.#pages =
      maxBytes === 0
        ? null
        : new LRUCache({
            maxSize: maxBytes,
            sizeCalculation: ({ html, br, gzip: zipped }, key) =>
              2 * key.length + html.length + (br?.length ?? 0) + (zipped?.length ?? 0),
          });
  }

  find(key: string, state: string): CachedPage | null {
    const known = this.#pages?.get(key);
    return known?.state === state ? known : null;
  }

  /** Renders once for all who ask at the same time. A page that may not be shared is returned as it is. */
  async render(
    key: string,
    state: string,
    render: () => Promise<PageAnswer>,
  ): Promise<CachedPage | PageAnswer> {
    const name = `${state}\n${key}`;
    const known = this.#rendering.get(name);
    if (known !== undefined) return known;
    const rendering = render()
      .then((answer) => (answer.isShared === true ? this.#keep(key, state, answer.html) : answer))
      .finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  #keep(key: string, state: string, html: string): CachedPage {
    const page = { state, etag: etagOf(html), html: Buffer.from(html) };
    this.#pages?.set(key, page);
    return page;
  }

  /** The page in an encoding, or null where compression is not worth it. */
  async compressed(key: string, page: CachedPage, encoding: Encoding): Promise<Buffer | null> {
    if (page.html.length < LEAST_COMPRESSED) return null;
    const known = page[encoding];
    if (known !== undefined) return known;
    const bytes = await compressed(encoding, page.html);
    // Only if it is still the page in the cache: another may have replaced or extended it meanwhile.
    const current = this.#pages?.get(key);
    if (current?.etag === page.etag) this.#pages?.set(key, { ...current, [encoding]: bytes });
    return bytes;
  }
}
