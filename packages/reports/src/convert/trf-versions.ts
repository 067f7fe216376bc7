import { formatDate, InputError, oneOf } from '@eloquence/rating';
import { parseBirth, parseReportDate, writeBirth, writeTrfDate } from '../dates.ts';
import { type Report, statedNumber } from '../report.ts';
import {
  parseCodedTimeControl,
  parseTimeControl,
  type TimeControl,
  usesDelay,
  writeCodedTimeControl,
} from '../time-control.ts';
import { TRF26_EXTENSIONS, TRF26_HEADERS } from '../trf/layout.ts';
import type {
  HeaderRecord,
  OtherRecord,
  PlayerRecord,
  ResultCode,
  RoundResult,
  TeamRecord,
  TrfFile,
  TrfRecord,
  TrfVersion,
} from '../trf/records.ts';
import { NAME_WIDTH } from './long-names.ts';

/** What the target of a conversion cannot hold. */
export interface Loss {
  readonly line: number | null;
  readonly kind: 'record' | 'result' | 'name' | 'team' | 'delay';
  /** The record or result that has no place there. */
  readonly what: string;
  /** Whose name or result it is. */
  readonly no?: number | null;
  readonly name?: string;
  readonly round?: number;
  /** The result, and what stands there instead. */
  readonly result?: ResultCode;
  readonly becomes?: ResultCode;
}

/** Content written differently with the same meaning. */
export interface Adjustment {
  readonly line: number | null;
  /** The code of the line; in a player's line the field is named too. */
  readonly code: string;
  readonly field?: 'birth' | 'points';
  readonly no?: number | null;
  readonly from: string;
  readonly to: string;
  readonly ambiguous: boolean;
}

export interface Conversion {
  readonly file: TrfFile;
  readonly losses: readonly Loss[];
  readonly adjustments: readonly Adjustment[];
}

const NEWER: ReadonlySet<string> = new Set([...TRF26_HEADERS, ...TRF26_EXTENSIONS, '###']);

const VERSIONS: readonly TrfVersion[] = ['trf06', 'trf16', 'trf26'];

/** The same report in another version of the layout. */
export function toVersion(report: Report, version: TrfVersion): Conversion {
  if (!VERSIONS.includes(version)) {
    throw new InputError('invalid-type', { value: String(version), expected: oneOf(VERSIONS) });
  }
  const losses: Loss[] = [];
  const adjustments: Adjustment[] = [];
  const added = additions(report, version, losses);
  const filled = new Set(added.map((record) => record.code));
  const saved = version === 'trf26' ? NEWER : savedElsewhere(report, filled);
  let teams = 0;
  const records = report.file.records.flatMap((record): readonly TrfRecord[] => {
    const line = record.source?.line ?? null;
    if (record.kind === 'header' && filled.has(record.code)) return [];
    if (version !== 'trf26' && NEWER.has(record.code)) {
      if (!saved.has(record.code)) losses.push({ line, kind: 'record', what: record.code });
      return [];
    }
    if (record.kind === 'team') {
      teams += 1;
      return [convertTeam(record, version, teams, losses)];
    }
    if (record.kind === 'player')
      return [convertPlayer(withPlainFields(record, adjustments), version, losses)];
    return [record.kind === 'header' ? withTrfDate(report, record, adjustments) : record];
  });
  const headers = added.filter(({ kind }) => kind === 'header');
  const place = records.findLastIndex((record) => record.kind === 'header') + 1;
  const all = [
    ...records.slice(0, place),
    ...headers,
    ...records.slice(place),
    ...added.filter(({ kind }) => kind !== 'header'),
  ];
  return { file: { ...report.file, version, records: all }, losses, adjustments };
}

/** 013 gives way to 310, which has room for more than the name and the players. */
function convertTeam(team: TeamRecord, version: TrfVersion, number: number, losses: Loss[]): TeamRecord {
  const code = version === 'trf26' ? '310' : '013';
  if (team.code === code) return team;
  const lost = code === '013' ? `${team.number} ${team.middle.trim()}`.trim() : '';
  if (lost !== '') {
    losses.push({ line: team.source?.line ?? null, kind: 'team', what: `310 ${lost}`, name: team.name });
  }
  return { ...team, code, number: code === '310' ? String(number) : '', middle: '', source: null };
}

/** The layout of 2006 has no letters: byes are unplayed points without an opponent. */
const OLD_CODES: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  H: '=',
  F: '+',
  U: '+',
  Z: '-',
  W: '+',
  D: '=',
  L: '-',
};

function convertPlayer(player: PlayerRecord, version: TrfVersion, losses: Loss[]): PlayerRecord {
  const line = player.source?.line ?? null;
  const { no, name } = player;
  if (name.length > NAME_WIDTH)
    losses.push({ line, kind: 'name', what: `001 ${name.slice(NAME_WIDTH)}`, no, name });
  if (version !== 'trf06' || !player.rounds.some(({ code }) => code in OLD_CODES)) return player;
  const rounds = player.rounds.map((round, index): RoundResult => {
    const becomes = OLD_CODES[round.code];
    if (becomes === undefined) return round;
    const result = round.code;
    const what = `round ${index + 1}: ${result}`;
    losses.push({ line, kind: 'result', what, no, name, round: index + 1, result, becomes });
    // With an opponent a draw would be a played one; half a point without one is not.
    return result === 'D' ? { opponent: null, colour: null, code: becomes } : { ...round, code: becomes };
  });
  return { ...player, rounds, source: null };
}

