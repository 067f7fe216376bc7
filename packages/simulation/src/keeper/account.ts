import {
  addMonths,
  CADENCES,
  type Cadence,
  type CivilDate,
  developmentCoefficient,
  type Edition,
  type FirstRatingEvent,
  formatDate,
  standing,
} from '@eloquence/rating';
import type { Past, Player } from '../people/player.ts';

/** A player's rating in one cadence, and what K, activity and a first rating need to remember. */
export interface Account {
  rating: number | null;
  k: number | null;
  games: number;
  played: number;
  peak: number | null;
  firstListed: CivilDate | null;
  lastRated: CivilDate | null;
  active: boolean;
  readonly towardsFirst: FirstRatingEvent[];
}

export type Accounts = Readonly<Record<Cadence, Account>>;

/** A list's date, and the editions in force on it. */
export interface ListDay {
  readonly date: CivilDate;
  readonly text: string;
  readonly editions: Readonly<Record<Cadence, Edition>>;
}

/** The edition of a cadence in force on a day. */
export type EditionAt = (cadence: Cadence, date: CivilDate) => Edition;

export function listDay(date: CivilDate, editionAt: EditionAt): ListDay {
  const editions = CADENCES.map((cadence) => [cadence, editionAt(cadence, date)]);
  return { date, text: formatDate(date), editions: Object.fromEntries(editions) };
}

export function emptyAccount(): Account {
  const nothing = { rating: null, k: null, games: 0, played: 0, peak: null };
  return { ...nothing, firstListed: null, lastRated: null, active: true, towardsFirst: [] };
}

/** Listed long enough before the start to become inactive at once. */
const LISTED_BEFORE_MONTHS = 24;

export function startingAccount({ lastRated, ...past }: Past): Account {
  const firstListed = lastRated === null ? null : addMonths(lastRated, -LISTED_BEFORE_MONTHS);
  return { ...past, k: null, firstListed, lastRated, active: true, towardsFirst: [] };
}

/** K as a list of this date shows it. */
export function kOn(
  { birthYear }: Player,
  cadence: Cadence,
  { text, editions }: ListDay,
  known: { readonly rating: number; readonly played: number; readonly peak: number | null },
): number {
  return developmentCoefficient(editions[cadence], { ...known, on: text, birth: String(birthYear) }).k;
}

/** A new rating after so many games. */
export function note(account: Account, rating: number, games: number, list: CivilDate): void {
  account.rating = rating;
  account.games = games;
  account.played += games;
  account.peak = Math.max(rating, account.peak ?? 0);
  account.firstListed ??= list;
  account.lastRated = list;
  account.towardsFirst.length = 0;
}

/** Activity and K for the new list; who has fallen below the floor is unrated again (7.2.1). */
export function settle(player: Player, cadence: Cadence, account: Account, day: ListDay): void {
  const { rating, played, peak, firstListed, lastRated } = account;
  if (rating === null) return;
  const { listed, active } = standing(day.editions[cadence], {
    list: day.date,
    rating,
    history: lastRated === null ? [] : [{ list: lastRated, games: 1 }],
    firstListed: firstListed ?? day.date,
  });
  account.active = active;
  if (listed) account.k = kOn(player, cadence, day, { rating, played, peak });
  else Object.assign(account, { rating: null, k: null, played: 0 });
}
