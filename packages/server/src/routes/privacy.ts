import { LanguageQuery, PrivacyView, ref } from '@eloquence/api';
import type { Context, Server } from '../core/context.ts';
import { languageOf } from '../core/language.ts';
import { privacyView } from '../texts/privacy/privacy.ts';
import { cached } from './problems.ts';

export function privacyRoutes(server: Server, { config }: Context): void {
  server.get(
    '/privacy',
    {
      config: { access: 'public' },
      schema: {
        tags: ['service'],
        summary: 'What is kept of people and why, who sees it, for how long, and how to be forgotten.',
        querystring: LanguageQuery,
        response: { 200: ref(PrivacyView), ...cached() },
      },
    },
    async (request) => privacyView(config, languageOf(request)),
  );
}
