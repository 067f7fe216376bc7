import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE } from '@eloquence/words/languages';
import type { ProblemValues, ServerProblemCode } from '@eloquence/words/server';
import { STATUS } from './problems.ts';
import { texts } from './texts.ts';

/** The problem with a connection whose request Node could not parse; null: nobody is left to answer. */
export function clientProblem(error: Error & { code?: string }, socket: Socket): ServerProblemCode | null {
  if (error.code === 'ECONNRESET' || !socket.writable) return null;
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large';
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'malformed-request';
}

/** Answers on the connection itself, where there is no request, and closes it. */
export function sendSocketProblem(socket: Socket, code: ServerProblemCode, values: ProblemValues = {}): void {
  if (!socket.writable) return;
  const { title, detail } = texts(DEFAULT_LANGUAGE).problems[code];
  const status = STATUS[code];
  const body = JSON.stringify({ type: 'about:blank', title, status, detail: detail(values), code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${title}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
