import { type CivilDate, formatDate } from '@eloquence/rating';
import {
  type PlayerRecord,
  parseBirth,
  type Report,
  type ReportedStandings,
  type ReportLayout,
  type ReportPlayer,
  reportedStandings,
  reportedTieBreaks,
  reportLayout,
  type TrfFile,
  type TrfRecord,
  teamMiddle,
  textOf,
  writeCodedTimeControl,
  writeCsv,
  writeJson,
  writeTrf,
} from '@eloquence/reports';
import type { Kysely } from 'kysely';
import { OfficeError } from '../errors.ts';
import { type KnownPlayer, knownPlayers } from '../events/known-players.ts';
import { findEvent } from '../events/submit.ts';
import { cleanName } from '../fold.ts';
import { documentBytes } from '../ledger/documents.ts';
import type { Office } from '../office.ts';
import { federationCode } from '../players/validation.ts';
import { readSubmission } from '../reports/read-submission.ts';
import type { EventTable, Schema } from '../store/schema.ts';

/** The accepted report of an event, and what its public form depends on. */
export interface PublishedReport {
  readonly event: EventTable;
  readonly report: string;
  readonly hash: string;
  /** A part of the event: the other parts are in other reports. */
  readonly isPart: boolean;
  /** While it is the same, so is the public report. */
  readonly state: string;
}

export type WithheldReport = 'withdrawn' | 'undecided' | 'redacted';

export interface PublicReport {
  readonly layout: ReportLayout;
  readonly bytes: Uint8Array;
  readonly standings: ReportedStandings;
}

/** The accepted report of this version, by default the newest; else why there is none. */
export async function publishedReport(
  { store: { db } }: Pick<Office, 'store'>,
  id: string,
  version: number | null = null,
): Promise<PublishedReport | WithheldReport> {
  const event = await findEvent(db, id);
  if (event.stage === 'withdrawn') return 'withdrawn';
  let query = db
    .selectFrom('report')
    .innerJoin('document', 'document.hash', 'report.hash')
    .select(['report.id', 'report.hash', 'report.state', 'report.rounds_from'])
    .select((of) => of('document.bytes', 'is', null).as('redacted'))
    .where('report.event', '=', id);
  if (version !== null) query = query.where('report.version', '=', version);
  const rows = await query.orderBy('report.version', 'desc').execute();
  if (rows.length === 0) throw new OfficeError('report-unknown', { report: id });
  const row = rows.find(({ state }) => state === 'accepted');
  if (row === undefined) return 'undecided';
  if (row.redacted) return 'redacted';
  const { seq } = await db
    .selectFrom('player_change')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  const { id: report, hash, rounds_from } = row;
  return { event, report, hash, isPart: rounds_from !== null, state: `${hash} ${event.seq} ${seq ?? 0}` };
}

/**
 * A report for the public: written anew with public fields only, since a date of birth may be anywhere in a file, in any
 * spelling. Names are those of the store, so a redacted player is redacted here too.
 */
export async function publicReport(
  { store: { db } }: Pick<Office, 'store'>,
  { event, hash }: Pick<PublishedReport, 'event' | 'hash'>,
): Promise<PublicReport | null> {
  const bytes = await documentBytes(db, hash);
  if (bytes === null) return null;
  const layout = reportLayout(bytes);
  const { report } = readSubmission(bytes);
  const standings = reportedStandings(report);
  return {
    layout,
    bytes: WRITERS[layout](await publicFile(db, event, report)),
    standings: {
      ...standings,
      teams: standings.teams.map((team) => ({ ...team, name: publicTeamName(team.name) })),
    },
  };
}

const encoder = new TextEncoder();

const WRITERS: Readonly<Record<ReportLayout, (file: TrfFile) => Uint8Array>> = {
  trf: writeTrf,
  csv: (file) => encoder.encode(writeCsv(file)),
  json: (file) => encoder.encode(writeJson(file)),
};

async function publicFile(db: Kysely<Schema>, event: EventTable, report: Report): Promise<TrfFile> {
  const { players, timeControl, type, isTypeAssumed } = report;
  const known = await knownPlayers(
    db,
    players.map(({ id }) => id),
  );
  const header = (code: string, value: string): readonly TrfRecord[] =>
    value === '' ? [] : [{ kind: 'header', code, value, source: null }];
  const dates = roundDates(event, report);
  return {
    version: report.file.version,
    encoding: 'utf-8',
    byteOrderMark: false,
    lineEnd: '\n',
    records: [
      ...header('012', event.name),
      ...header('022', event.city),
      ...header('032', event.federation),
      ...header('042', event.start.replaceAll('-', '/')),
      ...header('052', event.end_date.replaceAll('-', '/')),
      ...header('062', String(players.length)),
      ...header('092', event.type ?? (isTypeAssumed ? '' : type)),
      ...tieBreakLine(report),
      ...header('222', timeControl === null ? '' : writeCodedTimeControl(timeControl)),
      ...(dates.some((date) => date !== '')
        ? [{ kind: 'round-dates', code: '132', dates, source: null } as const]
        : []),
      ...players.map((player) => publicPlayer(player, known.get(player.id))),
      ...report.file.records.flatMap(publicTeamLine),
    ],
  };
}

