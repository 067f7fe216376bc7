import type { Cadence } from '@eloquence/rating';
import { CadenceName, LanguageName } from './common.ts';
import {
  anything,
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
}

export interface EditionView extends EditionItem {
  readonly rules: readonly RuleItem[];
}

export const EditionView: Schema<EditionView> = named(
  'Edition',
  object<EditionView>(
    {
      id: text(),
      cadence: CadenceName,
      from: text(),
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
      rules: list(
        object<RuleItem>({
          rule: text(),
          name: text({ description: 'In the language asked for.' }),
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
