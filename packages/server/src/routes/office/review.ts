import {
  ACCOUNT_ROLES,
  BecauseBody,
  CheckedRegistrationView,
  EventParams,
  LanguageQuery,
  PreviewQuery,
  PreviewView,
  RegistrationBody,
  ReportLinesView,
  ReportParams,
  WithdrawnView,
} from '@eloquence/api';
import { checkRegistration, withdrawEvent } from '@eloquence/office';
import { reportLines } from '@eloquence/reports';
import { auditedAction, eventForAudit } from '../../accounts/audited-action.ts';
import { languageOf } from '../../core/language.ts';
import { COST } from '../../core/rate-limit.ts';
import { sendForm, sendJson } from '../../reports/reports.ts';
import { checkedView } from '../../views/registration.ts';
import type { Context, Server } from '../shared/context.ts';
import { FORM_FILE } from '../shared/report-files.ts';
import { jsonResponse, PROBLEM } from '../shared/responses.ts';
import { submittedFile } from './reports.ts';

const OFFICERS = ['officer', 'administrator'] as const;

/** What officers review before a decision: registrations, reports line by line, previews. */
export function officeReviewRoutes(server: Server, context: Context): void {
  const { office, reports } = context;
  const tags = ['office'];

  server.post(
    '/office/events/check',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['federation', 'event-in-query'] },
      schema: {
        tags,
        operationId: 'checkRegistration',
        summary: 'Checks a registration: deadlines and possible duplicates. Nothing is saved.',
        querystring: PreviewQuery,
        body: RegistrationBody,
        response: jsonResponse(CheckedRegistrationView),
      },
    },
    async (request) => {
      const { body, query, visitor } = request;
      const value = visitor.role === 'officer' ? { ...body, federation: visitor.federation } : body;
      return checkedView(await checkRegistration(office, value, query.event ?? null), languageOf(request));
    },
  );
  server.post(
    '/office/events/:id/withdraw',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['event'] },
      schema: {
        tags,
        operationId: 'withdrawEvent',
        summary: 'Withdraws an event from the calendar. Changing its registration restores it.',
        params: EventParams,
        body: BecauseBody,
        response: jsonResponse(WithdrawnView),
      },
    },
    async (request) => {
      const { id } = request.params;
      const note = { action: 'event-withdrawn', subject: `event:${id}`, read: eventForAudit };
      return auditedAction(context.office, request, note, (acting) =>
        withdrawEvent(acting, id, request.body.because),
      );
    },
  );
  server.get(
    '/office/events/:id/reports/:report/lines',
    {
      config: { access: ACCOUNT_ROLES, concerns: ['event'] },
      schema: {
        tags,
        operationId: 'getReportLines',
        summary: 'A report line by line; findings refer to line numbers.',
        params: ReportParams,
        querystring: LanguageQuery,
        response: jsonResponse(ReportLinesView),
      },
    },
    async ({ params: { id, report } }) => ({
      report,
      lines: reportLines(await submittedFile(office, id, report)),
    }),
  );
  server.get(
    '/office/events/:id/reports/:report/preview',
    {
      config: { access: ACCOUNT_ROLES, concerns: ['event'], cost: COST.preview },
      schema: {
        tags,
        operationId: 'previewSubmittedReport',
        summary: 'Rates a submitted report with the list in force at its start. Nothing is saved.',
        params: ReportParams,
        querystring: LanguageQuery,
        response: jsonResponse(PreviewView),
      },
    },
    async (request, reply) => {
      const { id, report } = request.params;
      return sendJson(
        reply,
        await reports.preview(request, await submittedFile(office, id, report), { event: id }),
      );
    },
  );
  server.get(
    '/office/events/:id/reports/:report/form',
    {
      config: { access: ACCOUNT_ROLES, concerns: ['event'], cost: COST.preview },
      schema: {
        tags,
        operationId: 'getSubmittedReportForm',
        summary: 'The report form of a submitted report, to print, with differences from the rating list.',
        params: ReportParams,
        querystring: LanguageQuery,
        response: { ...FORM_FILE, ...PROBLEM },
      },
    },
    async (request, reply) => {
      const { id, report } = request.params;
      const bytes = await submittedFile(office, id, report);
      return sendForm(request, reply, await reports.form(request, bytes, id));
    },
  );
}
