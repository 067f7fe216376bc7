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

/** The same federation on every machine. */
const SEED = 1;
const MONTHS = 24;
/** Of the month after. */
const DECIDED = 4;
const UNDECIDED = 3;
/** Months of events to come, and the days until the first of them. */
const COMING = 2;
const NOTICE = 10;

/** What the office takes for now: it lives through two years in a few seconds. */
export interface DemoClock {
  now: Date;
}

export interface Filled {
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

/** An event that is registered, and whose report is on its way. */
interface Awaited {
  readonly id: string;
  readonly event: SimulatedEvent;
}

/** Invented events are not mixed with anybody's lists. */
export async function refuseUsed(office: Office): Promise<void> {
  const { lists, drafts } = await officeStatus(office);
  const [used] = [...lists, ...drafts];
  if (used !== undefined)
    throw new StoreError('store-not-empty', { store: storeName(office.store.url), table: 'list' });
}

/** Two invented years: a starting list, then register, submit, decide, close and publish, month by month. */
export async function fillStore(
  office: Office,
  clock: DemoClock,
  progress: (date: string) => void,
): Promise<Filled> {
  const federation = simulate({ seed: SEED, defects: true });
  const start = federation.startingList();
  clock.now = at(start.date, 6);
  await takeOver(office, start);
  const tally: Tally = { events: 0, accepted: 0, rejected: 0, corrected: 0 };
  let [lists, date] = [0, start.date];
  let awaited: Awaited[] = [];
  let wrong: Awaited[] = [];
  for (let month = 0; month < MONTHS; month += 1) {
    progress(date);
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
  // The month that is going on: some events are due, some wait for the officer, some for their report.
  clock.now = at(date, 8);
  awaited.push(...(await registerMonth(office, federation, date)));
  for (const [index, each] of inOrder(awaited).entries()) {
    if (index < DECIDED) await decide(office, clock, each, tally);
    else if (index < DECIDED + UNDECIDED) await handIn(office, clock, each, tally);
  }
  await registerComing(office, clock, federation, date);
  return { from: start.date, to: date, lists, ...tally };
}

async function registerMonth(office: Office, federation: Federation, date: string): Promise<Awaited[]> {
  const ratings = await ratingsInForce(office, date);
  const registered: Awaited[] = [];
  for (const event of federation.month((id) => ratings.get(String(id))).events) {
    registered.push({ id: (await register(office, event.registration)).event, event });
  }
  return registered;
}

/**
 * Events to come, seen from today: what the federation would play next, moved by whole weeks. Nobody has played them,
 * so whatever the two years led to stays as it is on every day.
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
  for (let month = 0; month < COMING; month += 1) {
    const { date, events } = federation.month((id) => ratings.get(String(id)));
    days ??= Math.ceil((parseDate(today) + NOTICE - parseDate(date)) / WEEK) * WEEK;
    for (const { registration } of events) await register(office, moved(registration, days, today));
  }
}

const WEEK = 7;

/** A registration as many days later; nothing is registered after today, and nothing has been received. */
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

/** In the order in which the reports come in. */
function inOrder(awaited: readonly Awaited[]): Awaited[] {
  const day = ({ event }: Awaited): string => event.registration.received;
  return awaited.toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
}

/** A moment of a day, in UTC. */
function at(day: string, hour: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
}

async function takeOver(office: Office, { date, rows }: RatingList): Promise<void> {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeList(rows, { format: 'txt', cadence: 'combined' }).bytes())
    pieces.push(Uint8Array.from(piece));
  await importList(office, Buffer.concat(pieces), { date, name: 'federation.txt' });
}

const REJECTED = 'The report has errors. Please correct them and hand it in again.';
const CORRECTED = 'A result was entered for the wrong player.';

function handIn(office: Office, clock: DemoClock, { id, event }: Awaited, tally: Tally): Promise<Submitted> {
  clock.now = at(event.registration.received, 20);
  tally.events += 1;
  return submit(office, event.report, { event: id });
}

/** What an officer does: a report with errors goes back, and comes again as it should be. */
async function decide(office: Office, clock: DemoClock, { id, event }: Awaited, tally: Tally): Promise<void> {
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

/** Results that nobody could see were wrong are corrected once they are rated; answers with those that are not yet. */
async function correctRated(
  office: Office,
  clock: DemoClock,
  wrong: readonly Awaited[],
  tally: Tally,
): Promise<Awaited[]> {
  const left: Awaited[] = [];
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
