import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Depends on machine, clock or locale. */
const IMPURE = [
  /\bMath\.(?!abs|ceil|floor|imul|max|min|round|sign\b)\w+/,
  /\bnew Date\b|\bDate\.|\bperformance\.|\bsetTimeout\b/,
  /\bcrypto\b|\bprocess\.|\bfetch\(|from 'node:/,
  /\bIntl\b|localeCompare|toLocale/,
  /\w \*\*=? \w/,
];

const folder = fileURLToPath(new URL('../src', import.meta.url));

test.each(globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }))('%s is deterministic', (file) => {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  expect(lines.filter((line) => IMPURE.some((pattern) => pattern.test(line)))).toEqual([]);
});
