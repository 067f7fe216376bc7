import { OfficeError } from '../errors.ts';

/** Titles to set. A missing field keeps its value, an empty one removes the title. */
export interface Titles {
  readonly title?: string;
  readonly womenTitle?: string;
  /** Several are separated by commas. */
  readonly otherTitles?: string;
  readonly foaTitle?: string;
}

const OF_WOMEN = ['WGM', 'WIM', 'WFM', 'WCM'];

/** As on FIDE's lists, where a woman's first column has the best of all her titles. */
const KNOWN: Readonly<Record<keyof Titles, readonly string[]>> = Object.freeze({
  title: ['GM', 'IM', 'FM', 'CM', ...OF_WOMEN],
  womenTitle: OF_WOMEN,
  otherTitles: ['IA', 'FA', 'NA', 'IO', 'FST', 'FT', 'FI', 'NI', 'DI', 'LSI', 'SI'],
  foaTitle: ['AGM', 'AIM', 'AFM', 'ACM'],
});

/** The columns of a title from a report, which has one column for both. */
export function titleColumns(title: string): { readonly title: string; readonly women_title: string } {
  return { title, women_title: OF_WOMEN.includes(title) ? title : '' };
}

/** Known titles in capitals. Titles on imported lists are not checked. */
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
