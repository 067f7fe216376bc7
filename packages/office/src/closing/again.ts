import type { Cadence } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Office } from '../context.ts';
import { attributeCheck } from '../lists/attributes.ts';
import { FLAG, idOf, type ListColumns, rowOfKey, SEX, type TitleSet } from '../lists/columns.ts';
import { NO_ROW, walkBoth } from '../lists/walk.ts';
import { type ListName, loadList } from '../lists-in-store/load.ts';
import { birthDatesAt } from '../players/births.ts';
import { inParts } from '../store/parts.ts';
import type { ListTable, Schema } from '../store/schema.ts';
import { asksForBirthdays, type FreshLists, gatherInput } from './gather.ts';
import type { ClosingInput, Person } from './input.ts';
import { type ClosingPlan, type Overlay, overlayKey } from './plan.ts';

/** A kept list, as far as it says what it was made of. */
export type MadeList = Pick<ListTable, 'id' | 'cadence' | 'date' | 'revision' | 'inputs'>;

interface KeptInputs {
  readonly previous: number;
  readonly lists: readonly (readonly [date: string, id: number])[];
  readonly standard: readonly (readonly [date: string, id: number])[];
  readonly events: readonly {
    readonly event: string;
    readonly reports: readonly (readonly [string, string])[];
  }[];
  readonly corrections: ClosingPlan['corrections'];
  readonly adjustments: readonly string[];
  readonly peopleSeq: number;
}

/** The plan a list was made by, read from what was kept with it; newer lists may stand in for those of then. */
export function planOf({ cadence, date, inputs }: MadeList, overlay: Overlay = new Map()): ClosingPlan {
  const kept = JSON.parse(inputs) as KeptInputs;
  const named = (of: Cadence, lists: KeptInputs['lists']): ListName[] =>
    lists.map(([day, id]) => overlay.get(overlayKey(of, day)) ?? { id, cadence: of, date: day, revision: 0 });
  const lists = named(cadence, kept.lists);
  return {
    cadence,
    date,
    previous: lists.at(-1) as ListName,
    lists,
    standard: named('standard', kept.standard),
    events: kept.events.map(({ event, reports }) => ({
      event,
      reports: reports.map(([id, games]) => ({ id, games })),
    })),
    held: [],
    corrections: kept.corrections,
    adjustments: kept.adjustments,
    peopleSeq: kept.peopleSeq,
  };
}

export interface InputAgain {
  readonly input: ClosingInput;
  /** Players whose K rested, perhaps, on a day of birth that was redacted since. */
  readonly redactedBirths: ReadonlySet<number>;
}

/**
 * The input of a list that was made before: events and lists by its plan, people as the list itself has them and days
 * of birth as the ledger has them, since all of that may have changed since.
 */
export async function gatherAgain(
  office: Office,
  plan: ClosingPlan,
  made: MadeList,
  fresh: FreshLists = new Map(),
): Promise<InputAgain> {
  const { db } = office.store;
  const input = await gatherInput(office, plan, fresh);
  const { columns } = await loadList(office.store, made.id, db);
  const people = new Map<number, Person>();
  for (const [key, person] of input.people)
    people.set(key, { ...person, gone: person.gone && rowOfKey(columns.keys, key) < 0 });
  const isSame = attributeCheck(input.previous.columns, columns);
  walkBoth(input.previous.columns, columns, (key, old, row) => {
    if (row === NO_ROW) return;
    if (old === NO_ROW || !isSame(old, row) || people.has(key)) people.set(key, personOfRow(columns, row));
  });
  for (const person of await gonePeople(db, input.previous.columns, columns)) people.set(person.key, person);
  const births = asksForBirthdays(input.editions.at(input.date))
    ? await birthDatesAt(db, plan.peopleSeq)
    : { dates: new Map<number, string>(), redacted: new Set<number>() };
  return {
    input: { ...input, people, birthDates: births.dates, titledUnrated: titledOf(columns) },
    redactedBirths: births.redacted,
  };
}

const titlesOf = ({ titleSets, titles }: ListColumns, row: number): TitleSet =>
  titleSets[titles[row] as number] as TitleSet;

function personOfRow(columns: ListColumns, row: number): Person {
  const sex = columns.sexes[row];
  return {
    key: columns.keys[row] as number,
    id: String(idOf(columns, row)),
    nameVersion: columns.nameVersions[row] as number,
    federation: columns.federationNames[columns.federations[row] as number] as string,
    sex: sex === SEX.female ? 'F' : sex === SEX.male ? 'M' : null,
    titles: titlesOf(columns, row),
    birthYear: columns.birthYears[row] || null,
    gone: false,
  };
}

/** Of those who are no longer on the list, the ones who died or turned out to be somebody else. */
async function gonePeople(
  db: Kysely<Schema>,
  before: ListColumns,
  after: ListColumns,
): Promise<readonly Person[]> {
  const missing: number[] = [];
  walkBoth(before, after, (key, old, row) => {
    if (row === NO_ROW && (before.ratings[old] as number) > 0) missing.push(key);
  });
  const gone: Person[] = [];
  for (const part of inParts(missing)) {
    const rows = await db
      .selectFrom('player')
      .select('key')
      .where('key', 'in', part)
      .where((of) => of.or([of('died', 'is not', null), of('merged_into', 'is not', null)]))
      .execute();
    for (const { key } of rows) {
      gone.push({ ...personOfRow(before, rowOfKey(before.keys, key)), gone: true });
    }
  }
  return gone;
}

function titledOf({ keys, flags }: ListColumns): readonly number[] {
  return [...keys].filter((_, row) => ((flags[row] as number) & FLAG.titledUnrated) !== 0);
}
