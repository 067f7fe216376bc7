import {
  addMonths,
  CADENCES,
  type Cadence,
  type CivilDate,
  defined,
  type Edition,
  type Editions,
  type EventPlayerInput,
  editionOn,
  type FirstRatingEvent,
  firstRating,
  formatDate,
  isRoundRobin,
  listOfEvent,
  type PeriodInput,
  rateEvent,
  ratePeriod,
} from '@eloquence/rating';
import { type Entrant, endOf, type PlayedEvent, startOf } from '../events/event.ts';
import type { Past, Player, Ratings } from '../people/player.ts';
import type { Settings } from '../settings.ts';
import {
  type Account,
  type Accounts,
  type EditionAt,
  emptyAccount,
  kOn,
  type ListDay,
  listDay,
  note,
  settle,
  startingAccount,
} from './account.ts';
import { listRow, type RatingList } from './list.ts';

type PeriodEvent = PeriodInput['events'][number];

interface Gains {
  readonly period: PeriodEvent[];
  readonly first: FirstRatingEvent[];
}

/** Rates without an office: the same arithmetic, without reasons or ledger. */
export class Keeper {
  #day: ListDay;
  readonly #editionAt: EditionAt;
  readonly #accounts: Map<Player, Accounts> = new Map();
  readonly #byId: Map<number, Accounts> = new Map();
  /** Events by the list they are rated for. */
  readonly #due: Map<CivilDate, PlayedEvent[]> = new Map();

  constructor(
    { start, edition }: Pick<Settings, 'start' | 'edition'>,
    past: ReadonlyMap<Player, Readonly<Record<Cadence, Past>>>,
  ) {
    this.#editionAt = (cadence, date) => (edition?.cadence === cadence ? edition : editionOn(cadence, date));
    this.#day = listDay(start, this.#editionAt);
    for (const [player, before] of past) {
      this.#open(player, (cadence) => startingAccount(before[cadence]));
      this.#settle(player);
    }
  }

  ratingsOf(id: number): Ratings | undefined {
    const accounts = this.#byId.get(id);
    if (accounts === undefined) return undefined;
    const { standard, rapid, blitz } = accounts;
    return { standard: standard.rating, rapid: rapid.rating, blitz: blitz.rating };
  }

  take(events: readonly PlayedEvent[]): void {
    for (const event of events) {
      for (const { player } of event.field) if (!this.#accounts.has(player)) this.#open(player, emptyAccount);
      const { cadence } = event;
      const dates = { end: endOf(event), official: event.kind.official === true };
      const editionAt = (date: CivilDate): Edition => this.#editionAt(cadence, date);
      const { list } = listOfEvent(editionAt, editionAt(startOf(event)), dates);
      const due = this.#due.get(list) ?? [];
      due.push(event);
      this.#due.set(list, due);
    }
  }

  close(): void {
    const list = addMonths(this.#day.date, 1);
    const due = this.#due.get(list) ?? [];
    this.#due.delete(list);
    // Computed from the list before: the new standard rating is no stand-in yet.
    const changes = CADENCES.flatMap((cadence) => this.#changes(cadence, list, due));
    for (const accounts of this.#accounts.values())
      for (const cadence of CADENCES) accounts[cadence].games = 0;
    for (const change of changes) change();
    this.#day = listDay(list, this.#editionAt);
    for (const player of this.#accounts.keys()) this.#settle(player);
  }

  list(): RatingList {
    const rows = [...this.#accounts].map(([player, accounts]) => listRow(player, accounts));
    rows.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : Number(a.id) - Number(b.id)));
    return { date: this.#day.text, rows };
  }

  #open(player: Player, account: (cadence: Cadence) => Account): void {
    const accounts = Object.fromEntries(CADENCES.map((each) => [each, account(each)])) as unknown as Accounts;
    this.#accounts.set(player, accounts);
    this.#byId.set(player.id, accounts);
  }

  #settle(player: Player): void {
    const accounts = defined(this.#accounts.get(player));
    for (const cadence of CADENCES) settle(player, cadence, accounts[cadence], this.#day);
  }

  #changes(cadence: Cadence, list: CivilDate, due: readonly PlayedEvent[]): readonly (() => void)[] {
    const editions: Editions = { at: (start) => this.#editionAt(cadence, start ?? list) };
    const gains = new Map<Player, Gains>();
    for (const event of due) if (event.cadence === cadence) this.#rate(event, editions, gains);
    return [...gains].map(([player, gained]) => {
      const accounts = defined(this.#accounts.get(player));
      const account = accounts[cadence];
      const base = account.rating ?? (cadence === 'standard' ? null : accounts.standard.rating);
      if (base === null || gained.period.length === 0)
        return firstRatingOf(account, editions, gained.first, list);
      return periodOf(account, editions, list, {
        rating: base,
        k: account.k ?? kOn(player, cadence, this.#day, { rating: base, played: 0, peak: null }),
        events: gained.period,
      });
    });
  }

  #rate(event: PlayedEvent, editions: Editions, gains: Map<Player, Gains>): void {
    const { cadence, field, games, type, rate, kind, dates } = event;
    const start = startOf(event);
    const outcome = rateEvent(editions.at(start), {
      start: formatDate(start),
      type,
      players: field.map((entrant) => this.#input(entrant, cadence)),
      games,
      minutes: rate.minutes,
      scheduledGames: type === 'match' ? dates.length : null,
    });
    field.forEach(({ player }, place) => {
      const { rating, initial, games: own } = defined(outcome.players[place]);
      const counted = own.flatMap(({ counted: counts, opponentRating, score }) =>
        counts && opponentRating !== null ? [{ opponent: opponentRating, score: score / 2 }] : [],
      );
      if (counted.length === 0) return;
      const gained = gains.get(player) ?? { period: [], first: [] };
      gains.set(player, gained);
      const official = kind.official === true;
      const facts = { start: formatDate(start), official, games: counted };
      // Only the whole crosstable gives the result of a round robin (2014 8.24); one with a forfeit is rated as a Swiss.
      if (rating === null && outcome.method === 'round-robin') {
        if (initial !== null) gained.first.push({ ...facts, type, ru: initial.ru });
      } else if (rating === null) gained.first.push({ ...facts, type: isRoundRobin(type) ? 'swiss' : type });
      else gained.period.push({ start: formatDate(start), rating, games: counted });
    });
  }

  /** Ratings of the list at the start; players listed since are rated with their new rating (8.2.4). */
  #input({ player, ratings }: Entrant, cadence: Cadence): EventPlayerInput {
    const now = this.#accounts.get(player)?.[cadence].rating ?? null;
    return { rating: ratings?.[cadence] ?? null, standard: ratings?.standard ?? null, listedSince: now };
  }
}

function periodOf(account: Account, editions: Editions, list: CivilDate, input: PeriodInput): () => void {
  const period = ratePeriod(editions, input);
  return () => note(account, period.new, period.n, list);
}

function firstRatingOf(
  account: Account,
  editions: Editions,
  events: readonly FirstRatingEvent[],
  list: CivilDate,
): () => void {
  if (events.length === 0) return () => {};
  account.towardsFirst.push(...events);
  const { rating, n } = firstRating(editions, { events: account.towardsFirst });
  return () => {
    if (rating !== null) note(account, rating, n, list);
  };
}
