import { defined } from '@eloquence/rating';
import { checkBytes } from '../check-bytes.ts';
import { type Finding, FindingList, finding, hasErrors } from '../findings.ts';
import { MAX_LINE_LENGTH, MAX_RATING } from '../limits.ts';
import {
  type Columns,
  cut,
  HEADER_CODES,
  MAX_NUMBER,
  PLAYER,
  PLAYER_GAPS,
  POINTS_162,
  PROGRAM_EXTENSIONS,
  TEAM_013,
  TEAM_310,
  TEAM_PLAYER_STRIDE,
  type TeamLayout,
  TRF26_EXTENSIONS,
  TRF26_HEADERS,
  wholeNumber,
} from './layout.ts';
import { whatItIs } from './not-a-report.ts';
import type {
  HeaderRecord,
  OtherRecord,
  PlayerRecord,
  ResultCode,
  Source,
  TeamRecord,
  TrfFile,
  TrfRecord,
  TrfVersion,
} from './records.ts';
import { readRoundDates } from './round-dates.ts';
import { digitsIn, explainRounds, isBlank, type Rounds, readRounds } from './rounds.ts';
import { type LineEnd, readText, type TextLine } from './text.ts';

export interface TrfReading {
  readonly file: TrfFile;
  readonly findings: readonly Finding[];
  /** It was a table: its lines are those of the table, and columns mean nothing. */
  readonly isTable?: boolean;
}

/**
 * Reads a report in any version of the layout: what is wrong with it is a finding, what is unknown is kept. Throws
 * nothing but an InputError for what are no bytes.
 */
export function readTrf(bytes: Uint8Array): TrfReading {
  checkBytes(bytes);
  const source = readText(bytes);
  const findings = new FindingList();
  findings.addAll(source.findings);
  const unknown = new Map<string, Finding>();
  const records = source.lines.map((line) => {
    const record = readRecord(line, findings);
    if (record.kind === 'unknown' && line.text.length <= MAX_LINE_LENGTH && !unknown.has(record.code)) {
      const place = { line: line.line, column: 1 };
      unknown.set(record.code, finding('record-unknown', place, { code: record.code }));
    }
    return record;
  });
  // Of a file that is no report, it is of no interest which of its lines are unknown.
  if (records.some(({ code }) => code === '001'))
    findings.addAll([...unknown.values(), ...controlCharacters(source.lines)]);
  // A file or a line over the limit has been refused already.
  else if (!hasErrors(source.findings)) findings.add(whatItIs(source.lines));
  const { encoding, byteOrderMark } = source;
  const lineEnd = usualEnd(source.lines);
  return {
    file: { version: versionOf(records), encoding, byteOrderMark, lineEnd, records },
    findings: withoutEncodingOfBinary(findings.all()),
  };
}

/** The encoding of a file that is not text means nothing. */
function withoutEncodingOfBinary(findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'file-binary')) return findings;
  return findings.filter(({ code }) => code !== 'encoding-latin-1');
}

/** NUL and what else no text has; a tab moves columns, which is another finding, and 1A alone is how DOS ends a file. */
const TRAILING = /[\p{Cc}\s]+$/u;
const CONTROL = /[^\P{Cc}\t]/u;

