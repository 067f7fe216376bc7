import { expect, test } from 'vitest';
import { modernTitle, type TitleKind, unknownTitles } from './titles.ts';

test.each([
  ['g', 'GM'],
  ['m', 'IM'],
  ['f', 'FM'],
  ['c', 'CM'],
  ['wg', 'WGM'],
  ['wm', 'WIM'],
  ['WF', 'WFM'],
  ['WC', 'WCM'],
  ['gm', 'GM'],
  ['WGM', 'WGM'],
  ['wh', 'wh'],
  ['', ''],
])('%s is %s today', (title, modern) => expect(modernTitle(title)).toBe(modern));

test.each<[TitleKind, string, string[]]>([
  ['title', 'g', []],
  ['title', 'h', ['h']],
  ['women', 'WGM', []],
  ['women', 'GM', ['GM']],
  ['foa', 'AGM', []],
  ['foa', 'GM', ['GM']],
  ['other', 'IA,FST,IO', []],
  ['other', ',IO', []],
  ['other', 'IA, XY,FA,QQ', ['XY', 'QQ']],
])('as a %s title of %s, %j is unknown', (kind, text, unknown) => {
  expect(unknownTitles(kind, text)).toEqual(unknown);
});
