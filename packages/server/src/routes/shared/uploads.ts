import { MAX_UPLOAD_BYTES } from '@eloquence/api';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, preParsingHookHandler } from 'fastify';
import type { ByteBudget } from '../../core/byte-budget.ts';
import type { Config } from '../../core/config.ts';
import { ServerProblem } from '../../core/problems.ts';
import type { Server } from './context.ts';

/** Media types of a file sent as the body. */
const RAW = [
  'application/octet-stream',
  'text/plain',
  'text/csv',
  'application/json',
  'application/xml',
  'text/xml',
  'application/zip',
  'application/x-zip-compressed',
];

/** A form with one file and nothing else. */
const FORM = { files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 } as const;

/** The most bytes a form adds to its file. */
const FORM_BYTES = 65_536;

function limitBodies(server: Server, bodyLimit: number): void {
  server.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimit;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Returns the byte budget of an uploaded report. */
    giveBack: (() => void) | null;
  }
}

/** Accepts reports, which are held in memory within a byte budget. */
export async function acceptReports(server: Server, budget: ByteBudget): Promise<void> {
  server.removeAllContentTypeParsers();
  limitBodies(server, MAX_UPLOAD_BYTES);
  holdInRoom(server, budget);
  server.addContentTypeParser(RAW, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await server.register(multipart, { limits: { ...FORM, fileSize: MAX_UPLOAD_BYTES } });
}

/** Reserves the budget after authorization and before the body arrives. */
function holdInRoom(server: Server, budget: ByteBudget): void {
  server.decorateRequest('giveBack', null);
  const hold: preParsingHookHandler = (request, reply, payload, done) => {
    const declared = Number(request.headers['content-length'] ?? Number.NaN);
    const giveBack = budget.reserve(
      Math.min(Number.isNaN(declared) ? MAX_UPLOAD_BYTES : declared, MAX_UPLOAD_BYTES),
    );
    if (giveBack === null) return done(new ServerProblem('busy'));
    request.giveBack = giveBack;
    // Refused before the handler ran, or aborted.
    const ended = (): void => request.giveBack?.();
    reply.raw.once('finish', ended).once('close', ended);
    done(null, payload);
  };
  server.addHook('onRoute', (route) => {
    route.preParsing = [...[route.preParsing ?? []].flat(), hold];
  });
}

/** Runs `work` with the uploaded report and holds its budget until it is done. */
export async function withReport<T>(
  request: FastifyRequest,
  work: (bytes: Uint8Array) => Promise<T>,
): Promise<T> {
  const { giveBack } = request;
  // A timed-out request still holds its report until `work` ends.
  request.giveBack = null;
  try {
    return await work(await uploadedReport(request));
  } finally {
    giveBack?.();
  }
}

async function uploadedReport(request: FastifyRequest): Promise<Uint8Array> {
  if (request.isMultipart()) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of readPart(await theFile(request))) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
  const { body } = request;
  if (!(body instanceof Uint8Array) || body.length === 0) throw new ServerProblem('file-missing');
  return body;
}

/** Accepts lists, which are streamed. */
export async function acceptStreams(server: Server, { listLimit }: Config): Promise<void> {
  server.removeAllContentTypeParsers();
  limitBodies(server, listLimit);
  server.addContentTypeParser(RAW, (request, payload, done) => {
    const length = Number(request.headers['content-length'] ?? 0);
    done(length > listLimit ? new ServerProblem('too-large', { limit: listLimit }) : null, payload);
  });
  await server.register(multipart, { limits: { ...FORM, fileSize: listLimit } });
}

export interface UploadedStream {
  readonly stream: AsyncIterable<Uint8Array>;
  readonly filename: string | null;
}

export async function uploadedStream(request: FastifyRequest): Promise<UploadedStream> {
  if (!request.isMultipart()) {
    const stream = request.body as AsyncIterable<Uint8Array> | null | undefined;
    if (!stream) throw new ServerProblem('file-missing');
    return { stream, filename: null };
  }
  const part = await theFile(request);
  return { stream: readPart(part), filename: part.filename?.slice(0, 200) || null };
}

/** An aborted form is malformed. */
async function* readPart(part: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of part.file) yield chunk as Uint8Array;
  } catch (error) {
    throw error instanceof ServerProblem ? error : new ServerProblem('malformed-request');
  }
}

/** The file of a form; its stream fails once it exceeds the limit. */
async function theFile(request: FastifyRequest): Promise<MultipartFile> {
  const limit = request.routeOptions.bodyLimit;
  const tooLarge = new ServerProblem('too-large', { limit });
  // Refused by Content-Length before it is sent.
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_BYTES) throw tooLarge;
  const part = await formed(() => request.file());
  if (part === undefined) throw new ServerProblem('file-missing');
  // A small form is already read.
  if (part.file.truncated) throw tooLarge;
  part.file.once('limit', () => part.file.destroy(tooLarge));
  return part;
}

/** Errors while reading a form are the client's. */
async function formed<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 503) throw error;
    throw new ServerProblem('malformed-request');
  }
}
