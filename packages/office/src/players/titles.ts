import { OfficeError } from '../errors.ts';

/** Titles of a player; one that is not named stays, an empty one is taken away. */
export interface Titles {
  readonly title?: string;
  readonly womenTitle?: string;
  /** Several are separated by commas. */
  readonly otherTitles?: string;
  readonly foaTitle?: string;
}

const OF_WOMEN = ['WGM', 'WIM', 'WFM', 'WCM'];

/** As FIDE's lists have them; the first column of a woman shows the best of all her titles. */
const KNOWN: Readonly<Record<keyof Titles, readonly string[]>> = Object.freeze({
  title: ['GM', 'IM', 'FM', 'CM', ...OF_WOMEN],
  womenTitle: OF_WOMEN,
  otherTitles: ['IA', 'FA', 'NA', 'IO', 'FST', 'FT', 'FI', 'NI', 'DI', 'LSI', 'SI'],
  foaTitle: ['AGM', 'AIM', 'AFM', 'ACM'],
});

/** Titles that exist, in capital letters. What a list that is taken over has stays as it is. */
export function checkedTitles(titles: Titles): Titles {
  const checked = Object.entries(titles).map(([name, text]) => {
    const known = KNOWN[name as keyof Titles];
    const parts = text.split(',').map((part: string) => part.trim().toUpperCase());
    const given = parts.filter((part: string) => part !== '');
    const wrong = given.find((part: string) => !known.includes(part));
    if (wrong !== undefined || (given.length > 1 && name !== 'otherTitles'))
      throw new OfficeError('title-unknown', { found: wrong ?? text, allowed: known.join(', ') });
    return [name, given.join(',')];
  });
  return Object.fromEntries(checked);
}
