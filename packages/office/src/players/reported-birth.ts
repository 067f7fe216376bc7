import { parseBirth } from '@eloquence/reports';
import type { Transaction } from 'kysely';
import type { Office } from '../office.ts';
import { REDACTED } from '../rating-lists/export.ts';
import type { PlayerTable, Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { appendPlayerEntry, insertChanges } from './record-change.ts';

/**
 * Takes a date of birth from a report for a player of whom only that year is known. Lists hold the year alone, and the
 * K of juniors ends on the birthday under the editions before 2022 (2014 8.56).
 */
export async function takeReportedBirth(
  office: Office,
  trx: Transaction<Schema>,
  id: string,
  player: PlayerTable,
  reported: string,
): Promise<void> {
  if (player.birth_date !== null || player.birth_year === null || player.name === REDACTED) return;
  const birth = parseBirth(reported);
  if (!birth?.month || !birth.day || birth.year !== player.birth_year) return;
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${birth.year}-${two(birth.month)}-${two(birth.day)}`;
  const since = todayOf(office);
  const facts = { fields: ['birth_date'], since };
  const seq = await appendPlayerEntry(office, trx, 'player-changed', id, player.key, facts, { birth: date });
  await trx.updateTable('player').set({ birth_date: date }).where('key', '=', player.key).execute();
  await insertChanges(trx, player.key, seq, since, [{ field: 'birth_date', before: null, after: null }]);
}
