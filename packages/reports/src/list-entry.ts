import {
  type CivilDate,
  EDITIONS,
  type Edition,
  leavesKToAdministrator,
  parseDate,
  withVariant,
} from '@eloquence/rating';
import { MAX_RATING } from './limits.ts';
import type { Report, ReportPlayer } from './report.ts';

export interface ListEntry {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly birthYear: number | null;
  readonly rating: number | null;
  readonly standard: number | null;
  readonly k: number | null;
  readonly inactive: boolean;
  readonly deceased: boolean;
}

/** The players of a report as a list has them, and the date of the list where it is known. */
export interface ListEntries {
  readonly date: CivilDate | null;
  readonly byId: ReadonlyMap<string, ListEntry>;
}

/** The list in force on a day. */
export type ListOn = (day: CivilDate) => ListEntries | null;

/** The federations of the listed players of a report; a federation of one's own exists if the list has it. */
export function listFederations(report: Report, list: ListEntries | null): ReadonlySet<string | undefined> {
  return new Set(report.players.map(({ id }) => entryFor(list, id)?.federation));
}

/** Impossible ratings, K and birth years become null. */
export function entryFor(list: ListEntries | null, id: string): ListEntry | undefined {
  const entry = list?.byId.get(id);
  if (entry === undefined || id === '') return undefined;
  const within = (value: number | null, least: number, most: number): number | null =>
    value !== null && value >= least && value <= most ? value : null;
  return {
    ...entry,
    rating: within(entry.rating, 1, MAX_RATING),
    standard: within(entry.standard, 1, MAX_RATING),
    k: within(entry.k, 1, MAX_K),
    birthYear: within(entry.birthYear, 1800, 2999),
  };
}

const MAX_K = 100;

/** Lists adopt a new K up to two months before or after the regulations. */
const K_CHANGE_DAYS = 62;

/**
 * The values K can have on a list for an event: those of the edition, of FIDE's practice, and of the edition before
 * where that has only just ended. Null where the edition sets none.
 */
export function regularKs(edition: Edition, start: CivilDate | null): ReadonlySet<number> | null {
  if (leavesKToAdministrator(edition)) return null;
  const before = EDITIONS.filter(
    ({ cadence, from }) => cadence === edition.cadence && from < edition.from,
  ).at(-1);
  const isNew = start !== null && start - parseDate(edition.from) < K_CHANGE_DAYS;
  const editions = [edition, ...(before && isNew ? [before] : [])].flatMap((each) => [
    each,
    ...each.variants.map(({ name }) => withVariant(each, name)),
  ]);
  return new Set(editions.flatMap(({ rules }) => (rules.kSteps.value ?? []).map(({ k }) => k)));
}

/** A player's rating for the event: that of the list where one is given, else the report's. */
export function ratingOf(player: ReportPlayer, list: ListEntries | null): number | null {
  return list === null ? player.rating : (entryFor(list, player.id)?.rating ?? null);
}
