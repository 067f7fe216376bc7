import { adjustmentName } from '../../desk/adjustments.tsx';
import type { Place } from '../../place.ts';
import type { Words } from './words.en.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** What people have written themselves is shown as they wrote it. */
const OWN_WORDS: readonly string[] = ['name', 'city'];

/** A value of the audit log as people read it: no codes, days and moments in the reader's form. */
export function valueSaid(
  field: string,
  value: string,
  words: Words,
  { format, words: shared }: Pick<Place, 'format' | 'words'>,
): string {
  if (OWN_WORDS.includes(field)) return value;
  if (field === 'adjustments')
    return value
      .split(', ')
      .map((id) => adjustmentName(id, words.desk))
      .join('; ');
  // As the store keeps it.
  if (field === 'official' && /^[01]$/.test(value))
    return value === '1' ? words.values.true : words.values.false;
  if (DAY.test(value)) return format.shortDate(value);
  if (MOMENT.test(value)) return `${format.shortMoment(value)} UTC`;
  const known: Readonly<Record<string, string>> = {
    ...words.values,
    ...words.names.types,
    ...words.desk.kinds,
    ...words.desk.states,
    ...shared.cadences,
  };
  return known[value] ?? value;
}
