import type { UndoneImport } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Kysely, Transaction } from 'kysely';
import { byCadence } from '../compare.ts';
import { OfficeError } from '../errors.ts';
import { keepDocument } from '../ledger/documents.ts';
import { enter } from '../ledger/ledger.ts';
import { readReason } from '../ledger/read-reason.ts';
import type { Office } from '../office.ts';
import { searchColumns } from '../players/search-columns.ts';
import { markTopStale, rebuildTopByPrefix } from '../players/top-by-prefix.ts';
import { type BecomingCurrent, listsBecameCurrent } from '../rating-lists/store/make-current.ts';
import { batches } from '../rating-lists/store/values.ts';
import type { Schema } from '../store/schema.ts';
import type { BulkRow, Store } from '../store/store.ts';
import { type ChangeRow, changesHash } from './changes-hash.ts';
import { undoneImports } from './undone.ts';
import { type PlayerRow, recordChanges, updatePlayers } from './update-players.ts';

export type { UndoneImport };
/** `current`: the revision that is current again; null: the date has no list any more. */
export type UndoneList = UndoneImport['lists'][number];

/** Entries that say nothing about a list or its players. */
const INDEPENDENT = [
  'event-registered',
  'event-changed',
  'event-withdrawn',
  'report-submitted',
  'report-rejected',
  'account-changed',
  'list-closed',
  'revisions-dropped',
];

/**
 * Undoes the last import, while nothing depends on it. The imported lists stay in the store as revisions that are
 * not current, and players who came with it stay known by their ID.
 */
export async function undoImport(office: Office, because: string | KeptReason): Promise<UndoneImport> {
  const { store } = office;
  const reason = typeof because === 'string' ? await keepReason(office, because) : because;
  const undone = await store.exclusively('closing', () =>
    store.write((trx) => new Undoing(office, trx, reason).run()),
  );
  await rebuildTopByPrefix(store);
  return undone;
}

/** A reason as a document, which can be redacted. */
export interface KeptReason {
  readonly document: string;
}

export async function keepReason({ store }: Office, because: string): Promise<KeptReason> {
  const text = readReason(because);
  return { document: await store.write((trx) => keepDocument(trx, 'text', text)) };
}

interface Import {
  readonly date: string;
  readonly entries: readonly number[];
}

class Undoing {
  readonly #office: Office;
  readonly #trx: Transaction<Schema>;
  readonly #because: KeptReason;

  constructor(office: Office, trx: Transaction<Schema>, because: KeptReason) {
    this.#office = office;
    this.#trx = trx;
    this.#because = because;
  }

  async run(): Promise<UndoneImport> {
    const { store } = this.#office;
    const trx = this.#trx;
    const undone = await undoneImports(trx);
    const { date, entries } = await lastImport(trx, undone);
    const [first = 0] = entries;
    await refuseIfNeeded(trx, date, entries, undone);
    const { lists, becoming } = await this.#lists(entries, undone);
    const changes = await changesOf(trx, first);
    const back = changes.map((change) => ({ ...change, before: change.after, after: change.before }));
    const changed = new Set(changes.map(({ player }) => player)).size;
    const seq = await enter(this.#office, trx, 'list-import-undone', date, {
      date,
      entries,
      changed,
      changes: changesHash(back),
      because: this.#because.document,
    });
    await restorePlayers(store, trx, changes);
    await recordChanges(store, trx, back, seq, date);
    await listsBecameCurrent(store, trx, becoming);
    await markTopStale(trx, seq);
    return { date, entry: first, lists, players: changed };
  }

  async #lists(
    entries: readonly number[],
    undone: ReadonlySet<number>,
  ): Promise<{ lists: UndoneList[]; becoming: BecomingCurrent[] }> {
    const lists: UndoneList[] = [];
    const becoming: BecomingCurrent[] = [];
    const imported = await this.#trx
      .selectFrom('list')
      .select(['cadence', 'date', 'revision', 'seq'])
      .where('seq', 'in', entries)
      .execute();
    for (const { cadence, date, revision, seq } of imported) {
      const before = await this.#trx
        .selectFrom('list')
        .select(['id', 'revision', 'seq'])
        .where('cadence', '=', cadence)
        .where('date', '=', date)
        .where('state', '=', 'published')
        .where('seq', '<', seq)
        .orderBy('seq', 'desc')
        .execute();
      const back = before.find((list) => !undone.has(list.seq ?? 0)) ?? null;
      lists.push({ cadence, date, revision, current: back?.revision ?? null });
      becoming.push({ cadence, date, list: back?.id ?? null, seq: back?.seq ?? 0 });
    }
    return { lists: lists.toSorted(byCadence), becoming };
  }
}

