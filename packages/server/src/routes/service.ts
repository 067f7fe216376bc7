import { ServiceState } from '@eloquence/api';
import { ServerProblem } from '../core/problems.ts';
import type { Context, Server } from './shared/context.ts';
import { PROBLEM } from './shared/responses.ts';

/** Health checks and metrics. */
export function serviceRoutes(server: Server, { health, config, metrics }: Context): void {
  const open = { access: 'public', rateLimit: false } as const;
  server.get(
    '/healthz',
    {
      config: open,
      schema: {
        tags: ['service'],
        operationId: 'getHealth',
        summary: 'Alive: the process responds.',
        response: { 200: ServiceState, ...PROBLEM },
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
        operationId: 'getReadiness',
        summary: 'Ready: the store can be read and written.',
        response: { 200: ServiceState, ...PROBLEM },
      },
    },
    async (_request, reply) => {
      try {
        await health.check();
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
        operationId: 'getMetrics',
        summary: 'Prometheus metrics.',
        response: {
          200: { description: 'Metrics.', content: { 'text/plain': { schema: { type: 'string' } } } },
          ...PROBLEM,
        },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
      return metrics.text();
    },
  );
}
