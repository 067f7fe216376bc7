import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfigFnObject } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Every page, and its words in each language: `home`, `home.fr`; `site.fr` holds the words that all pages share. */
function entries(): Record<string, string> {
  const sources = globSync(
    ['src/pages/*/index.tsx', '../words/src/*/web/pages/*.ts', '../words/src/*/web/site.ts'],
    { cwd: here('.') },
  );
  const nameOf = (source: string): string =>
    source
      .replaceAll('\\', '/')
      .replace(/^src\/pages\/(.+)\/index\.tsx$/, '$1')
      .replace(/^\.\.\/words\/src\/(\w+)\/web\/(?:pages\/)?(.+)\.ts$/, '$2.$1');
  return Object.fromEntries(sources.map((source) => [nameOf(source), here(source)]));
}

/** What stands on pages of every kind, the library that makes them included; words are fetched in one language. */
const isPart = (id: string): boolean =>
  /[\\/](preact|web[\\/]src)[\\/]/.test(id) && !/[\\/](desk|calculators)[\\/]|\.css$/.test(id);

/** Two builds of the same sources: what the browser gets (`--ssr` not given), and what makes pages on the server. */
const config: UserConfigFnObject = defineConfig(({ isSsrBuild = false }) => ({
  root: here('.'),
  // Addresses between files are relative, so that the site may stand below any path.
  base: './',
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: isSsrBuild ? 'node24' : 'es2022',
    outDir: here(isSsrBuild ? './dist/server' : './dist/client'),
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {
          output: { entryFileNames: 'server.js' },
          // What the browser loads when it is needed is in the one file here.
          checks: { ineffectiveDynamicImport: false },
        }
      : {
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [
                // What most pages share is one file, not ten: each is a request before a page is alive.
                { name: 'parts', test: isPart, minShareCount: 8 },
              ],
            },
          },
          input: {
            ...entries(),
            client: here('./src/client.tsx'),
            theme: here('./src/theme.ts'),
            style: here('./src/style/index.css'),
          },
        },
  },
  // One file for the server: it starts faster, and needs nothing that the package does not bring.
  ssr: { noExternal: true, target: 'node' },
}));

export default config;
