import type { Office } from '@eloquence/office';
import { ROLES, type Role } from '../core/access.ts';
import { ServerProblem } from '../core/problems.ts';
import { accountNamed } from './accounts.ts';
import { type Actor, enterAudit } from './audit.ts';
import { setPassword } from './links.ts';
import { checkPassword, hashPassword, isPassword, type PasswordCost } from './passwords.ts';
import { hashOf, newSecret } from './secrets.ts';
import { noteSeen } from './seen.ts';
import { countAttempt, forgetAttempts } from './throttle.ts';
import type { Db } from './trx.ts';

/** An account as a request acts for it. */
export interface Known {
  readonly account: string;
  readonly name: string;
  readonly role: Role;
  readonly federation: string | null;
}

export interface NewSession {
  readonly secret: string;
  readonly expires: string;
  readonly known: Known;
}

/** A session is seen anew this often: a write for each request would be too much. */
const SEEN_EVERY = 5 * 60_000;
/** Sessions of one account at once; the one not seen longest ends. */
const MOST_SESSIONS = 20;
/** When each session was last used here: what the store knows may be as old as `SEEN_EVERY`. */
const used = new Map<string, number>();
/** More of them are forgotten: the store knows nearly as much. */
const MOST_USED = 10_000;

/**
 * Signs in by name and password. Whether the name, the password or the state of the account was wrong is not
 * told, neither by the answer nor by the time it takes.
 */
export async function signIn(
  office: Office,
  given: { readonly name: string; readonly password: string; readonly address: string },
  cost: PasswordCost,
): Promise<string> {
  const { name, password, address } = given;
  const { store } = office;
  const known = name.slice(0, 200).normalize('NFKC').trim().toLowerCase();
  await countAttempt(office, known, address);
  const row = await accountNamed(store.db, known);
  const isRight = await isPassword(password, row?.password_hash ?? null, cost);
  if (row && isRight && row.state === 'active') return row.id;
  if (row) {
    const actor: Actor = { account: row.id, name: row.name, address };
    const entry = { action: 'sign-in-failed', subject: `account:${row.id}`, at: office.now() };
    await store.write((trx) => enterAudit(trx, actor, entry));
  }
  throw new ServerProblem('sign-in-failed');
}

/** Begins a session; the one of before, where there was one, ends with it. */
export async function beginSession(
  office: Office,
  account: string,
  options: { readonly address: string; readonly before: string | null; readonly hours: number },
): Promise<NewSession> {
  const { address, before, hours } = options;
  const secret = newSecret();
  const at = office.now();
  const created = at.toISOString();
  const expires = new Date(at.getTime() + hours * 3_600_000).toISOString();
  return office.store.write(async (trx) => {
    const row = await trx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', account)
      .where('state', '=', 'active')
      .executeTakeFirst();
    if (row === undefined) throw new ServerProblem('sign-in-failed');
    if (before !== null) await trx.deleteFrom('session').where('hash', '=', hashOf(before)).execute();
    const others = await trx
      .selectFrom('session')
      .select(['hash', 'last_seen'])
      .where('account', '=', account)
      .execute();
    for (const { hash } of others.toSorted(byUse).slice(MOST_SESSIONS - 1)) {
      await trx.deleteFrom('session').where('hash', '=', hash).execute();
    }
    await trx
      .insertInto('session')
      .values({ hash: hashOf(secret), account, created, expires, last_seen: created, address })
      .execute();
    await forgetAttempts(trx, row.name);
    const actor: Actor = { account, name: row.name, address };
    await enterAudit(trx, actor, { action: 'signed-in', subject: `account:${account}`, at });
    const { name, role, federation } = row;
    return { secret, expires, known: { account, name, role, federation } };
  });
}

interface Seen {
  readonly hash: string;
  readonly last_seen: string;
}

/** The one used last comes first: whoever is at work is not signed out because others of his windows were opened. */
function byUse(a: Seen, b: Seen): number {
  const usedAt = ({ hash, last_seen }: Seen): number =>
    Math.max(used.get(hash) ?? 0, new Date(last_seen).getTime());
  return usedAt(b) - usedAt(a);
}

/** Whose session it is; null where there is none that holds. */
export async function findSession(
  office: Office,
  secret: string,
): Promise<(Known & { readonly expires: string }) | null> {
  const hash = hashOf(secret);
  const now = office.now();
  const row = await office.store.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account')
    .select(['account.id', 'account.name', 'account.role', 'account.federation'])
    .select(['session.expires', 'session.last_seen'])
    .where('session.hash', '=', hash)
    .where('session.expires', '>', now.toISOString())
    .where('account.state', '=', 'active')
    .executeTakeFirst();
  if (row === undefined || !ROLES.includes(row.role)) return null;
  const { id, last_seen, ...rest } = row;
  if (used.size >= MOST_USED) used.clear();
  used.set(hash, now.getTime());
  if (now.getTime() - new Date(last_seen).getTime() > SEEN_EVERY) {
    const seen = { last_seen: now.toISOString() };
    noteSeen(office, hash, (trx) => trx.updateTable('session').set(seen).where('hash', '=', hash).execute());
  }
  return { account: id, ...rest };
}

/** A session as its owner sees it. */
export interface SessionItem {
  readonly id: string;
  readonly created: string;
  readonly expires: string;
  readonly lastSeen: string;
  readonly address: string | null;
}

const ID_LENGTH = 16;

export function sessionId(secret: string): string {
  return hashOf(secret).slice(0, ID_LENGTH);
}

export async function sessionsOf(office: Office, account: string): Promise<readonly SessionItem[]> {
  const rows = await office.store.db
    .selectFrom('session')
    .selectAll()
    .where('account', '=', account)
    .where('expires', '>', office.now().toISOString())
    .orderBy('last_seen', 'desc')
    .execute();
  return rows.map(({ hash, created, expires, last_seen, address }) => ({
    id: hash.slice(0, ID_LENGTH),
    created,
    expires,
    lastSeen: last_seen,
    address,
  }));
}

/** Ends a session of an account, by its ID. */
export async function endSession(office: Office, actor: Actor, account: string, id: string): Promise<void> {
  await office.store.write(async (trx) => {
    const hash = await hashOfId(trx, account, id);
    if (hash === null) throw new ServerProblem('session-unknown');
    await trx.deleteFrom('session').where('hash', '=', hash).execute();
    await enterAudit(trx, actor, { action: 'signed-out', subject: `account:${account}`, at: office.now() });
  });
}

async function hashOfId(db: Db, account: string, id: string): Promise<string | null> {
  const rows = await db.selectFrom('session').select('hash').where('account', '=', account).execute();
  return rows.find(({ hash }) => hash.slice(0, ID_LENGTH) === id)?.hash ?? null;
}

/** Sets another password for somebody who knows the one of now. */
export async function changePassword(
  office: Office,
  actor: Actor & { readonly account: string },
  current: string,
  password: string,
  cost: PasswordCost,
): Promise<void> {
  await countAttempt(office, actor.name, actor.address ?? '');
  const row = await accountNamed(office.store.db, actor.name);
  if (!row || !(await isPassword(current, row.password_hash, cost)))
    throw new ServerProblem('sign-in-failed');
  checkPassword(password, row.name);
  const hash = await hashPassword(password, cost);
  await office.store.write(async (trx) => {
    await setPassword(office, trx, actor, row.id, hash, 'password-changed');
  });
}
