import { CadenceName, Exact, LanguageName } from './common.ts';
import { type Static, t } from './schema.ts';

export const EditionsQuery = t.object({
  cadence: t.optional(CadenceName),
  lang: t.optional(LanguageName),
});
export type EditionsQuery = Static<typeof EditionsQuery>;

const edition = {
  id: t.string(),
  cadence: CadenceName,
  from: t.string(),
  until: t.nullable(t.string({ description: 'The last day; null: in force.' })),
  title: t.string(),
  status: t.string(),
  basedOn: t.nullable(t.string()),
  provenance: t.object(
    { text: t.integer(), reported: t.integer(), inferred: t.integer(), carried: t.integer() },
    { description: 'The number of rules by source.' },
  ),
  variants: t.array(t.object({ name: t.string(), dispute: t.string() })),
};

export const EditionItem = t.object(edition, { $id: 'EditionItem' });
export type EditionItem = Static<typeof EditionItem>;

export const EditionsView = t.object(
  { items: t.array(t.ref(EditionItem)) },
  { $id: 'Editions', description: 'The editions of the regulations.' },
);
export type EditionsView = Static<typeof EditionsView>;

export const EditionParams = t.object({
  id: t.string({ pattern: '^\\d{4}-\\d{2}$', examples: ['2024-03'] }),
});
export type EditionParams = Static<typeof EditionParams>;

const cited = {
  value: t.unknown(),
  article: t.nullable(t.string()),
  provenance: t.enum(['text', 'reported', 'inferred', 'carried']),
  words: t.string({ description: 'The value in the requested language.' }),
};

const Rule = t.object({
  rule: t.string(),
  name: t.string({ description: 'In the requested language.' }),
  changed: t.boolean({ description: 'It differs from the previous edition.' }),
  ...cited,
});
export type RuleItem = Static<typeof Rule>;

export const EditionView = t.object(
  {
    ...edition,
    before: t.nullable(t.string({ description: 'The previous edition of the same cadence.' })),
    rules: t.array(Rule),
  },
  { $id: 'Edition', description: 'An edition with every rule and its article.' },
);
export type EditionView = Static<typeof EditionView>;

export const ComparisonQuery = t.object({
  ids: t.string({
    pattern: '^\\d{4}-\\d{2}(,\\d{4}-\\d{2}){1,19}$',
    description: 'Two or more editions, separated by commas.',
    examples: ['2014-07,2024-03'],
  }),
  cadence: t.optional(CadenceName),
  lang: t.optional(LanguageName),
});
export type ComparisonQuery = Static<typeof ComparisonQuery>;

export const ComparisonView = t.object(
  {
    editions: t.array(t.string()),
    cadence: CadenceName,
    differences: t.array(
      t.object({
        rule: t.string(),
        name: t.string(),
        values: t.array(t.object({ edition: t.string(), ...cited })),
      }),
    ),
  },
  { $id: 'Comparison', description: 'The rules that differ between editions.' },
);
export type ComparisonView = Static<typeof ComparisonView>;

export const TablesView = t.object(
  {
    probabilities: t.array(
      t.object({
        from: t.integer({ description: 'The rating difference.' }),
        to: t.nullable(t.integer({ description: 'null: no upper limit.' })),
        higher: Exact,
        lower: Exact,
      }),
      { description: 'Scoring probability by rating difference (8.1b; 8.1.2).' },
    ),
    differences: t.array(t.object({ p: Exact, dp: t.integer() }), {
      description: 'Rating difference by fractional score (8.1a; 8.1.1).',
    }),
  },
  { $id: 'Tables', description: 'The tables of the regulations.' },
);
export type TablesView = Static<typeof TablesView>;
