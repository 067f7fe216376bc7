/** What is kept of people. */
export type KeptName =
  | 'players'
  | 'birth-dates'
  | 'facts'
  | 'reports'
  | 'accounts'
  | 'sessions'
  | 'tokens'
  | 'passkeys'
  | 'recovery-codes'
  | 'links'
  | 'jobs'
  | 'audit'
  | 'attempts'
  | 'logs';

export type SectionName = 'forgotten' | 'cookies' | 'copies' | 'contact';

/** The settings that the text mentions. */
export interface PrivacySettings {
  readonly addressDays: number;
  readonly endedDays: number;
  readonly sessionHours: number;
  readonly logAddresses: boolean;
  readonly contact: string | null;
}

export interface PrivacyWords {
  readonly title: string;
  readonly lead: string;
  readonly headings: Readonly<Record<'what' | 'why' | 'seenBy' | 'until', string>>;
  readonly kept: Readonly<
    Record<
      KeptName,
      {
        readonly what: string;
        readonly why: string;
        readonly seenBy: string;
        readonly until: (settings: PrivacySettings) => string;
      }
    >
  >;
  readonly sections: Readonly<
    Record<
      SectionName,
      { readonly title: string; readonly text: (settings: PrivacySettings) => readonly string[] }
    >
  >;
}
