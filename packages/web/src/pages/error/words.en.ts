export const words = {
  notDone: 'That did not work',
  ours: 'A mistake of ours',
  later: 'Trying again in a moment often helps.',
  refused: 'This address cannot be shown',
  refusedLead:
    'What follows the question mark in the address is not as this page takes it. It may have been cut off or mistyped.',
  /** By the label people see; null: it has none. */
  field: (label: string | null, message: string): string =>
    label === null ? `Something in the address ${message}.` : `“${label}” ${message}.`,
  fields: {
    q: 'Name or ID',
    id: 'ID',
    federation: 'Federation',
    sex: 'Women or men',
    title: 'Title',
    cadence: 'Cadence',
    date: 'Date',
    from: 'From',
    to: 'To',
    revision: 'Revision',
    account: 'Account',
    cursor: 'The place to go on from',
    limit: 'Rows of a page',
  },
  plain: 'To the page itself',
  home: 'To the first page',
};

export type Words = typeof words;
