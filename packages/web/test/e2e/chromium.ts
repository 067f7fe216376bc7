import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { onceInRun } from './once.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export const HOW_TO =
  'install Chromium and a Chinese font (on Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM to the path of the browser';

/** The installed browser; null: none. */
export function installedChromium(): string | null {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') return CHROMIUM;
  const places = [...PATH.split(delimiter), '/usr/bin', '/usr/local/bin'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  );
  return [...places, MAC].find((place) => existsSync(place)) ?? null;
}

/** Without a Chinese font the characters are boxes of another width. If unknown, one is assumed. */
function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

/** Whether apt-get can install it: as root on Debian or a derivative. */
function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function install(): void {
  const missing = [...(installedChromium() === null ? ['chromium'] : []), 'fonts-noto-cjk'];
  console.warn(`Browser tests: installing ${missing.join(' and ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 2, 2] }).status === 0;
  const isDone = run('update', '-q') && run('install', '-q', '-y', '--no-install-recommends', ...missing);
  if (!isDone) console.warn('Browser tests: apt-get failed; its messages stand above.');
}

/** The environment of the search for a browser. */
export interface Surroundings {
  readonly found: () => string | null;
  readonly hasFont: () => boolean;
  readonly canInstall: () => boolean;
  readonly install: () => Promise<void>;
  readonly isCi: boolean;
  readonly say: (message: string) => void;
}

const HERE: Surroundings = {
  found: installedChromium,
  hasFont: hasChineseFont,
  canInstall,
  install: () => onceInRun('chromium', async () => install()),
  isCi: process.env.CI === 'true',
  say: (message) => console.warn(message),
};

/** The path of a browser; null: none, and browser tests are skipped. */
export async function findChromium(around: Surroundings = HERE): Promise<string | null> {
  if ((around.found() === null || !around.hasFont()) && around.canInstall()) await around.install();
  const path = around.found();
  if (path !== null) return path;
  if (around.isCi) throw new Error(`Browser tests need Chromium: ${HOW_TO}.`);
  around.say(`Browser tests were skipped: there is no Chromium. To run them, ${HOW_TO}.`);
  return null;
}
