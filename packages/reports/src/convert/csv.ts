import { type Finding, finding } from '../findings.ts';
import { HEADER_CODES, TRF26_HEADERS } from '../trf/layout.ts';
import { readTrf } from '../trf/read.ts';
import {
  type PlayerRecord,
  RESULT_CODES,
  type RoundResult,
  type TrfFile,
  type TrfRecord,
} from '../trf/records.ts';
import { renderRecord } from '../trf/write.ts';

/**
 * A report as a table for spreadsheets. The first cell of a row says what it is:
 * `event`, a line code and its text; `player`, the columns named by the row `columns`; `line`, anything else as it stands.
 * A round is one cell: opponent, colour, result, as in `12w1`; no opponent is `0`.
 */
const COLUMNS = [
  'no',
  'sex',
  'title',
  'name',
  'rating',
  'federation',
  'id',
  'birth',
  'points',
  'rank',
] as const;

export function writeCsv(file: TrfFile): string {
  const players = file.records.filter((record) => record.kind === 'player' && record.code === '001');
  const rounds = players.reduce((most, record) => Math.max(most, (record as PlayerRecord).rounds.length), 0);
  const numbers = Array.from({ length: rounds }, (_, index) => String(index + 1));
  const rows: string[][] = [['columns', ...COLUMNS, ...numbers]];
  for (const record of file.records) {
    if (record.kind === 'blank') continue;
    if (record.kind === 'header') rows.push(['event', record.code, record.value]);
    else if (record.kind === 'player' && record.code === '001') rows.push(playerRow(record));
    else rows.push(['line', record.source?.text ?? renderRecord(record)]);
  }
  return rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

function playerRow(player: PlayerRecord): string[] {
  const fields = COLUMNS.map((column) => String(player[column] ?? ''));
  return ['player', ...fields, ...player.rounds.map(roundCell)];
}

function roundCell({ opponent, colour, code }: RoundResult): string {
  return opponent === null && code === '' ? '' : `${opponent ?? 0}${colour ?? '-'}${code}`;
}

const quote = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Reads what `writeCsv` writes, from any spreadsheet that saved it: comma, semicolon or tab between the cells. */
export function readCsv(text: string): { readonly file: TrfFile; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  let columns: readonly string[] = [];
  const records: TrfRecord[] = [];
  for (const { cells, line } of parseRows(text)) {
    const [kind = '', ...rest] = cells;
    if (kind === 'columns') columns = rest;
    else if (kind === 'event') records.push(headerFrom(rest));
    else if (kind === 'player') records.push(playerFrom(columns, rest, line, findings));
    else if (kind === 'line') records.push(recordFrom(rest[0] ?? ''));
    else if (cells.some((cell) => cell.trim() !== '')) {
      findings.push(finding('record-unknown', { line, column: 1 }, { code: kind.slice(0, 20) }));
    }
  }
  const file: TrfFile = { version: 'trf16', encoding: 'utf-8', byteOrderMark: false, lineEnd: '\n', records };
  // Written out and read again it gets its version and the findings of every field.
  const reread = readTrf(
    new TextEncoder().encode(records.map((record) => `${renderRecord(record)}\n`).join('')),
  );
  return {
    file: { ...file, version: reread.file.version, records: reread.file.records },
    findings: [...findings, ...reread.findings],
  };
}

const HEADERS: ReadonlySet<string> = new Set([...HEADER_CODES, ...TRF26_HEADERS]);

function headerFrom([code = '', value = '']: readonly string[]): TrfRecord {
  if (HEADERS.has(code)) return { kind: 'header', code, value, source: null };
  return { kind: 'unknown', code, text: `${code} ${value}`, source: null };
}

function recordFrom(text: string): TrfRecord {
  return { kind: 'unknown', code: text.slice(0, 3), text, source: null };
}

function playerFrom(
  columns: readonly string[],
  cells: readonly string[],
  line: number,
  findings: Finding[],
): PlayerRecord {
  const cell = (name: string): string => (cells[columns.indexOf(name)] ?? '').trim();
  const number = (name: string): number | null => (/^\d+$/.test(cell(name)) ? Number(cell(name)) : null);
  const rounds = columns.flatMap((name, index) => {
    if (!/^\d+$/.test(name)) return [];
    return [roundFrom((cells[index] ?? '').trim(), Number(name), line, findings)];
  });
  return {
    kind: 'player',
    code: '001',
    no: number('no'),
    sex: cell('sex'),
    title: cell('title'),
    name: cell('name'),
    rating: number('rating'),
    federation: cell('federation'),
    id: cell('id'),
    birth: cell('birth'),
    points: cell('points'),
    rank: number('rank'),
    rounds,
    source: null,
  };
}

function roundFrom(cell: string, round: number, line: number, findings: Finding[]): RoundResult {
  if (cell === '') return { opponent: null, colour: null, code: '' };
  const match = /^(\d{1,4})([wb-])(.?)$/i.exec(cell);
  const code = RESULT_CODES.find((each) => each === (match?.[3] ?? '').toUpperCase());
  if (!match || code === undefined) {
    findings.push(finding('result-unknown', { line }, { round, text: cell.slice(0, 20) }));
    return { opponent: null, colour: null, code: '' };
  }
  const colour = match[2]?.toLowerCase();
  return {
    opponent: Number(match[1]) || null,
    colour: colour === 'w' || colour === 'b' ? colour : null,
    code,
  };
}

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Cells by the rules of RFC 4180; the separator is the one behind the first cell. */
function parseRows(text: string): Row[] {
  const separator = /^\uFEFF?"?columns"?([,;\t])/.exec(text)?.[1] ?? ',';
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let [line, start] = [1, 1];
  const endRow = (): void => {
    rows.push({ cells: [...cells, cell], line: start });
    [cells, cell, start] = [[], '', line];
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const character = text[at] as string;
    if (character === '\n') line += 1;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[++at] as string;
      else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
}
