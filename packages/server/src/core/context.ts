import type { Office } from '@eloquence/office';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';

/** What a page is made from; the pages themselves come from elsewhere. */
export type Render = (page: { readonly url: string; readonly language: string }) => Promise<string | null>;

/** What every route has at hand. */
export interface Context {
  readonly office: Office;
  readonly config: Config;
  readonly metrics: Metrics;
  readonly render: Render | null;
}

export type Server = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
