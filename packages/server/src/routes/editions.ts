import {
  ComparisonQuery,
  ComparisonView,
  type EditionItem,
  EditionParams,
  EditionsQuery,
  EditionsView,
  EditionView,
  LanguageQuery,
  TablesView,
} from '@eloquence/api';
import {
  addDays,
  type Cited,
  compareEditions,
  defined,
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
import { type Language, ruleValueText } from '@eloquence/words';
import { languageOf } from '../core/language.ts';
import { messages } from '../core/texts.ts';
import type { Server } from './shared/context.ts';
import { cachedResponse } from './shared/responses.ts';

const config = { access: 'public' } as const;

export function editionRoutes(server: Server): void {
  server.get(
    '/editions',
    {
      config,
      schema: {
        tags: ['editions'],
        operationId: 'listEditions',
        summary: 'The editions of the regulations.',
        querystring: EditionsQuery,
        response: cachedResponse(EditionsView),
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
        operationId: 'compareEditions',
        summary: 'The rules that differ between editions.',
        querystring: ComparisonQuery,
        response: cachedResponse(ComparisonView),
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
          name: messages(language).rules[rule],
          values: cited.map((each, index) => ({
            edition: defined(editions[index]).id,
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
        operationId: 'getTables',
        summary: 'The tables of the regulations, as data.',
        querystring: LanguageQuery,
        response: cachedResponse(TablesView),
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
        operationId: 'getEdition',
        summary: 'An edition: every rule with its value and article.',
        params: EditionParams,
        querystring: EditionsQuery,
        response: cachedResponse(EditionView),
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
          name: messages(language).rules[rule],
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
  return { value, article, provenance, words: ruleValueText(rule, value, messages(language)) };
}

/** The edition `step` places away, of the same cadence. */
function neighbour({ id, cadence }: Edition, step: number): Edition | undefined {
  const own = EDITIONS.filter((edition) => edition.cadence === cadence).toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  return own[own.findIndex((edition) => edition.id === id) + step];
}

/** The table has no difference for 100% and 0%; 800 is used. */
const EXTREME = 800;
const LAST_ROW = 735;

const TABLES: TablesView = Object.freeze({
  probabilities: probabilityRows(),
  differences: Array.from({ length: 101 }, (_, p) => ({
    p: formatHundredths(p as Hundredths),
    dp: differenceFor(p, EXTREME),
  })),
});

/** One row per probability. */
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
