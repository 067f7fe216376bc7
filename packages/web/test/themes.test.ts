import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const styles = globSync('**/*.css', { cwd: SOURCE }).map((path) => readFileSync(join(SOURCE, path), 'utf8'));

test('dark changes nothing but colours: whatever holds in light holds in dark', () => {
  expect(styles.length).toBeGreaterThan(20);
  const all = styles.join('\n');
  expect(all).not.toContain('prefers-color-scheme');
  const themed = [...all.matchAll(/[^{}]*\[data-theme[^{}]*\{([^{}]*)\}/g)].map(([, body]) => body?.trim());
  expect(themed).toEqual(['color-scheme: light;', 'color-scheme: dark;']);
  const places = [...all.matchAll(/^\s*([\w-]+):\s*[^;]*light-dark\(/gm)].map(([, name]) => name ?? '');
  expect(places.length).toBeGreaterThan(5);
  // Custom properties of colours, and properties that are colours themselves.
  expect(places.filter((name) => !/^--|color$|^(background|fill|stroke)$/.test(name))).toEqual([]);
});
