import { foldLetters } from '@eloquence/reports';

/** A name as it is searched for, beginning with the family name and beginning with the given name. */
export interface FoldedName {
  readonly byFamily: string;
  readonly byGiven: string;
}

/** Longer than any name; an index must not meet one that is longer than it can hold. */
const LONGEST = 120;
export const LONGEST_NAME = 200;

/** Names as lists have them: letters, spaces, and one comma. */
const PLAIN = /^([A-Za-z]+(?: [A-Za-z]+)*), ?([A-Za-z]+(?: [A-Za-z]+)*)$/;

/** Folds a name `Family, Given`; without a comma the last word counts as a given name as well. */
export function foldForSearch(name: string): FoldedName {
  const plain = PLAIN.exec(name);
  if (plain && name.length <= LONGEST) {
    const family = (plain[1] as string).toLowerCase();
    const given = (plain[2] as string).toLowerCase();
    return { byFamily: `${family} ${given}`, byGiven: `${given} ${family}` };
  }
  const comma = name.indexOf(',');
  const family = foldWords(comma < 0 ? name : name.slice(0, comma));
  const given = comma < 0 ? family.splice(-1) : foldWords(name.slice(comma + 1));
  return { byFamily: joined([...family, ...given]), byGiven: joined([...given, ...family]) };
}

/** The words of a text without accents, case and punctuation: `Müller-Łoś, O'Neil` → muller los oneil. */
export function foldWords(text: string): string[] {
  return foldLetters(text.slice(0, LONGEST_NAME))
    .replace(/['’ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The most that an index takes of the names of an event. */
const LONGEST_EVENT = 240;

/** What an event is found by: a space before each word of its name and city, so that beginnings can be told. */
export function eventWords(name: string, city: string): string {
  const words = [...new Set([...foldWords(name), ...foldWords(city)])];
  return words
    .map((word) => ` ${word}`)
    .join('')
    .slice(0, LONGEST_EVENT)
    .toWellFormed();
}

function joined(words: readonly string[]): string {
  const text = words.join(' ');
  return text.length > LONGEST ? text.slice(0, LONGEST).toWellFormed() : text;
}

/** Only what a name can hold: one space between words, nothing that cannot be printed. */
export function cleanName(name: string): string {
  if (/^[!-~]+(?: [!-~]+)*$/.test(name) && name.length <= LONGEST_NAME) return name;
  const text = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return text.slice(0, LONGEST_NAME).toWellFormed();
}
