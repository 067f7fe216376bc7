import { otherNumbers } from '../counts.ts';
import { type Format, format } from '../format.ts';

export const english: Format = format('en-GB', '.');

/** `; also players 5, 8 and 41 more`, behind what is said of the first. */
export const also = ({ players }: { readonly players?: readonly number[] }): string =>
  others('player', players);

/** `; also lines 15 and 16` */
export const alsoLines = ({ lines }: { readonly lines?: readonly number[] }): string => others('line', lines);

function others(word: string, numbers?: readonly number[]): string {
  const { shown, left } = otherNumbers(numbers);
  if (shown.length === 0) return '';
  const more = left === 0 ? [] : [`${left} more`];
  return `; also ${word}${shown.length > 1 ? 's' : ''} ${english.and([...shown, ...more])}`;
}

const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth'];

export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;
