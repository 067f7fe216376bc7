import type { Kysely } from 'kysely';
import { findingsHashes } from '../../ledger/findings-hashes.ts';
import type { SaltedHash } from '../../ledger/salted-hash.ts';
import { parsePlan } from '../../rating-lists/store/stored-plan.ts';
import type { Schema } from '../../store/schema.ts';

export interface LedgerEvent {
  /** Of the last entry about it, except its publication. */
  seq: number;
  cadence: string;
  partOf: string | null;
  registered: string | null;
  /** The hash of the document with all that was registered. */
  registration: string;
  start: string;
  end: string;
  stage: string;
  /** The report last accepted. */
  report: string | null;
  /** The hash of the document with the reason of the last decision. */
  because: string | null;
  list: string | null;
  revision: number | null;
}

export interface Rounds {
  readonly from: number | null;
  readonly to: number | null;
}

export interface LedgerReport {
  readonly seq: number;
  readonly event: string;
  readonly version: number;
  readonly hash: string;
  readonly size: number;
  readonly received: string | null;
  readonly submitted: string;
  readonly actor: string;
  readonly rounds: Rounds;
  /** undefined: the entry is of a version that did not record them, and no accepted games show them. */
  start: string | null | undefined;
  end: string | null | undefined;
  state: string;
  /** undefined: as with the dates. */
  findings: SaltedHash | undefined;
  /** undefined: the entry is of a version that did not record them. */
  readonly players: number | undefined;
  readonly reported: number | undefined;
  /** null: checked again since by a version that did not record them. */
  errors: number | null;
  list: string | null;
  games: string | null;
}

export interface LedgerCorrection {
  readonly event: string;
  readonly before: string;
  readonly after: string;
  applied: string | null;
}

export interface LedgerFact {
  readonly kind: string;
  readonly subject: string;
  readonly since: string;
  until: string | null;
  /** The hash of the document with the reason. */
  readonly because: string | null;
}

/** A report whose entry, of an earlier version, has neither its rounds nor its dates. */
export interface StoredReport {
  readonly rounds: Rounds;
  /** The dates in its games, whose hash is in the ledger; null before it is accepted. */
  readonly played: {
    readonly games: string;
    readonly start: string | null;
    readonly end: string | null;
  } | null;
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

interface Entry {
  readonly seq: number;
  readonly kind: Kind;
  readonly at: string;
  readonly actor: string;
  readonly body: Body;
}

interface Inputs {
  readonly date: string;
  readonly revision: number;
  readonly reports: readonly string[];
  readonly corrections: readonly number[];
}

/** The state of the tables as it follows from the entries. */
export async function ledgerState(
  db: Kysely<Schema>,
  stored: ReadonlyMap<string, StoredReport>,
): Promise<LedgerState> {
  const state = new LedgerState(await publishedInputs(db), stored);
  const entries = await db
    .selectFrom('entry')
    .select(['seq', 'kind', 'at', 'actor', 'body'])
    .where('kind', 'in', KINDS)
    .orderBy('seq')
    .execute();
  for (const { kind, body, ...entry } of entries)
    state.add({ ...entry, kind: kind as Kind, body: JSON.parse(body) });
  return state;
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

function factOf({ fact, subject, since, until, because }: Body): LedgerFact {
  const end = (until as string | null) ?? null;
  const reason = (because as string | undefined) ?? null;
  return { kind: String(fact), subject: String(subject), since: String(since), until: end, because: reason };
}

const WHOLE: Rounds = { from: null, to: null };

export class LedgerState {
  readonly events: Map<string, LedgerEvent> = new Map();
  readonly reports: Map<string, LedgerReport> = new Map();
  readonly corrections: Map<number, LedgerCorrection> = new Map();
  readonly adjustments: Set<string> = new Set();
  readonly facts: Map<number, LedgerFact> = new Map();
  readonly #published: ReadonlyMap<number, Inputs>;
  readonly #stored: ReadonlyMap<string, StoredReport>;
  readonly #byEvent = new Map<string, (readonly [id: string, report: LedgerReport])[]>();

  constructor(published: ReadonlyMap<number, Inputs>, stored: ReadonlyMap<string, StoredReport>) {
    this.#published = published;
    this.#stored = stored;
  }

  add(entry: Entry): void {
    const { seq, kind, body } = entry;
    if (kind === 'list-published') this.#publish(seq);
    else if (kind === 'players-split') this.#reopenReports(body);
    else if (kind === 'adjustment-set' || kind === 'adjustment-revoked') this.#adjust(kind, body);
    else if (kind === 'fact-stated') this.facts.set(seq, factOf(body));
    else if (kind === 'fact-ended') this.#endFact(body);
    else if (kind === 'event-registered' || kind === 'event-changed') this.#register(seq, body);
    else {
      const event = this.events.get(String(body.event));
      if (event !== undefined) this.#aboutEvent(entry, event);
    }
    this.#check(kind, body);
  }

  #aboutEvent(entry: Entry, event: LedgerEvent): void {
    const { seq, kind, body } = entry;
    const id = String(body.event);
    event.seq = seq;
    const report = this.reports.get(String(kind === 'correction-accepted' ? body.after : body.report));
    if (kind === 'report-submitted') {
      event.stage = 'reported';
      this.#submit(entry);
    } else if (kind === 'report-accepted' && report) {
      Object.assign(event, { stage: 'accepted', report: String(body.report), because: null });
      this.#accept(event, String(body.report), report, body);
    } else if (kind === 'event-withdrawn') {
      Object.assign(event, { stage: 'withdrawn', because: body.because });
      this.#decide((body.reports ?? []) as readonly string[], 'rejected');
    } else if (kind === 'report-rejected') {
      Object.assign(event, { stage: 'rejected', because: body.because });
      this.#decide([String(body.report)], 'rejected');
    } else if (kind === 'appeal-made') {
      event.stage = 'reported';
      const rejected = this.#reportsOf(id).findLast(([, { state }]) => state === 'rejected');
      if (rejected) rejected[1].state = 'submitted';
    } else if (kind === 'decision-revoked') {
      Object.assign(event, { stage: 'reported', because: body.because });
      this.#decide([String(body.report)], 'submitted');
    } else if (kind === 'correction-accepted' && report) {
      Object.assign(event, { stage: 'corrected', report: String(body.after), because: body.because });
      report.state = 'accepted';
      report.games = String(body.games);
      report.list = this.reports.get(String(body.before))?.list ?? null;
      const [before, after] = [String(body.before), String(body.after)];
      this.corrections.set(seq, { event: id, before, after, applied: null });
    }
  }

  /** In the order in which they were submitted. */
  #reportsOf(event: string): readonly (readonly [id: string, report: LedgerReport])[] {
    return this.#byEvent.get(event) ?? [];
  }

