import { type Finding, FindingList, finding } from '../findings.ts';
import { MAX_LINE_LENGTH, MAX_REPORT_BYTES } from '../limits.ts';
import {
  FIRST_ROUND,
  HEADER_CODES,
  PLAYER,
  type PlayerField,
  ROUND_WIDTH,
  TRF26_HEADERS,
  wholeNumber,
} from '../trf/layout.ts';
import { readTrf, type TrfReading } from '../trf/read.ts';
import {
  type PlayerRecord,
  RESULT_CODES,
  type RoundResult,
  type TrfFile,
  type TrfRecord,
} from '../trf/records.ts';
import { renderRecord, textOf } from '../trf/write.ts';
import { encodeMarked, NAME_WIDTH, withWholeNames } from './names.ts';
import { parseRows, type Row, writeRow } from './table.ts';

/**
 * A report as a table for spreadsheets. The first cell of a row says what it is:
 * `event`, a line code and its text; `player`, the columns named by the row `columns`; `line`, anything else as it stands.
 * A round is one cell: opponent, colour, result, as in `12w1`; no opponent is `0`.
 */
const COLUMNS: readonly PlayerField[] = [
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
];

export function writeCsv(file: TrfFile): string {
  const rounds = file.records.reduce((most, record) => Math.max(most, roundsOf(record)), 0);
  const numbers = Array.from({ length: rounds }, (_, index) => String(index + 1));
  const rows: string[][] = [['columns', ...COLUMNS, ...numbers]];
  for (const record of file.records) {
    if (record.kind === 'blank') continue;
    if (record.kind === 'header') rows.push(['event', record.code, record.value]);
    else if (record.kind === 'player' && record.code === '001') rows.push(playerRow(record));
    else rows.push(['line', textOf(record)]);
  }
  return rows.map(writeRow).join('');
}

const roundsOf = (record: TrfRecord): number =>
  record.kind === 'player' && record.code === '001' ? record.rounds.length : 0;

function playerRow(player: PlayerRecord): string[] {
  const fields = COLUMNS.map((column) => String(player[column] ?? ''));
  return ['player', ...fields, ...player.rounds.map(roundCell)];
}

/** A round without anything is an empty cell, save the last, which would get lost. */
function roundCell(
  { opponent, colour, code }: RoundResult,
  index: number,
  rounds: readonly unknown[],
): string {
  const isNothing = opponent === null && colour === null && code === '';
  return isNothing && index < rounds.length - 1 ? '' : `${opponent ?? 0}${colour ?? '-'}${code}`;
}

/** Reads what `writeCsv` writes, from any spreadsheet that saved it: comma, semicolon or tab between the cells. */
export function readCsv(text: string): TrfReading {
  const rows = text.length > MAX_REPORT_BYTES ? null : parseRows(text);
  if (rows === null) return tooLarge(text.length);
  const findings = new FindingList();
  const written: WrittenRow[] = [];
  let size = 0;
  let columns = columnsFrom(COLUMNS);
  for (const row of rows) {
    const [first = '', ...cells] = row.cells;
    const kind = first.trim().toLowerCase();
    if (kind === 'columns') {
      columns = columnsFrom(cells);
      continue;
    }
    const record = recordFrom(kind, cells, columns, row, findings);
    if (record === null) continue;
    const line = oneLine(renderRecord(record));
    written.push({
      text: line,
      line: row.line,
      name: record.kind === 'player' ? oneLine(record.name) : undefined,
    });
    size += line.length + 1;
    if (size > MAX_REPORT_BYTES) return tooLarge(size);
  }
  return reread(written, findings);
}

interface WrittenRow {
  readonly text: string;
  /** Of the table. */
  readonly line: number;
  readonly name: string | undefined;
}

/** Written out and read again a table gets its version and the findings of every field; they stand where it has them. */
function reread(rows: readonly WrittenRow[], findings: FindingList): TrfReading {
  const { file, findings: found } = readTrf(encodeMarked(rows.map(({ text }) => `${text}\n`).join('')));
  const lineOf = (line: number): number => rows[line - 1]?.line ?? line;
  // A number that could not be read is not missing as well.
  const unread = new Set(findings.all().flatMap(({ values, line }) => (values.field === 'no' ? [line] : [])));
  for (const each of found) {
    const line = each.line && lineOf(each.line);
    if (each.code !== 'start-number-missing' || !unread.has(line))
      findings.add({ ...each, line, column: null });
  }
  const records = file.records.map((record) => {
    const source = record.source && { ...record.source, line: lineOf(record.source.line) };
    return { ...record, source };
  });
  const names = rows.map(({ name }) => name);
  const whole = withWholeNames({ ...file, byteOrderMark: false, records }, names);
  return { file: whole, findings: findings.all(), isTable: true };
}

