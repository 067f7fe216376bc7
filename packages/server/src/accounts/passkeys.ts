import type { PasskeyAnswer, PasskeyView } from '@eloquence/api';
import type { Office } from '@eloquence/office';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { ServerProblem } from '../core/problems.ts';
import { type Actor, insertAudit } from './audit.ts';
import { CHALLENGE_LIFETIME, keepChallenge, takeChallenge } from './challenges.ts';
import { recordFailedSignIn } from './failed-sign-in.ts';
import type { RelyingParty } from './relying-party.ts';
import { newSecret } from './secrets.ts';
import { countSignInAttempt } from './sign-in-limit.ts';

const MAX_PASSKEYS = 20;
const SITE_NAME = 'Eloquence';
/** COSE: EdDSA, ES256, RS256. The library would add one that Node warns of as experimental. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when first needed: it takes longer than the rest of the start. */
const library = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

type Owner = Actor & { readonly account: string };

/** What a browser needs to create a passkey: on the device, with its lock. */
export async function passkeyOptions(
  office: Office,
  party: RelyingParty,
  { account, name }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await office.store.db
    .selectFrom('passkey')
    .select('credential')
    .where('account', '=', account)
    .execute();
  if (known.length >= MAX_PASSKEYS) throw new ServerProblem('limit-reached', { limit: MAX_PASSKEYS });
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: party.id,
    userName: name,
    userID: Uint8Array.from(Buffer.from(account)),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: CHALLENGE_LIFETIME,
  });
  await keepChallenge(office, options.challenge, account);
  return options;
}

export async function addPasskey(
  office: Office,
  party: RelyingParty,
  actor: Owner,
  { name, answer }: { readonly name: string; readonly answer: PasskeyAnswer },
): Promise<PasskeyView> {
  const challenge = await answeredChallenge(office, answer, actor.account);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await orRefused(() =>
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (registrationInfo === undefined) throw new ServerProblem('passkey-refused');
  const { credential } = registrationInfo;
  const at = office.now();
  const row = {
    id: newSecret('K').slice(0, 17),
    account: actor.account,
    credential: credential.id,
    name,
    public_key: credential.publicKey,
    counter: String(credential.counter),
    created: at.toISOString(),
    last_used: null,
  };
  await office.store.write(async (trx) => {
    const known = await trx
      .selectFrom('passkey')
      .select('id')
      .where('credential', '=', row.credential)
      .executeTakeFirst();
    if (known !== undefined) throw new ServerProblem('passkey-refused');
    await trx.insertInto('passkey').values(row).execute();
    const after = { passkey: row.id, name };
    await insertAudit(trx, actor, {
      action: 'passkey-added',
      subject: `account:${actor.account}`,
      after,
      at,
    });
  });
  return { id: row.id, name, created: row.created, lastUsed: null };
}

export async function passkeysOf({ store }: Office, account: string): Promise<readonly PasskeyView[]> {
  return store.db
    .selectFrom('passkey')
    .select(['id', 'name', 'created', 'last_used as lastUsed'])
    .where('account', '=', account)
    .orderBy('created', 'desc')
    .execute();
}

export async function removePasskey(office: Office, actor: Owner, id: string): Promise<void> {
  await office.store.write(async (trx) => {
    const own = trx.deleteFrom('passkey').where('id', '=', id).where('account', '=', actor.account);
    const { numDeletedRows } = await own.executeTakeFirst();
    if (Number(numDeletedRows) !== 1) throw new ServerProblem('passkey-unknown');
    const entry = { action: 'passkey-removed', subject: `account:${actor.account}`, at: office.now() };
    await insertAudit(trx, actor, { ...entry, before: { passkey: id } });
  });
}

/** What a browser needs to sign in: it asks the user which passkey of this site to use. */
export async function passkeySignInOptions(
  office: Office,
  party: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_LIFETIME,
  });
  await keepChallenge(office, options.challenge, null);
  return options;
}

/** Returns the account. No delay applies: a passkey cannot be guessed. Failures count, so that they cannot flood the log. */
export async function signInWithPasskey(
  office: Office,
  party: RelyingParty,
  address: string,
  answer: PasskeyAnswer,
): Promise<string> {
  const known = await office.store.db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account')
    .select(['passkey.id', 'passkey.account', 'passkey.credential', 'passkey.public_key', 'passkey.counter'])
    .select(['account.name', 'account.state'])
    .where('passkey.credential', '=', answer.id)
    .executeTakeFirst();
  try {
    const challenge = await answeredChallenge(office, answer, null);
    if (known?.state !== 'active') throw new ServerProblem('passkey-refused');
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await orRefused(() =>
      verifyAuthenticationResponse({
        response: answer as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: {
          id: known.credential,
          publicKey: Uint8Array.from(known.public_key),
          counter: Number(known.counter),
        },
      }),
    );
    if (!verified) throw new ServerProblem('passkey-refused');
    const counted = await office.store.write((trx) =>
      trx
        .updateTable('passkey')
        .set({ counter: String(authenticationInfo.newCounter), last_used: office.now().toISOString() })
        .where('id', '=', known.id)
        // A copy of the key may have signed in meanwhile.
        .where('counter', '=', known.counter)
        .executeTakeFirst(),
    );
    if (Number(counted.numUpdatedRows) !== 1) throw new ServerProblem('passkey-refused');
    return known.account;
  } catch (error) {
    if (!(error instanceof ServerProblem) || error.code !== 'passkey-refused') throw error;
    await countSignInAttempt(office, null, address);
    const { account = null, name = null } = known ?? {};
    await recordFailedSignIn(office, 'passkey', { account, name, address });
    throw error;
  }
}

/** The challenge that is answered, used up. */
async function answeredChallenge(
  office: Office,
  { response }: PasskeyAnswer,
  account: string | null,
): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === null || !(await takeChallenge(office, challenge, account)))
    throw new ServerProblem('passkey-refused');
  return challenge;
}

function challengeIn(clientData: unknown): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(String(clientData), 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The library throws an error for every reason to refuse an answer. */
async function orRefused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new ServerProblem('passkey-refused');
  }
}
