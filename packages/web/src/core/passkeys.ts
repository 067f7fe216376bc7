import type { PasskeyAnswer, PasskeyOptions } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/passkeys';
import { ApiProblem } from './api.ts';

type Failure = keyof Words['failures'];

/** Why the browser gave no passkey, by the name of its error. */
const FAILURES: Readonly<Record<string, Failure>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'elsewhere',
};

/** Creates a passkey on this device, or on one that the user chooses. Throws `ApiProblem`. */
export function createPasskey(options: PasskeyOptions, words: Words): Promise<PasskeyAnswer> {
  return answered(words, () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
    }),
  );
}

/** Lets the user choose a passkey of this site, and answers the challenge with it. */
export function askForPasskey(options: PasskeyOptions, words: Words): Promise<PasskeyAnswer> {
  return answered(words, () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
    }),
  );
}

async function answered(words: Words, ask: () => Promise<Credential | null>): Promise<PasskeyAnswer> {
  if (
    !('credentials' in navigator) ||
    globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === undefined
  )
    throw problem(words, 'unsupported');
  try {
    const credential = (await ask()) as PublicKeyCredential | null;
    if (credential === null) throw problem(words, 'cancelled');
    return credential.toJSON() as unknown as PasskeyAnswer;
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    throw problem(words, FAILURES[(error as Error).name] ?? 'unsupported');
  }
}

function problem({ title, failures }: Words, failure: Failure): ApiProblem {
  const detail = failures[failure];
  return new ApiProblem({ type: 'about:blank', code: `passkey-${failure}`, status: 0, title, detail });
}
