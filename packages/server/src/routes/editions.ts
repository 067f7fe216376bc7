import {
  ComparisonQuery,
  ComparisonView,
  type EditionItem,
  EditionParams,
  EditionsQuery,
  EditionsView,
  EditionView,
  LanguageQuery,
  ref,
  TablesView,
} from '@eloquence/api';
import {
  addDays,
  type Cited,
  compareEditions,
  differenceFor,
  EDITIONS,
  type Edition,
  findEdition,
  formatDate,
  formatHundredths,
  type Hundredths,
  parseDate,
  probability,
  RULE_NAMES,
  type RuleName,
} from '@eloquence/rating';
import { dictionary, type Language, ruleValue } from '@eloquence/words';
import type { Server } from '../core/context.ts';
import { languageOf } from '../core/language.ts';
import { cached } from './problems.ts';

const config = { access: 'public' } as const;

export function editionRoutes(server: Server): void {
  server.get(
    '/editions',
    {
      config,
      schema: {
        tags: ['editions'],
        summary: 'The editions of the regulations.',
        querystring: EditionsQuery,
        response: { 200: ref(EditionsView), ...cached() },
      },
    },
    ({ query: { cadence } }, reply) =>
      reply.send({
        items: EDITIONS.filter((edition) => cadence === undefined || edition.cadence === cadence).map(
          summary,
        ),
      }),
  );
  server.get(
    '/editions/comparison',
    {
      config,
      schema: {
        tags: ['editions'],
        summary: 'The rules on which editions differ.',
        querystring: ComparisonQuery,
        response: { 200: ref(ComparisonView), ...cached() },
      },
    },
    async (request): Promise<ComparisonView> => {
      const { ids, cadence = 'standard' } = request.query;
      const language = languageOf(request);
      const editions = ids.split(',').map((id) => findEdition(cadence, id));
      return {
        editions: editions.map(({ id }) => id),
        cadence,
        differences: compareEditions(editions).map(({ rule, cited }) => ({
          rule,
          name: dictionary(language).rules[rule],
          values: cited.map((each, index) => ({
            edition: (editions[index] as Edition).id,
            ...citedView(rule, each, language),
          })),
        })),
      };
    },
  );
  server.get(
    '/editions/tables',
    {
      config,
      schema: {
        tags: ['editions'],
        summary: 'The tables of the regulations, as data.',
        querystring: LanguageQuery,
        response: { 200: ref(TablesView), ...cached() },
      },
    },
    async (): Promise<TablesView> => TABLES,
  );
  server.get(
    '/editions/:id',
    {
      config,
      schema: {
        tags: ['editions'],
        summary: 'An edition: every rule with its value and its article.',
        params: EditionParams,
        querystring: EditionsQuery,
        response: { 200: ref(EditionView), ...cached() },
      },
    },
    async (request): Promise<EditionView> => {
      const edition = findEdition(request.query.cadence ?? 'standard', request.params.id);
      const language = languageOf(request);
      const before = neighbour(edition, -1);
      const changed = new Set(before ? compareEditions([before, edition]).map(({ rule }) => rule) : []);
      return {
        ...summary(edition),
        before: before?.id ?? null,
        rules: RULE_NAMES.map((rule) => ({
          rule,
          changed: changed.has(rule),
          name: dictionary(language).rules[rule],
          ...citedView(rule, edition.rules[rule], language),
        })),
      };
    },
  );
}

function citedView(
  rule: RuleName,
  { value, article, provenance }: Cited<unknown>,
  language: Language,
): Omit<EditionView['rules'][number], 'rule' | 'name' | 'changed'> {
  return { value, article, provenance, words: ruleValue(rule, value, language) };
}

/** The edition some places before or after one, of the same cadence. */
function neighbour({ id, cadence }: Edition, step: number): Edition | undefined {
  const own = EDITIONS.filter((edition) => edition.cadence === cadence).toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  return own[own.findIndex((edition) => edition.id === id) + step];
}

/** The difference of 100% and 0%, which the table calls indeterminate, is 800. */
const EXTREME = 800;
const LAST_ROW = 735;

const TABLES: TablesView = Object.freeze({
  probabilities: probabilityRows(),
  differences: Array.from({ length: 101 }, (_, p) => ({
    p: formatHundredths(p as Hundredths),
    dp: differenceFor(p, EXTREME),
  })),
});

/** Differences with the same probability are a row. */
function probabilityRows(): TablesView['probabilities'] {
  const rows: { from: number; to: number | null; higher: string; lower: string }[] = [];
  for (let difference = 0; difference <= LAST_ROW + 1; difference += 1) {
    const p = probability(difference);
    const higher = formatHundredths(p);
    const last = rows.at(-1);
    if (last?.higher === higher) last.to = difference;
    else
      rows.push({
        from: difference,
        to: difference,
        higher,
        lower: formatHundredths((100 - p) as Hundredths),
      });
  }
  const last = rows.at(-1);
  if (last) last.to = null;
  return rows;
}

function summary(edition: Edition): EditionItem {
  const { id, cadence, from, title, status, basedOn, rules, variants } = edition;
  const next = neighbour(edition, 1);
  const provenance = { text: 0, reported: 0, inferred: 0, carried: 0 };
  for (const cited of Object.values(rules) as Cited<unknown>[]) provenance[cited.provenance] += 1;
  return {
    id,
    cadence,
    from,
    until: next ? formatDate(addDays(parseDate(next.from), -1)) : null,
    title,
    status,
    basedOn,
    provenance,
    variants: variants.map(({ name, dispute }) => ({ name, dispute })),
  };
}
