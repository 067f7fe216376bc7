import { type Finding, finding, type Place } from '../findings.ts';
import {
  cut,
  FIRST_ROUND,
  HEADER_CODES,
  PLAYER,
  PLAYER_GAPS,
  PROGRAM_EXTENSIONS,
  ROUND,
  ROUND_WIDTH,
  roundColumn,
  TEAM_013,
  TEAM_310,
  TEAM_PLAYER_STRIDE,
  TRF26_EXTENSIONS,
  TRF26_HEADERS,
} from './layout.ts';
import {
  type OtherRecord,
  type PlayerRecord,
  RESULT_CODES,
  type ResultCode,
  type RoundDatesRecord,
  type RoundResult,
  type Source,
  type TeamRecord,
  type TrfFile,
  type TrfRecord,
  type TrfVersion,
} from './records.ts';
import { type LineEnd, readText } from './text.ts';

export interface TrfReading {
  readonly file: TrfFile;
  readonly findings: readonly Finding[];
}

/** Reads a report in any version of the layout. Never throws: what is wrong is a finding, what is unknown is kept. */
export function readTrf(bytes: Uint8Array): TrfReading {
  const source = readText(bytes);
  const findings = [...source.findings];
  const records = source.lines.map(({ text, end }, index) =>
    readRecord({ line: index + 1, text, end }, findings),
  );
  if (!records.some((record) => record.kind === 'player' && record.code === '001')) {
    findings.push(finding('not-a-report', { line: null }, {}));
  }
  const { encoding, byteOrderMark } = source;
  const lineEnd = usualEnd(source.lines);
  return { file: { version: versionOf(records), encoding, byteOrderMark, lineEnd, records }, findings };
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
    (record) => record.kind === 'player' && record.rounds.some((round) => LETTER_CODES.has(round.code)),
  );
  return hasLetters ? 'trf16' : 'trf06';
}

const HEADERS: ReadonlySet<string> = new Set([...HEADER_CODES, ...TRF26_HEADERS]);
const EXTENSIONS: ReadonlySet<string> = new Set([...PROGRAM_EXTENSIONS, ...TRF26_EXTENSIONS]);

function readRecord(source: Source, findings: Finding[]): TrfRecord {
  const code = source.text.slice(0, 3);
  if (code === '001') return readPlayer(code, source, findings);
  if (HEADERS.has(code)) return { kind: 'header', code, value: source.text.slice(4).trim(), source };
  if (code === '132') return readRoundDates(source);
  if (code === '013' || code === '310') return readTeam(code, source, findings);
  if (EXTENSIONS.has(code)) return other('extension', code, source);
  if (code === '###') return other('comment', code, source);
  if (source.text.trim() === '') return other('blank', '', source);
  if (isNational(source.text)) return readPlayer(code, source, []);
  findings.push(finding('record-unknown', { line: source.line, column: 1 }, { code }));
  return other('unknown', code, source);
}

function other(kind: OtherRecord['kind'], code: string, source: Source): OtherRecord {
  return { kind, code, text: source.text, source };
}

/** A national record has its federation's code instead of 001 and the same columns: a number stands where it does there. */
function isNational(text: string): boolean {
  return /^[A-Z]{3} [ \d]{3}\d /.test(text.slice(0, 9).padEnd(9)) && text.length > PLAYER.name.from;
}

function readPlayer(code: string, source: Source, findings: Finding[]): PlayerRecord {
  const { text, line } = source;
  const at = (column: number): Place => ({ line, column });
  const shifted = PLAYER_GAPS.find((column) => (text[column - 1] ?? ' ') !== ' ');
  if (shifted !== undefined)
    findings.push(finding('columns-shifted', at(shifted), { text: text[shifted - 1] ?? '' }));
  const name = cut(text, PLAYER.name);
  const no = readNumber(text, 'no', at, findings);
  if (no === null && cut(text, PLAYER.no) === '') {
    findings.push(finding('start-number-missing', at(PLAYER.no.from), { name }));
  }
  const rating = readNumber(text, 'rating', at, findings);
  return {
    kind: 'player',
    code,
    no,
    sex: cut(text, PLAYER.sex),
    title: cut(text, PLAYER.title),
    name,
    rating: rating === 0 ? null : rating,
    federation: cut(text, PLAYER.federation),
    id: readId(text),
    birth: cut(text, PLAYER.birth),
    points: cut(text, PLAYER.points),
    rank: readNumber(text, 'rank', at, findings),
    rounds: code === '001' ? readRounds(text, line, findings) : [],
    source,
  };
}

