import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../../office.ts';
import { birthDatesAt } from '../../players/birth-dates.ts';
import type { PlayerData } from '../../players/player-data.ts';
import { attributeCheck } from '../../rating-lists/attributes.ts';
import { idOf, isTitledUnrated, type ListColumns, personAt, rowOfKey } from '../../rating-lists/columns.ts';
import { loadList } from '../../rating-lists/store/load.ts';
import { NO_ROW, walkBoth } from '../../rating-lists/walk.ts';
import { readInParts } from '../../store/parts.ts';
import type { Schema } from '../../store/schema.ts';
import type { PeriodPlan } from '../plan/plan.ts';
import type { SavedList } from '../plan/plan-of-list.ts';
import type { PeriodInput } from '../rate/input.ts';
import { loadInput, needsBirthDates, type UnsavedLists } from './load-input.ts';

export interface RebuiltInput {
  readonly input: PeriodInput;
  /** Players whose K may have depended on a date of birth redacted since. */
  readonly redactedBirths: ReadonlySet<number>;
}

/**
 * The input of a stored list: events and lists from its plan, people from the list itself, dates of birth from the
 * ledger, since all of these may have changed.
 */
export async function rebuildInput(
  office: Office,
  plan: PeriodPlan,
  saved: SavedList,
  fresh: UnsavedLists = new Map(),
): Promise<RebuiltInput> {
  const { db } = office.store;
  const input = await loadInput(office, plan, fresh);
  const { columns } = await loadList(office.store, saved.id, db);
  const people = new Map<number, PlayerData>();
  for (const [key, person] of input.people)
    people.set(key, { ...person, isRemoved: person.isRemoved && rowOfKey(columns.keys, key) < 0 });
  const isSame = attributeCheck(input.previous.columns, columns);
  walkBoth(input.previous.columns, columns, (key, old, row) => {
    if (row === NO_ROW) return;
    if (old === NO_ROW || !isSame(old, row) || people.has(key)) people.set(key, personOfRow(columns, row));
  });
  for (const person of await removedPlayers(db, input.previous.columns, columns))
    people.set(person.key, person);
  const births = needsBirthDates(input.editions.at(input.date))
    ? await birthDatesAt(db, plan.peopleSeq)
    : { dates: new Map<number, string>(), redacted: new Set<number>() };
  return {
    input: { ...input, people, birthDates: births.dates, titledUnrated: titledOf(columns) },
    redactedBirths: births.redacted,
  };
}

function personOfRow(columns: ListColumns, row: number): PlayerData {
  return { ...personAt(columns, row), id: String(idOf(columns, row)), isRemoved: false };
}

/** Players missing from the list because they died or were merged. */
async function removedPlayers(
  db: Kysely<Schema>,
  before: ListColumns,
  after: ListColumns,
): Promise<readonly PlayerData[]> {
  const missing: number[] = [];
  walkBoth(before, after, (key, old, row) => {
    if (row === NO_ROW && defined(before.ratings[old]) > 0) missing.push(key);
  });
  const removed = db
    .selectFrom('player')
    .select('key')
    .where((of) => of.or([of('died', 'is not', null), of('merged_into', 'is not', null)]));
  const rows = await readInParts(missing, (part) => removed.where('key', 'in', part).execute());
  return rows.map(({ key }) => ({ ...personOfRow(before, rowOfKey(before.keys, key)), isRemoved: true }));
}

function titledOf(columns: ListColumns): readonly number[] {
  const titled: number[] = [];
  for (let row = 0; row < columns.rows; row += 1)
    if (isTitledUnrated(columns, row)) titled.push(defined(columns.keys[row]));
  return titled;
}
