import { formatDate } from '@eloquence/rating';
import { isFederation } from '../federations.ts';
import { type Finding, finding } from '../findings.ts';
import { type ListEntries, listFederations } from '../list-entry.ts';
import { headerText, placeOf, type Report, statedNumber, thinkingSeconds } from '../report.ts';
import { isSequence } from '../report-dates.ts';
import { parseCodedTimeControl, parseTimeControl } from '../time-control.ts';
import type { HeaderRecord, RoundDatesRecord, TeamRecord } from '../trf/records.ts';
import { textOf } from '../trf/write.ts';

const NEEDED = [
  ['012', 'name'],
  ['032', 'federation'],
  ['052', 'end'],
  ['102', 'chief-arbiter'],
  ['122', 'time-control'],
] as const;

export function checkHeader(report: Report): readonly Finding[] {
  const lines = linesOf(report);
  return [
    ...missingLines(report, lines),
    ...repeatedLines(lines),
    ...counts(report, lines),
    ...timeControls(report),
    ...rounds(report),
    ...dates(report),
  ];
}

/** One pass: most records are players. */
interface Lines {
  readonly header: readonly (HeaderRecord | RoundDatesRecord)[];
  readonly teams: readonly TeamRecord[];
  readonly players: number;
  readonly rated: number;
}

function linesOf({ file }: Report): Lines {
  const header: (HeaderRecord | RoundDatesRecord)[] = [];
  const teams: TeamRecord[] = [];
  let [players, rated] = [0, 0];
  for (const record of file.records) {
    if (record.kind === 'player') {
      if (record.code !== '001') continue;
      players += 1;
      if (record.rating !== null) rated += 1;
    } else if (record.kind === 'header' || record.kind === 'round-dates') header.push(record);
    else if (record.kind === 'team') teams.push(record);
  }
  return { header, teams, players, rated };
}

function missingLines(report: Report, { header }: Lines): readonly Finding[] {
  const present = new Set<string>();
  for (const record of header) if (record.kind === 'header' && record.value) present.add(record.code);
  // TRF26 says the time control by code.
  if (present.has('222')) present.add('122');
  const fields: string[] = NEEDED.flatMap(([code, field]) => (present.has(code) ? [] : [field]));
  // In TRF26 the days of the rounds are mandatory for rating.
  if (report.file.version === 'trf26' && report.roundDates.length === 0) fields.push('round-dates');
  return [
    // Without a start the edition and the list are unknown.
    ...(present.has('042') ? [] : [finding('start-missing', placeOf(report, '042'), { edition: null })]),
    ...(fields.length === 0 ? [] : [finding('headers-missing', { line: null }, { fields })]),
  ];
}

/** Lines that must not be repeated with another content. */
const DECISIVE: ReadonlySet<string> = new Set([
  '042',
  '052',
  '092',
  '122',
  '132',
  '142',
  '162',
  '192',
  '222',
]);

/** Deputies have a line each; everything else is said once. Each code is named at its second line. */
function repeatedLines({ header }: Lines): readonly Finding[] {
  const seen = new Map<string, { readonly text: string; times: number }>();
  const isEachOnItsLine = isSequence(header.filter((record) => record.kind === 'round-dates'));
  return header.flatMap((record) => {
    const { code, kind } = record;
    if (code === '112' || (kind === 'round-dates' && isEachOnItsLine)) return [];
    const text = textOf(record).slice(3).trim();
    const first = seen.get(code);
    if (first === undefined) {
      seen.set(code, { text, times: 1 });
      return [];
    }
    first.times += 1;
    if (first.times !== 2) return [];
    const place = { line: record.source?.line ?? null, column: 1 };
    const severity = DECISIVE.has(code) && text !== first.text ? 'warning' : 'note';
    return [finding('header-repeated', place, { field: code }, severity)];
  });
}

