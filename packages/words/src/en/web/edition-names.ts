import { terms } from '../terms.ts';
/** What the pages about the regulations call editions and what their rules stand on. */
export interface EditionNames {
  /** By the first day. */
  readonly edition: (date: string) => string;
  readonly statuses: Readonly<Record<string, string>>;
  readonly provenance: Readonly<Record<string, string>>;
  /** One sentence each. */
  readonly provenanceSaid: Readonly<Record<string, string>>;
  /** The pages of the regulations. */
  readonly pages: {
    readonly guide: string;
    readonly timeline: string;
    readonly compare: string;
    readonly tables: string;
    readonly disputes: string;
  };
  readonly cadence: string;
  readonly label: string;
}

export const editionNames: EditionNames = {
  edition: (date) => `Regulations of ${date}`,
  statuses: {
    complete: 'full text',
    partial: 'partial text',
    amendment: 'amendment',
  },
  provenance: { text: 'text', reported: 'reported', inferred: 'inferred', carried: 'carried over' },
  provenanceSaid: {
    text: 'From the text of the regulations.',
    reported: 'Reported by FIDE or others; the text was not available.',
    inferred: 'Inferred from published ratings.',
    carried: 'Carried over from the previous edition; the text of this one is not available.',
  },
  pages: {
    guide: 'How ratings work',
    timeline: 'Timeline',
    compare: 'Side by side',
    tables: 'Tables',
    disputes: 'Disputed points',
  },
  cadence: terms.headings.cadence as string,
  label: 'Regulations',
};
