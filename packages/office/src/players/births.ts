import type { Kysely } from 'kysely';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';

/** Days of birth as they were known by an entry. */
export interface BirthsThen {
  readonly dates: ReadonlyMap<number, string>;
  /** Players whose day of birth was known then, perhaps, and has been redacted since. */
  readonly redacted: ReadonlySet<number>;
}

interface Told {
  readonly player: number;
  readonly person: string;
}

/**
 * What the ledger says of days of birth up to an entry: they come with reports and from officers, each in a document of
 * its own. Whatever the store says now, a list was made with these.
 */
export async function birthDatesAt(db: Kysely<Schema>, lastSeq: number): Promise<BirthsThen> {
  const told = await toldOfBirths(db, lastSeq);
  const dates = new Map<number, string>();
  const redacted = new Set<number>();
  for (const part of inParts(told)) {
    const rows = await db
      .selectFrom('document')
      .select(['hash', 'bytes', 'redacted_by'])
      .where(
        'hash',
        'in',
        part.map(({ person }) => person),
      )
      .execute();
    const documents = new Map(rows.map((row) => [row.hash, row]));
    for (const { player, person } of part) {
      const { bytes = null, redacted_by = null } = documents.get(person) ?? {};
      dates.delete(player);
      redacted.delete(player);
      // What was redacted before the list was made, it did not know either.
      if (bytes === null && (redacted_by ?? 0) > lastSeq) redacted.add(player);
      if (bytes === null) continue;
      const { birth } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly birth?: unknown };
      if (typeof birth === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(birth)) dates.set(player, birth);
    }
  }
  return { dates, redacted };
}

async function toldOfBirths(db: Kysely<Schema>, lastSeq: number): Promise<readonly Told[]> {
  const entries = await db
    .selectFrom('entry')
    .select(['kind', 'body'])
    .where('kind', 'in', ['player-added', 'player-changed'])
    .where('seq', '<=', lastSeq)
    .orderBy('seq')
    .execute();
  return entries.flatMap(({ kind, body }) => {
    const {
      player,
      person,
      fields = [],
    } = JSON.parse(body) as Told & { readonly fields?: readonly string[] };
    const isTold = kind === 'player-added' || fields.some((field) => field.startsWith('birth_'));
    return isTold ? [{ player, person }] : [];
  });
}
