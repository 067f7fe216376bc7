import type { Kysely } from 'kysely';
import { sha256 } from '../../ledger/canonical.ts';
import type { Office } from '../../office.ts';
import { parsePlan } from '../../rating-lists/store/stored-plan.ts';
import { inParts } from '../../store/parts.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from './differences.ts';
import { cell } from './result.ts';

interface LedgerEvent {
  cadence: string;
  partOf: string | null;
  registered: string | null;
  stage: string;
  list: string | null;
  revision: number | null;
}

interface LedgerReport {
  readonly event: string;
  readonly version: number;
  readonly hash: string;
  readonly size: number;
  readonly received: string | null;
  list: string | null;
  games: string | null;
}

interface LedgerCorrection {
  readonly event: string;
  readonly before: string;
  readonly after: string;
  applied: string | null;
}

/** Compares events, reports, corrections and adjustments with the ledger. */
export async function verifyRecords({ store }: Office): Promise<Difference | null> {
  const ledger = new LedgerState(await publishedInputs(store.db));
  const entries = await store.db
    .selectFrom('entry')
    .select(['seq', 'kind', 'body'])
    .where('kind', 'in', KINDS)
    .orderBy('seq')
    .execute();
  for (const { seq, kind, body } of entries) ledger.add(seq, kind as Kind, JSON.parse(body));
  return (
    (await wrongReport(store.db, ledger)) ??
    (await wrongEvent(store.db, ledger)) ??
    (await wrongCorrection(store.db, ledger)) ??
    (await wrongAdjustment(store.db, ledger)) ??
    (await wrongFact(store.db, ledger))
  );
}

const KINDS = [
  'event-registered',
  'event-changed',
  'event-withdrawn',
  'players-split',
  'report-submitted',
  'report-accepted',
  'report-rejected',
  'appeal-made',
  'decision-revoked',
  'correction-accepted',
  'adjustment-set',
  'adjustment-revoked',
  'fact-stated',
  'fact-ended',
  'list-published',
] as const;
type Kind = (typeof KINDS)[number];
type Body = Readonly<Record<string, unknown>>;

interface Inputs {
  readonly date: string;
  readonly revision: number;
  readonly reports: readonly string[];
  readonly corrections: readonly number[];
}

/** The reports and corrections of each list, by the entry that published it. */
async function publishedInputs(db: Kysely<Schema>): Promise<ReadonlyMap<number, Inputs>> {
  const rows = await db
    .selectFrom('list')
    .select(['seq', 'date', 'revision', 'inputs'])
    .where('state', '=', 'published')
    .where('source', '=', 'computed')
    .execute();
  return new Map(
    rows.map(({ seq, date, revision, inputs }) => {
      const { events, corrections } = parsePlan(inputs);
      const reports = events.flatMap((event) => event.reports.map(([report]) => report));
      return [seq ?? 0, { date, revision, reports, corrections: corrections.map((each) => each.seq) }];
    }),
  );
}

interface LedgerFact {
  readonly kind: string;
  readonly subject: string;
  readonly since: string;
  until: string | null;
}

function factOf({ fact, subject, since, until }: Body): LedgerFact {
  const end = (until as string | null) ?? null;
  return { kind: String(fact), subject: String(subject), since: String(since), until: end };
}

/** The state of the tables as it follows from the entries. */
class LedgerState {
  readonly events: Map<string, LedgerEvent> = new Map();
  readonly reports: Map<string, LedgerReport> = new Map();
  readonly corrections: Map<number, LedgerCorrection> = new Map();
  readonly adjustments: Set<string> = new Set();
  readonly facts: Map<number, LedgerFact> = new Map();
  readonly #published: ReadonlyMap<number, Inputs>;

  constructor(published: ReadonlyMap<number, Inputs>) {
    this.#published = published;
  }

  add(seq: number, kind: Kind, body: Body): void {
    if (kind === 'list-published') this.#publish(seq);
    else if (kind === 'players-split') this.#reopenReports(body);
    else if (kind === 'adjustment-set' || kind === 'adjustment-revoked') this.#adjust(kind, body);
    else if (kind === 'fact-stated') this.facts.set(seq, factOf(body));
    else if (kind === 'fact-ended') this.#endFact(body);
    else this.#aboutEvent(seq, kind, body);
  }

