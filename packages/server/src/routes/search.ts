import { SearchQuery, SearchView } from '@eloquence/api';
import {
  federationCounts,
  listInfos,
  type Office,
  searchEvents,
  searchPlayers,
  storeState,
  todayOf,
  wordMatch,
} from '@eloquence/office';
import { CADENCES, editionOn, RULE_NAMES } from '@eloquence/rating';
import { LANGUAGE_INFO, type Language, ruleValueText } from '@eloquence/words';
import { federationName } from '@eloquence/words/federation-names';
import { AnswerCache, sendCached } from '../core/answer-cache.ts';
import { languageOf } from '../core/language.ts';
import { COST } from '../core/rate-limit.ts';
import { messages } from '../core/texts.ts';
import { eventItems } from '../views/calendar.ts';
import { foundItem } from './players.ts';
import type { Context, Server } from './shared/context.ts';
import { cachedResponse } from './shared/responses.ts';

const REMEMBERED = 4000;
const LETTERS_REMEMBERED = 12_000_000;
/** `8`, `8.3.3`, `8.3.2d`: at most two digits each, otherwise it is a year or an ID. */
const ARTICLE = /^\d{1,2}(\.\d{1,2})*\.?[a-z]?$/;

interface Search {
  readonly q: string;
  readonly limit: number;
  readonly language: Language;
  readonly forgiving: boolean;
}

export function searchRoutes(server: Server, { office }: Context): void {
  const memory = new AnswerCache(REMEMBERED, LETTERS_REMEMBERED);
  server.get(
    '/search',
    {
      config: { access: 'public', cost: COST.search },
      schema: {
        tags: ['players'],
        operationId: 'search',
        summary: 'Search players, events, lists, federations and articles. Forgives a typing error.',
        querystring: SearchQuery,
        response: cachedResponse(SearchView),
      },
    },
    async (request, reply) => {
      const { q, limit } = request.query;
      const language = languageOf(request);
      const state = `${await storeState(office)} ${todayOf(office)}`;
      const make = async (): Promise<SearchView> => {
        const typed = await search(office, { q, limit, language, forgiving: false });
        return isEmpty(typed) ? search(office, { q, limit, language, forgiving: true }) : typed;
      };
      return sendCached(
        request,
        reply,
        await memory.answer(JSON.stringify([q, limit, language]), state, make),
      );
    },
  );
}

function isEmpty({ players, events, lists, federations, articles }: SearchView): boolean {
  return [players, events, lists, federations, articles].every(({ length }) => length === 0);
}

async function search(office: Office, options: Search): Promise<SearchView> {
  const { q, limit, language, forgiving } = options;
  const matches = wordMatch(q, { forgiving });
  if (matches === null)
    return { players: [], events: [], lists: [], federations: [], articles: [], forgiven: false };
  const [{ players }, events, infos, { federations }] = await Promise.all([
    searchPlayers(office, { text: q, limit, exact: !forgiving }),
    searchEvents(office, { text: q, limit, forgiving }),
    listInfos(office, {}),
    federationCounts(office, 'standard'),
  ]);
  const { locale } = LANGUAGE_INFO[language];
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const { cadences } = messages(language);
  return {
    players: players.map(foundItem),
    events: await eventItems(office, events, language),
    lists: infos
      .filter(({ cadence, date }) =>
        matches(`${monthName.format(new Date(date))} ${date} ${cadences[cadence]}`),
      )
      .toSorted((a, b) => b.date.localeCompare(a.date) || order(a.cadence) - order(b.cadence))
      .slice(0, limit)
      .map(({ cadence, date }) => ({ cadence, list: date })),
    federations: federations
      .map(({ federation }) => ({ federation, name: federationName(federation, language) }))
      .filter(({ federation, name }) => matches(`${federation} ${name}`))
      .slice(0, limit),
    articles: articles(q, matches, options, todayOf(office)).slice(0, limit),
    forgiven: forgiving,
  };
}

const order = (cadence: (typeof CADENCES)[number]): number => CADENCES.indexOf(cadence);

/** Rules of the standard edition in force, by article or by the words of their names. */
function articles(
  q: string,
  matches: (text: string) => boolean,
  { language }: Search,
  today: string,
): SearchView['articles'] {
  const edition = editionOn('standard', today);
  const article = q.trim().toLowerCase();
  const isArticle = ARTICLE.test(article);
  return RULE_NAMES.flatMap((rule) => {
    const { value, article: own } = edition.rules[rule];
    const name = messages(language).rules[rule];
    if (own === null) return [];
    const isFound = isArticle ? isWithin(own, article) : matches(name);
    if (!isFound) return [];
    const words = ruleValueText(rule, value, messages(language));
    return words === '–' ? [] : [{ edition: edition.id, article: own, rule, name, words }];
  });
}

/** Whether one of the articles of a rule, separated by commas, is the given one or part of it. */
function isWithin(articles: string, wanted: string): boolean {
  const start = wanted.replace(/\.$/, '');
  return articles
    .split(/[,;]\s*/)
    .some((each) => each.startsWith(start) && !/^\d/.test(each.slice(start.length)));
}
