import { randomUUID } from 'node:crypto';
import { parseBirth } from '@eloquence/reports';
import type { Transaction } from 'kysely';
import { cleanName } from '../fold.ts';
import { canonicalJson } from '../ledger/canonical.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { lastKey } from '../store/last-key.ts';
import type { Schema } from '../store/schema.ts';
import { dayIn } from '../today.ts';
import { addId } from './other-ids.ts';
import { searchColumns } from './search-columns.ts';
import { titleColumns } from './titles.ts';
import { schemeOf } from './validation.ts';

/** A new player, as reported or as entered by an officer. */
export interface NewPlayer {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly birth: string;
  /** From a report; none if missing. */
  readonly title?: string;
}

/** Adds a player in a write transaction; returns the key. */
export async function addPlayerIn(
  office: Office,
  trx: Transaction<Schema>,
  player: NewPlayer,
): Promise<number> {
  const key = (await lastKey(trx)) + 1;
  const name = cleanName(player.name) || player.id;
  const birth = parseBirth(player.birth);
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = birth?.month && birth.day ? `${birth.year}-${two(birth.month)}-${two(birth.day)}` : null;
  const { federation, sex, title = '' } = player;
  const person = {
    ...{ name, federation, sex, birth: date ?? birth?.year ?? null },
    ...(title !== '' && { title }),
  };
  // Without a salt, the hash left in the ledger would reveal the values after redaction.
  const salt = randomUUID();
  const document = await keepDocument(trx, 'person', canonicalJson({ id: player.id, ...person, salt }));
  // One look at the clock: it may be midnight.
  const now = office.now();
  const body = { player: key, id: player.id, person: document };
  const seq = await enter(office, trx, 'player-added', player.id, body, now);
  const scheme = schemeOf(player.id);
  await trx
    .insertInto('player')
    .values({
      key,
      name,
      name_version: 1,
      ...searchColumns(name),
      federation,
      sex,
      ...titleColumns(title),
      other_titles: '',
      foa_title: '',
      birth_year: birth?.year ?? null,
      birth_date: date,
      died: null,
      merged_into: null,
      ...(scheme === 'fide' && { fide_id: player.id, fide_since: seq }),
    })
    .execute();
  if (scheme !== 'fide') await addId(trx, { id: player.id, player: key, scheme, since: seq });
  await trx
    .insertInto('player_change')
    .values({ player: key, seq, field: 'added', before: null, after: null, since: dayIn(office.zone, now) })
    .execute();
  return key;
}
