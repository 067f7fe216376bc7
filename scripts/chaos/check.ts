import { setTimeout as pause } from 'node:timers/promises';
import { defined } from '@eloquence/rating';
import { type Office, openOffice, StoreError, verify } from '../../packages/office/src/index.ts';
import { shownRating } from '../../packages/office/src/rating-lists/columns.ts';
import { loadList, newestList } from '../../packages/office/src/rating-lists/store/load.ts';
import { CADENCES } from '../../packages/rating/src/index.ts';
import { hashOf, type Said, type SaidList } from './work.ts';

export type Did = Extract<Said, { says: 'did' }>;

/** Hashes of the undisturbed run's lists, by cadence, date and revision. */
export type Undisturbed = ReadonlyMap<string, string>;

export const listKey = ({ cadence, date, revision }: Omit<SaidList, 'hash'>): string =>
  `${cadence} ${date} r${revision}`;

/** A server notices a dead client by its connection. */
const LOCK_WAIT = 10_000;

export async function checkStore(
  url: string,
  acknowledged: readonly Did[],
  undisturbed: Undisturbed,
): Promise<readonly string[]> {
  let office: Office;
  try {
    office = await openOffice(url);
  } catch (error) {
    const isNew = acknowledged.length === 0 && error instanceof StoreError && error.code === 'store-missing';
    return isNew ? [] : [`the store does not open: ${error}`];
  }
  try {
    // Waits for the killed worker's transaction: a PostgreSQL server finishes a commit it received.
    await office.store.write(async () => {});
    return [
      ...(await lost(office, acknowledged)),
      ...(await halved(office)),
      ...(await mixed(office)),
      ...(await changed(office, undisturbed)),
      ...(await verified(office)),
      ...(await locked(office)),
    ];
  } catch (error) {
    return [`a check failed: ${error instanceof Error ? error.stack : error}`];
  } finally {
    await office.store.close();
  }
}

async function lost(office: Office, acknowledged: readonly Did[]): Promise<string[]> {
  const { db } = office.store;
  const events = await db.selectFrom('event').select('id').execute();
  const reports = await db
    .selectFrom('report')
    .leftJoin('document', 'document.hash', 'report.hash')
    .leftJoin('game_set', 'game_set.report', 'report.id')
    .select(['report.id', 'report.event', 'report.state', 'document.bytes', 'game_set.packed'])
    .execute();
  const closed = await db.selectFrom('entry').select('body').where('kind', '=', 'list-closed').execute();
  const published = await publishedLists(office);
  const eventIds = new Set(events.map(({ id }) => id));
  const reportsById = new Map(reports.map((report) => [report.id, report]));
  const hashes = new Map(published.map((list) => [listKey(list), list.hash]));

  const isThere = (did: Did): boolean => {
    const report = reportsById.get(did.report ?? '');
    switch (did.work) {
      case 'init':
        return true;
      case 'register':
        return eventIds.has(did.event ?? '');
      case 'submit':
        return report?.event === did.event && isKept(report?.bytes, did.hash);
      case 'accept':
        return report?.state === 'accepted' && report.packed !== null;
      case 'correct':
        return isKept(report?.bytes, did.hash) && report?.state === 'accepted' && report.packed !== null;
      case 'close':
      case 'replay':
        return (did.lists ?? []).every(({ hash }) => closed.some(({ body }) => body.includes(hash ?? '?')));
      case 'import':
      case 'publish':
        return (did.lists ?? []).every((list) => hashes.get(listKey(list)) === list.hash);
    }
  };
  return acknowledged.filter((did) => !isThere(did)).map((did) => `lost: ${JSON.stringify(did)}`);
}

function isKept(bytes: Uint8Array | null | undefined, hash: string | undefined): boolean {
  return bytes instanceof Uint8Array && hashOf(bytes) === hash;
}

async function publishedLists(office: Office): Promise<(SaidList & { id: number; inputs: string })[]> {
  return office.store.db
    .selectFrom('list')
    .select(['id', 'cadence', 'date', 'revision', 'hash', 'inputs'])
    .where('state', '=', 'published')
    .execute();
}

/** Every publication is of all three cadences; each list has all its events, and is the current one or older. */
async function halved(office: Office): Promise<string[]> {
  const { db } = office.store;
  const lists = await publishedLists(office);
  const current = await db.selectFrom('current_list').selectAll().execute();
  const wrong: string[] = [];
  for (const [what, rows] of [
    ['published', lists.map(({ date, revision }) => `${date} r${revision}`)],
    ['current', current.map(({ date }) => date)],
  ] as const) {
    const counts = Map.groupBy(rows, (row) => row);
    for (const [row, each] of counts) {
      if (each.length !== CADENCES.length) wrong.push(`halved: ${what} ${row} in ${each.length} cadences`);
    }
  }
  for (const list of lists) {
    const newest = lists
      .filter(({ cadence, date }) => cadence === list.cadence && date === list.date)
      .reduce((best, each) => ((each.revision ?? 0) > (best.revision ?? 0) ? each : best));
    const place = current.find(({ cadence, date }) => cadence === list.cadence && date === list.date);
    if (place?.list !== newest.id) wrong.push(`halved: ${listKey(newest)} is published and not current`);
    const { events = [] } = JSON.parse(list.inputs) as { events?: { event: string }[] };
    const kept = await db.selectFrom('rated_event').select('event').where('list', '=', list.id).execute();
    if (kept.length !== events.length) {
      wrong.push(`halved: ${listKey(list)} has ${kept.length} of ${events.length} events`);
    }
  }
  return wrong;
}

/** Players' ratings are derived from lists and must match the newest. */
async function mixed(office: Office): Promise<string[]> {
  const players = await office.store.db
    .selectFrom('player_now')
    .select(['key', 'standard', 'rapid', 'blitz'])
    .execute();
  const wrong: string[] = [];
  for (const cadence of CADENCES) {
    const newest = await newestList(office.store, cadence);
    if (newest === null) continue;
    const { columns } = await loadList(office.store, newest.id);
    const ratings = new Map<number, number>();
    for (let row = 0; row < columns.rows; row += 1) {
      ratings.set(defined(columns.keys[row]), shownRating(columns, row));
    }
    for (const player of players) {
      const listed = ratings.get(player.key) || null;
      if (player[cadence] !== listed) {
        wrong.push(`mixed: player ${player.key} has ${player[cadence]}, ${listKey(newest)} ${listed}`);
      }
    }
  }
  return wrong.slice(0, 5);
}

/** Interrupted work must give the lists of an undisturbed run. */
async function changed(office: Office, undisturbed: Undisturbed): Promise<string[]> {
  const lists = await publishedLists(office);
  return lists
    .filter((list) => undisturbed.get(listKey(list)) !== list.hash)
    .map((list) => `changed: ${listKey(list)} is another list than in a run that nobody disturbed`);
}

async function verified(office: Office): Promise<string[]> {
  const { standing, chain, documents, lists } = await verify(office);
  if (standing === 'same') return [];
  const parts = [chain, documents, ...lists].filter((part) => part.standing !== 'same');
  return [`verify: ${standing} ${JSON.stringify(parts)}`];
}

async function locked(office: Office): Promise<string[]> {
  for (const end = performance.now() + LOCK_WAIT; ; await pause(20)) {
    try {
      await office.store.exclusively('closing', async () => {});
      return [];
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'store-busy') throw error;
      if (performance.now() > end) return ['the lock of closings is not free'];
    }
  }
}
