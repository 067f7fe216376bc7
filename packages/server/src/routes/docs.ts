import { LanguageQuery } from '@eloquence/api';
import { REVALIDATE, withEtag } from '../core/etag.ts';
import { CORS } from '../core/headers.ts';
import { languageOf, pageLanguage } from '../core/language.ts';
import { type ApiDescription, docsPage } from '../pages/docs.ts';
import { homePage } from '../pages/home.ts';
import { STYLE } from '../pages/style.ts';
import type { Context, Server } from './shared/context.ts';

/** The API description for programs and people, and a home page where there is no website. */
export function docsRoutes(server: Server, { config: { basePath }, site }: Context): void {
  const config = { access: 'public' } as const;
  const schema = { hide: true, querystring: LanguageQuery } as const;
  let described: string | undefined;
  const description = (): ApiDescription => server.swagger() as ApiDescription;
  server.addHook('onSend', (request, reply, payload, done) => {
    const isOurs = request.routeOptions.url?.startsWith(`${basePath}/api/`) ?? false;
    done(null, isOurs ? withEtag(request, reply, payload) : payload);
  });
  server.get('/api/openapi.json', { config, schema }, (_request, reply) => {
    described ??= JSON.stringify(description());
    return reply
      .headers(CORS)
      .header('cache-control', REVALIDATE)
      .type('application/json; charset=utf-8')
      .send(described);
  });
  server.get('/api/docs', { config, schema }, (request, reply) => {
    const language = pageLanguage(request);
    return reply
      .header('cache-control', REVALIDATE)
      .header('vary', 'accept-language, cookie')
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(docsPage(description(), language, basePath));
  });
  server.get('/api/docs.css', { config, schema }, (_request, reply) =>
    reply.header('cache-control', REVALIDATE).type('text/css; charset=utf-8').send(STYLE),
  );
  if (site !== null) return;
  server.get('/', { config, schema }, (request, reply) => {
    const language = languageOf(request);
    return reply
      .header('vary', 'accept-language')
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(homePage(language, basePath));
  });
}
