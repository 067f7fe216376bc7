import {
  ComparisonQuery,
  ComparisonView,
  type EditionItem,
  EditionParams,
  EditionsQuery,
  EditionsView,
  EditionView,
  ref,
} from '@eloquence/api';
import {
  type Cited,
  compareEditions,
  EDITIONS,
  type Edition,
  findEdition,
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
      return {
        ...summary(edition),
        rules: RULE_NAMES.map((rule) => ({
          rule,
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
): Omit<EditionView['rules'][number], 'rule' | 'name'> {
  return { value, article, provenance, words: ruleValue(rule, value, language) };
}

function summary({ id, cadence, from, title, status, basedOn, rules, variants }: Edition): EditionItem {
  const provenance = { text: 0, reported: 0, inferred: 0, carried: 0 };
  for (const cited of Object.values(rules) as Cited<unknown>[]) provenance[cited.provenance] += 1;
  return {
    id,
    cadence,
    from,
    title,
    status,
    basedOn,
    provenance,
    variants: variants.map(({ name, dispute }) => ({ name, dispute })),
  };
}
