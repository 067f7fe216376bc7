import {
  accept,
  close,
  correct,
  importList,
  type Office,
  officeStatus,
  publish,
  ratingsInForce,
  register,
  reject,
  StoreError,
  type Submitted,
  storeName,
  submit,
  viewEvent,
} from '@eloquence/office';
import { addDays, addMonths, formatDate, parseDate } from '@eloquence/rating';
import { hasErrors, writeList } from '@eloquence/reports';
import { type Federation, type RatingList, type SimulatedEvent, simulate } from '@eloquence/simulation';

/** The same federation everywhere. */
const SEED = 1;
const MONTHS = 24;
/** Events of the current month with and without a decision. */
const DECIDED_EVENTS = 4;
const UNDECIDED_EVENTS = 3;
/** Months of upcoming events, and the days until the first. */
const UPCOMING_MONTHS = 2;
const NOTICE_DAYS = 10;

/** The simulated clock of the office. */
export interface DemoClock {
  now: Date;
}

export interface DemoSummary {
  readonly from: string;
  readonly to: string;
  readonly lists: number;
  readonly events: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly corrected: number;
}

interface Tally {
  events: number;
  accepted: number;
  rejected: number;
  corrected: number;
}

/** A registered event whose report is not in yet. */
interface AwaitedReport {
  readonly id: string;
  readonly event: SimulatedEvent;
}

/** Refuses a store that already holds lists. */
export async function refuseUsed(office: Office): Promise<void> {
  const { lists, drafts } = await officeStatus(office);
  const [used] = [...lists, ...drafts];
  if (used !== undefined)
    throw new StoreError('store-not-empty', { store: storeName(office.store.url), table: 'list' });
}

/** The store is created on the date of its first list, so that no entry is dated before another. */
export function demoStart(): Date {
  return at(simulate({ seed: SEED, defects: true }).startingList().date, 6);
}

/** Two invented years: a starting list, then register, submit, decide, close and publish, month by month. */
export async function fillStore(
  office: Office,
  clock: DemoClock,
  progress: (date: string, share: number) => void,
): Promise<DemoSummary> {
  const federation = simulate({ seed: SEED, defects: true });
  const start = federation.startingList();
  clock.now = at(start.date, 6);
  await takeOver(office, start);
  const tally: Tally = { events: 0, accepted: 0, rejected: 0, corrected: 0 };
  let [lists, date] = [0, start.date];
  let awaited: AwaitedReport[] = [];
  let wrong: AwaitedReport[] = [];
  for (let month = 0; month < MONTHS; month += 1) {
    progress(date, month / MONTHS);
    clock.now = at(date, 8);
    awaited.push(...(await registerMonth(office, federation, date)));
    date = formatDate(addMonths(parseDate(date), 1));
    const here = inOrder(awaited).filter(({ event }) => event.registration.received < date);
    awaited = awaited.filter((each) => !here.includes(each));
    for (const each of here) await decide(office, clock, each, tally);
    wrong = [...wrong, ...here.filter(({ event }) => event.defect === 'wrong-result')];
    clock.now = at(date, 0);
    await close(office, { date });
    lists += (await publish(office, { date })).length;
    wrong = await correctRated(office, clock, wrong, tally);
  }
  // The current month: some events are due, some undecided, some without a report.
  clock.now = at(date, 8);
  awaited.push(...(await registerMonth(office, federation, date)));
  for (const [index, each] of inOrder(awaited).entries()) {
    if (index < DECIDED_EVENTS) await decide(office, clock, each, tally);
    else if (index < DECIDED_EVENTS + UNDECIDED_EVENTS) await handIn(office, clock, each, tally);
  }
  await registerComing(office, clock, federation, date);
  return { from: start.date, to: date, lists, ...tally };
}

