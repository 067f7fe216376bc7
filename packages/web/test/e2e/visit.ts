import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { root } from '../../../../tests/tidy/files.ts';
import { findChromium } from './chromium.ts';
import { onceInRun } from './once.ts';
import { PASSWORD, runningSite } from './site.ts';

/** Found or installed before all tests; without one they are skipped with a hint. */
export const CHROMIUM: string | null = await findChromium();

export const LANGUAGES = ['en', 'fr', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface VisitOptions {
  readonly language?: Language;
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** On another site than the shared one. */
  readonly site?: string;
  /** Signed in as the administrator of the store. */
  readonly isAdministrator?: boolean;
  readonly hasScript?: boolean;
  /** With the service worker for offline use: otherwise blocked, because each visitor would fetch its pages. */
  readonly hasServiceWorker?: boolean;
  /** Part of allowed console messages: `404` on a missing page. */
  readonly allowed?: readonly (string | RegExp)[];
}

/** Features that Playwright disables in Chromium: only the last list counts, so ours repeats it. */
const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Two internal pages for the popup of an invisible address bar, loaded by every window. */
const OFF_FOR_SPEED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
const FLAGS = [
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`,
  // No spare process for a future page.
  '--renderer-process-limit=1',
];

let browser: Browser | undefined;
afterAll(async () => {
  idle.clear();
  await browser?.close();
  browser = undefined;
});

async function launched(): Promise<Browser> {
  if (CHROMIUM === null) throw new Error('no browser');
  // Root cannot use the sandbox.
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS;
  browser ??= await chromium.launch({ executablePath: CHROMIUM, args });
  return browser;
}

export interface Visit {
  readonly page: Page;
  readonly origin: string;
  /** Opens a URL of the site and waits for hydration. Returns the status. */
  readonly go: (path: string) => Promise<number>;
}

/** Unused windows by options: opening one takes as long as loading a page. */
const idle = new Map<string, Visitor[]>();

/** Visits the site as a new visitor. A console message fails the test. */
export async function visit(options: VisitorOptions, work: (visit: Visit) => Promise<void>): Promise<void> {
  const { allowed, ...kind } = options;
  const waiting = idle.get(JSON.stringify(kind)) ?? [];
  idle.set(JSON.stringify(kind), waiting);
  const visitor = waiting.pop() ?? (await newVisitor(kind));
  try {
    await visitor.visit(work, allowed);
  } catch (error) {
    await visitor.leave();
    throw error;
  }
  await visitor.forget();
  waiting.push(visitor);
}

/** A visitor who opens several pages. */
export interface Visitor {
  /** One test of several; the console is checked after each. */
  readonly visit: (work: (visit: Visit) => Promise<void>, allowed?: VisitOptions['allowed']) => Promise<void>;
  /** Cookies, storage, cache and settings are as at the start. */
  readonly forget: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

interface VisitorOptions extends VisitOptions {
  /** Every page is loaded with an empty cache. */
  readonly forgets?: boolean;
}

export async function newVisitor(options: Omit<VisitorOptions, 'allowed'>): Promise<Visitor> {
  const { language = 'en', theme = 'light', width = 1280, height = 900, forgets = false } = options;
  const { isAdministrator = false, hasScript = true, hasServiceWorker = false } = options;
  const origin = options.site ?? (await runningSite()).origin;
  const context = await (await launched()).newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: { en: 'en-GB', fr: 'fr-FR', zh: 'zh-CN' }[language],
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScript,
    baseURL: origin,
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  });
  let complaints: string[] = [];
  const identify = async (): Promise<void> => {
    if (!isAdministrator) return;
    const [name = '', value = ''] = (await administratorCookie()).split('=');
    await context.addCookies([{ name, value, url: origin }]);
  };
  await identify();
  await context.addInitScript(WATCH_SHIFTS);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // No address bar and tabs to draw: a page takes a tenth less processor time.
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'fullscreen' } });
  if (forgets) await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  page.on('console', (message) => {
    const { url } = message.location();
    // Asked for beside /robots.txt, which cannot name another icon.
    if (url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Requests aborted by the browser: on navigation, and scripts without JavaScript.
    if (why === 'net::ERR_ABORTED' || (why === 'csp' && !hasScript)) return;
    complaints.push(`${request.url()}: ${why}`);
  });
  const go = async (path: string): Promise<number> => {
    const answer = await page.goto(path);
    if (hasScript) await page.waitForSelector('html[data-live]', { state: 'attached' });
    return answer?.status() ?? 0;
  };
  return {
    visit: async (work, allowed = []) => {
      complaints = [];
      await work({ page, origin, go });
      const expected = hasServiceWorker ? allowed : [...allowed, 'Service Worker registration blocked'];
      const left = complaints.filter((each) => !expected.some((pattern) => each.search(pattern) >= 0));
      expect(left, `the console at ${page.url()}`).toEqual([]);
    },
    forget: async () => {
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll();
      await context.setOffline(false);
      // A page of the same site keeps the renderer process: after about:blank the next page takes twice as long.
      await page.goto(hasServiceWorker ? 'about:blank' : '/robots.txt');
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await session.send('Network.clearBrowserCache');
      await context.clearCookies();
      await identify();
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ media: null, colorScheme: theme });
    },
    leave: () => context.close(),
  };
}

/** `name=value` of a session of the administrator, shared by all tests. */
export function administratorCookie(): Promise<string> {
  return onceInRun('administrator', async () => {
    const { origin } = await runningSite();
    const answer = await fetch(`${origin}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'administrator', password: PASSWORD }),
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (!answer.ok || cookie === undefined) throw new Error(`cannot sign in: ${await answer.text()}`);
    return cookie;
  });
}

const WATCH_SHIFTS = `
  window.__shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** The answer of the running site's API. */
export async function read<T>(path: string): Promise<T> {
  const { origin } = await runningSite();
  const answer = await fetch(`${origin}/api/v1${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Bytes of script for the first view of a page. */
export const MOST_SCRIPT: number = 60 * 1024;

/** The layout shift of the page since it was opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate('window.__shift') as Promise<number>;
}

/** Bytes of script fetched by the page, compressed. */
export function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

/** The page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `the width of ${page.url()}`).toBeLessThanOrEqual(room as number);
}

/** Written to `artifacts/` on request, for review only. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  const folder = join(root, 'artifacts');
  mkdirSync(folder, { recursive: true });
  const session = await page.context().newCDPSession(page);
  const { cssContentSize: size } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { ...size, scale: 1 },
    // Twice as fast, with a larger file.
    optimizeForSpeed: true,
  });
  await session.detach();
  writeFileSync(join(folder, `${name}.png`), Buffer.from(data, 'base64'));
}
