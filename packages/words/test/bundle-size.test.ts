import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/index.ts';

const root = join(import.meta.dirname, '..');

/** Compressed, as a browser loads them. */
const LIMITS = { messages: 30_000, engine: 11_000 } as const;

/** One language, bundled and minified with nothing else. */
async function sizeOf(entry: string): Promise<number> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: join(root, entry), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const code = built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return gzipSync(code, { level: 9 }).length;
}

test.each(LANGUAGES)('the sentences in %s are small enough for a page', async (language) => {
  for (const [name, limit] of Object.entries(LIMITS)) {
    const size = await sizeOf(`src/${language}/${name}.ts`);
    expect(size).toBeGreaterThan(limit / 4);
    expect(size).toBeLessThan(limit);
  }
});
