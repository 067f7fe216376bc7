import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiAnswer } from '@eloquence/api';
import type { FastifyRequest } from 'fastify';
import type { Server } from './server-type.ts';

const internal = new AsyncLocalStorage<true>();

/** No request from the network can set this. */
export function isInternalRequest(): boolean {
  return internal.getStore() === true;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Sent by this process to render a page. */
    isInternal: boolean;
  }
}

/** The API's answers depend on these headers. */
const FORWARDED = ['cookie', 'authorization'] as const;

/** Requests the API for a page, with the visitor's own rights. It is not rate-limited, counted or logged again. */
export async function requestApi(
  server: Server,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  language: string,
  url: string,
): Promise<ApiAnswer> {
  const passed = FORWARDED.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  const injected = {
    method: 'GET',
    url,
    remoteAddress: ip,
    headers: { ...Object.fromEntries(passed), 'accept-language': language },
  } as const;
  // Awaited inside: `inject` sends the request only when its promise is awaited.
  const answer = await internal.run(true, async () => await server.inject(injected));
  const { location } = answer.headers;
  const isJson = /\bjson\b/.test(String(answer.headers['content-type'] ?? ''));
  return {
    status: answer.statusCode,
    body: answer.body === '' ? null : isJson ? JSON.parse(answer.body) : answer.body,
    location: location === undefined ? null : String(location),
  };
}
