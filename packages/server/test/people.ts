/** Accounts for the tests, each with its credentials. */

import type { LightMyRequestResponse } from 'fastify';
import { firstAdministrator } from '../src/index.ts';
import type { Ask, Question, Service } from './service.ts';

export const PASSWORD = 'correct horse battery staple';

export interface TestAccount {
  readonly name: string;
  /** '' for a visitor who is not signed in. */
  readonly account: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ask: Ask;
}

export function person(
  ask: Ask,
  name: string,
  account: string,
  headers: Record<string, string>,
): TestAccount {
  return {
    name,
    account,
    headers,
    ask: (url, question: Question = {}) =>
      ask(url, { ...question, headers: { ...headers, ...question.headers } }),
  };
}

/** The person from the answer to a sign-in. */
export function signedIn(ask: Ask, answer: LightMyRequestResponse): TestAccount {
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
  const { name, account, csrf } = answer.json();
  return person(ask, name, account, { cookie, 'x-csrf-token': csrf });
}

/** The secret in a link. */
export function secretOf(link: string): string {
  return link.slice(link.indexOf('#') + 1);
}

export async function setUp(ask: Ask, secret: string, password: string = PASSWORD): Promise<TestAccount> {
  return signedIn(
    ask,
    await ask('/api/v1/session/link', { method: 'POST', body: { link: secret, password } }),
  );
}

export async function signIn(ask: Ask, name: string, password: string = PASSWORD): Promise<TestAccount> {
  return signedIn(ask, await ask('/api/v1/session', { method: 'POST', body: { name, password } }));
}

export async function administrator({ office, ask }: Pick<Service, 'office' | 'ask'>): Promise<TestAccount> {
  const first = await firstAdministrator(office);
  return setUp(ask, first?.link.secret ?? '');
}

export interface Given {
  readonly name: string;
  readonly role: 'arbiter' | 'officer' | 'administrator';
  readonly federation?: string;
  readonly events?: readonly string[];
}

/** An account made by an administrator, set up by its link. */
export async function newcomer(admin: TestAccount, ask: Ask, given: Given): Promise<TestAccount> {
  const { link } = (await admin.ask('/api/v1/accounts', { method: 'POST', body: given })).json();
  return setUp(ask, secretOf(link.link));
}

/** The same person with a token. */
export async function withToken(
  someone: TestAccount,
  ask: Ask,
  scope: string,
  days = 90,
): Promise<TestAccount & { readonly id: string }> {
  const body = { name: 'a program', scope, days };
  const { token, id } = (await someone.ask('/api/v1/tokens', { method: 'POST', body })).json();
  const headers = { authorization: `Bearer ${token}` };
  return { ...person(ask, someone.name, someone.account, headers), id };
}

/** Waits for a job to end. */
export async function ended(admin: TestAccount, id: string): Promise<Record<string, unknown>> {
  for (;;) {
    const job = (await admin.ask(`/api/v1/jobs/${id}`)).json();
    if (['done', 'failed', 'cancelled'].includes(job.state)) return job;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
