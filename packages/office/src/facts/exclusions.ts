import type { Edition, InclusionFacts } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import type { Exclusions } from '../rating-lists/store/stored-plan.ts';
import type { Schema } from '../store/schema.ts';
import type { FactKind } from './state.ts';

type Since<Subject> = readonly (readonly [subject: Subject, since: string])[];

/** null: nothing keeps anybody off the list. */
export async function exclusionsOn(
  db: Kysely<Schema>,
  { rules }: Edition,
  date: string,
): Promise<Exclusions | null> {
  const suspended = rules.membership.value === null ? [] : await factsOn(db, 'suspended', date);
  const removed = rules.removal.value === null ? [] : await playerFactsOn(db, 'removed', date);
  if (suspended.length + removed.length === 0) return null;
  const excepted = rules.membershipException.value === null ? [] : await playerFactsOn(db, 'excepted', date);
  return { suspended, removed, excepted };
}

/** Subjects of a kind of fact that holds on a day, each once. */
export async function factsOn(db: Kysely<Schema>, kind: FactKind, date: string): Promise<Since<string>> {
  const rows = await db
    .selectFrom('fact')
    .select(['subject', 'since'])
    .where('kind', '=', kind)
    .where('since', '<=', date)
    .where((of) => of.or([of('until', 'is', null), of('until', '>', date)]))
    .orderBy('subject')
    .orderBy('since', 'desc')
    .execute();
  return [...new Map(rows.map(({ subject, since }) => [subject, since]))];
}

/** Of a merged player the facts are those of the remaining one. */
export async function playerFactsOn(
  db: Kysely<Schema>,
  kind: FactKind,
  date: string,
): Promise<Since<number>> {
  const facts = await factsOn(db, kind, date);
  if (facts.length === 0) return [];
  const keys = facts.map(([subject]) => Number(subject));
  const merged = await db
    .selectFrom('player')
    .select(['key', 'merged_into'])
    .where('key', 'in', keys)
    .where('merged_into', 'is not', null)
    .execute();
  const into = new Map(merged.map(({ key, merged_into }) => [key, merged_into as number]));
  const resolved = facts.map(([key, since]) => [into.get(Number(key)) ?? Number(key), since] as const);
  return [...new Map(resolved)].toSorted(([a], [b]) => a - b);
}

/** What is stated of players: one lookup for each row of a list. */
export class ExclusionFacts {
  readonly suspended: ReadonlyMap<string, string>;
  readonly removed: ReadonlyMap<number, string>;
  readonly excepted: ReadonlyMap<number, string>;

  constructor({ suspended, removed, excepted }: Exclusions) {
    this.suspended = new Map(suspended);
    this.removed = new Map(removed);
    this.excepted = new Map(excepted);
  }

  of(key: number, federation: string): InclusionFacts {
    const from = this.suspended.get(federation);
    return {
      suspended: from === undefined ? null : { federation, from },
      removed: this.removed.get(key) ?? null,
      excepted: this.excepted.get(key) ?? null,
    };
  }
}
