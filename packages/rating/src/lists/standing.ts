import { addMonths, type CivilDate, type DateInput, formatDate, parseDate } from '../date.ts';
import type { Edition, PublishedColumn } from '../editions/rules.ts';
import { readEach, within } from '../errors.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf, type Why } from '../reasons.ts';
import { listsBefore } from './calendar.ts';
import { floorOn } from './floor.ts';

/** Games of a player by the list on which they were rated. */
export interface GamesOnList {
  readonly list: DateInput;
  readonly games: number;
}

export interface Standing {
  /** On the list, delisted now, or unrated from the next list on. */
  readonly listed: boolean;
  readonly active: boolean;
  /** Shown with a rating; players long inactive are only flagged by name in older editions. */
  readonly shown: boolean;
  /** On lists of top players, which leave out inactive players. */
  readonly top: boolean;
  readonly reasons: Reasons;
}

export interface StandingInput {
  readonly list: DateInput;
  /** The new rating. */
  readonly rating: number;
  /** Rated games so far, this list's included. */
  readonly history: readonly GamesOnList[];
  /** The list on which the player was first listed: a newcomer has not been a year without games. */
  readonly firstListed: DateInput;
}

interface ReadStanding {
  readonly list: CivilDate;
  readonly rating: number;
  readonly history: readonly { readonly list: CivilDate; readonly games: number }[];
  readonly firstListed: CivilDate;
}

/** How a player stands on a list: above the floor, active or not, shown or only flagged. */
export function standing(edition: Edition, given: StandingInput, options?: Explain): Standing {
  const input: ReadStanding = {
    rating: given.rating,
    list: within('list', () => parseDate(given.list)),
    history: readEach('history', given.history, ({ list, games }) => ({
      list: within('list', () => parseDate(list)),
      games,
    })),
    firstListed: within('firstListed', () => parseDate(given.firstListed)),
  };
  const why = collect(options);
  const listed = isAboveFloor(edition, input, why);
  const inactiveSince = inactivityStart(edition, input);
  explainActivity(edition, input, inactiveSince, why);
  const shown = inactiveSince === null || isStillShown(edition, input.list, inactiveSince, why);
  const { topListsMonths } = edition.rules;
  const active = inactiveSince === null;
  const top = topListsMonths.value === null ? active : isOnTopLists(edition, input, topListsMonths.value);
  if (!top && topListsMonths.value !== null) {
    why?.push(reason('left-top-list', topListsMonths, { months: topListsMonths.value }));
  }
  return { listed, active, shown, top, reasons: reasonsOf(why) };
}

function isAboveFloor(edition: Edition, { list, rating }: ReadStanding, why: Why): boolean {
  const floor = floorOn(edition, list);
  if (rating >= floor) return true;
  why?.push(reason('below-floor-delisted', edition.rules.belowFloor, { rating, floor }));
  return false;
}

/** Not inactive over a period of so many months (9.23d, 7.24); never left in the first ones. */
function isOnTopLists(
  edition: Edition,
  { list, history, firstListed }: ReadStanding,
  months: number,
): boolean {
  const games = gamesInMonths(history, list, months);
  return games >= edition.rules.activeGames.value || list < addMonths(firstListed, months);
}

/** Games on the lists of the months that end with a list. */
function gamesInMonths(history: ReadStanding['history'], list: CivilDate, months: number): number {
  const from = addMonths(list, -months);
  return history.filter((on) => on.list > from && on.list <= list).reduce((sum, on) => sum + on.games, 0);
}

/**
 * The first list of the present inactivity, or null. Active is who has enough games in the year that ends
 * with the list; coming back asks for as many again (9.23a and c, 7.23a and c, 7.2.2).
 */
function inactivityStart(edition: Edition, { list, history, firstListed }: ReadStanding): CivilDate | null {
  let since: CivilDate | null = null;
  for (let on = firstListed; on <= list; on = listsBefore(edition, on, -1)) {
    const gamesInYear = gamesInMonths(history, on, 12);
    const isInactive = isInactiveOn(edition, on, { firstListed, gamesInYear, wasInactive: since !== null });
    since = isInactive ? (since ?? on) : null;
  }
  return since;
}

/** What decides whether a player is active on a list. */
export interface ActivityInput {
  readonly firstListed: DateInput;
  /** In the year that ends with the list. */
  readonly gamesInYear: number;
  /** On the list before. */
  readonly wasInactive: boolean;
}

/** Inactive by too few games, never in the first year (9.23a, 7.23a, 7.2.2), and until there are enough again (9.23c, 7.23c). */
export function isInactiveOn(
  edition: Edition,
  list: DateInput,
  { firstListed, gamesInYear, wasInactive }: ActivityInput,
): boolean {
  const { activeGames, activeAgainGames } = edition.rules;
  if (wasInactive) return gamesInYear < activeAgainGames.value.games;
  return gamesInYear < activeGames.value && parseDate(list) >= addMonths(firstListed, 12);
}

function explainActivity(edition: Edition, input: ReadStanding, since: CivilDate | null, why: Why): void {
  const { activeGames, activeAgainGames } = edition.rules;
  const games = gamesInMonths(input.history, input.list, 12);
  const isAgain = since !== null && since < input.list;
  const needed = isAgain ? activeAgainGames.value.games : activeGames.value;
  why?.push(
    since === null
      ? reason('active-by-games', activeAgainGames, { games, needed })
      : reason('inactive-by-games', activeGames, { games, needed, since: formatDate(since) }),
  );
}

/** Whether a player inactive since a list is shown with the rating: 2005 on seven more lists; 2009 for two more years; 2014 not. */
export function isStillShown(edition: Edition, list: DateInput, since: DateInput, why?: Why): boolean {
  const rule = edition.rules.inactiveShown;
  if (rule.value === null || rule.value === 'always') return true;
  if (rule.value === 'never') {
    why?.push(reason('inactive-only-flagged', rule, { since: formatDate(since) }));
    return false;
  }
  const { count, unit } = rule.value;
  const first = parseDate(since);
  const until = unit === 'months' ? addMonths(first, count) : listsBefore(edition, first, -count);
  const isShown = parseDate(list) <= until;
  why?.push(
    isShown
      ? reason('inactive-still-shown', rule, { until: formatDate(until) })
      : reason('inactive-only-flagged', rule, { since: formatDate(since) }),
  );
  return isShown;
}

/** What a list publishes of every player. */
export function publishedColumns(edition: Edition): readonly PublishedColumn[] {
  return edition.rules.publishedColumns.value;
}
