/** Eloquence's pages, rendered by a server. Unofficial. */

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Asset, Site } from '@eloquence/api';
import { defined } from '@eloquence/rating';
import type { Manifest } from './manifest.ts';

const CLIENT = new URL('../dist/client/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Opens the built pages; in the workspace, rebuilds them if their sources changed. */
export async function openSite(): Promise<Site> {
  if (import.meta.url.endsWith('.ts')) buildFromSources();
  const { makeSite } = await import('#built');
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', CLIENT), 'utf8')) as Manifest;
  return { ...makeSite(manifest), assets: readAssets() };
}

function buildFromSources(): void {
  const script = fileURLToPath(new URL('../../../scripts/build-web.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the pages could not be built; see the messages above');
}

/** All assets, in memory: they are few and small. */
function readAssets(): Asset[] {
  const folder = new URL('assets/', CLIENT);
  const names = readdirSync(folder).filter((name) => extname(name) in TYPES);
  return names.map((name) => ({
    name,
    type: defined(TYPES[extname(name)]),
    bytes: readFileSync(new URL(name, folder)),
    brotli: bytesOf(new URL(`${name}.br`, folder)),
    gzip: bytesOf(new URL(`${name}.gz`, folder)),
  }));
}

function bytesOf(file: URL): Uint8Array | null {
  return existsSync(file) ? readFileSync(file) : null;
}
