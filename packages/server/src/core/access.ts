/** What an account may do, the least first. Without an account there is none. */
export const ROLES = ['arbiter', 'officer', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** Who may use a route: everybody, everybody with an account, or accounts of some roles. */
export type Access = 'public' | 'account' | readonly Role[];

/** Who asks. */
export interface Visitor {
  /** null: nobody that is known. */
  readonly account: string | null;
  readonly name: string;
  readonly role: Role | null;
  readonly federation: string | null;
}

export const ANONYMOUS: Visitor = Object.freeze({ account: null, name: '', role: null, federation: null });

/** Why a visitor may not use a route; null: he may. */
export function refusal(access: Access, who: Visitor): 'sign-in-needed' | 'not-allowed' | null {
  if (access === 'public') return null;
  if (who.account === null || who.role === null) return 'sign-in-needed';
  return access === 'account' || access.includes(who.role) ? null : 'not-allowed';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route that does not say it stops the start. */
    access?: Access;
  }
  interface FastifyRequest {
    /** Who asks; a hook of the accounts replaces the anonymous visitor. */
    who: Visitor;
  }
}
