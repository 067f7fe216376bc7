import { authorizeRequests } from '../accounts/authorization.ts';
import { cleanUp } from '../jobs/cleanup.ts';
import { ClockCheck } from '../jobs/clock-check.ts';
import { JobRunner } from '../jobs/runner.ts';
import { SteadyClock } from '../jobs/steady-clock.ts';
import { accountRoutes } from './accounts.ts';
import { reportDifferenceRoutes } from './event-standings.ts';
import { figureRoutes } from './figures.ts';
import { jobRoutes } from './jobs.ts';
import { officeAdjustmentRoutes } from './office/adjustments.ts';
import { deskRoutes } from './office/desk.ts';
import { officeEventRoutes } from './office/events.ts';
import { officeFactRoutes } from './office/facts.ts';
import { officePlayerRoutes } from './office/players.ts';
import { officeReportRoutes } from './office/reports.ts';
import { officeReviewRoutes } from './office/review.ts';
import { passkeyRoutes } from './passkeys.ts';
import { recoveryCodeRoutes } from './recovery-codes.ts';
import { scenarioRoutes } from './scenarios.ts';
import { sessionRoutes } from './session.ts';
import type { Context, Server } from './shared/context.ts';
import { draftRoutes } from './summaries.ts';

const CLEAN_UP_EVERY = 3_600_000;
const COMPARE_CLOCKS_EVERY = 60_000;

/** Routes that need an account, the job runner and the periodic clean-up. */
export async function authenticatedRoutes(server: Server, context: Context): Promise<void> {
  const { background, config } = context;
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  authorizeRequests(server, context.office);
  const failed = (error: unknown): void => {
    const { name, code } = error as Error & { code?: unknown };
    server.log.error({ error: name, code, at: (error as Error).stack?.split('\n').slice(1, 6) });
  };
  const runner = new JobRunner(background, { failed });
  const clock = new SteadyClock();
  const clocks = new ClockCheck(background);
  context.metrics.watchClock(() => clocks.ahead);
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<void>>();
  const repeat = (work: () => Promise<void>, every: number): void => {
    const run = (): void => {
      const running = work()
        .catch(failed)
        .finally(() => underWay.delete(running));
      underWay.add(running);
    };
    timers.push(setInterval(run, every).unref());
    run();
  };
  server.addHook('onReady', async () => {
    if (config.jobs) runner.start();
    repeat(async () => {
      if (!(await cleanUp(background, config, clock))) server.log.warn({ refused: 'clock-jumped' });
    }, CLEAN_UP_EVERY);
    repeat(() => clocks.compare(), COMPARE_CLOCKS_EVERY);
  });
  server.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    // The caller closes the store next.
    await Promise.all([runner.stop(), ...underWay]);
  });
  sessionRoutes(server, context);
  passkeyRoutes(server, context);
  recoveryCodeRoutes(server, context);
  accountRoutes(server, context);
  officeEventRoutes(server, context);
  await officeReportRoutes(server, context);
  officeReviewRoutes(server, context);
  officePlayerRoutes(server, context);
  officeAdjustmentRoutes(server, context);
  officeFactRoutes(server, context);
  draftRoutes(server, context);
  deskRoutes(server, context);
  reportDifferenceRoutes(server, context);
  await jobRoutes(server, context, runner);
  figureRoutes(server, context, runner);
  scenarioRoutes(server, context, runner);
}
