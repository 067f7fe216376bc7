import { checkVariantNames, practiceOf } from '../editions.ts';
import { OfficeError } from '../errors.ts';
import { append } from '../ledger/ledger.ts';
import type { Office } from '../office.ts';
import { finishTopByPrefix } from '../players/top-by-prefix.ts';
import { StoreError, storeName } from '../store/errors.ts';
import { StoreClock } from '../store/store-clock.ts';
import { openStore, type Store } from './open-store.ts';

export interface OpenOfficeOptions {
  /** Recorded with every entry. */
  readonly actor?: string;
  readonly now?: () => Date;
  /** Timeout of a reading query in PostgreSQL, in milliseconds. */
  readonly readTimeout?: number;
  /** Connections for reading from PostgreSQL. */
  readonly connections?: number;
}

export interface InitOptions extends OpenOfficeOptions {
  /** FIDE's known practice instead of the text; cannot be changed later. */
  readonly applied?: boolean | undefined;
  /** Variants by name, of any edition; cannot be changed later. */
  readonly variants?: readonly string[] | undefined;
  /** The time zone; default: UTC. */
  readonly zone?: string | undefined;
}

const PROGRAM = 'eloquence';

/** Creates or migrates a store. Can be repeated, but not with other settings. */
export async function initOffice(url: string, options: InitOptions = {}): Promise<Office> {
  const zone = options.zone === undefined ? null : readZone(options.zone);
  const store = await openStore(url, { create: true });
  try {
    await setUp(store, zone, options);
    return await officeOf(store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function setUp(store: Store, zone: string | null, options: InitOptions): Promise<void> {
  const { actor = PROGRAM } = options;
  const { now } = await clockOf(store, options);
  await store.write(async (trx) => {
    const rows = await trx.selectFrom('meta').selectAll().execute();
    const known = new Map(rows.map(({ name, value }) => [name, value]));
    const variants = options.variants ?? [];
    checkVariantNames(variants);
    const practice = practiceOf(options.applied === true, variants);
    const isStated = options.applied !== undefined || options.variants !== undefined;
    if (known.has('practice')) {
      refuseOther('practice', known.get('practice'), isStated ? practice : null);
      refuseOther('zone', known.get('zone'), zone);
      return;
    }
    const at = now().toISOString();
    for (const [name, value] of [
      ['practice', practice],
      ['zone', zone ?? 'UTC'],
      ['created', at],
    ] as const) {
      await trx.insertInto('meta').values({ name, value }).execute();
    }
    const body = { practice, zone: zone ?? 'UTC' };
    await append(trx, { kind: 'store-created', actor, at, subject: null, body });
  });
}

function refuseOther(name: string, known: string | undefined, wanted: string | null): void {
  if (wanted === null || wanted === known) return;
  throw new OfficeError('store-set-up', { name, known: known ?? '', wanted });
}

function readZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw new OfficeError('zone-unknown', { zone });
  }
}

/** Opens an initialised store and migrates an older schema. */
export async function openOffice(url: string, options: OpenOfficeOptions = {}): Promise<Office> {
  const { readTimeout, connections } = options;
  const store = await openStore(url, {
    ...(readTimeout !== undefined && { readTimeout }),
    ...(connections !== undefined && { connections }),
  });
  try {
    const office = await officeOf(store, options);
    await finishTopByPrefix(store);
    return office;
  } catch (error) {
    await store.close();
    throw error;
  }
}

export async function officeOf(store: Store, options: OpenOfficeOptions = {}): Promise<Office> {
  const { actor = PROGRAM } = options;
  const rows = await store.db.selectFrom('meta').selectAll().execute();
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  const [practice, zone] = [known.get('practice'), known.get('zone')];
  if (practice === undefined || zone === undefined)
    throw new StoreError('store-missing', { store: storeName(store.url) });
  return { store, practice, zone, actor, ...(await clockOf(store, options)) };
}

/** A given clock is the database's too. */
async function clockOf(
  store: Store,
  { now }: OpenOfficeOptions,
): Promise<Pick<Office, 'now' | 'compareClocks'>> {
  if (now !== undefined) return { now, compareClocks: async () => 0 };
  const clock = new StoreClock(store);
  await clock.compare();
  return { now: clock.now, compareClocks: () => clock.compare() };
}
