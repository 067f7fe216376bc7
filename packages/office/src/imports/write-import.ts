import { type Cadence, defined } from '@eloquence/rating';
import type { Transaction } from 'kysely';
import { byCadence } from '../compare.ts';
import { OfficeError } from '../errors.ts';
import { listEditions } from '../facts/list-facts.ts';
import { canonicalJson, type Json, sha256 } from '../ledger/canonical.ts';
import { enter, nextSeq } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { camelCase } from '../players/player.ts';
import { markTopStale } from '../players/top-by-prefix.ts';
import type { NameOf } from '../rating-lists/canonical.ts';
import type { ListColumns } from '../rating-lists/columns.ts';
import { insertList, type ListHashes } from '../rating-lists/store/insert-list.ts';
import { type ListName, listBefore, listOn, loadList } from '../rating-lists/store/load.ts';
import { type BecomingCurrent, listsBecameCurrent } from '../rating-lists/store/make-current.ts';
import type { Schema } from '../store/schema.ts';
import { ENGINE } from '../version.ts';
import { type BuiltList, buildList, type WantedList } from './build-lists.ts';
import { changesHash } from './changes-hash.ts';
import { type Changes, findChanges, writeChanges } from './differences.ts';
import { idsHash } from './ids-hash.ts';
import type {
  ImportedListReport,
  ImportOptions,
  ImportReport,
  ImportStage,
  ReadList,
} from './import-list.ts';
import { type MatchedPlayers, matchPlayers } from './match-players.ts';
import { calendarNotes, type ImportNeed, type ImportNote } from './notes.ts';
import { addNewPeople } from './write-players.ts';

export type WrittenImport = Pick<ImportReport, 'changed' | 'lists' | 'players' | 'notes' | 'needs'>;

/** Writes an import in one transaction. */
export async function writeImport(
  office: Office,
  trx: Transaction<Schema>,
  read: ReadList,
  options: ImportOptions,
  progress: (stage: ImportStage) => void,
): Promise<WrittenImport> {
  return new TakingOver(office, trx, read, options, progress).run();
}

interface Present extends ListName, Pick<ListHashes, 'hash' | 'memoryHash'> {
  readonly rows: number;
  readonly file: string | null;
}

interface Wanted extends WantedList {
  readonly present: Present | null;
  readonly against: ListName | null;
}

class TakingOver {
  readonly #office: Office;
  readonly #trx: Transaction<Schema>;
  readonly #read: ReadList;
  readonly #date: string;
  readonly #options: ImportOptions;
  readonly #needs: ImportNeed[];
  readonly #progress: (stage: ImportStage) => void;
  readonly #notes: ImportNote[];
  readonly #lists: ImportedListReport[] = [];

  constructor(
    office: Office,
    trx: Transaction<Schema>,
    read: ReadList,
    options: ImportOptions,
    progress: (stage: ImportStage) => void,
  ) {
    this.#office = office;
    this.#trx = trx;
    this.#read = read;
    this.#date = options.date;
    this.#options = options;
    this.#needs = [...read.needs];
    this.#progress = progress;
    this.#notes = [...read.notes];
  }

