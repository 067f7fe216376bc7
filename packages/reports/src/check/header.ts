import { formatDate } from '@eloquence/rating';
import { type Finding, finding, type Place } from '../findings.ts';
import type { Report } from '../report.ts';
import { roundColumn } from '../trf/layout.ts';

/** Lines a rating needs to know of, and what they are called. */
const NEEDED = [
  ['012', 'name'],
  ['032', 'federation'],
  ['052', 'end'],
  ['102', 'chief-arbiter'],
  ['122', 'time-control'],
] as const;

export function checkHeader(report: Report): readonly Finding[] {
  return [...missingLines(report), ...repeatedLines(report), ...counts(report), ...dates(report)];
}

function missingLines(report: Report): readonly Finding[] {
  const present = new Set(
    report.file.records.flatMap((record) => (record.kind === 'header' && record.value ? [record.code] : [])),
  );
  // TRF26 says the time control by code.
  if (present.has('222')) present.add('122');
  const fields = NEEDED.flatMap(([code, field]) => (present.has(code) ? [] : [field]));
  return [
    // Without a start nobody can say which edition and which list apply.
    ...(present.has('042') ? [] : [finding('start-missing', { line: null }, {})]),
    ...(fields.length === 0 ? [] : [finding('headers-missing', { line: null }, { fields })]),
  ];
}

/** Deputies have a line each; everything else is said once. */
function repeatedLines(report: Report): readonly Finding[] {
  const seen = new Set<string>();
  return report.file.records.flatMap((record) => {
    if (record.kind !== 'header' || record.code === '112') return [];
    if (!seen.has(record.code)) {
      seen.add(record.code);
      return [];
    }
    return [
      finding('header-repeated', { line: record.source?.line ?? null, column: 1 }, { field: record.code }),
    ];
  });
}

function counts(report: Report): readonly Finding[] {
  const { players, file, rounds } = report;
  const teams = file.records.filter((record) => record.kind === 'team');
  const found: readonly (readonly [code: string, field: string, count: number])[] = [
    ['062', 'players', players.length],
    ['072', 'rated', players.filter((player) => player.rating !== null).length],
    ['082', 'teams', teams.filter((team) => team.code === teams[0]?.code).length],
  ];
  const differing = found.flatMap(([code, field, count]) => {
    const { stated, place } = statedCount(file, [code]);
    return stated === null || stated === count
      ? []
      : [finding('count-differs', place, { field, stated, found: count })];
  });
  const { stated, place } = statedCount(file, ['142', 'XXR']);
  if (stated === null || stated === rounds) return differing;
  return [...differing, finding('rounds-differ', place, { stated, found: rounds })];
}

/** The first number that a line with one of these codes begins with. */
function statedCount(
  file: Report['file'],
  codes: readonly string[],
): { stated: number | null; place: Place } {
  const record = file.records.find(({ code, source }) => codes.includes(code) && source !== null);
  const number = /^\s*(\d{1,6})/.exec(record?.source?.text.slice(3) ?? '')?.[1];
  return {
    stated: number === undefined ? null : Number(number),
    place: { line: record?.source?.line ?? null, column: 5 },
  };
}

function dates({ start, end, roundDates, file }: Report): readonly Finding[] {
  const findings: Finding[] = [];
  const line = (code: string): number | null =>
    file.records.find((record) => record.code === code)?.source?.line ?? null;
  if (start !== null && end !== null && end < start) {
    const values = { start: formatDate(start), end: formatDate(end) };
    findings.push(finding('dates-out-of-order', { line: line('052'), column: 5 }, values));
  }
  roundDates.forEach((date, index) => {
    if (date === null) return;
    const round = index + 1;
    const place = { line: line('132'), column: roundColumn(round) };
    const values = { round, date: formatDate(date) };
    const before = roundDates[index - 1] ?? null;
    if ((start !== null && date < start) || (end !== null && date > end)) {
      findings.push(finding('round-date-outside', place, values));
    } else if (before !== null && date < before) {
      findings.push(finding('rounds-out-of-order', place, values));
    }
  });
  return findings;
}
