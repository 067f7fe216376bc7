import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '@eloquence/rating';
import { LANGUAGES } from '@eloquence/words';
import { describe, expect, test } from 'vitest';
import { root } from '../../../tests/tidy/files.ts';
import { dateTicks, dayNumber, nearest, valueTicks } from '../src/components/chart/scale.ts';
import { buildUrl } from '../src/core/api.ts';
import { withQuery } from '../src/core/page-context.ts';
import { embeddableJson } from '../src/document.tsx';
import { collectFiles, type Manifest } from '../src/manifest.ts';
import { ROUTES } from '../src/routes.ts';

const folder = join(root, 'packages', 'web', 'src');
const wordsFolder = join(root, 'packages', 'words', 'src');
/** Pages without a route. */
const ELSEWHERE = ['not-found', 'error'];

const pages = globSync('pages/*/index.tsx', { cwd: folder }).map((path) => defined(path.split(/[\\/]/)[1]));

describe('pages', () => {
  test('every page has a route, and every route a page', () => {
    const names = Object.values<string>(ROUTES);
    expect(names.filter((name) => !pages.includes(name))).toEqual([]);
    expect(pages.filter((name) => !names.includes(name) && !ELSEWHERE.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(pages)('%s has all words in every language, none empty', async (name) => {
    const shapes = await Promise.all(
      LANGUAGES.map(async (language) => {
        const { words } = await import(join(wordsFolder, language, 'web', 'pages', `${name}.ts`));
        return shapeOf(words);
      }),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });
});

test('the words of the site are complete', async () => {
  const [english, ...others] = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { words } = await import(join(wordsFolder, language, 'web', 'site.ts'));
      return shapeOf(words, language !== 'en');
    }),
  );
  for (const other of others) expect(other).toEqual(english);
});

/** Keys and types; an empty text is an error, null an intended omission. */
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
  ])('%s', (path, given, address) => expect(buildUrl(path, given)).toBe(address));

  test('with another query', () => {
    expect(withQuery('/lists?a=1&b=2#x', { a: 3, b: null, c: 'é' })).toBe('/lists?a=3&c=%C3%A9#x');
    expect(withQuery('/lists', {})).toBe('/lists');
  });
});

test('embedded data cannot end its script element', () => {
  const value = { name: '</script><script>alert(1)</script><!--', line: '\u2028' };
  const text = embeddableJson(value);
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});

describe('the assets of a page', () => {
  const manifest: Manifest = {
    'src/client.tsx': { file: 'client.js', imports: ['shared'] },
    shared: { file: 'shared.js', css: ['shared.css'] },
    'src/pages/home/index.tsx': { file: 'home.js', imports: ['shared', 'src/client.tsx'], css: ['home.css'] },
  };
  test('have no duplicates, the entry first', () => {
    expect(collectFiles(manifest, ['src/client.tsx', 'src/pages/home/index.tsx'])).toEqual({
      scripts: ['client.js', 'shared.js', 'home.js'],
      styles: ['shared.css', 'home.css'],
    });
  });
  test('missing from the manifest are an error', () => {
    expect(() => collectFiles(manifest, ['src/other.tsx'])).toThrow('src/other.tsx');
  });
});

describe('the scale of a chart', () => {
  test.each([
    [2310, 2490, [2300, 2350, 2400, 2450, 2500]],
    [1997, 2003, [1997, 1998, 1999, 2000, 2001, 2002, 2003]],
    [1400, 2800, [1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000]],
  ])('from %i to %i has round lines', (least, most, lines) => {
    const ticks = valueTicks(least, most, 6);
    expect(ticks).toEqual(lines);
  });

  test('labels years, or months in a short range', () => {
    const [from, to] = [dayNumber('2024-07-01'), dayNumber('2026-07-01')];
    expect(dateTicks(from, to).map(({ isYear }) => isYear)).toEqual([false, true, false, true, false]);
    expect(dateTicks(from, to).length).toBeLessThan(10);
    expect(dateTicks(dayNumber('2005-07-01'), dayNumber('2026-07-01')).length).toBeLessThan(10);
  });

  test('finds the nearest point', () => {
    const days = [10, 20, 40];
    expect([-5, 14, 16, 29, 31, 99].map((day) => nearest(days, day))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
