import type { Cadence } from '@eloquence/rating';
import type { Office } from '../../office.ts';
import type { WorkProgress } from '../../progress.ts';
import { type VerifiedChain, verifyChain, verifyPublications } from './chain.ts';
import type { Difference } from './differences.ts';
import { type VerifiedDocuments, verifyDocuments } from './documents.ts';
import { publishedLists, type VerifiedList, verifyList } from './list.ts';
import { type Checked, resultOf, type VerifyStatus, worst } from './result.ts';
import { type VerifiedTables, verifyTables } from './tables.ts';

export type { VerifiedChain, VerifiedDocuments, VerifiedList, VerifiedTables, VerifyStatus };

export interface VerifyOptions {
  readonly cadence?: Cadence | null;
  /** Only the list of this date; default: all. */
  readonly list?: string | null;
  /** The hash of an entry, recorded outside: the ledger must still have it. */
  readonly expect?: string | null;
  readonly progress?: (progress: WorkProgress) => void;
}

export interface Verified {
  readonly standing: VerifyStatus;
  readonly chain: VerifiedChain;
  readonly documents: VerifiedDocuments;
  readonly lists: readonly VerifiedList[];
  /** null: only some lists were verified, or the ledger, a document or a list cannot be read. */
  readonly tables: VerifiedTables | null;
}

/** Checks the chain, every document, every list, and the tables derived from them. */
export async function verify(office: Office, options: VerifyOptions = {}): Promise<Verified> {
  const { db } = office.store;
  const { cadence = null, list = null, expect = null, progress } = options;
  const rows = await publishedLists(db, { cadence, list });
  const isWhole = cadence === null && list === null;
  const all = rows.length + (isWhole ? 1 : 0);
  const report = (done: number): void =>
    progress?.({ work: 'verify', done, all, share: shareOf(done, rows.length, isWhole) });
  report(0);
  const chain = await withPublications(office, await verifyChain(db, expect?.toLowerCase() ?? null));
  const documents = await verifyDocuments(db);
  const lists: VerifiedList[] = [];
  for (const [index, row] of rows.entries()) {
    lists.push(await verifyList(office, row));
    report(index + 1);
  }
  // The tables can only be derived from a valid ledger, its documents and readable lists.
  const isReadable =
    chain.standing === 'same' &&
    documents.standing !== 'broken' &&
    lists.every(({ difference }) => difference === null || !isUnreadable(difference));
  const tables = isWhole && isReadable ? await withoutWrites(office, () => verifyTables(office)) : null;
  if (isWhole) report(all);
  const parts: readonly (Checked | null)[] = [chain, documents, tables, ...lists];
  return { standing: worst(parts.map((part) => part?.standing ?? 'same')), chain, documents, lists, tables };
}

/** Neither the columns of a list nor its plan can be used further. */
function isUnreadable({ code, values }: Difference): boolean {
  return code === 'columns' || (code === 'list-value' && values.column === 'inputs');
}

/** The tables take as long as some lists do. */
const TABLES_AS_LISTS = 6;

function shareOf(done: number, lists: number, isWhole: boolean): number {
  const whole = lists + (isWhole ? TABLES_AS_LISTS : 0);
  return done > lists ? 1 : done / Math.max(whole, 1);
}

async function withPublications(office: Office, chain: VerifiedChain): Promise<VerifiedChain> {
  if (chain.standing !== 'same') return chain;
  const { db } = office.store;
  const found = await withoutWrites(office, async () => resultOf(await verifyPublications(db)));
  return found.standing === 'same' ? chain : { ...chain, ...found };
}

const MOST_ATTEMPTS = 5;

/** Others may write meanwhile: a difference counts only if no entry was added during the check. */
async function withoutWrites<T extends Checked>({ store }: Office, check: () => Promise<T>): Promise<T> {
  const lastSeq = async (): Promise<number> => {
    const query = store.db.selectFrom('entry').select((of) => of.fn.max('seq').as('seq'));
    return (await query.executeTakeFirst())?.seq ?? 0;
  };
  for (let attempt = 1; ; attempt += 1) {
    const before = await lastSeq();
    const found = await check();
    const isCertain = found.standing !== 'broken' || before === (await lastSeq());
    if (isCertain || attempt === MOST_ATTEMPTS) return found;
  }
}
