/**
 * Reading tournament reports, in bytes per second, beside a bare reader that only decodes, splits into lines and cuts
 * the columns. The reports are invented, as many and as large as a federation sees in a month; the same seed gives
 * the same bytes everywhere.
 */
import { examineReport, readReport } from '@eloquence/reports';

export interface ReportContender {
  readonly name: string;
  readonly bytes: number;
  readonly run: () => number;
  /** At least this share of the bare reader's speed. */
  readonly share?: number;
}

/** The contenders, the bare reader first. */
export function readingReports(events: number): readonly ReportContender[] {
  const reports = inventReports(events);
  const bytes = reports.reduce((sum, report) => sum + report.length, 0);
  const over = (read: (report: Uint8Array) => number) => (): number =>
    reports.reduce((sum, report) => sum + read(report), 0);
  return [
    { name: 'bare reader: decode, split, cut', bytes, run: over(cutColumns) },
    { name: 'read', bytes, run: over((report) => readReport(report).report.players.length), share: 1 / 2 },
    {
      name: 'read and checked',
      bytes,
      run: over((report) => examineReport(readReport(report), { choice: {} }).findings.length),
      share: 1 / 4,
    },
  ];
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

export function inventReports(events: number): readonly Uint8Array[] {
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
      const [mine, his] = (['1 0', '= =', '0 1'][outcome] as string).split(' ') as [string, string];
      halves[upper] = (halves[upper] as number) + 2 - outcome;
      halves[lower] = (halves[lower] as number) + outcome;
      cells[upper]?.push(`${String(lower + 1).padStart(4)} w ${mine}`);
      cells[lower]?.push(`${String(upper + 1).padStart(4)} b ${his}`);
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
    `142 ${rounds}`,
    '222 5400+30',
  ];
  return `${[...header, ...lines].join('\n')}\n`;
}
