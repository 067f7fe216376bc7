import { CADENCES, type Cadence, parseDate } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import { editionsOf } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { type Json, sha256 } from '../ledger/canonical.ts';
import { append } from '../ledger/ledger.ts';
import type { NameOf } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { diffLists, type ListDiff } from '../lists/diff.ts';
import { NO_POINTS, reconcile, totalOf } from '../lists/points.ts';
import { hashesOf, insertList, type ListHashes } from '../lists-in-store/insert-list.ts';
import { type ListName, listBefore, listOn, loadList } from '../lists-in-store/load.ts';
import { type BecomingCurrent, listsBecameCurrent } from '../lists-in-store/make-current.ts';
import { camelCase } from '../players/player.ts';
import type { Schema } from '../store/schema.ts';
import { ENGINE } from '../version.ts';
import { importedColumns } from './columns.ts';
import { type Changes, findChanges, writeChanges } from './differences.ts';
import type { ImportReport, ImportStage, ReadList, TakenOver } from './import-list.ts';
import { calendarNotes, editionFor, type ImportNote } from './notes.ts';
import { findPeople, type People } from './people.ts';
import { addNewPeople } from './write-people.ts';

export type Taken = Pick<ImportReport, 'changed' | 'lists' | 'players' | 'notes'>;

/** The one transaction of an import. */
export async function takeOver(
  office: Office,
  trx: Transaction<Schema>,
  read: ReadList,
  date: string,
  progress: (stage: ImportStage) => void,
): Promise<Taken> {
  return new TakingOver(office, trx, read, date, progress).run();
}

/** What the store has for the date. */
interface Present extends ListName, ListHashes {
  readonly rows: number;
  /** The hash of the file it came from. */
  readonly file: string | null;
}

/** A list on its way into the store. */
interface Coming {
  readonly cadence: Cadence;
  readonly columns: ListColumns;
  readonly hashes: ListHashes;
  readonly edition: string;
  readonly present: Present | null;
  readonly diff: ListDiff;
  readonly summary: Json;
}

class TakingOver {
  readonly #office: Office;
  readonly #trx: Transaction<Schema>;
  readonly #read: ReadList;
  readonly #date: string;
  readonly #progress: (stage: ImportStage) => void;
  readonly #notes: ImportNote[];
  readonly #lists: TakenOver[] = [];

  constructor(
    office: Office,
    trx: Transaction<Schema>,
    read: ReadList,
    date: string,
    progress: (stage: ImportStage) => void,
  ) {
    this.#office = office;
    this.#trx = trx;
    this.#read = read;
    this.#date = date;
    this.#progress = progress;
    this.#notes = [...read.notes];
  }

  async run(): Promise<Taken> {
    const { rows, file } = this.#read;
    const wanted: (readonly [Cadence, Present | null])[] = [];
    for (const cadence of rows.cadences) {
      const present = await this.#present(cadence);
      if (present?.file === file.hash) this.#alreadyThere(present);
      else wanted.push([cadence, present]);
    }
    if (wanted.length === 0) return this.#taken(null, null);
    this.#progress('players');
    const people = await findPeople(this.#trx, rows, this.#date);
    const changes = await findChanges(this.#trx, rows, people, this.#date);
    this.#noteOn(people);
    this.#progress('lists');
    const coming: Coming[] = [];
    for (const [cadence, present] of wanted) {
      const list = await this.#makeList(cadence, present, people);
      if (present && isSame(present, list.hashes)) this.#alreadyThere(present);
      else coming.push(list);
    }
    const isNothingNew = coming.length + people.newRows.length + changes.players.length === 0;
    if (isNothingNew) return this.#taken(null, null);
    await this.#write(coming, people, changes);
    return this.#taken(people, changes);
  }

  /** The current list of the date. One that the office worked out itself is not written over. */
  async #present(cadence: Cadence): Promise<Present | null> {
    const date = this.#date;
    const name = await listOn(this.#office.store, cadence, date, this.#trx);
    if (name === null) return null;
    const { source, inputs, ...content } = await this.#trx
      .selectFrom('list')
      .select(['source', 'inputs', 'rows', 'hash', 'memory_hash as memoryHash', 'names_hash as namesHash'])
      .where('id', '=', name.id)
      .executeTakeFirstOrThrow();
    if (source === 'computed') throw new OfficeError('list-computed', { cadence, date });
    const { file = null } = JSON.parse(inputs) as { readonly file?: string };
    return { ...name, ...content, file };
  }

  #alreadyThere({ cadence, date, revision, rows, hash }: Present): void {
    this.#lists.push({ cadence, date, revision, rows, hash, changed: false, diff: null });
  }

  #noteOn({ samePersons, newest, different }: People): void {
    if (samePersons > 0) this.#notes.push({ code: 'list-same-persons', values: { count: samePersons } });
    if (!newest && different.length > 0) {
      this.#notes.push({ code: 'list-facts-older', values: { count: different.length } });
    }
  }

