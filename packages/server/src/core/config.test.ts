import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, SETTINGS, usualConfig } from './config.ts';

test('nothing set gives what is usual', () => {
  expect(readConfig({})).toEqual(usualConfig());
  expect(readConfig({ PORT: '' })).toMatchObject({ host: '127.0.0.1', port: 8080, basePath: '' });
});

test('flags go before the environment', () => {
  expect(readConfig({ PORT: '81', HOST: '::1' }, { port: '82' })).toMatchObject({ port: 82, host: '::1' });
});

describe('each setting is read', () => {
  test.each([
    ['PORT', '0', 'port', 0],
    ['ELOQUENCE_BASE_PATH', '/a/b', 'basePath', '/a/b'],
    ['ELOQUENCE_TRUSTED_PROXIES', '10.0.0.0/8, loopback', 'trustedProxies', ['10.0.0.0/8', 'loopback']],
    ['ELOQUENCE_TRUSTED_PROXIES', '::1,fd00::/8', 'trustedProxies', ['::1', 'fd00::/8']],
    ['ELOQUENCE_ORIGIN', 'https://a.example:8443', 'origin', 'https://a.example:8443'],
    ['ELOQUENCE_LOG_LEVEL', 'warn', 'logLevel', 'warn'],
    ['ELOQUENCE_LOG_ADDRESSES', 'yes', 'logAddresses', true],
    ['ELOQUENCE_METRICS', 'off', 'metrics', false],
    ['ELOQUENCE_RATE_LIMIT', '5', 'rateLimit', 5],
    ['ELOQUENCE_ENDED_DAYS', '7', 'endedDays', 7],
    ['ELOQUENCE_DB', 'postgres://a:b@c/d', 'db', 'postgres://a:b@c/d'],
  ] as const)('%s=%s', (env, text, name, value) => {
    expect(readConfig({ [env]: text })[name]).toEqual(value);
  });
});

describe('what is wrong is named, all of it at once', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['HOST', 'a b'],
    ['ELOQUENCE_BASE_PATH', 'ratings'],
    ['ELOQUENCE_BASE_PATH', '/ratings/'],
    ['ELOQUENCE_TRUSTED_PROXIES', 'everybody'],
    ['ELOQUENCE_TRUSTED_PROXIES', '999.1.1.1'],
    ['ELOQUENCE_TRUSTED_PROXIES', '10.0.0.0/99'],
    ['ELOQUENCE_TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['ELOQUENCE_TRUSTED_PROXIES', 'fe80::1%eth0'],
    ['ELOQUENCE_ORIGIN', 'https://a.example/b'],
    ['ELOQUENCE_ORIGIN', 'https://a.example:99999'],
    ['ELOQUENCE_RATE_LIMIT', '0'],
    ['ELOQUENCE_ENDED_DAYS', '0'],
    ['ELOQUENCE_LOG_LEVEL', 'loud'],
    ['ELOQUENCE_METRICS', 'maybe'],
  ])('%s=%s', (env, value) => {
    expect(() => readConfig({ [env]: value })).toThrow(ConfigError);
  });

  test('together', () => {
    const wrong = (): unknown => readConfig({ PORT: 'x', HOST: '/' }, { basePath: 'y' });
    expect(wrong).toThrow(/HOST.*--basePath/s);
    expect(wrong).toThrow(/PORT/);
  });
});

test('every setting has a name of its own and a sentence', () => {
  const all = Object.values(SETTINGS);
  expect(new Set(all.map(({ env }) => env)).size).toBe(all.length);
  expect(all.filter(({ sentence, allowed }) => sentence === '' || allowed === '')).toEqual([]);
});

/** The settings as a table of Markdown, as the operator's guide has it. */
function settingsTable(): string {
  const shown = (initial: unknown): string => {
    if (typeof initial === 'boolean') return initial ? '`yes`' : '`no`';
    return initial === '' || (Array.isArray(initial) && initial.length === 0) ? 'none' : `\`${initial}\``;
  };
  const rows = Object.values(SETTINGS).map(
    ({ env, initial, allowed, sentence }) =>
      `| \`${env}\` | ${shown(initial)} | ${sentence} Allowed: ${allowed}. |`,
  );
  return ['| variable | usual | what |', '|---|---|---|', ...rows].join('\n');
}

test("the operator's guide has the settings as they are", () => {
  const guide = readFileSync(new URL('../../../../docs/guides/operator.md', import.meta.url), 'utf8');
  expect(guide.split('\n\n')).toContain(settingsTable());
});
