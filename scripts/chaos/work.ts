import { createHash } from 'node:crypto';
import { defined } from '@eloquence/rating';
import {
  accept,
  close,
  correct,
  importList,
  initOffice,
  type Office,
  publish,
  register,
  replay,
  submit,
} from '../../packages/office/src/index.ts';
import { listOn, newestList } from '../../packages/office/src/rating-lists/store/load.ts';
import type { Papers, Season, SeasonMonth } from './season.ts';

export const WORKS = [
  'init',
  'import',
  'register',
  'submit',
  'accept',
  'close',
  'publish',
  'correct',
  'replay',
] as const;
export type Work = (typeof WORKS)[number];

/** A list as it was acknowledged. */
export interface SaidList {
  readonly cadence: string;
  readonly date: string;
  readonly revision: number | null;
  readonly hash: string | null;
}

export type Said =
  | { readonly says: 'ready' }
  | { readonly says: 'begins'; readonly work: Work }
  | {
      readonly says: 'did';
      readonly work: Work;
      readonly event?: string;
      readonly report?: string;
      /** Of the bytes handed in. */
      readonly hash?: string;
      readonly lists?: readonly SaidList[];
    }
  | { readonly says: 'done' }
  | { readonly says: 'failed'; readonly error: string };

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The month after which an event of the month before is corrected, and the one after which lists are made anew. */
const CORRECT_AFTER = [1, 2];
const REPLAY_AFTER = 2;

export async function workThrough(url: string, season: Season, say: (said: Said) => void): Promise<void> {
  const worker = new Worker(season, say);
  try {
    await worker.run(url);
  } finally {
    await worker.close();
  }
}

const listsOf = (lists: readonly SaidList[]): readonly SaidList[] =>
  lists.map(({ cadence, date, revision, hash }) => ({ cadence, date, revision, hash }));

class Worker {
  readonly #season: Season;
  readonly #say: (said: Said) => void;
  #office: Office | undefined;
  #clock: Date;

  constructor(season: Season, say: (said: Said) => void) {
    this.#season = season;
    this.#say = say;
    this.#clock = new Date(`${season.start}T08:00:00Z`);
  }

  get #open(): Office {
    if (this.#office === undefined) throw new Error('the office is not open');
    return this.#office;
  }

  async close(): Promise<void> {
    await this.#office?.store.close();
  }

  async run(url: string): Promise<void> {
    this.#say({ says: 'begins', work: 'init' });
    this.#office = await initOffice(url, { actor: 'chaos', now: () => this.#clock });
    this.#say({ says: 'did', work: 'init' });
    if ((await newestList(this.#open.store, 'standard')) === null) await this.#import();
    for (const [index, month] of this.#season.months.entries()) {
      await this.#month(month);
      const before = this.#season.months[index - 1];
      if (before?.corrected && CORRECT_AFTER.includes(index)) await this.#correct(before.corrected);
      if (before && index === REPLAY_AFTER) await this.#replay([before.list, month.list]);
    }
  }

  async #import(): Promise<void> {
    const { list, start } = this.#season;
    this.#say({ says: 'begins', work: 'import' });
    const { lists } = await importList(this.#open, list, { date: start, name: 'list.txt' });
    this.#say({ says: 'did', work: 'import', lists: listsOf(lists) });
  }

  async #month({ list, events }: SeasonMonth): Promise<void> {
    if (await listOn(this.#open.store, 'standard', list)) return;
    for (const papers of events) await this.#event(papers);
    this.#clock = new Date(`${list}T00:00:00Z`);
    this.#say({ says: 'begins', work: 'close' });
    const closed = await close(this.#open, { date: list });
    this.#say({ says: 'did', work: 'close', lists: listsOf(closed) });
    await this.#publish(list);
  }

  async #publish(date: string): Promise<void> {
    this.#say({ says: 'begins', work: 'publish' });
    const published = await publish(this.#open, { date });
    this.#say({ says: 'did', work: 'publish', lists: listsOf(published) });
  }

  async #event(papers: Papers): Promise<void> {
    const known = await this.#find(papers);
    const event = known?.id ?? (await this.#register(papers));
    if (known?.stage === 'accepted') return;
    this.#clock = new Date(`${papers.end}T20:00:00Z`);
    this.#say({ says: 'begins', work: 'submit' });
    const { report } = await submit(this.#open, papers.report, { event });
    this.#say({ says: 'did', work: 'submit', event, report, hash: hashOf(papers.report) });
    this.#say({ says: 'begins', work: 'accept' });
    await accept(this.#open, event);
    this.#say({ says: 'did', work: 'accept', event, report });
  }

  async #register({ registration, start }: Papers): Promise<string> {
    this.#clock = new Date(`${start}T08:00:00Z`);
    this.#say({ says: 'begins', work: 'register' });
    const { event } = await register(this.#open, registration);
    this.#say({ says: 'did', work: 'register', event });
    return event;
  }

  async #correct({ event: papers, report: bytes }: NonNullable<SeasonMonth['corrected']>): Promise<void> {
    const event = await this.#find(papers);
    if (event === undefined) throw new Error(`${papers.name} is gone`);
    const { db } = this.#open.store;
    const known = await db
      .selectFrom('correction')
      .select('seq')
      .where('event', '=', event.id)
      .executeTakeFirst();
    if (known) return;
    this.#say({ says: 'begins', work: 'correct' });
    const { report } = await correct(this.#open, event.id, bytes, 'the result was entered for the other');
    this.#say({ says: 'did', work: 'correct', event: event.id, report, hash: hashOf(bytes) });
  }

  /** Once one of its revisions is published, the replay was whole, and only the others are left. */
  async #replay(dates: readonly string[]): Promise<void> {
    const waiting: string[] = [];
    for (const date of dates) {
      const current = await listOn(this.#open.store, 'standard', date);
      if (current?.revision === 1) waiting.push(date);
    }
    if (waiting.length === dates.length) {
      this.#say({ says: 'begins', work: 'replay' });
      const lists = await replay(this.#open, { from: defined(dates[0]) });
      this.#say({ says: 'did', work: 'replay', lists: listsOf(lists) });
    }
    for (const date of waiting) await this.#publish(date);
  }

  async #find({ name, start }: Papers): Promise<{ id: string; stage: string } | undefined> {
    const { db } = this.#open.store;
    const query = db.selectFrom('event').select(['id', 'stage']);
    return query.where('name', '=', name).where('start', '=', start).executeTakeFirst();
  }
}
