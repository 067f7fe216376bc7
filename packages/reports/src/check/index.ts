import { type Edition, type EventType, editionOn, listInForce } from '@eloquence/rating';
import type { Finding } from '../findings.ts';
import { ratingOf } from '../rate.ts';
import type { Report } from '../report.ts';
import { scoringOf } from '../scoring.ts';
import type { StatedFacts } from '../stated.ts';
import { checkHeader } from './header.ts';
import { checkAgainstList, type ListEntries } from './list.ts';
import { checkIdentities, checkPoints, checkRanks } from './players.ts';
import { checkRegulations } from './regulations.ts';
import { checkMeetings, checkResults } from './results.ts';

/** The report by itself: whether it agrees with itself. */
export function checkFile(report: Report): readonly Finding[] {
  return [
    ...checkHeader(report),
    ...checkIdentities(report),
    ...checkResults(report),
    ...checkMeetings(report),
    ...checkPoints(report, scoringOf(report.file)),
    ...checkRanks(report),
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
  const editionAt = (date: Parameters<typeof editionOn>[1]): Edition => editionOn(edition.cadence, date);
  const needed = report.start === null ? null : listInForce(editionAt, report.start).list;
  const ratings = report.players.map((player) => ratingOf(player, list));
  return [
    ...(list === null ? [] : checkAgainstList(report, list, needed)),
    ...checkRegulations(editionAt, edition, report, type, ratings, stated),
  ];
}
