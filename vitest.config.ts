import { defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    isolate: false,
    // As scripts/run.mjs has it: threads of the tests run the source.
    execArgv: process.execArgv,
    // Much of the time is spent waiting for other processes.
    maxWorkers: 2,
    globalSetup: ['packages/office/test/global-setup.ts', 'packages/web/test/e2e/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default config;
