import { type CivilDate, type Hundredths, parseDate, type SummedEvent, sumPeriod } from '@eloquence/rating';
import { rowOfKey } from '../lists/columns.ts';
import { eventsOnList } from '../lists-in-store/participations.ts';
import { type CorrectedEvent, type CorrectionContext, keptEventOn } from './corrected-event.ts';
import type { EventPlayer } from './entries.ts';
import type { RatedEvent } from './event.ts';
import type { ClosingInput } from './input.ts';
import { kOfPeriod } from './periods.ts';
import type { KeptEvent } from './rated-event.ts';
import { kIn } from './rows.ts';
import { aliasesOf } from './survivors.ts';

/** An event of one player's period. */
interface OwnEvent {
  readonly id: string;
  readonly event: Pick<RatedEvent, 'edition' | 'start' | 'list' | 'standard'>;
  readonly player: EventPlayer;
}

/**
 * The periods of a list as they should have been. K × n is limited by all games of a period: a report that had too
 * few or too many may have given the whole period another K.
 */
export class CorrectedPeriods {
  readonly #context: CorrectionContext;
  readonly #list: CorrectedEvent['unit']['list'];
  readonly #input: ClosingInput;
  readonly #kept: Map<string, KeptEvent> = new Map();

  constructor(context: CorrectionContext, list: CorrectedEvent['unit']['list'], input: ClosingInput) {
    this.#context = context;
    this.#list = list;
    this.#input = input;
  }

  /** Hundredths that the list itself gave a player for all events in which he was rated. */
  async applied(key: number): Promise<number> {
    let sum = 0;
    for (const [, kept] of await this.#eventsThen(key)) {
      sum += kept.players.find((player) => player.key === key)?.change ?? 0;
    }
    return sum;
  }

  /** Hundredths of the period with some of its events corrected; of an event that is there twice the last counts. */
  async change(key: number, corrected: readonly CorrectedEvent[]): Promise<number> {
    const then = await this.#eventsThen(key);
    const now = new Map(corrected.map((event) => [event.unit.event, event]));
    const own: OwnEvent[] = [];
    for (const [id, kept] of then) if (!now.has(id)) own.push(...(await this.#asKept(id, kept, key)));
    for (const event of now.values()) own.push(...this.#own(event, key));
    return own.length === 0 ? 0 : this.#sum(key, own, await this.#k(key, own));
  }

  #own({ unit, again }: CorrectedEvent, key: number): OwnEvent[] {
    const player = again.players.find((each) => each.key === key);
    return player && isRated(player) ? [{ id: unit.event, event: again, player }] : [];
  }

  async #asKept(id: string, kept: KeptEvent, key: number): Promise<OwnEvent[]> {
    const player = kept.players.find((each) => each.key === key);
    if (!player || !isRated(player)) return [];
    const start = parseDate(kept.start);
    const list = await this.#context.load(kept.list);
    const standard = kept.standard && (await this.#context.load(kept.standard));
    return [{ id, event: { edition: this.#input.editions.at(start), start, list, standard }, player }];
  }

  #sum(key: number, own: readonly OwnEvent[], k: number): number {
    // Nobody's K is 0: then nothing was multiplied.
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
        k: event.edition.rules.kTaken.value === 'event-start' ? kIn(event.list, key) : null,
      }),
    );
    const rating = own[0]?.player.rating as number;
    return sumPeriod(editions.whole ?? editions.at(newest), { rating, k, events }).change;
  }

  /**
   * K before the limit. That of the list before, if the period as it was rated comes out with it; where something
   * known only since would give another K, the one that was used stays.
   */
  async #k(key: number, own: readonly OwnEvent[]): Promise<number> {
    const standIn = own.find(({ player }) => player.from === 'standard');
    const k = kOfPeriod(this.#input, key, standIn ? withBirthYear(standIn, key) : null) ?? 0;
    const then: OwnEvent[] = [];
    let used = 0;
    for (const [id, kept] of await this.#eventsThen(key)) {
      then.push(...(await this.#asKept(id, kept, key)));
      used = Math.max(used, kept.players.find((player) => player.key === key)?.k ?? 0);
    }
    if (used === 0 || this.#sum(key, then, k) === (await this.applied(key))) return k;
    return used;
  }

  /** The events of a list in which somebody took part, under any of his IDs. */
  async #eventsThen(key: number): Promise<ReadonlyMap<string, KeptEvent>> {
    const { db, survivors } = this.#context;
    const keys = [key, ...(aliasesOf(survivors).get(key) ?? [])];
    const ids = new Set<string>();
    for (const each of keys) {
      for (const event of await eventsOnList(db, this.#list.id, each)) ids.add(event);
    }
    const events = new Map<string, KeptEvent>();
    for (const event of [...ids].sort()) {
      const kept = this.#kept.get(event) ?? (await keptEventOn(this.#context, this.#list, event));
      this.#kept.set(event, kept);
      events.set(event, kept);
    }
    return events;
  }
}

/** The standard list that stands in also tells when the player was born. */
function withBirthYear(own: OwnEvent, key: number): OwnEvent & { readonly birthYear: number } {
  const columns = own.event.standard?.columns;
  const row = columns ? rowOfKey(columns.keys, key) : -1;
  return { ...own, birthYear: row < 0 ? 0 : (columns?.birthYears[row] as number) };
}

function isRated({ rating, n }: Pick<EventPlayer, 'rating' | 'n'>): boolean {
  return rating !== null && n > 0;
}
