import { LanguageQuery, ProblemsView } from '@eloquence/api';
import { REVALIDATE, withEtag } from '../core/etag.ts';
import { CORS } from '../core/headers.ts';
import { languageOf } from '../core/language.ts';
import { problemsView } from '../views/problem.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse } from './shared/responses.ts';

const config = { access: 'public' } as const;
const MOVED = 308;

/** The OpenAPI description; the pages of the site show it. */
export function docsRoutes(server: Server, { config: { basePath }, site }: Context): void {
  const schema = { hide: true, querystring: LanguageQuery } as const;
  const description = `${basePath}/api/openapi.json`;
  let described: string | undefined;
  server.addHook('onSend', (request, reply, payload, done) => done(null, withEtag(request, reply, payload)));
  // Pages read below `/api/v1` only.
  for (const address of ['/api/openapi.json', '/api/v1/openapi.json']) {
    server.get(address, { config, schema }, (_request, reply) => {
      described ??= JSON.stringify(server.swagger());
      return reply
        .headers(CORS)
        .header('cache-control', REVALIDATE)
        .type('application/json; charset=utf-8')
        .send(described);
    });
  }
  // The `type` of every problem is this address with a fragment, which browsers keep.
  server.get('/api/docs', { config, schema }, ({ query: { lang } }, reply) => {
    const page = `${basePath}/docs/api${lang === undefined ? '' : `?lang=${lang}`}`;
    return reply.redirect(site === null ? description : page, MOVED);
  });
  if (site === null)
    server.get('/', { config, schema }, (_request, reply) => reply.redirect(description, 303));
}

export function problemRoutes(server: Server): void {
  server.get(
    '/problems',
    {
      config,
      schema: {
        tags: ['service'],
        operationId: 'listProblems',
        summary: 'The codes of problems, with their status and what to do.',
        querystring: LanguageQuery,
        response: cachedResponse(ProblemsView),
      },
    },
    async (request) => problemsView(languageOf(request)),
  );
}
