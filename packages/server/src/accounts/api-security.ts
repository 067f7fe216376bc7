import type { FastifyContextConfig } from 'fastify';
import { isReading } from './authentication.ts';
import { SESSION_COOKIE } from './cookies.ts';

/** The OpenAPI security schemes. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE as string,
    description: 'Set by signing in.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'x-csrf-token',
    description: 'With a session, for every change: `csrf` of GET /api/v1/session.',
  },
  token: { type: 'http', scheme: 'bearer', description: 'A token, with at least the scope named.' },
} as const;

type Requirement = Readonly<Record<string, string[]>>;

/** What a route needs: one of these. Public routes need nothing. */
export function securityOf({ access, scope }: FastifyContextConfig, method: string): readonly Requirement[] {
  if (access === 'public') return [];
  const session = isReading(method) ? { session: [] } : { session: [], csrf: [] };
  return scope === 'session' ? [session] : [session, { token: [scope ?? 'read'] }];
}
