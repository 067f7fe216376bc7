/**
 * Reading rating lists: an invented combined list of 1.8 million players as TXT, XML and zip, read in a process
 * of its own so that its peak memory can be told, beside saxes on the same XML in the same run.
 * Alone: `node scripts/run.mjs bench/lists.ts [--quick]`.
 */

import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, createDeflateRaw } from 'node:zlib';
import { defined } from '@eloquence/rating';
import { SaxesParser } from 'saxes';
import { type ListRow, readList, scanList, writeList } from '../packages/reports/src/list/index.ts';
import { median } from './measure.ts';

export interface ListBenchRow {
  readonly name: string;
  /** Unpacked bytes, in millions per second: the median of the rounds. */
  readonly rate: number;
  /** Times the rate of saxes; XML only. */
  readonly times: number | null;
  /** Megabytes of memory at most, the runtime's own included. */
  readonly peak: number;
}

interface Way {
  readonly name: string;
  readonly file: 'txt' | 'xml' | 'zip';
  readonly read: (path: string) => Promise<number>;
}

const FULL = 1_800_000;
const QUICK = 180_000;

const SAXES = 'saxes, XML';
const WAYS: readonly Way[] = [
  { name: 'visiting, TXT', file: 'txt', read: visitAll },
  { name: 'visiting, XML', file: 'xml', read: visitAll },
  { name: 'visiting, zipped TXT', file: 'zip', read: visitAll },
  { name: 'row by row, TXT', file: 'txt', read: readAll },
  { name: 'row by row, XML', file: 'xml', read: readAll },
  { name: SAXES, file: 'xml', read: readWithSaxes },
];

const bytesOf = (path: string): AsyncIterable<Uint8Array> =>
  createReadStream(path, { highWaterMark: 1 << 20 });

/** ID, name and ratings of everybody. */
async function visitAll(path: string): Promise<number> {
  let rows = 0;
  let letters = 0;
  await scanList(bytesOf(path), (record) => {
    rows += 1;
    letters += record.name.length + record.rating(0) + record.rating(1) + record.rating(2);
  });
  return letters > 0 ? rows : 0;
}

async function readAll(path: string): Promise<number> {
  let rows = 0;
  for await (const row of readList(bytesOf(path))) if (row.name !== '') rows += 1;
  return rows;
}

/** What a program without a list reader does: an object of texts for each player. */
async function readWithSaxes(path: string): Promise<number> {
  let rows = 0;
  let letters = 0;
  let player: Record<string, string> = {};
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'player') player = {};
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'player') {
      player[name] = text;
      return;
    }
    rows += 1;
    letters += (player.name ?? '').length + Number(player.rating);
  });
  const decoder = new TextDecoder();
  for await (const bytes of bytesOf(path)) parser.write(decoder.decode(bytes, { stream: true }));
  parser.close();
  return letters > 0 ? rows : 0;
}

/** Xorshift on 32 bits: whole numbers from 0 to `below` − 1, the same everywhere. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) * below) / 2 ** 32);
  };
}

const SYLLABLES =
  'ba be bo da de do fa ga ha ka ki ko la le li lo ma mi mo na ne no ra ri ro sa se so ta ti to va ve vi zan';
const FEDERATIONS = 'AAA BBB CCC DDD EEE FFF GGG HHH III JJJ KKK LLL MMM NNN OOO PPP QQQ RRR SSS TTT UUU VVV';

/** How many of a thousand players have a rating; of those without one in standard, few have another. */
const RATED = { standard: 317, rapid: 750, blitz: 600, onlyRapid: 20, onlyBlitz: 10 };

/** As many are rated in standard as in FIDE's list, 570 thousand of 1.8 million; the names are made of syllables. */
function* inventRows(count: number): Generator<ListRow> {
  const random = generator(20_261_001);
  const pick = <T>(values: readonly T[]): T => defined(values[random(values.length)]);
  const syllables = SYLLABLES.split(' ');
  const word = (): string => {
    const text = Array.from({ length: 2 + random(3) }, () => pick(syllables)).join('');
    return defined(text[0]).toUpperCase() + text.slice(1);
  };
  const families = Array.from({ length: 60_000 }, word);
  const given = Array.from({ length: 4000 }, word);
  // Lists come in the order of names.
  const names = Array.from({ length: count }, () => `${pick(families)}, ${pick(given)}`).sort();
  const federations = FEDERATIONS.split(' ');
  const issuedIds: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const rated = random(1000) < RATED.standard;
    const woman = random(6) === 0;
    const listed = (share: number): { rating: number | null; games: number; k: number | null } =>
      random(1000) < share
        ? { rating: 1400 + random(1100), games: random(9) === 0 ? random(20) : 0, k: pick([10, 20, 40]) }
        : { rating: null, games: 0, k: null };
    const federation = random(federations.length);
    const issued = (issuedIds[federation] ?? 0) + 1;
    issuedIds[federation] = issued;
    yield {
      // Every federation has its block of IDs; in the order of names they are in none.
      id: 4_000_000 * (federation + 1) + ((issued * 7919) % 999_983),
      name: defined(names[index]),
      federation: defined(federations[federation]),
      sex: woman ? 'F' : 'M',
      title: rated && random(40) === 0 ? pick(['GM', 'IM', 'FM', 'CM']) : '',
      womenTitle: '',
      otherTitles: random(60) === 0 ? pick(['FA', 'NA', 'FA,NI', 'IA,FT']) : '',
      foaTitle: '',
      birthYear: random(60) === 0 ? null : 1940 + random(78),
      birthday: null,
      flag: `${woman ? 'w' : ''}${rated && random(4) === 0 ? 'i' : ''}`,
      ratings: {
        standard: listed(rated ? 1000 : 0),
        rapid: listed(rated ? RATED.rapid : RATED.onlyRapid),
        blitz: listed(rated ? RATED.blitz : RATED.onlyBlitz),
      },
    };
  }
}