function tieBreakLine(report: Report): readonly TrfRecord[] {
  const codes = reportedTieBreaks(report);
  if (codes.length === 0) return [];
  const code = report.file.records.some((record) => record.code === '212') ? '212' : '202';
  return [{ kind: 'header', code, value: codes.join(','), source: null }];
}

/** Lines of teams and of points that have nothing but numbers and codes in the columns of the layout. */
const PUBLIC_LINES: Readonly<Record<string, RegExp>> = {
  '162': /^162 {1,2}[WDLAPX] {0,8}\d{1,2}\.\d(?: {1,8}[WDLAPX] {0,8}\d{1,2}\.\d){0,5}$/,
  '240': /^240 [FHZ] [ \d]{3}(?: [ \d]{4})+$/,
  '299': /^299 [WDLFHZ+ -] {2}[ \d.-]{4} {2}[ \d.-]{4} {2}[ \d]{3} (?: *\d{1,4}(?= |$))+$/,
  '300': /^300 [ \d]{3} [ \d]{3} [ \d]{3}(?: [ \d]{4})+$/,
  '320': /^320 [ \d.]{4} [ \d.]{4}(?: [ \d]{3})+$/,
  '330': /^330 (?:\+-|-\+|--) [ \d]{3} [ \d]{3} [ \d]{3}$/,
  '352': /^352 [WB]{1,20}$/,
  '362': /^362 {1,2}T[WDL] {0,8}\d{1,2}\.\d(?: {1,8}T[WDL] {0,8}\d{1,2}\.\d){0,2}$/,
};

export function isPublicLine(code: string, text: string): boolean {
  return PUBLIC_LINES[code]?.test(text) ?? false;
}

function publicTeamLine(record: TrfRecord): readonly TrfRecord[] {
  if (record.kind === 'team') {
    const { kind, code, players } = record;
    const number = /^\d{1,3}$/.test(record.number) ? record.number : '';
    const middle = teamMiddle(record);
    return [{ kind, code, number, name: publicTeamName(record.name), middle, players, source: null }];
  }
  const text = textOf(record).trimEnd();
  return isPublicLine(record.code, text)
    ? [{ kind: 'extension', code: record.code, text, source: null }]
    : [];
}

/** As reported, with its last number if that is one of a team or the only one: two numbers may be a date. */
function publicTeamName(name: string): string {
  const numbers = [...name.matchAll(/\p{Nd}+/gu)];
  const last = numbers.at(-1);
  const most = numbers.length === 1 ? 4 : 2;
  const isKept = (digits: string, at: number): boolean => at === last?.index && digits.length <= most;
  return cleanName(
    name
      .replaceAll(/\p{Nd}+/gu, (digits: string, at: number) => (isKept(digits, at) ? digits : ' '))
      .replaceAll(/[^\p{L}\p{M}\p{Nd}\s,.'’-]/gu, ' ')
      .replaceAll(/(?<=^|\s)[,.'’-]+(?=\s|$)/g, ''),
  );
}

/** YY/MM/DD; a date outside the event is not one of a round. */
function roundDates({ start, end_date: end }: EventTable, { roundDates: dates }: Report): readonly string[] {
  return dates.map((day: CivilDate | null) => {
    const date = day === null ? '' : formatDate(day);
    return date >= start && date <= end ? date.slice(2).replaceAll('-', '/') : '';
  });
}

function publicPlayer(player: ReportPlayer, known: KnownPlayer | undefined): PlayerRecord {
  const { no, sex, title, name, rating, federation, id, birth, points, rank, rounds } = player;
  const year = known?.player.birth_year ?? parseBirth(birth)?.year ?? null;
  return {
    kind: 'player',
    code: '001',
    no,
    sex: /^[mwf]$/i.test(sex) ? sex : '',
    title: /^[a-z]{1,3}$/i.test(title) ? title : '',
    name: known?.player.name ?? lettersOf(name),
    rating,
    federation: federationCode(federation) ?? '',
    id: known === undefined ? '' : id,
    birth: year === null ? '' : `${year}/00/00`,
    points: /^\d{1,3}(?:\.\d)?$/.test(points) ? points : '',
    rank,
    rounds,
    source: null,
  };
}

/** The name of a player who is not in the store: as reported, without digits of any script. */
function lettersOf(name: string): string {
  return cleanName(name.replaceAll(/[^\p{L}\p{M}\s,.'’-]/gu, ' '));
}
