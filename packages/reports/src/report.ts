import type { Cadence, EventType } from '@eloquence/rating';
import { classifyEventType } from './event-type.ts';
import { type Finding, FindingList, finding, type Place } from './findings.ts';
import { hiddenIn, withoutHidden } from './names.ts';
import { type ReportDates, readReportDates } from './report-dates.ts';
import {
  parseCodedTimeControl,
  parseTimeControl,
  secondsFor60Moves,
  type TimeControl,
} from './time-control.ts';
import { readTrf, type TrfReading } from './trf/read.ts';
import type { RoundResult, TrfFile } from './trf/records.ts';
import { textOf } from './trf/write.ts';

/** A player of a report, in the words of the report. */
export interface ReportPlayer {
  readonly no: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly id: string;
  readonly birth: string;
  readonly points: string;
  readonly rank: number | null;
  readonly rounds: readonly RoundResult[];
  /** Text outside the columns: no other finding is made about this line. */
  readonly shifted: boolean;
  /** Rounds with an unreadable opponent or result: no further findings about them. */
  readonly unread: ReadonlySet<number>;
  readonly line: number;
}

export interface Arbiter {
  readonly name: string;
  /** The FIDE ID that often stands behind the name in brackets. */
  readonly id: string | null;
}

/** What a report says of an event, as far as rating is concerned. */
export interface Report extends ReportDates {
  readonly file: TrfFile;
  /** Findings of a table have no columns. */
  readonly isTable: boolean;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  /** Where the report does not say: team if it has teams, otherwise Swiss. */
  readonly type: EventType;
  readonly isTypeAssumed: boolean;
  /** The report names a system in which nobody meets the same opponent twice. */
  readonly meetsOnce: boolean;
  readonly timeControl: TimeControl | null;
  readonly timeControlPlace: Place;
  /** The cadence the report names, if it does. */
  readonly cadence: Cadence | null;
  readonly arbiters: readonly Arbiter[];
  /** Rounds with results. */
  readonly rounds: number;
  readonly players: readonly ReportPlayer[];
  /** Some colour cannot be read, which is a finding: one that is missing is no other. */
  readonly hasUnknownColours: boolean;
  /** Points without a result are stated (299): totals are not checked. */
  readonly hasAdjustedPoints: boolean;
}

export interface ReportReading {
  readonly report: Report;
  readonly findings: readonly Finding[];
}

/** Reads a report and what it says of the event. Throws nothing but an InputError for what are no bytes. */
export function readReport(bytes: Uint8Array): ReportReading {
  return reportOf(readTrf(bytes));
}

/** What the records of a report say of the event, wherever they come from. */
export function reportOf({ file, findings, isTable = false }: TrfReading): ReportReading {
  const header = headerOf(file);
  const found: Finding[] = [...findings, ...hiddenCharacters(file, isTable)];
  const players = playersOf(file, unreadRounds(findings));
  const report: Report = {
    file,
    isTable,
    name: header.text('012'),
    city: header.text('022'),
    federation: header.text('032'),
    ...readReportDates(header, file, found),
    type: 'swiss',
    isTypeAssumed: false,
    meetsOnce: false,
    ...readTimeControl(header, found),
    cadence: null,
    arbiters: [...header.all('102'), ...header.all('112')].map(readArbiter),
    rounds: players.reduce((most, player) => Math.max(most, player.rounds.length), 0),
    players,
    hasUnknownColours: findings.some(({ code }) => code === 'colour-unknown'),
    hasAdjustedPoints: file.records.some((record) => record.code === '299'),
  };
  const hasTeams = file.records.some((record) => record.kind === 'team');
  return { report: { ...report, ...readType(header, hasTeams, found) }, findings: found };
}

interface Header {
  readonly text: (code: string) => string;
  readonly line: (code: string) => number | null;
  readonly all: (code: string) => readonly string[];
}

function headerOf(file: TrfFile): Header {
  const records = file.records.filter((record) => record.kind === 'header');
  const first = (code: string) => records.find((record) => record.code === code);
  return {
    text: (code) => withoutHidden(first(code)?.value ?? '').trim(),
    line: (code) => first(code)?.source?.line ?? null,
    all: (code) =>
      records
        .filter((record) => record.code === code && record.value !== '')
        .map(({ value }) => withoutHidden(value).trim()),
  };
}

/** They are removed from names and headers; one finding for all lines. */
function hiddenCharacters({ records }: TrfFile, isTable: boolean): readonly Finding[] {
  const findings = new FindingList();
  for (const record of records) {
    const text = record.kind === 'player' ? record.name : record.kind === 'header' ? record.value : '';
    const hidden = hiddenIn(text);
    if (hidden === null) continue;
    const { character } = hidden;
    const at = isTable ? null : hiddenIn(record.source?.text ?? '')?.at;
    const place = { line: record.source?.line ?? null, column: at == null ? null : at + 1 };
    findings.count(finding('hidden-characters', place, { character, times: 1 }));
  }
  return findings.all();
}

