import {
  type CivilDate,
  type Edition,
  type EventType,
  editionOn,
  InputError,
  listInForce,
} from '@eloquence/rating';
import type { Finding } from '../findings.ts';
import { ratingOf } from '../rate.ts';
import type { Report } from '../report.ts';
import type { StatedFacts } from '../stated.ts';
import { checkHeader } from './header.ts';
import { checkAgainstList, type ListEntries } from './list.ts';
import { checkIdentities, checkTotals } from './players.ts';
import { checkRegulations } from './regulations.ts';
import { checkMeetings, checkResults } from './results.ts';

/** The report by itself: whether it agrees with itself. */
export function checkFile(report: Report): readonly Finding[] {
  return [
    ...checkHeader(report),
    ...checkIdentities(report),
    ...checkResults(report),
    ...checkMeetings(report),
    ...checkTotals(report),
  ];
}

export interface CheckOptions {
  readonly type: EventType;
  readonly list: ListEntries | null;
  readonly stated: StatedFacts;
}

/** The report against the list and the regulations in force at its start. */
export function checkEvent(edition: Edition, report: Report, options: CheckOptions): readonly Finding[] {
  const { type, list, stated } = options;
  const editionAt = (date: CivilDate): Edition =>
    unlessTooEarly(() => editionOn(edition.cadence, date)) ?? edition;
  const ratings = report.players.map((player) => ratingOf(player, list));
  return [
    ...(list === null ? [] : checkAgainstList(report, list, neededList(report, editionAt))),
    ...checkRegulations(editionAt, edition, report, type, ratings, stated),
  ];
}

/** The list in force at the start; rapid and blitz events were rated before there was one. */
function neededList({ start }: Report, editionAt: (date: CivilDate) => Edition): CivilDate | null {
  return start === null ? null : unlessTooEarly(() => listInForce(editionAt, start).list);
}

function unlessTooEarly<T>(find: () => T): T | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof InputError && error.code === 'before-first-edition') return null;
    throw error;
  }
}
