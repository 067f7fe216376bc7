import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultConfig, SETTINGS } from '../packages/server/src/index.ts';
import { read, root } from './tidy/files.ts';

const UNIT = 'deploy/eloquence.service';
const IMAGE = 'deploy/Dockerfile';
const GUIDE = 'docs/guides/operator.md';
const KNOWN = Object.values(SETTINGS).map(({ env }) => env);

test.each([UNIT, IMAGE, GUIDE, 'deploy/drill.mjs'])('%s names only known settings', (file) => {
  const named = [...new Set(read(file).match(/\bELOQUENCE_[A-Z_]+/g))];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !KNOWN.includes(name))).toEqual([]);
});

describe('the systemd unit', () => {
  const settings = read(UNIT).matchAll(/^(\w+)=(.*)$/gm);
  const unit = new Map([...settings].map(([, name = '', value = '']) => [name, value]));

  test('allows more time than the service needs to stop', () => {
    expect(Number(unit.get('TimeoutStopSec')) * 1000).toBeGreaterThan(defaultConfig().shutdownTimeout);
  });

  test('may write only to the folder of the store', () => {
    const folder = `/var/lib/${unit.get('StateDirectory')}`;
    expect(read(UNIT)).toContain(`Environment=${SETTINGS.db.env}=${folder}/`);
    expect(unit.get('ProtectSystem')).toBe('strict');
    expect(unit.get('NoNewPrivileges')).toBe('yes');
    expect(unit.get('User')).not.toBe('root');
    // V8 could not run with it.
    expect(unit.has('MemoryDenyWriteExecute')).toBe(false);
  });
});

describe('the image', () => {
  const lines = read(IMAGE).split('\n');

  test('copies only existing files', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources).toContain('package-lock.json');
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    // Everything not excluded from the context is copied.
    const kept = read(`${IMAGE}.dockerignore`).matchAll(/^!(.*)$/gm);
    expect([...kept].map(([, name]) => name).sort()).toEqual([...new Set(sources)].sort());
    const [, entry = ''] = /^ENTRYPOINT \["node", "(.*)"\]$/m.exec(read(IMAGE)) ?? [];
    expect(existsSync(join(root, entry))).toBe(true);
  });

  test('runs without root rights and has a health check', () => {
    const last = lines.lastIndexOf('FROM $' + '{NODE_IMAGE}');
    const stage = lines.slice(last).join('\n');
    expect(stage).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(stage).toContain('/readyz');
    expect(read(IMAGE)).toMatch(/^ARG NODE_IMAGE=node:24[\w.-]*@sha256:[0-9a-f]{64}$/m);
  });
});
