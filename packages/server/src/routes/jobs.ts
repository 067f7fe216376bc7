import { setTimeout as pause } from 'node:timers/promises';
import {
  BecauseBody,
  CloseBody,
  DropBody,
  IdParams,
  ImportQuery,
  JobsPage,
  JobView,
  LanguageQuery,
  PageQuery,
  PublishBody,
  ReplayBody,
  VerifyBody,
} from '@eloquence/api';
import { keepReason } from '@eloquence/office';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actorOf } from '../accounts/authentication.ts';
import { invalidField } from '../core/invalid-field.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import type { JsonValue } from '../core/store-types.ts';
import { longestUpload } from '../core/upload-timeout.ts';
import {
  cancelJob,
  deleteJobFile,
  ENDED,
  enqueue,
  enqueueWithFile,
  findJob,
  type JobPlace,
  type JobRow,
  listJobs,
} from '../jobs/queue.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { jobView } from '../views/job.ts';
import type { Context, Server } from './shared/context.ts';
import { jsonResponse, PROBLEM } from './shared/responses.ts';
import { acceptStreams, uploadedStream } from './shared/uploads.ts';

/** Milliseconds between two polls of a followed job, and between two keep-alive comments. */
const POLL_INTERVAL = 500;
const KEEP_ALIVE_INTERVAL = 15_000;

