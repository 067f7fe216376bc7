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
    complete: 'whole text known',
    partial: 'text known in part',
    amendment: 'an amendment',
  },
  provenance: { text: 'text', reported: 'report', inferred: 'deduction', carried: 'carried over' },
  provenanceSaid: {
    text: 'It stands in the text of the regulations.',
    reported: 'It is reported by FIDE or others; the text itself was not at hand.',
    inferred: 'It is deduced from how ratings were worked out.',
    carried:
      'It is carried over from the edition before, because the text of this one is not established here.',
  },
  pages: {
    timeline: 'Timeline',
    compare: 'Side by side',
    tables: 'Tables',
    disputes: 'Disputed points',
  },
  cadence: 'Cadence',
  label: 'Regulations',
};
