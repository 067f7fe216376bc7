import type { Cadence, CivilDate, EventType } from '@eloquence/rating';
import { parseDate } from '@eloquence/rating';
import { parseEventDates, parseRoundDate, type ReportDate } from './dates.ts';
import { classifyEventType } from './event-type.ts';
import { type Finding, finding } from './findings.ts';
import {
  parseCodedTimeControl,
  parseTimeControl,
  secondsFor60Moves,
  type TimeControl,
} from './time-control.ts';
import { readTrf, type TrfReading } from './trf/read.ts';
import type { PlayerRecord, RoundResult, TrfFile } from './trf/records.ts';

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
  readonly line: number;
}

export interface Arbiter {
  readonly name: string;
  /** The FIDE ID that often stands behind the name in brackets. */
  readonly id: string | null;
}

/** What a report says of an event, as far as rating is concerned. */
export interface Report {
  readonly file: TrfFile;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly start: CivilDate | null;
  readonly end: CivilDate | null;
  readonly roundDates: readonly (CivilDate | null)[];
  /** Swiss where the report does not say. */
  readonly type: EventType;
  readonly timeControl: TimeControl | null;
  /** The cadence the report names, if it does. */
  readonly cadence: Cadence | null;
  readonly arbiters: readonly Arbiter[];
  /** Rounds with results. */
  readonly rounds: number;
  readonly players: readonly ReportPlayer[];
  /** Points that no result explains are stated (299): totals are not checked. */
  readonly hasAdjustedPoints: boolean;
}

export interface ReportReading {
  readonly report: Report;
  readonly findings: readonly Finding[];
}

/** Reads a report and what it says of the event. Never throws. */
export function readReport(bytes: Uint8Array): ReportReading {
  return reportOf(readTrf(bytes));
}

/** What the records of a report say of the event, wherever they come from. */
export function reportOf({ file, findings }: TrfReading): ReportReading {
  const header = headerOf(file);
  const found: Finding[] = [...findings];
  const players = file.records.flatMap(playerOf);
  const report: Report = {
    file,
    name: header.text('012'),
    city: header.text('022'),
    federation: header.text('032'),
    ...readDates(header, found),
    roundDates: readRoundDates(file, found),
    type: 'swiss',
    timeControl: readTimeControl(header, found),
    cadence: null,
    arbiters: [...header.all('102'), ...header.all('112')].map(readArbiter),
    rounds: players.reduce((most, player) => Math.max(most, player.rounds.length), 0),
    players,
    hasAdjustedPoints: file.records.some((record) => record.code === '299'),
  };
  return { report: { ...report, ...readType(header, found) }, findings: found };
}

interface Header {
  readonly text: (code: string) => string;
  readonly line: (code: string) => number | null;
  readonly all: (code: string) => readonly string[];
}

function headerOf(file: TrfFile): Header {
  const records = file.records.flatMap((record) => (record.kind === 'header' ? [record] : []));
  const first = (code: string) => records.find((record) => record.code === code);
  return {
    text: (code) => first(code)?.value ?? '',
    line: (code) => first(code)?.source?.line ?? null,
    all: (code) =>
      records.filter((record) => record.code === code && record.value !== '').map((record) => record.value),
  };
}

/** A player without a start number cannot be anybody's opponent; the reader has said so. */
function playerOf(record: TrfFile['records'][number]): readonly ReportPlayer[] {
  if (record.kind !== 'player' || record.code !== '001' || record.no === null) return [];
  const { kind, code, source, no, ...fields }: PlayerRecord = record;
  return [{ no, ...fields, line: source?.line ?? 0 }];
}

function readDates(header: Header, findings: Finding[]): Pick<Report, 'start' | 'end'> {
  const read = parseEventDates(header.text('042'), header.text('052'));
  return {
    start: readDate(header, '042', 'start', read.start, findings),
    end: readDate(header, '052', 'end', read.end, findings),
  };
}

function readDate(
  header: Header,
  code: string,
  field: string,
  read: ReportDate | null,
  findings: Finding[],
): CivilDate | null {
  const text = header.text(code);
  const place = { line: header.line(code), column: 5 };
  if (text === '') return null;
  if (read === null) {
    // Without its start nobody can say which edition and which list apply.
    findings.push(
      finding('date-unreadable', place, { field, text }, field === 'start' ? 'error' : 'warning'),
    );
    return null;
  }
  if (read.ambiguous) findings.push(finding('date-ambiguous', place, { field, text, taken: read.date }));
  return parseDate(read.date);
}

function readRoundDates(file: TrfFile, findings: Finding[]): readonly (CivilDate | null)[] {
  const record = file.records.find((each) => each.kind === 'round-dates');
  if (record?.kind !== 'round-dates') return [];
  return record.dates.map((text, index) => {
    if (text === '') return null;
    const read = parseRoundDate(text);
    if (read !== null) return parseDate(read.date);
    const place = { line: record.source?.line ?? null, column: 92 + 10 * index };
    findings.push(finding('date-unreadable', place, { field: 'round', text }));
    return null;
  });
}

/** The coded time control of TRF26 where there is one, else what the free text says. */
function readTimeControl(header: Header, findings: Finding[]): TimeControl | null {
  const [coded, free] = [header.text('222'), header.text('122')];
  const control = (coded && parseCodedTimeControl(coded)) || (free && parseTimeControl(free)) || null;
  if (control === null && (coded || free)) {
    const code = coded ? '222' : '122';
    findings.push(
      finding('time-control-unreadable', { line: header.line(code), column: 5 }, { text: coded || free }),
    );
  }
  return control;
}

function readType(header: Header, findings: Finding[]): Pick<Report, 'type' | 'cadence'> {
  const [free, coded] = [header.text('092'), header.text('192')];
  const { type, cadence } = classifyEventType(free, coded || null);
  if (type === null && (free || coded)) {
    const code = free ? '092' : '192';
    findings.push(
      finding('type-unreadable', { line: header.line(code), column: 5 }, { text: free || coded }),
    );
  }
  return { type: type ?? 'swiss', cadence };
}

function readArbiter(text: string): Arbiter {
  const match = /^(.*?)\s*[([](\d{4,10})[)\]]\s*$/.exec(text);
  return match ? { name: match[1] ?? '', id: match[2] ?? null } : { name: text, id: null };
}

/** Seconds for 60 moves; where the sides differ, those of the one with less. */
export function thinkingSeconds(control: TimeControl): number {
  return Math.min(secondsFor60Moves(control.white), secondsFor60Moves(control.black));
}

/** The same in whole minutes. */
export function thinkingMinutes(control: TimeControl): number {
  return Math.floor(thinkingSeconds(control) / 60);
}
