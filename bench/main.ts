/**
 * npm run bench: the engine beside other packages on the same games in the same run; reading reports and rating lists
 * beside a bare reader and saxes; the office beside the database alone; the figures of oversight beside a scan by DuckDB,
 * and a replay beside the arithmetic on its games; the server beside a bare route; the pages in a browser. `--quick` for a
 * short run. `--against DIR` compares commands and requests with another checkout instead.
 */
import { arch, cpus, platform } from 'node:os';
import { parseArgs } from 'node:util';
import { bulkKernel, defined, newestEdition } from '@eloquence/rating';

import { compareWith } from './against.ts';
import { inventSeason, shuffled } from './data.ts';
import { benchLists, printLists } from './lists.ts';
import { type Contender, measure } from './measure.ts';
import { benchOffice, printOffice } from './office.ts';
import { inBulk, perEvent, withReasons } from './ours.ts';
import { benchOversight, printOversight } from './oversight.ts';
import { benchPages, printPages } from './pages.ts';
import { echecsByGame, echecsSummed, eloRankByGame, eloRankSummed } from './peers.ts';
import { benchReplay, printReplay } from './replay.ts';
import { benchReports, printReports } from './reports.ts';
import { benchService, printService } from './service.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, against: { type: 'string' } },
});
if (options.against !== undefined) {
  await compareWith(options.against, options.quick === true);
  process.exit();
}
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
}

const rows: readonly Row[] = [
  { name: 'in bulk', ...inBulk(kernel, list, games) },
  { name: 'in bulk, games in random order', ...inBulk(kernel, random, games) },
  { name: 'per event, no reasons (kernel)', ...perEvent(kernel, season) },
  { name: 'per event, with every reason', ...withReasons(edition, season, explained) },
  { name: '@echecs/elo, game by game', games, run: () => echecsByGame(list), peer: true },
  { name: '@echecs/elo, summed', games, run: () => echecsSummed(list), peer: true },
  { name: 'elo-rank, game by game', games, run: () => eloRankByGame(list), peer: true },
  { name: 'elo-rank, summed', games, run: () => eloRankSummed(list), peer: true },
];

const millions = (count: number, digits: number): string => `${(count / 1e6).toFixed(digits)} M`;

console.log(
  `${millions(games, 0)} games of ${players} players in ${season.rowStarts.length - 1} events, ` +
    `${edition.cadence} ${edition.id}\n` +
    `${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node ${process.version}, one thread\n` +
    `Median of ${rounds} rounds; both sides of a game are one game. Ours: every value checked, the table of the\n` +
    'regulations, K with its limit, rounding. The peers: a formula in place of the table, K, rounding.\n',
);
const rates = measure(rows, rounds);
const fastestPeer = Math.max(...rates.filter((_, index) => rows[index]?.peer));
console.log(`${''.padEnd(32)}${'games/s'.padStart(10)}${'to fastest peer'.padStart(16)}`);
for (const [index, { name }] of rows.entries()) {
  const rate = defined(rates[index]);
  const ratio = `${(rate / fastestPeer).toFixed(2)}×`;
  console.log(`${name.padEnd(32)}${millions(rate, 2).padStart(10)}${ratio.padStart(16)}`);
}

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
printOversight(await benchOversight(quick));
printReplay(await benchReplay(quick));
printService(await benchService(quick));
printPages(await benchPages(quick));
