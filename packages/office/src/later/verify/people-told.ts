import type { Kysely } from 'kysely';
import { inParts } from '../../store/parts.ts';
import type { PlayerTable, Schema } from '../../store/schema.ts';

type Value = string | number | null;
type Facts = Partial<Record<keyof PlayerTable, Value | undefined>>;

/** What entries say of players, beside the lists. */
export interface ToldOfPeople {
  readonly redacted: ReadonlySet<number>;
  readonly mergedInto: ReadonlyMap<number, number>;
  readonly died: ReadonlyMap<number, string>;
  /** What was entered after a list knew its players; undefined: it changed, and nobody can tell to what. */
  readonly since: (player: number, list: KnowingList) => Facts;
}

interface KnowingList {
  readonly date: string;
  readonly source: 'imported' | 'computed';
  readonly peopleSeq: number;
}

interface Change {
  readonly seq: number;
  readonly since: string;
  readonly facts: Facts;
}

interface Body {
  readonly player: number;
  readonly person?: string;
  readonly fields?: readonly string[];
  readonly since?: string;
  readonly from?: number;
  readonly into?: number;
}

export async function toldOfPeople(db: Kysely<Schema>): Promise<ToldOfPeople> {
  const entries = await db
    .selectFrom('entry')
    .select(['seq', 'kind', 'body'])
    .where('kind', 'in', ['player-changed', 'players-merged', 'players-split', 'player-redacted'])
    .orderBy('seq')
    .execute();
  const read = entries.map(({ body, ...entry }) => ({ ...entry, body: JSON.parse(body) as Body }));
  const documents = await documentsOf(
    db,
    read.flatMap(({ kind, body }) => (kind === 'player-changed' && body.person ? [body.person] : [])),
  );
  const changes = new Map<number, Change[]>();
  const merged = new Map<number, number>();
  const [died, redactions] = [new Map<number, string>(), new Map<number, number>()];
  const note = (player: number, change: Change): void => {
    changes.set(player, [...(changes.get(player) ?? []), change]);
  };
  for (const { seq, kind, body } of read) {
    if (kind === 'players-merged') merged.set(body.from as number, body.into as number);
    else if (kind === 'players-split') merged.delete(body.player);
    else if (kind === 'player-redacted') redactions.set(body.player, seq);
    else {
      const told = documents.get(body.person ?? '') ?? null;
      if (body.fields?.includes('died')) noteDeath(died, body.player, told);
      note(body.player, { seq, since: body.since ?? '', facts: factsOf(body.fields ?? [], told) });
    }
  }
  for (const { player, seq, field, since } of await changedByImports(db)) {
    note(player, { seq, since, facts: { [field]: undefined } });
  }
  const mergedInto = survivorsOf(merged);
  const redacted = withMerged(redactions, mergedInto);
  return {
    redacted: new Set(redacted.keys()),
    mergedInto,
    died,
    since: (player, list) => {
      // A list that is taken over leaves what is known to have changed after its date.
      const counts = ({ seq, since }: Change): boolean =>
        seq > list.peopleSeq || (list.source === 'imported' && since > list.date);
      const own = (changes.get(player) ?? []).filter(counts).toSorted((a, b) => a.seq - b.seq);
      const facts: Facts = Object.assign({}, ...own.map((change) => change.facts));
      if (redacted.has(player)) facts.name_version = undefined;
      return facts;
    },
  };
}

/** A death may have been said by mistake, and taken back. */
function noteDeath(died: Map<number, string>, player: number, told: Told | null): void {
  if (told !== null && told.died === null) died.delete(player);
  else died.set(player, told === null ? 'redacted' : String(told.died));
}

/** Who was merged into one who was merged himself leads to the last of them. */
function survivorsOf(merged: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const last = (key: number): number => {
    const into = merged.get(key);
    return into === undefined ? key : last(into);
  };
  return new Map([...merged.keys()].map((key) => [key, last(key)]));
}

function withMerged(
  redactions: ReadonlyMap<number, number>,
  mergedInto: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const all = new Map(redactions);
  for (const [key, survivor] of mergedInto) {
    const seq = redactions.get(survivor);
    if (seq !== undefined && !all.has(key)) all.set(key, seq);
  }
  return all;
}

type Told = Readonly<Record<string, string | number | null>>;

async function documentsOf(
  db: Kysely<Schema>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Told>> {
  const documents = new Map<string, Told>();
  for (const part of inParts(hashes)) {
    const rows = await db
      .selectFrom('document')
      .select(['hash', 'bytes'])
      .where('hash', 'in', part)
      .execute();
    for (const { hash, bytes } of rows) {
      if (bytes !== null) documents.set(hash, JSON.parse(new TextDecoder().decode(bytes)) as Told);
    }
  }
  return documents;
}

/** The columns that a change set, from its document; undefined where that was redacted. */
function factsOf(fields: readonly string[], told: Told | null): Facts {
  const facts: Facts = {};
  for (const field of fields) {
    if (field === 'name') {
      facts.name = told === null ? undefined : (told.name as string);
      facts.name_version = undefined;
    } else if (field === 'birth_year') {
      facts.birth_year = told === null ? undefined : yearOf(told.birth);
    } else if (TOLD.includes(field))
      facts[field as keyof PlayerTable] = told === null ? undefined : (told[field] as Value);
  }
  return facts;
}

/** Of `YYYY` or `YYYY-MM-DD`; null where the birth was taken away. */
function yearOf(birth: Value | undefined): number | null {
  return typeof birth === 'string' ? Number(birth.slice(0, 4)) : null;
}

const TOLD: readonly string[] = ['federation', 'title', 'women_title', 'other_titles', 'foa_title'];

/** What lists that were taken over changed stands in no entry, only in their files: that it changed is known. */
async function changedByImports(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('player_change')
    .innerJoin('entry', 'entry.seq', 'player_change.seq')
    .select(['player_change.player', 'player_change.seq', 'player_change.field', 'player_change.since'])
    .where('entry.kind', '=', 'list-imported')
    .execute();
  return rows.map(({ field, ...row }) => ({ ...row, field: field === 'name' ? 'name_version' : field }));
}
