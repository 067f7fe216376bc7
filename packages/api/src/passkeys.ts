import { Timestamp } from './common.ts';
import { type Static, t } from './schema.ts';

/** Options and answers of WebAuthn, as the browser's `parse…FromJSON` and `toJSON` have them. */
const Members = t.record(t.unknown());

const CredentialId = t.string({ minLength: 1, maxLength: 1400 });

export const PasskeyOptions = t.record(t.unknown(), {
  $id: 'PasskeyOptions',
  description: 'The options for `navigator.credentials`, as WebAuthn describes them in JSON.',
});
export type PasskeyOptions = Static<typeof PasskeyOptions>;

export const PasskeyAnswer = t.object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: t.enum(['public-key']),
    response: Members,
    clientExtensionResults: t.optional(Members),
    authenticatorAttachment: t.optional(t.nullable(t.string({ maxLength: 40 }))),
  },
  { $id: 'PasskeyAnswer', description: 'The answer of `navigator.credentials`, by its `toJSON`.' },
);
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

export const PasskeyBody = t.object({
  name: t.string({
    minLength: 1,
    maxLength: 100,
    description: 'For the list of passkeys, for example the device.',
  }),
  answer: t.ref(PasskeyAnswer),
});
export type PasskeyBody = Static<typeof PasskeyBody>;

export const PasskeyView = t.object(
  { id: t.string(), name: t.string(), created: Timestamp, lastUsed: t.nullable(Timestamp) },
  { $id: 'Passkey' },
);
export type PasskeyView = Static<typeof PasskeyView>;

export const PasskeysView = t.object(
  {
    items: t.array(t.ref(PasskeyView)),
    origin: t.nullable(
      t.string({ description: 'Where passkeys work; null: at no address of this service.' }),
    ),
  },
  { $id: 'Passkeys' },
);
export type PasskeysView = Static<typeof PasskeysView>;
