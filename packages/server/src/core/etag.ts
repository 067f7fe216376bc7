import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether If-None-Match matches: a list or `*`, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === plain);
}

/** Weak, because the answer may be compressed. */
export function etagOf(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** Adds an ETag, or answers 304 where the client has this version. */
export function withEtag(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  // A page does not need the ETag of what it is rendered from.
  if (typeof payload !== 'string' || reply.statusCode !== 200 || request.isInternal) return payload;
  if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
  const etag = reply.getHeader('etag') ?? etagOf(payload);
  reply.header('etag', etag);
  if (!matchesEtag(request, String(etag))) return payload;
  reply.code(304);
  reply.removeHeader('content-length');
  reply.removeHeader('content-type');
  return '';
}

/** May change with the next publication. */
export const REVALIDATE = 'public, no-cache';
/** Never changes, except by the redaction of a name. */
export const IMMUTABLE = 'public, max-age=86400, immutable';

export function notModified(reply: FastifyReply): never {
  return reply.code(304).send() as never;
}
