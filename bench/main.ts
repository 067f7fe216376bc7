/**
 * npm run bench: games rated per second, beside other packages on the same games in the same run; then how fast
 * reports and rating lists are read, beside their own peers; then the rating office and the service, on both stores;
 * then the pages in a browser.
 * `--quick` for a short run; `--strict` ends with an error where a limit is missed.
 */
import { arch, cpus, platform } from 'node:os';
import { parseArgs } from 'node:util';
import { bulkKernel, newestEdition } from '@eloquence/rating';

import { inventSeason, shuffled } from './data.ts';
import { benchLists, printLists } from './lists.ts';
import { type Contender, measure } from './measure.ts';
import { benchOffice, printOffice } from './office.ts';
import { inBulk, perEvent, withReasons } from './ours.ts';
import { benchPages, printPages } from './pages.ts';
import { echecsByGame, echecsSummed, eloRankByGame, eloRankSummed } from './peers.ts';
import { benchReports, printReports } from './reports.ts';
import { benchService, printService } from './service.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, strict: { type: 'boolean' } },
});
const { players, games, explained, rounds } = options.quick
  ? { players: 50_000, games: 2_000_000, explained: 200, rounds: 9 }
  : { players: 500_000, games: 20_000_000, explained: 1000, rounds: 5 };

const edition = newestEdition('standard');
const kernel = bulkKernel(edition);
const season = inventSeason(players, games);
const { list } = season;
const random = { ...list, ...shuffled(list) };

interface Row extends Contender {
  readonly name: string;
  readonly peer?: true;
  /** At least so many times the fastest peer, or so many games per second. */
  readonly times?: number;
  readonly rate?: number;
}

const rows: readonly Row[] = [
  { name: 'in bulk', ...inBulk(kernel, list, games), times: 2 },
  { name: 'in bulk, games in random order', ...inBulk(kernel, random, games) },
  { name: 'per event, no reasons (kernel)', ...perEvent(kernel, season), times: 1 },
  { name: 'per event, with every reason', ...withReasons(edition, season, explained), rate: 500_000 },
  { name: '@echecs/elo, game by game', games, run: () => echecsByGame(list), peer: true },
  { name: '@echecs/elo, summed', games, run: () => echecsSummed(list), peer: true },
  { name: 'elo-rank, game by game', games, run: () => eloRankByGame(list), peer: true },
  { name: 'elo-rank, summed', games, run: () => eloRankSummed(list), peer: true },
];

const millions = (count: number, digits: number): string => `${(count / 1e6).toFixed(digits)} M`;

/** One line of the table, and whether its limit is kept. */
function judge(row: Row, rate: number, fastestPeer: number): { line: string; kept: boolean } {
  const times = rate / fastestPeer;
  const kept = times >= (row.times ?? 0) && rate >= (row.rate ?? 0);
  const limit = row.times ? `at least ${row.times}×` : row.rate ? `at least ${millions(row.rate, 1)}` : '';
  const verdict = limit && `${limit.padEnd(16)} ${kept ? '✓' : '✗ missed'}`;
  const cells = [row.name.padEnd(32), millions(rate, 2).padStart(10), `${times.toFixed(2)}×`.padStart(16)];
  return { line: `${cells.join('')}   ${verdict}`.trimEnd(), kept };
}

console.log(
  `${millions(games, 0)} games of ${players} players in ${season.rowStarts.length - 1} events, ` +
    `${edition.cadence} ${edition.id}\n` +
    `${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node ${process.version}, one thread\n` +
    `Median of ${rounds} rounds; both sides of a game are one game. Ours: every value checked, the table of the\n` +
    'regulations, K with its limit, rounding. The peers: a formula in place of the table, K, rounding.\n',
);
const rates = measure(rows, rounds);
const fastestPeer = Math.max(...rates.filter((_, index) => rows[index]?.peer));
const judged = rows.map((row, index) => judge(row, rates[index] as number, fastestPeer));
console.log(`${''.padEnd(32)}${'games/s'.padStart(10)}${'to fastest peer'.padStart(16)}`);
for (const { line } of judged) console.log(line);

console.log('\nin bulk, as games grow');
const steps = [20, 4, 2, 1].map((part) => inBulk(kernel, list, games / part));
measure(steps, rounds).forEach((rate, index) => {
  const count = steps[index]?.games ?? 0;
  const time = ((1000 * count) / rate).toFixed(0);
  console.log(
    `${millions(count, 1).padStart(12)} games${time.padStart(7)} ms${millions(rate, 2).padStart(11)}/s`,
  );
});

const [ordered, unordered] = rows.slice(0, 2).map(({ run }) => run() as Int32Array);
if (!ordered?.every((rating, player) => rating === unordered?.[player])) {
  throw new Error('the order of the games changed a rating');
}
const quick = options.quick === true;
printReports(benchReports(quick), quick);
printLists(await benchLists(quick), quick);
printOffice(await benchOffice(quick));
printService(await benchService(quick));
printPages(await benchPages(quick));
if (options.strict && judged.some(({ kept }) => !kept)) process.exitCode = 1;