export type Files = Readonly<Record<Way['file'], string>>;

/** Makes what is missing; a file that is there is complete, since it gets its name last. */
export async function prepare(players: number): Promise<Files> {
  const folder = join(tmpdir(), 'eloquence-bench');
  mkdirSync(folder, { recursive: true });
  const named = (ending: string): string => join(folder, `combined-4-${players}.${ending}`);
  for (const format of ['txt', 'xml'] as const) {
    await make(named(format), async (path) => {
      const file = await open(path, 'w');
      for await (const text of writeList(inventRows(players), { format, cadence: 'combined' }))
        await file.write(text);
      await file.close();
    });
  }
  await make(named('zip'), (path) => zip(named('txt'), path));
  return { txt: named('txt'), xml: named('xml'), zip: named('zip') };
}

async function make(path: string, write: (path: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  await write(`${path}.part`);
  renameSync(`${path}.part`, path);
}

/** A zip of one member with its sizes at the front, as the usual programs make it. */
async function zip(from: string, path: string): Promise<void> {
  const name = Buffer.from('players_list_foa.txt');
  const file = await open(path, 'w');
  const dataStart = 30 + name.length;
  let [at, checksum] = [dataStart, 0];
  async function* checked(): AsyncGenerator<Uint8Array> {
    for await (const bytes of bytesOf(from)) {
      checksum = crc32(bytes, checksum);
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  (async () => {
    for await (const bytes of checked())
      if (!deflate.write(bytes)) await new Promise((go) => deflate.once('drain', go));
    deflate.end();
  })();
  for await (const bytes of deflate) {
    await file.write(bytes, 0, bytes.length, at);
    at += bytes.length;
  }
  const sizes = Buffer.alloc(26);
  sizes.writeUInt16LE(20, 0);
  sizes.writeUInt16LE(8, 4);
  sizes.writeUInt32LE(checksum, 10);
  sizes.writeUInt32LE(at - dataStart, 14);
  sizes.writeUInt32LE(statSync(from).size, 18);
  sizes.writeUInt16LE(name.length, 22);
  await file.write(Buffer.concat([Buffer.from('PK\x03\x04'), sizes, name]), 0, dataStart, 0);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), sizes, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(at, 16);
  await file.write(Buffer.concat([entry, end]), 0, entry.length + end.length, at);
  await file.close();
}

interface Run {
  readonly rows: number;
  readonly seconds: number;
  readonly peak: number;
}

/** Reads the short list first, so that what is timed is compiled. */
function runAlone(way: Way, warmUp: string, path: string): Run {
  const program = fileURLToPath(import.meta.url);
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--read', way.name, warmUp, path], {
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(`${way.name}: ${stderr}`);
  return JSON.parse(stdout);
}

/** Measures every way once in each round. */
export async function benchLists(quick: boolean): Promise<readonly ListBenchRow[]> {
  const players = quick ? QUICK : FULL;
  const rounds = 3;
  const short = await prepare(QUICK);
  const files = await prepare(players);
  const runs = WAYS.map((): Run[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, way] of WAYS.entries()) {
      const run = runAlone(way, short[way.file], files[way.file]);
      if (run.rows !== players) throw new Error(`${way.name}: ${run.rows} rows instead of ${players}`);
      runs[index]?.push(run);
    }
  }
  const rates = WAYS.map(({ file }, index) => {
    const bytes = statSync(files[file === 'zip' ? 'txt' : file]).size;
    return median(defined(runs[index]).map(({ seconds }) => bytes / seconds / 1e6));
  });
  const saxes = defined(rates[WAYS.findIndex(({ name }) => name === SAXES)]);
  return WAYS.map((way, index) => rowOf(way, defined(rates[index]), saxes, defined(runs[index])));
}

function rowOf(way: Way, rate: number, saxes: number, runs: readonly Run[]): ListBenchRow {
  const times = way.file === 'xml' ? rate / saxes : null;
  const peak = Math.max(...runs.map((run) => run.peak));
  return { name: way.name, rate, times, peak };
}

export function printLists(rows: readonly ListBenchRow[], quick: boolean): void {
  console.log(
    `reading a combined list of ${quick ? '180 thousand' : '1.8 million'} players, each in its own process`,
  );
  console.log(`${''.padEnd(24)}${'MB/s'.padStart(8)}${'to saxes'.padStart(10)}${'peak'.padStart(10)}`);
  for (const { name, rate, times, peak } of rows) {
    const cells = [
      name.padEnd(24),
      rate.toFixed(0).padStart(8),
      (times === null ? '' : `${times.toFixed(1)}×`).padStart(10),
      `${peak.toFixed(0)} MB`.padStart(10),
    ];
    console.log(cells.join('').trimEnd());
  }
}

async function readAlone(name: string, warmUp: string, path: string): Promise<void> {
  const way = defined(WAYS.find((each) => each.name === name));
  await way.read(warmUp);
  const start = performance.now();
  const rows = await way.read(path);
  const seconds = (performance.now() - start) / 1000;
  console.log(JSON.stringify({ rows, seconds, peak: process.resourceUsage().maxRSS / 1024 }));
}

if (import.meta.main) {
  const [first, name, warmUp, path] = process.argv.slice(2);
  if (first === '--read' && name && warmUp && path) await readAlone(name, warmUp, path);
  else printLists(await benchLists(first === '--quick'), first === '--quick');
}
