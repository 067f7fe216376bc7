import type { Context, Server } from '../core/context.ts';
import { docsRoutes } from './docs.ts';
import { accountedRoutes } from './office/index.ts';
import { pageRoutes } from './pages.ts';
import { publicRoutes } from './public.ts';
import { serviceRoutes } from './service.ts';

/** Every route, below the base path. */
export async function routes(server: Server, context: Context): Promise<void> {
  serviceRoutes(server, context);
  pageRoutes(server, context);
  // In a scope of its own, as its hooks are for it alone.
  await server.register(async (scope) => docsRoutes(scope as Server, context));
  await server.register(async (scope) => publicRoutes(scope as Server, context), { prefix: '/api/v1' });
  await server.register(async (scope) => accountedRoutes(scope as Server, context), { prefix: '/api/v1' });
}
