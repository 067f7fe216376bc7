import { formatDate } from '@eloquence/rating';
import { writeTrfDate } from '../dates.ts';
import { type Report, statedNumber } from '../report.ts';
import { parseTimeControl, type TimeControl, usesDelay, writeCodedTimeControl } from '../time-control.ts';
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
import { NAME_WIDTH } from './names.ts';

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
  const added = additions(report, version, losses);
  const filled = new Set(added.map((record) => record.code));
  const saved = new Set(added.map((record) => SAVED_FROM[record.code]));
  let teams = 0;
  const records = report.file.records.flatMap((record): readonly TrfRecord[] => {
    const line = record.source?.line ?? null;
    // A line that was left empty and now has something to say.
    if (record.kind === 'header' && filled.has(record.code)) return [];
    if (version !== 'trf26' && NEWER.has(record.code)) {
      if (!saved.has(record.code)) losses.push({ line, what: record.code });
      return [];
    }
    if (record.kind === 'team') {
      teams += 1;
      return [convertTeam(record, version, teams, losses)];
    }
    if (record.kind === 'player') return [convertPlayer(record, version, losses)];
    return [record.kind === 'header' && version === 'trf26' ? withTrf26Date(report, record) : record];
  });
  const place = records.findLastIndex((record) => record.kind === 'header') + 1;
  const all = [...records.slice(0, place), ...added, ...records.slice(place)];
  return { file: { ...report.file, version, records: all }, losses };
}

/** 013 gives way to 310, which has room for more than the name and the players. */
function convertTeam(team: TeamRecord, version: TrfVersion, number: number, losses: Loss[]): TeamRecord {
  const code = version === 'trf26' ? '310' : '013';
  if (team.code === code) return team;
  if (team.middle.trim() !== '')
    losses.push({ line: team.source?.line ?? null, what: `310 ${team.middle.trim()}` });
  return { ...team, code, number: code === '310' ? String(number) : '', middle: '', source: null };
}

/** The layout of 2006 has no letters: byes are unplayed points without an opponent. */
const OLD_CODES: Readonly<Partial<Record<RoundResult['code'], RoundResult['code']>>> = {
  H: '=',
  F: '+',
  U: '+',
  Z: '-',
  W: '+',
  // A draw without a move cannot be told from a played one.
  D: '-',
  L: '-',
};

function convertPlayer(player: PlayerRecord, version: TrfVersion, losses: Loss[]): PlayerRecord {
  const line = player.source?.line ?? null;
  if (player.name.length > NAME_WIDTH) losses.push({ line, what: `001 ${player.name.slice(NAME_WIDTH)}` });
  if (version !== 'trf06' || !player.rounds.some(({ code }) => code in OLD_CODES)) return player;
  const rounds = player.rounds.map((round, index): RoundResult => {
    if (round.code === 'D') losses.push({ line, what: `round ${index + 1}: D` });
    return { ...round, code: OLD_CODES[round.code] ?? round.code };
  });
  return { ...player, rounds, source: null };
}

/** TRF26 wants the first and last day as YYYY/MM/DD. */
function withTrf26Date(report: Report, record: HeaderRecord): HeaderRecord {
  const date = record.code === '042' ? report.start : record.code === '052' ? report.end : null;
  const value = date === null ? record.value : writeTrfDate(formatDate(date));
  return value === record.value ? record : { ...record, value, source: null };
}

/** Lines of the older layouts that can say what a line of TRF26 does. */
const SAVED_FROM: Readonly<Record<string, string>> = { '092': '192', '122': '222' };

/** What the report knows and the target has a line for: TRF26 by code, the older ones as text. */
function additions(report: Report, version: TrfVersion, losses: Loss[]): readonly HeaderRecord[] {
  const { file, timeControl } = report;
  const values = new Map(
    file.records.flatMap((record) => (record.kind === 'header' ? [[record.code, record.value.trim()]] : [])),
  );
  const coded = timeControl && writeCodedTimeControl(timeControl);
  const lines: Record<string, string | null> =
    version === 'trf26'
      ? { '142': String(statedNumber(file, 'XXR') ?? report.rounds), '222': coded }
      : { '092': values.get('192') ?? null, '122': timeControl && freeText(timeControl) };
  return Object.entries(lines).flatMap(([code, value]): readonly HeaderRecord[] => {
    if (!value || values.get(code)) return [];
    if (code === '222' && timeControl && usesDelay(timeControl)) {
      losses.push({ line: report.timeControlPlace.line, what: '122 delay' });
    }
    return [{ kind: 'header', code, value, source: null }];
  });
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
