import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  checkAndRateReport,
  checkReport,
  type ReportReading,
  readCsv,
  readReport,
  reportOf,
} from '@eloquence/reports';

/** An input of about so many bytes. */
type Shape = (bytes: number) => string;

const HEADER = '012 A\n032 FRA\n042 2010/05/01\n052 2010/05/05\n092 Swiss\n102 B\n122 90+30\n';
const repeated =
  (part: string, before = ''): Shape =>
  (bytes) =>
    before + part.repeat(Math.ceil((bytes - before.length) / part.length));

const player = (no: number, cells: string, rating = '2000'): string =>
  `001 ${String(no).padStart(4)} m    ${'Somebody'.padEnd(33)} ${rating} FRA ${String(
    900_000_000 + no,
  ).padStart(11)} 1990/01/01  1.0 ${String(no).padStart(4)}  ${cells}\n`;

/** Players in couples, who meet in every round. */
const couples =
  (rounds: number, mine: string, theirs: string, header = HEADER): Shape =>
  (bytes) => {
    const lines = [header];
    for (let no = 1, size = 0; size < bytes && no < 9999; no += 2) {
      const cell = (other: number, rest: string): string => `${String(other).padStart(4)} ${rest}  `;
      lines.push(
        player(no, cell(no + 1, mine).repeat(rounds)),
        player(no + 1, cell(no, theirs).repeat(rounds)),
      );
      size += 200 + 20 * rounds;
    }
    return lines.join('');
  };

/** Inputs that once made readers slow or large. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'blank lines': repeated('\n'),
  'unknown lines': repeated('x\n'),
  'one long line': repeated('a', '001'),
  'header lines': repeated('012 a\n'),
  'players without anything': repeated('001\n', HEADER),
  'a number for everybody': repeated(player(1, ''), HEADER),
  'rounds that cannot be read': repeated(player(1, 'a b c d e f g h i j '.repeat(400)), HEADER),
  'blanks before a bracket': repeated(`112 a${' '.repeat(9000)}b\n`, HEADER),
  'scoring without end': repeated('XXS W=1 D=1 WW=1\n162  W 1.0  D 1.0  L 1.0\n', HEADER),
  'a large Swiss': couples(9, 'w 1', 'b 0'),
  'long lines': couples(400, 'w 1', 'b 0'),
  'a contradiction in every game': couples(400, 'w 1', 'w 1'),
};

const TABLES: Readonly<Record<string, Shape>> = {
  commas: repeated(','),
  quotes: repeated('"'),
  'quoted line breaks': repeated('"\n"'),
  'rows without anything': repeated('player\n'),
  'a late round': repeated('player,1,2w1\n', 'columns,no,990\n'),
  'columns without end': repeated('no,1,', 'columns,'),
};

const SMALL = 250_000;
const TIMES_AS_LARGE = 4;
/** Linear, with room for a busy machine; what grows with the square takes 16 times as long. */
const MOST_TIMES = 12;
const ATTEMPTS = 3;
/** What is read and found may take so many times the size of the input. */
const MOST_MEMORY = 25;
/** Shorter times are noise. */
const LEAST_MILLISECONDS = 30;

export interface Growth {
  readonly line: string;
  readonly kept: boolean;
}

/** Neither time nor memory may grow faster than the input. */
export function measureGrowth(): readonly Growth[] {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const read = (text: string): ReportReading => readReport(new TextEncoder().encode(text));
  const readTable = (text: string): ReportReading => reportOf(readCsv(text));
  return [
    ...Object.entries(SHAPES).map(([name, shape]) => measureShape(name, shape, read, collect)),
    ...Object.entries(TABLES).map(([name, shape]) =>
      measureShape(`table: ${name}`, shape, readTable, collect),
    ),
  ];
}

type Read = (text: string) => ReportReading;

function measureShape(name: string, shape: Shape, read: Read, collect: () => void): Growth {
  const [small, large] = [shape(SMALL), shape(TIMES_AS_LARGE * SMALL)];
  let [slow, times] = [0, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < ATTEMPTS && times > MOST_TIMES; attempt += 1) {
    slow = timeOf(large, read);
    times = slow < LEAST_MILLISECONDS ? 0 : slow / timeOf(small, read);
  }
  const memory = memoryOf(large, read, collect);
  const kept = times <= MOST_TIMES && memory <= MOST_MEMORY;
  const cells = [
    `  ${name}`.padEnd(34),
    `${slow.toFixed(0)} ms for ${(large.length / 1e6).toFixed(1)} MB`.padStart(18),
    (times === 0 ? '' : `${times.toFixed(1)}× for ${TIMES_AS_LARGE}× the size`).padStart(26),
    `${memory.toFixed(1)}× its size kept`.padStart(22),
    kept ? '' : '  ✗',
  ];
  return { line: cells.join('').trimEnd(), kept };
}

/** The best of several runs, which a busy machine disturbs least. */
function timeOf(text: string, read: Read): number {
  const runs = Array.from({ length: 4 }, () => {
    const start = performance.now();
    checkAndRateReport(read(text), { choice: {} });
    return performance.now() - start;
  });
  return Math.min(...runs);
}

function memoryOf(text: string, read: Read, collect: () => void): number {
  collect();
  const before = process.memoryUsage().heapUsed;
  const result = checkReport(read(text), { choice: {} });
  collect();
  const kept = process.memoryUsage().heapUsed - before;
  return result === null ? 0 : Math.max(0, kept) / text.length;
}
