import { SCHEMAS } from '@eloquence/api';
import swagger from '@fastify/swagger';
import type { Context, Server } from './context.ts';

/** The areas of the API, in the order in which people read about them. */
const TAGS = [
  { name: 'players', description: 'Search, profiles, histories, and how each number came about.' },
  { name: 'lists', description: 'Rating lists: page by page, and whole as files.' },
  { name: 'events', description: 'The calendar, where an event stands and why, its report and its ratings.' },
  { name: 'editions', description: 'The regulations as data.' },
  { name: 'calculators', description: 'The same arithmetic for numbers of your own.' },
  { name: 'session', description: 'Signing in, and tokens for programs.' },
  { name: 'office', description: 'Events, reports and players, for those who look after them.' },
  { name: 'jobs', description: 'Lists are closed, published, replayed, verified and taken over as jobs.' },
  { name: 'accounts', description: 'Accounts and the audit log, for administrators.' },
  { name: 'service', description: 'Whether the service is well.' },
] as const;

/** Makes the description from the schemas of the routes that are registered after this. */
export async function describeApi(server: Server, { config }: Context): Promise<void> {
  for (const schema of SCHEMAS) server.addSchema(schema);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Eloquence',
        version: '1',
        description: 'Players, rating lists and events, with the reason for every number. Unofficial.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: config.basePath || '/' }],
      tags: TAGS.map((tag) => ({ ...tag })),
    },
    stripBasePath: true,
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema${index}`),
    },
  });
}
