import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiAnswer } from '@eloquence/api';
import type { FastifyRequest } from 'fastify';
import type { Server } from './context.ts';

const inside = new AsyncLocalStorage<true>();

/** Whether this process asks itself: nothing that comes over the network can look like that. */
export function isInside(): boolean {
  return inside.getStore() === true;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether this process asks itself, for a page that somebody asked for. */
    isInside: boolean;
  }
}

/** What the answers of the API depend on, as the visitor sent it. */
const PASSED_ON = ['cookie', 'authorization'] as const;

/**
 * Asks the API for a page, as the visitor who asked for the page and with nothing more than he may: the request
 * goes the whole way, except that it is neither counted nor logged a second time.
 */
export async function askApi(
  server: Server,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  language: string,
  url: string,
): Promise<ApiAnswer> {
  const passed = PASSED_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
  const question = {
    method: 'GET',
    url,
    remoteAddress: ip,
    headers: { ...Object.fromEntries(passed), 'accept-language': language },
  } as const;
  // Waited for within: it is sent only when somebody waits.
  const answer = await inside.run(true, async () => await server.inject(question));
  const { location } = answer.headers;
  const isJson = /\bjson\b/.test(String(answer.headers['content-type'] ?? ''));
  return {
    status: answer.statusCode,
    body: answer.body === '' ? null : isJson ? JSON.parse(answer.body) : answer.body,
    location: location === undefined ? null : String(location),
  };
}
