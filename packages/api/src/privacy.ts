import { flag, integer, list, named, nullable, object, type Schema, text } from './schema.ts';

/** One kind of thing that is kept of people. */
export interface KeptView {
  readonly id: string;
  readonly what: string;
  readonly why: string;
  readonly seenBy: string;
  readonly until: string;
}

export interface PrivacySection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
}

/** What is kept of people and why, with the settings of this service. */
export interface PrivacyView {
  readonly title: string;
  readonly lead: string;
  readonly settings: {
    readonly addressDays: number;
    readonly endedDays: number;
    readonly sessionHours: number;
    readonly logAddresses: boolean;
    readonly contact: string | null;
  };
  readonly headings: Readonly<Record<'what' | 'why' | 'seenBy' | 'until', string>>;
  readonly kept: readonly KeptView[];
  readonly sections: readonly PrivacySection[];
}

export const PrivacyView: Schema<PrivacyView> = named(
  'Privacy',
  object<PrivacyView>(
    {
      title: text(),
      lead: text(),
      settings: object<PrivacyView['settings']>(
        {
          addressDays: integer({ description: 'Days after which addresses leave the audit log.' }),
          endedDays: integer({
            description: 'Days for which tokens, links and jobs are kept that have ended.',
          }),
          sessionHours: integer({ description: 'Hours after which a session ends.' }),
          logAddresses: flag({ description: 'Whether addresses stand in the logs.' }),
          contact: nullable(text({ description: 'Whom to ask.' })),
        },
        { description: 'As they are set here.' },
      ),
      headings: object<PrivacyView['headings']>(
        { what: text(), why: text(), seenBy: text(), until: text() },
        { description: 'Of the columns of `kept`.' },
      ),
      kept: list(object<KeptView>({ id: text(), what: text(), why: text(), seenBy: text(), until: text() })),
      sections: list(
        object<PrivacySection>({
          id: text(),
          title: text(),
          text: list(text(), { description: 'Paragraphs.' }),
        }),
      ),
    },
    { description: 'What is kept of people and why, in the language asked for.' },
  ),
);
