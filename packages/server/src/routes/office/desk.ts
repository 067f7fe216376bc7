import { ACCOUNT_ROLES, type DeskSection, DeskView, LanguageQuery } from '@eloquence/api';
import { type DeskScope, draftFindings, type EventStatus, listCalendar } from '@eloquence/office';
import type { Visitor } from '../../core/access.ts';
import { languageOf } from '../../core/language.ts';
import { ENDED, listJobs } from '../../jobs/queue.ts';
import { jobView } from '../../views/job.ts';
import { findingViews, withStatusText } from '../../views/reasons.ts';
import type { Context, Server } from '../shared/context.ts';
import { jsonResponse } from '../shared/responses.ts';

/** Unfinished jobs are among the newest. */
const JOBS = 50;

/** Open tasks of an account. */
export function deskRoutes(server: Server, { office, officeReader }: Context): void {
  server.get(
    '/office/desk',
    {
      config: { access: ACCOUNT_ROLES },
      schema: {
        tags: ['office'],
        operationId: 'getDesk',
        summary: 'Your open tasks: reports, decisions, appeals, corrections, deadlines.',
        querystring: LanguageQuery,
        response: jsonResponse(DeskView),
      },
    },
    async (request) => {
      const { visitor } = request;
      const now = office.now().toISOString();
      const desk = await officeReader.run('desk', { scope: scopeOf(visitor), now });
      const language = languageOf(request);
      const told = <Item extends EventStatus>({ count, items }: DeskSection<Item>) => ({
        count,
        items: items.map((item) => withStatusText(item, language)),
      });
      const sections = {
        today: desk.today,
        missing: told(desk.missing),
        coming: told(desk.coming),
        open: told(desk.open),
        appeals: told(desk.appeals),
        corrections: told(desk.corrections),
      };
      const { lists } = await listCalendar(office);
      const calendar = lists.map(({ date, ...item }) => ({ ...item, list: date }));
      if (visitor.role !== 'administrator') return { ...sections, calendar, drafts: [], jobs: [] };
      const { drafts } = await officeReader.run('status', {});
      const warned = drafts.map(async ({ cadence, date, revision }) => {
        const { missing, undecided } = await officeReader.run('leftOut', { cadence, date, now });
        return {
          ...{ cadence, date, revision },
          findings: findingViews(await draftFindings(office, { cadence, date, revision }), language),
          missing: missing.map((event) => withStatusText(event, language)),
          undecided: undecided.map((event) => withStatusText(event, language)),
        };
      });
      const jobs = (await listJobs(office.store.db, JOBS, null)).filter(
        ({ state }) => !ENDED.includes(state),
      );
      return {
        ...sections,
        calendar,
        drafts: await Promise.all(warned),
        jobs: jobs.map((job) => jobView(job, language)),
      };
    },
  );
}

function scopeOf({ role, federation, account }: Visitor): DeskScope {
  if (role === 'administrator') return { of: 'everything' };
  if (role === 'officer') return { of: 'federation', federation: federation ?? '?' };
  return { of: 'account', account: account ?? '?' };
}
