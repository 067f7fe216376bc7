import { fastifyCookie as cookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../core/config.ts';

export const SESSION_COOKIE = 'eloquence_session';
/** 32 bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

export function sessionCookie(request: FastifyRequest): string | null {
  const header = request.headers.cookie;
  if (header === undefined || !header.includes(SESSION_COOKIE)) return null;
  const value = cookie.parse(header)[SESSION_COOKIE];
  return value !== undefined && SECRET.test(value) ? value : null;
}

/** Whether clients use TLS, here or at a proxy. */
function isSecure(request: FastifyRequest, { origin }: Config): boolean {
  return origin.startsWith('https:') || request.protocol === 'https';
}

function attributes(request: FastifyRequest, config: Config): Parameters<typeof cookie.serialize>[2] {
  return {
    path: config.basePath || '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request, config),
  };
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  { secret, expires }: { readonly secret: string; readonly expires: string },
): void {
  const text = cookie.serialize(SESSION_COOKIE, secret, {
    ...attributes(request, config),
    expires: new Date(expires),
  });
  reply.header('set-cookie', text);
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const text = cookie.serialize(SESSION_COOKIE, '', { ...attributes(request, config), expires: new Date(0) });
  reply.header('set-cookie', text);
}
