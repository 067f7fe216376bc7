import { formatDate } from '@eloquence/rating';
import { type Finding, finding } from '../findings.ts';
import { placeOf, type Report, statedNumber } from '../report.ts';
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

/** Deputies have a line each; everything else is said once. Each code is named at its second line. */
function repeatedLines(report: Report): readonly Finding[] {
  const seen = new Map<string, number>();
  return report.file.records.flatMap((record) => {
    if (record.kind !== 'header' || record.code === '112') return [];
    const times = (seen.get(record.code) ?? 0) + 1;
    seen.set(record.code, times);
    if (times !== 2) return [];
    const place = { line: record.source?.line ?? null, column: 1 };
    return [finding('header-repeated', place, { field: record.code })];
  });
}

function counts(report: Report): readonly Finding[] {
  const { file, rounds } = report;
  const players = file.records.filter((record) => record.kind === 'player' && record.code === '001');
  const teams = file.records.filter((record) => record.kind === 'team');
  const found: readonly (readonly [code: string, field: string, count: number])[] = [
    ['062', 'players', players.length],
    ['072', 'rated', players.filter((player) => player.kind === 'player' && player.rating !== null).length],
    ['082', 'teams', teams.filter((team) => team.code === teams[0]?.code).length],
  ];
  const differing = found.flatMap(([code, field, count]) => {
    const stated = statedNumber(file, code);
    if (stated === null || stated === count) return [];
    return [finding('count-differs', placeOf(report, code), { field, stated, found: count })];
  });
  const code = statedNumber(file, '142') === null ? 'XXR' : '142';
  const stated = statedNumber(file, code);
  if (stated === null || stated === rounds) return differing;
  return [...differing, finding('rounds-differ', placeOf(report, code), { stated, found: rounds })];
}

function dates(report: Report): readonly Finding[] {
  const { start, end, roundDates } = report;
  if (start !== null && end !== null && end < start) {
    const values = { start: formatDate(start), end: formatDate(end) };
    return [finding('dates-out-of-order', placeOf(report, '052'), values)];
  }
  const { line } = placeOf(report, '132');
  return roundDates.flatMap((date, index) => {
    if (date === null) return [];
    const round = index + 1;
    const place = { line, column: roundColumn(round) };
    const values = { round, date: formatDate(date) };
    const before = roundDates[index - 1] ?? null;
    if ((start !== null && date < start) || (end !== null && date > end)) {
      return [finding('round-date-outside', place, values)];
    }
    return before !== null && date < before ? [finding('rounds-out-of-order', place, values)] : [];
  });
}
