import { SCHEMAS } from '@eloquence/api';
import swagger from '@fastify/swagger';
import type { FastifyContextConfig } from 'fastify';
import type { Config } from './config.ts';
import type { Server } from './server-type.ts';

const TAGS = [
  { name: 'players', description: 'Search, profiles, histories and explanations.' },
  { name: 'lists', description: 'Rating lists, by page or as files.' },
  { name: 'events', description: 'The calendar, the stage of an event, its report and its ratings.' },
  { name: 'editions', description: 'The regulations as data.' },
  { name: 'calculators', description: 'The same arithmetic for your own numbers.' },
  { name: 'session', description: 'Sign-in, and tokens for programs.' },
  { name: 'office', description: 'Events, reports and players, for arbiters, officers and administrators.' },
  { name: 'jobs', description: 'Closing, publication, replay, verification and import run as jobs.' },
  { name: 'accounts', description: 'Accounts and the audit log, for administrators.' },
  { name: 'service', description: 'Health checks and metrics.' },
] as const;

interface Security {
  readonly schemes: Record<
    string,
    | { type: 'apiKey'; in: string; name: string; description: string }
    | { type: 'http'; scheme: string; description: string }
  >;
  /** What a route needs: one of these. */
  readonly of: (
    config: FastifyContextConfig,
    method: string,
  ) => readonly Readonly<Record<string, string[]>>[];
}

/** Describes the routes registered after this. */
export async function describeApi(server: Server, { basePath }: Config, security: Security): Promise<void> {
  for (const schema of SCHEMAS) server.addSchema(schema);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Eloquence',
        version: '1',
        description: 'Players, rating lists and events, with the reasons for every number. Unofficial.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: basePath || '/' }],
      tags: TAGS.map((tag) => ({ ...tag })),
      components: { securitySchemes: security.schemes },
    },
    transform: ({ schema, url, route: { config = {}, method } }) => ({
      schema: {
        ...schema,
        security: security.of(config, String(method)),
        ...(config.cost !== undefined && { 'x-cost': config.cost }),
      },
      url,
    }),
    stripBasePath: true,
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json.$id ?? `schema${index}`),
    },
  });
}
