import { authenticatedRoutes } from './authenticated.ts';
import { docsRoutes } from './docs.ts';
import { sitemapRoutes } from './feeds.ts';
import { pageRoutes } from './pages.ts';
import { publicRoutes } from './public.ts';
import { serviceRoutes } from './service.ts';
import type { Context, Server } from './shared/context.ts';

/** Every route, below the base path. */
export async function routes(server: Server, context: Context): Promise<void> {
  serviceRoutes(server, context);
  pageRoutes(server, context);
  sitemapRoutes(server, context);
  // A scope each, because their hooks differ.
  await server.register(async (scope) => docsRoutes(scope as Server, context));
  await server.register(async (scope) => publicRoutes(scope as Server, context), { prefix: '/api/v1' });
  await server.register(async (scope) => authenticatedRoutes(scope as Server, context), {
    prefix: '/api/v1',
  });
}
