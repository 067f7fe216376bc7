import { type Format, format } from '../format.ts';

const plain: Format = format('fr', ',');

/** The first of a month is an ordinal. */
export const french: Format = Object.freeze({
  ...plain,
  date: (day) => plain.date(day).replace(/^1 /, '1er '),
} satisfies Format);
