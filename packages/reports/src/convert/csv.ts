import { InputError } from '@eloquence/rating';
import { type Finding, FindingList, finding } from '../findings.ts';
import { MAX_LINE_LENGTH, MAX_REPORT_BYTES } from '../limits.ts';
import {
  cut,
  FIRST_ROUND,
  PLAYER,
  type PlayerField,
  ROUND,
  ROUND_WIDTH,
  roundColumn,
  wholeNumber,
} from '../trf/layout.ts';
import { readTrf, type TrfReading } from '../trf/read.ts';
import type { HeaderRecord, PlayerRecord, RoundResult, TrfFile, TrfRecord } from '../trf/records.ts';
import { renderRecord, textOf } from '../trf/write.ts';
import { parseRows, type Row, writeRow } from './csv-rows.ts';
import { meaningOf } from './line-content.ts';
import { encodeMarked, NAME_WIDTH, withWholeNames } from './long-names.ts';

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

/** Lossless: content without a cell of its own becomes a whole `line`. */
export function writeCsv(file: TrfFile): string {
  const rounds = file.records.reduce((most, record) => Math.max(most, roundsOf(record)), 0);
  const numbers = Array.from({ length: rounds }, (_, index) => String(index + 1));
  const names = [...COLUMNS, ...numbers];
  const columns = columnsFrom(names);
  const rows = file.records.map((record): readonly string[] => {
    if (record.kind === 'header' && saysItsLine(record)) return ['event', record.code, record.value];
    if (record.kind !== 'player' || record.code !== '001') return ['line', textOf(record)];
    const cells = playerCells(record);
    return isReadAs(record, columns, cells) ? ['player', ...cells] : ['line', textOf(record)];
  });
  return [['columns', ...names], ...rows].map(writeRow).join('');
}

const roundsOf = (record: TrfRecord): number =>
  record.kind === 'player' && record.code === '001' ? record.rounds.length : 0;

const saysItsLine = (record: HeaderRecord): boolean =>
  record.source === null || record.source.text.trimEnd() === renderRecord(record);

/** Unreadable content keeps its cell, so that reading the table reports it too. */
function playerCells(player: PlayerRecord): readonly string[] {
  const { source } = player;
  const fields = COLUMNS.map((column) => {
    const known = String(player[column] ?? '');
    return known === '' && source !== null ? cut(source.text, PLAYER[column]) : known;
  });
  return [...fields, ...player.rounds.map((round, index) => roundCell(player, round, index))];
}

/** An empty round is an empty cell; the last one would get lost. */
function roundCell(
  { source, rounds }: PlayerRecord,
  { opponent, colour, code }: RoundResult,
  index: number,
): string {
  const from = roundColumn(index + 1) - 1;
  const stood = (at: number): string => source?.text[from + at]?.trim() ?? '';
  const colourText = colour ?? (stood(ROUND.colour) || '-');
  const codeText = code || stood(ROUND.result);
  const isNothing = opponent === null && colourText === '-' && codeText === '';
  return isNothing && index < rounds.length - 1 ? '' : `${opponent ?? 0}${colourText}${codeText}`;
}

/** Whether the cells say all that the line does, mistakes included. */
function isReadAs({ source }: PlayerRecord, columns: TableColumns, cells: readonly string[]): boolean {
  if (source === null) return true;
  const findings = new FindingList();
  const { text } = playerFrom(columns, cells, 1, findings);
  return findings.all().length === 0 && meaningOf(text) === meaningOf(source.text);
}

