import type { Words } from '@eloquence/words/en/web/pages/desk-audit';
import type { PageContext } from '../../core/page-context.ts';
import { adjustmentName } from '../../desk/adjustments.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** Free text, shown as entered. */
const FREE_TEXT: readonly string[] = ['name', 'city'];

/** A value of the audit log without codes, with dates in the reader's format. */
export function valueText(
  field: string,
  value: string,
  words: Words,
  { format, words: shared }: Pick<PageContext, 'format' | 'words'>,
): string {
  if (FREE_TEXT.includes(field)) return value;
  if (field === 'adjustments')
    return value
      .split(', ')
      .map((id) => adjustmentName(id, words.desk))
      .join('; ');
  // SQLite has no booleans.
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
