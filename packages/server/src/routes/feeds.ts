import { CalendarFileQuery, EventParams, LanguageQuery, PlayerParams } from '@eloquence/api';
import {
  calendar,
  listCalendar,
  listFacts,
  listInfos,
  OfficeError,
  playerSummary,
  viewEvent,
} from '@eloquence/office';
import { CADENCES } from '@eloquence/rating';
import { LANGUAGE_INFO, type Language } from '@eloquence/words';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../core/language.ts';
import { COST } from '../core/rate-limit.ts';
import { messages, texts } from '../core/texts.ts';
import { type CalendarEntry, cardSvg, icsText, rssText, sitemapText } from '../views/feeds.ts';
import { REDIRECT, redirectTo } from './players.ts';
import type { Context, Server } from './shared/context.ts';
import { NOT_MODIFIED, PROBLEM } from './shared/responses.ts';

const config = { access: 'public', cost: COST.search } as const;
const MOST_EVENTS = 500;
const MOST_LISTS = 60;
/** Days of past events in the calendar. */
const PAST_DAYS = 60;
const MOST_LINKS = 10_000;

/** The public address of the service, for links in files that leave it. */
function siteOf({ config: { origin, basePath } }: Context, request: FastifyRequest): string {
  return `${origin === '' ? `${request.protocol}://${request.host}` : origin}${basePath}`;
}

const monthOf = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_INFO[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));

interface FileResponses {
  readonly 200: object;
  readonly 304: object;
  readonly default: object;
}

const file = (type: string, description: string): FileResponses => ({
  200: { description, content: { [type]: { schema: { type: 'string' } } } },
  ...NOT_MODIFIED,
  ...PROBLEM,
});

