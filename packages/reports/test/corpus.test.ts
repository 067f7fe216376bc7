import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkAndRateReport,
  type Finding,
  fromJson,
  readAnyReport,
  readCsv,
  toJson,
  writeCsv,
  writeTrf,
} from '../src/index.ts';
import { FIXTURES, filesBelow, SAMPLES } from './helpers.ts';

/**
 * Every file of a folder is read, checked, rated and written back: `ELOQUENCE_CORPUS=FOLDER`, the project's own files
 * without. Prints a table with it.
 */
const CORPUS = process.env.ELOQUENCE_CORPUS;
const files = (CORPUS === undefined ? [FIXTURES, SAMPLES] : [CORPUS]).flatMap((folder) =>
  filesBelow(folder).map((path) => ({ path, name: relative(folder, path) })),
);

interface Row {
  readonly name: string;
  readonly players: number;
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly rated: boolean;
  readonly trips: string;
}

function rowOf(name: string, bytes: Uint8Array): Row {
  const reading = readAnyReport(bytes);
  const { findings, players } = checkAndRateReport(reading, { choice: {} });
  const count = (severity: Finding['severity']): number =>
    findings.filter((each) => each.severity === severity).length;
  return {
    name,
    players: reading.report.players.length,
    ...{ errors: count('error'), warnings: count('warning'), notes: count('note') },
    rated: players.length > 0,
    trips: tripsOf(reading, bytes),
  };
}

/** The layouts that give the report back: its own bytes from a TRF and from JSON, the same table from a table. */
function tripsOf({ layout, report: { file } }: ReturnType<typeof readAnyReport>, bytes: Uint8Array): string {
  const isSame = (other: Uint8Array): boolean => Buffer.compare(other, bytes) === 0;
  const table = writeCsv(file);
  const trips = [
    ['TRF', layout === 'trf' && isSame(writeTrf(file))],
    ['JSON', layout === 'trf' && isSame(writeTrf(fromJson(JSON.parse(JSON.stringify(toJson(file)))).file))],
    ['CSV', writeCsv(readCsv(table).file) === table],
  ] as const;
  return trips.flatMap(([name, same]) => (same ? [name] : [])).join(' ');
}

describe(`${files.length} files`, () => {
  const rows: Row[] = [];

  test.each(files)('$name', ({ path, name }) => {
    const row = rowOf(name, readFileSync(path));
    rows.push(row);
    if (row.players > 0 && /\.(?:trf\w*|input|tab)$/.test(name)) expect(row.trips).toBe('TRF JSON CSV');
    // What is rated has no errors, and what has none but is a report is rated.
    expect(row.rated).toBe(row.players > 0 && row.errors === 0);
  });

  test('the table', () => {
    expect(rows).toHaveLength(files.length);
    if (CORPUS !== undefined) process.stdout.write(`${table(rows)}\n`);
  });
});

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ name, players, errors, warnings, notes, rated, trips }) => [
    ...[name, players === 0 ? 'no' : `${players} players`, errors, warnings, notes].map(String),
    ...[rated ? 'yes' : 'no', trips || 'none'],
  ]);
  const sum = (of: (row: Row) => number): string => String(rows.reduce((total, row) => total + of(row), 0));
  const total = [
    `${rows.length} files`,
    sum(({ players }) => Number(players > 0)),
    ...[sum(({ errors }) => errors), sum(({ warnings }) => warnings), sum(({ notes }) => notes)],
    sum(({ rated }) => Number(rated)),
    sum(({ trips }) => Number(trips === 'TRF JSON CSV')),
  ];
  const all = [['file', 'read', 'errors', 'warnings', 'notes', 'rated', 'round trips'], ...cells, total];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
