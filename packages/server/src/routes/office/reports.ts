import {
  CorrectedView,
  CorrectionQuery,
  EventParams,
  PreviewQuery,
  PreviewView,
  ReportParams,
  ref,
  SubmitQuery,
  SubmittedView,
} from '@eloquence/api';
import { OfficeError } from '@eloquence/office';
import { reportLayout } from '@eloquence/reports';
import type { Context, Server } from '../../core/context.ts';
import { wrongField } from '../../core/fields.ts';
import { ServerProblem } from '../../core/problems.ts';
import { sent } from '../../reports/reports.ts';
import { problems } from '../problems.ts';
import { REPORT_FILES, REPORT_TYPES } from '../report-files.ts';
import { reportOrEvent } from './doing.ts';
import { acceptReports, withReport } from './uploads.ts';

const ALL = ['arbiter', 'officer', 'administrator'] as const;

/** Reports: handed in, tried out, corrected, and given back as they came. */
export async function officeReportRoutes(server: Server, context: Context): Promise<void> {
  const { office, reports } = context;
  const tags = ['office'];
  await server.register(async (inner) => {
    const scope = inner as Server;
    await acceptReports(scope, reports.room);
    scope.post(
      '/office/preview',
      {
        config: { access: ALL, scope: 'submit', concerns: ['event-in-query'] },
        schema: {
          tags,
          summary: 'Rates a report with the list in force at its start, and keeps nothing.',
          description: 'The report as the body, or as the one file of a form (multipart/form-data).',
          querystring: PreviewQuery,
          response: { 200: ref(PreviewView), ...problems() },
        },
      },
      async (request, reply) => {
        const { event = null } = request.query;
        const rated = await withReport(request, (bytes) => reports.preview(request, bytes, event));
        return sent(reply, rated);
      },
    );
    scope.post(
      '/office/events/:id/reports',
      {
        config: { access: ALL, scope: 'submit', concerns: ['event'] },
        schema: {
          tags,
          summary: 'Hands in a report, or hands it in again.',
          description: 'The report as the body, or as the one file of a form (multipart/form-data).',
          params: EventParams,
          querystring: SubmitQuery,
          response: { 201: ref(SubmittedView), 200: ref(SubmittedView), ...problems() },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { from, to } = request.query;
        const rounds = from === undefined && to === undefined ? null : { from: from ?? 1, to: to ?? 1000 };
        if (rounds && rounds.from > rounds.to)
          throw wrongField('querystring', 'minimum', '/to', { limit: rounds.from });
        const submitted = await withReport(request, (bytes) =>
          reports.change(request, 'submit', { bytes, event: id, rounds }),
        );
        return sent(reply, submitted);
      },
    );
    scope.post(
      '/office/events/:id/corrections',
      {
        config: { access: ['officer', 'administrator'], scope: 'office', concerns: ['event'] },
        schema: {
          tags,
          summary: 'A corrected report of an event already rated; its effect goes into the next list.',
          description: 'The report as the body, or as the one file of a form (multipart/form-data).',
          params: EventParams,
          querystring: CorrectionQuery,
          response: { 201: ref(CorrectedView), ...problems() },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { because, report, ontoImported = false } = request.query;
        const corrected = await reportOrEvent(office.store.db, id, report);
        const asked = { event: id, corrected, because, ontoImported };
        const done = await withReport(request, (bytes) =>
          reports.change(request, 'correct', { ...asked, bytes }),
        );
        return sent(reply, done);
      },
    );
  });
  server.get(
    '/office/events/:id/reports/:report',
    {
      config: { access: ALL, concerns: ['event'] },
      schema: {
        tags,
        summary: 'A report, byte by byte as it was handed in.',
        params: ReportParams,
        response: {
          200: {
            description: 'The report.',
            content: REPORT_FILES,
          },
          ...problems(),
        },
      },
    },
    async (request, reply) => {
      const { id, report } = request.params;
      const row = await office.store.db
        .selectFrom('report')
        .innerJoin('document', 'document.hash', 'report.hash')
        .select('document.bytes')
        .where('report.id', '=', report)
        .where('report.event', '=', id)
        .executeTakeFirst();
      if (row === undefined) throw new OfficeError('report-unknown', { report });
      if (row.bytes === null) throw new ServerProblem('report-unavailable', { event: id, why: 'redacted' });
      const layout = reportLayout(row.bytes);
      return reply
        .header('content-disposition', `attachment; filename="${report}.${layout}"`)
        .type(REPORT_TYPES[layout])
        .send(Buffer.from(row.bytes));
    },
  );
}
