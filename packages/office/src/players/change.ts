import type { Transaction } from 'kysely';
import { OfficeError } from '../errors.ts';
import type { Office } from '../office.ts';
import type { Schema } from '../store/schema.ts';
import { todayOf } from '../today.ts';
import { addPlayerIn, type NewPlayer } from './add.ts';
import { refuseTaken } from './identities.ts';
import type { PlayerRow } from './player.ts';
import { fieldChange, recordChange, type Since } from './record-change.ts';
import { refuseIfPublished } from './refuse-if-published.ts';
import { searchColumns } from './search-columns.ts';
import { checkedTitles, type Titles } from './titles.ts';
import { removeFromTop } from './top-by-prefix.ts';
import {
  checkedBirth,
  checkedDate,
  checkedFederation,
  checkedId,
  checkedName,
  schemeOf,
} from './validation.ts';

export async function transferFederation(
  office: Office,
  id: string,
  { to, since }: Since & { readonly to: string },
): Promise<void> {
  const federation = checkedFederation(to);
  await recordChange(office, id, since, async (player) => ({
    set: { federation },
    fields: fieldChange('federation', player.federation, federation),
    values: { federation },
  }));
}

/** Sets titles. A missing field keeps its value, an empty one removes the title. */
export async function setTitles(
  office: Office,
  id: string,
  { since, ...given }: Since & Titles,
): Promise<void> {
  const titles = checkedTitles(given);
  await recordChange(office, id, since, async (player) => {
    refuseTitlesOfWomen(id, player, titles);
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
        ...fieldChange('title', title, set.title),
        ...fieldChange('women_title', women_title, set.women_title),
        ...fieldChange('other_titles', other_titles, set.other_titles),
        ...fieldChange('foa_title', foa_title, set.foa_title),
      ],
      values: { ...set },
    };
  });
}

function refuseTitlesOfWomen(id: string, { sex }: PlayerRow, titles: Titles): void {
  const title = [titles.title, titles.womenTitle].find((each) => each?.startsWith('W'));
  if (sex === 'M' && title) throw new OfficeError('title-of-women', { id, title });
}

/** Renames a player. Old lists refer to the former name, which is kept. */
export async function rename(
  office: Office,
  id: string,
  { name: given, since }: Since & { readonly name: string },
): Promise<void> {
  const name = checkedName(given);
  await recordChange(office, id, since, async (player, trx, seq) => {
    if (player.name === name) return { set: {}, fields: [], values: {} };
    const version = (await lastNameVersion(trx, player)) + 1;
    await trx
      .insertInto('player_name')
      .values({ player: player.key, version: player.name_version, name: player.name, redacted_by: null })
      .execute();
    await removeFromTop(trx, seq, player.key);
    return {
      set: { name, name_version: version, ...searchColumns(name) },
      fields: fieldChange('name', String(player.name_version), String(version)),
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

/** Sets the year or the date of birth, or removes it with ''. Only the year is public. */
export async function setBirth(
  office: Office,
  id: string,
  { birth, since }: Since & { readonly birth: string },
): Promise<void> {
  const { year, date } = birth === '' ? UNKNOWN_BIRTH : checkedBirth(birth);
  const today = todayOf(office);
  if (birth > today) throw new OfficeError('birth-in-future', { birth, today });
  await recordChange(office, id, since, async (player) => {
    if (player.died !== null && birth > player.died)
      throw new OfficeError('death-before-birth', { id, date: player.died, birth });
    return {
      set: { birth_year: year, birth_date: date },
      fields: [
        ...fieldChange('birth_year', textOf(player.birth_year), textOf(year)),
        ...(player.birth_date === date ? [] : [{ field: 'birth_date', before: null, after: null }]),
      ],
      values: { birth: birth === '' ? null : birth },
    };
  });
}

const UNKNOWN_BIRTH = { year: null, date: null } as const;

/** The next list will not include the player. */
export async function markDied(
  office: Office,
  id: string,
  { date }: { readonly date: string },
): Promise<void> {
  const died = checkedDate(date);
  const today = todayOf(office);
  if (died > today) throw new OfficeError('death-in-future', { date: died, today });
  await recordChange(office, id, died, async (player) => {
    const birth = player.birth_date ?? (player.birth_year === null ? null : String(player.birth_year));
    if (birth !== null && died < birth)
      throw new OfficeError('death-before-birth', { id, date: died, birth });
    return { set: { died }, fields: fieldChange('died', player.died, died), values: { died } };
  });
}

/** Revokes a mistaken death, unless a published list already omits the player. */
export async function revokeDeath(office: Office, id: string): Promise<void> {
  await recordChange(office, id, undefined, async (player, trx) => {
    if (player.died !== null) await refuseIfPublished(trx, id, player.key, 'died');
    return { set: { died: null }, fields: fieldChange('died', player.died, null), values: { died: null } };
  });
}

/** Adds a player; returns the key. */
export async function addPlayer(office: Office, player: NewPlayer): Promise<number> {
  checkedName(player.name);
  const federation = checkedFederation(player.federation);
  if (player.birth !== '') checkedBirth(player.birth);
  const today = todayOf(office);
  if (player.birth > today) throw new OfficeError('birth-in-future', { birth: player.birth, today });
  const id = checkedId(player.id, schemeOf(player.id));
  return office.store.write(async (trx) => {
    await refuseTaken(trx, id);
    return addPlayerIn(office, trx, { ...player, federation });
  });
}

function textOf(value: number | null): string | null {
  return value === null ? null : String(value);
}