/** 0 stands for none, as a blank does. */
function readId(text: string): string {
  const id = cut(text, PLAYER.id);
  return /^0+$/.test(id) ? '' : id;
}

function readNumber(
  text: string,
  field: 'no' | 'rating' | 'rank',
  at: (column: number) => Place,
  findings: Finding[],
): number | null {
  const found = cut(text, PLAYER[field]);
  if (found === '') return null;
  if (/^\d+$/.test(found)) return Number(found);
  const severity = field === 'no' ? 'error' : field === 'rank' ? 'note' : 'warning';
  findings.push(finding('field-unreadable', at(PLAYER[field].from), { field, text: found }, severity));
  return null;
}

const CODES: ReadonlyMap<string, ResultCode> = new Map(RESULT_CODES.map((code) => [code || ' ', code]));

function readRounds(text: string, line: number, findings: Finding[]): RoundResult[] {
  const length = text.trimEnd().length;
  const rounds: RoundResult[] = [];
  for (let from = FIRST_ROUND; from <= length; from += ROUND_WIDTH) {
    rounds.push(readRound(text, line, from, rounds.length + 1, findings));
  }
  return rounds;
}

function readRound(
  text: string,
  line: number,
  from: number,
  round: number,
  findings: Finding[],
): RoundResult {
  const place = (offset: number): Place => ({ line, column: from + offset });
  const start = from - 1;
  const opponent = text.slice(start, start + 4).trim();
  const colour = (text[start + ROUND.colour] ?? ' ').toLowerCase();
  const result = (text[start + ROUND.result] ?? ' ').toUpperCase();
  if (opponent !== '' && !/^\d+$/.test(opponent)) {
    findings.push(finding('opponent-unreadable', place(0), { round, text: opponent }));
  }
  if (colour !== 'w' && colour !== 'b' && colour !== '-' && colour !== ' ') {
    findings.push(finding('colour-unknown', place(ROUND.colour), { round, text: colour }));
  }
  const code = CODES.get(result);
  if (code === undefined)
    findings.push(finding('result-unknown', place(ROUND.result), { round, text: result }));
  return {
    opponent: Number(opponent) || null,
    colour: colour === 'w' || colour === 'b' ? colour : null,
    code: code ?? '',
  };
}

function readRoundDates(source: Source): RoundDatesRecord {
  const { text } = source;
  const dates: string[] = [];
  const length = text.trimEnd().length;
  for (let round = 1; roundColumn(round) <= length; round += 1) {
    const from = roundColumn(round) - 1;
    dates.push(text.slice(from, from + 8).trim());
  }
  return { kind: 'round-dates', code: '132', dates, source };
}

function readTeam(code: '013' | '310', source: Source, findings: Finding[]): TeamRecord {
  const { text, line } = source;
  const layout = code === '013' ? TEAM_013 : TEAM_310;
  const players: number[] = [];
  const length = text.trimEnd().length;
  for (
    let from = layout.firstPlayer;
    from <= length && players.length < layout.players;
    from += TEAM_PLAYER_STRIDE
  ) {
    const found = text.slice(from - 1, from + 3).trim();
    if (/^\d+$/.test(found)) players.push(Number(found));
    else if (found !== '')
      findings.push(
        finding('field-unreadable', { line, column: from }, { field: 'team-player', text: found }),
      );
  }
  const middle = code === '310' ? text.slice(TEAM_310.middle.from - 1, TEAM_310.middle.to).trimEnd() : '';
  const number = code === '310' ? cut(text, TEAM_310.number) : '';
  return { kind: 'team', code, number, name: cut(text, layout.name), middle, players, source };
}
