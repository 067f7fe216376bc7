import type { Kysely } from 'kysely';
import type { Office } from '../../context.ts';
import { sha256 } from '../../ledger/canonical.ts';
import { inParts } from '../../store/parts.ts';
import type { Schema } from '../../store/schema.ts';
import type { Difference } from '../differences.ts';
import { cell } from './standing.ts';

/** What the ledger says of an event. */
interface EventThen {
  cadence: string;
  partOf: string | null;
  registered: string | null;
  stage: string;
  list: string | null;
  revision: number | null;
}

interface ReportThen {
  readonly event: string;
  readonly version: number;
  readonly hash: string;
  readonly size: number;
  list: string | null;
  games: string | null;
}

interface CorrectionThen {
  readonly event: string;
  readonly before: string;
  readonly after: string;
  applied: string | null;
}

/** Events, reports, corrections and adjustments against what was entered about them, in order. */
export async function verifyRecords({ store }: Office): Promise<Difference | null> {
  const told = new Told(await publishedInputs(store.db));
  const entries = await store.db
    .selectFrom('entry')
    .select(['seq', 'kind', 'body'])
    .where('kind', 'in', KINDS)
    .orderBy('seq')
    .execute();
  for (const { seq, kind, body } of entries) told.add(seq, kind as Kind, JSON.parse(body));
  return (
    (await wrongReport(store.db, told)) ??
    (await wrongEvent(store.db, told)) ??
    (await wrongCorrection(store.db, told)) ??
    (await wrongAdjustment(store.db, told))
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

/** What went into each list, by the entry that published it. */
async function publishedInputs(db: Kysely<Schema>): Promise<ReadonlyMap<number, Inputs>> {
  const rows = await db
    .selectFrom('list')
    .select(['seq', 'date', 'revision', 'inputs'])
    .where('state', '=', 'published')
    .where('source', '=', 'computed')
    .execute();
  return new Map(
    rows.map(({ seq, date, revision, inputs }) => {
      const { events, corrections } = JSON.parse(inputs) as {
        readonly events: readonly { readonly reports: readonly (readonly [string, string])[] }[];
        readonly corrections: readonly { readonly seq: number }[];
      };
      const reports = events.flatMap((event) => event.reports.map(([report]) => report));
      return [seq ?? 0, { date, revision, reports, corrections: corrections.map((each) => each.seq) }];
    }),
  );
}

/** The state of everything as it follows from the entries. */
class Told {
  readonly events: Map<string, EventThen> = new Map();
  readonly reports: Map<string, ReportThen> = new Map();
  readonly corrections: Map<number, CorrectionThen> = new Map();
  readonly adjustments: Set<string> = new Set();
  readonly #published: ReadonlyMap<number, Inputs>;

  constructor(published: ReadonlyMap<number, Inputs>) {
    this.#published = published;
  }

  add(seq: number, kind: Kind, body: Body): void {
    if (kind === 'list-published') this.#publish(seq);
    else if (kind === 'players-split') this.#undecide(body);
    else if (kind === 'adjustment-set' || kind === 'adjustment-revoked') this.#adjust(kind, body);
    else this.#aboutEvent(seq, kind, body);
  }

  #aboutEvent(
    seq: number,
    kind: Exclude<Kind, 'list-published' | 'adjustment-set' | 'adjustment-revoked' | 'players-split'>,
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

  #register(id: string, event: EventThen | undefined, body: Body): void {
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

  /** Reports that were accepted with two players as one come before the officer again. */
  #undecide({ reports }: Body): void {
    for (const id of (reports ?? []) as readonly string[]) {
      const event = this.events.get(this.reports.get(id)?.event ?? '');
      if (event) event.stage = 'reported';
    }
  }

  /** The same as publishing does to the rows. */
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

async function wrongReport(db: Kysely<Schema>, { reports }: Told): Promise<Difference | null> {
  const left = new Map(reports);
  const rows = await db
    .selectFrom('report')
    .select(['id', 'event', 'version', 'hash', 'size', 'list'])
    .orderBy('seq')
    .execute();
  for (const row of rows) {
    const told = left.get(row.id);
    if (told === undefined) return cell('report', row.id, 'id', row.id, null);
    left.delete(row.id);
    for (const column of ['event', 'version', 'hash', 'size', 'list'] as const) {
      if (row[column] !== told[column]) return cell('report', row.id, column, row[column], told[column]);
    }
  }
  const [missing] = left.keys();
  if (missing !== undefined) return cell('report', missing, 'id', null, missing);
  return wrongGames(db, reports);
}

/** The games that were accepted, whether they are on a list or wait for one. */
async function wrongGames(
  db: Kysely<Schema>,
  reports: ReadonlyMap<string, ReportThen>,
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

async function wrongEvent(db: Kysely<Schema>, { events }: Told): Promise<Difference | null> {
  const left = new Map(events);
  const rows = await db
    .selectFrom('event')
    .select(['id', 'cadence', 'part_of', 'registered', 'stage', 'list', 'list_revision'])
    .orderBy('seq')
    .execute();
  for (const { id, ...row } of rows) {
    const told = left.get(id);
    if (told === undefined) return cell('event', id, 'id', id, null);
    left.delete(id);
    const { cadence, partOf: part_of, registered, stage, list, revision: list_revision } = told;
    const expected = { cadence, part_of, registered, stage, list, list_revision };
    for (const column of ['cadence', 'part_of', 'registered', 'stage', 'list', 'list_revision'] as const) {
      if (row[column] !== expected[column]) return cell('event', id, column, row[column], expected[column]);
    }
  }
  const [missing] = left.keys();
  return missing === undefined ? null : cell('event', missing, 'id', null, missing);
}

async function wrongCorrection(db: Kysely<Schema>, { corrections }: Told): Promise<Difference | null> {
  const left = new Map(corrections);
  for (const row of await db.selectFrom('correction').selectAll().orderBy('seq').execute()) {
    const told = left.get(row.seq);
    if (told === undefined) return cell('correction', row.seq, 'seq', row.seq, null);
    left.delete(row.seq);
    for (const column of ['event', 'before', 'after', 'applied'] as const) {
      if (row[column] !== told[column]) return cell('correction', row.seq, column, row[column], told[column]);
    }
  }
  const [missing] = left.keys();
  return missing === undefined ? null : cell('correction', missing, 'seq', null, missing);
}

async function wrongAdjustment(db: Kysely<Schema>, { adjustments }: Told): Promise<Difference | null> {
  const left = new Set(adjustments);
  for (const { date, cadence, id } of await db.selectFrom('adjustment').selectAll().execute()) {
    const name = `${date} ${cadence} ${id}`;
    if (!left.delete(name)) return cell('adjustment', name, 'id', id, null);
  }
  const [missing] = left;
  return missing === undefined ? null : cell('adjustment', missing, 'id', null, missing);
}
