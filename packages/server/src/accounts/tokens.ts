import type { Office, Schema } from '@eloquence/office';
import type { Role } from '../core/access.ts';
import { ServerProblem } from '../core/problems.ts';
import { type Actor, enterAudit } from './audit.ts';
import { hashOf, newSecret } from './secrets.ts';
import { noteSeen } from './seen.ts';
import type { Known } from './sessions.ts';

export type Scope = Schema['token']['scope'];

/** What a token may be used for, the least first: each may do what those before it may. */
export const SCOPES: readonly Scope[] = ['read', 'submit', 'office', 'admin'];

/** The widest scope that makes sense for a role. */
export const WIDEST: Readonly<Record<Role, Scope>> = {
  arbiter: 'submit',
  officer: 'office',
  administrator: 'admin',
};

export function isWithin(needed: Scope, scope: Scope): boolean {
  return SCOPES.indexOf(needed) <= SCOPES.indexOf(scope);
}

const PREFIX = 'elo_';
const MOST_TOKENS = 50;
const USED_EVERY = 5 * 60_000;

export interface TokenItem {
  readonly id: string;
  readonly name: string;
  readonly scope: Scope;
  readonly created: string;
  readonly expires: string;
  readonly lastUsed: string | null;
  readonly revoked: string | null;
}

export interface NewToken extends TokenItem {
  /** Shown this once. */
  readonly token: string;
}

export async function makeToken(
  office: Office,
  actor: Actor & { readonly account: string; readonly role: Role },
  given: { readonly name: string; readonly scope: Scope; readonly days: number },
): Promise<NewToken> {
  const { name, scope, days } = given;
  if (!isWithin(scope, WIDEST[actor.role])) throw new ServerProblem('scope-too-wide', { scope });
  const token = newSecret(PREFIX);
  const id = newSecret('T').slice(0, 17);
  const at = office.now();
  const created = at.toISOString();
  const expires = new Date(at.getTime() + days * 86_400_000).toISOString();
  await office.store.write(async (trx) => {
    const rows = await trx
      .selectFrom('token')
      .select('id')
      .where('account', '=', actor.account)
      .where('revoked', 'is', null)
      .where('expires', '>', created)
      .execute();
    if (rows.length >= MOST_TOKENS) throw new ServerProblem('limit-reached', { limit: MOST_TOKENS });
    await trx
      .insertInto('token')
      .values({
        hash: hashOf(token),
        id,
        account: actor.account,
        name,
        scope,
        created,
        expires,
        last_used: null,
        revoked: null,
      })
      .execute();
    const after = { token: id, scope, expires };
    await enterAudit(trx, actor, { action: 'token-made', subject: `account:${actor.account}`, after, at });
  });
  return { id, name, scope, created, expires, lastUsed: null, revoked: null, token };
}

/** Whose token it is and what it may be used for; null where it does not hold, for whatever reason. */
export async function findToken(
  office: Office,
  token: string,
): Promise<(Known & { readonly id: string; readonly scope: Scope }) | null> {
  if (!token.startsWith(PREFIX) || token.length > 100) return null;
  const now = office.now();
  const row = await office.store.db
    .selectFrom('token')
    .innerJoin('account', 'account.id', 'token.account')
    .select(['account.id as account', 'account.name', 'account.role', 'account.federation'])
    .select(['token.id', 'token.scope', 'token.last_used'])
    .where('token.hash', '=', hashOf(token))
    .where('token.expires', '>', now.toISOString())
    .where('token.revoked', 'is', null)
    .where('account.state', '=', 'active')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { last_used, ...known } = row;
  if (last_used === null || now.getTime() - new Date(last_used).getTime() > USED_EVERY) {
    const used = { last_used: now.toISOString() };
    noteSeen(office, row.id, (trx) => trx.updateTable('token').set(used).where('id', '=', row.id).execute());
  }
  return known;
}

export async function tokensOf(office: Office, account: string): Promise<readonly TokenItem[]> {
  const rows = await office.store.db
    .selectFrom('token')
    .select(['id', 'name', 'scope', 'created', 'expires', 'last_used as lastUsed', 'revoked'])
    .where('account', '=', account)
    .orderBy('created', 'desc')
    .limit(200)
    .execute();
  return rows;
}

export async function revokeToken(office: Office, actor: Actor, account: string, id: string): Promise<void> {
  await office.store.write(async (trx) => {
    const at = office.now();
    const done = await trx
      .updateTable('token')
      .set({ revoked: at.toISOString() })
      .where('id', '=', id)
      .where('account', '=', account)
      .where('revoked', 'is', null)
      .executeTakeFirst();
    if (Number(done.numUpdatedRows) !== 1) throw new ServerProblem('token-unknown');
    const before = { token: id };
    await enterAudit(trx, actor, { action: 'token-revoked', subject: `account:${account}`, before, at });
  });
}
