import { initOffice, openOffice } from '@eloquence/office';
import { firstAdministrator } from '@eloquence/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWith, run, runJson } from './run.ts';

const folder = folderWith({});
const db = folder.path('store.db');
const token = (...words: string[]): string[] => ['office', 'token', ...words, '--db', db];

beforeAll(async () => {
  const office = await initOffice(db);
  await firstAdministrator(office);
  await office.store.close();
});
afterAll(folder.remove);

test('a token is created, shown once, listed and revoked', async () => {
  const made = await runJson(token('create', 'administrator', '--scope', 'read', '--name', 'export'));
  expect(made).toMatchObject({ account: 'administrator', name: 'export', scope: 'read', revoked: null });
  expect(made.token).toMatch(/^elo_[\w-]{40,}$/);
  expect(Date.parse(made.expires) - Date.parse(made.created)).toBe(90 * 86_400_000);
  const { out } = await run(token('create', 'administrator', '--scope', 'admin', '--days', '1'));
  expect(out).toMatch(/^Token of administrator, scope admin, valid until .*\nelo_[\w-]+\n$/s);
  const listed = await run(token('list', 'administrator'));
  expect(listed.out).toMatch(new RegExp(`${made.id} +administrator +export +read +\\S+ +valid`));
  expect(listed.out).not.toContain('elo_');
  expect(await runJson(token('revoke', made.id))).toEqual({ id: made.id, revoked: true });
  const { tokens } = await runJson(token('list'));
  expect(tokens.find(({ id }: { id: string }) => id === made.id).revoked).not.toBeNull();
  expect((await runJson(token('revoke', made.id))).error.code).toBe('token-unknown');
  expect((await runJson(token('list', 'nobody'))).tokens).toEqual([]);
});

test('the audit log says who created and revoked it', async () => {
  const made = await runJson([...token('create', 'administrator', '--scope', 'read'), '--as', 'oda']);
  await run([...token('revoke', made.id), '--as', 'ida']);
  const office = await openOffice(db);
  const rows = await office.store.db
    .selectFrom('audit')
    .select(['action', 'actor'])
    .where('action', 'like', 'token-%')
    .orderBy('seq', 'desc')
    .limit(2)
    .execute();
  await office.store.close();
  expect(rows).toEqual([
    { action: 'token-revoked', actor: 'ida' },
    { action: 'token-made', actor: 'oda' },
  ]);
});

test.each([
  [['create', 'nobody', '--scope', 'read'], 'account-unknown'],
  [['create', 'administrator', '--scope', 'root'], 'invalid-type'],
  [['create', 'administrator', '--scope', 'read', '--days', '367'], 'invalid-count'],
  [['create', 'administrator'], 'missing-option'],
])('%j is refused', async (words, code) => {
  expect((await runJson(token(...words))).error.code).toBe(code);
});
