import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

const GUIDES = new URL('../../../../docs/guides/', import.meta.url);

test('the guides name metrics that exist', async () => {
  const metrics = new Metrics();
  metrics.watchClock(() => 0);
  metrics.watchReplica({ isCurrent: true, lag: 0 });
  const known = [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const guides = readdirSync(GUIDES).map((file) => readFileSync(new URL(file, GUIDES), 'utf8'));
  const named = guides.flatMap((text) => text.match(/\b(eloquence|process)_[a-z]+_[a-z_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.map((name) => name.replace(/_bucket$/, '')).filter((name) => !known.includes(name))).toEqual(
    [],
  );
  // The guide for many servers explains all of them.
  const large = readFileSync(new URL('large.md', GUIDES), 'utf8');
  expect(known.filter((name) => !large.includes(`\`${name}\``))).toEqual([]);
});
