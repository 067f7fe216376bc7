import type { Cadence } from '@eloquence/rating';
import type { WorkProgress } from '../closing/run.ts';
import type { Office } from '../context.ts';
import { type VerifiedChain, verifyChain, verifyPublications } from './verify/chain.ts';
import { type VerifiedDocuments, verifyDocuments } from './verify/documents.ts';
import { publishedLists, type VerifiedList, verifyList } from './verify/list.ts';
import { type Judged, judged, type Standing, worst } from './verify/standing.ts';
import { type VerifiedTables, verifyTables } from './verify/tables.ts';

export type { Standing, VerifiedChain, VerifiedDocuments, VerifiedList, VerifiedTables };

export interface VerifyOptions {
  readonly cadence?: Cadence | null;
  /** Only the list of this date; all unless said. */
  readonly list?: string | null;
  /** The hash of an entry that somebody wrote down: the ledger must still hold it. */
  readonly expect?: string | null;
  readonly progress?: (progress: WorkProgress) => void;
}

export interface Verified {
  readonly standing: Standing;
  readonly chain: VerifiedChain;
  readonly documents: VerifiedDocuments;
  readonly lists: readonly VerifiedList[];
  /** What is derived from entries and lists; null where only some lists were asked for, or these cannot be read. */
  readonly tables: VerifiedTables | null;
}

/** Walks the chain, hashes every document, works out every computed list again, and compares what is derived. */
export async function verify(office: Office, options: VerifyOptions = {}): Promise<Verified> {
  const { db } = office.store;
  const { cadence = null, list = null, expect = null, progress } = options;
  const chain = await withPublications(office, await verifyChain(db, expect?.toLowerCase() ?? null));
  const documents = await verifyDocuments(db);
  const rows = await publishedLists(db, { cadence, list });
  const isWhole = cadence === null && list === null;
  const all = rows.length + (isWhole ? 1 : 0);
  const lists: VerifiedList[] = [];
  for (const [index, row] of rows.entries()) {
    lists.push(await verifyList(office, row));
    progress?.({ work: 'verify', done: index + 1, all });
  }
  // What is derived can be worked out from a ledger and lists that can be read, and from nothing else.
  const isReadable =
    chain.standing === 'same' && lists.every(({ difference }) => difference?.code !== 'columns');
  const tables = isWhole && isReadable ? await settled(office, () => verifyTables(office)) : null;
  if (isWhole) progress?.({ work: 'verify', done: all, all });
  const parts: readonly (Judged | null)[] = [chain, documents, tables, ...lists];
  return { standing: worst(parts.map((part) => part?.standing ?? 'same')), chain, documents, lists, tables };
}

async function withPublications(office: Office, chain: VerifiedChain): Promise<VerifiedChain> {
  if (chain.standing !== 'same') return chain;
  const { db } = office.store;
  return { ...chain, ...(await settled(office, async () => judged(await verifyPublications(db)))) };
}

const MOST_ATTEMPTS = 5;

/** Others go on working: a difference counts only if nothing was entered while it was looked for. */
async function settled<T extends Judged>({ store }: Office, look: () => Promise<T>): Promise<T> {
  const lastSeq = async (): Promise<number> => {
    const query = store.db.selectFrom('entry').select((of) => of.fn.max('seq').as('seq'));
    return (await query.executeTakeFirst())?.seq ?? 0;
  };
  for (let attempt = 1; ; attempt += 1) {
    const before = await lastSeq();
    const found = await look();
    const isCertain = found.standing !== 'broken' || before === (await lastSeq());
    if (isCertain || attempt === MOST_ATTEMPTS) return found;
  }
}
