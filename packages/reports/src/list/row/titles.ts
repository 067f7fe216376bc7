/** Titles as lists write them, from `g` of 2001 to `GM` of today. */
import { type Field, FOA_TITLE, OTHER_TITLES, TITLE, WOMEN_TITLE } from './fields.ts';

export type TitleKind = 'title' | 'women' | 'other' | 'foa';

export const TITLE_KINDS: ReadonlyMap<Field, TitleKind> = new Map([
  [TITLE, 'title'],
  [WOMEN_TITLE, 'women'],
  [OTHER_TITLES, 'other'],
  [FOA_TITLE, 'foa'],
]);

const OLD_TITLES: Readonly<Record<string, string>> = Object.freeze({
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
});

const PLAYER_TITLES: ReadonlySet<string> = new Set(['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM']);
const WOMEN_TITLES: ReadonlySet<string> = new Set(['WGM', 'WIM', 'WFM', 'WCM']);
const FOA_TITLES: ReadonlySet<string> = new Set(['AGM', 'AIM', 'AFM', 'ACM']);
/** Arbiters, organizers, trainers and their instructors. */
const OFFICES: ReadonlySet<string> = new Set('IA FA NA IO AO FST FT FI NI DI SI LSI SLI'.split(' '));

/** `GM` for `g`; what is not a title of the game stays as it stands. */
export function modernTitle(title: string): string {
  const upper = title.toUpperCase();
  const modern = OLD_TITLES[upper] ?? upper;
  return PLAYER_TITLES.has(modern) ? modern : title;
}

/** `GM`, or as old lists write it `g`. */
export function isPlayerTitle(text: string): boolean {
  return PLAYER_TITLES.has(modernTitle(text));
}

export function unknownTitles(kind: TitleKind, text: string): readonly string[] {
  if (kind === 'title') return isPlayerTitle(text) ? [] : [text];
  if (kind === 'women') return WOMEN_TITLES.has(modernTitle(text)) ? [] : [text];
  if (kind === 'foa') return FOA_TITLES.has(text.toUpperCase()) ? [] : [text];
  // Some cells begin with a comma or hold two in a row.
  return text
    .split(',')
    .map((title) => title.trim())
    .filter((title) => title !== '' && !OFFICES.has(title.toUpperCase()));
}
