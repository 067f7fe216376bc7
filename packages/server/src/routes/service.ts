import { ServiceState } from '@eloquence/api';
import type { Context, Server } from '../core/context.ts';
import { ServerProblem } from '../core/problems.ts';
import { problems } from './problems.ts';

/** Whether the service is well: for those who watch over it. */
export function serviceRoutes(server: Server, { office, config, metrics }: Context): void {
  const open = { access: 'public', rateLimit: false } as const;
  server.get(
    '/healthz',
    {
      config: open,
      schema: {
        tags: ['service'],
        summary: 'Alive: the process answers.',
        response: { 200: ServiceState, ...problems() },
      },
    },
    (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get(
    '/readyz',
    {
      config: open,
      schema: {
        tags: ['service'],
        summary: 'Ready: the store answers.',
        response: { 200: ServiceState, ...problems() },
      },
    },
    async (_request, reply) => {
      try {
        await office.store.db.selectFrom('meta').select('name').limit(1).execute();
      } catch {
        throw new ServerProblem('store-unavailable');
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    },
  );
  if (!config.metrics) return;
  server.get(
    '/metrics',
    {
      config: open,
      schema: {
        tags: ['service'],
        summary: 'Figures about the service, for Prometheus.',
        response: {
          200: { description: 'The figures.', content: { 'text/plain': { schema: { type: 'string' } } } },
          ...problems(),
        },
      },
    },
    (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(metrics.text()),
  );
}
