/**
 * The public pages in a real Chromium, over the invented federation: how much script a first view fetches, when it is
 * painted and alive, and whether anything moves. Every visit is a first one, with nothing kept from another.
 * Alone: `node scripts/run.mjs bench/pages.ts [--quick]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@eloquence/words/languages';
import { type Browser, chromium } from 'playwright-core';
import { HOW_TO, installedChromium } from '../packages/web/test/e2e/chromium.ts';
import { median } from './measure.ts';

const PHONE = { width: 360, height: 780 };
/** How much slower a phone is than this machine, as Lighthouse assumes it. */
const SLOWER = 4;

/** What one visit shows: bytes, milliseconds since the address was entered, and how much has moved. */
interface View {
  readonly script: number;
  readonly first: number;
  readonly largest: number;
  readonly alive: number;
  readonly shift: number;
}

export interface PageBench {
  readonly page: string;
  readonly views: Readonly<Record<Language, View>>;
  /** In English, with a slower processor. */
  readonly slow: View;
}

const SCRIPT = fileURLToPath(new URL('../scripts/start.ts', import.meta.url));

interface Service {
  readonly origin: string;
  readonly stop: () => Promise<unknown>;
}

/** The site as `npm start` opens it. */
async function start(folder: string): Promise<Service> {
  const args = [SCRIPT, '--db', join(folder, 'demo.db'), '--port', '0', '--json'];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ELOQUENCE_RATE_LIMIT: '1000000' },
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (piece) => {
    said += piece;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"address"')) continue;
    const { address } = JSON.parse(line) as { readonly address: string };
    return {
      origin: new URL(address).origin,
      stop: () => {
        child.kill();
        return ended;
      },
    };
  }
  throw new Error(`the site did not start:\n${said}`);
}

/** One page of each kind, those of the newest list where there are many. */
async function addresses(origin: string): Promise<readonly string[]> {
  const read = async <T>(path: string): Promise<T> => (await fetch(`${origin}/api/v1${path}`)).json() as T;
  const { items: lists } = await read<{ items: { date: string }[] }>('/lists?cadence=standard');
  const date = lists[0]?.date ?? '';
  const { items: players } = await read<{ items: { id: string }[] }>(`/lists/standard/${date}?limit=1`);
  const { items: events } = await read<{ items: { event: string }[] }>(`/events?list=${date}&limit=1`);
  const player = `/players/${players[0]?.id}`;
  return [
    ...['/', '/lists', `/lists/${date}/standard`, '/federations'],
    ...['/players', player, `${player}/${date}/standard`, '/events', `/events/${events[0]?.event}`],
    '/calculators',
    ...['change', 'first-rating', 'performance', 'k', 'target', 'month'].map(
      (name) => `/calculators/${name}`,
    ),
    ...['/regulations', '/regulations/2024-03', '/regulations/compare', '/regulations/tables'],
    ...['/disputes', '/disputes/a1-k-and-bonus-2009', '/privacy'],
  ];
}

const WATCH = `
  window.__seen = { first: 0, largest: 0, alive: 0, shift: 0 };
  const watch = (type, tell) => new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') __seen.first = entry.startTime; });
  watch('largest-contentful-paint', (entry) => { __seen.largest = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) __seen.shift += entry.value; });
  new MutationObserver(() => { if (document.documentElement?.dataset.live === '') __seen.alive ||= performance.now(); })
    .observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] });
`;

/** Wait for late paints and layout shifts. */
const SETTLED = 300;

async function view(browser: Browser, url: string, locale: string, slower: number): Promise<View> {
  const context = await browser.newContext({ viewport: PHONE, locale });
  try {
    await context.addInitScript(WATCH);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const answer = await page.goto(url);
    if (answer?.status() !== 200) throw new Error(`${url}: ${answer?.status()}`);
    await page.waitForSelector('html[data-live]', { state: 'attached' });
    await page.waitForTimeout(SETTLED);
    return (await page.evaluate(`({
      ...window.__seen,
      script: performance.getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    })`)) as View;
  } finally {
    await context.close();
  }
}

/** The median of each figure; of what moves, the most. */
async function viewed(times: number, visit: () => Promise<View>): Promise<View> {
  const views: View[] = [];
  for (let time = 0; time < times; time += 1) views.push(await visit());
  const middle = (figure: (each: View) => number): number => median(views.map(figure));
  return {
    script: middle(({ script }) => script),
    first: middle(({ first }) => first),
    largest: middle(({ largest }) => largest),
    alive: middle(({ alive }) => alive),
    shift: Math.max(...views.map(({ shift }) => shift)),
  };
}

/** null: there is no browser to look with. */
export async function benchPages(quick: boolean): Promise<readonly PageBench[] | null> {
  const executablePath = installedChromium();
  if (executablePath === null) return null;
  const times = quick ? 1 : 3;
  const folder = mkdtempSync(join(tmpdir(), 'eloquence-pages-'));
  const service = await start(folder);
  // As root there is no sandbox to be had.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const benches: PageBench[] = [];
    for (const page of await addresses(service.origin)) {
      const url = `${service.origin}${page}`;
      if (process.stderr.isTTY) process.stderr.write(`\r${page.padEnd(60)}`);
      // The first visit of all warms up the server.
      await view(browser, url, 'en', 1);
      const views = {} as Record<Language, View>;
      for (const language of LANGUAGES) {
        views[language] = await viewed(times, () => view(browser, url, language, 1));
      }
      benches.push({ page, views, slow: await viewed(times, () => view(browser, url, 'en', SLOWER)) });
    }
    return benches;
  } finally {
    await browser.close();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function printPages(benches: readonly PageBench[] | null): void {
  if (benches === null) {
    console.log(`\nthe pages: not measured, as there is no Chromium. To measure them, ${HOW_TO}.`);
    return;
  }
  console.log(
    `\nthe pages in Chromium, first views at ${PHONE.width} px; script compressed, in KB; milliseconds until the first and\n` +
      `the largest content is painted and until the page is alive, the worst of three languages, and in English on a\n` +
      `processor ${SLOWER} times slower; how much moves.`,
  );
  const heads = [
    'en',
    'fr',
    'zh',
    'first',
    'largest',
    'alive',
    `largest/${SLOWER}`,
    `alive/${SLOWER}`,
    'moves',
  ];
  console.log(`${''.padEnd(40)}${heads.map((head) => head.padStart(10)).join('')}`);
  for (const { page, views, slow } of benches) {
    const all = Object.values(views);
    const worst = (figure: (each: View) => number): string => Math.max(...all.map(figure)).toFixed(0);
    const cells = [
      ...LANGUAGES.map((language) => (views[language].script / 1024).toFixed(1)),
      worst(({ first }) => first),
      worst(({ largest }) => largest),
      worst(({ alive }) => alive),
      slow.largest.toFixed(0),
      slow.alive.toFixed(0),
      Math.max(slow.shift, ...all.map(({ shift }) => shift)).toFixed(4),
    ];
    console.log(`${page.padEnd(40)}${cells.map((cell) => cell.padStart(10)).join('')}`);
  }
}

if (import.meta.main) printPages(await benchPages(process.argv.includes('--quick')));
