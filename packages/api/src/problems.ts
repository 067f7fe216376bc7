import { SEVERITIES } from './names.ts';
import { type Static, t } from './schema.ts';

export const FindingView = t.object(
  {
    severity: t.enum(SEVERITIES),
    code: t.string({ description: 'Stable; the same as on the command line.' }),
    article: t.nullable(t.string({ description: 'The article of the regulations.' })),
    line: t.nullable(t.integer()),
    column: t.nullable(t.integer()),
    message: t.string({ description: 'In the requested language.' }),
    hint: t.nullable(t.string({ description: 'What to do about it.' })),
    values: t.record(t.unknown()),
  },
  { $id: 'Finding', description: 'A finding of the check of a report.' },
);
export type FindingView = Static<typeof FindingView>;

/** Of all findings of a report; one about several players or lines counts once. */
export const findingCounts = { errors: t.integer(), warnings: t.integer(), notes: t.integer() };

const WrongField = t.object({ where: t.string(), message: t.string() });
export type WrongField = Static<typeof WrongField>;

export const Problem = t.object(
  {
    type: t.string({ description: 'The page that describes this kind of problem.' }),
    title: t.string({ description: 'The kind of problem, in the requested language.' }),
    status: t.integer(),
    detail: t.string({ description: 'What is wrong with this request, in the requested language.' }),
    code: t.string({ description: 'Stable; the same as on the command line where it exists there.' }),
    hint: t.optional(t.string({ description: 'What to do about it.' })),
    fields: t.optional(t.array(WrongField, { description: 'Invalid parameters or fields.' })),
    findings: t.optional(t.array(t.ref(FindingView))),
    values: t.optional(t.record(t.unknown({ description: 'The values in the sentence.' }))),
  },
  { $id: 'Problem', description: 'Problem details (RFC 9457).' },
);
export type Problem = Static<typeof Problem>;

export const ProblemsView = t.object(
  {
    items: t.array(
      t.object({
        code: t.string({ description: 'Stable.' }),
        status: t.integer(),
        title: t.string({ description: 'The kind of problem, in the requested language.' }),
        hint: t.nullable(t.string({ description: 'What to do about it.' })),
      }),
    ),
  },
  { $id: 'Problems', description: 'The codes of problems.' },
);
export type ProblemsView = Static<typeof ProblemsView>;
