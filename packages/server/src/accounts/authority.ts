import { OfficeError } from '@eloquence/office';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../core/access.ts';
import type { Context, Server } from '../core/context.ts';
import { ServerProblem } from '../core/problems.ts';
import type { Db } from './trx.ts';

/**
 * What a route is about, beyond who may use it at all: the event or the player in its address, the event in its
 * query, the federation in its body, and there the event that another is said to be a part of.
 */
export type Concern = 'event' | 'event-in-query' | 'player' | 'federation';

declare module 'fastify' {
  interface FastifyContextConfig {
    concerns?: readonly Concern[];
  }
}

/** Whether somebody has to do with an event: an officer by its federation, an arbiter where it was given to him. */
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

/** The one place where it is decided what an account may lay its hands on. */
export function guardConcerns(server: Server, { office }: Context): void {
  const { db } = office.store;

  async function handles(request: FastifyRequest, id: string): Promise<void> {
    const event = await db
      .selectFrom('event')
      .select(['id', 'federation'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (event === undefined) throw new OfficeError('event-unknown', { event: id });
    if (!(await mayHandle(db, request.who, event))) throw new ServerProblem('not-allowed');
  }

  async function isOwnPlayer({ who }: FastifyRequest, id: string): Promise<void> {
    if (who.role === 'administrator') return;
    const player = await db
      .selectFrom('identity')
      .innerJoin('player', 'player.key', 'identity.player')
      .select('player.federation')
      .where('identity.id', '=', id)
      .executeTakeFirst();
    if (player === undefined) throw new OfficeError('player-unknown', { id });
    if (player.federation !== who.federation) throw new ServerProblem('not-allowed');
  }

  /** Before the body is read: nobody hands in what he may not. */
  server.addHook('preParsing', async (request) => {
    const { concerns = [] } = request.routeOptions.config ?? {};
    // Who has no role at all is refused by the route itself.
    if (request.who.role === null) return;
    const { id = '' } = request.params as { id?: string };
    const { event } = request.query as { event?: unknown };
    if (concerns.includes('event')) await handles(request, id);
    if (concerns.includes('event-in-query') && typeof event === 'string') await handles(request, event);
    if (concerns.includes('player')) await isOwnPlayer(request, id);
  });

  server.addHook('preHandler', async (request) => {
    const { routeOptions, who, body } = request;
    if (!routeOptions.config?.concerns?.includes('federation') || who.role === 'administrator') return;
    const { federation, partOf } = (body ?? {}) as { federation?: unknown; partOf?: unknown };
    if (federation !== undefined && federation !== who.federation) throw new ServerProblem('not-allowed');
    // Parts are rated together with the whole: whoever adds one changes it.
    if (typeof partOf === 'string' && partOf.trim() !== '') await handles(request, partOf.trim());
  });
}
