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
  ref,
} from '@eloquence/api';
import { formatDate, parseDate } from '@eloquence/rating';
import type { FastifyRequest } from 'fastify';
import {
  changeAccount,
  createAccount,
  deleteAccount,
  findAccount,
  listAccounts,
} from '../accounts/accounts.ts';
import { linkAddress, makeLink, type NewLink } from '../accounts/links.ts';
import { actorOf } from '../accounts/visitors.ts';
import type { Context, Server } from '../core/context.ts';
import { ServerProblem } from '../core/problems.ts';
import { problems } from './problems.ts';

const LIMIT = 50;

/** Accounts and the audit log: for administrators. */
export function accountRoutes(server: Server, { office, config }: Context): void {
  const reading = { config: { access: ['administrator'], scope: 'admin' } as const };
  const { db } = office.store;

  function linkOf(request: FastifyRequest, link: NewLink): LinkView {
    const origin = config.origin || `${request.protocol}://${request.host}`;
    return { link: linkAddress(origin, config.basePath, link), expires: link.expires };
  }

  server.get(
    '/accounts',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        summary: 'The accounts, by name.',
        querystring: PageQuery,
        response: { 200: ref(AccountsPage), ...problems() },
      },
    },
    async ({ query: { limit = LIMIT, cursor = null } }) => {
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
        summary: 'Makes an account, and the link with which its owner sets the password.',
        body: AccountBody,
        response: { 201: ref(NewAccountView), ...problems() },
      },
    },
    async (request, reply) => {
      const { name, role, federation = null, events = [] } = request.body;
      const made = await createAccount(office, actorOf(request), { name, role, federation, events });
      return reply.code(201).send({ account: made.account, link: linkOf(request, made.link) });
    },
  );
  server.get(
    '/accounts/:id',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        summary: 'An account.',
        params: IdParams,
        response: { 200: ref(AccountView), ...problems() },
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
        summary: 'Changes what an account may do; whoever loses something is signed out.',
        params: IdParams,
        body: AccountChange,
        response: { 200: ref(AccountView), ...problems() },
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
        summary: 'Ends an account for good, with its sessions and tokens.',
        params: IdParams,
        response: { 204: { description: 'Done.', type: 'null' }, ...problems() },
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
        summary: 'A link for somebody who has lost the password or is locked out.',
        params: IdParams,
        response: { 201: ref(LinkView), ...problems() },
      },
    },
    async (request, reply) => {
      const link = await makeLink(office, actorOf(request), request.params.id);
      return reply.code(201).send(linkOf(request, link));
    },
  );
  server.get(
    '/office/audit',
    {
      ...reading,
      schema: {
        tags: ['accounts'],
        summary: 'Who changed what, when and from where; the newest first.',
        querystring: AuditQuery,
        response: { 200: ref(AuditPage), ...problems() },
      },
    },
    async ({ query: { limit = LIMIT, cursor, subject, account, from, to } }) => {
      let query = db.selectFrom('audit').selectAll();
      if (cursor !== undefined) {
        const { at, seq } = readPlace(cursor);
        query = query.where((is) => is(is.refTuple('at', 'seq'), '<', is.tuple(at, seq)));
      }
      if (subject !== undefined) query = query.where('subject', '=', subject);
      if (account !== undefined) query = query.where('account', '=', account);
      // Moments are texts that begin with their day.
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

/** Where a page of the audit log ended. */
function readPlace(cursor: string): { readonly at: string; readonly seq: number } {
  const [, at, seq] = /^([\d:.TZ-]{20,30})_(\d{1,9})$/.exec(cursor) ?? [];
  if (at === undefined || seq === undefined) throw new ServerProblem('cursor-invalid');
  return { at, seq: Number(seq) };
}
