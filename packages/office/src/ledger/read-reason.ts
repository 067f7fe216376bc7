import { OfficeError } from '../errors.ts';

/** The reason an officer gives for a decision or a fact. */
export function readReason(reason: string): string {
  const text = reason.trim();
  if (text === '' || text.length > 2000) throw new OfficeError('because-missing', { limit: 2000 });
  return text;
}
