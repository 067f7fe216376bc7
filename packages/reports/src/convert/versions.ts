import { formatDate } from '@eloquence/rating';
import { writeTrfDate } from '../dates.ts';
import type { Report } from '../report.ts';
import { writeCodedTimeControl } from '../time-control.ts';
import { TRF26_EXTENSIONS, TRF26_HEADERS } from '../trf/layout.ts';
import type {
  HeaderRecord,
  PlayerRecord,
  RoundResult,
  TeamRecord,
  TrfFile,
  TrfRecord,
  TrfVersion,
} from '../trf/records.ts';

/** What the target of a conversion cannot hold. */
export interface Loss {
  readonly line: number | null;
  /** The record or result that has no place there. */
  readonly what: string;
}

export interface Conversion {
  readonly file: TrfFile;
  readonly losses: readonly Loss[];
}

const NEWER: ReadonlySet<string> = new Set([...TRF26_HEADERS, ...TRF26_EXTENSIONS, '###']);

/** The same report in another version of the layout. */
export function toVersion(report: Report, version: TrfVersion): Conversion {
  const losses: Loss[] = [];
  const records = report.file.records.flatMap((record) => convertRecord(report, record, version, losses));
  const added = version === 'trf26' ? additions(report, records) : [];
  const at = records.findIndex((record) => record.kind !== 'header');
  const place = at === -1 ? records.length : at;
  const all = [...records.slice(0, place), ...added, ...records.slice(place)];
  return { file: { ...report.file, version, records: all }, losses };
}

function convertRecord(
  report: Report,
  record: TrfRecord,
  version: TrfVersion,
  losses: Loss[],
): readonly TrfRecord[] {
  const line = record.source?.line ?? null;
  if (version !== 'trf26' && NEWER.has(record.code)) {
    losses.push({ line, what: record.code });
    return [];
  }
  if (record.kind === 'team') return [convertTeam(record, version, losses)];
  if (record.kind === 'player' && version === 'trf06') return [toTrf06(record, losses)];
  if (record.kind === 'header' && version === 'trf26') return [withTrf26Date(report, record)];
  return [record];
}

/** 013 gives way to 310, which has room for more than the name and the players. */
function convertTeam(team: TeamRecord, version: TrfVersion, losses: Loss[]): TeamRecord {
  const code = version === 'trf26' ? '310' : '013';
  if (team.code === code) return team;
  if (team.middle.trim() !== '')
    losses.push({ line: team.source?.line ?? null, what: `310 ${team.middle.trim()}` });
  return { ...team, code, number: '', middle: '', source: null };
}

/** The layout of 2006 has no letters: byes are unplayed points without an opponent. */
const OLD_CODES: Readonly<Partial<Record<RoundResult['code'], RoundResult['code']>>> = {
  H: '=',
  F: '+',
  U: '+',
  Z: '-',
  W: '+',
  L: '-',
};

function toTrf06(player: PlayerRecord, losses: Loss[]): PlayerRecord {
  const hasLetters = player.rounds.some(({ code }) => code in OLD_CODES || code === 'D');
  if (!hasLetters) return player;
  const rounds = player.rounds.map((round, index): RoundResult => {
    // A draw without a move cannot be told from a played one.
    if (round.code === 'D') losses.push({ line: player.source?.line ?? null, what: `round ${index + 1}: D` });
    return { ...round, code: OLD_CODES[round.code] ?? (round.code === 'D' ? '-' : round.code) };
  });
  return { ...player, rounds, source: null };
}

/** TRF26 wants the first and last day as YYYY/MM/DD. */
function withTrf26Date(report: Report, record: HeaderRecord): HeaderRecord {
  const date = record.code === '042' ? report.start : record.code === '052' ? report.end : null;
  const value = date === null ? record.value : writeTrfDate(formatDate(date));
  return value === record.value ? record : { ...record, value, source: null };
}

function additions(report: Report, records: readonly TrfRecord[]): readonly HeaderRecord[] {
  const has = new Set(records.map((record) => record.code));
  const lines: (readonly [code: string, value: string | null])[] = [
    ['142', String(report.rounds)],
    ['222', report.timeControl === null ? null : writeCodedTimeControl(report.timeControl)],
  ];
  return lines.flatMap(([code, value]): readonly HeaderRecord[] =>
    value === null || has.has(code) ? [] : [{ kind: 'header', code, value, source: null }],
  );
}
