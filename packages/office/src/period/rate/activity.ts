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
  readonly #activeGames: number;
  readonly #activeAgainGames: number;
  /** By month since which a player is inactive. */
  readonly #flags: Uint8Array = new Uint8Array(MONTHS).fill(UNKNOWN);
  /** 1: inactive. By the games in the year and the month of the first list. */
  readonly #inactive: Uint8Array;

  constructor(edition: Edition, date: CivilDate) {
    this.#edition = edition;
    this.#date = date;
    this.#month = monthOf(formatDate(date));
    this.#activeGames = edition.rules.activeGames.value;
    this.#activeAgainGames = edition.rules.activeAgainGames.value.games;
    this.#inactive = new Uint8Array(MONTHS * this.#activeGames).fill(UNKNOWN);
  }

  /**
   * The month since which a player is inactive; 0: active. An inactive player needs as many games as the edition says
   * to become active again.
   */
  since(firstListed: number, before: number, gamesInYear: number): number {
    if (before > 0) return gamesInYear >= this.#activeAgainGames ? 0 : before;
    if (gamesInYear >= this.#activeGames) return 0;
    const id = gamesInYear * MONTHS + firstListed;
    if (this.#inactive[id] === UNKNOWN) {
      const first = parseDate(firstDayOf(firstListed));
      this.#inactive[id] = isInactiveOn(this.#edition, this.#date, first, gamesInYear) ? 1 : 0;
    }
    return this.#inactive[id] === 1 ? this.#month : 0;
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
