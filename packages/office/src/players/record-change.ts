import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { OfficeError } from '../errors.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { keepDocument } from '../ledger/documents.ts';
import type { EntryKind } from '../ledger/entries.ts';
import { enter, nextSeq } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import type { PlayerChangeTable, PlayerTable, Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { findPlayer, type PlayerRow } from './player.ts';
import { checkedDate } from './validation.ts';

/** The first day it is valid, `YYYY-MM-DD`; today unless given. */
export interface Since {
  readonly since?: string;
}

export type FieldChange = Pick<PlayerChangeTable, 'field' | 'before' | 'after'>;

export interface Change {
  readonly set: Partial<PlayerTable>;
  readonly fields: readonly FieldChange[];
  /** Stored in a document, which can be redacted. */
  readonly values: Readonly<Record<string, Json>>;
}

/** Future dates are not allowed: lists use the values as they are now. */
export function checkedSince(office: Office, given: string | undefined): string {
  const today = todayOf(office);
  const since = checkedDate(given ?? today);
  if (since > today) throw new OfficeError('since-in-future', { since, today });
  return since;
}

export async function requirePlayer(
  office: Office,
  trx: Transaction<Schema>,
  id: string,
): Promise<PlayerRow> {
  const player = await findPlayer(office.store, id, trx);
  if (player === null) throw new OfficeError('player-unknown', { id });
  return player;
}

/** Changes a player: ledger entry, row and change history. */
export async function recordChange(
  office: Office,
  id: string,
  given: string | undefined,
  decide: (player: PlayerRow, trx: Transaction<Schema>, seq: number) => Promise<Change>,
): Promise<void> {
  const since = checkedSince(office, given);
  await office.store.write(async (trx) => {
    const player = await requirePlayer(office, trx, id);
    const seq = await nextSeq(trx);
    const { set, fields, values } = await decide(player, trx, seq);
    if (fields.length === 0) throw new OfficeError('nothing-changed', { id });
    const names = fields.map(({ field }) => field);
    const before = Object.fromEntries(fields.map((each) => [each.field, each.before]));
    const person = { ...values, before };
    await appendPlayerEntry(office, trx, 'player-changed', id, player.key, { fields: names, since }, person);
    if (Object.keys(set).length > 0) {
      await trx.updateTable('player').set(set).where('key', '=', player.key).execute();
    }
    await insertChanges(trx, player.key, seq, since, fields);
  });
}

/** Appends an entry about a player. Values go into a salted document, so its hash reveals nothing. */
export async function appendPlayerEntry(
  office: Office,
  trx: Transaction<Schema>,
  kind: EntryKind,
  id: string,
  player: number,
  facts: Readonly<Record<string, Json>>,
  values: Readonly<Record<string, Json>>,
): Promise<number> {
  const text = canonicalJson({ player, ...values, salt: randomUUID() });
  const person = await keepDocument(trx, 'person', text);
  return enter(office, trx, kind, id, { player, id, ...facts, person });
}

export async function insertChanges(
  trx: Transaction<Schema>,
  player: number,
  seq: number,
  since: string,
  fields: readonly FieldChange[],
): Promise<void> {
  const rows = fields.map((field) => ({ ...field, player, seq, since }));
  await trx.insertInto('player_change').values(rows).execute();
}

export function fieldChange(
  field: string,
  before: string | null,
  after: string | null,
): readonly FieldChange[] {
  return before === after ? [] : [{ field, before, after }];
}
