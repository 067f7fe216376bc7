import { terms } from '../../terms.ts';
export const words = {
  notDone: 'Something went wrong',
  ours: 'Server error',
  later: 'Try again in a moment.',
  refused: 'Invalid address',
  refusedLead: 'The part after the question mark is not valid. It may be cut off or mistyped.',
  /** By the label people see; null: it has none. */
  field: (label: string | null, message: string): string =>
    label === null ? `Something in the address ${message}.` : `“${label}” ${message}.`,
  fields: {
    q: 'Name or ID',
    id: terms.headings.id as string,
    federation: terms.headings.federation as string,
    sex: 'Sex',
    title: terms.headings.title as string,
    cadence: terms.headings.cadence as string,
    date: terms.headings.date as string,
    from: 'From',
    to: 'To',
    revision: terms.headings.revision as string,
    account: 'Account',
    cursor: 'Page position',
    limit: 'Rows per page',
  },
  plain: 'Open the page without it',
  home: 'Home',
};

export type Words = typeof words;
