import { sha256 } from '../ledger/canonical.ts';
import type { PlayerChangeTable } from '../store/schema.ts';

export type ChangeRow = Pick<PlayerChangeTable, 'player' | 'field' | 'before' | 'after'>;

/** A redaction removes their values. */
const PERSONAL: readonly string[] = ['name', 'birth_year'];

/** The hash of the player changes of an import, in any order. */
export function changesHash(rows: readonly ChangeRow[]): string {
  const lines = rows.map(({ player, field, before, after }) => {
    const values = PERSONAL.includes(field) ? '' : `${before ?? ''};${after ?? ''}`;
    return `${player};${field};${values}\n`;
  });
  return sha256(lines.toSorted().join(''));
}