/** Queues, follows and cancels jobs. */
export async function jobRoutes(server: Server, context: Context, runner: JobRunner): Promise<void> {
  const { office, background } = context;
  const { db } = office.store;
  const admin = { config: { access: ['administrator'], scope: 'admin' } as const };
  const reading = { config: { access: ['administrator'] } as const };

  function queued(request: FastifyRequest, reply: FastifyReply, row: JobRow): FastifyReply {
    runner.wake();
    return reply
      .code(202)
      .header('location', `${context.config.basePath}/api/v1/jobs/${row.id}`)
      .send(jobView(row, languageOf(request)));
  }

  const queues = (operationId: string, summary: string) => ({
    tags: ['jobs'],
    operationId,
    summary: `${summary} Returns the job.`,
    response: jsonResponse(JobView, 202),
  });

  server.post(
    '/office/lists/close',
    { ...admin, schema: { ...queues('closeList', 'Computes the next list.'), body: CloseBody } },
    async (request, reply) =>
      queued(request, reply, await enqueue(office, actorOf(request), 'close', plain(request.body))),
  );
  server.post(
    '/office/lists/publish',
    { ...admin, schema: { ...queues('publishList', 'Publishes a draft.'), body: PublishBody } },
    async (request, reply) => {
      const { onwards = false, revision } = request.body;
      if (onwards && revision !== undefined) throw invalidField('body', 'not', '/revision');
      return queued(request, reply, await enqueue(office, actorOf(request), 'publish', plain(request.body)));
    },
  );
  server.post(
    '/office/lists/replay',
    {
      ...admin,
      schema: { ...queues('replayLists', 'Recomputes lists after corrections.'), body: ReplayBody },
    },
    async (request, reply) =>
      queued(request, reply, await enqueue(office, actorOf(request), 'replay', plain(request.body))),
  );
  server.post(
    '/office/lists/drop',
    {
      ...admin,
      schema: {
        ...queues('dropDrafts', 'Drops the drafts of a list, or the draft revisions of a replay.'),
        body: DropBody,
      },
    },
    async (request, reply) => {
      const { date, cadence } = request.body;
      if (cadence !== undefined && date === undefined)
        throw invalidField('body', 'required', '', { missingProperty: 'date' });
      return queued(request, reply, await enqueue(office, actorOf(request), 'drop', plain(request.body)));
    },
  );
  server.post(
    '/office/lists/verify',
    {
      ...admin,
      schema: { ...queues('verifyLists', 'Checks the ledger and recomputes every list.'), body: VerifyBody },
    },
    async (request, reply) =>
      queued(request, reply, await enqueue(office, actorOf(request), 'verify', plain(request.body))),
  );
  await server.register(async (scope) => {
    await acceptStreams(scope as Server, context.config);
    (scope as Server).post(
      '/office/lists/import',
      {
        config: { ...admin.config, answerTimeout: longestUpload(context.config) },
        schema: {
          ...queues('importList', 'Imports a published list: the file as the body, or in a form.'),
          querystring: ImportQuery,
        },
      },
      async (request, reply) => {
        const { date, cadence, name, ...consent } = request.query as ImportQuery;
        const { stream, filename } = await uploadedStream(request);
        const options = { date, cadence: cadence ?? null, name: name ?? filename ?? 'list', ...consent };
        const { listLimit } = context.config;
        return queued(
          request,
          reply,
          await enqueueWithFile(background, actorOf(request), options, stream, listLimit),
        );
      },
    );
  });
  server.post(
    '/office/lists/import/undo',
    {
      ...admin,
      schema: {
        ...queues('undoImport', 'Takes the last import back, while nothing depends on it.'),
        body: BecauseBody,
      },
    },
    async (request, reply) => {
      const { document } = await keepReason(office, request.body.because);
      return queued(request, reply, await enqueue(office, actorOf(request), 'undo', { document }));
    },
  );
  server.get(
    '/jobs',
    {
      ...reading,
      schema: {
        tags: ['jobs'],
        operationId: 'listJobs',
        summary: 'Jobs, newest first.',
        querystring: PageQuery,
        response: jsonResponse(JobsPage),
      },
    },
    async (request) => {
      const { limit, cursor = null } = request.query;
      const rows = await listJobs(db, limit + 1, cursor === null ? null : readCursor(cursor));
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const language = languageOf(request);
      return {
        items: shown.map((row) => jobView(row, language)),
        next: rows.length > limit && last ? `${last.created}_${last.id}` : null,
      };
    },
  );
  const one = { tags: ['jobs'], params: IdParams, querystring: LanguageQuery };
  server.get(
    '/jobs/:id',
    {
      ...reading,
      schema: { ...one, operationId: 'getJob', summary: 'A job.', response: jsonResponse(JobView) },
    },
    async (request) => jobView(await findJob(db, request.params.id), languageOf(request)),
  );
  server.delete(
    '/jobs/:id',
    {
      ...admin,
      schema: {
        ...one,
        operationId: 'cancelJob',
        summary: 'Cancels a job. Nothing more is written.',
        response: jsonResponse(JobView),
      },
    },
    async (request) => {
      const { id } = request.params;
      const cancel = (): Promise<JobRow> => cancelJob(office, actorOf(request), id);
      const row = await (runner.cancel(id, cancel) ?? cancel());
      if (row.state === 'cancelled') await deleteJobFile(background, id);
      return jobView(row, languageOf(request));
    },
  );
  const closing = new AbortController();
  server.addHook('preClose', async () => closing.abort());
  server.get(
    '/jobs/:id/events',
    {
      ...reading,
      compress: false,
      schema: {
        ...one,
        operationId: 'followJob',
        summary: 'Follows a job by server-sent events, each with the whole job, until it ends.',
        response: {
          200: { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          ...PROBLEM,
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const language = languageOf(request);
      const row = await findJob(db, id);
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const disconnected = new AbortController();
      raw.on('close', () => disconnected.abort());
      const signal = AbortSignal.any([disconnected.signal, closing.signal]);
      try {
        for await (const text of follow(row, () => findJob(db, id), language, signal)) raw.write(text);
      } catch (error) {
        if (!signal.aborted) request.log.error({ error: (error as Error).name });
      } finally {
        raw.end();
      }
    },
  );
}

function readCursor(cursor: string): JobPlace {
  const [, created, id] = /^([\d:.TZ-]{20,30})_(J\w{1,40})$/.exec(cursor) ?? [];
  if (created === undefined || id === undefined) throw new ServerProblem('cursor-invalid');
  return { created, id };
}

/** Sends the job whenever it changes, and a keep-alive comment in between. */
async function* follow(
  first: JobRow,
  reload: () => Promise<JobRow>,
  language: Parameters<typeof jobView>[1],
  signal: AbortSignal,
): AsyncGenerator<string> {
  let sent = '';
  let quiet = 0;
  for (let row = first; ; row = await reload()) {
    const data = JSON.stringify(jobView(row, language));
    if (data !== sent) {
      yield `event: job\ndata: ${data}\n\n`;
      [sent, quiet] = [data, 0];
    } else if (quiet >= KEEP_ALIVE_INTERVAL) {
      yield ': keep-alive\n\n';
      quiet = 0;
    }
    if (ENDED.includes(row.state)) return;
    await pause(POLL_INTERVAL, undefined, { signal });
    quiet += POLL_INTERVAL;
  }
}

function plain(body: object): Readonly<Record<string, JsonValue>> {
  return { ...body } as Readonly<Record<string, JsonValue>>;
}
