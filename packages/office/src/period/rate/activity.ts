import {
  type CivilDate,
  defined,
  type Edition,
  formatDate,
  isInactiveOn,
  isStillShown,
  parseDate,
} from '@eloquence/rating/list';
import { FLAG } from '../../rating-lists/columns.ts';
import { firstDayOf, monthOf } from '../../rating-lists/months.ts';

const MONTHS = 0x1_0000;
/** Not computed yet. */
const UNKNOWN = 0xff;

/** Which players are active on a list; computed once per month and number of games. */
export class ActivityOnList {
  readonly #edition: Edition;
  readonly #date: CivilDate;
  readonly #month: number;
  /** With so many games in the year everybody is active. */
  readonly #enoughGames: number;
  /** By month since which a player is inactive. */
  readonly #flags: Uint8Array = new Uint8Array(MONTHS).fill(UNKNOWN);
  /** 1: inactive. By whether the player was before, the games in the year and the month of the first list. */
  readonly #inactive: Uint8Array;

  constructor(edition: Edition, date: CivilDate) {
    this.#edition = edition;
    this.#date = date;
    this.#month = monthOf(formatDate(date));
    const { activeGames, activeAgainGames } = edition.rules;
    this.#enoughGames = Math.max(activeGames.value, activeAgainGames.value.games);
    this.#inactive = new Uint8Array(MONTHS * 2 * this.#enoughGames).fill(UNKNOWN);
  }

  /** The month since which a player is inactive; 0: active. `before`: the same on the list before. */
  since(firstListed: number, before: number, gamesInYear: number): number {
    if (gamesInYear >= this.#enoughGames) return 0;
    const wasInactive = before > 0;
    const id = ((wasInactive ? this.#enoughGames : 0) + gamesInYear) * MONTHS + firstListed;
    if (this.#inactive[id] === UNKNOWN) {
      const first = parseDate(firstDayOf(firstListed));
      const input = { firstListed: first, gamesInYear, wasInactive };
      this.#inactive[id] = isInactiveOn(this.#edition, this.#date, input) ? 1 : 0;
    }
    if (this.#inactive[id] === 0) return 0;
    return wasInactive ? before : this.#month;
  }

  /** The flags of a player inactive since a month. */
  flags(since: number): number {
    if (since === 0) return 0;
    if (this.#flags[since] === UNKNOWN) {
      const shown = isStillShown(this.#edition, this.#date, parseDate(firstDayOf(since)));
      this.#flags[since] = shown ? FLAG.inactive : FLAG.inactive | FLAG.onlyFlagged;
    }
    return defined(this.#flags[since]);
  }
}
