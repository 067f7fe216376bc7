import { setTimeout as pause } from 'node:timers/promises';
import {
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
  ref,
  VerifyBody,
} from '@eloquence/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Plain } from '../accounts/trx.ts';
import { actorOf } from '../accounts/visitors.ts';
import { longestArrival } from '../core/arrival.ts';
import type { Context, Server } from '../core/context.ts';
import { wrongField } from '../core/fields.ts';
import { languageOf } from '../core/language.ts';
import { ServerProblem } from '../core/problems.ts';
import {
  cancelJob,
  ENDED,
  enqueue,
  enqueueWithFile,
  findJob,
  forgetFile,
  type JobPlace,
  type JobRow,
  listJobs,
} from '../jobs/queue.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { jobView } from '../jobs/view.ts';
import { acceptStreams, uploadedStream } from './office/uploads.ts';
import { problems } from './problems.ts';

const LIMIT = 50;
/** Milliseconds between two looks at a job that somebody follows, and between two signs of life to him. */
const LOOK = 500;
const SIGN = 15_000;

/** Long work: put into the queue here, followed, and ended. */
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

  const answers = (summary: string): object => ({
    tags: ['jobs'],
    summary: `${summary} Answers with the job.`,
    response: { 202: ref(JobView), ...problems() },
  });

  server.post(
    '/office/lists/close',
    { ...admin, schema: { ...answers('Works the next list out.'), body: CloseBody } },
    async (request, reply) =>
      queued(request, reply, await enqueue(office, actorOf(request), 'close', plain(request.body))),
  );
  server.post(
    '/office/lists/publish',
    { ...admin, schema: { ...answers('Freezes what was worked out.'), body: PublishBody } },
    async (request, reply) => {
      const { onwards = false, revision } = request.body;
      if (onwards && revision !== undefined) throw wrongField('body', 'not', '/revision');
      return queued(request, reply, await enqueue(office, actorOf(request), 'publish', plain(request.body)));
    },
  );
  server.post(
    '/office/lists/replay',
    { ...admin, schema: { ...answers('Works lists out again after corrections.'), body: ReplayBody } },
    async (request, reply) =>
      queued(request, reply, await enqueue(office, actorOf(request), 'replay', plain(request.body))),
  );
  server.post(
    '/office/lists/drop',
    {
      ...admin,
      schema: {
        ...answers('Drops the drafts of a list, or the revisions a replay has left.'),
        body: DropBody,
      },
    },
    async (request, reply) => {
      const { date, cadence } = request.body;
      if (cadence !== undefined && date === undefined)
        throw wrongField('body', 'required', '', { missingProperty: 'date' });
      return queued(request, reply, await enqueue(office, actorOf(request), 'drop', plain(request.body)));
    },
  );
  server.post(
    '/office/lists/verify',
    { ...admin, schema: { ...answers('Walks the chain and works every list out again.'), body: VerifyBody } },
    async (request, reply) =>
      queued(request, reply, await enqueue(office, actorOf(request), 'verify', plain(request.body))),
  );
  await server.register(async (scope) => {
    await acceptStreams(scope as Server, context.config);
    (scope as Server).post(
      '/office/lists/import',
      {
        config: { ...admin.config, patience: longestArrival(context.config) },
        schema: {
          ...answers('Takes over a published list: the file as the body, or in a form.'),
          querystring: ImportQuery,
        },
      },
      async (request, reply) => {
        const { date, cadence, name } = request.query as ImportQuery;
        const { stream, filename } = await uploadedStream(request);
        const options = { date, cadence: cadence ?? null, name: name ?? filename ?? 'list' };
        const { listLimit } = context.config;
        return queued(
          request,
          reply,
          await enqueueWithFile(background, actorOf(request), options, stream, listLimit),
        );
      },
    );
  });
  server.get(
    '/jobs',
    {
      ...reading,
      schema: {
        tags: ['jobs'],
        summary: 'Jobs, the newest first.',
        querystring: PageQuery,
        response: { 200: ref(JobsPage), ...problems() },
      },
    },
    async (request) => {
      const { limit = LIMIT, cursor = null } = request.query;
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
      schema: { ...one, summary: 'A job.', response: { 200: ref(JobView), ...problems() } },
    },
    async (request) => jobView(await findJob(db, request.params.id), languageOf(request)),
  );
  server.delete(
    '/jobs/:id',
    {
      ...admin,
      schema: {
        ...one,
        summary: 'Ends a job. What it has not written yet is not written.',
        response: { 200: ref(JobView), ...problems() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const cancel = (): Promise<JobRow> => cancelJob(office, actorOf(request), id);
      const row = await (runner.cancel(id, cancel) ?? cancel());
      if (row.state === 'cancelled') await forgetFile(background, id);
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
        summary: 'Follows a job by server-sent events, each with the job as it is, until it has ended.',
        response: {
          200: { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          ...problems(),
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
      const gone = new AbortController();
      raw.on('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, closing.signal]);
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

/** A job as often as it changes, and a sign of life in between. */
async function* follow(
  first: JobRow,
  look: () => Promise<JobRow>,
  language: Parameters<typeof jobView>[1],
  signal: AbortSignal,
): AsyncGenerator<string> {
  let said = '';
  let quiet = 0;
  for (let row = first; ; row = await look()) {
    const data = JSON.stringify(jobView(row, language));
    if (data !== said) {
      yield `event: job\ndata: ${data}\n\n`;
      [said, quiet] = [data, 0];
    } else if (quiet >= SIGN) {
      yield ': still there\n\n';
      quiet = 0;
    }
    if (ENDED.includes(row.state)) return;
    await pause(LOOK, undefined, { signal });
    quiet += LOOK;
  }
}

function plain(body: object): Readonly<Record<string, Plain>> {
  return { ...body } as Readonly<Record<string, Plain>>;
}