/** Reads what `writeCsv` writes, from any spreadsheet that saved it: comma, semicolon or tab between the cells. */
export function readCsv(text: string): TrfReading {
  if (typeof text !== 'string') {
    throw new InputError('invalid-input', { path: 'text', value: typeof text, expected: { kind: 'text' } });
  }
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
    const converted = lineFrom(kind, cells, columns, row, findings);
    if (converted === null) continue;
    const text = oneLine(converted.text);
    written.push({ text, line: row.line, name: converted.name && oneLine(converted.name) });
    size += text.length + 1;
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

/** Reading the written TRF gives version and findings of every field; their places are moved to the table. */
function reread(rows: readonly WrittenRow[], findings: FindingList): TrfReading {
  const { file, findings: found } = readTrf(encodeMarked(rows.map(({ text }) => `${text}\n`).join('')));
  const lineOf = (line: number): number => rows[line - 1]?.line ?? line;
  // An unreadable number is not reported as missing too.
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

/** What each column of a table holds: a field, the number of a round, or nothing that is known. */
interface TableColumns {
  readonly fields: ReadonlyMap<string, number>;
  readonly rounds: readonly number[];
}

/** More rounds would make a line too long. */
const MAX_ROUNDS = Math.floor((MAX_LINE_LENGTH - FIRST_ROUND) / ROUND_WIDTH);

function columnsFrom(cells: readonly string[]): TableColumns {
  const fields = new Map<string, number>();
  const rounds: number[] = [];
  for (const [index, cell] of cells.entries()) {
    const name = cell.trim().toLowerCase();
    // Of two columns with one name the first counts.
    if (!fields.has(name)) fields.set(name, index);
    const round = wholeNumber(name) ?? 0;
    rounds.push(round <= MAX_ROUNDS ? round : 0);
  }
  return { fields, rounds };
}

/** A line of a report, and the name in it where that is longer than its columns. */
interface MadeLine {
  readonly text: string;
  readonly name?: string;
}

function lineFrom(
  kind: string,
  cells: readonly string[],
  columns: TableColumns,
  row: Row,
  findings: FindingList,
): MadeLine | null {
  const [first = '', second = ''] = cells;
  if (kind === 'player') return playerFrom(columns, cells, row.line, findings);
  if (kind === 'line') return { text: first };
  // A spreadsheet makes 12 of 012.
  if (kind === 'event') return { text: `${first.trim().padStart(3, '0')} ${second}`.trimEnd() };
  if (row.cells.some((cell) => cell.trim() !== '')) {
    findings.add(finding('record-unknown', { line: row.line }, { code: kind.slice(0, 20) }));
  }
  return null;
}

/** Cells go into their columns unchecked; reading the line reports errors. */
function playerFrom(
  { fields, rounds }: TableColumns,
  cells: readonly string[],
  line: number,
  findings: FindingList,
): MadeLine {
  const name = (cells[fields.get('name') ?? -1] ?? '').trim();
  const parts: (readonly [column: number, text: string])[] = [[PLAYER.name.from, name.slice(0, NAME_WIDTH)]];
  for (const field of COLUMNS) {
    const found = field === 'name' ? '' : (cells[fields.get(field) ?? -1] ?? '').trim();
    const width = PLAYER[field].to - PLAYER[field].from + 1;
    if (found.length > width) findings.add(unreadable(field, found, line));
    else if (found !== '') parts.push([PLAYER[field].from, LEFT.has(field) ? found : found.padStart(width)]);
  }
  let last = 0;
  cells.forEach((text, index) => {
    const round = rounds[index] ?? 0;
    if (!(round > 0) || text.trim() === '') return;
    last = Math.max(last, round);
    parts.push([roundColumn(round), roundFrom(text.trim(), round, line, findings)]);
  });
  // The last round is never blank: it would not be seen.
  if (last > 0 && !parts.some(([column, text]) => column === roundColumn(last) && text !== ''))
    parts.push([roundColumn(last), NOTHING]);
  return { text: inColumns('001', parts), name };
}

/** Left-aligned fields. */
const LEFT: ReadonlySet<PlayerField> = new Set(['sex', 'federation', 'birth']);

const NOTHING = '0000 -';

/** Of two texts for one place the later counts. */
function inColumns(start: string, parts: readonly (readonly [column: number, text: string])[]): string {
  const byColumn = [...new Map(parts)].sort(([a], [b]) => a - b);
  return byColumn.reduce((line, [column, text]) => line.padEnd(column - 1) + text, start).trimEnd();
}

function unreadable(field: PlayerField, text: string, line: number): Finding {
  const severity = field === 'no' || field === 'rating' || field === 'id' ? 'error' : 'warning';
  return finding('field-unreadable', { line }, { field, text: text.slice(0, NAME_WIDTH) }, severity);
}

/** Invalid colours and results are kept, so that reading refuses them. */
function roundFrom(cell: string, round: number, line: number, findings: FindingList): string {
  const [, opponent, colour, result = ''] = /^(\d{1,4})\s*(\D)\s*(\S?)$/u.exec(cell) ?? [];
  if (opponent === undefined || colour === undefined || colour.length > 1 || result.length > 1) {
    findings.add(finding('result-unknown', { line }, { round, text: cell.slice(0, 20) }));
    return '';
  }
  const number = Number(opponent) === 0 ? '0000' : String(Number(opponent)).padStart(4);
  return `${number} ${colour.toLowerCase()} ${result}`.trimEnd();
}