/** Outside the name of a player they may stand for a part of a number: one finding for those, one for the others. */
function controlCharacters(lines: readonly TextLine[]): readonly Finding[] {
  const found: Record<'error' | 'warning', { line: number; column: number; code: string; times: number }[]> =
    {
      error: [],
      warning: [],
    };
  for (const { line, text } of lines) {
    const at = text.search(CONTROL);
    if (at === -1 || text === '\u001a' || text.length > MAX_LINE_LENGTH) continue;
    const isWithin = text.startsWith('001') && at < text.replace(TRAILING, '').length;
    const isInName = at + 1 >= PLAYER.name.from && at < PLAYER.name.to;
    const code = `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
    found[isWithin && !isInName ? 'error' : 'warning'].push({ line, column: at + 1, code, times: 1 });
  }
  return (['error', 'warning'] as const).flatMap((severity) => {
    const [first] = found[severity];
    if (first === undefined) return [];
    const values = { code: first.code, times: found[severity].length };
    return [finding('control-characters', first, values, severity)];
  });
}

function usualEnd(lines: readonly { readonly end: LineEnd }[]): TrfFile['lineEnd'] {
  return lines.find((line) => line.end !== '')?.end || '\n';
}

const TRF26_CODES: ReadonlySet<string> = new Set([...TRF26_HEADERS, ...TRF26_EXTENSIONS, '310', '###']);
const LETTER_CODES: ReadonlySet<string> = new Set(['W', 'D', 'L', 'H', 'F', 'U', 'Z']);

/** TRF26 brought records of its own, TRF16 the letters for unplayed games; what has neither is the layout of 2006. */
function versionOf(records: readonly TrfRecord[]): TrfVersion {
  if (records.some((record) => TRF26_CODES.has(record.code))) return 'trf26';
  const hasLetters = records.some(
    (record) => record.kind === 'player' && record.rounds.some(({ code }) => isLetter(code)),
  );
  return hasLetters ? 'trf16' : 'trf06';
}

function isLetter(code: ResultCode): boolean {
  return code !== '1' && code !== '0' && code !== '=' && LETTER_CODES.has(code);
}

const HEADERS: ReadonlySet<string> = new Set([...HEADER_CODES, ...TRF26_HEADERS]);
const EXTENSIONS: ReadonlySet<string> = new Set([...PROGRAM_EXTENSIONS, ...TRF26_EXTENSIONS]);

/** One line. */
export function readRecord(source: Source, findings: FindingList): TrfRecord {
  const { text } = source;
  // A code that is one and the same text for all players is found out at a glance by whoever looks for another.
  const code = text.startsWith('001') ? '001' : text.slice(0, 3);
  if (text.length > MAX_LINE_LENGTH) return other('unknown', code, source);
  if (code === '001') return readPlayer(code, source, findings);
  if (HEADERS.has(code)) return readHeader(code, source, findings);
  if (code === '132') return readRoundDates(source);
  if (code === '013' || code === '310') return readTeam(code, source, findings);
  if (EXTENSIONS.has(code)) return other('extension', code, source);
  if (code === '###') return other('comment', code, source);
  if (text.trim() === '' || text === '\u001a') return other('blank', '', source);
  if (isNational(text)) return readPlayer(code, source, null);
  return other('unknown', code, source);
}

function other(kind: OtherRecord['kind'], code: string, source: Source): OtherRecord {
  return { kind, code, text: source.text, source };
}

/** Column 4 is blank; where it is not, nothing is cut off. */
function readHeader(code: string, source: Source, findings: FindingList): HeaderRecord {
  const { text } = source;
  if (code === '162') sayShift(source, shiftOfPoints(text), 'note', findings);
  return { kind: 'header', code, value: text.slice(text[3] === ' ' ? 4 : 3).trimEnd(), source };
}

/** A national record has its federation's code instead of 001 and the same columns: a number stands where it does there. */
function isNational(text: string): boolean {
  return /^[A-Z]{3} [ \d]{3}\d /.test(text.slice(0, 9).padEnd(9)) && text.length > PLAYER.name.from;
}

/** A 001, or a national record, whose fields are the federation's affair and not checked. */
function readPlayer(code: string, source: Source, findings: FindingList | null): PlayerRecord {
  const { text } = source;
  const rounds = readRounds(text);
  if (findings === null) return playerFrom(code, source, rounds, null);
  const column = shiftOf(text, rounds);
  if (column === 0 && !isNumberTabbed(text)) return playerFrom(code, source, rounds, findings);
  return readShifted(code, source, column, findings);
}

const hasTab = (text: string): boolean => text.trimEnd().includes('\t');

const isDigit = (text: string, at: number): boolean => /\d/.test(text[at] ?? '');

/** No number can be read, and there are tabs. */
const isNumberTabbed = (text: string): boolean =>
  !isDigit(text, PLAYER.no.to - 1) && digitsIn(text, PLAYER.no.from - 1, PLAYER.no.to) <= 0 && hasTab(text);

/**
 * A line that is not in its columns. Some programs count them in bytes, so that every accent moves the rest: where that
 * puts everything into its place, the line is read so. Otherwise what a shifted line seems to say is no finding of its own.
 */
function readShifted(code: string, source: Source, column: number, findings: FindingList): PlayerRecord {
  const byBytes = inBytes(source.text);
  if (byBytes !== null) {
    const rounds = readRounds(byBytes);
    if (shiftOf(byBytes, rounds) === 0) {
      findings.count(finding('columns-by-bytes', { line: source.line, column: 1 }, { times: 1 }));
      return withoutFillers(source, playerFrom(code, { ...source, text: byBytes }, rounds, findings));
    }
  }
  const rounds = readRounds(source.text);
  const tab = hasTab(source.text) ? source.text.indexOf('\t') + 1 : 0;
  const isWrong = tab > 0 || rounds.shift > 0 || isDecisive(source.text);
  const values = { text: source.text[(tab || column) - 1] ?? '' };
  const place = { line: source.line, column: tab || column };
  findings.add(finding('columns-shifted', place, values, isWrong ? 'error' : 'warning'));
  return playerFrom(code, source, rounds, isWrong ? new FindingList() : findings);
}

/** What takes the place of the other bytes of a character. */
const FILLER = '\0';

/** A line with as many characters as it has bytes; null where that is the same. */
function inBytes(text: string): string | null {
  let bytes = '';
  for (const char of text) {
    const code = defined(char.codePointAt(0));
    const width = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    bytes += char + FILLER.repeat(width - char.length);
  }
  return bytes.length === text.length || bytes.length > MAX_LINE_LENGTH ? null : bytes;
}

function withoutFillers(source: Source, player: PlayerRecord): PlayerRecord {
  const plain = (text: string): string => text.replaceAll(FILLER, '').trim();
  const { title, name, federation, id, birth, points } = player;
  return {
    ...player,
    title: plain(title),
    name: plain(name),
    federation: plain(federation),
    id: plain(id),
    birth: plain(birth),
    points: plain(points),
    source,
  };
}

function playerFrom(
  code: string,
  source: Source,
  rounds: Rounds,
  findings: FindingList | null,
): PlayerRecord {
  const { text } = source;
  if (findings !== null && rounds.unread) explainRounds(source, findings);
  return {
    kind: 'player',
    code,
    no: readNumber(source, NUMBERS.no, findings),
    sex: cut(text, PLAYER.sex),
    title: cut(text, PLAYER.title),
    name: cut(text, PLAYER.name),
    rating: readNumber(source, NUMBERS.rating, findings),
    federation: cut(text, PLAYER.federation),
    id: readId(text),
    birth: cut(text, PLAYER.birth),
    points: cut(text, PLAYER.points),
    rank: readNumber(source, NUMBERS.rank, findings),
    rounds: rounds.results,
    source,
  };
}

interface NumberField {
  readonly field: 'no' | 'rating' | 'rank';
  readonly columns: Columns;
  readonly least: number;
  readonly most: number;
}

/** What the numbers of a 001 may be. */
const NUMBERS: Readonly<Record<NumberField['field'], NumberField>> = {
  no: { field: 'no', columns: PLAYER.no, least: 1, most: MAX_NUMBER },
  rating: { field: 'rating', columns: PLAYER.rating, least: 1, most: MAX_RATING },
  rank: { field: 'rank', columns: PLAYER.rank, least: 0, most: 9999 },
};

function readNumber(
  { text, line }: Source,
  { field, columns, least, most }: NumberField,
  findings: FindingList | null,
): number | null {
  const { from, to } = columns;
  const found = digitsIn(text, from - 1, to);
  if (found > 0 && found >= least && (found <= most || findings === null)) return found;
  const isNothing = found === 0 && !/\d/.test(text.slice(from - 1, to));
  if (isNothing && field === 'no')
    findings?.add(finding('start-number-missing', { line, column: from }, { name: cut(text, PLAYER.name) }));
  // 0 stands for no rating, as a blank does.
  if (isNothing || (found === 0 && field === 'rating')) return null;
  if (found === 0 && least === 0) return 0;
  const values = { field, text: cut(text, columns) };
  const severity = field === 'rank' ? 'note' : 'error';
  findings?.add(finding('field-unreadable', { line, column: from }, values, severity));
  return null;
}

/** Something where a line should be blank means that it has shifted; the first such column, 0 for none. */
function shiftOf(text: string, { shift }: Rounds): number {
  return PLAYER_GAPS.find((gap) => !isBlank(text, gap - 1)) ?? shift;
}

/** The gaps around number, rating and ID: a digit in one of them is cut off from what ratings depend on. */
const DECISIVE_GAPS: readonly number[] = [4, 9, 48, 53, 57, 69];

const isDecisive = (text: string): boolean => DECISIVE_GAPS.some((gap) => isDigit(text, gap - 1));

/** 0 stands for none, as a blank does. */
function readId(text: string): string {
  const id = cut(text, PLAYER.id);
  return id.startsWith('0') && /^0+$/.test(id) ? '' : id;
}

/** The column of the first symbol of a 162 that is not in its own; its points are read by the symbol all the same. */
function shiftOfPoints(text: string): number {
  const { first, stride } = POINTS_162;
  const symbols = [...text.slice(3).matchAll(/[A-Z](?= {0,8}[\d.,])/g)].map(({ index }) => index + 4);
  return symbols.find((column) => (column - first) % stride !== 0) ?? 0;
}

function sayShift(
  { text, line }: Source,
  column: number,
  severity: 'warning' | 'note',
  findings: FindingList,
): void {
  if (column === 0) return;
  const values = { text: text[column - 1] ?? '' };
  findings.add(finding('columns-shifted', { line, column }, values, severity));
}

/** The first column of a team line that should be blank and is not; 0 for none. */
function shiftOfTeam(text: string, { gaps, firstPlayer }: TeamLayout): number {
  const isFilled = (column: number): boolean => (text[column - 1] ?? '').trim() !== '';
  const gap = gaps.find(isFilled);
  if (gap !== undefined) return gap;
  for (let column = firstPlayer + 4; column <= text.length; column += TEAM_PLAYER_STRIDE)
    if (isFilled(column)) return column;
  return 0;
}

function readTeam(code: '013' | '310', source: Source, findings: FindingList): TeamRecord {
  const { text, line } = source;
  const layout = code === '013' ? TEAM_013 : TEAM_310;
  const players: number[] = [];
  const shift = shiftOfTeam(text, layout);
  sayShift(source, shift, 'warning', findings);
  // Of a line that has shifted, no number is sure.
  const length = shift > 0 ? 0 : text.trimEnd().length;
  for (let from = layout.firstPlayer; from <= length; from += TEAM_PLAYER_STRIDE) {
    const found = text.slice(from - 1, from + 3).trim();
    const player = wholeNumber(found);
    if (Number.isNaN(player)) {
      const values = { field: 'team-player', text: found };
      findings.add(finding('field-unreadable', { line, column: from }, values));
    } else if (player) players.push(player);
  }
  const middle = code === '310' ? text.slice(TEAM_310.middle.from - 1, TEAM_310.middle.to).trimEnd() : '';
  const number = code === '310' ? cut(text, TEAM_310.number) : '';
  return { kind: 'team', code, number, name: cut(text, layout.name), middle, players, source };
}
