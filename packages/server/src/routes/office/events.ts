import {
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
  ref,
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
import { actorOf } from '../../accounts/visitors.ts';
import type { Visitor } from '../../core/access.ts';
import type { Context, Server } from '../../core/context.ts';
import { languageOf } from '../../core/language.ts';
import { calendarPage, readCalendarCursor } from '../../views/calendar.ts';
import { spoken, waitView } from '../../views/reasons.ts';
import { problems } from '../problems.ts';
import { doing, lookAtEvent, registeredView, reportOrEvent, roleFindings } from './doing.ts';

const LIMIT = 50;
const OFFICERS = ['officer', 'administrator'] as const;
const ALL = ['arbiter', 'officer', 'administrator'] as const;

/** The events that an account has to do with: registered, changed, decided upon. */
export function officeEventRoutes(server: Server, context: Context): void {
  const { office } = context;
  const { db } = office.store;
  const decide = { config: { access: OFFICERS, scope: 'office', concerns: ['event'] } as const };
  const tags = ['office'];

  server.get(
    '/office/events',
    {
      config: { access: ALL },
      schema: {
        tags,
        summary: 'The events you have to do with, the newest first.',
        querystring: EventsQuery,
        response: { 200: ref(EventsPage), ...problems() },
      },
    },
    async ({ query, who }) => {
      const { limit = LIMIT, cursor, lang: _, q, ...filter } = query;
      const own = ownEvents(who, filter.federation);
      if (own === null) return { items: [], next: null };
      const after = cursor === undefined ? null : readCalendarCursor(cursor);
      const found = await calendar(office, { ...filter, ...own, text: q, limit: limit + 1, after });
      return calendarPage(found, limit);
    },
  );

  /** Whose events they are; null: none of them are his. */
  function ownEvents(
    { account, role, federation }: Visitor,
    asked: string | undefined,
  ): { readonly federation?: string; readonly givenTo?: string } | null {
    if (role === 'administrator') return {};
    if (role === 'arbiter') return { givenTo: account ?? '' };
    return federation === null || (asked !== undefined && asked !== federation) ? null : { federation };
  }

  server.post(
    '/office/events',
    {
      config: { access: OFFICERS, scope: 'office', concerns: ['federation'] },
      schema: {
        tags,
        summary: 'Registers an event.',
        body: RegistrationBody,
        response: { 201: ref(RegisteredView), ...problems() },
      },
    },
    async (request, reply) => {
      const { who, body } = request;
      const value = who.role === 'officer' ? { ...body, federation: who.federation } : body;
      const note = {
        action: 'event-registered',
        subject: (result: unknown) => `event:${(result as { readonly event: string }).event}`,
        look: lookAtEvent,
      };
      const done = await doing(context, request, note, (acting) => register(acting, value));
      return reply.code(201).send(registeredView(done, languageOf(request)));
    },
  );
  server.get(
    '/office/events/:id',
    {
      config: { access: ALL, concerns: ['event'] },
      schema: {
        tags,
        summary: 'An event with everything that was found in its reports.',
        params: EventParams,
        querystring: LanguageQuery,
        response: { 200: ref(OfficeEventView), ...problems() },
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
        waits: waitView(waits, language),
        reasons: spoken(reasons, language),
        reports: reports.map(({ actor: _, findings, state, ...report }) => ({
          ...report,
          state: state as 'submitted',
          findings: roleFindings(findings, language),
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
        summary: 'Changes what is registered of an event; an accepted report is then to be decided again.',
        params: EventParams,
        body: RegistrationBody,
        response: { 200: ref(RegisteredView), ...problems() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const note = { action: 'event-changed', subject: `event:${id}`, look: lookAtEvent };
      const done = await doing(context, request, note, (acting) => changeEvent(acting, id, request.body));
      return registeredView(done, languageOf(request));
    },
  );

  server.post(
    '/office/events/:id/accept',
    {
      ...decide,
      schema: {
        tags,
        summary: 'Accepts the report that waits.',
        params: EventParams,
        body: DecisionBody,
        response: { 200: ref(DecidedView), ...problems() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const subject = await reportOrEvent(db, id, request.body.report);
      const note = { action: 'report-accepted', subject: `event:${id}`, look: lookAtEvent };
      return doing(context, request, note, (acting) => accept(acting, subject)).then(viewOf(request));
    },
  );
  server.post(
    '/office/events/:id/reject',
    {
      ...decide,
      schema: {
        tags,
        summary: 'Rejects the report that waits, and says why.',
        params: EventParams,
        body: RejectBody,
        response: { 200: ref(DecidedView), ...problems() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { report, because } = request.body;
      const subject = await reportOrEvent(db, id, report);
      const note = { action: 'report-rejected', subject: `event:${id}`, look: lookAtEvent };
      return doing(context, request, note, (acting) => reject(acting, subject, because)).then(
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
        summary:
          'Takes the decision about a report back, and says why, as long as no list was published with it.',
        params: EventParams,
        body: RejectBody,
        response: { 200: ref(DecidedView), ...problems() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { report, because } = request.body;
      const subject = await reportOrEvent(db, id, report);
      const note = { action: 'decision-revoked', subject: `event:${id}`, look: lookAtEvent };
      const done = await doing(context, request, note, (acting) => reopen(acting, subject, because));
      return { ...done, appeal: null };
    },
  );
  server.post(
    '/office/events/:id/appeal',
    {
      config: { access: ALL, scope: 'submit', concerns: ['event'] },
      schema: {
        tags,
        summary: 'Appeals against a rejection in time: the report is to be decided again.',
        params: EventParams,
        body: BecauseBody,
        response: { 200: ref(DecidedView), ...problems() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { because } = request.body;
      const note = { action: 'appeal-made', subject: `event:${id}`, look: lookAtEvent };
      const { event } = await doing(context, request, note, (acting) => appeal(acting, id, because));
      return { event, report: null, stage: 'reported', appeal: null };
    },
  );

  const viewOf =
    (request: Parameters<typeof languageOf>[0]) =>
    ({ event, report, stage, appeal: reason }: Awaited<ReturnType<typeof accept>>): DecidedView => ({
      event,
      report,
      stage,
      appeal: reason === null ? null : (spoken([reason], languageOf(request))[0] ?? null),
    });

  const arbiters = { tags, params: EventParams, response: { 200: ref(ArbitersView), ...problems() } };
  server.get(
    '/office/events/:id/arbiters',
    {
      config: { access: OFFICERS, concerns: ['event'] },
      schema: { ...arbiters, summary: 'Who may hand in reports of an event.' },
    },
    async ({ params: { id } }) => ({ arbiters: await arbitersOf(db, id) }),
  );
  server.put(
    '/office/events/:id/arbiters',
    {
      ...decide,
      schema: { ...arbiters, body: ArbitersView, summary: 'Gives an event to arbiters, by name.' },
    },
    async (request) => {
      const { id } = request.params;
      return { arbiters: await setArbiters(office, actorOf(request), id, request.body.arbiters) };
    },
  );
}
