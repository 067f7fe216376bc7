import { type Office, OfficeError } from '@eloquence/office';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../core/access.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Server } from '../core/server-type.ts';
import type { Db } from '../core/store-types.ts';

/**
 * What a route acts on: the event or player in its path, the event in its query, or the federation (and `partOf`
 * event) in its body.
 */
export type Concern = 'event' | 'event-in-query' | 'player' | 'federation';

declare module 'fastify' {
  interface FastifyContextConfig {
    concerns?: readonly Concern[];
  }
}

/** Officers handle the events of their federation, arbiters the events assigned to them. */
export async function mayHandle(
  db: Db,
  { account, role, federation }: Visitor,
  event: { readonly id: string; readonly federation: string },
): Promise<boolean> {
  if (role === 'administrator') return true;
  if (role === 'officer') return federation !== null && federation === event.federation;
  if (role !== 'arbiter' || account === null) return false;
  const given = await db
    .selectFrom('account_event')
    .select('event')
    .where('account', '=', account)
    .where('event', '=', event.id)
    .executeTakeFirst();
  return given !== undefined;
}

/** The only place that decides which events and players an account may act on. */
export function authorizeRequests(server: Server, { store }: Office): void {
  const { db } = store;

  async function handles(request: FastifyRequest, id: string): Promise<void> {
    const event = await db
      .selectFrom('event')
      .select(['id', 'federation'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (event === undefined) throw new OfficeError('event-unknown', { event: id });
    if (!(await mayHandle(db, request.visitor, event))) throw new ServerProblem('not-allowed');
  }

  async function isOwnPlayer({ visitor }: FastifyRequest, id: string): Promise<void> {
    if (visitor.role === 'administrator') return;
    const player = await db
      .selectFrom('identity')
      .innerJoin('player', 'player.key', 'identity.player')
      .select('player.federation')
      .where('identity.id', '=', id)
      .executeTakeFirst();
    if (player === undefined) throw new OfficeError('player-unknown', { id });
    if (player.federation !== visitor.federation) throw new ServerProblem('not-allowed');
  }

  /** Before the body is read. */
  server.addHook('preParsing', async (request) => {
    const { concerns = [] } = request.routeOptions.config ?? {};
    // `checkAccess` refuses visitors without a role.
    if (request.visitor.role === null) return;
    const { id = '' } = request.params as { id?: string };
    const { event } = request.query as { event?: unknown };
    if (concerns.includes('event')) await handles(request, id);
    if (concerns.includes('event-in-query') && typeof event === 'string') await handles(request, event);
    if (concerns.includes('player')) await isOwnPlayer(request, id);
  });

  server.addHook('preHandler', async (request) => {
    const { routeOptions, visitor, body } = request;
    if (!routeOptions.config?.concerns?.includes('federation') || visitor.role === 'administrator') return;
    const { federation, partOf } = (body ?? {}) as { federation?: unknown; partOf?: unknown };
    if (federation !== undefined && federation !== visitor.federation) throw new ServerProblem('not-allowed');
    // Parts are rated with the whole event, so adding one changes it.
    if (typeof partOf === 'string' && partOf.trim() !== '') await handles(request, partOf.trim());
  });
}
