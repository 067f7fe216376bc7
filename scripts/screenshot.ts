// Takes pictures of a page, on a phone and on a desk, light and dark: node scripts/screenshot.ts ADDRESS NAME [LANG]
//   node scripts/screenshot.ts http://127.0.0.1:8080/ home      → artifacts/home-360-light.png …
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const [address, name, language = 'en'] = process.argv.slice(2);
if (!address || !name) {
  console.error('usage: node scripts/screenshot.ts ADDRESS NAME [LANG]');
  process.exit(2);
}
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));
if (!executablePath) {
  console.error('screenshot: no Chromium found: install one, or say where it is with CHROMIUM=PATH');
  process.exit(3);
}
const folder = join(root, 'artifacts');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const width of [360, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width, height: width < 500 ? 780 : 900 },
      colorScheme,
      locale: language,
    });
    page.on('console', (message) => console.log(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => console.log(`error: ${error.message}`));
    await page.goto(address, { waitUntil: 'networkidle' });
    const path = join(
      folder,
      `${name}-${width}-${colorScheme}${language === 'en' ? '' : `-${language}`}.png`,
    );
    await page.screenshot({ path, fullPage: true });
    console.log(path);
    await page.close();
  }
}
await browser.close();
