/**
 * Reading tournament reports, beside a bare reader that only decodes, splits into lines and cuts the columns. The
 * reports are invented, as many and as large as a federation sees in a month; the same seed gives the same bytes.
 * Alone: `node scripts/run.mjs bench/reports.ts [--quick]`.
 */
import { defined } from '@eloquence/rating';
import { checkReport, readReport } from '../packages/reports/src/index.ts';
import { median } from './measure.ts';

export interface ReportBenchRow {
  readonly name: string;
  /** Millions of bytes per second: the median of the rounds. */
  readonly rate: number;
  /** The share of the bare reader's speed: the median of the rounds, each by itself. */
  readonly share: number;
}

interface Way {
  readonly name: string;
  readonly read: (report: Uint8Array) => number;
}

const WAYS: readonly Way[] = [
  { name: 'bare reader: decode, split, cut', read: cutColumns },
  { name: 'read', read: (report) => readReport(report).report.players.length },
  { name: 'read and checked', read: readAndCheck },
];

function readAndCheck(report: Uint8Array): number {
  const { findings } = checkReport(readReport(report), { choice: {} });
  if (findings.length > 0) throw new Error(`a clean report has ${JSON.stringify(findings[0])}`);
  return findings.length;
}

/** Every way reads every report in turn, so that a machine that is busy for a while is so for all of them. */
export function benchReports(quick: boolean): readonly ReportBenchRow[] {
  const reports = inventReports(quick ? 30 : 300);
  const rounds = quick ? 30 : 15;
  const bytes = reports.reduce((sum, report) => sum + report.length, 0);
  const rates = WAYS.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const times = WAYS.map(() => 0);
    for (const report of reports) {
      WAYS.forEach(({ read }, index) => {
        const start = performance.now();
        read(report);
        times[index] = defined(times[index]) + performance.now() - start;
      });
    }
    if (round < 0) continue;
    for (const [index, time] of times.entries()) rates[index]?.push(bytes / time / 1000);
  }
  return WAYS.map(({ name }, index) => {
    const own = defined(rates[index]);
    const share = median(own.map((rate, round) => rate / defined(rates[0]?.[round])));
    return { name, rate: median(own), share };
  });
}

/** Rounds in which everything is compiled. */
const WARM_UP = 5;

export function printReports(rows: readonly ReportBenchRow[], quick: boolean): void {
  console.log(`reading ${quick ? 30 : 300} tournament reports of 24 to 222 players and 5 to 11 rounds`);
  console.log(`${''.padEnd(34)}${'MB/s'.padStart(8)}${'to bare'.padStart(10)}`);
  for (const { name, rate, share } of rows) {
    const cells = [name.padEnd(34), rate.toFixed(0).padStart(8), `${share.toFixed(2)}×`.padStart(10)];
    console.log(cells.join(''));
  }
}

/** First and last column of each field of a 001, from 1. */
const FIELDS = [
  [1, 3],
  [5, 8],
  [10, 10],
  [11, 13],
  [15, 47],
  [49, 52],
  [54, 56],
  [58, 68],
  [70, 79],
  [81, 84],
  [86, 89],
] as const;

function cutColumns(report: Uint8Array): number {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(report);
  const rows = text.split('\n').map((line) => {
    if (!line.startsWith('001')) return [line.slice(0, 3), line.slice(4)];
    const cells = FIELDS.map(([from, to]) => line.slice(from - 1, to).trim());
    for (let at = 91; at < line.length; at += 10) {
      cells.push(line.slice(at, at + 4).trim(), line.slice(at + 5, at + 6), line.slice(at + 7, at + 8));
    }
    return cells;
  });
  return rows.length;
}

type Random = (below: number) => number;

/** Xorshift on 32 bits: whole numbers from 0 to `below` − 1. */
function generator(seed: number): Random {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) * below) / 2 ** 32);
  };
}

function inventReports(events: number): readonly Uint8Array[] {
  const random = generator(20_250_901);
  return Array.from({ length: events }, (_, event) =>
    new TextEncoder().encode(inventReport(event, 24 + 2 * random(100), 5 + random(7), random)),
  );
}

/** A Swiss without repeated pairings: the two halves of the field turn against each other. */
function inventReport(event: number, players: number, rounds: number, random: Random): string {
  const half = players / 2;
  const halves = new Array<number>(players).fill(0);
  const cells: string[][] = Array.from({ length: players }, () => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let upper = 0; upper < half; upper += 1) {
      const lower = half + ((upper + round) % half);
      const outcome = random(3);
      const [mine, theirs] = defined(['1 0', '= =', '0 1'][outcome]).split(' ') as [string, string];
      halves[upper] = defined(halves[upper]) + 2 - outcome;
      halves[lower] = defined(halves[lower]) + outcome;
      cells[upper]?.push(`${String(lower + 1).padStart(4)} w ${mine}`);
      cells[lower]?.push(`${String(upper + 1).padStart(4)} b ${theirs}`);
    }
  }
  const order = halves.map((_, player) => player).sort((a, b) => (halves[b] ?? 0) - (halves[a] ?? 0));
  const ranks = new Map(order.map((player, index) => [player, index + 1]));
  const lines = cells.map((row, player) => {
    const rating = 2400 - Math.floor((player * 900) / players);
    const name = `Player${String(player + 1).padStart(4, '0')}, Invented`;
    const points = ((halves[player] ?? 0) / 2).toFixed(1);
    const id = 900_000_000 + event * 1000 + player;
    const fields = `${String(player + 1).padStart(4)} m    ${name.padEnd(33)} ${rating} FRA ${String(id).padStart(11)}`;
    const rest = `19${60 + random(40)}/0${1 + random(9)}/1${random(10)} ${points.padStart(4)} ${String(ranks.get(player)).padStart(4)}`;
    return `001 ${fields} ${rest}  ${row.join('  ')}`;
  });
  const header = [
    `012 Invented Open ${event + 1}`,
    '022 Nowhere',
    '032 FRA',
    '042 2025/09/06',
    '052 2025/09/14',
    `062 ${players}`,
    `072 ${players}`,
    '092 Individual: Swiss-System',
    '102 Arbiter, Invented (900000001)',
    '122 90\' + 30" per move',
    `132${' '.repeat(88)}${Array.from({ length: rounds }, (_, round) => `25/09/${String(6 + Math.min(round, 8)).padStart(2, '0')}`).join('  ')}`,
    `142 ${rounds}`,
    '222 5400+30',
  ];
  return `${[...header, ...lines].join('\n')}\n`;
}

if (import.meta.main) {
  const quick = process.argv.includes('--quick');
  printReports(benchReports(quick), quick);
}
