import type { Site } from '@eloquence/api';
import type { Office, Reader } from '@eloquence/office';
import type { PasswordCost } from '../../accounts/passwords.ts';
import type { Config } from '../../core/config.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { ReadSource } from '../../core/read-source.ts';
import type { StoreHealth } from '../../core/store-health.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import type { Reports } from '../../reports/reports.ts';

export type { Server } from '../../core/server-type.ts';

/** The dependencies of every route. */
export interface Context {
  readonly office: Office;
  /** The same for background work, without the write timeout. */
  readonly background: Office;
  /** Public reads, from the store or from a replica. */
  readonly source: ReadSource;
  /** Runs public queries on another thread. */
  readonly reader: Reader;
  /** The same for accounts: the public's queries never delay theirs. */
  readonly officeReader: Reader;
  /** Reads, checks and rates reports on its own thread. */
  readonly reports: Reports;
  readonly health: StoreHealth;
  readonly config: Config;
  readonly metrics: Metrics;
  /** The website; null: a short page that links to the API. */
  readonly site: Site | null;
  /** Pages of visitors without a session. */
  readonly pages: PageCache;
  readonly passwordCost: PasswordCost;
  /** In the time zone of the store. */
  readonly today: () => string;
}