function tooLarge(bytes: number): TrfReading {
  const { file } = readTrf(new Uint8Array());
  const values = { bytes, limit: MAX_REPORT_BYTES };
  return { file, findings: [finding('file-too-large', { line: null }, values)], isTable: true };
}

/** A cell may hold line breaks, a line of a report cannot. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const HEADERS: ReadonlySet<string> = new Set([...HEADER_CODES, ...TRF26_HEADERS]);

/** What each column of a table holds: a field, the number of a round, or nothing that is known. */
interface TableColumns {
  readonly fields: ReadonlyMap<string, number>;
  readonly rounds: readonly number[];
}

/** More rounds would make a line too long. */
const MAX_ROUNDS = Math.floor((MAX_LINE_LENGTH - FIRST_ROUND) / ROUND_WIDTH);

function columnsFrom(cells: readonly string[]): TableColumns {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const rounds = names.map((name) => {
    const round = wholeNumber(name) ?? 0;
    return round <= MAX_ROUNDS ? round : 0;
  });
  // Of two columns with one name the first counts.
  return { fields: new Map(names.map((name, index) => [name, index] as const).reverse()), rounds };
}

function recordFrom(
  kind: string,
  cells: readonly string[],
  columns: TableColumns,
  row: Row,
  findings: FindingList,
): TrfRecord | null {
  const [first = '', second = ''] = cells;
  if (kind === 'player') return playerFrom(columns, cells, row.line, findings);
  if (kind === 'line') return { kind: 'unknown', code: first.slice(0, 3), text: first, source: null };
  if (kind === 'event') {
    // A spreadsheet makes 12 of 012.
    const code = first.trim().padStart(3, '0');
    if (HEADERS.has(code)) return { kind: 'header', code, value: second, source: null };
    return { kind: 'unknown', code, text: `${code} ${second}`, source: null };
  }
  if (row.cells.some((cell) => cell.trim() !== '')) {
    findings.add(finding('record-unknown', { line: row.line }, { code: kind.slice(0, 20) }));
  }
  return null;
}

function playerFrom(
  { fields, rounds: numbers }: TableColumns,
  cells: readonly string[],
  line: number,
  findings: FindingList,
): PlayerRecord {
  const cell = (field: PlayerField): string => {
    const found = (cells[fields.get(field) ?? -1] ?? '').trim();
    const most = field === 'name' ? Number.POSITIVE_INFINITY : PLAYER[field].to - PLAYER[field].from + 1;
    if (found.length <= most) return found;
    findings.add(unreadable(field, found, line));
    return '';
  };
  const number = (field: 'no' | 'rating' | 'rank'): number | null => {
    const found = cell(field);
    const value = wholeNumber(found);
    if (!Number.isNaN(value)) return value;
    findings.add(unreadable(field, found, line));
    return null;
  };
  const rounds: RoundResult[] = [];
  cells.forEach((text, index) => {
    const round = numbers[index] ?? 0;
    if (!(round > 0) || text.trim() === '') return;
    while (rounds.length < round) rounds.push(NOTHING);
    rounds[round - 1] = roundFrom(text.trim(), round, line, findings);
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

function unreadable(field: PlayerField, text: string, line: number): Finding {
  const severity = field === 'no' || field === 'rating' || field === 'id' ? 'error' : 'warning';
  return finding('field-unreadable', { line }, { field, text: text.slice(0, NAME_WIDTH) }, severity);
}

const NOTHING: RoundResult = Object.freeze({ opponent: null, colour: null, code: '' });

function roundFrom(cell: string, round: number, line: number, findings: FindingList): RoundResult {
  const match = /^(\d{1,4})\s*([wb-])\s*(.?)$/i.exec(cell);
  const code = RESULT_CODES.find((each) => each === (match?.[3] ?? '').toUpperCase());
  if (!match || code === undefined) {
    findings.add(finding('result-unknown', { line }, { round, text: cell.slice(0, 20) }));
    return NOTHING;
  }
  const colour = match[2]?.toLowerCase();
  return {
    opponent: Number(match[1]) || null,
    colour: colour === 'w' || colour === 'b' ? colour : null,
    code,
  };
}
