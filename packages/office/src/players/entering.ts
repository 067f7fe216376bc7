import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import type { EntryKind } from '../ledger/entries.ts';
import { append, keepDocument, nextSeq } from '../ledger/ledger.ts';
import type { PlayerChangeTable, PlayerTable, Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { checkedDate } from './facts.ts';
import { findPlayer, type PlayerRow } from './player.ts';

/** From which day on something is so: `YYYY-MM-DD`, today unless said. */
export interface Since {
  readonly since?: string;
}

export type FieldChange = Pick<PlayerChangeTable, 'field' | 'before' | 'after'>;

/** What a change does to the player's row, and how it is remembered. */
export interface Change {
  readonly set: Partial<PlayerTable>;
  readonly fields: readonly FieldChange[];
  /** Kept as a document, which can be redacted. */
  readonly values: Readonly<Record<string, Json>>;
}

/** The store holds what is so, and lists take it as it is: nothing can be said of a day to come. */
export function checkedSince(office: Office, given: string | undefined): string {
  const today = todayOf(office);
  const since = checkedDate(given ?? today);
  if (since > today) throw new OfficeError('since-in-future', { since, today });
  return since;
}

/** The player an ID leads to. */
export async function playerOf(office: Office, trx: Transaction<Schema>, id: string): Promise<PlayerRow> {
  const player = await findPlayer(office.store, id, trx);
  if (player === null) throw new OfficeError('player-unknown', { id });
  return player;
}

/** One change of one player: an entry, the row, and the memory of what it was before. */
export async function change(
  office: Office,
  id: string,
  given: string | undefined,
  decide: (player: PlayerRow, trx: Transaction<Schema>, seq: number) => Promise<Change>,
): Promise<void> {
  const since = checkedSince(office, given);
  await office.store.write(async (trx) => {
    const player = await playerOf(office, trx, id);
    const seq = await nextSeq(trx);
    const { set, fields, values } = await decide(player, trx, seq);
    if (fields.length === 0) throw new OfficeError('nothing-changed', { id });
    const names = fields.map(({ field }) => field);
    await enter(office, trx, 'player-changed', id, player.key, { fields: names, since }, values);
    if (Object.keys(set).length > 0) {
      await trx.updateTable('player').set(set).where('key', '=', player.key).execute();
    }
    await remember(trx, player.key, seq, since, fields);
  });
}

/** An entry about a player. What it says of him stands in a document, with salt: nobody can guess it by its hash. */
export async function enter(
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
  const { actor, now } = office;
  const body = { player, id, ...facts, person };
  const at = now().toISOString();
  return (await append(trx, { kind, actor, at, subject: id, body })).seq;
}

export async function remember(
  trx: Transaction<Schema>,
  player: number,
  seq: number,
  since: string,
  fields: readonly FieldChange[],
): Promise<void> {
  const rows = fields.map((field) => ({ ...field, player, seq, since }));
  await trx.insertInto('player_change').values(rows).execute();
}

export function changed(field: string, before: string | null, after: string | null): readonly FieldChange[] {
  return before === after ? [] : [{ field, before, after }];
}
