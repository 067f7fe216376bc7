// Builds the pages where something they are made of has changed: node scripts/build-web.mjs
// Plain JavaScript without dependencies, because set-up starts on whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fail, findNode, noNode } from '../packages/cli/bin/node24.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'packages', 'web', 'dist', 'built');

const BUNDLED = ['api', 'rating', 'reports', 'words', 'web'];
const OTHERS = [
  'package-lock.json',
  'packages/web/vite.config.ts',
  'packages/web/build.ts',
  'packages/web/fonts.ts',
];

function sources() {
  const folders = [
    ...BUNDLED.map((name) => join('packages', name, 'src')),
    ...['.', ...readdirSync(join(root, 'docs'))]
      .map((language) => join('docs', language, 'disputes'))
      .filter((folder) => existsSync(join(root, folder))),
  ];
  const files = folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  return [...files, ...OTHERS.map((file) => join(root, file))]
    .filter((file) => !/\.test(-helper)?\.tsx?$/.test(file))
    .sort();
}

/** An unchanged source hash skips the build. */
function sourceHash() {
  const hash = createHash('sha256');
  for (const file of sources()) {
    const bytes = readFileSync(file);
    hash.update(`${file.slice(root.length)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

export function buildWeb(node) {
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.error('eloquence: building the pages (a few seconds)');
  const script = join(root, 'packages', 'web', 'build.ts');
  const { status } = spawnSync(node, [script, hash], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail('the pages could not be built (the messages stand above)');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) buildWeb(findNode(root) ?? fail(noNode()));
