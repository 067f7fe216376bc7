import { CadenceQuery, FiguresBody, FiguresView, JobView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import { actorOf } from '../accounts/authentication.ts';
import { languageOf } from '../core/language.ts';
import type { FiguresResult } from '../jobs/figures.ts';
import { enqueue, lastDone } from '../jobs/queue.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { drawingView, rowsOf } from '../views/figure.ts';
import { jobView } from '../views/job.ts';
import type { Context, Server } from './shared/context.ts';
import { jsonResponse } from './shared/responses.ts';

/** Figures over the history: computed by a job, kept with its result. */
export function figureRoutes(server: Server, { office, config }: Context, runner: JobRunner): void {
  server.post(
    '/office/figures',
    {
      config: { access: ['administrator'], scope: 'admin' },
      schema: {
        tags: ['jobs'],
        operationId: 'computeFigures',
        summary: 'Computes the figures over the history of one cadence. Returns the job.',
        body: FiguresBody,
        response: jsonResponse(JobView, 202),
      },
    },
    async (request, reply) => {
      const row = await enqueue(office, actorOf(request), 'figures', { cadence: request.body.cadence });
      runner.wake();
      return reply
        .code(202)
        .header('location', `${config.basePath}/api/v1/jobs/${row.id}`)
        .send(jobView(row, languageOf(request)));
    },
  );
  server.get(
    '/office/figures',
    {
      config: { access: ['administrator'] },
      schema: {
        tags: ['jobs'],
        operationId: 'getFigures',
        summary: 'The figures as last computed.',
        querystring: CadenceQuery,
        response: jsonResponse(FiguresView),
      },
    },
    async (request) => {
      const cadence: Cadence = request.query.cadence ?? 'standard';
      const done = await lastDone(office.store.db, 'figures', JSON.stringify({ cadence }));
      if (done === null) return { cadence, computed: null, figures: [] };
      const { figures } = JSON.parse(done.result) as FiguresResult;
      return {
        cadence,
        computed: done.ended,
        figures: figures.map(({ figure, columns, rows }) => ({
          figure,
          ...drawingView(figure),
          columns: [...columns],
          rows: rowsOf(columns, rows),
        })),
      };
    },
  );
}
