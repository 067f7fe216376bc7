import {
  type CivilDate,
  defined,
  type Hundredths,
  parseDate,
  type SummedEvent,
  sumPeriod,
  takesKAtStart,
} from '@eloquence/rating';
import { rowOfKey } from '../../rating-lists/columns.ts';
import type { ListName } from '../../rating-lists/store/load.ts';
import { eventsOnList } from '../../rating-lists/store/participations.ts';
import type { EventPlayer } from '../rate/event-players.ts';
import type { PeriodInput } from '../rate/input.ts';
import { kIn } from '../rate/list-lookup.ts';
import type { StoredEvent } from '../rate/pack-event.ts';
import { kOfPeriod } from '../rate/player-periods.ts';
import type { RatedEvent } from '../rate/rate-event.ts';
import { type CorrectedEvent, type CorrectionContext, storedEvent } from './corrected-event.ts';
import { aliasesOf } from './merged-players.ts';

/** An event of one player's period. */
interface OwnEvent {
  readonly id: string;
  readonly event: Pick<RatedEvent, 'edition' | 'start' | 'list' | 'standard'>;
  readonly player: EventPlayer;
}

/**
 * The periods of a list as they should have been. K × n is limited by all games of a period, so one wrong report may
 * have changed K for all its events.
 */
export class CorrectedPeriods {
  readonly #context: CorrectionContext;
  readonly #list: ListName;
  readonly #input: PeriodInput;
  readonly #original: Map<string, StoredEvent> = new Map();

  constructor(context: CorrectionContext, list: ListName, input: PeriodInput) {
    this.#context = context;
    this.#list = list;
    this.#input = input;
  }

  /** Hundredths that the list gave a player for all rated events. */
  async applied(key: number): Promise<number> {
    let sum = 0;
    for (const [, original] of await this.#originalEvents(key)) {
      sum += original.players.find((player) => player.key === key)?.change ?? 0;
    }
    return sum;
  }

  /** Hundredths of the period with some events corrected; of an event given twice, the last counts. */
  async change(key: number, corrected: readonly CorrectedEvent[]): Promise<number> {
    const then = await this.#originalEvents(key);
    const now = new Map(corrected.map((event) => [event.target.event, event]));
    const own: OwnEvent[] = [];
    for (const [id, original] of then)
      if (!now.has(id)) own.push(...(await this.#originalOwn(id, original, key)));
    for (const event of now.values()) own.push(...this.#own(event, key));
    return own.length === 0 ? 0 : this.#sum(key, own, await this.#k(key, own));
  }

  #own({ target, rerated }: CorrectedEvent, key: number): OwnEvent[] {
    const player = rerated.players.find((each) => each.key === key);
    return player && isRated(player) ? [{ id: target.event, event: rerated, player }] : [];
  }

  async #originalOwn(id: string, original: StoredEvent, key: number): Promise<OwnEvent[]> {
    const player = original.players.find((each) => each.key === key);
    if (!player || !isRated(player)) return [];
    const start = parseDate(original.start);
    const list = await this.#context.load(original.list);
    const standard = original.standard && (await this.#context.load(original.standard));
    return [{ id, event: { edition: this.#input.editions.at(start), start, list, standard }, player }];
  }

  #sum(key: number, own: readonly OwnEvent[], k: number): number {
    // K 0 (rapid 2005): nothing was multiplied.
    if (k === 0) return 0;
    const newest = own.reduce(
      (last, { event }) => (event.start > last ? event.start : last),
      own[0]?.event.start as CivilDate,
    );
    const { editions } = this.#input;
    const events = own.map(
      ({ event, player }): SummedEvent => ({
        edition: event.edition,
        n: player.n,
        score: player.score as SummedEvent['score'],
        expected: player.expected as Hundredths,
        sum: player.sum as Hundredths,
        k: takesKAtStart(event.edition) ? kIn(event.list, key) : null,
      }),
    );
    const rating = own[0]?.player.rating as number;
    return sumPeriod(editions.whole ?? editions.at(newest), { rating, k, events }).change;
  }

  /**
   * K before the limit: from the list before if that reproduces the published period. Otherwise data changed since
   * then, and the K that was used stays.
   */
  async #k(key: number, own: readonly OwnEvent[]): Promise<number> {
    const standIn = own.find(({ player }) => player.from === 'standard');
    const k = kOfPeriod(this.#input, key, standIn ? withBirthYear(standIn, key) : null) ?? 0;
    const then: OwnEvent[] = [];
    let used = 0;
    for (const [id, original] of await this.#originalEvents(key)) {
      then.push(...(await this.#originalOwn(id, original, key)));
      used = Math.max(used, original.players.find((player) => player.key === key)?.k ?? 0);
    }
    if (used === 0 || this.#sum(key, then, k) === (await this.applied(key))) return k;
    return used;
  }

  /** The events of a player on the list, under any merged key. */
  async #originalEvents(key: number): Promise<ReadonlyMap<string, StoredEvent>> {
    const { db, merges } = this.#context;
    const keys = [key, ...(aliasesOf(merges).get(key) ?? [])];
    const ids = new Set<string>();
    for (const each of keys) {
      for (const event of await eventsOnList(db, this.#list.id, each)) ids.add(event);
    }
    const events = new Map<string, StoredEvent>();
    for (const event of [...ids].sort()) {
      const original = this.#original.get(event) ?? (await storedEvent(this.#context, this.#list, event));
      this.#original.set(event, original);
      events.set(event, original);
    }
    return events;
  }
}

/** The standard list used instead also has the birth year. */
function withBirthYear(own: OwnEvent, key: number): OwnEvent & { readonly birthYear: number } {
  const columns = own.event.standard?.columns;
  const row = columns ? rowOfKey(columns.keys, key) : -1;
  return { ...own, birthYear: row < 0 ? 0 : defined(columns?.birthYears[row]) };
}

function isRated({ rating, n }: Pick<EventPlayer, 'rating' | 'n'>): boolean {
  return rating !== null && n > 0;
}
