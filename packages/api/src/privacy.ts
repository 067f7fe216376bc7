import { type Static, t } from './schema.ts';

const columns = { what: t.string(), why: t.string(), seenBy: t.string(), until: t.string() };

export const PrivacyView = t.object(
  {
    title: t.string(),
    lead: t.string(),
    settings: t.object(
      {
        addressDays: t.integer({ description: 'Days until IP addresses leave the audit log.' }),
        endedDays: t.integer({ description: 'Days that ended tokens, links and jobs are kept.' }),
        sessionHours: t.integer({ description: 'Hours until a session ends.' }),
        logAddresses: t.boolean({ description: 'Whether the logs contain IP addresses.' }),
        contact: t.nullable(t.string({ description: 'Whom to contact.' })),
      },
      { description: 'The settings of this service.' },
    ),
    headings: t.object(columns, { description: 'The column headings of `kept`.' }),
    kept: t.array(t.object({ id: t.string(), ...columns }), { description: 'Kinds of data.' }),
    sections: t.array(
      t.object({
        id: t.string(),
        title: t.string(),
        text: t.array(t.string(), { description: 'Paragraphs.' }),
      }),
    ),
  },
  { $id: 'Privacy', description: 'What personal data is stored and why, in the requested language.' },
);
export type PrivacyView = Static<typeof PrivacyView>;