  async #makeList(cadence: Cadence, present: Present | null, people: People): Promise<Coming> {
    const { store } = this.#office;
    const date = this.#date;
    const editions = editionsOf(this.#office, cadence);
    this.#notes.push(...calendarNotes(editions, cadence, date), ...(await this.#laterNotes(cadence)));
    const name = await listBefore(store, cadence, date, this.#trx);
    const load = async (id: number): Promise<ListColumns> => (await loadList(store, id, this.#trx)).columns;
    const before = name && (await load(name.id));
    const { edition } = editionFor(editions, cadence, date);
    const place = { cadence, date, day: parseDate(date), edition, before };
    const columns = importedColumns(this.#read.rows, people, place);
    const hashes = hashesOf({ cadence, date, columns }, this.#nameOf(people));
    const against = present ? await load(present.id) : before;
    const diff = diffLists(against, columns);
    const imports = totalOf(columns) - (against ? totalOf(against) : 0);
    const other = present ?? name;
    const summary = {
      against: other && { date: other.date, revision: other.revision },
      diff: diff as unknown as Json,
      points: { ...reconcile(against, columns, { ...NO_POINTS, imports }) },
    };
    return { cadence, columns, hashes, edition: edition.id, present, diff, summary };
  }

  /** Lists that were worked out from the list before stay as they are until they are worked out again. */
  async #laterNotes(cadence: Cadence): Promise<readonly ImportNote[]> {
    const later = await this.#trx
      .selectFrom('current_list')
      .innerJoin('list', 'list.id', 'current_list.list')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('current_list.cadence', '=', cadence)
      .where('current_list.date', '>', this.#date)
      .where('list.source', '=', 'computed')
      .executeTakeFirst();
    const count = later?.count ?? 0;
    return count === 0 ? [] : [{ code: 'list-computed-later', values: { cadence, count } }];
  }

  #nameOf({ rowOfKey, redacted }: People): NameOf {
    const { rows } = this.#read;
    return (key) => (redacted.has(key) ? null : rows.name((rowOfKey[key] as number) - 1));
  }

  async #write(coming: readonly Coming[], people: People, changes: Changes): Promise<void> {
    const { store } = this.#office;
    const trx = this.#trx;
    const numbers = { added: people.newRows.length, changed: changes.players.length };
    const becoming: BecomingCurrent[] = [];
    let first: number | null = null;
    for (const list of coming) {
      const seq = await this.#enter(list.cadence, { ...numbers, ...bodyOf(list) });
      first ??= seq;
      becoming.push(await this.#keep(list, people, seq));
    }
    // A list may be as it was, and tell something new about players without a rating.
    first ??= await this.#enter(this.#read.rows.cadences[0] as Cadence, numbers);
    await addNewPeople(store, trx, this.#read.rows, people, first);
    await writeChanges(store, trx, changes, first, this.#date);
    this.#progress('history');
    await listsBecameCurrent(store, trx, becoming, { playersAreUpToDate: people.first });
  }

  async #keep(list: Coming, people: People, seq: number): Promise<BecomingCurrent> {
    const { cadence, columns, hashes, summary, edition, diff } = list;
    const date = this.#date;
    const { hash, name, size } = this.#read.file;
    const kept = await insertList(
      this.#office.store,
      this.#trx,
      {
        ...{ cadence, date, columns, summary, source: 'imported' },
        nameOf: this.#nameOf(people),
        editions: [edition],
        practice: this.#office.practice,
        engine: ENGINE,
        inputs: { file: hash, name, size },
      },
      { publishedBy: seq },
      hashes,
    );
    const { id, revision } = kept;
    const { rows } = columns;
    this.#lists.push({ cadence, date, revision, rows, hash: hashes.hash, changed: true, diff });
    return { cadence, date, list: id, seq };
  }

  async #enter(cadence: Cadence, body: Readonly<Record<string, Json>>): Promise<number> {
    const { actor, now } = this.#office;
    const date = this.#date;
    const { hash, size } = this.#read.file;
    const entry = await append(this.#trx, {
      kind: 'list-imported',
      actor,
      at: now().toISOString(),
      subject: `${cadence} ${date}`,
      body: { cadence, date, file: hash, size, ...body },
    });
    return entry.seq;
  }

  #taken(people: People | null, changes: Changes | null): Taken {
    return {
      changed: people !== null,
      lists: this.#lists.toSorted((a, b) => CADENCES.indexOf(a.cadence) - CADENCES.indexOf(b.cadence)),
      players: {
        rows: this.#read.rows.rows,
        added: people?.newRows.length ?? 0,
        changed: changes?.players.length ?? 0,
        fields: Object.fromEntries(
          Object.entries(changes?.counts ?? {}).map(([field, count]) => [camelCase(field), count]),
        ),
      },
      notes: this.#notes,
    };
  }
}

function bodyOf({ columns, hashes }: Coming): Readonly<Record<string, Json>> {
  return {
    rows: columns.rows,
    list: hashes.hash,
    memory: hashes.memoryHash,
    names: sha256(hashes.namesHash),
  };
}

function isSame(present: ListHashes, { hash, memoryHash, namesHash }: ListHashes): boolean {
  return present.hash === hash && present.memoryHash === memoryHash && present.namesHash === namesHash;
}