interface ImportBody {
  readonly date: string;
  readonly file: string;
  /** The first entry of the import; earlier versions did not write it. */
  readonly first?: number;
}

/** An import writes an entry for each of its lists, one after the other. */
async function lastImport(db: Kysely<Schema>, undone: ReadonlySet<number>): Promise<Import> {
  const rows = await db
    .selectFrom('entry')
    .select(['seq', 'body'])
    .where('kind', '=', 'list-imported')
    .orderBy('seq', 'desc')
    .limit(CADENCES.length * (undone.size + 1))
    .execute();
  const imports = rows
    .filter(({ seq }) => !undone.has(seq))
    .map(({ seq, body }) => ({ seq, ...(JSON.parse(body) as ImportBody) }));
  const [last] = imports;
  if (last === undefined) throw new OfficeError('nothing-to-undo');
  const own = imports.filter(({ seq, date, file, first }, index) =>
    last.first === undefined
      ? date === last.date && file === last.file && seq === last.seq - index
      : first === last.first,
  );
  return { date: last.date, entries: own.map(({ seq }) => seq).toSorted((a, b) => a - b) };
}

async function refuseIfNeeded(
  db: Kysely<Schema>,
  date: string,
  entries: readonly number[],
  undone: ReadonlySet<number>,
): Promise<void> {
  const later = await db
    .selectFrom('entry')
    .select(['seq', 'kind', 'at'])
    .where('seq', '>', entries.at(-1) ?? 0)
    .where('kind', 'not in', INDEPENDENT)
    .orderBy('seq')
    .execute();
  const needing = later.find(({ seq }) => !undone.has(seq));
  if (needing === undefined) return;
  const { seq, kind, at } = needing;
  throw new OfficeError('import-needed', { date, seq, kind, day: at.slice(0, 10) });
}

/** The player changes of an import. */
function changesOf(db: Kysely<Schema>, entry: number): Promise<ChangeRow[]> {
  return db
    .selectFrom('player_change')
    .select(['player', 'field', 'before', 'after'])
    .where('seq', '=', entry)
    .execute();
}

/** Gives players the values back that the import replaced. */
async function restorePlayers(
  store: Store,
  trx: Transaction<Schema>,
  changes: readonly ChangeRow[],
): Promise<void> {
  const byPlayer = Map.groupBy(changes, ({ player }) => player);
  const formerNames: BulkRow[] = [];
  for (const batch of batches([...byPlayer.keys()])) {
    const players = await trx.selectFrom('player').selectAll().where('key', 'in', batch).execute();
    const rows: PlayerRow[] = [];
    for (const player of players) {
      const values: Record<string, string | number | null> = { ...player };
      for (const { field, before } of byPlayer.get(player.key) ?? []) {
        if (field === 'name') {
          const version = Number(before);
          values.name = await takeFormerName(trx, player.key, version);
          values.name_version = version;
          formerNames.push([player.key, player.name_version, player.name, null]);
        } else values[field] = field === 'birth_year' && before !== null ? Number(before) : before;
      }
      rows.push({ ...(values as PlayerRow), ...searchColumns(String(values.name)) });
    }
    await updatePlayers(store, trx, rows);
  }
  await store.bulk(trx, 'player_name', ['player', 'version', 'name', 'redacted_by'], formerNames);
}

async function takeFormerName(
  trx: Transaction<Schema>,
  player: number,
  version: number,
): Promise<string | null> {
  const row = await trx
    .selectFrom('player_name')
    .select('name')
    .where('player', '=', player)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('player_name').where('player', '=', player).where('version', '=', version).execute();
  return row.name;
}
