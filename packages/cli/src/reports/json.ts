import { formatDate } from '@eloquence/rating';
import type { CheckedReport } from '@eloquence/reports';
import type { FindingPlace } from '@eloquence/words';
import type { Call } from '../framework/command.ts';
import { type AnyFinding, type Found, hintOf, messageOf } from './list-findings.ts';
import type { LoadedReport } from './load-report.ts';
import type { RatingList } from './rating-list.ts';

/** The common JSON fields of a report. */
export function reportJson(
  call: Call,
  { file }: LoadedReport,
  examination: Found<CheckedReport>,
  list: RatingList | null,
): object {
  const { edition, report, type, findings } = examination;
  const { name, start, end, players, rounds } = report;
  return {
    file,
    edition: edition?.id ?? null,
    event: {
      name,
      start: start === null ? null : formatDate(start),
      end: end === null ? null : formatDate(end),
      type,
      players: players.length,
      rounds,
    },
    findings: findings.map((finding) => findingJson(call, finding)),
    ratings: ratingsJson(list),
  };
}

export function findingJson(call: Call, finding: AnyFinding, place: FindingPlace = 'check'): object {
  const { severity, code, article, line, column, values } = finding;
  const [message, hint] = [messageOf(call, finding), hintOf(call, finding, place)];
  return { severity, code, article, line, column, message, hint, values };
}

/** The source of the ratings, and the state of that list. */
function ratingsJson(list: RatingList | null): object {
  if (list === null) return { from: 'report' };
  const { format, layout, member, hygiene } = list.report;
  return { from: 'list', file: list.file, date: list.date, format, layout, member, hygiene };
}
