import { REVALIDATE, withEtag } from '../core/etag.ts';
import { CORS } from '../core/headers.ts';
import { calcRoutes } from './calc.ts';
import { calendarRoutes } from './calendar.ts';
import { problemRoutes } from './docs.ts';
import { downloadRoutes } from './downloads.ts';
import { editionRoutes } from './editions.ts';
import { eventStandingRoutes } from './event-standings.ts';
import { eventRoutes } from './events.ts';
import { feedRoutes } from './feeds.ts';
import { listRoutes } from './lists.ts';
import { playerRecordRoutes } from './player-record.ts';
import { playerRoutes } from './players.ts';
import { privacyRoutes } from './privacy.ts';
import { searchRoutes } from './search.ts';
import type { Context, Server } from './shared/context.ts';
import { standingRoutes } from './standings.ts';
import { summaryRoutes } from './summaries.ts';

const OPEN = Object.entries(CORS);

/** Public routes: readable from any origin, cached, revalidated by ETag. */
export function publicRoutes(server: Server, { source, ...rest }: Context): void {
  const context: Context = { ...rest, source, office: source.office };
  server.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of OPEN) reply.header(name, value);
    reply.header('vary', 'accept-language, accept-encoding');
    reply.header('cache-control', REVALIDATE);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    done(null, withEtag(request, reply, payload));
  });
  // The last hook before the handler, so that the handler runs inside.
  server.addHook('preHandler', (request, _reply, done) => source.run(request, done));
  searchRoutes(server, context);
  playerRoutes(server, context);
  playerRecordRoutes(server, context);
  standingRoutes(server, context);
  calendarRoutes(server, context);
  listRoutes(server, context);
  summaryRoutes(server, context);
  downloadRoutes(server, context);
  eventRoutes(server, context);
  eventStandingRoutes(server, context);
  feedRoutes(server, context);
  editionRoutes(server);
  calcRoutes(server);
  privacyRoutes(server, context);
  problemRoutes(server);
}
