import { defined } from '@eloquence/rating';
import { foldLetters, withoutHidden } from '@eloquence/reports';

/** A folded name, family name first and given name first. */
export interface FoldedName {
  readonly byFamily: string;
  readonly byGiven: string;
}

/** Longer than any name; PostgreSQL refuses longer index entries. */
const LONGEST = 120;
const LONGEST_NAME = 200;

/** Names as lists have them: letters, spaces, and one comma. */
const PLAIN = /^([A-Za-z]+(?: [A-Za-z]+)*), ?([A-Za-z]+(?: [A-Za-z]+)*)$/;

/** Folds a name `Family, Given`; without a comma the last word also counts as the given name. */
export function foldForSearch(name: string): FoldedName {
  const plain = PLAIN.exec(name);
  if (plain && name.length <= LONGEST) {
    const family = defined(plain[1]).toLowerCase();
    const given = defined(plain[2]).toLowerCase();
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

/** Limit of the index entry of an event. */
const LONGEST_EVENT = 240;

/** The folded words of name and city, each after a space, so that a search can match prefixes of words. */
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

/** Single spaces, no unprintable or hidden characters. */
export function cleanName(name: string): string {
  if (/^[!-~]+(?: [!-~]+)*$/.test(name) && name.length <= LONGEST_NAME) return name;
  const text = withoutHidden(name)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return text.slice(0, LONGEST_NAME).toWellFormed();
}
