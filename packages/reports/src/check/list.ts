import { type CivilDate, type Edition, formatDate } from '@eloquence/rating';
import { parseBirth } from '../dates.ts';
import { byPlayers, type Finding, finding, onePlayer } from '../findings.ts';
import { entryFor, type ListEntries, type ListEntry, regularKs } from '../list-entry.ts';
import { foldName, isSameName } from '../names.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { PLAYER } from '../trf/layout.ts';
import { isNumber } from './fields.ts';

/** The report against the list in force at the start. */
export function checkAgainstList(
  edition: Edition,
  report: Report,
  list: ListEntries,
  needed: CivilDate | null,
): readonly Finding[] {
  const ks = regularKs(edition, report.start);
  const findings = [
    ...byPlayers(report.players.flatMap((player) => (player.shifted ? [] : checkPlayer(player, list, ks)))),
  ];
  if (list.date === null) findings.unshift(finding('list-date-unknown', { line: null }, {}));
  if (list.date !== null && needed !== null && list.date !== needed) {
    const values = { list: formatDate(list.date), needed: formatDate(needed) };
    findings.unshift(finding('list-not-in-force', { line: null }, values));
  }
  return [...findings, ...checkPersons(report)];
}

function checkPlayer(
  player: ReportPlayer,
  list: ListEntries,
  ks: ReadonlySet<number> | null,
): readonly Finding[] {
  const { no, line, name } = player;
  const at = (field: keyof typeof PLAYER) => ({ line, column: PLAYER[field].from });
  if (player.id === '')
    return player.rating === null
      ? []
      : [finding('id-missing', at('id'), { name, list: true, ...onePlayer(no) })];
  // Reported elsewhere: the ID is not a number.
  if (!isNumber(player.id)) return [];
  const entry = entryFor(list, player.id);
  // A single-cadence list has no unrated players, so only a rated one is missing.
  if (entry === undefined) {
    const severity = player.rating === null ? 'note' : 'warning';
    return [finding('not-on-list', at('id'), { no, id: player.id }, severity)];
  }
  const differences = checkPerson(player, entry);
  const isNamedOtherwise = differences.some(({ code }) => code === 'name-differs');
  // Name and another field differ: the ID belongs to another player.
  const findings: Finding[] =
    isNamedOtherwise && differences.length > 1
      ? [finding('another-person', at('name'), { no, id: player.id, report: name, list: entry.name })]
      : [...differences];
  if (entry.rating !== null && entry.k === null) findings.push(finding('k-unknown', at('id'), onePlayer(no)));
  else if (entry.k !== null && ks !== null && !ks.has(entry.k))
    findings.push(finding('k-irregular', at('id'), { k: entry.k, ...onePlayer(no) }));
  // The flag of a combined list is about the cadences in which the player is rated.
  if (entry.inactive && entry.rating !== null)
    findings.push(finding('inactive-on-list', at('id'), onePlayer(no)));
  if (entry.deceased) findings.push(finding('deceased-on-list', at('id'), onePlayer(no)));
  return findings;
}

/** Name, federation, birth and rating, as the report and the list have them. */
function checkPerson(player: ReportPlayer, entry: ListEntry): readonly Finding[] {
  const { no, line } = player;
  const at = (field: keyof typeof PLAYER) => ({ line, column: PLAYER[field].from });
  const findings: Finding[] = [];
  if (player.name !== '' && entry.name !== '' && !isSameName(player.name, entry.name)) {
    findings.push(finding('name-differs', at('name'), { no, report: player.name, list: entry.name }));
  }
  if (player.federation !== '' && entry.federation !== '' && player.federation !== entry.federation) {
    const values = { no, report: player.federation, list: entry.federation };
    findings.push(finding('federation-differs', at('federation'), values));
  }
  const birth = parseBirth(player.birth)?.year ?? null;
  if (birth !== null && entry.birthYear !== null && birth !== entry.birthYear) {
    const values = { no, report: String(birth), list: String(entry.birthYear) };
    findings.push(finding('birth-differs', at('birth'), values));
  }
  // Rapid and blitz reports show the standard rating of players who have no other.
  if (player.rating !== entry.rating && (entry.rating !== null || player.rating !== entry.standard)) {
    const say = (rating: number | null): string => (rating === null ? '–' : String(rating));
    const values = { no, report: say(player.rating), list: say(entry.rating) };
    findings.push(finding('rating-differs', at('rating'), values));
  }
  return findings;
}

/** Two players of one report who may be the same person. */
function checkPersons(report: Report): readonly Finding[] {
  const seen = new Map<string, number>();
  return report.players.flatMap((player) => {
    if (player.shifted) return [];
    const year = parseBirth(player.birth)?.year;
    if (!year) return [];
    const person = `${foldName(player.name)}|${year}|${player.federation}`;
    const other = seen.get(person);
    seen.set(person, other ?? player.no);
    if (other === undefined) return [];
    return [
      finding(
        'possible-duplicate',
        { line: player.line, column: PLAYER.name.from },
        { no: player.no, other },
      ),
    ];
  });
}
