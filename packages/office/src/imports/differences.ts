import { defined } from '@eloquence/rating';
import type { Kysely, Transaction } from 'kysely';
import { searchColumns } from '../players/search-columns.ts';
import { sexLetter } from '../rating-lists/columns.ts';
import { batches } from '../rating-lists/store/values.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store } from '../store/store.ts';
import type { StoredPlayer } from './known-players.ts';
import type { MatchedPlayers } from './match-players.ts';
import type { ReadRows } from './read-rows.ts';
import { type PlayerRow, recordChanges, updatePlayers } from './update-players.ts';

/** Player fields that can change from list to list. */
const PLAYER_FIELDS = [
  'name',
  'federation',
  'sex',
  'title',
  'women_title',
  'other_titles',
  'foa_title',
  'birth_year',
] as const;
export type PlayerField = (typeof PLAYER_FIELDS)[number];

type Values = Readonly<Record<PlayerField, string | number | null>>;

interface FieldChange {
  readonly player: number;
  readonly field: PlayerField;
  readonly before: string | null;
  readonly after: string | null;
}

interface FormerName {
  readonly player: number;
  readonly version: number;
  readonly name: string;
}

export interface Changes {
  readonly players: readonly PlayerRow[];
  readonly fields: readonly FieldChange[];
  readonly formerNames: readonly FormerName[];
  readonly counts: Readonly<Record<PlayerField, number>>;
}

const PLAYERS_AT_ONCE = 2000;

/**
 * Decides which differences are newer than the store, and sets `nameVersions`: the version of the name each changed
 * player has on the list. Writes nothing.
 */
export async function findChanges(
  db: Kysely<Schema>,
  rows: ReadRows,
  people: MatchedPlayers,
  date: string,
): Promise<Changes> {
  const players: PlayerRow[] = [];
  const fields: FieldChange[] = [];
  const formerNames: FormerName[] = [];
  for (const batch of batches(people.different, PLAYERS_AT_ONCE)) {
    const keys = batch.map(({ known }) => known.key);
    const later = await laterChanges(db, keys, date);
    const former = await formerNamesOf(db, keys);
    for (const { row, known } of batch) {
      const isRedacted = later.has(`${known.key} redacted`);
      if (isRedacted) people.redacted.add(known.key);
      const mayChange = (field: PlayerField, before: unknown): boolean =>
        // Redacted players are not restored. An older list only fills in missing values.
        isRedacted && field === 'name'
          ? false
          : people.newest
            ? !later.has(`${known.key} ${field}`)
            : before === null && isLasting(field);
      const before = valuesOf(known);
      const given = valuesIn(rows, row, before);
      const after: Record<PlayerField, string | number | null> = { ...before };
      for (const field of PLAYER_FIELDS) {
        if (given[field] !== before[field] && mayChange(field, before[field])) after[field] = given[field];
      }
      const names = former.get(known.key) ?? [];
      const version = isRedacted
        ? { of: known.name_version }
        : versionOf(known, names, String(given.name), after.name === given.name);
      people.nameVersions[row] = version.of;
      if (version.former) formerNames.push({ player: known.key, ...version.former });
      const changed = PLAYER_FIELDS.filter((field) => after[field] !== before[field]);
      if (changed.length === 0) continue;
      const nameVersion = changed.includes('name') ? version.of : known.name_version;
      players.push(playerRow(known.key, nameVersion, after));
      for (const field of changed) {
        const [from, to] =
          field === 'name' ? [known.name_version, nameVersion] : [before[field], after[field]];
        fields.push({ player: known.key, field, before: text(from), after: text(to) });
      }
    }
  }
  return { players, fields, formerNames, counts: countsOf(fields) };
}

/** The year of birth and the sex do not change. */
function isLasting(field: PlayerField): boolean {
  return field === 'birth_year' || field === 'sex';
}

/** Changes after a day, and all redacted players. */
async function laterChanges(
  db: Kysely<Schema>,
  keys: readonly number[],
  date: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('player_change')
    .select(['player', 'field'])
    .where('player', 'in', keys)
    .where((of) => of.or([of('since', '>', date), of('field', '=', 'redacted')]))
    .execute();
  return new Set(rows.map(({ player, field }) => `${player} ${field}`));
}

async function formerNamesOf(
  db: Kysely<Schema>,
  keys: readonly number[],
): Promise<ReadonlyMap<number, { version: number; name: string | null }[]>> {
  const rows = await db
    .selectFrom('player_name')
    .select(['player', 'version', 'name'])
    .where('player', 'in', keys)
    .execute();
  return Map.groupBy(rows, ({ player }) => player);
}

function valuesOf(known: StoredPlayer): Values {
  return {
    name: known.name,
    federation: known.federation,
    sex: known.sex,
    title: known.title,
    women_title: known.women_title,
    other_titles: known.other_titles,
    foa_title: known.foa_title,
    birth_year: known.birth_year,
  };
}

/** Values missing on the list stay unchanged. */
function valuesIn(rows: ReadRows, row: number, before: Values): Values {
  const [title, women_title, other_titles, foa_title] = rows.titleSet(row);
  return {
    name: rows.name(row),
    federation: rows.federation(row),
    sex: sexLetter(defined(rows.sexes[row])) ?? before.sex,
    title,
    women_title,
    other_titles,
    foa_title,
    birth_year: rows.birthYears[row] || before.birth_year,
  };
}

/** The name's version on the list, and the name that becomes or is found to be a former one. */
function versionOf(
  known: StoredPlayer,
  names: readonly { readonly version: number; readonly name: string | null }[],
  given: string,
  isNow: boolean,
): { readonly of: number; readonly former?: { readonly version: number; readonly name: string } } {
  if (given === known.name) return { of: known.name_version };
  const next = Math.max(known.name_version, ...names.map(({ version }) => version)) + 1;
  if (isNow) return { of: next, former: { version: known.name_version, name: known.name } };
  const before = names.find(({ name }) => name === given);
  return before ? { of: before.version } : { of: next, former: { version: next, name: given } };
}

function playerRow(key: number, nameVersion: number, after: Values): PlayerRow {
  return { ...after, key, name_version: nameVersion, ...searchColumns(String(after.name)) };
}

function text(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

function countsOf(fields: readonly FieldChange[]): Record<PlayerField, number> {
  const counts = Object.fromEntries(PLAYER_FIELDS.map((field) => [field, 0])) as Record<PlayerField, number>;
  for (const { field } of fields) counts[field] += 1;
  return counts;
}

/** Writes the changes and the change history. */
export async function writeChanges(
  store: Store,
  trx: Transaction<Schema>,
  { players, fields, formerNames }: Changes,
  seq: number,
  since: string,
): Promise<void> {
  await updatePlayers(store, trx, players);
  const names = formerNames.map(({ player, version, name }): BulkRow => [player, version, name, null]);
  await store.bulk(trx, 'player_name', ['player', 'version', 'name', 'redacted_by'], names);
  await recordChanges(store, trx, fields, seq, since);
}
