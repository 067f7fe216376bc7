import { defineConfig, type ViteUserConfig } from 'vitest/config';

const BULK = 'packages/rating/src/bulk.test.ts';

/**
 * The tests of the engine without the long random ones, which would be run once for every mutant. The bulk kernel
 * is compared with the whole engine by such a test; it has a run of its own (ELOQUENCE_MUTATE=bulk).
 */
const config: ViteUserConfig = defineConfig({
  test: {
    include:
      process.env.ELOQUENCE_MUTATE === 'bulk'
        ? [BULK]
        : ['packages/rating/src/**/*.test.ts', 'packages/rating/test/**/*.test.ts'],
    exclude:
      process.env.ELOQUENCE_MUTATE === 'bulk'
        ? []
        : [BULK, 'packages/rating/test/random-events.test.ts', 'packages/rating/test/properties.test.ts'],
    setupFiles: ['tests/few-random-runs.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});

export default config;