  #aboutEvent(
    seq: number,
    kind: Exclude<Kind, 'list-published' | 'players-split' | `adjustment-${string}` | `fact-${string}`>,
    body: Body,
  ): void {
    const id = String(body.event);
    const event = this.events.get(id);
    const report = this.reports.get(String(kind === 'correction-accepted' ? body.after : body.report));
    if (kind === 'event-registered' || kind === 'event-changed') this.#register(id, event, body);
    else if (event === undefined) return;
    else if (kind === 'report-submitted') {
      event.stage = 'reported';
      this.reports.set(String(body.report), {
        event: id,
        version: Number(body.version),
        hash: String(body.hash),
        size: Number(body.size),
        received: (body.received as string | undefined) ?? null,
        list: null,
        games: null,
      });
    } else if (kind === 'report-accepted' && report) {
      event.stage = 'accepted';
      report.games = String(body.games);
    } else if (kind === 'event-withdrawn') event.stage = 'withdrawn';
    else if (kind === 'report-rejected') event.stage = 'rejected';
    else if (kind === 'appeal-made' || kind === 'decision-revoked') event.stage = 'reported';
    else if (kind === 'correction-accepted' && report) {
      event.stage = 'corrected';
      report.games = String(body.games);
      report.list = this.reports.get(String(body.before))?.list ?? null;
      const [before, after] = [String(body.before), String(body.after)];
      this.corrections.set(seq, { event: id, before, after, applied: null });
    }
  }

  #adjust(kind: 'adjustment-set' | 'adjustment-revoked', { adjustment, date, cadences }: Body): void {
    for (const cadence of cadences as readonly string[]) {
      const name = `${date} ${cadence} ${adjustment}`;
      if (kind === 'adjustment-set') this.adjustments.add(name);
      else this.adjustments.delete(name);
    }
  }

  #endFact({ fact, until }: Body): void {
    const stated = this.facts.get(Number(fact));
    if (stated) stated.until = String(until);
  }

  #register(id: string, event: LedgerEvent | undefined, body: Body): void {
    const before = event?.stage ?? 'withdrawn';
    const stage = before === 'withdrawn' ? 'registered' : before === 'accepted' ? 'reported' : before;
    this.events.set(id, {
      cadence: String(body.cadence),
      partOf: (body.partOf as string | null) ?? null,
      registered: (body.registered as string | null) ?? null,
      stage,
      list: event?.list ?? null,
      revision: event?.revision ?? null,
    });
  }

  /** Reports accepted while the two players were merged need a new decision. */
  #reopenReports({ reports }: Body): void {
    for (const id of (reports ?? []) as readonly string[]) {
      const event = this.events.get(this.reports.get(id)?.event ?? '');
      if (event) event.stage = 'reported';
    }
  }

  /** As `publish` changes the rows. */
  #publish(seq: number): void {
    const inputs = this.#published.get(seq);
    if (inputs === undefined) return;
    const { date, revision, reports, corrections } = inputs;
    const onList = new Set(reports);
    for (const id of reports) {
      const report = this.reports.get(id);
      if (report === undefined) continue;
      report.list = date;
      const event = this.events.get(report.event);
      if (event) Object.assign(event, { stage: 'rated', list: date, revision });
    }
    const newestFirst = [...this.corrections].toSorted(([a], [b]) => b - a);
    for (const [, correction] of newestFirst) {
      if (!onList.has(correction.after)) continue;
      correction.applied ??= date;
      onList.add(correction.before);
    }
    for (const each of corrections) {
      const correction = this.corrections.get(each);
      if (correction) correction.applied = date;
    }
  }
}

