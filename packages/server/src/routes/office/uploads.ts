import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../core/config.ts';
import type { Server } from '../../core/context.ts';
import { ServerProblem } from '../../core/problems.ts';

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

/** Reports: small enough to be held. */
export async function acceptReports(server: Server): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(RAW, { parseAs: 'buffer', bodyLimit: REPORT_LIMIT }, (_request, body, done) =>
    done(null, body),
  );
  await server.register(multipart, { limits: { ...FORM, fileSize: REPORT_LIMIT } });
}

export async function uploadedReport(request: FastifyRequest): Promise<Uint8Array> {
  if (request.isMultipart()) return formed(async () => (await theFile(request)).toBuffer(), REPORT_LIMIT);
  const { body } = request;
  if (!(body instanceof Uint8Array) || body.length === 0) throw new ServerProblem('file-missing');
  return body;
}

/** Lists: they pass through. */
export async function acceptStreams(server: Server, { listLimit }: Config): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(RAW, (_request, payload, done) => done(null, payload));
  await server.register(multipart, { limits: { ...FORM, fileSize: listLimit + 1 } });
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
  const part = await formed(() => theFile(request), 0);
  return { stream: readPart(part), filename: part.filename?.slice(0, 200) || null };
}

/** A form that breaks off in the middle of its file is no file. */
async function* readPart(part: MultipartFile): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of part.file) yield chunk as Uint8Array;
  } catch {
    throw new ServerProblem('malformed-request');
  }
}

async function theFile(request: FastifyRequest): Promise<MultipartFile> {
  const part = await request.file();
  if (part === undefined) throw new ServerProblem('file-missing');
  return part;
}

/** Whatever is wrong with a form is the client's. */
async function formed<T>(read: () => Promise<T>, limit: number): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ServerProblem) throw error;
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new ServerProblem('too-large', { limit });
    if (statusCode === 503) throw error;
    throw new ServerProblem('malformed-request');
  }
}
