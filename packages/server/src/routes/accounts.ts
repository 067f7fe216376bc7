import {
  AccountBody,
  AccountChange,
  AccountsPage,
  AccountView,
  AuditPage,
  AuditQuery,
  IdParams,
  LinkView,
  NewAccountView,
  PageQuery,
} from '@eloquence/api';
import { formatDate, parseDate } from '@eloquence/rating';
import {
  changeAccount,
  createAccount,
  deleteAccount,
  findAccount,
  listAccounts,
} from '../accounts/accounts.ts';
import { actorOf } from '../accounts/authentication.ts';
import { linkAddress, makeLink, type NewLink } from '../accounts/links.ts';
import { originOf, portOf } from '../core/origin.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Context, Server } from './shared/context.ts';
import { jsonResponse, NO_CONTENT, PROBLEM } from './shared/responses.ts';

/** Accounts and the audit log: for administrators. */
export function accountRoutes(server: Server, { office, config }: Context): void {
  const reading = { config: { access: ['administrator'], scope: 'admin' } as const };
  const { db } = office.store;

  function linkOf(link: NewLink): LinkView {
    const origin = originOf(config, portOf(server, config));
    return { link: linkAddress(origin, config.basePath, link), expires: link.expires };
  }

  server.get(
    '/accounts',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        operationId: 'listAccounts',
        summary: 'Accounts, by name.',
        querystring: PageQuery,
        response: jsonResponse(AccountsPage),
      },
    },
    async ({ query: { limit, cursor = null } }) => {
      const found = await listAccounts(db, limit + 1, cursor);
      const items = found.slice(0, limit);
      return { items, next: found.length > limit ? (items.at(-1)?.name ?? null) : null };
    },
  );
  server.post(
    '/accounts',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        operationId: 'createAccount',
        summary: 'Creates an account, with a link to set its password.',
        body: AccountBody,
        response: jsonResponse(NewAccountView, 201),
      },
    },
    async (request, reply) => {
      const { name, role, federation = null, events = [] } = request.body;
      const created = await createAccount(office, actorOf(request), { name, role, federation, events });
      return reply.code(201).send({ account: created.account, link: linkOf(created.link) });
    },
  );
  server.get(
    '/accounts/:id',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        operationId: 'getAccount',
        summary: 'An account.',
        params: IdParams,
        response: jsonResponse(AccountView),
      },
    },
    async ({ params: { id } }) => findAccount(db, id),
  );
  server.patch(
    '/accounts/:id',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        operationId: 'changeAccount',
        summary: 'Changes an account. Removing rights signs the user out everywhere.',
        params: IdParams,
        body: AccountChange,
        response: jsonResponse(AccountView),
      },
    },
    async (request) => changeAccount(office, actorOf(request), request.params.id, request.body),
  );
  server.delete(
    '/accounts/:id',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        operationId: 'deleteAccount',
        summary: 'Deletes an account with its sessions and tokens.',
        params: IdParams,
        response: { ...NO_CONTENT, ...PROBLEM },
      },
    },
    async (request, reply) => {
      await deleteAccount(office, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
  server.post(
    '/accounts/:id/link',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        operationId: 'createAccountLink',
        summary: 'Creates a link to set a new password.',
        params: IdParams,
        response: jsonResponse(LinkView, 201),
      },
    },
    async (request, reply) => {
      const link = await makeLink(office, actorOf(request), request.params.id);
      return reply.code(201).send(linkOf(link));
    },
  );
  server.get(
    '/office/audit',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        operationId: 'listAuditEntries',
        summary: 'Who changed what, when and from where; newest first.',
        querystring: AuditQuery,
        response: jsonResponse(AuditPage),
      },
    },
    async ({ query: { limit, cursor, subject, account, from, to } }) => {
      let query = db.selectFrom('audit').selectAll();
      if (cursor !== undefined) {
        const { at, seq } = readPlace(cursor);
        query = query.where((is) => is(is.refTuple('at', 'seq'), '<', is.tuple(at, seq)));
      }
      if (subject !== undefined) query = query.where('subject', '=', subject);
      if (account !== undefined) query = query.where('account', '=', account);
      // Timestamps are texts that start with the date.
      if (from !== undefined) query = query.where('at', '>=', formatDate(parseDate(from)));
      if (to !== undefined) query = query.where('at', '<', `${formatDate(parseDate(to))}T99`);
      const rows = await query
        .orderBy('at', 'desc')
        .orderBy('seq', 'desc')
        .limit(limit + 1)
        .execute();
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const value = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
      return {
        items: shown.map(({ before, after, ...row }) => ({
          ...row,
          before: value(before),
          after: value(after),
        })),
        next: rows.length > limit && last ? `${last.at}_${last.seq}` : null,
      };
    },
  );
}

/** The cursor of the audit log. */
function readPlace(cursor: string): { readonly at: string; readonly seq: number } {
  const [, at, seq] = /^([\d:.TZ-]{20,30})_(\d{1,9})$/.exec(cursor) ?? [];
  if (at === undefined || seq === undefined) throw new ServerProblem('cursor-invalid');
  return { at, seq: Number(seq) };
}
