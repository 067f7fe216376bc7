import { DeskView, LanguageQuery, ref } from '@eloquence/api';
import { type DeskScope, draftFindings, listCalendar } from '@eloquence/office';
import type { Visitor } from '../../core/access.ts';
import type { Context, Server } from '../../core/context.ts';
import { languageOf } from '../../core/language.ts';
import { ENDED, listJobs } from '../../jobs/queue.ts';
import { jobView } from '../../jobs/view.ts';
import { findingViews } from '../../views/reasons.ts';
import { problems } from '../problems.ts';

/** Jobs looked at: those that go on are among the newest. */
const JOBS = 50;

/** What waits for whoever asks. */
export function deskRoutes(server: Server, { office, reader }: Context): void {
  server.get(
    '/office/desk',
    {
      config: { access: ['arbiter', 'officer', 'administrator'] },
      schema: {
        tags: ['office'],
        summary: 'What waits for you: reports, decisions, appeals, corrections, the lists to come.',
        querystring: LanguageQuery,
        response: { 200: ref(DeskView), ...problems() },
      },
    },
    async (request) => {
      const { who } = request;
      const desk = await reader.ask('desk', { scope: scopeOf(who), now: office.now().toISOString() });
      const { lists } = await listCalendar(office);
      const calendar = lists.map(({ date, ...item }) => ({ ...item, list: date }));
      if (who.role !== 'administrator') return { ...desk, calendar, drafts: [], jobs: [] };
      const language = languageOf(request);
      const { drafts } = await reader.ask('status', {});
      const warned = drafts.map(async ({ cadence, date, revision }) => ({
        ...{ cadence, date, revision },
        findings: findingViews(await draftFindings(office, { cadence, date, revision }), language),
      }));
      const jobs = (await listJobs(office.store.db, JOBS, null)).filter(
        ({ state }) => !ENDED.includes(state),
      );
      return {
        ...desk,
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
