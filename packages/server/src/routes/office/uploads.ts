import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest, preParsingHookHandler } from 'fastify';
import type { Config } from '../../core/config.ts';
import type { Server } from '../../core/context.ts';
import { ServerProblem } from '../../core/problems.ts';
import type { Room } from '../../core/room.ts';

/** A report of a thousand players and eleven rounds has 150 thousand bytes. */
export const REPORT_LIMIT: number = 4 * 1024 * 1024;

/** As what a file may be sent when it is the whole body. */
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

/** One file and nothing else. */
const FORM = { files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 } as const;

/** What a form adds to its one file, at most. */
const FORM_BYTES = 65_536;

function limitBodies(server: Server, bodyLimit: number): void {
  server.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimit;
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a report that is handed in: gives its room back. */
    giveBack: (() => void) | null;
  }
}

/** Reports: small enough to be held, while there is room for so many. */
export async function acceptReports(server: Server, room: Room): Promise<void> {
  server.removeAllContentTypeParsers();
  limitBodies(server, REPORT_LIMIT);
  holdInRoom(server, room);
  server.addContentTypeParser(RAW, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  await server.register(multipart, { limits: { ...FORM, fileSize: REPORT_LIMIT } });
}

/** Room is taken before anything arrives, once it is known that the sender may hand in anything at all. */
function holdInRoom(server: Server, room: Room): void {
  server.decorateRequest('giveBack', null);
  const hold: preParsingHookHandler = (request, reply, payload, done) => {
    const said = Number(request.headers['content-length'] ?? Number.NaN);
    const giveBack = room.take(Math.min(Number.isNaN(said) ? REPORT_LIMIT : said, REPORT_LIMIT));
    if (giveBack === null) return done(new ServerProblem('busy'));
    request.giveBack = giveBack;
    // Refused before the route had it, or broken off.
    const ended = (): void => request.giveBack?.();
    reply.raw.once('finish', ended).once('close', ended);
    done(null, payload);
  };
  server.addHook('onRoute', (route) => {
    route.preParsing = [...[route.preParsing ?? []].flat(), hold];
  });
}

/** Does something with the report that is handed in, and has room for it until that is done. */
export async function withReport<T>(
  request: FastifyRequest,
  work: (bytes: Uint8Array) => Promise<T>,
): Promise<T> {
  const { giveBack } = request;
  // Also where it was answered that it took too long: it still waits then.
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

/** Lists: they pass through. */
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

/** A form that breaks off in the middle of its file is no file. */
async function* readPart(part: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of part.file) yield chunk as Uint8Array;
  } catch (error) {
    throw error instanceof ServerProblem ? error : new ServerProblem('malformed-request');
  }
}

/** The one file of a form, which ends with an error as soon as it has become too large. */
async function theFile(request: FastifyRequest): Promise<MultipartFile> {
  const limit = request.routeOptions.bodyLimit;
  const tooLarge = new ServerProblem('too-large', { limit });
  // What says itself that it is too large need not be sent.
  if (Number(request.headers['content-length'] ?? 0) > limit + FORM_BYTES) throw tooLarge;
  const part = await formed(() => request.file());
  if (part === undefined) throw new ServerProblem('file-missing');
  // A small form has been read by now.
  if (part.file.truncated) throw tooLarge;
  part.file.once('limit', () => part.file.destroy(tooLarge));
  return part;
}

/** Whatever is wrong with a form is the client's. */
async function formed<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 503) throw error;
    throw new ServerProblem('malformed-request');
  }
}
