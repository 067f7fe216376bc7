import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

const LONG = 'A long page. '.repeat(200);

function page(cache: PageCache, key: string, state: string, html: string): Promise<CachedPage> {
  return cache.render(key, state, async () => ({
    status: 200,
    html,
    isShared: true,
  })) as Promise<CachedPage>;
}

describe('the page cache', () => {
  test('finds a page only in the state it was rendered from', async () => {
    const cache = new PageCache(10_000);
    await page(cache, 'en /', '7 2026-07-01', 'seven');
    expect(cache.find('en /', '7 2026-07-01')?.html.toString()).toBe('seven');
    expect(cache.find('en /', '8 2026-07-01')).toBeNull();
    expect(cache.find('en /', '7 2026-07-02')).toBeNull();
    expect(cache.find('fr /', '7 2026-07-01')).toBeNull();
  });

  test('keeps no page that may not be shared, and no failure', async () => {
    const cache = new PageCache(10_000);
    const answer = { status: 200, html: 'Signed in as Ada' };
    expect(await cache.render('en /', '1', async () => answer)).toBe(answer);
    await expect(cache.render('en /', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(cache.find('en /', '1')).toBeNull();
  });

  test('renders a page once for all who ask at the same time', async () => {
    const cache = new PageCache(10_000);
    let rendered = 0;
    const render = async (): Promise<{ status: number; html: string; isShared: true }> => {
      rendered += 1;
      return { status: 200, html: `${rendered}`, isShared: true };
    };
    await Promise.all([1, 2, 3].map(() => cache.render('en /', '1', render)));
    await Promise.all([cache.render('en /', '2', render), cache.render('fr /', '2', render)]);
    expect(rendered).toBe(3);
  });

  test('drops the least recently used page beyond its bytes, counted with keys and encodings', async () => {
    const cache = new PageCache(2 * LONG.length + 20);
    const first = await page(cache, '1', 's', LONG);
    await page(cache, '2', 's', LONG);
    expect(cache.find('1', 's')).not.toBeNull();
    expect(gunzipSync((await cache.compressed('1', first, 'gzip')) as Buffer).toString()).toBe(LONG);
    await page(cache, '3', 's', LONG);
    expect([cache.find('1', 's'), cache.find('2', 's'), cache.find('3', 's')].map(Boolean)).toEqual([
      false,
      false,
      true,
    ]);
    await page(cache, 'k'.repeat(LONG.length), 's', 'short');
    expect(cache.find('3', 's')).toBeNull();
  });

  test('compresses a page once, short pages never', async () => {
    const cache = new PageCache(100_000);
    const long = await page(cache, '1', 's', LONG);
    const bytes = (await cache.compressed('1', long, 'br')) as Buffer;
    expect(brotliDecompressSync(bytes).toString()).toBe(LONG);
    expect(await cache.compressed('1', cache.find('1', 's') as CachedPage, 'br')).toBe(bytes);
    const short = await page(cache, '2', 's', 'short');
    expect(await cache.compressed('2', short, 'br')).toBeNull();
  });

  test('a page compressed late does not replace a newer one', async () => {
    const cache = new PageCache(100_000);
    const old = await page(cache, '1', 'old', LONG);
    await page(cache, '1', 'new', `${LONG} New.`);
    await cache.compressed('1', old, 'br');
    expect(cache.find('1', 'new')?.html.toString()).toBe(`${LONG} New.`);
    expect(cache.find('1', 'new')?.br).toBeUndefined();
  });

  test('without bytes nothing is kept', async () => {
    const cache = new PageCache(0);
    expect((await page(cache, '1', 's', 'short')).html.toString()).toBe('short');
    expect(cache.find('1', 's')).toBeNull();
  });
});
