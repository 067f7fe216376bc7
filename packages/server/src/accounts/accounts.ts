import type { AccountView } from '@eloquence/api';
import { append, type Office, OfficeError, type Schema } from '@eloquence/office';
import { defined } from '@eloquence/rating';
import { ServerProblem } from '../core/problems.ts';
import type { Db, JsonValue, Trx } from '../core/store-types.ts';
import { type Actor, insertAudit } from './audit.ts';
import { insertLink, type NewLink } from './links.ts';

export type AccountFields = Pick<AccountView, 'role' | 'federation' | 'state' | 'events'>;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._@+-]{1,59}$/u;

/** Names are compared without case and Unicode variants. */
export function foldAccountName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** A folded name that an account can have. */
export function isAccountName(name: string): boolean {
  return NAME.test(name);
}

function readName(name: string): string {
  const folded = foldAccountName(name);
  if (!isAccountName(folded)) throw new ServerProblem('account-invalid', { field: 'name' });
  return folded;
}

type Row = Schema['account'];

export async function findAccount(db: Db, id: string): Promise<AccountView> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.state === 'deleted')
    throw new ServerProblem('account-unknown', { account: id });
  return defined((await withEvents(db, [row]))[0]);
}

export async function accountNamed(db: Db, name: string): Promise<Row | null> {
  const folded = foldAccountName(name);
  const row = await db.selectFrom('account').selectAll().where('name', '=', folded).executeTakeFirst();
  return row === undefined || row.state === 'deleted' ? null : row;
}

/** Accounts that are not deleted, by name. */
export async function listAccounts(
  db: Db,
  limit: number,
  after: string | null,
): Promise<readonly AccountView[]> {
  let query = db.selectFrom('account').selectAll().where('state', '<>', 'deleted');
  if (after !== null) query = query.where('name', '>', after);
  return withEvents(db, await query.orderBy('name').limit(limit).execute());
}

