import {
  type AccountRole,
  type NewTokenView,
  TOKEN_SCOPES,
  type TokenScope,
  type TokenView,
} from '@eloquence/api';
import type { Office } from '@eloquence/office';
import { ServerProblem } from '../core/problems.ts';
import type { Trx } from '../core/store-types.ts';
import { accountNamed } from './accounts.ts';
import { type Actor, insertAudit } from './audit.ts';
import { updateLastSeen } from './last-seen.ts';
import { hashOf, newSecret } from './secrets.ts';
import type { KnownAccount } from './sessions.ts';

/** Per role. */
export const WIDEST_SCOPE: Readonly<Record<AccountRole, TokenScope>> = {
  arbiter: 'submit',
  officer: 'office',
  administrator: 'admin',
};

export function isScopeWithin(needed: TokenScope, scope: TokenScope): boolean {
  return TOKEN_SCOPES.indexOf(needed) <= TOKEN_SCOPES.indexOf(scope);
}

const PREFIX = 'elo_';
const MAX_TOKENS = 50;
const MOST_LISTED = 200;
const LAST_USED_INTERVAL = 5 * 60_000;

export async function makeToken(
  office: Office,
  actor: Actor & TokenOwner,
  given: TokenRequest,
): Promise<NewTokenView> {
  return insertToken(office, actor, actor, given);
}

interface TokenOwner {
  readonly account: string;
  readonly role: AccountRole;
}

export interface TokenRequest {
  readonly name: string;
  readonly scope: TokenScope;
  readonly days: number;
}

/** A token of the account with this name, for the command line; null: no active account has it. */
export async function makeTokenFor(
  office: Office,
  account: string,
  given: TokenRequest,
): Promise<NewTokenView | null> {
  const row = await accountNamed(office.store.db, account);
  if (row?.state !== 'active') return null;
  return insertToken(office, commandLine(office), { account: row.id, role: row.role }, given);
}

const commandLine = (office: Office): Actor => ({ account: null, name: office.actor, address: null });

async function insertToken(
  office: Office,
  actor: Actor,
  owner: TokenOwner,
  given: TokenRequest,
): Promise<NewTokenView> {
  const { name, scope, days } = given;
  if (!isScopeWithin(scope, WIDEST_SCOPE[owner.role])) throw new ServerProblem('scope-too-wide', { scope });
  const token = newSecret(PREFIX);
  const id = newSecret('T').slice(0, 17);
  const at = office.now();
  const created = at.toISOString();
  const expires = new Date(at.getTime() + days * 86_400_000).toISOString();
  await office.store.write(async (trx) => {
    const rows = await trx
      .selectFrom('token')
      .select('id')
      .where('account', '=', owner.account)
      .where('revoked', 'is', null)
      .where('expires', '>', created)
      .execute();
    if (rows.length >= MAX_TOKENS) throw new ServerProblem('limit-reached', { limit: MAX_TOKENS });
    await trx
      .insertInto('token')
      .values({
        hash: hashOf(token),
        id,
        account: owner.account,
        name,
        scope,
        created,
        expires,
        last_used: null,
        revoked: null,
      })
      .execute();
    const after = { token: id, scope, expires };
    await insertAudit(trx, actor, { action: 'token-made', subject: `account:${owner.account}`, after, at });
  });
  return { id, name, scope, created, expires, lastUsed: null, revoked: null, token };
}

/** null: unknown, expired or revoked. */
export async function findToken(
  office: Office,
  token: string,
): Promise<(KnownAccount & { readonly id: string; readonly scope: TokenScope }) | null> {
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
  if (last_used === null || now.getTime() - new Date(last_used).getTime() > LAST_USED_INTERVAL) {
    const used = { last_used: now.toISOString() };
    updateLastSeen(office, row.id, (trx) =>
      trx.updateTable('token').set(used).where('id', '=', row.id).execute(),
    );
  }
  return known;
}

export async function tokensOf(office: Office, account: string): Promise<readonly TokenView[]> {
  const rows = await office.store.db
    .selectFrom('token')
    .select(['id', 'name', 'scope', 'created', 'expires', 'last_used as lastUsed', 'revoked'])
    .where('account', '=', account)
    .orderBy('created', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows;
}

export interface NamedToken extends TokenView {
  readonly account: string;
}

/** The tokens of all accounts, or of one by its name, the newest first. */
export async function allTokens(office: Office, account: string | null): Promise<readonly NamedToken[]> {
  let rows = office.store.db
    .selectFrom('token')
    .innerJoin('account', 'account.id', 'token.account')
    .select(['token.id', 'token.name', 'token.scope', 'token.created', 'token.expires', 'token.revoked'])
    .select(['token.last_used as lastUsed', 'account.name as account']);
  if (account !== null) rows = rows.where('account.name', '=', account);
  return rows.orderBy('token.created', 'desc').limit(MOST_LISTED).execute();
}

/** Revokes a token by its ID, for the command line; false: there is none, or it is revoked. */
export async function revokeTokenById(office: Office, id: string): Promise<boolean> {
  const token = await office.store.db
    .selectFrom('token')
    .select('account')
    .where('id', '=', id)
    .where('revoked', 'is', null)
    .executeTakeFirst();
  if (token === undefined) return false;
  await revokeToken(office, commandLine(office), token.account, id);
  return true;
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
    await insertAudit(trx, actor, { action: 'token-revoked', subject: `account:${account}`, before, at });
  });
}

/** Returns how many. */
export async function revokeAllTokens(trx: Trx, account: string, at: Date): Promise<number> {
  const done = await trx
    .updateTable('token')
    .set({ revoked: at.toISOString() })
    .where('account', '=', account)
    .where('revoked', 'is', null)
    .where('expires', '>', at.toISOString())
    .executeTakeFirst();
  return Number(done.numUpdatedRows);
}
