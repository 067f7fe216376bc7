import {
  anything,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  record,
  ref,
  type Schema,
  text,
} from './schema.ts';

/** What a check of a report has found. */
export interface FindingView {
  readonly severity: 'error' | 'warning' | 'note';
  readonly code: string;
  readonly article: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly message: string;
  readonly hint: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

export const FindingView: Schema<FindingView> = named(
  'Finding',
  object<FindingView>(
    {
      severity: oneOf(['error', 'warning', 'note']),
      code: text({ description: 'Stable; the same as on the command line.' }),
      article: nullable(text({ description: 'The article of the regulations behind it.' })),
      line: nullable(integer()),
      column: nullable(integer()),
      message: text({ description: 'In the language asked for.' }),
      hint: nullable(text({ description: 'What to do about it.' })),
      values: record(anything()),
    },
    { description: 'What a check of a report has found.' },
  ),
);

/** One parameter or field that is wrong. */
export interface WrongField {
  readonly where: string;
  readonly message: string;
}

/** RFC 9457, with the code that programs should look at. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly hint?: string;
  readonly fields?: readonly WrongField[];
  readonly findings?: readonly FindingView[];
  readonly values?: Readonly<Record<string, unknown>>;
}

export const Problem: Schema<Problem> = named(
  'Problem',
  object<Problem>(
    {
      type: text({ description: 'Where this kind of problem is described.' }),
      title: text({ description: 'The kind of problem, in the language asked for.' }),
      status: integer(),
      detail: text({ description: 'What is wrong with this request, in the language asked for.' }),
      code: text({ description: 'Stable; the same as on the command line where it exists there.' }),
      hint: optional(text({ description: 'What to do about it.' })),
      fields: optional(list(object<WrongField>({ where: text(), message: text() }))),
      findings: optional(list(ref(FindingView))),
      values: optional(record(anything({ description: 'The values that the sentence speaks of.' }))),
    },
    { description: 'Problem details as in RFC 9457.' },
  ),
);
