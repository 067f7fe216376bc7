import { PLAYER } from './trf/layout.ts';

/**
 * Characters that nobody sees: lone surrogates, bidirectional controls, zero-width and other ignorable characters. They let
 * two names look the same, or one read backwards. Variation selectors only choose the shape of a Chinese character.
 */
const HIDDEN = /[\p{Surrogate}[\p{Default_Ignorable_Code_Point}--\p{Variation_Selector}]]/v;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gv');

/** The first hidden character of a text: its place, and its name such as U+202E. */
export function hiddenIn(text: string): { readonly at: number; readonly character: string } | null {
  const at = text.search(HIDDEN);
  const code = at === -1 ? undefined : text.codePointAt(at);
  if (code === undefined) return null;
  return { at, character: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}

export function withoutHidden(text: string): string {
  return text.replace(ALL_HIDDEN, '');
}

/** Letters that are more than a plain one with an accent; lists have the plain one. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/** Small letters without accents, as most keyboards have them. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðßæœþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Names are equal up to accents, case, order of parts and punctuation. */
export function foldName(name: string): string {
  return foldLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}

/** Müller and Mueller, Ångström and Aangstroem: how a vowel with a sign is written does not matter. */
const looseParts = (name: string): readonly string[] =>
  foldName(name)
    .split(' ')
    .map((part) => part.replace(/[aou]e|aa/g, (pair) => pair.charAt(0)));

/** Names as long as the columns allow may have been cut. */
const NAME_WIDTH = PLAYER.name.to - PLAYER.name.from + 1;

/**
 * Whether a name of a report may be the one of a list. A report may leave a part out or give only its initial, and a name
 * that fills its columns was cut; apart from that the parts are the same: Li, Wei is not Lin, Weihua.
 */
export function isSameName(report: string, list: string): boolean {
  if (glued(report) === glued(list)) return true;
  const [short, long] = [looseParts(report), looseParts(list)].sort((a, b) => a.length - b.length);
  const left = [...(long ?? [])];
  const isCut = report.length >= NAME_WIDTH;
  let letters = 0;
  for (const part of (short ?? []).toSorted((a, b) => b.length - a.length)) {
    const same = left.indexOf(part);
    const place = same === -1 ? left.findIndex((other) => isShortened(part, other, isCut)) : same;
    if (place === -1) return false;
    if (same !== -1 || isCut) letters += part.length;
    left.splice(place, 1);
  }
  // Initials alone match too many names.
  return letters > 1;
}

const isShortened = (a: string, b: string, isCut: boolean): boolean =>
  (isCut || a.length === 1 || b.length === 1) && (a.startsWith(b) || b.startsWith(a));

/** Van der Berg and Vanderberg. */
const glued = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
