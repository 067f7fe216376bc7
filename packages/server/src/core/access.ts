import type { AccountRole } from '@eloquence/api';
import type { FastifyRequest } from 'fastify';
import { ServerProblem } from './problems.ts';
import type { Server } from './server-type.ts';

/** Who may use a route: everybody, every account, or accounts with one of these roles. */
export type Access = 'public' | 'account' | readonly AccountRole[];

/** The sender of a request. */
export interface Visitor {
  /** null: not signed in. */
  readonly account: string | null;
  readonly name: string;
  readonly role: AccountRole | null;
  readonly federation: string | null;
}

export const ANONYMOUS: Visitor = Object.freeze({ account: null, name: '', role: null, federation: null });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required: a route without it stops the start. */
    access?: Access;
  }
  interface FastifyRequest {
    /** Anonymous until `authenticateRequests` has found an account. */
    visitor: Visitor;
  }
}

/** Requires `access` of every route, and checks it before the body is read. */
export function checkAccess(server: Server): void {
  server.addHook('onRoute', (route) => {
    const access: Access | undefined = route.config?.access;
    if (access === undefined) throw new Error(`${route.method} ${route.url} has no access setting`);
    if (access === 'public') return;
    const check = async ({ visitor }: FastifyRequest): Promise<void> => {
      const problem = accessProblem(access, visitor);
      if (problem !== null) throw new ServerProblem(problem);
    };
    const before = route.preParsing === undefined ? [] : [route.preParsing].flat();
    route.preParsing = [check as never, ...before];
  });
}

function accessProblem(
  access: Exclude<Access, 'public'>,
  { account, role }: Visitor,
): 'sign-in-needed' | 'not-allowed' | null {
  if (account === null || role === null) return 'sign-in-needed';
  return access === 'account' || access.includes(role) ? null : 'not-allowed';
}
