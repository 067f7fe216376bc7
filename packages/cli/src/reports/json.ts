import { formatDate } from '@eloquence/rating';
import type { Examination } from '@eloquence/reports';
import type { Call } from '../command.ts';
import { type AnyFinding, type Found, hintOf, messageOf } from './finding.ts';
import type { RatingList } from './list.ts';
import type { Loaded } from './load.ts';

/** A report as every command tells it to programs. */
export function reportJson(
  call: Call,
  { file }: Loaded,
  examination: Found<Examination>,
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

function findingJson(call: Call, finding: AnyFinding): object {
  const { severity, code, article, line, column, values } = finding;
  const [message, hint] = [messageOf(call, finding), hintOf(call, finding)];
  return { severity, code, article, line, column, message, hint, values };
}

/** Where the ratings came from, and in which state that list was. */
function ratingsJson(list: RatingList | null): object {
  if (list === null) return { from: 'report' };
  const { format, layout, member, hygiene } = list.report;
  return { from: 'list', file: list.file, date: list.date, format, layout, member, hygiene };
}
