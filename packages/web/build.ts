// Builds the pages into `dist`: node packages/web/build.ts
// `scripts/build-web.mjs` calls this where the sources have changed.
import { copyFileSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { subsetFonts } from './fonts.ts';

// Tests build too: what they make is what people get.
process.env.NODE_ENV = 'production';

const folder = fileURLToPath(new URL('.', import.meta.url));
const finished = join(folder, 'dist');
/** Made beside it and put in its place at once: a service that starts meanwhile sees the one or the other. */
const made = join(folder, `dist.${process.pid}`);

/** The hash of the sources, if it was given. */
const hash = process.argv[2] ?? '';
const MOST_TRIES = 5;

/** Whether a service that started at the same time has made the same since, and may be reading it by now. */
function isThere(): boolean {
  const stamp = join(finished, 'built');
  return hash !== '' && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function putInPlace(): void {
  for (let tries = 1; !isThere(); tries += 1) {
    rmSync(finished, { recursive: true, force: true });
    try {
      renameSync(made, finished);
      return;
    } catch (error) {
      // Another was faster in this very moment.
      if (tries === MOST_TRIES) throw error;
    }
  }
}

const fonts = join(made, 'fonts');
const shared = {
  configFile: join(folder, 'vite.config.ts'),
  resolve: { alias: { '@fonts': fonts } },
};

/** Compressed once here, as well as it can be done, instead of for each visitor. */
function compress(): void {
  for (const file of globSync('client/assets/*.{js,css,svg}', { cwd: made })) {
    const bytes = readFileSync(join(made, file));
    const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    writeFileSync(join(made, `${file}.br`), brotliCompressSync(bytes, brotli));
    writeFileSync(join(made, `${file}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

try {
  await subsetFonts(fonts);
  await build({ ...shared, build: { outDir: join(made, 'client') } });
  await build({ ...shared, build: { outDir: join(made, 'server'), ssr: join(folder, 'src', 'server.tsx') } });
  // Under a fixed name: messages and posts that show it outlive a build.
  copyFileSync(join(folder, 'src', 'preview.png'), join(made, 'client', 'assets', 'preview.png'));
  compress();
  writeFileSync(join(made, 'built'), hash);
  putInPlace();
} finally {
  rmSync(made, { recursive: true, force: true });
}
