import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** The tests of the engine without the long random ones, which would be run once for every mutant. */
const config: ViteUserConfig = defineConfig({
  test: {
    include: ['packages/rating/src/**/*.test.ts', 'packages/rating/test/**/*.test.ts'],
    exclude: ['packages/rating/test/million.test.ts'],
    setupFiles: ['tests/few-random-runs.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});

export default config;