async function registerMonth(office: Office, federation: Federation, date: string): Promise<AwaitedReport[]> {
  const ratings = await ratingsInForce(office, date);
  const registered: AwaitedReport[] = [];
  for (const event of federation.month((id) => ratings.get(String(id))).events) {
    registered.push({ id: (await register(office, event.registration)).event, event });
  }
  return registered;
}

/**
 * Upcoming events relative to today: the federation's next events, shifted by whole weeks. They are not played,
 * so the two years stay the same on any day.
 */
async function registerComing(
  office: Office,
  clock: DemoClock,
  federation: Federation,
  list: string,
): Promise<void> {
  const now = new Date().toISOString().slice(0, 10);
  const today = list < now ? now : list;
  clock.now = at(today, 9);
  const ratings = await ratingsInForce(office, list);
  let days: number | null = null;
  for (let month = 0; month < UPCOMING_MONTHS; month += 1) {
    const { date, events } = federation.month((id) => ratings.get(String(id)));
    days ??= Math.ceil((parseDate(today) + NOTICE_DAYS - parseDate(date)) / WEEK) * WEEK;
    for (const { registration } of events) await register(office, moved(registration, days, today));
  }
}

const WEEK = 7;

/** A registration shifted by days, registered no later than today, with no report received. */
function moved(
  { received: _, ...registration }: SimulatedEvent['registration'],
  days: number,
  today: string,
): Omit<SimulatedEvent['registration'], 'received'> {
  const later = (day: string): string => formatDate(addDays(parseDate(day), days));
  const [start, registered] = [later(registration.start), later(registration.registered)];
  return {
    ...registration,
    name: registration.name.replace(/\b20\d\d\b/, start.slice(0, 4)),
    start,
    end: later(registration.end),
    registered: registered < today ? registered : today,
  };
}

/** In order of receipt. */
function inOrder(awaited: readonly AwaitedReport[]): AwaitedReport[] {
  const day = ({ event }: AwaitedReport): string => event.registration.received;
  return awaited.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
}

/** An hour of a day, in UTC. */
function at(day: string, hour: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
}

async function takeOver(office: Office, { date, rows }: RatingList): Promise<void> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeList(rows, { format: 'txt', cadence: 'combined' }).bytes())
    pieces.push(Uint8Array.from(piece));
  await importList(office, Buffer.concat(pieces), { date, name: 'federation.txt' });
}

const REJECTED = 'The report has errors. Correct them and submit it again.';
const CORRECTED = 'A result was entered for the wrong player.';

function handIn(
  office: Office,
  clock: DemoClock,
  { id, event }: AwaitedReport,
  tally: Tally,
): Promise<Submitted> {
  clock.now = at(event.registration.received, 20);
  tally.events += 1;
  return submit(office, event.report, { event: id });
}

/** The officer's decision: a report with errors is rejected and resubmitted corrected. */
async function decide(
  office: Office,
  clock: DemoClock,
  { id, event }: AwaitedReport,
  tally: Tally,
): Promise<void> {
  const { findings } = await handIn(office, clock, { id, event }, tally);
  if (hasErrors(findings)) {
    await reject(office, id, REJECTED);
    tally.rejected += 1;
    if (event.corrected === null) return;
    const again = await submit(office, event.corrected, { event: id });
    if (hasErrors(again.findings)) return;
  }
  await accept(office, id);
  tally.accepted += 1;
}

/** Corrects undetectable wrong results once rated; returns those not yet rated. */
async function correctRated(
  office: Office,
  clock: DemoClock,
  wrong: readonly AwaitedReport[],
  tally: Tally,
): Promise<AwaitedReport[]> {
  const left: AwaitedReport[] = [];
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  for (const each of wrong) {
    const { stage } = await viewEvent(office, each.id);
    if (stage !== 'rated' || each.event.corrected === null) {
      left.push(each);
      continue;
    }
    await correct(office, each.id, each.event.corrected, CORRECTED);
    tally.corrected += 1;
  }
  return left;
}
