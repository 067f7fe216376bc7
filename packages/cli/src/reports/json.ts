import { formatDate } from '@eloquence/rating';
import type { Examination, Finding } from '@eloquence/reports';
import { findingHint, findingLine } from '@eloquence/words';
import type { Call } from '../command.ts';
import type { RatingList } from './list.ts';
import type { Loaded } from './load.ts';

/** A report as every command tells it to programs. */
export function reportJson(call: Call, { file }: Loaded, examination: Examination): object {
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
  };
}

function findingJson({ language }: Call, finding: Finding): object {
  const { severity, code, article, line, column, values } = finding;
  const [message, hint] = [findingLine(finding, language), findingHint(finding, language)];
  return { severity, code, article, line, column, message, hint, values };
}

/** Where the ratings came from. */
export function ratingsJson(list: RatingList | null): object {
  return list === null ? { from: 'report' } : { from: 'list', file: list.file, date: list.date };
}