  #decide(reports: readonly string[], state: string): void {
    for (const id of reports) {
      const report = this.reports.get(id);
      if (report) report.state = state;
    }
  }

  #submit({ seq, at, actor, body }: Entry): void {
    const [event, id] = [String(body.event), String(body.report)];
    const stored = this.#stored.get(id);
    const rounds =
      body.rounds === undefined ? (stored?.rounds ?? WHOLE) : ((body.rounds as Rounds | null) ?? WHOLE);
    for (const [, other] of this.#reportsOf(event)) {
      const isOpen = other.list === null && (other.state === 'submitted' || other.state === 'accepted');
      if (isOpen && isOverlapping(other.rounds, rounds)) other.state = 'superseded';
    }
    const report: LedgerReport = {
      seq,
      event,
      version: Number(body.version),
      hash: String(body.hash),
      size: Number(body.size),
      received: (body.received as string | undefined) ?? null,
      submitted: at,
      actor,
      rounds,
      start: body.start as string | null | undefined,
      end: body.end as string | null | undefined,
      state: 'submitted',
      findings: undefined,
      players: body.players as number | undefined,
      reported: body.games as number | undefined,
      errors: Number(body.errors),
      list: null,
      games: null,
    };
    this.reports.set(id, report);
    const others = this.#byEvent.get(event);
    if (others) others.push([id, report]);
    else this.#byEvent.set(event, [[id, report]]);
  }

  /** An event has the dates as played, except where the report is of some rounds only. */
  #accept(event: LedgerEvent, id: string, report: LedgerReport, body: Body): void {
    report.state = 'accepted';
    report.games = String(body.games);
    report.errors = 0;
    const played = this.#stored.get(id)?.played;
    if (report.start === undefined && played?.games === report.games) {
      report.start = played.start;
      report.end = played.end;
    }
    if (report.rounds.from !== null) return;
    event.start = report.start ?? event.start;
    event.end = report.end ?? event.end;
  }

  /** A check of reports, with the findings it left. */
  #check(kind: Kind, body: Body): void {
    const hashes = new Map(findingsHashes(body));
    if (kind === 'event-changed') {
      for (const [id, report] of this.#reportsOf(String(body.event))) {
        const isOpen = report.list === null && report.state === 'submitted';
        if (isOpen && !hashes.has(id)) Object.assign(report, { findings: undefined, errors: null });
      }
    } else if (kind === 'report-accepted' && hashes.size === 0) {
      const report = this.reports.get(String(body.report));
      if (report) report.findings = undefined;
    }
    for (const [id, hash] of hashes) {
      const report = this.reports.get(id);
      if (report) report.findings = hash;
      // The findings tell.
      if (report && kind === 'event-changed') report.errors = null;
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

  #register(seq: number, body: Body): void {
    const id = String(body.event);
    const event = this.events.get(id);
    const before = event?.stage ?? 'withdrawn';
    const stage = before === 'withdrawn' ? 'registered' : before === 'accepted' ? 'reported' : before;
    this.events.set(id, {
      seq,
      cadence: String(body.cadence),
      partOf: (body.partOf as string | null) ?? null,
      registered: (body.registered as string | null) ?? null,
      registration: String(body.registration),
      start: String(body.start),
      end: String(body.end),
      stage,
      report: event?.report ?? null,
      because: before === 'withdrawn' ? null : (event?.because ?? null),
      list: event?.list ?? null,
      revision: event?.revision ?? null,
    });
    // Accepted under the old registration: they need a new decision.
    for (const [, report] of this.#reportsOf(id)) {
      if (report.state === 'accepted' && report.list === null) report.state = 'submitted';
    }
  }

  /** Reports accepted while the two players were merged need a new decision. */
  #reopenReports({ reports }: Body): void {
    for (const id of (reports ?? []) as readonly string[]) {
      const report = this.reports.get(id);
      const event = this.events.get(report?.event ?? '');
      if (report) report.state = 'submitted';
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

function isOverlapping(one: Rounds, other: Rounds): boolean {
  if (one.from === null || one.to === null || other.from === null || other.to === null) return true;
  return one.from <= other.to && one.to >= other.from;
}
