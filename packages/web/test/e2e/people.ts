import type { ListPageView, NewAccountView, RegisteredView, SessionView } from '@eloquence/api';
import type { Page } from 'playwright-core';
import { type Member, reportText } from '../../../office/test/federation.ts';
import { PASSWORD, runningSite } from './site.ts';
import { administratorCookie } from './visit.ts';

/** Requests to the API as the administrator, to prepare a test. */
export async function asAdministrator<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { origin } = await runningSite();
  const cookie = await administratorCookie();
  const get = (address: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${origin}/api/v1${address}`, { ...init, headers: { cookie, ...(init.headers as object) } });
  const { csrf } = (await (await get('/session')).json()) as SessionView;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'x-csrf-token': csrf ?? '', 'content-type': 'application/json' };
  const answer = await get(path, method === 'GET' ? {} : { method, headers, ...sent });
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

let count = 0;
/** A unique name in this run. */
export const unique = (name: string): string => `${name}-${process.pid}-${++count}`;

/** An account with its link, not set up yet. */
export function newAccount(body: object): Promise<NewAccountView> {
  return asAdministrator('POST', '/accounts', body);
}

/** A signed-in account with its cookie. */
export async function signedIn(page: Page, account: NewAccountView): Promise<void> {
  const { origin } = await runningSite();
  const link = account.link.link.slice(account.link.link.indexOf('#') + 1);
  const answer = await fetch(`${origin}/api/v1/session/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ link, password: PASSWORD }),
  });
  const [name = '', value = ''] = (answer.headers.get('set-cookie') ?? '').split(';')[0]?.split('=') ?? [];
  await page.context().addCookies([{ name, value, url: origin }]);
}

/** An event in time for the list after the newest one, of federation ELO. */
export async function newEvent(
  name: string,
): Promise<{ readonly event: string; readonly start: string; readonly end: string }> {
  const { items } = await asAdministrator<{ items: { date: string }[] }>('GET', '/lists?cadence=standard');
  const month = (
    items
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ''
  ).slice(0, 8);
  const [start, end] = [`${month}10`, `${month}12`];
  const { event } = await asAdministrator<RegisteredView>('POST', '/office/events', {
    ...{ name, city: 'Riverside', federation: 'ELO', start, end },
    ...{ registered: `${month}01`, received: `${month}14` },
    approvals: { lateRegistration: true },
  });
  return { event, start, end };
}

/** A report of four players of the demo federation; `score` is that of the first game. */
export async function reportOf(
  { name, start, end }: { readonly name: string; readonly start: string; readonly end: string },
  score: 1 | 0.5 | 0,
): Promise<string> {
  const list = `${start.slice(0, 8)}01`;
  const { items } = await asAdministrator<ListPageView>(
    'GET',
    `/lists/standard/${list}?limit=4&federation=ELO`,
  );
  const players = items.map(
    ({ id, name: who, rating }): Member => ({ id: Number(id), name: who, rating, federation: 'ELO' }),
  );
  return reportText({
    ...{ name, start, end, players },
    rounds: [
      [
        [0, 3, score],
        [1, 2, 0.5],
      ],
      [
        [2, 0, 1],
        [3, 1, 0],
      ],
      [
        [0, 1, 0.5],
        [2, 3, 1],
      ],
    ],
  });
}