/** Dates of birth as YYYY/MM/DD and points with a point, as a spreadsheet may not have left them. */
function withPlainFields(player: PlayerRecord, adjustments: Adjustment[]): PlayerRecord {
  if (player.code !== '001') return player;
  const birth = plainBirth(player.birth);
  const points = /^\d{0,2},\d$/.test(player.points) ? player.points.replace(',', '.') : player.points;
  const line = player.source?.line ?? null;
  const note = (field: 'birth' | 'points', from: string, to: string): void => {
    if (from !== to)
      adjustments.push({ line, code: '001', field, no: player.no, from, to, ambiguous: false });
  };
  note('birth', player.birth, birth);
  note('points', player.points, points);
  return birth === player.birth && points === player.points
    ? player
    : { ...player, birth, points, source: null };
}

/** A date that may mean two days stays as it stands: only its year matters, and that is plain. */
function plainBirth(text: string): string {
  if (/^\d{4}\/\d\d\/\d\d$/.test(text)) return text;
  const birth = parseBirth(text);
  if (birth === null || birth.month === null || birth.day === null) return text;
  return parseReportDate(text, null)?.ambiguous === false ? writeBirth(birth) : text;
}

/** The first and last day as YYYY/MM/DD: TRF26 wants it, and the others have no other form. */
function withTrfDate(report: Report, record: HeaderRecord, adjustments: Adjustment[]): HeaderRecord {
  const date = record.code === '042' ? report.start : record.code === '052' ? report.end : null;
  const read = date === null ? null : parseReportDate(record.value);
  if (date === null || read === null) return record;
  const day = formatDate(date);
  // A line that comes twice may have another day.
  if (![read, ...read.others].some((each) => each.date === day)) return record;
  const to = writeTrfDate(day);
  const from = record.value.trim();
  if (from === to) return record;
  const line = record.source?.line ?? null;
  adjustments.push({ line, code: record.code, from, to, ambiguous: read.ambiguous });
  return { ...record, value: to, source: null };
}

/** Lines of the older layouts that can say what a line of TRF26 does. */
const SAVED_AS: Readonly<Record<string, string>> = { '142': 'XXR', '192': '092', '222': '122' };

/** The lines of TRF26 whose content stands in another line as well, there before or filled now. */
function savedElsewhere({ file, rounds }: Report, filled: ReadonlySet<string>): ReadonlySet<string> {
  const values = headerValues(file);
  const coded = parseCodedTimeControl(values.get('222') ?? '');
  const text = parseTimeControl(values.get('122') ?? '');
  const same: Readonly<Record<string, boolean>> = {
    '142': [rounds, statedNumber(file, 'XXR')].includes(statedNumber(file, '142')),
    '192': values.get('192') === values.get('092'),
    '222': coded !== null && text !== null && writeCodedTimeControl(coded) === writeCodedTimeControl(text),
  };
  return new Set(
    Object.entries(SAVED_AS).flatMap(([code, elsewhere]) =>
      filled.has(elsewhere) || same[code] === true ? [code] : [],
    ),
  );
}

function headerValues(file: TrfFile): ReadonlyMap<string, string> {
  return new Map(
    file.records.flatMap((record) => (record.kind === 'header' ? [[record.code, record.value.trim()]] : [])),
  );
}

/** What the report knows and the target has a line for: TRF26 by code, the older ones as text. */
function additions(
  report: Report,
  version: TrfVersion,
  losses: Loss[],
): readonly (HeaderRecord | OtherRecord)[] {
  const { file, timeControl } = report;
  const values = headerValues(file);
  const coded = timeControl && writeCodedTimeControl(timeControl);
  const lines: Record<string, string | null> =
    version === 'trf26'
      ? { '142': String(statedNumber(file, 'XXR') ?? report.rounds), '222': coded }
      : { '092': values.get('192') ?? null, '122': timeControl && freeText(timeControl) };
  const headers = Object.entries(lines).flatMap(([code, value]): readonly HeaderRecord[] => {
    if (!value || values.get(code)) return [];
    if (code === '222' && timeControl && usesDelay(timeControl)) {
      losses.push({ line: report.timeControlPlace.line, kind: 'delay', what: '122 delay' });
    }
    return [{ kind: 'header', code, value, source: null }];
  });
  const rounds = version === 'trf26' ? null : statedNumber(file, '142');
  const isStated =
    rounds === null || rounds === report.rounds || file.records.some(({ code }) => code === 'XXR');
  if (isStated) return headers;
  return [...headers, { kind: 'extension', code: 'XXR', text: `XXR ${rounds}`, source: null }];
}

/** A text that is read as the same time control; null where there is none. */
function freeText(control: TimeControl): string | null {
  const coded = writeCodedTimeControl(control);
  const [period] = control.white;
  const spoken = period && `${period.seconds / 60} min + ${period.increment} sec`;
  const same = (text: string | undefined): boolean => {
    const read = text === undefined ? null : parseTimeControl(text);
    return read !== null && writeCodedTimeControl(read) === coded;
  };
  return [spoken, coded].find(same) ?? null;
}
