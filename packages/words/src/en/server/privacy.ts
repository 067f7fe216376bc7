import type { PrivacyWords } from '../../types/privacy.ts';

const FOR_EVER = 'As long as the lists exist; published lists do not change. Names are removed on request.';

export const privacy: PrivacyWords = Object.freeze({
  title: 'Privacy',
  lead: 'This page lists the personal data this service stores, why, who can see it and for how long, with the current settings.',
  headings: { what: 'Data', why: 'Purpose', seenBy: 'Visible to', until: 'Kept' },
  kept: {
    players: {
      what: 'Players: name, ID, federation, sex, titles, year of birth, ratings, games and results.',
      why: 'Rating lists consist of this data, and it proves every number.',
      seenBy: 'Everyone.',
      until: () => FOR_EVER,
    },
    'birth-dates': {
      what: 'Dates of birth, where known.',
      why: 'Some rules depend on age, and it distinguishes people with the same name.',
      seenBy: 'Officers and arbiters see the reports of their events. Only the year is public.',
      until: () => 'Until it is removed on request.',
    },
    facts: {
      what: 'Facts stated of a player: removed from the lists at the federation’s request, included by exception, member of IBCA, ICSC or IPCA, without saying which.',
      why: 'Under the regulations they decide who is listed, and after how many games.',
      seenBy:
        'Administrators, with the reason. Everyone sees in the explanation of a rating that the rule applied.',
      until: () => 'As long as the lists exist; the reason is removed on request.',
    },
    reports: {
      what: 'Event reports as submitted, and who submitted them.',
      why: 'Ratings are calculated from them.',
      seenBy:
        'Officers and arbiters of the event. Once the report is accepted, everyone sees its players and results: names, years of birth, nothing else.',
      until: () => 'As long as the event exists; the file is removed at the request of a person in it.',
    },
    accounts: {
      what: 'Accounts: name, role, federation, events, and a password hash (scrypt).',
      why: 'To control who may change data.',
      seenBy: 'Administrators; nobody can see a password.',
      until: () => 'Until the account is deleted. Its name stays in the ledger and the audit log.',
    },
    sessions: {
      what: 'Sessions: start, last use and address.',
      why: 'To show and end your sessions.',
      seenBy: 'You.',
      until: ({ sessionHours }) => `${sessionHours} hours, or until you sign out.`,
    },
    tokens: {
      what: 'API tokens: name, scope, last use, and a hash of the token.',
      why: 'To let programs act for you.',
      seenBy: 'You.',
      until: ({ endedDays }) =>
        `${endedDays} days after expiry or revocation, or until the account is deleted.`,
    },
    passkeys: {
      what: 'Passkeys: name, public key, how often and when it was last used.',
      why: 'To sign you in without a password.',
      seenBy: 'You. The secret key never leaves your device.',
      until: () => 'Until you remove it, or the account is deleted.',
    },
    'recovery-codes': {
      what: 'Recovery codes: a hash of each, when it was created and used.',
      why: 'To let you set a new password without an administrator.',
      seenBy: 'You, once, when you create them.',
      until: () => 'Until you create new ones, or the account is deleted.',
    },
    links: {
      what: 'Password links: account, expiry, use, and a hash of the link.',
      why: 'To let each link work once.',
      seenBy: 'Nobody.',
      until: ({ endedDays }) => `${endedDays} days after expiry or use.`,
    },
    jobs: {
      what: 'Jobs, such as calculating a list: who started them, when, and the result.',
      why: 'To show progress and resume after a restart.',
      seenBy: 'Administrators.',
      until: ({ endedDays }) => `${endedDays} days after the end.`,
    },
    audit: {
      what: 'Audit log: who changed what, when, from which address, before and after.',
      why: 'To find mistakes and misuse.',
      seenBy: 'Administrators.',
      until: ({ addressDays }) => `The entry stays; the address is removed after ${addressDays} days.`,
    },
    attempts: {
      what: 'Sign-in attempts: hashes of the name and the network.',
      why: 'To prevent password guessing.',
      seenBy: 'Nobody.',
      until: () => 'One hour; deleted within the next.',
    },
    logs: {
      what: 'Logs: route, response and time; never search terms.',
      why: 'To operate the service.',
      seenBy: 'The operator of this service.',
      until: ({ logAddresses }) =>
        logAddresses
          ? 'They contain visitors’ addresses. The operator decides how long they are kept.'
          : 'They contain no visitors’ addresses. The operator decides how long they are kept.',
    },
  },
  sections: {
    forgotten: {
      title: 'Right to erasure',
      text: () => [
        'Where the law gives you this right, ask for your name to be removed and give your ID. An administrator then permanently removes your names, your date of birth and the reports that contain them.',
        'Ratings stay under the ID without a name, because your opponents’ ratings depend on them. The ledger keeps only hashes and notes the redaction.',
      ],
    },
    cookies: {
      title: 'Cookies',
      text: () => [
        'One cookie holds your session after you sign in, another your language. There are no others and no tracking.',
      ],
    },
    copies: {
      title: 'Copies',
      text: () => [
        'Lists are public, and others may have copies. Older backups of the operator contain removed data until they are deleted.',
      ],
    },
    contact: {
      title: 'Contact',
      text: ({ contact }) => [
        contact === null
          ? 'Ask the operator of this service or the rating officer of your federation.'
          : `Ask ${contact}.`,
        'Eloquence is unofficial: it is not a service of FIDE.',
      ],
    },
  },
} satisfies PrivacyWords);