async function withEvents(db: Db, rows: readonly Row[]): Promise<readonly AccountView[]> {
  if (rows.length === 0) return [];
  const given = await db
    .selectFrom('account_event')
    .selectAll()
    .where(
      'account',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('event')
    .execute();
  return rows.map(({ id, name, role, federation, state, created, password_hash }) => ({
    id,
    name,
    role,
    federation,
    state,
    created,
    isSetUp: password_hash !== null,
    events: given.filter(({ account }) => account === id).map(({ event }) => event),
  }));
}

/** Creates an account and its set-up link. */
export async function createAccount(
  office: Office,
  actor: Actor,
  given: Omit<AccountFields, 'state'> & { readonly name: string },
): Promise<{ readonly account: AccountView; readonly link: NewLink }> {
  const name = readName(given.name);
  return office.store.write(async (trx) => createIn(office, trx, actor, { ...given, name, state: 'active' }));
}

async function createIn(
  office: Office,
  trx: Trx,
  actor: Actor,
  given: AccountFields & { readonly name: string },
): Promise<{ readonly account: AccountView; readonly link: NewLink }> {
  const fields = checkedFields(given);
  const taken = await trx
    .selectFrom('account')
    .select('id')
    .where('name', '=', given.name)
    .executeTakeFirst();
  if (taken) throw new ServerProblem('name-taken', { name: given.name });
  await refuseUnknownEvents(trx, fields.events);
  const last = await trx
    .selectFrom('entry')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst();
  const id = `A${(last?.seq ?? 0) + 1}`;
  const at = office.now();
  const seq = await appendAccountChange(office, trx, actor, id, 'created', fields);
  const { role, federation, state } = fields;
  const created = at.toISOString();
  await trx
    .insertInto('account')
    .values({ id, name: given.name, password_hash: null, role, federation, state, created, seq })
    .execute();
  await assignEvents(trx, id, fields.events);
  const account = await findAccount(trx, id);
  const after = auditView(account);
  await insertAudit(trx, actor, { action: 'account-created', subject: `account:${id}`, after, at });
  return { account, link: await insertLink(office, trx, id, 'set-up') };
}

/** Changing role, federation or state signs the user out everywhere. */
export async function changeAccount(
  office: Office,
  actor: Actor,
  id: string,
  changes: Partial<AccountFields>,
): Promise<AccountView> {
  return office.store.write(async (trx) => {
    const before = await findAccount(trx, id);
    const fields = checkedFields({ ...before, ...changes });
    if (JSON.stringify(fields) === JSON.stringify(checkedFields(before))) {
      throw new OfficeError('nothing-changed', { id });
    }
    await refuseUnknownEvents(
      trx,
      fields.events.filter((event) => !before.events.includes(event)),
    );
    const { role, federation, state } = fields;
    if (role !== 'administrator' || state !== 'active') await refuseLastAdministrator(trx, before);
    const seq = await appendAccountChange(office, trx, actor, id, 'changed', fields);
    await trx.updateTable('account').set({ role, federation, state, seq }).where('id', '=', id).execute();
    await assignEvents(trx, id, fields.events);
    if (role !== before.role || federation !== before.federation || state !== before.state) {
      await trx.deleteFrom('session').where('account', '=', id).execute();
    }
    const after = await findAccount(trx, id);
    await auditAccountChange(office, trx, actor, 'account-changed', before, after);
    return after;
  });
}

/** Deletes an account for good. Its name stays taken: the ledger and the audit log refer to it. */
export async function deleteAccount(office: Office, actor: Actor, id: string): Promise<void> {
  await office.store.write(async (trx) => {
    const before = await findAccount(trx, id);
    await refuseLastAdministrator(trx, before);
    const at = office.now();
    const fields: AccountFields = { ...checkedFields(before), state: 'deleted', events: [] };
    const seq = await appendAccountChange(office, trx, actor, id, 'deleted', fields);
    await trx
      .updateTable('account')
      .set({ state: 'deleted', password_hash: null, seq })
      .where('id', '=', id)
      .execute();
    for (const table of [
      'session',
      'token',
      'link',
      'passkey',
      'challenge',
      'recovery_code',
      'account_event',
    ] as const) {
      await trx.deleteFrom(table).where('account', '=', id).execute();
    }
    const subject = `account:${id}`;
    await insertAudit(trx, actor, { action: 'account-deleted', subject, before: auditView(before), at });
  });
}

/** Sets all arbiters of an event, by name. */
export async function setArbiters(
  office: Office,
  actor: Actor,
  event: string,
  names: readonly string[],
): Promise<readonly string[]> {
  return office.store.write(async (trx) => {
    const rows: Row[] = [];
    for (const name of new Set(names.map(foldAccountName))) {
      const row = await accountNamed(trx, name);
      // The same answer for an officer's name, which is not public.
      if (row === null || row.role !== 'arbiter')
        throw new ServerProblem('account-unknown', { account: name });
      rows.push(row);
    }
    const before = await arbitersOf(trx, event);
    await trx.deleteFrom('account_event').where('event', '=', event).execute();
    for (const { id } of rows) {
      await trx.insertInto('account_event').values({ account: id, event }).execute();
    }
    const after = await arbitersOf(trx, event);
    for (const { id, name, role, federation, state } of rows) {
      if (before.includes(name)) continue;
      const { events } = await findAccount(trx, id);
      await appendAccountChange(office, trx, actor, id, 'changed', { role, federation, state, events });
    }
    const at = office.now();
    await insertAudit(trx, actor, { action: 'arbiters-set', subject: `event:${event}`, before, after, at });
    return after;
  });
}

export async function arbitersOf(db: Db, event: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('account_event')
    .innerJoin('account', 'account.id', 'account_event.account')
    .select('account.name')
    .where('account_event.event', '=', event)
    .where('account.state', '<>', 'deleted')
    .orderBy('account.name')
    .execute();
  return rows.map(({ name }) => name);
}

const FIRST = 'administrator';

/**
 * Creates the first administrator, or another set-up link as long as no administrator has a password, so that each
 * server that starts prints a working link. null: an administrator can sign in.
 */
export async function firstAdministrator(
  office: Office,
): Promise<{ readonly name: string; readonly link: NewLink } | null> {
  const actor: Actor = { account: null, name: office.actor, address: null };
  return office.store.write(async (trx) => {
    const rows = await trx
      .selectFrom('account')
      .selectAll()
      .where('role', '=', 'administrator')
      .where('state', '=', 'active')
      .orderBy('seq')
      .execute();
    if (rows.some(({ password_hash }) => password_hash !== null)) return null;
    const [row] = rows;
    if (row) {
      const link = await insertLink(office, trx, row.id, 'set-up');
      await insertAudit(trx, actor, { action: 'link-made', subject: `account:${row.id}`, at: office.now() });
      return { name: row.name, link };
    }
    const taken = await trx.selectFrom('account').select('id').where('name', '=', FIRST).executeTakeFirst();
    const name = taken ? `${FIRST}-${office.now().getTime()}` : FIRST;
    const fields = { name, role: 'administrator', federation: null, state: 'active', events: [] } as const;
    const { link } = await createIn(office, trx, actor, fields);
    return { name, link };
  });
}

/** An account as the audit log stores it. */
export function auditView({ name, role, federation, state, events }: AccountView): JsonValue {
  return { name, role, federation, state, events };
}

export async function auditAccountChange(
  office: Office,
  trx: Trx,
  actor: Actor,
  action: string,
  before: AccountView,
  after: AccountView,
): Promise<void> {
  const subject = `account:${after.id}`;
  const [was, is] = [auditView(before), auditView(after)];
  await insertAudit(trx, actor, { action, subject, before: was, after: is, at: office.now() });
}

/** Appends to the ledger, without the name: ledger entries are never deleted. */
export async function appendAccountChange(
  office: Office,
  trx: Trx,
  actor: Actor,
  id: string,
  change: 'created' | 'changed' | 'deleted' | 'password' | 'link',
  fields: AccountFields | null = null,
): Promise<number> {
  const { seq } = await append(trx, {
    kind: 'account-changed',
    actor: actor.name,
    at: office.now().toISOString(),
    subject: id,
    body: {
      account: id,
      change,
      ...(fields && {
        role: fields.role,
        federation: fields.federation,
        state: fields.state,
        events: fields.events,
      }),
    },
  });
  return seq;
}

/** Only officers have a federation, only arbiters have events. */
function checkedFields({ role, federation, state, events }: AccountFields): AccountFields {
  if (role === 'officer' && federation === null) {
    throw new ServerProblem('account-invalid', { field: 'federation' });
  }
  return {
    role,
    federation: role === 'officer' ? federation : null,
    state,
    events: role === 'arbiter' ? [...new Set(events)].sort() : [],
  };
}

async function refuseUnknownEvents(trx: Trx, events: readonly string[]): Promise<void> {
  for (const event of events) {
    const known = await trx.selectFrom('event').select('id').where('id', '=', event).executeTakeFirst();
    if (known === undefined) throw new OfficeError('event-unknown', { event });
  }
}

async function assignEvents(trx: Trx, account: string, events: readonly string[]): Promise<void> {
  await trx.deleteFrom('account_event').where('account', '=', account).execute();
  for (const event of events) await trx.insertInto('account_event').values({ account, event }).execute();
}

/** One administrator who can sign in must remain. */
async function refuseLastAdministrator(trx: Trx, account: AccountView): Promise<void> {
  if (account.role !== 'administrator' || account.state !== 'active' || !account.isSetUp) return;
  const other = await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'administrator')
    .where('state', '=', 'active')
    .where('password_hash', 'is not', null)
    .where('id', '<>', account.id)
    .executeTakeFirst();
  if (other === undefined) throw new ServerProblem('last-administrator');
}