const NONE: ReadonlySet<number> = new Set();

/** By line, the rounds that the reader has spoken of; a shifted line has no round that is sure. */
function unreadRounds(findings: readonly Finding[]): Unread {
  const unread = new Map<number, Set<number> | 'all'>();
  const shifted = new Set<number>();
  for (const { code, line, severity, values } of findings) {
    if (line === null) continue;
    if (code === 'columns-shifted') shifted.add(line);
    if (code === 'columns-shifted' && severity === 'error') unread.set(line, 'all');
    else if (code === 'opponent-unreadable' || code === 'result-unknown') {
      const rounds = unread.get(line) ?? new Set();
      if (rounds !== 'all') unread.set(line, rounds.add(Number(values.round)));
    }
  }
  return { rounds: unread, shifted };
}

interface Unread {
  readonly rounds: ReadonlyMap<number, ReadonlySet<number> | 'all'>;
  readonly shifted: ReadonlySet<number>;
}

/** Players without a start number cannot be an opponent; the reader reports them. */
function playersOf(file: TrfFile, unread: Unread): readonly ReportPlayer[] {
  const players: ReportPlayer[] = [];
  for (const record of file.records) {
    if (record.kind !== 'player' || record.code !== '001' || record.no === null) continue;
    const { no, sex, title, name, rating, federation, id, birth, points, rank, rounds } = record;
    const line = record.source?.line ?? 0;
    const found = unread.rounds.get(line) ?? NONE;
    players.push({
      no,
      sex,
      title,
      name: withoutHidden(name).trim(),
      rating,
      federation,
      // 0900000001 is 900000001.
      id: id.startsWith('0') && /^\d+$/.test(id) ? id.replace(/^0+/, '') : id,
      birth,
      points,
      rank,
      rounds,
      shifted: unread.shifted.has(line),
      unread: found === 'all' ? new Set(rounds.map((_, index) => index + 1)) : found,
      line,
    });
  }
  return players;
}

/** The coded time control of TRF26 where there is one that can be read, else what the free text says. */
function readTimeControl(
  header: Header,
  findings: Finding[],
): Pick<Report, 'timeControl' | 'timeControlPlace'> {
  for (const [code, parse] of [
    ['222', parseCodedTimeControl],
    ['122', parseTimeControl],
  ] as const) {
    const text = header.text(code);
    if (text === '') continue;
    const place = { line: header.line(code), column: 5 };
    const timeControl = parse(text);
    if (timeControl !== null) return { timeControl, timeControlPlace: place };
    findings.push(finding('time-control-unreadable', place, { text }));
  }
  return { timeControl: null, timeControlPlace: { line: null } };
}

/** Where the first record with this code stands. */
export function placeOf({ file }: Pick<Report, 'file'>, code: string): Place {
  const line = file.records.find((record) => record.code === code)?.source?.line;
  return line === undefined ? { line: null } : { line, column: 5 };
}

/** What the first line with this code says. */
export function headerText({ file }: Pick<Report, 'file'>, code: string): string {
  const record = file.records.find((each) => each.kind === 'header' && each.code === code);
  return record?.kind === 'header' ? record.value.trim() : '';
}

/** The number that the first line with this code begins with. */
export function statedNumber(file: TrfFile, code: string): number | null {
  const record = file.records.find((each) => each.code === code);
  const number = record && /^\s*(\d{1,6})\b/.exec(textOf(record).slice(3, 20))?.[1];
  return number === undefined ? null : Number(number);
}

function readType(
  header: Header,
  hasTeams: boolean,
  findings: Finding[],
): Pick<Report, 'type' | 'isTypeAssumed' | 'meetsOnce' | 'cadence'> {
  const [free, coded] = [header.text('092'), header.text('192')];
  const { type, system, cadence } = classifyEventType(free, coded || null);
  if (type === null && (free || coded)) {
    const code = free ? '092' : '192';
    findings.push(
      finding('type-unreadable', { line: header.line(code), column: 5 }, { text: free || coded }),
    );
  }
  const meetsOnce =
    type === 'round-robin' || (type === 'swiss' && system !== 'double-swiss' && system !== 'knockout');
  const isTypeAssumed = free === '' && coded === '';
  return { type: type ?? (hasTeams && isTypeAssumed ? 'team' : 'swiss'), isTypeAssumed, meetsOnce, cadence };
}

function readArbiter(text: string): Arbiter {
  const match = /[([](\d{4,10})[)\]]$/.exec(text.slice(-12));
  if (match === null) return { name: text, id: null };
  return { name: text.slice(0, -match[0].length).trimEnd(), id: match[1] ?? null };
}

/** Seconds for 60 moves; where the sides differ, those of the one with less. */
export function thinkingSeconds(control: TimeControl): number {
  return Math.min(secondsFor60Moves(control.white), secondsFor60Moves(control.black));
}

/** The same in whole minutes. */
export function thinkingMinutes(control: TimeControl): number {
  return Math.floor(thinkingSeconds(control) / 60);
}
