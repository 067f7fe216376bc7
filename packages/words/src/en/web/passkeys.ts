/** Why a browser gave no passkey. */
export const passkeys = {
  title: 'Passkey not used',
  failures: {
    cancelled: 'The request was cancelled or timed out. Try again.',
    known: 'This device already has a passkey for this account.',
    elsewhere: 'Passkeys do not work at this address. Open the site under its public name, over https.',
    unsupported: 'This browser cannot use passkeys. Update it, or use another one.',
  },
};

export type Words = typeof passkeys;
