import {
  BecauseBody,
  CheckedRegistrationView,
  EventParams,
  LanguageQuery,
  PreviewQuery,
  PreviewView,
  RegistrationBody,
  ReportLinesView,
  ReportParams,
  ref,
  WithdrawnView,
} from '@eloquence/api';
import { checkRegistration, OfficeError, withdrawEvent } from '@eloquence/office';
import { reportLines } from '@eloquence/reports';
import type { Context, Server } from '../../core/context.ts';
import { languageOf } from '../../core/language.ts';
import { ServerProblem } from '../../core/problems.ts';
import { sent } from '../../reports/reports.ts';
import { problems } from '../problems.ts';
import { checkedView, doing, lookAtEvent } from './doing.ts';

const ALL = ['arbiter', 'officer', 'administrator'] as const;
const OFFICERS = ['officer', 'administrator'] as const;

/** What one looks at before deciding: what a registration would be told, a report line by line and what it gives. */
export function officeLookingRoutes(server: Server, context: Context): void {
  const { office, reports } = context;
  const tags = ['office'];

  /** The bytes of a report of this event, as they were handed in. */
  async function kept(event: string, report: string): Promise<Uint8Array> {
    const row = await office.store.db
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

  server.post(
    '/office/events/check',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['federation', 'event-in-query'] },
      schema: {
        tags,
        summary: 'What a registration would be told: deadlines, and events that may be the same.',
        querystring: PreviewQuery,
        body: RegistrationBody,
        response: { 200: ref(CheckedRegistrationView), ...problems() },
      },
    },
    async (request) => {
      const { body, query, who } = request;
      const value = who.role === 'officer' ? { ...body, federation: who.federation } : body;
      return checkedView(await checkRegistration(office, value, query.event ?? null), languageOf(request));
    },
  );
  server.post(
    '/office/events/:id/withdraw',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['event'] },
      schema: {
        tags,
        summary:
          'Takes an event out of the calendar, and says why; a change of its registration brings it back.',
        params: EventParams,
        body: BecauseBody,
        response: { 200: ref(WithdrawnView), ...problems() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const note = { action: 'event-withdrawn', subject: `event:${id}`, look: lookAtEvent };
      return doing(context, request, note, (acting) => withdrawEvent(acting, id, request.body.because));
    },
  );
  server.get(
    '/office/events/:id/reports/:report/lines',
    {
      config: { access: ALL, concerns: ['event'] },
      schema: {
        tags,
        summary: 'A report line by line, as findings count them.',
        params: ReportParams,
        querystring: LanguageQuery,
        response: { 200: ref(ReportLinesView), ...problems() },
      },
    },
    async ({ params: { id, report } }) => ({ report, lines: reportLines(await kept(id, report)) }),
  );
  server.get(
    '/office/events/:id/reports/:report/preview',
    {
      config: { access: ALL, concerns: ['event'] },
      schema: {
        tags,
        summary: 'What a report that was handed in would give with the list in force at its start.',
        params: ReportParams,
        querystring: LanguageQuery,
        response: { 200: ref(PreviewView), ...problems() },
      },
    },
    async (request, reply) => {
      const { id, report } = request.params;
      return sent(reply, await reports.preview(request, await kept(id, report), id));
    },
  );
}
