import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDate } from '@eloquence/rating';
import {
  type CheckReportOptions,
  checkAndRateReport,
  type Finding,
  type ListEntries,
  type ListEntry,
  readReport,
} from '../src/index.ts';

export const FIXTURES: string = fileURLToPath(new URL('fixtures/', import.meta.url));
export const SAMPLES: string = fileURLToPath(new URL('../../../samples/', import.meta.url));

/** Every file below a folder, by path. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesBelow(path) : [path];
    });
}

export const fixture = (name: string): Uint8Array => readFileSync(join(FIXTURES, name));
export const sample = (name: string): Uint8Array => readFileSync(join(SAMPLES, name));
export const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);
export const latin1 = (content: string): Uint8Array => Uint8Array.from(Buffer.from(content, 'latin1'));

/** The list entries of the players of a fixture, from the file of the same name. */
export function listBeside(name: string): ListEntries | null {
  const path = join(FIXTURES, `${name}.list.json`);
  if (!existsSync(path)) return null;
  const { date, players } = JSON.parse(readFileSync(path, 'utf8')) as {
    date: string | null;
    players: ListEntry[];
  };
  return listOf(date, players);
}

export function listOf(date: string | null, players: readonly ListEntry[]): ListEntries {
  return {
    date: date === null ? null : parseDate(date),
    byId: new Map(players.map((player) => [player.id, player])),
  };
}

export interface Given {
  readonly no?: number | string;
  readonly sex?: string;
  readonly title?: string;
  readonly name?: string;
  readonly rating?: number | string | null;
  readonly federation?: string;
  readonly id?: string;
  readonly birth?: string;
  readonly points?: string;
  readonly rank?: number | string;
  /** `2w1 0-H`: opponent, colour, result of each round; a dot for nothing. */
  readonly rounds?: string;
}

/** Overwrites a line with a text from a column, from 1. */
export function put(line: string, column: number, content: string): string {
  const padded = line.padEnd(column - 1);
  return padded.slice(0, column - 1) + content + padded.slice(column - 1 + content.length);
}

/** A 001 line by the columns of the specification, not by the tested code. */
export function playerLine(given: Given): string {
  const { no = 1, sex = 'm', title = '', name = 'Player, Some', rating = 2000 } = given;
  const { federation = 'FRA', id = '', birth = '1990/05/01', points = '', rank = '', rounds = '' } = given;
  const columns: readonly (readonly [number, string])[] = [
    [5, String(no).padStart(4)],
    [10, sex],
    [11, title.padStart(3)],
    [15, name.padEnd(33)],
    [49, String(rating ?? '').padStart(4)],
    [54, federation.padEnd(3)],
    [58, id.padStart(11)],
    [70, birth.padEnd(10)],
    [81, points.padStart(4)],
    [86, String(rank).padStart(4)],
  ];
  const line = columns.reduce((before, [column, content]) => put(before, column, content), '001');
  return rounds
    .split(' ')
    .filter(Boolean)
    .reduce((before, cell, index) => put(before, 92 + 10 * index, roundCell(cell)), line)
    .trimEnd();
}

function roundCell(cell: string): string {
  const [, opponent = '', colour = '', result = ''] = /^(\d+)(.)(.?)$/.exec(cell) ?? [];
  if (opponent === '') return '';
  return `${opponent === '0' ? '0000' : opponent.padStart(4)} ${colour} ${result}`;
}

export const HEADER: Readonly<Record<string, string>> = {
  '012': 'Test Open',
  '032': 'FRA',
  '042': '2025/05/02',
  '052': '2025/05/04',
  '092': 'Individual: Swiss-System',
  '102': 'Arbiter, Ann',
  '122': '90+30',
};

const POINTS: Readonly<Record<string, number>> = {
  '1': 1,
  '+': 1,
  W: 1,
  F: 1,
  U: 1,
  '=': 0.5,
  D: 0.5,
  H: 0.5,
};

/** A report: header lines over the usual ones (null leaves one out), then players, their totals added up where left out. */
export function report(
  header: Readonly<Record<string, string | null>>,
  players: readonly Given[],
  ...others: readonly string[]
): string {
  const lines = Object.entries({ ...HEADER, ...header })
    .flatMap(([code, value]) => (value === null ? [] : [`${code} ${value}`]))
    .sort();
  const rows = players.map((given, index) => {
    const cells = (given.rounds ?? '').split(' ').filter(Boolean);
    const total = cells.reduce((sum, cell) => sum + (POINTS[cell.at(-1) ?? ''] ?? 0), 0);
    return playerLine({
      no: index + 1,
      id: String(900_000_001 + index),
      name: `Player, ${String.fromCharCode(65 + (index % 26))}`,
      points: total.toFixed(1),
      ...given,
    });
  });
  return [...lines, ...rows, ...others, ''].join('\n');
}

type Examined = ReturnType<typeof checkAndRateReport>;

export function examine(content: string | Uint8Array, options: Partial<CheckReportOptions> = {}): Examined {
  const read = readReport(typeof content === 'string' ? bytes(content) : content);
  return checkAndRateReport(read, { choice: {}, ...options });
}

/** `error results-contradict 13:99`: the findings as lines. */
export function found(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ severity, code, line, column }) =>
    [severity, code, line === null ? '' : `${line}:${column ?? ''}`].join(' ').trim(),
  );
}
