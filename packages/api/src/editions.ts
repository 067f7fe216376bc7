import type { Cadence } from '@eloquence/rating';
import { CadenceName, Exact, LanguageName } from './common.ts';
import {
  anything,
  flag,
  integer,
  list,
  named,
  nullable,
  object,
  oneOf,
  optional,
  ref,
  type Schema,
  text,
} from './schema.ts';

export interface EditionsQuery {
  readonly cadence?: Cadence;
  readonly lang?: 'en' | 'fr' | 'zh';
}

export const EditionsQuery: Schema<EditionsQuery> = object<EditionsQuery>({
  cadence: optional(CadenceName),
  lang: optional(LanguageName),
});

export interface EditionItem {
  readonly id: string;
  readonly cadence: Cadence;
  readonly from: string;
  readonly until: string | null;
  readonly title: string;
  readonly status: string;
  readonly basedOn: string | null;
  readonly provenance: {
    readonly text: number;
    readonly reported: number;
    readonly inferred: number;
    readonly carried: number;
  };
  readonly variants: readonly { readonly name: string; readonly dispute: string }[];
}

export const EditionItem: Schema<EditionItem> = named(
  'EditionItem',
  object<EditionItem>({
    id: text(),
    cadence: CadenceName,
    from: text(),
    until: nullable(text({ description: 'The last day; null: in force.' })),
    title: text(),
    status: text(),
    basedOn: nullable(text()),
    provenance: object<EditionItem['provenance']>({
      text: integer(),
      reported: integer(),
      inferred: integer(),
      carried: integer(),
    }),
    variants: list(object<EditionItem['variants'][number]>({ name: text(), dispute: text() })),
  }),
);

export interface EditionsView {
  readonly items: readonly EditionItem[];
}

export const EditionsView: Schema<EditionsView> = named(
  'Editions',
  object<EditionsView>(
    { items: list(ref(EditionItem)) },
    { description: 'The editions of the regulations.' },
  ),
);

export interface EditionParams {
  readonly id: string;
}

const EditionId: Schema<string> = text({ pattern: '^\\d{4}-\\d{2}$', examples: ['2024-03'] });

export const EditionParams: Schema<EditionParams> = object<EditionParams>({ id: EditionId });

export interface CitedView {
  readonly value: unknown;
  readonly article: string | null;
  readonly provenance: string;
  readonly words: string;
}

export interface RuleItem extends CitedView {
  readonly rule: string;
  readonly name: string;
  readonly changed: boolean;
}

export interface EditionView extends EditionItem {
  readonly before: string | null;
  readonly rules: readonly RuleItem[];
}

export const EditionView: Schema<EditionView> = named(
  'Edition',
  object<EditionView>(
    {
      id: text(),
      cadence: CadenceName,
      from: text(),
      until: nullable(text({ description: 'The last day; null: in force.' })),
      title: text(),
      status: text(),
      basedOn: nullable(text()),
      provenance: object<EditionItem['provenance']>({
        text: integer(),
        reported: integer(),
        inferred: integer(),
        carried: integer(),
      }),
      variants: list(object<EditionItem['variants'][number]>({ name: text(), dispute: text() })),
      before: nullable(text({ description: 'The edition before it, of the same cadence.' })),
      rules: list(
        object<RuleItem>({
          rule: text(),
          name: text({ description: 'In the language asked for.' }),
          changed: flag({ description: 'It differs from the edition before.' }),
          value: anything(),
          article: nullable(text()),
          provenance: oneOf(['text', 'reported', 'inferred', 'carried']),
          words: text(),
        }),
      ),
    },
    { description: 'An edition with every rule beside its article.' },
  ),
);

export interface ComparisonQuery extends EditionsQuery {
  readonly ids: string;
}

export const ComparisonQuery: Schema<ComparisonQuery> = object<ComparisonQuery>({
  ids: text({
    pattern: '^\\d{4}-\\d{2}(,\\d{4}-\\d{2}){1,19}$',
    description: 'Two editions or more, with commas between them.',
    examples: ['2014-07,2024-03'],
  }),
  cadence: optional(CadenceName),
  lang: optional(LanguageName),
});

export interface ComparisonView {
  readonly editions: readonly string[];
  readonly cadence: Cadence;
  readonly differences: readonly {
    readonly rule: string;
    readonly name: string;
    readonly values: readonly ({ readonly edition: string } & CitedView)[];
  }[];
}

export const ComparisonView: Schema<ComparisonView> = named(
  'Comparison',
  object<ComparisonView>(
    {
      editions: list(text()),
      cadence: CadenceName,
      differences: list(
        object<ComparisonView['differences'][number]>({
          rule: text(),
          name: text(),
          values: list(
            object<{ readonly edition: string } & CitedView>({
              edition: text(),
              value: anything(),
              article: nullable(text()),
              provenance: oneOf(['text', 'reported', 'inferred', 'carried']),
              words: text(),
            }),
          ),
        }),
      ),
    },
    { description: 'The rules on which editions differ.' },
  ),
);

export interface TablesView {
  readonly probabilities: readonly {
    readonly from: number;
    readonly to: number | null;
    readonly higher: string;
    readonly lower: string;
  }[];
  readonly differences: readonly { readonly p: string; readonly dp: number }[];
}

export const TablesView: Schema<TablesView> = named(
  'Tables',
  object<TablesView>(
    {
      probabilities: list(
        object<TablesView['probabilities'][number]>({
          from: integer({ description: 'The difference of the ratings.' }),
          to: nullable(integer({ description: 'null: and more.' })),
          higher: Exact,
          lower: Exact,
        }),
        { description: 'From differences of ratings to probabilities (8.1b; 8.1.2).' },
      ),
      differences: list(object<TablesView['differences'][number]>({ p: Exact, dp: integer() }), {
        description: 'From fractional scores to differences of ratings (8.1a; 8.1.1).',
      }),
    },
    { description: 'The tables of the regulations.' },
  ),
);
