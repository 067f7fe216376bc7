import { otherNumbers } from '../counts.ts';
import { type Format, format } from '../format.ts';

const plain: Format = format('fr', ',');

/** The first of a month is an ordinal. */
export const french: Format = Object.freeze({
  ...plain,
  date: (day) => plain.date(day).replace(/^1 /, '1er '),
} satisfies Format);

/** ` ; de même pour les joueurs 5, 8 et 41 autres`, après ce qui est dit du premier. */
export const also = ({ players }: { readonly players?: readonly number[] }): string =>
  others(['le joueur', 'les joueurs'], players);

/** ` ; de même pour les lignes 15 et 16` */
export const alsoLines = ({ lines }: { readonly lines?: readonly number[] }): string =>
  others(['la ligne', 'les lignes'], lines);

function others([one, many]: readonly [string, string], numbers?: readonly number[]): string {
  const { shown, left } = otherNumbers(numbers);
  if (shown.length === 0) return '';
  const more = left === 0 ? [] : [`${left} autres`];
  return ` ; de même pour ${shown.length > 1 ? many : one} ${french.and([...shown, ...more])}`;
}
