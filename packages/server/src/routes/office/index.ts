import { guardConcerns } from '../../accounts/authority.ts';
import { sweep } from '../../accounts/sweep.ts';
import type { Context, Server } from '../../core/context.ts';
import { JobRunner } from '../../jobs/runner.ts';
import { accountRoutes } from '../accounts.ts';
import { reportDifferenceRoutes } from '../event-standings.ts';
import { jobRoutes } from '../jobs.ts';
import { sessionRoutes } from '../session.ts';
import { draftRoutes } from '../summaries.ts';
import { officeAdjustmentRoutes } from './adjustments.ts';
import { deskRoutes } from './desk.ts';
import { officeEventRoutes } from './events.ts';
import { officeLookingRoutes } from './looking.ts';
import { officePlayerRoutes } from './players.ts';
import { officeReportRoutes } from './reports.ts';

const SWEEP_EVERY = 3_600_000;

/** Everything that needs an account, and what goes on beside it: the jobs, and the removal of what has had its time. */
export async function accountedRoutes(server: Server, context: Context): Promise<void> {
  const { background, config } = context;
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  guardConcerns(server, context);
  const failed = (error: unknown): void => {
    const { name, code } = error as Error & { code?: unknown };
    server.log.error({ error: name, code, at: (error as Error).stack?.split('\n').slice(1, 6) });
  };
  const runner = new JobRunner(background, { failed });
  let timer: NodeJS.Timeout | null = null;
  let sweeping: Promise<void> = Promise.resolve();
  server.addHook('onReady', async () => {
    if (config.jobs) runner.start();
    const clean = (): void => {
      sweeping = sweep(background, config).catch(failed);
    };
    timer = setInterval(clean, SWEEP_EVERY).unref();
    clean();
  });
  server.addHook('preClose', async () => {
    if (timer) clearInterval(timer);
    // Whoever ends the server closes the store next.
    await Promise.all([runner.stop(), sweeping]);
  });
  sessionRoutes(server, context);
  accountRoutes(server, context);
  officeEventRoutes(server, context);
  await officeReportRoutes(server, context);
  officeLookingRoutes(server, context);
  officePlayerRoutes(server, context);
  officeAdjustmentRoutes(server, context);
  draftRoutes(server, context);
  deskRoutes(server, context);
  reportDifferenceRoutes(server, context);
  await jobRoutes(server, context, runner);
}