async function wrongReport(db: Kysely<Schema>, { reports }: LedgerState): Promise<Difference | null> {
  const left = new Map(reports);
  const rows = await db
    .selectFrom('report')
    .select(['id', 'event', 'version', 'hash', 'size', 'received', 'list'])
    .orderBy('seq')
    .execute();
  for (const row of rows) {
    const ledger = left.get(row.id);
    if (ledger === undefined) return cell('report', row.id, 'id', row.id, null);
    left.delete(row.id);
    for (const column of ['event', 'version', 'hash', 'size', 'received', 'list'] as const) {
      if (row[column] !== ledger[column]) return cell('report', row.id, column, row[column], ledger[column]);
    }
  }
  const [missing] = left.keys();
  if (missing !== undefined) return cell('report', missing, 'id', null, missing);
  return wrongGames(db, reports);
}

/** The games of accepted reports, on a list or not. */
async function wrongGames(
  db: Kysely<Schema>,
  reports: ReadonlyMap<string, LedgerReport>,
): Promise<Difference | null> {
  const accepted = [...reports].filter(([, { games }]) => games !== null);
  for (const part of inParts(accepted)) {
    const rows = await db
      .selectFrom('game_set')
      .select(['report', 'hash', 'packed'])
      .where(
        'report',
        'in',
        part.map(([id]) => id),
      )
      .execute();
    const kept = new Map(rows.map((row) => [row.report, row]));
    for (const [id, { event, games }] of part) {
      const row = kept.get(id);
      if (row?.hash !== games || sha256(row.packed) !== games) {
        return { code: 'games', values: { event, report: id } };
      }
    }
  }
  return null;
}

async function wrongEvent(db: Kysely<Schema>, { events }: LedgerState): Promise<Difference | null> {
  const left = new Map(events);
  const rows = await db
    .selectFrom('event')
    .select(['id', 'cadence', 'part_of', 'registered', 'stage', 'list', 'list_revision'])
    .orderBy('seq')
    .execute();
  for (const { id, ...row } of rows) {
    const ledger = left.get(id);
    if (ledger === undefined) return cell('event', id, 'id', id, null);
    left.delete(id);
    const { cadence, partOf: part_of, registered, stage, list, revision: list_revision } = ledger;
    const expected = { cadence, part_of, registered, stage, list, list_revision };
    for (const column of ['cadence', 'part_of', 'registered', 'stage', 'list', 'list_revision'] as const) {
      if (row[column] !== expected[column]) return cell('event', id, column, row[column], expected[column]);
    }
  }
  const [missing] = left.keys();
  return missing === undefined ? null : cell('event', missing, 'id', null, missing);
}

async function wrongCorrection(db: Kysely<Schema>, { corrections }: LedgerState): Promise<Difference | null> {
  const left = new Map(corrections);
  for (const row of await db.selectFrom('correction').selectAll().orderBy('seq').execute()) {
    const ledger = left.get(row.seq);
    if (ledger === undefined) return cell('correction', row.seq, 'seq', row.seq, null);
    left.delete(row.seq);
    for (const column of ['event', 'before', 'after', 'applied'] as const) {
      if (row[column] !== ledger[column])
        return cell('correction', row.seq, column, row[column], ledger[column]);
    }
  }
  const [missing] = left.keys();
  return missing === undefined ? null : cell('correction', missing, 'seq', null, missing);
}

async function wrongAdjustment(db: Kysely<Schema>, { adjustments }: LedgerState): Promise<Difference | null> {
  const left = new Set(adjustments);
  for (const { date, cadence, id } of await db.selectFrom('adjustment').selectAll().execute()) {
    const name = `${date} ${cadence} ${id}`;
    if (!left.delete(name)) return cell('adjustment', name, 'id', id, null);
  }
  const [missing] = left;
  return missing === undefined ? null : cell('adjustment', missing, 'id', null, missing);
}

async function wrongFact(db: Kysely<Schema>, { facts }: LedgerState): Promise<Difference | null> {
  const left = new Map(facts);
  for (const row of await db.selectFrom('fact').selectAll().orderBy('seq').execute()) {
    const ledger = left.get(row.seq);
    if (ledger === undefined) return cell('fact', row.seq, 'seq', row.seq, null);
    left.delete(row.seq);
    for (const column of ['kind', 'subject', 'since', 'until'] as const) {
      if (row[column] !== ledger[column]) return cell('fact', row.seq, column, row[column], ledger[column]);
    }
  }
  const [missing] = left.keys();
  return missing === undefined ? null : cell('fact', missing, 'seq', null, missing);
}
