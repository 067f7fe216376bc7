import {
  ACCOUNT_ROLES,
  ArbitersView,
  BecauseBody,
  DecidedView,
  DecisionBody,
  EventParams,
  EventsPage,
  EventsQuery,
  LanguageQuery,
  OfficeEventView,
  RegisteredView,
  RegistrationBody,
  RejectBody,
} from '@eloquence/api';
import {
  accept,
  appeal,
  calendar,
  changeEvent,
  register,
  reject,
  reopen,
  viewEvent,
} from '@eloquence/office';
import { arbitersOf, setArbiters } from '../../accounts/accounts.ts';
import { auditedAction, eventForAudit } from '../../accounts/audited-action.ts';
import { actorOf } from '../../accounts/authentication.ts';
import type { Visitor } from '../../core/access.ts';
import { languageOf } from '../../core/language.ts';
import { calendarPage, readCalendarCursor } from '../../views/calendar.ts';
import { findingViews, reasonViews, statusText, waitView } from '../../views/reasons.ts';
import { registeredView } from '../../views/registration.ts';
import type { Context, Server } from '../shared/context.ts';
import { jsonResponse } from '../shared/responses.ts';
import { reportOrEvent } from './reports.ts';

const OFFICERS = ['officer', 'administrator'] as const;

/** Registration and decisions. */
export function officeEventRoutes(server: Server, context: Context): void {
  const { office } = context;
  const { db } = office.store;
  const decide = { config: { access: OFFICERS, scope: 'office', concerns: ['event'] } as const };
  const tags = ['office'];

  server.get(
    '/office/events',
    {
      config: { access: ACCOUNT_ROLES },
      schema: {
        tags,
        operationId: 'listOwnEvents',
        summary: 'Your events, newest first.',
        querystring: EventsQuery,
        response: jsonResponse(EventsPage),
      },
    },
    async (request) => {
      const { limit, cursor, lang: _, q, ...filter } = request.query;
      const own = ownEvents(request.visitor, filter.federation);
      if (own === null) return { items: [], next: null };
      const after = cursor === undefined ? null : readCalendarCursor(cursor);
      const found = await calendar(office, { ...filter, ...own, text: q, limit: limit + 1, after });
      return calendarPage(office, found, limit, languageOf(request));
    },
  );

  /** The filter for the visitor's own events; null: none. */
  function ownEvents(
    { account, role, federation }: Visitor,
    requested: string | undefined,
  ): { readonly federation?: string; readonly givenTo?: string } | null {
    if (role === 'administrator') return {};
    if (role === 'arbiter') return { givenTo: account ?? '' };
    return federation === null || (requested !== undefined && requested !== federation)
      ? null
      : { federation };
  }

  server.post(
    '/office/events',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['federation'] },
      schema: {
        tags,
        operationId: 'registerEvent',
        summary: 'Registers an event.',
        body: RegistrationBody,
        response: jsonResponse(RegisteredView, 201),
      },
    },
    async (request, reply) => {
      const { visitor, body } = request;
      const value = visitor.role === 'officer' ? { ...body, federation: visitor.federation } : body;
      const note = {
        action: 'event-registered',
        subject: (result: unknown) => `event:${(result as { readonly event: string }).event}`,
        read: eventForAudit,
      };
      const done = await auditedAction(context.office, request, note, (acting) => register(acting, value));
      return reply.code(201).send(registeredView(done, languageOf(request)));
    },
  );
  server.get(
    '/office/events/:id',
    {
      config: { access: ACCOUNT_ROLES, concerns: ['event'] },
      schema: {
        tags,
        operationId: 'getOfficeEvent',
        summary: 'An event with all findings of its reports.',
        params: EventParams,
        querystring: LanguageQuery,
        response: jsonResponse(OfficeEventView),
      },
    },
    async (request) => {
      const language = languageOf(request);
      const { id } = request.params;
      const { reports, reasons, waits, ...view } = await viewEvent(office, id);
      const { facts } = await db
        .selectFrom('event')
        .select('facts')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        ...view,
        facts: JSON.parse(facts),
        status: statusText({ ...view, waits }, language),
        waits: waitView(waits, language),
        reasons: reasonViews(reasons, language),
        reports: reports.map(({ actor: _, findings, ...report }) => ({
          ...report,
          findings: findingViews(findings, language),
        })),
      };
    },
  );
  server.patch(
    '/office/events/:id',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['event', 'federation'] },
      schema: {
        tags,
        operationId: 'changeEvent',
        summary: 'Changes the registration of an event. An accepted report must then be decided again.',
        params: EventParams,
        body: RegistrationBody,
        response: jsonResponse(RegisteredView),
      },
    },
    async (request) => {
      const { id } = request.params;
      const note = { action: 'event-changed', subject: `event:${id}`, read: eventForAudit };
      const done = await auditedAction(context.office, request, note, (acting) =>
        changeEvent(acting, id, request.body),
      );
      return registeredView(done, languageOf(request));
    },
  );

  server.post(
    '/office/events/:id/accept',
    {
      ...decide,
      schema: {
        tags,
        operationId: 'acceptReport',
        summary: 'Accepts the open report.',
        params: EventParams,
        body: DecisionBody,
        response: jsonResponse(DecidedView),
      },
    },
    async (request) => {
      const { id } = request.params;
      const subject = await reportOrEvent(db, id, request.body.report);
      const note = { action: 'report-accepted', subject: `event:${id}`, read: eventForAudit };
      return auditedAction(context.office, request, note, (acting) => accept(acting, subject)).then(
        viewOf(request),
      );
    },
  );
  server.post(
    '/office/events/:id/reject',
    {
      ...decide,
      schema: {
        tags,
        operationId: 'rejectReport',
        summary: 'Rejects the open report, with a reason.',
        params: EventParams,
        body: RejectBody,
        response: jsonResponse(DecidedView),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { report, because } = request.body;
      const subject = await reportOrEvent(db, id, report);
      const note = { action: 'report-rejected', subject: `event:${id}`, read: eventForAudit };
      return auditedAction(context.office, request, note, (acting) => reject(acting, subject, because)).then(
        viewOf(request),
      );
    },
  );
  server.post(
    '/office/events/:id/reopen',
    {
      ...decide,
      schema: {
        tags,
        operationId: 'reopenReport',
        summary: 'Revokes the decision on a report, with a reason, unless a published list used it.',
        params: EventParams,
        body: RejectBody,
        response: jsonResponse(DecidedView),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { report, because } = request.body;
      const subject = await reportOrEvent(db, id, report);
      const note = { action: 'decision-revoked', subject: `event:${id}`, read: eventForAudit };
      const done = await auditedAction(context.office, request, note, (acting) =>
        reopen(acting, subject, because),
      );
      return { ...done, appeal: null };
    },
  );
  server.post(
    '/office/events/:id/appeal',
    {
      config: { access: ACCOUNT_ROLES, scope: 'submit', concerns: ['event'] },
      schema: {
        tags,
        operationId: 'appealRejection',
        summary: 'Appeals a rejection in time: the report is decided again.',
        params: EventParams,
        body: BecauseBody,
        response: jsonResponse(DecidedView),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { because } = request.body;
      const note = { action: 'appeal-made', subject: `event:${id}`, read: eventForAudit };
      const { event } = await auditedAction(context.office, request, note, (acting) =>
        appeal(acting, id, because),
      );
      return { event, report: null, stage: 'reported', appeal: null };
    },
  );

  const viewOf =
    (request: Parameters<typeof languageOf>[0]) =>
    ({ event, report, stage, appeal: reason }: Awaited<ReturnType<typeof accept>>): DecidedView => ({
      event,
      report,
      stage,
      appeal: reason === null ? null : (reasonViews([reason], languageOf(request))[0] ?? null),
    });

  const arbiters = { tags, params: EventParams, response: jsonResponse(ArbitersView) };
  server.get(
    '/office/events/:id/arbiters',
    {
      config: { access: OFFICERS, concerns: ['event'] },
      schema: {
        ...arbiters,
        operationId: 'listArbiters',
        summary: 'The arbiters who may submit reports of an event.',
      },
    },
    async ({ params: { id } }) => ({ arbiters: await arbitersOf(db, id) }),
  );
  server.put(
    '/office/events/:id/arbiters',
    {
      ...decide,
      schema: {
        ...arbiters,
        body: ArbitersView,
        operationId: 'setArbiters',
        summary: 'Assigns an event to arbiters, by name.',
      },
    },
    async (request) => {
      const { id } = request.params;
      return { arbiters: await setArbiters(office, actorOf(request), id, request.body.arbiters) };
    },
  );
}
