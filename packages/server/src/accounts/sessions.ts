import { ACCOUNT_ROLES, type AccountRole, type SessionItem } from '@eloquence/api';
import type { Office } from '@eloquence/office';
import { ServerProblem } from '../core/problems.ts';
import type { Db } from '../core/store-types.ts';
import { accountNamed, foldAccountName, isAccountName } from './accounts.ts';
import { type Actor, insertAudit } from './audit.ts';
import { recordFailedSignIn, type SignInMeans } from './failed-sign-in.ts';
import { updateLastSeen } from './last-seen.ts';
import { setPassword } from './links.ts';
import { checkPassword, hashPassword, isPassword, type PasswordCost } from './passwords.ts';
import { hashOf, newSecret } from './secrets.ts';
import { clearSignInAttempts, countSignInAttempt } from './sign-in-limit.ts';

/** The account of a request. */
export interface KnownAccount {
  readonly account: string;
  readonly name: string;
  readonly role: AccountRole;
  readonly federation: string | null;
}

export interface NewSession {
  readonly secret: string;
  readonly expires: string;
  readonly known: KnownAccount;
}

/** A write per request would be too much. */
const LAST_SEEN_INTERVAL = 5 * 60_000;
/** Per account; the least recently used ends. */
const MAX_SESSIONS = 20;
/** Last use on this server: the store may lag by `LAST_SEEN_INTERVAL`. */
const lastUse = new Map<string, number>();
/** Then the map is cleared, and the store's times apply. */
const MAX_LAST_USE = 10_000;

/** Neither the answer nor its timing reveals whether the name, the password or the account's state was wrong. */
export async function signIn(
  office: Office,
  given: { readonly name: string; readonly password: string; readonly address: string },
  cost: PasswordCost,
): Promise<string> {
  const { name, password, address } = given;
  const known = foldAccountName(name.slice(0, 200));
  await countSignInAttempt(office, known, address);
  const row = await accountNamed(office.store.db, known);
  const isRight = await isPassword(password, row?.password_hash ?? null, cost);
  if (row && isRight && row.state === 'active') return row.id;
  // What cannot be a name may be a password that somebody typed into the wrong field.
  const typed = isAccountName(known) ? known : null;
  await recordFailedSignIn(office, 'password', {
    account: row?.id ?? null,
    name: row?.name ?? typed,
    address,
  });
  throw new ServerProblem('sign-in-failed');
}

/** Starts a session and ends the previous one of this browser. */
export async function beginSession(
  office: Office,
  account: string,
  options: {
    readonly address: string;
    readonly before: string | null;
    readonly hours: number;
    /** null: the password. */
    readonly by?: SignInMeans | null;
  },
): Promise<NewSession> {
  const { address, before, hours, by = null } = options;
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
    for (const { hash } of others.toSorted(byUse).slice(MAX_SESSIONS - 1)) {
      await trx.deleteFrom('session').where('hash', '=', hash).execute();
    }
    await trx
      .insertInto('session')
      .values({ hash: hashOf(secret), account, created, expires, last_seen: created, address })
      .execute();
    await clearSignInAttempts(trx, row.name, address);
    const actor: Actor = { account, name: row.name, address };
    const after = by === null ? null : { by };
    await insertAudit(trx, actor, { action: 'signed-in', subject: `account:${account}`, after, at });
    const { name, role, federation } = row;
    return { secret, expires, known: { account, name, role, federation } };
  });
}

interface Seen {
  readonly hash: string;
  readonly last_seen: string;
}

/** Most recently used first, so that opening windows does not sign out the one in use. */
function byUse(a: Seen, b: Seen): number {
  const usedAt = ({ hash, last_seen }: Seen): number =>
    Math.max(lastUse.get(hash) ?? 0, new Date(last_seen).getTime());
  return usedAt(b) - usedAt(a);
}

/** null: no valid session. */
export async function findSession(
  office: Office,
  secret: string,
): Promise<(KnownAccount & { readonly expires: string }) | null> {
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
  if (row === undefined || !ACCOUNT_ROLES.includes(row.role)) return null;
  const { id, last_seen, ...rest } = row;
  if (lastUse.size >= MAX_LAST_USE) lastUse.clear();
  lastUse.set(hash, now.getTime());
  if (now.getTime() - new Date(last_seen).getTime() > LAST_SEEN_INTERVAL) {
    const seen = { last_seen: now.toISOString() };
    updateLastSeen(office, hash, (trx) =>
      trx.updateTable('session').set(seen).where('hash', '=', hash).execute(),
    );
  }
  return { account: id, ...rest };
}

const ID_LENGTH = 16;

export function sessionId(secret: string): string {
  return hashOf(secret).slice(0, ID_LENGTH);
}

export async function sessionsOf(
  office: Office,
  account: string,
): Promise<readonly Omit<SessionItem, 'isThis'>[]> {
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

export async function endSession(office: Office, actor: Actor, account: string, id: string): Promise<void> {
  await office.store.write(async (trx) => {
    const hash = await hashOfId(trx, account, id);
    if (hash === null) throw new ServerProblem('session-unknown');
    await trx.deleteFrom('session').where('hash', '=', hash).execute();
    await insertAudit(trx, actor, { action: 'signed-out', subject: `account:${account}`, at: office.now() });
  });
}

async function hashOfId(db: Db, account: string, id: string): Promise<string | null> {
  const rows = await db.selectFrom('session').select('hash').where('account', '=', account).execute();
  return rows.find(({ hash }) => hash.slice(0, ID_LENGTH) === id)?.hash ?? null;
}

export async function changePassword(
  office: Office,
  actor: Actor & { readonly account: string },
  given: { readonly current: string; readonly password: string; readonly keepTokens: boolean },
  cost: PasswordCost,
): Promise<void> {
  const { current, password, keepTokens } = given;
  await countSignInAttempt(office, actor.name, actor.address ?? '');
  const row = await accountNamed(office.store.db, actor.name);
  if (!row || !(await isPassword(current, row.password_hash, cost))) {
    await recordFailedSignIn(office, 'password', actor);
    throw new ServerProblem('sign-in-failed');
  }
  checkPassword(password, row.name);
  const hash = await hashPassword(password, cost);
  await office.store.write(async (trx) => {
    await setPassword(office, trx, actor, { account: row.id, hash, action: 'password-changed', keepTokens });
  });
}
