import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import type { EntryKind } from '../ledger/entries.ts';
import { append, keepDocument } from '../ledger/ledger.ts';
import type { PlayerChangeTable, PlayerTable, Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { addPlayerIn, type NewPlayer } from './add.ts';
import {
  checkedBirth,
  checkedDate,
  checkedFederation,
  checkedId,
  checkedName,
  type Scheme,
} from './facts.ts';
import { foldForSearch } from './fold.ts';
import { findPlayer, type PlayerRow } from './player.ts';

/** From which day on something is so: `YYYY-MM-DD`, today unless said. */
export interface Since {
  readonly since?: string;
}

type FieldChange = Pick<PlayerChangeTable, 'field' | 'before' | 'after'>;

/** What a change does to the player's row, and how it is remembered. */
interface Change {
  readonly set: Partial<PlayerTable>;
  readonly fields: readonly FieldChange[];
  /** Kept as a document, which can be redacted. */
  readonly values: Readonly<Record<string, Json>>;
}

export async function transferFederation(
  office: Office,
  id: string,
  { to, since }: Since & { readonly to: string },
): Promise<void> {
  const federation = checkedFederation(to);
  await change(office, id, since, async (player) => ({
    set: { federation },
    fields: changed('federation', player.federation, federation),
    values: { federation },
  }));
}

export interface Titles {
  readonly title?: string;
  readonly womenTitle?: string;
  readonly otherTitles?: string;
  readonly foaTitle?: string;
}

/** Sets titles; those that are not named stay, an empty one is taken away. */
export async function setTitles(
  office: Office,
  id: string,
  { since, ...titles }: Since & Titles,
): Promise<void> {
  await change(office, id, since, async (player) => {
    const { title, women_title, other_titles, foa_title } = player;
    const set = {
      title: titles.title ?? title,
      women_title: titles.womenTitle ?? women_title,
      other_titles: titles.otherTitles ?? other_titles,
      foa_title: titles.foaTitle ?? foa_title,
    };
    return {
      set,
      fields: [
        ...changed('title', title, set.title),
        ...changed('women_title', women_title, set.women_title),
        ...changed('other_titles', other_titles, set.other_titles),
        ...changed('foa_title', foa_title, set.foa_title),
      ],
      values: { ...set },
    };
  });
}

/** Gives a new name; the name of before is kept as a former one, which old lists refer to. */
export async function rename(
  office: Office,
  id: string,
  { name: given, since }: Since & { readonly name: string },
): Promise<void> {
  const name = checkedName(given);
  await change(office, id, since, async (player, trx) => {
    if (player.name === name) return { set: {}, fields: [], values: {} };
    const version = (await lastNameVersion(trx, player)) + 1;
    await trx
      .insertInto('player_name')
      .values({ player: player.key, version: player.name_version, name: player.name, redacted_by: null })
      .execute();
    const { byFamily, byGiven } = foldForSearch(name);
    return {
      set: { name, name_version: version, by_family: byFamily, by_given: byGiven },
      fields: changed('name', String(player.name_version), String(version)),
      values: { name },
    };
  });
}

async function lastNameVersion(trx: Transaction<Schema>, player: PlayerRow): Promise<number> {
  const former = await trx
    .selectFrom('player_name')
    .select((of) => of.fn.max('version').as('version'))
    .where('player', '=', player.key)
    .executeTakeFirst();
  return Math.max(former?.version ?? 0, player.name_version);
}

/** Sets the year or the date of birth. Of a date only the year is ever shown. */
export async function setBirth(
  office: Office,
  id: string,
  { birth, since }: Since & { readonly birth: string },
): Promise<void> {
  const { year, date } = checkedBirth(birth);
  await change(office, id, since, async (player) => ({
    set: { birth_year: year, birth_date: date },
    fields: [
      ...changed('birth_year', textOf(player.birth_year), String(year)),
      ...(player.birth_date === date ? [] : [{ field: 'birth_date', before: null, after: null }]),
    ],
    values: { birth },
  }));
}

/** Remembers a death: the next list is without the player. */
export async function markDied(
  office: Office,
  id: string,
  { date }: { readonly date: string },
): Promise<void> {
  const died = checkedDate(date);
  await change(office, id, died, async (player) => ({
    set: { died },
    fields: changed('died', player.died, died),
    values: { died },
  }));
}

/** Gives a player one more outside ID. */
export async function addIdentity(
  office: Office,
  id: string,
  { id: given, scheme, since }: Since & { readonly id: string; readonly scheme: Scheme },
): Promise<void> {
  const added = checkedId(given, scheme);
  await change(office, id, since, async (player, trx, seq) => {
    await refuseTaken(trx, added);
    await trx
      .insertInto('identity')
      .values({ id: added, player: player.key, scheme, since: seq, until: null })
      .execute();
    return {
      set: {},
      fields: [{ field: 'identity', before: null, after: added }],
      values: { identity: added, scheme },
    };
  });
}

async function refuseTaken(trx: Transaction<Schema>, id: string): Promise<void> {
  const taken = await trx.selectFrom('identity').select('id').where('id', '=', id).executeTakeFirst();
  if (taken) throw new OfficeError('identity-taken', { id });
}

/** Adds a player by hand. Answers his key. */
export async function addPlayer(office: Office, player: NewPlayer): Promise<number> {
  checkedName(player.name);
  checkedFederation(player.federation);
  if (player.birth !== '') checkedBirth(player.birth);
  const id = checkedId(player.id, 'fide');
  return office.store.write(async (trx) => {
    await refuseTaken(trx, id);
    return addPlayerIn(office, trx, player);
  });
}

/**
 * Says that two players are one: `from` is `into`. Its IDs lead to the survivor from now on; lists that were
 * published keep both.
 */
export async function mergePlayers(
  office: Office,
  from: string,
  into: string,
  { since: given }: Since = {},
): Promise<void> {
  const since = checkedDate(given ?? todayOf(office));
  await office.store.write(async (trx) => {
    const gone = await playerOf(office, trx, from);
    const survivor = await playerOf(office, trx, into);
    if (gone.key === survivor.key) throw new OfficeError('player-same', { from, into });
    await refuseEnded(trx, from);
    const facts = { from: gone.key, into: survivor.key, since };
    const seq = await enter(office, trx, 'players-merged', into, survivor.key, facts, { from, into });
    await trx
      .updateTable('identity')
      .set((of) => ({ player: survivor.key, until: of.fn.coalesce('until', of.val(seq)) }))
      .where('player', '=', gone.key)
      .execute();
    // Who was merged into the one that goes leads to the survivor as well.
    await trx
      .updateTable('player')
      .set({ merged_into: survivor.key })
      .where((of) => of.or([of('key', '=', gone.key), of('merged_into', '=', gone.key)]))
      .execute();
    const [before, after] = [null, String(survivor.key)];
    await remember(trx, gone.key, seq, since, [{ field: 'merged_into', before, after }]);
    await remember(trx, survivor.key, seq, since, [
      { field: 'merged', before: null, after: String(gone.key) },
    ]);
  });
}

/** An ID that was merged names nobody any more: whoever is meant, the survivor is not. */
async function refuseEnded(trx: Transaction<Schema>, id: string): Promise<void> {
  const { until } = await trx
    .selectFrom('identity')
    .select('until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (until !== null) throw new OfficeError('player-merged', { id });
}

async function playerOf(office: Office, trx: Transaction<Schema>, id: string): Promise<PlayerRow> {
  const player = await findPlayer(office.store, id, trx);
  if (player === null) throw new OfficeError('player-unknown', { id });
  return player;
}

/** One change of one player: an entry, the row, and the memory of what it was before. */
async function change(
  office: Office,
  id: string,
  given: string | undefined,
  decide: (player: PlayerRow, trx: Transaction<Schema>, seq: number) => Promise<Change>,
): Promise<void> {
  const since = checkedDate(given ?? todayOf(office));
  await office.store.write(async (trx) => {
    const player = await playerOf(office, trx, id);
    const last = await trx
      .selectFrom('entry')
      .select((of) => of.fn.max('seq').as('seq'))
      .executeTakeFirst();
    const seq = (last?.seq ?? 0) + 1;
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
async function enter(
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

async function remember(
  trx: Transaction<Schema>,
  player: number,
  seq: number,
  since: string,
  fields: readonly FieldChange[],
): Promise<void> {
  const rows = fields.map((field) => ({ ...field, player, seq, since }));
  await trx.insertInto('player_change').values(rows).execute();
}

function changed(field: string, before: string | null, after: string | null): readonly FieldChange[] {
  return before === after ? [] : [{ field, before, after }];
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}
