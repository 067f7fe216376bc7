import type { FastifyReply } from 'fastify';

/** Own origin only, no inline scripts, no frames. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SECURITY: Readonly<Record<string, string>> = Object.freeze({
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
});

const NAMES = Object.entries(SECURITY);

export function setSecurityHeaders(reply: FastifyReply, isTls: boolean): void {
  for (const [name, value] of NAMES) reply.header(name, value);
  if (isTls) reply.header('strict-transport-security', 'max-age=31536000');
}

/** Pages of other origins may read all public answers, without cookies. */
export const CORS: Readonly<Record<string, string>> = Object.freeze({
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
});

export const PREFLIGHT: Readonly<Record<string, string>> = Object.freeze({
  ...CORS,
  'access-control-allow-headers': 'Accept-Language, Content-Type, If-None-Match',
  'access-control-max-age': '86400',
});
