import { capitalised } from '../../../format.ts';
import type { Terms } from '../../../types/terms.ts';
import { terms } from '../../terms.ts';
import { type DeskWords, desk } from '../desk.ts';

export const words = {
  desk: desk as DeskWords,
  title: 'Accounts',
  lead: 'Who may use the desk, with which role. Users set their own passwords through a one-time link.',
  caption: 'Accounts, by name',
  name: terms.headings.name as string,
  role: 'Role',
  federation: terms.headings.federation as string,
  created: 'Created',
  roles: capitalised(terms.roles) as Terms['roles'],
  rolesMean: {
    arbiter: 'submits reports of assigned events',
    officer: 'decides on events and players of one federation',
    administrator: 'has all rights',
  },
  states: { active: 'active', disabled: 'locked', deleted: 'deleted' },
  notSetUp: 'no password yet',
  you: 'you',
  make: 'Create account',
  makeName: 'Name',
  makeNameHint: 'For signing in; 2 to 60 characters.',
  makeFederation: 'Federation',
  federationHint: 'Three capital letters; for officers only.',
  makeButton: 'Create account',
  linkTitle: (name: string): string => `Link for ${name}`,
  linkText:
    'Send it to the user over a trusted channel. It sets the password, works once and will not be shown again.',
  linkUntil: 'Valid until',
  linkLabel: 'One-time link',
  copy: 'Copy link',
  copied: 'Copied.',
  change: terms.headings.change as string,
  changeOf: (name: string): string => `Account ${name}`,
  changeText: 'Removing rights signs the user out everywhere.',
  save: 'Save',
  saved: 'Saved.',
  newLink: 'New link',
  newLinkTitle: (name: string): string => `A new link for ${name}?`,
  newLinkText: 'For a lost password or a locked-out user. Earlier links stop working.',
  newLinkConfirm: 'Create link',
  lock: 'Lock',
  lockTitle: (name: string): string => `Lock the account ${name}?`,
  lockText: 'The user is signed out and cannot sign in until unlocked.',
  unlock: 'Unlock',
  end: 'Delete',
  endTitle: (name: string): string => `Delete the account ${name}?`,
  endText:
    'This cannot be undone. Sessions and tokens end at once; the audit log is kept. To block a user temporarily, lock the account.',
  endConfirm: 'Delete account',
  more: 'More accounts',
};

export type Words = typeof words;
