import {
  ACCOUNT_ROLES,
  CorrectedView,
  CorrectionQuery,
  EventParams,
  PreviewView,
  ReportParams,
  ReportPreviewQuery,
  SubmitQuery,
  SubmittedView,
} from '@eloquence/api';
import { type Office, OfficeError, type SubmitOptions } from '@eloquence/office';
import { reportLayout } from '@eloquence/reports';
import { invalidField } from '../../core/invalid-field.ts';
import { ServerProblem } from '../../core/problems.ts';
import { COST } from '../../core/rate-limit.ts';
import type { Db } from '../../core/store-types.ts';
import { sendJson } from '../../reports/reports.ts';
import type { Context, Server } from '../shared/context.ts';
import { REPORT_FILES, REPORT_TYPES } from '../shared/report-files.ts';
import { jsonResponse, PROBLEM } from '../shared/responses.ts';
import { acceptReports, withReport } from '../shared/uploads.ts';

/** Previews, submissions, corrections and downloads of reports. */
export async function officeReportRoutes(server: Server, context: Context): Promise<void> {
  const { office, reports } = context;
  const tags = ['office'];
  await server.register(async (inner) => {
    const scope = inner as Server;
    await acceptReports(scope, reports.budget);
    scope.post(
      '/office/preview',
      {
        config: { access: ACCOUNT_ROLES, scope: 'submit', concerns: ['event-in-query'], cost: COST.preview },
        schema: {
          tags,
          operationId: 'previewReport',
          summary: 'Rates a report with the list in force at its start. Nothing is saved.',
          description: 'The report as the body, or as the file of a form (multipart/form-data).',
          querystring: ReportPreviewQuery,
          response: jsonResponse(PreviewView),
        },
      },
      async (request, reply) => {
        const { event = null, received = null } = request.query;
        const options = { event, rounds: roundsOf(request.query), received };
        const rated = await withReport(request, (bytes) => reports.preview(request, bytes, options));
        return sendJson(reply, rated);
      },
    );
    scope.post(
      '/office/events/:id/reports',
      {
        config: { access: ACCOUNT_ROLES, scope: 'submit', concerns: ['event'] },
        schema: {
          tags,
          operationId: 'submitReport',
          summary: 'Submits a report, or a new version of it.',
          description: 'The report as the body, or as the file of a form (multipart/form-data).',
          params: EventParams,
          querystring: SubmitQuery,
          response: { ...jsonResponse(SubmittedView), ...jsonResponse(SubmittedView, 201) },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { received = null } = request.query;
        const options = { event: id, rounds: roundsOf(request.query), received };
        const submitted = await withReport(request, (bytes) =>
          reports.change(request, 'submit', { bytes, ...options }),
        );
        return sendJson(reply, submitted);
      },
    );
    scope.post(
      '/office/events/:id/corrections',
      {
        config: { access: ['officer', 'administrator'], scope: 'office', concerns: ['event'] },
        schema: {
          tags,
          operationId: 'correctReport',
          summary: 'Submits a corrected report for a rated event. The correction goes into the next list.',
          description: 'The report as the body, or as the file of a form (multipart/form-data).',
          params: EventParams,
          querystring: CorrectionQuery,
          response: jsonResponse(CorrectedView, 201),
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const { because, report, ontoImported = false } = request.query;
        const corrected = await reportOrEvent(office.store.db, id, report);
        const correction = { event: id, corrected, because, ontoImported };
        const done = await withReport(request, (bytes) =>
          reports.change(request, 'correct', { ...correction, bytes }),
        );
        return sendJson(reply, done);
      },
    );
  });
  server.get(
    '/office/events/:id/reports/:report',
    {
      config: { access: ACCOUNT_ROLES, concerns: ['event'] },
      schema: {
        tags,
        operationId: 'downloadSubmittedReport',
        summary: 'A report, byte by byte as submitted.',
        params: ReportParams,
        response: {
          200: {
            description: 'The report.',
            content: REPORT_FILES,
          },
          ...PROBLEM,
        },
      },
    },
    async (request, reply) => {
      const { id, report } = request.params;
      const bytes = await submittedFile(office, id, report);
      const layout = reportLayout(bytes);
      return reply
        .header('content-disposition', `attachment; filename="${report}.${layout}"`)
        .type(REPORT_TYPES[layout])
        .send(Buffer.from(bytes));
    },
  );
}

/** The report, which must belong to the event; without one, the event. */
export async function reportOrEvent(db: Db, event: string, report: string | undefined): Promise<string> {
  if (report === undefined) return event;
  const row = await db.selectFrom('report').select('event').where('id', '=', report).executeTakeFirst();
  if (row?.event !== event) throw new OfficeError('report-unknown', { report });
  return report;
}

/** The submitted file of a report of this event. */
export async function submittedFile({ store }: Office, event: string, report: string): Promise<Uint8Array> {
  const row = await store.db
    .selectFrom('report')
    .innerJoin('document', 'document.hash', 'report.hash')
    .select('document.bytes')
    .where('report.id', '=', report)
    .where('report.event', '=', event)
    .executeTakeFirst();
  if (row === undefined) throw new OfficeError('report-unknown', { report });
  if (row.bytes === null) throw new ServerProblem('report-unavailable', { event, why: 'redacted' });
  return row.bytes;
}

function roundsOf({ from, to }: SubmitQuery): NonNullable<SubmitOptions['rounds']> | null {
  if (from === undefined && to === undefined) return null;
  const rounds = { from: from ?? 1, to: to ?? 1000 };
  if (rounds.from > rounds.to) throw invalidField('querystring', 'minimum', '/to', { limit: rounds.from });
  return rounds;
}
