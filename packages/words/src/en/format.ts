import { type Format, format } from '../format.ts';

export const english: Format = format('en-GB', '.');

const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth'];

export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;
