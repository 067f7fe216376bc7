import { type Format, format } from '../format.ts';

export const english: Format = format('en-GB', '.');
