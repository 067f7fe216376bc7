import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import { editionsOf } from '../closing/plan.ts';
import type { Office } from '../context.ts';
import { OfficeError } from '../errors.ts';
import { canonicalJson, type Json, sha256 } from '../ledger/canonical.ts';
import { append, nextSeq } from '../ledger/ledger.ts';
import type { NameOf } from '../lists/canonical.ts';
import type { ListColumns } from '../lists/columns.ts';
import { insertList, type ListHashes } from '../lists-in-store/insert-list.ts';
import { type ListName, listBefore, listOn, loadList } from '../lists-in-store/load.ts';
import { type BecomingCurrent, listsBecameCurrent } from '../lists-in-store/make-current.ts';
import { changeNames, type NameChange } from '../players/names/change.ts';
import { markPrefixesStale, writeNameIndex } from '../players/names/prepare.ts';
import { camelCase } from '../players/player.ts';
import type { Schema } from '../store/schema.ts';
import { ENGINE } from '../version.ts';
import { type Changes, findChanges, writeChanges } from './differences.ts';
import type { ImportReport, ImportStage, ReadList, TakenOver } from './import-list.ts';
import type { Made, MadeList, WantedList } from './make-lists.ts';
import type { ListsBeside } from './make-lists-beside.ts';
import { calendarNotes, type ImportNote } from './notes.ts';
import { findPeople, type People } from './people.ts';
import type { ListedRows } from './rows.ts';
import { addNewPeople } from './write-people.ts';

export interface Taken extends Pick<ImportReport, 'changed' | 'lists' | 'players' | 'notes'> {
  /** Whether the beginnings of names are prepared as well. */
  readonly searchable: boolean;
}

/** The one transaction of an import. */
export async function takeOver(
  office: Office,
  trx: Transaction<Schema>,
  read: ReadList,
  date: string,
  beside: ListsBeside,
  progress: (stage: ImportStage) => void,
): Promise<Taken> {
  return new TakingOver(office, trx, read, date, beside, progress).run();
}

/** What the store has for the date. */
interface Present extends ListName, Pick<ListHashes, 'hash' | 'memoryHash'> {
  readonly rows: number;
  /** The hash of the file it came from. */
  readonly file: string | null;
}

/** A list that is wanted, and what the store has for its date. */
interface Wanted extends WantedList {
  readonly present: Present | null;
  /** What it is compared with. */
  readonly against: ListName | null;
}

class TakingOver {
  readonly #office: Office;
  readonly #trx: Transaction<Schema>;
  readonly #read: ReadList;
  readonly #date: string;
  readonly #beside: ListsBeside;
  readonly #progress: (stage: ImportStage) => void;
  readonly #notes: ImportNote[];
  readonly #lists: TakenOver[] = [];

