import type { Kysely } from 'kysely';
import { recordsByHash } from '../../ledger/documents.ts';
import { titleColumns } from '../../players/titles.ts';
import type { PlayerTable, Schema } from '../../store/schema.ts';

type Value = string | number | null;
export type Facts = Partial<Record<keyof PlayerTable, Value | undefined>>;

/** Player data from the ledger, which the lists do not have. */
export interface LedgerPlayers {
  /** Players who came with a report or were entered by an officer, as they were then. */
  readonly added: ReadonlyMap<number, Facts>;
  readonly redacted: ReadonlySet<number>;
  readonly mergedInto: ReadonlyMap<number, number>;
  readonly died: ReadonlyMap<number, string>;
  /** Changes after the state of players that a list was built on, or all; undefined: changed to an unknown value. */
  readonly since: (player: number, list: PlayersOfList | null) => Facts;
}

const HAVE_DOCUMENTS: readonly string[] = ['player-added', 'player-changed'];
const KINDS = ['player-added', 'player-changed', 'players-merged', 'players-split', 'player-redacted'];

interface PlayersOfList {
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

export async function ledgerPlayers(db: Kysely<Schema>): Promise<LedgerPlayers> {
  const entries = await db
    .selectFrom('entry')
    .select(['seq', 'kind', 'body'])
    .where('kind', 'in', KINDS)
    .orderBy('seq')
    .execute();
  const read = entries.map(({ body, ...entry }) => ({ ...entry, body: JSON.parse(body) as Body }));
  const documents = await recordsByHash<LedgerFacts>(
    db,
    read.flatMap(({ kind, body }) => (HAVE_DOCUMENTS.includes(kind) && body.person ? [body.person] : [])),
  );
  const changes = new Map<number, Change[]>();
  const added = new Map<number, Facts>();
  const merged = new Map<number, number>();
  const [died, redactions] = [new Map<number, string>(), new Map<number, number>()];
  const note = (player: number, change: Change): void => {
    changes.set(player, [...(changes.get(player) ?? []), change]);
  };
  for (const { seq, kind, body } of read) {
    if (kind === 'players-merged') merged.set(body.from as number, body.into as number);
    else if (kind === 'players-split') merged.delete(body.player);
    else if (kind === 'player-redacted') redactions.set(body.player, seq);
    else if (kind === 'player-added')
      added.set(body.player, factsWhenAdded(documents.get(body.person ?? '')));
    else {
      const ledger = documents.get(body.person ?? '') ?? null;
      if (body.fields?.includes('died')) noteDeath(died, body.player, ledger);
      note(body.player, { seq, since: body.since ?? '', facts: factsOf(body.fields ?? [], ledger) });
    }
  }
  for (const { player, seq, field, since } of await changedByImports(db)) {
    const facts = field === 'name' ? { name: undefined, name_version: undefined } : { [field]: undefined };
    note(player, { seq, since, facts });
  }
  const mergedInto = finalMerges(merged);
  const redacted = withMerged(redactions, mergedInto);
  return {
    added,
    redacted: new Set(redacted.keys()),
    mergedInto,
    died,
    since: (player, list) => {
      // An import does not overwrite changes dated after its list.
      const counts = ({ seq, since }: Change): boolean =>
        list === null || seq > list.peopleSeq || (list.source === 'imported' && since > list.date);
      const own = (changes.get(player) ?? []).filter(counts).toSorted((a, b) => a.seq - b.seq);
      const facts: Facts = Object.assign({}, ...own.map((change) => change.facts));
      if (redacted.has(player)) Object.assign(facts, { name: undefined, name_version: undefined });
      return facts;
    },
  };
}

/** A death can be revoked. */
function noteDeath(died: Map<number, string>, player: number, ledger: LedgerFacts | null): void {
  if (ledger !== null && ledger.died === null) died.delete(player);
  else died.set(player, ledger === null ? 'redacted' : String(ledger.died));
}

/** Follows chains of merges to the player who remains. */
function finalMerges(merged: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
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

type LedgerFacts = Readonly<Record<string, string | number | null>>;

/** As `addPlayerIn` writes them. */
function factsWhenAdded(ledger: LedgerFacts | undefined): Facts {
  if (ledger === undefined) return {};
  return {
    name: ledger.name,
    name_version: 1,
    federation: ledger.federation,
    sex: ledger.sex,
    birth_year: yearOf(ledger.birth),
    ...titleColumns(String(ledger.title ?? '')),
    ...{ other_titles: '', foa_title: '' },
  };
}

/** The columns that a change set, from its document; undefined if the document was redacted. */
function factsOf(fields: readonly string[], ledger: LedgerFacts | null): Facts {
  const facts: Facts = {};
  for (const field of fields) {
    if (field === 'name') {
      facts.name = ledger === null ? undefined : (ledger.name as string);
      facts.name_version = undefined;
    } else if (field === 'birth_year') {
      facts.birth_year = ledger === null ? undefined : yearOf(ledger.birth);
    } else if (COPIED.includes(field)) facts[field as keyof PlayerTable] = ledger?.[field];
  }
  return facts;
}

/** Of `YYYY` or `YYYY-MM-DD`, a number where a player was added; null if the date of birth was removed. */
function yearOf(birth: Value | undefined): number | null {
  return birth === null || birth === undefined ? null : Number(String(birth).slice(0, 4));
}

/** Fields with the same name and value in the document and the table. */
const COPIED: readonly string[] = ['federation', 'title', 'women_title', 'other_titles', 'foa_title'];

/** Imports do not write new values to the ledger: only the fact of the change is known. */
async function changedByImports(db: Kysely<Schema>) {
  return db
    .selectFrom('player_change')
    .innerJoin('entry', 'entry.seq', 'player_change.seq')
    .select(['player_change.player', 'player_change.seq', 'player_change.field', 'player_change.since'])
    .where('entry.kind', 'in', ['list-imported', 'list-import-undone'])
    .execute();
}
