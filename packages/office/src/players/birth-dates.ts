import type { Kysely } from 'kysely';
import { inParts } from '../store/parts.ts';
import type { Schema } from '../store/schema.ts';

export interface BirthDates {
  readonly dates: ReadonlyMap<number, string>;
  /** Players whose date of birth may have been known then and was redacted since. */
  readonly redacted: ReadonlySet<number>;
}

interface LedgerFacts {
  readonly player: number;
  readonly person: string;
}

/** Dates of birth in the ledger up to an entry. A list was computed with these, whatever the store has now. */
export async function birthDatesAt(db: Kysely<Schema>, lastSeq: number): Promise<BirthDates> {
  const ledger = await birthEntries(db, lastSeq);
  const dates = new Map<number, string>();
  const redacted = new Set<number>();
  for (const part of inParts(ledger)) {
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
      // A date redacted before the list was computed was not used for it.
      if (bytes === null && (redacted_by ?? 0) > lastSeq) redacted.add(player);
      if (bytes === null) continue;
      const { birth } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly birth?: unknown };
      if (typeof birth === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(birth)) dates.set(player, birth);
    }
  }
  return { dates, redacted };
}

async function birthEntries(db: Kysely<Schema>, lastSeq: number): Promise<readonly LedgerFacts[]> {
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
    } = JSON.parse(body) as LedgerFacts & { readonly fields?: readonly string[] };
    const changesBirth = kind === 'player-added' || fields.some((field) => field.startsWith('birth_'));
    return changesBirth ? [{ player, person }] : [];
  });
}
