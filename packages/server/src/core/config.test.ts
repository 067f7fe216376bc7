import { readFileSync } from 'node:fs';
import { loadMessages } from '@eloquence/words';
import { loadCliTexts, settingText } from '@eloquence/words/cli';
import { describe, expect, test } from 'vitest';
import { ConfigError, defaultConfig, readConfig, SETTINGS } from './config.ts';

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual(defaultConfig());
  expect(readConfig({ PORT: '' })).toMatchObject({ host: '127.0.0.1', port: 8080, basePath: '' });
});

test('flags take precedence over the environment', () => {
  expect(readConfig({ PORT: '81', HOST: '::1' }, { port: '82' })).toMatchObject({ port: 82, host: '::1' });
});

describe('each setting is parsed', () => {
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

describe('invalid settings are all named', () => {
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

test('every setting has its own variable and a description', () => {
  const all = Object.values(SETTINGS);
  expect(new Set(all.map(({ env }) => env)).size).toBe(all.length);
  expect(all.filter(({ description }) => description === '')).toEqual([]);
});

/** The Markdown table of the operator's guide. */
async function settingsTable(): Promise<string> {
  const [texts, messages] = await Promise.all([loadCliTexts('en'), loadMessages('en')]);
  const shown = (initial: unknown): string => {
    if (typeof initial === 'boolean') return initial ? '`yes`' : '`no`';
    return initial === '' || (Array.isArray(initial) && initial.length === 0) ? 'none' : `\`${initial}\``;
  };
  const rows = Object.values(SETTINGS).map(
    ({ env, default: initial, allowed, description }) =>
      `| \`${env}\` | ${shown(initial)} | ${description} Allowed: ${settingText(allowed, texts, messages)}. |`,
  );
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

test("the operator's guide lists the settings", async () => {
  const guide = readFileSync(new URL('../../../../docs/guides/operator.md', import.meta.url), 'utf8');
  expect(guide.split('\n\n')).toContain(await settingsTable());
});
