import {
  type CivilDate,
  type Edition,
  type EventType,
  editionOn,
  InputError,
  listInForce,
} from '@eloquence/rating';
import { type Finding, finding } from '../findings.ts';
import { unknownGames } from '../games.ts';
import { type ListEntries, ratingOf } from '../list-entry.ts';
import type { Report } from '../report.ts';
import type { StatedFacts } from '../stated-facts.ts';
import { checkKind } from './event-type.ts';
import { checkFields, checkRatings, checkTitled } from './fields.ts';
import { checkFederation, checkHeader } from './header.ts';
import { checkAgainstList } from './list.ts';
import { checkIdentities, checkMissingIds, checkTotals } from './players.ts';
import { checkRegulations } from './regulations.ts';
import { checkByes, checkMeetings, checkResults, playersWithResultFindings } from './results.ts';
import { checkTeams } from './teams.ts';

/** The report's consistency with itself. */
export function checkFile(report: Report, list: ListEntries | null): readonly Finding[] {
  const results = checkResults(report);
  const totals = checkTotals(report, playersWithResultFindings(results));
  return [
    ...checkHeader(report),
    ...checkFederation(report, list),
    ...checkKind(report),
    ...checkTeams(report, playersWithResultFindings([...results, ...totals])),
    ...checkIdentities(report),
    ...checkFields(report, list),
    ...results,
    ...checkByes(report),
    ...checkMeetings(report),
    ...totals,
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
    ...(list === null
      ? [...checkMissingIds(report), ...checkRatings(edition, report), ...checkTitled(edition, report)]
      : checkAgainstList(edition, report, list, neededList(report, editionAt))),
    ...(ratings.every((rating) => rating === null) ? [finding('nobody-rated', { line: null }, {})] : []),
    ...checkLaterEvents(report, ratings, stated),
    ...unknownGames(report, stated).map((game) => finding('game-unknown', { line: null }, { ...game })),
    ...checkRegulations(editionAt, edition, report, type, ratings, stated),
  ];
}

function checkLaterEvents(
  { players }: Report,
  ratings: readonly (number | null)[],
  { laterEvent = [], noneCounted = [], listedSince = [], notMembers = [] }: StatedFacts,
): readonly Finding[] {
  const named = [...laterEvent, ...noneCounted, ...listedSince.map(({ player }) => player), ...notMembers];
  return [...new Set(named)].flatMap((no) => {
    const index = players.findIndex((player) => player.no === no);
    const rated = index !== -1 && ratings[index] !== null;
    return index === -1 || rated ? [finding('later-event-wrong', { line: null }, { no, rated })] : [];
  });
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