  constructor(
    office: Office,
    trx: Transaction<Schema>,
    read: ReadList,
    date: string,
    beside: ListsBeside,
    progress: (stage: ImportStage) => void,
  ) {
    this.#office = office;
    this.#trx = trx;
    this.#read = read;
    this.#date = date;
    this.#beside = beside;
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
    const lists: Wanted[] = [];
    for (const [cadence, present] of wanted) lists.push(await this.#wantedList(cadence, present));
    const finish = this.#make(lists, people);
    // Who is new is written while the lists are being made; the entry that says so comes with them.
    const seq = await nextSeq(this.#trx);
    await addNewPeople(this.#office.store, this.#trx, rows, people, seq);
    const made = await finish();
    const coming = made.lists.filter(({ hashes }, index) => {
      const { present } = lists[index] as Wanted;
      if (present === null || !isSame(present, hashes)) return true;
      this.#alreadyThere(present);
      return false;
    });
    const isNothingNew = coming.length + people.newRows.length + changes.players.length === 0;
    if (isNothingNew) return this.#taken(null, null);
    await this.#write(coming, lists, people, changes, seq);
    if (made.names) await writeNameIndex(this.#office.store, this.#trx, made.names);
    else await changeNames(this.#office.store, this.#trx, [...newNames(rows, people), ...changes.renamed]);
    return this.#taken(people, changes);
  }

  /** The current list of the date. One that the office worked out itself is not written over. */
  async #present(cadence: Cadence): Promise<Present | null> {
    const date = this.#date;
    const name = await listOn(this.#office.store, cadence, date, this.#trx);
    if (name === null) return null;
    const { source, inputs, ...content } = await this.#trx
      .selectFrom('list')
      .select(['source', 'inputs', 'rows', 'hash', 'memory_hash as memoryHash'])
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

  async #wantedList(cadence: Cadence, present: Present | null): Promise<Wanted> {
    const { store } = this.#office;
    const editions = editionsOf(this.#office, cadence);
    this.#notes.push(...calendarNotes(editions, cadence, this.#date), ...(await this.#laterNotes(cadence)));
    const before = await listBefore(store, cadence, this.#date, this.#trx);
    const load = async (name: ListName | null): Promise<ListColumns | null> =>
      name && (await loadList(store, name.id, this.#trx)).columns;
    return {
      cadence,
      present,
      against: present ?? before,
      before: await load(before),
      replaced: await load(present),
    };
  }

  #make(lists: readonly Wanted[], people: People): () => Promise<Made> {
    const { rowOfKey, nameVersions, redacted, first } = people;
    return this.#beside.make({
      practice: this.#office.practice,
      date: this.#date,
      rows: this.#read.rows.toShare(),
      people: { rowOfKey, nameVersions, redacted, first },
      lists: lists.map(({ cadence, before, replaced }) => ({ cadence, before, replaced })),
      begun: new Uint8Array(new SharedArrayBuffer(lists.length)),
    });
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

  async #write(
    coming: readonly MadeList[],
    lists: readonly Wanted[],
    people: People,
    changes: Changes,
    first: number,
  ): Promise<void> {
    const { store } = this.#office;
    const trx = this.#trx;
    const numbers = { added: people.newRows.length, changed: changes.players.length };
    const becoming: BecomingCurrent[] = [];
    for (const list of coming) {
      const { against } = lists.find(({ cadence }) => cadence === list.cadence) as Wanted;
      const seq = await this.#enter(list.cadence, { ...numbers, ...bodyOf(list) });
      becoming.push(await this.#keep(list, against, people, seq));
    }
    // A list may be as it was, and tell something new about players without a rating.
    if (coming.length === 0) await this.#enter(this.#read.rows.cadences[0] as Cadence, numbers);
    await writeChanges(store, trx, changes, first, this.#date);
    this.#progress('history');
    await listsBecameCurrent(store, trx, becoming, { playersAreUpToDate: people.first });
    // A first import brings the beginnings of names with it.
    if (!people.first) await markPrefixesStale(trx, first);
  }

  async #keep(
    list: MadeList,
    against: ListName | null,
    people: People,
    seq: number,
  ): Promise<BecomingCurrent> {
    const { cadence, columns, packed, hashes, edition, diff, points } = list;
    const date = this.#date;
    const { hash, name, size } = this.#read.file;
    const kept = await insertList(
      this.#office.store,
      this.#trx,
      {
        ...{ cadence, date, columns, packed, source: 'imported' },
        nameOf: this.#nameOf(people),
        editions: [edition],
        practice: this.#office.practice,
        engine: ENGINE,
        inputs: canonicalJson({ file: hash, name, size }),
        summary: {
          against: against && { date: against.date, revision: against.revision },
          diff: diff as unknown as Json,
          points: { ...points },
        },
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
      searchable: people === null || people.first,
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

function newNames(rows: ListedRows, { newRows, firstNewKey }: People): NameChange[] {
  return Array.from(newRows, (row, index) => ({
    player: firstNewKey + index,
    before: null,
    after: rows.name(row),
  }));
}

function bodyOf({ columns, hashes }: MadeList): Readonly<Record<string, Json>> {
  return {
    rows: columns.rows,
    list: hashes.hash,
    memory: hashes.memoryHash,
    names: sha256(hashes.namesHash),
  };
}

/** A list names its players by the versions of their names: with these, the names are the same as well. */
function isSame(present: Present, { hash, memoryHash }: ListHashes): boolean {
  return present.hash === hash && present.memoryHash === memoryHash;
}
