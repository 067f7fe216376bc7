import { defined } from '@eloquence/rating';
import type { Kysely } from 'kysely';
import { idsHash } from '../../imports/ids-hash.ts';
import { recordsByHash } from '../../ledger/documents.ts';
import { schemeOf } from '../../players/validation.ts';
import type { IdentityView, Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import { cell } from './result.ts';

interface Body {
  readonly player?: number;
  readonly id?: string;
  readonly person?: string;
  readonly fields?: readonly string[];
  readonly from?: number;
  readonly into?: number;
  /** Of an import; earlier versions wrote neither `first` nor `ids`. */
  readonly date?: string;
  readonly file?: string;
  readonly added?: number;
  readonly first?: number;
  readonly ids?: string;
}

interface Entry {
  readonly seq: number;
  readonly kind: string;
  readonly body: Body;
}

/** An ID before merges. */
type Origin = Pick<IdentityView, 'player' | 'scheme' | 'since'>;

/** The new players of an import have consecutive keys. */
interface ImportedPlayers {
  readonly from: number;
  readonly to: number;
  readonly ids: string | null;
}

const KINDS = ['list-imported', 'player-added', 'player-changed', 'players-merged', 'players-split'];
const COLUMNS = ['player', 'scheme', 'since', 'until'] as const;

/** Compares IDs, row by row, with the entries that gave, merged and removed them. */
export class LedgerIds {
  /** IDs of players who came with a report or were entered, and those that officers added. */
  readonly #named = new Map<string, Origin>();
  readonly #left = new Set<string>();
  readonly #imports: ImportedPlayers[] = [];
  /** The entry that each player came with, by key; 0: none. */
  readonly #since: Uint32Array;
  /** The IDs that players of imports came with, by key. */
  readonly #own: Uint32Array;
  readonly #merges = new Map<number, { readonly into: number; readonly seq: number }>();
  readonly #mergedBy = new Map<number, number>();
  /** Entries that added an ID which a redaction removed, and their players. */
  readonly #redacted = new Map<number, number>();

  private constructor(last: number) {
    this.#since = new Uint32Array(last + 1);
    this.#own = new Uint32Array(last + 1);
  }

  static async read(db: Kysely<Schema>, last: number): Promise<LedgerIds> {
    const rows = await db
      .selectFrom('entry')
      .select(['seq', 'kind', 'body'])
      .where('kind', 'in', KINDS)
      .orderBy('seq')
      .execute();
    const entries = rows.map(({ body, ...entry }) => ({ ...entry, body: JSON.parse(body) as Body }));
    const hashes = entries.flatMap(({ body }) =>
      body.fields?.includes('identity') ? (body.person ?? []) : [],
    );
    const persons = await recordsByHash<IdentityChange>(db, hashes);
    const ids = new LedgerIds(last);
    let next = 1;
    let before: Entry | null = null;
    for (const entry of entries) {
      const { seq, kind, body } = entry;
      if (kind === 'list-imported') {
        if (isFirstOfImport(entry, before)) next = ids.#import(entry, next);
        before = entry;
      } else if (kind === 'player-added') {
        ids.#since[body.player ?? 0] = seq;
        ids.#name(body.id ?? '', { player: body.player ?? 0, scheme: schemeOf(body.id ?? ''), since: seq });
        next = (body.player ?? 0) + 1;
      } else if (kind === 'players-merged') {
        ids.#merges.set(body.from ?? 0, { into: body.into ?? 0, seq });
        ids.#mergedBy.set(seq, body.from ?? 0);
      } else if (kind === 'players-split') ids.#merges.delete(body.player ?? 0);
      else if (body.fields?.includes('identity')) ids.#change(entry, persons.get(body.person ?? '') ?? null);
    }
    return ids;
  }

  #import({ seq, body }: Entry, from: number): number {
    const { added = 0, ids } = body;
    const to = from + added - 1;
    if (added > 0) this.#imports.push({ from, to, ids: ids ?? null });
    this.#since.fill(seq, from, to + 1);
    return to + 1;
  }

  #name(id: string, origin: Origin): void {
    this.#named.set(id, origin);
    this.#left.add(id);
  }

  #change({ seq, body: { player = 0 } }: Entry, values: IdentityChange | null): void {
    if (values === null) this.#redacted.set(seq, player);
    else if (values.identity) {
      this.#name(values.identity, { player, scheme: values.scheme ?? 'fide', since: seq });
    } else {
      this.#named.delete(values.revoked ?? '');
      this.#left.delete(values.revoked ?? '');
    }
  }

  /** The player who has the IDs of a player after merges. */
  #holder(player: number): number {
    const merge = this.#merges.get(player);
    return merge ? this.#holder(merge.into) : player;
  }

  wrong(row: IdentityView): Difference | null {
    const origin = this.#named.get(row.id) ?? this.#originOf(row);
    if (origin === null) return cell('identity', row.id, 'player', row.player, null);
    this.#left.delete(row.id);
    const { player } = origin;
    const expected = {
      ...origin,
      player: this.#holder(player),
      until: this.#merges.get(player)?.seq ?? null,
    };
    const wrong = COLUMNS.find((column) => row[column] !== expected[column]);
    return wrong ? cell('identity', row.id, wrong, row[wrong], expected[wrong]) : null;
  }

  /** An ID that the ledger does not name: the one a player of an import came with, or one that was redacted. */
  #originOf({ id, player: holder, scheme, since, until }: IdentityView): Origin | null {
    const player = this.#mergedBy.get(until ?? 0) ?? holder;
    if (this.#redacted.get(since) === player) return { player, scheme, since };
    if (!this.#isImported(player) || this.#own[player] !== 0) return null;
    this.#own[player] = Number(id);
    return { player, scheme: 'fide', since: defined(this.#since[player]) };
  }

  #isImported(player: number): boolean {
    return this.#imports.some(({ from, to }) => player >= from && player <= to);
  }

  /** A player whom no entry added. */
  isUnknown(player: number): boolean {
    return (this.#since[player] ?? 0) === 0;
  }

  /** Whether only a list can prove the ID that the player came with. */
  needsList(player: number): boolean {
    return this.#imports.some(({ from, to, ids }) => ids === null && player >= from && player <= to);
  }

  /** Whether a list may have the player under this ID; call after `wrong` for every row. */
  async isOf(db: Kysely<Schema>, id: string, player: number): Promise<boolean> {
    if (String(this.#own[player]) === id) return true;
    const query = db.selectFrom('identity').select('player').where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row?.player === this.#holder(player);
  }

  /** What is missing after `wrong` was asked for every row. */
  missing(): Difference | null {
    const [id] = this.#left;
    if (id !== undefined) return cell('identity', id, 'player', null, this.#named.get(id)?.player);
    for (const { from, to, ids } of this.#imports) {
      const own = this.#own.subarray(from, to + 1);
      const none = own.indexOf(0);
      if (none >= 0) return cell('player', from + none, 'fide_id', null, '…');
      if (ids === null) continue;
      const hash = idsHash(own);
      if (hash !== ids) return cell('identity', `${from}–${to}`, 'ids', hash, ids);
    }
    return null;
  }
}

/** An import writes an entry for each of its lists, one after the other. */
function isFirstOfImport({ seq, body }: Entry, before: Entry | null): boolean {
  if (body.first !== undefined) return body.first === seq;
  if (before === null) return true;
  const { file, date } = before.body;
  return body.file !== file || body.date !== date || seq !== before.seq + 1;
}

interface IdentityChange {
  readonly identity: string | null;
  readonly scheme?: IdentityView['scheme'];
  readonly revoked?: string;
}