  async run(): Promise<WrittenImport> {
    const { rows, file } = this.#read;
    const wanted: (readonly [Cadence, Present | null])[] = [];
    for (const cadence of rows.cadences) {
      const present = await this.#present(cadence);
      if (present?.file === file.hash) this.#alreadyThere(present);
      else wanted.push([cadence, present]);
    }
    if (wanted.length === 0) return this.#taken(null, null);
    this.#progress('players');
    const people = await matchPlayers(this.#trx, rows, this.#date);
    const changes = await findChanges(this.#trx, rows, people, this.#date);
    this.#noteOn(people);
    this.#progress('lists');
    const lists: Wanted[] = [];
    for (const [cadence, present] of wanted) lists.push(await this.#wantedList(cadence, present));
    const sources = { practice: this.#office.practice, date: this.#date, rows, people };
    const built = lists.map((list) => buildList(sources, list));
    const coming = built.filter(({ hashes }, index) => {
      const { present } = defined(lists[index]);
      if (present === null || !isSame(present, hashes)) return true;
      this.#alreadyThere(present);
      return false;
    });
    const isNothingNew = coming.length + people.newRows.length + changes.players.length === 0;
    if (isNothingNew) return this.#taken(null, null);
    if (this.#options.force !== true) this.#askToReplace(coming, lists);
    if (this.#options.dryRun === true || this.#needs.length > 0) {
      for (const list of coming)
        this.#lists.push(reportOf(list, { ...wantedFor(lists, list), date: this.#date }));
      return this.#taken(people, changes, false);
    }
    const seq = await nextSeq(this.#trx);
    await addNewPeople(this.#office.store, this.#trx, rows, people, seq);
    await this.#write(coming, lists, people, changes, seq);
    return this.#taken(people, changes);
  }

  /** The current list of the date. A list computed by the office is not replaced. */
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
    this.#lists.push({ cadence, date, revision, rows, hash, changed: false, against: null, diff: null });
  }

  /** What the officer should know before this list takes the place of another. */
  #askToReplace(coming: readonly BuiltList[], lists: readonly Wanted[]): void {
    const date = this.#date;
    for (const list of coming) {
      const { cadence, diff } = list;
      const { present } = wantedFor(lists, list);
      const gone = diff.gone.count;
      if (present !== null) {
        const { revision } = present;
        this.#needs.push({ code: 'list-replaced', values: { cadence, date, revision } });
      }
      if (gone > diff.ratedBefore * MANY_GONE) {
        this.#needs.push({
          code: 'players-gone',
          values: { cadence, count: gone, before: diff.ratedBefore },
        });
      }
      const isUnusual = this.#notes.some(
        ({ code, values }) => code === 'list-not-in-calendar' && values.cadence === cadence,
      );
      if (isUnusual) this.#needs.push({ code: 'list-date-unusual', values: { cadence, date } });
    }
  }

  #noteOn({ samePersons, newest, different }: MatchedPlayers): void {
    if (samePersons > 0) this.#notes.push({ code: 'list-same-persons', values: { count: samePersons } });
    if (!newest && different.length > 0) {
      this.#notes.push({ code: 'list-facts-older', values: { count: different.length } });
    }
  }

  async #wantedList(cadence: Cadence, present: Present | null): Promise<Wanted> {
    const { store } = this.#office;
    const editions = await listEditions(this.#office, cadence, this.#trx);
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

  /** Later computed lists are not recomputed: a note says so. */
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

  #nameOf({ rowOfKey, redacted }: MatchedPlayers): NameOf {
    const { rows } = this.#read;
    return (key) => (redacted.has(key) ? null : rows.name(defined(rowOfKey[key]) - 1));
  }

  async #write(
    coming: readonly BuiltList[],
    lists: readonly Wanted[],
    people: MatchedPlayers,
    changes: Changes,
    first: number,
  ): Promise<void> {
    const { store } = this.#office;
    const trx = this.#trx;
    const { newRows } = people;
    const ids = idsHash(newRows.map((row) => defined(this.#read.rows.ids[row])));
    const numbers = { added: newRows.length, ids, changed: changes.players.length, first };
    // The change history refers to the first entry.
    const [own, none] = [changesHash(changes.fields), changesHash([])];
    const becoming: BecomingCurrent[] = [];
    for (const list of coming) {
      const { against } = wantedFor(lists, list);
      const hash = becoming.length === 0 ? own : none;
      const seq = await this.#enter(list.cadence, { ...numbers, changes: hash, ...bodyOf(list) });
      becoming.push(await this.#keep(list, against, people, seq));
    }
    // The lists may be unchanged, but have news about unrated players.
    if (coming.length === 0) {
      await this.#enter(defined(this.#read.rows.cadences[0]), { ...numbers, changes: own });
    }
    await writeChanges(store, trx, changes, first, this.#date);
    this.#progress('history');
    await listsBecameCurrent(store, trx, becoming, { playersAreUpToDate: people.first });
    await markTopStale(trx, first);
  }

  async #keep(
    list: BuiltList,
    against: ListName | null,
    people: MatchedPlayers,
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
          against: nameOnly(against),
          diff: diff as unknown as Json,
          points: { ...points },
        },
      },
      { publishedBy: seq },
      hashes,
    );
    const { id, revision } = kept;
    const { rows } = columns;
    this.#lists.push({
      ...{ cadence, date, revision, rows, hash: hashes.hash, changed: true, diff },
      against: nameOnly(against),
    });
    return { cadence, date, list: id, seq };
  }

  async #enter(cadence: Cadence, body: Readonly<Record<string, Json>>): Promise<number> {
    const date = this.#date;
    const { hash, size } = this.#read.file;
    return enter(this.#office, this.#trx, 'list-imported', `${cadence} ${date}`, {
      cadence,
      date,
      file: hash,
      size,
      ...body,
    });
  }

  #taken(people: MatchedPlayers | null, changes: Changes | null, changed = people !== null): WrittenImport {
    return {
      changed,
      needs: this.#needs,
      lists: this.#lists.toSorted(byCadence),
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

/** A larger share of players to go is more often a wrong file than a purge. */
const MANY_GONE = 0.1;

function wantedFor(lists: readonly Wanted[], { cadence }: BuiltList): Wanted {
  return defined(lists.find((list) => list.cadence === cadence));
}

/** As it would be imported. */
function reportOf(
  list: BuiltList,
  { present, against, date }: Wanted & { date: string },
): ImportedListReport {
  const { cadence, columns, hashes, diff } = list;
  const revision = (present?.revision ?? 0) + 1;
  const { rows } = columns;
  return {
    ...{ cadence, date, revision, rows, hash: hashes.hash, changed: true, diff },
    against: nameOnly(against),
  };
}

function nameOnly(list: ListName | null): { readonly date: string; readonly revision: number } | null {
  return list && { date: list.date, revision: list.revision };
}

function bodyOf({ columns, hashes }: BuiltList): Readonly<Record<string, Json>> {
  return {
    rows: columns.rows,
    list: hashes.hash,
    memory: hashes.memoryHash,
    names: sha256(hashes.namesHash),
  };
}

/** The memory hash covers name versions, so names are equal too. */
function isSame(present: Present, { hash, memoryHash }: ListHashes): boolean {
  return present.hash === hash && present.memoryHash === memoryHash;
}
