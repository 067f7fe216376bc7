import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../tests/tidy/files.ts';
import { addressOf } from '../src/api.ts';
import { jsonOf } from '../src/document.tsx';
import { filesOf, type Manifest } from '../src/manifest.ts';
import { dateTicks, dayNumber, nearest, ticksOf } from '../src/parts/chart/scale.ts';
import { withQuery } from '../src/place.ts';
import { ROUTES } from '../src/routes.ts';

const folder = join(root, 'packages', 'web', 'src');
const LANGUAGES = ['en', 'fr', 'zh'] as const;
/** Shown in the place of pages. */
const ELSEWHERE = ['not-found', 'error'];

const pages = globSync('pages/*/index.tsx', { cwd: folder }).map((path) => path.split(/[\\/]/)[1] as string);

describe('pages', () => {
  test('have an address each, and every address has a page', () => {
    const names = Object.values<string>(ROUTES);
    expect(names.filter((name) => !pages.includes(name))).toEqual([]);
    expect(pages.filter((name) => !names.includes(name) && !ELSEWHERE.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(pages)('%s has words in three languages, none of them left out or empty', async (name) => {
    const shapes = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { words } = await import(join(folder, 'pages', name, `words.${language}.ts`));
        return shapeOf(words);
      }),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });
});

test('the words that all pages share are complete', async () => {
  const [en, fr, zh] = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { words } = await import(join(folder, 'words', `${language}.ts`));
      return shapeOf(words, language !== 'en');
    }),
  );
  expect(fr).toEqual(en);
  expect(zh).toEqual(en);
});

/** Names and kinds, with a fault where a text is empty. A language that may do without a text says so by null. */
function shapeOf(value: unknown, mayDoWithout = false): unknown {
  if (value === null) return mayDoWithout ? 'text' : 'nothing';
  if (typeof value === 'string') return value.trim() === '' ? 'empty' : 'text';
  if (typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each, mayDoWithout)]));
}

describe('addresses', () => {
  test.each([
    ['/players/:id', { id: '9/1 a' }, '/players/9%2F1%20a'],
    ['/players', { q: 'Å & b', limit: 5, title: undefined, sex: null }, '/players?q=%C3%85+%26+b&limit=5'],
    [
      '/players/:id/periods/:list',
      { id: '1', list: '2026-07-01', cadence: 'rapid' },
      '/players/1/periods/2026-07-01?cadence=rapid',
    ],
  ])('%s', (path, given, address) => expect(addressOf(path, given)).toBe(address));

  test('with another query', () => {
    expect(withQuery('/lists?a=1&b=2#x', { a: 3, b: null, c: 'é' })).toBe('/lists?a=3&c=%C3%A9#x');
    expect(withQuery('/lists', {})).toBe('/lists');
  });
});

test('nothing in the data of a page can end the element it stands in', () => {
  const value = { name: '</script><script>alert(1)</script><!--', line: '\u2028' };
  const text = jsonOf(value);
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});

describe('the files of a page', () => {
  const manifest: Manifest = {
    'src/client.tsx': { file: 'client.js', imports: ['shared'] },
    shared: { file: 'shared.js', css: ['shared.css'] },
    'src/pages/home/index.tsx': { file: 'home.js', imports: ['shared', 'src/client.tsx'], css: ['home.css'] },
  };
  test('are named once each, the entry first', () => {
    expect(filesOf(manifest, ['src/client.tsx', 'src/pages/home/index.tsx'])).toEqual({
      scripts: ['client.js', 'shared.js', 'home.js'],
      styles: ['shared.css', 'home.css'],
    });
  });
  test('that were not built are a mistake', () => {
    expect(() => filesOf(manifest, ['src/other.tsx'])).toThrow('src/other.tsx');
  });
});

describe('the scale of a chart', () => {
  test.each([
    [2310, 2490, [2300, 2350, 2400, 2450, 2500]],
    [1997, 2003, [1997, 1998, 1999, 2000, 2001, 2002, 2003]],
    [1400, 2800, [1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000]],
  ])('from %i to %i has round lines', (least, most, lines) => {
    const ticks = ticksOf(least, most, 6);
    expect(ticks).toEqual(lines);
  });

  test('names years, or months where it shows few', () => {
    const [from, to] = [dayNumber('2024-07-01'), dayNumber('2026-07-01')];
    expect(dateTicks(from, to).map(({ isYear }) => isYear)).toEqual([false, true, false, true, false]);
    expect(dateTicks(from, to).length).toBeLessThan(10);
    expect(dateTicks(dayNumber('2005-07-01'), dayNumber('2026-07-01')).length).toBeLessThan(10);
  });

  test('finds the point that is nearest', () => {
    const days = [10, 20, 40];
    expect([-5, 14, 16, 29, 31, 99].map((day) => nearest(days, day))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
