import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether an If-None-Match header names this version; weak and strong are the same to it (RFC 9110, 13.1.2). */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === plain);
}

/** Of what may be packed on its way. */
export function etagOf(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`;
}

/** Gives an answer its ETag where it has none, and 304 instead of it where the client has it already. */
export function conditional(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
  if (request.method !== 'GET' && request.method !== 'HEAD') return payload;
  const etag = reply.getHeader('etag') ?? etagOf(payload);
  reply.header('etag', etag);
  if (!isKnown(request, String(etag))) return payload;
  reply.code(304);
  reply.removeHeader('content-length');
  reply.removeHeader('content-type');
  return '';
}

/** What may change with the next publication is asked for again each time. */
export const CURRENT = 'public, no-cache';
/** What never changes, except where the law asks for a name to be removed. */
export const FROZEN = 'public, max-age=86400, immutable';

/** 304: what the client has is still so. */
export function notModified(reply: FastifyReply): never {
  return reply.code(304).send() as never;
}