/** The calendar as ICS, the lists as RSS, and cards as pictures. */
export function feedRoutes(server: Server, context: Context): void {
  const { office } = context;
  server.get(
    '/calendar.ics',
    {
      config,
      schema: {
        tags: ['events'],
        operationId: 'downloadCalendar',
        summary: 'Events and closing dates of lists as an iCalendar file, to subscribe to.',
        querystring: CalendarFileQuery,
        response: file('text/calendar', 'The calendar.'),
      },
    },
    async (request, reply) => {
      const { federation, cadence } = request.query;
      const language = languageOf(request);
      const site = siteOf(context, request);
      const { feeds } = texts(language);
      const from = new Date(`${context.today()}T00:00:00Z`);
      from.setUTCDate(from.getUTCDate() - PAST_DAYS);
      const events = await calendar(office, {
        ...{ federation, cadence, limit: MOST_EVENTS },
        from: from.toISOString().slice(0, 10),
      });
      const { lists } = await listCalendar(office);
      const { cadences } = messages(language);
      const deadlines = lists
        .filter((list) => !list.late && (cadence === undefined || list.cadence === cadence))
        .flatMap(({ cadence: of, date, closing, closingOfficial }): CalendarEntry[] => {
          const entry = (day: string, official: boolean): CalendarEntry => ({
            id: `closing-${of}-${date}${official ? '-official' : ''}`,
            title: feeds.closing(monthOf(date, language), cadences[of], official),
            ...{ from: day, to: day },
          });
          return [entry(closing, false), ...(closingOfficial === null ? [] : [entry(closingOfficial, true)])];
        });
      const entries = events
        .filter(({ stage }) => stage !== 'withdrawn' && stage !== 'rejected')
        .map(
          ({ event, name, city, start, end, cadence: of }): CalendarEntry => ({
            ...{ id: event, title: `${name} (${cadences[of]})`, from: start, to: end, place: city },
            url: `${site}/events/${event}`,
          }),
        );
      reply.type('text/calendar; charset=utf-8');
      return icsText(feeds.calendar, new URL(site).hostname, [...deadlines, ...entries]);
    },
  );
  server.get(
    '/lists.rss',
    {
      config,
      schema: {
        tags: ['lists'],
        operationId: 'listsFeed',
        summary: 'Published lists, newest first, as RSS.',
        querystring: LanguageQuery,
        response: file('application/rss+xml', 'The feed.'),
      },
    },
    async (request, reply) => {
      const language = languageOf(request);
      const site = siteOf(context, request);
      const { feeds } = texts(language);
      const infos = (await listInfos(office, {})).slice(0, MOST_LISTS);
      const facts = await listFacts(office, infos);
      reply.type('application/rss+xml; charset=utf-8');
      return rssText({
        ...{ title: feeds.lists, text: feeds.listsLead, link: `${site}/lists`, language },
        items: infos.map(({ id, cadence, date, revision, rated }) => ({
          title: feeds.list(monthOf(date, language), messages(language).cadences[cadence]),
          text: feeds.players(rated),
          link: `${site}/lists/${date}/${cadence}${revision > 1 ? `?revision=${revision}` : ''}`,
          published: facts.get(id)?.published ?? date,
        })),
      });
    },
  );
  server.get(
    '/players/:id/card.svg',
    {
      config: { access: 'public' },
      schema: {
        tags: ['players'],
        operationId: 'getPlayerCard',
        summary: "A player's name and ratings as a picture for other sites.",
        params: PlayerParams,
        querystring: LanguageQuery,
        response: { ...file('image/svg+xml', 'The picture.'), 308: REDIRECT },
      },
    },
    async (request, reply): Promise<string> => {
      const { id } = request.params;
      const player = await playerSummary(office, id);
      if (player === null) throw new OfficeError('player-unknown', { id });
      if (player.id !== id) return redirectTo(context, request, reply, player.id, '/card.svg');
      const language = languageOf(request);
      const { feeds } = texts(language);
      const newest = (await listInfos(office, {}))[0]?.date;
      reply.type('image/svg+xml; charset=utf-8');
      return cardSvg({
        heading: [player.title || player.womenTitle, player.name].filter(Boolean).join(' '),
        line: [player.federation, player.id].filter(Boolean).join(' · '),
        figures: CADENCES.map((cadence) => [
          messages(language).cadences[cadence],
          String(player.ratings[cadence]?.rating ?? '–'),
        ]),
        foot: newest === undefined ? 'Eloquence' : feeds.cardFoot(monthOf(newest, language)),
      });
    },
  );
  server.get(
    '/events/:id/card.svg',
    {
      config: { access: 'public' },
      schema: {
        tags: ['events'],
        operationId: 'getEventCard',
        summary: 'Name, dates and stage of an event as a picture for other sites.',
        params: EventParams,
        querystring: LanguageQuery,
        response: file('image/svg+xml', 'The picture.'),
      },
    },
    async (request, reply) => {
      const event = await viewEvent(office, request.params.id);
      const language = languageOf(request);
      const { feeds } = texts(language);
      const { locale } = LANGUAGE_INFO[language];
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
      const newest = event.reports.findLast(({ state }) => state === 'accepted');
      const isWithdrawn = event.stage === 'withdrawn';
      reply.type('image/svg+xml; charset=utf-8');
      return cardSvg({
        heading: event.name,
        line: [
          day.formatRange(new Date(event.start), new Date(event.end)),
          event.city,
          messages(language).cadences[event.cadence],
        ]
          .filter(Boolean)
          .join(' · '),
        figures:
          newest === undefined || isWithdrawn
            ? []
            : [
                [feeds.cardPlayers, String(newest.players)],
                [feeds.cardGames, String(newest.games)],
              ],
        foot: `Eloquence · ${feeds.stages[event.stage]}`,
      });
    },
  );
}

/** What search engines ask for. The desk and the API are not for them. */
export function sitemapRoutes(server: Server, context: Context): void {
  const { office, site } = context;
  if (site === null) return;
  const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
  const isForEverybody = (address: string): boolean =>
    !/:|^\/(desk|sign-in|set-up|recover|search|offline)/.test(address);
  server.get('/robots.txt', hidden, (request, reply) => {
    const { basePath } = context.config;
    const closed = ['/desk', '/api/', '/sign-in', '/set-up', '/search', '/language/'];
    const rules = closed.map((path) => `Disallow: ${basePath}${path}`);
    const lines = ['User-agent: *', ...rules, `Sitemap: ${siteOf(context, request)}/sitemap.xml`, ''];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
  server.get(
    '/sitemap.xml',
    { ...hidden, config: { ...hidden.config, cost: COST.query } },
    async (request, reply) => {
      const root = siteOf(context, request);
      const [lists, events] = await Promise.all([
        listInfos(office, {}),
        calendar(office, { limit: MOST_EVENTS }),
      ]);
      const paths = [
        ...site.addresses.filter(isForEverybody),
        ...lists.map(({ date, cadence }) => `/lists/${date}/${cadence}`),
        ...events.filter(({ stage }) => stage !== 'withdrawn').map(({ event }) => `/events/${event}`),
      ];
      return reply
        .type('application/xml; charset=utf-8')
        .send(sitemapText(paths.slice(0, MOST_LINKS).map((path) => `${root}${path}`)));
    },
  );
}
