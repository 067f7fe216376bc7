import type { MonthlyLists } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { ListTable, Schema } from '../../store/schema.ts';

/** A corrected report and the one it replaces. */
export interface PlannedCorrection {
  readonly seq: number;
  readonly event: string;
  readonly before: string;
  readonly after: string;
  /**
   * A list imported since the event was rated: nothing is added to its ratings unless the officer allows it.
   */
  readonly overtaken?: string;
}

type Since<Subject> = readonly (readonly [subject: Subject, since: string])[];

/** Facts that decide whom a list includes, as they hold on its date. */
export interface Exclusions {
  /** Federations. */
  readonly suspended: Since<string>;
  /** Players by key. */
  readonly removed: Since<number>;
  readonly excepted: Since<number>;
}

/** The inputs of a computed list, as `planInputs` writes them. */
export interface StoredPlan {
  readonly previous: number;
  readonly lists: readonly (readonly [date: string, id: number])[];
  readonly standard: readonly (readonly [date: string, id: number])[];
  readonly events: readonly {
    readonly event: string;
    readonly reports: readonly (readonly [report: string, games: string])[];
  }[];
  readonly corrections: readonly PlannedCorrection[];
  readonly adjustments: readonly string[];
  /** Left out of plans without any, as are the three below. */
  readonly exclusions?: Exclusions;
  /** Members of an association for which fewer games are enough, by key. */
  readonly members?: readonly number[];
  /** As the administrator set it. */
  readonly k?: number;
  readonly monthly?: MonthlyLists;
  /** The last entry that changed a player. */
  readonly peopleSeq: number;
}

/** The plan of a computed list. */
export function parsePlan(inputs: string): StoredPlan {
  return JSON.parse(inputs) as StoredPlan;
}

/** The plan of any list: an imported one has none. */
export function planIn({ source, inputs }: Pick<ListTable, 'source' | 'inputs'>): Partial<StoredPlan> {
  return source === 'computed' ? parsePlan(inputs) : {};
}

export async function storedPlan(db: Kysely<Schema>, list: number): Promise<Partial<StoredPlan>> {
  const row = await db
    .selectFrom('list')
    .select(['source', 'inputs'])
    .where('id', '=', list)
    .executeTakeFirstOrThrow();
  return planIn(row);
}
