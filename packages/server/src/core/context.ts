import type { Site } from '@eloquence/api';
import type { Office, Reader } from '@eloquence/office';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { PasswordCost } from '../accounts/passwords.ts';
import type { Reports } from '../reports/reports.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';

/** What every route has at hand. */
export interface Context {
  readonly office: Office;
  /** The same, for what goes on beside the requests: it waits for its turn to write, however long that takes. */
  readonly background: Office;
  /** Answers on another thread. */
  readonly reader: Reader;
  /** Reads, checks and rates reports on a thread of its own. */
  readonly reports: Reports;
  readonly config: Config;
  readonly metrics: Metrics;
  /** The pages; null: there is a short one that leads to the API. */
  readonly site: Site | null;
  readonly passwordCost: PasswordCost;
  /** In the zone of the store. */
  readonly today: () => string;
}

export type Server = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
