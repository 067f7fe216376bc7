import { LanguageQuery, PrivacyView } from '@eloquence/api';
import { languageOf } from '../core/language.ts';
import { privacyView } from '../views/privacy.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse } from './shared/responses.ts';

export function privacyRoutes(server: Server, { config }: Context): void {
  server.get(
    '/privacy',
    {
      config: { access: 'public' },
      schema: {
        tags: ['service'],
        operationId: 'getPrivacyNotice',
        summary:
          'What personal data is stored and why, who sees it, for how long, and how to have it removed.',
        querystring: LanguageQuery,
        response: cachedResponse(PrivacyView),
      },
    },
    async (request) => privacyView(config, languageOf(request)),
  );
}
