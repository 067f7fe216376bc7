/** Why a browser gave no passkey. */
export const passkeys = {
  title: 'Passkey not used',
  failures: {
    cancelled: 'The browser cancelled it, or it took too long. Try again.',
    known: 'This device has a passkey for the account already.',
    elsewhere: 'Passkeys do not work at this address. Open the site at its own name, over https.',
    unsupported: 'This browser cannot use passkeys. Update it, or use another one.',
  },
};

export type Words = typeof passkeys;