/** The federation of the event; one of its own is on its list. */
export function checkFederation(report: Report, list: ListEntries | null): readonly Finding[] {
  const code = report.federation.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code) || isFederation(code)) return [];
  if (listFederations(report, list).has(code)) return [];
  return [finding('federation-unknown', placeOf(report, '032'), { text: report.federation })];
}

function counts(report: Report, { teams, players, rated }: Lines): readonly Finding[] {
  const { file } = report;
  // A shifted line does not show who is rated.
  const isSure = report.players.length === players && report.players.every(({ shifted }) => !shifted);
  const found: readonly (readonly [code: string, field: string, count: number | null])[] = [
    ['062', 'players', players],
    ['072', 'rated', isSure ? rated : null],
    ['082', 'teams', teams.filter((team) => team.code === teams[0]?.code).length],
  ];
  return found.flatMap(([code, field, count]) => {
    const stated = statedNumber(file, code);
    if (stated === null || count === null || stated === count) return [];
    const isShort = field === 'rated' && count < stated;
    const values = { field, stated, found: count, ...(isShort && { unrated: unrated(report) }) };
    return [finding('count-differs', placeOf(report, code), values)];
  });
}

/** A rating left out is one of these. */
const unrated = ({ players }: Report): readonly string[] =>
  players.filter(({ rating }) => rating === null).map(({ no, name }) => `${no} ${name}`.trim());

function timeControls(report: Report): readonly Finding[] {
  const [text, otherText] = [headerText(report, '222'), headerText(report, '122')];
  if (text === '' || otherText === '') return [];
  const [coded, free] = [parseCodedTimeControl(text), parseTimeControl(otherText)];
  if (coded === null || free === null || thinkingSeconds(coded) === thinkingSeconds(free)) return [];
  const values = { field: '222', text, other: '122', otherText };
  return [finding('headers-contradict', placeOf(report, '222'), values)];
}

/** The number of rounds as it is announced, as the days of the rounds give it, and as there are results. */
function rounds(report: Report): readonly Finding[] {
  const { file, rounds, roundDates } = report;
  const findings: Finding[] = [];
  const [stated, byProgram] = [statedNumber(file, '142'), statedNumber(file, 'XXR')];
  if (stated !== null && byProgram !== null && stated !== byProgram) {
    const values = { field: '142', text: String(stated), other: 'XXR', otherText: String(byProgram) };
    findings.push(finding('headers-contradict', placeOf(report, '142'), values));
  }
  const announced = stated ?? byProgram;
  if (announced !== null && announced !== rounds && (byProgram ?? announced) !== rounds) {
    const place = placeOf(report, stated === null ? 'XXR' : '142');
    findings.push(finding('rounds-differ', place, { stated: announced, found: rounds }));
  }
  const dates = roundDates.length;
  if (dates > 0 && dates !== rounds && dates !== (announced ?? rounds)) {
    findings.push(finding('round-dates-differ', placeOf(report, '132'), { dates, rounds }));
  }
  for (let round = 1; round <= rounds; round += 1) {
    const isEmpty = report.players.every(({ rounds, unread }) => {
      const result = rounds[round - 1];
      return !unread.has(round) && (!result || (result.opponent === null && result.code === ''));
    });
    if (isEmpty) findings.push(finding('round-empty', { line: null }, { round }));
  }
  return findings;
}

function dates(report: Report): readonly Finding[] {
  const { start, end, roundDates, roundDatePlaces } = report;
  if (start !== null && end !== null && end < start) {
    const values = { start: formatDate(start), end: formatDate(end) };
    return [finding('dates-out-of-order', placeOf(report, '052'), values)];
  }
  return roundDates.flatMap((date, index) => {
    if (date === null) return [];
    const round = index + 1;
    const place = roundDatePlaces[index] ?? { line: null };
    const values = { round, date: formatDate(date) };
    const before = roundDates[index - 1] ?? null;
    if ((start !== null && date < start) || (end !== null && date > end)) {
      return [finding('round-date-outside', place, values)];
    }
    return before !== null && date < before ? [finding('rounds-out-of-order', place, values)] : [];
  });
}
