import type { PrivacyWords } from './privacy.ts';

const FOR_EVER =
  'For as long as there are the lists: nothing published changes. Names are removed on request.';

export const privacyEn: PrivacyWords = Object.freeze({
  title: 'What is kept, and why',
  lead: 'A rating list is about people. This page says what this service keeps of them, what for, who sees it and for how long, with the settings as they are here.',
  headings: { what: 'What', why: 'Why', seenBy: 'Who sees it', until: 'For how long' },
  kept: {
    players: {
      what: 'Players: name, ID, federation, sex, titles, year of birth, ratings, games and results.',
      why: 'This is what rating lists consist of, and how every number is proved.',
      seenBy: 'Everybody.',
      until: () => FOR_EVER,
    },
    'birth-dates': {
      what: 'Dates of birth, where they are known.',
      why: 'The regulations decide by age, and people of one name are told apart by it.',
      seenBy:
        'Officers and arbiters of an event see what its report says. In everything public there is only the year.',
      until: () => 'Until it is removed on request.',
    },
    reports: {
      what: 'Reports of events as they were handed in, and who handed them in.',
      why: 'They are what ratings are worked out from.',
      seenBy:
        'Everybody, with years in the place of birth dates; in full, and those of events that were withdrawn, those who have to do with the event.',
      until: () => 'For as long as there is the event; the bytes are removed on request of somebody in them.',
    },
    accounts: {
      what: 'Accounts: name, role, federation, events, and the password as a hash (scrypt) that nobody can turn back.',
      why: 'So that only those who look after events change something.',
      seenBy: 'Administrators; nobody sees a password.',
      until: () =>
        'Until the account is ended. Its name stays, since the ledger and the audit log speak of it.',
    },
    sessions: {
      what: 'Sessions: when they began, when they were last used, and from which address.',
      why: 'So that you see where you are signed in, and can end it.',
      seenBy: 'You alone.',
      until: ({ sessionHours }) => `${sessionHours} hours, or until you sign out.`,
    },
    tokens: {
      what: 'Tokens of programs: their names, what they may be used for, and when they were last used; the token itself as a hash.',
      why: 'So that programs can act for you, and you can end it.',
      seenBy: 'You alone.',
      until: ({ endedDays }) =>
        `${endedDays} days after they have expired or were revoked, at the latest until the account is ended.`,
    },
    links: {
      what: 'Links with which a password is set: for which account, until when and whether they were used; the link itself as a hash.',
      why: 'So that each works once.',
      seenBy: 'Nobody.',
      until: ({ endedDays }) => `${endedDays} days after they have expired or were used.`,
    },
    jobs: {
      what: 'Long work, such as a list that is worked out: who began it, when, and what came of it.',
      why: 'So that it can be followed and begun again after a restart.',
      seenBy: 'Administrators.',
      until: ({ endedDays }) => `${endedDays} days after it has ended.`,
    },
    audit: {
      what: 'The audit log: who changed what, when, from which address, what it was before and after.',
      why: 'So that mistakes and misuse can be found.',
      seenBy: 'Administrators.',
      until: ({ addressDays }) => `The entry stays; the address is removed after ${addressDays} days.`,
    },
    attempts: {
      what: 'Attempts to sign in: hashes of the name and of the network.',
      why: 'So that nobody can guess passwords.',
      seenBy: 'Nobody.',
      until: () => 'A quarter of an hour, and until the next removal, which is within the hour.',
    },
    logs: {
      what: 'Logs: which kind of address was asked for, the answer and its time; never what was searched for.',
      why: 'So that the service can be looked after.',
      seenBy: 'Whoever runs this service.',
      until: ({ logAddresses }) =>
        logAddresses
          ? 'Addresses of visitors stand in them; whoever runs this service decides how long they are kept.'
          : 'No address of a visitor stands in them; whoever runs this service decides how long they are kept.',
    },
  },
  sections: {
    forgotten: {
      title: 'To be forgotten',
      text: () => [
        'Where the law gives you the right, ask for your name to be removed, and say which ID is yours. An administrator then removes your names, your date of birth and the reports that hold them, for good.',
        'The ratings stay under the ID without a name, since those of your opponents follow from them. The ledger keeps hashes only, and says that something was removed.',
      ],
    },
    cookies: {
      title: 'Cookies',
      text: () => [
        'Whoever signs in gets one cookie with his session. The language that you choose is kept in another. There are no others, and nothing here watches you.',
      ],
    },
    copies: {
      title: 'Copies elsewhere',
      text: () => [
        'Lists are public, and others may have copies of them that this service knows nothing of. Backups are kept by whoever runs it; what was removed is in those of before until they are deleted.',
      ],
    },
    contact: {
      title: 'Whom to ask',
      text: ({ contact }) => [
        contact === null
          ? 'Ask whoever runs this service, or the rating officer of your federation.'
          : `Ask ${contact}.`,
        'Eloquence is unofficial: it is not a service of FIDE.',
      ],
    },
  },
} satisfies PrivacyWords);
