import type * as api from '@eloquence/api';
import type { Problem } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/site';
import type { ApiDescription } from './openapi.ts';
import type { Language } from './page-context.ts';

/** Every GET route the pages use: its response, and its path and query parameters. */
export interface GetRoutes {
  '/search': [response: api.SearchView, params: { readonly q: string } & Partial<api.SearchQuery>];
  '/players': [response: api.PlayersPage, params: Partial<api.PlayersQuery>];
  '/players/:id': [response: api.PlayerView, params: api.PlayerParams];
  '/players/:id/history': [response: api.HistoryView, params: api.PlayerParams & api.CadenceQuery];
  '/players/:id/standing': [response: api.StandingsView, params: api.PlayerParams & api.CadenceQuery];
  '/players/:id/events': [
    response: api.PlayedEventsPage,
    params: api.PlayerParams & Partial<api.PlayedEventsQuery>,
  ];
  '/players/:id/opponents': [response: api.OpponentsView, params: api.PlayerParams & api.CadenceQuery];
  '/players/:id/ranks': [response: api.RanksView, params: api.PlayerParams & api.CadenceQuery];
  '/players/:id/next': [response: api.NextListView, params: api.PlayerParams];
  '/federations/:code': [response: api.FederationView, params: { readonly code: string } & api.CadenceQuery];
  '/players/:id/periods/:list': [response: api.PeriodView, params: api.PeriodParams & api.CadenceQuery];
  '/lists': [response: api.ListsView, params: api.ListsQuery];
  '/lists/:cadence/:date': [response: api.ListPageView, params: api.ListParams & Partial<api.ListPageQuery>];
  '/calendar': [response: api.CalendarView, params: QueryParams];
  '/privacy': [response: api.PrivacyView, params: QueryParams];
  '/federations': [response: api.FederationsView, params: api.CadenceQuery];
  '/events': [response: api.EventsPage, params: Partial<api.EventsQuery>];
  '/events/:id': [response: api.EventView, params: api.EventParams];
  '/events/:id/ratings': [response: api.EventRatingsView, params: api.EventParams];
  '/events/:id/crosstable': [response: api.CrosstableView, params: api.EventParams];
  '/events/:id/standings': [response: api.EventStandingsView, params: api.EventParams];
  '/events/:id/teams': [response: api.EventTeamsView, params: api.EventParams];
  /** The report itself, a text. */
  '/events/:id/report': [response: string, params: api.EventParams & api.ReportQuery];
  '/editions': [response: api.EditionsView, params: QueryParams];
  '/editions/tables': [response: api.TablesView, params: QueryParams];
  '/editions/comparison': [response: api.ComparisonView, params: QueryParams];
  '/editions/:id': [response: api.EditionView, params: { readonly id: string } & QueryParams];
  '/calc/expected': [response: api.ExpectedView, params: QueryParams];
  '/calc/change': [response: api.ChangeView, params: QueryParams];
  '/calc/initial': [response: api.InitialView, params: QueryParams];
  '/calc/performance': [response: api.PerformanceView, params: QueryParams];
  '/calc/k': [response: api.KView, params: QueryParams];
  '/calc/target': [response: api.TargetView, params: QueryParams];
  '/problems': [response: api.ProblemsView, params: QueryParams];
  '/openapi.json': [response: ApiDescription, params: QueryParams];
  '/session': [response: api.SessionView, params: QueryParams];
  '/sessions': [response: api.SessionsView, params: QueryParams];
  '/tokens': [response: api.TokensView, params: QueryParams];
  '/recovery-codes': [response: api.RecoveryCodesView, params: QueryParams];
  '/passkeys': [response: api.PasskeysView, params: QueryParams];
  '/accounts': [response: api.AccountsPage, params: QueryParams];
  '/accounts/:id': [response: api.AccountView, params: api.IdParams];
  '/office/audit': [response: api.AuditPage, params: QueryParams];
  '/office/status': [response: api.StatusView, params: QueryParams];
  '/office/events': [response: api.EventsPage, params: QueryParams];
  '/office/events/:id': [response: api.OfficeEventView, params: api.EventParams];
  '/office/events/:id/reports/:report/lines': [response: api.ReportLinesView, params: api.ReportParams];
  '/office/events/:id/reports/:report/preview': [response: api.PreviewView, params: api.ReportParams];
  '/office/events/:id/arbiters': [response: api.ArbitersView, params: api.EventParams];
  '/lists/:cadence/:date/summary': [response: api.SummaryView, params: api.ListParams & QueryParams];
  '/lists/:cadence/:date/differences': [response: api.DifferencesView, params: api.ListParams & QueryParams];
  '/office/lists/:cadence/:date/summary': [response: api.SummaryView, params: api.ListParams & QueryParams];
  '/office/adjustments': [response: api.AdjustmentsView, params: QueryParams];
  '/office/facts': [response: api.FactsView, params: QueryParams];
  '/office/desk': [response: api.DeskView, params: QueryParams];
  '/office/events/:id/differences': [
    response: api.ReportDifferencesView,
    params: api.EventParams & QueryParams,
  ];
  '/office/figures': [response: api.FiguresView, params: api.CadenceQuery];
  '/office/scenarios': [response: api.ScenariosView, params: QueryParams];
  '/office/scenarios/:id': [response: api.ScenarioView, params: api.IdParams];
  '/office/scenarios/:id/figures/:figure': [
    response: api.ScenarioFigureView,
    params: api.ScenarioFigureParams,
  ];
  '/office/scenarios/:id/players/:player': [
    response: api.ScenarioPlayerView,
    params: api.ScenarioPlayerParams,
  ];
  '/jobs': [response: api.JobsPage, params: QueryParams];
  '/jobs/:id': [response: api.JobView, params: api.IdParams];
}

type Value = string | number | boolean | null | undefined;
type QueryParams = Readonly<Record<string, Value>>;

/** The API of the service: pages use it while loading, components in the browser. */
export interface Api {
  /** `get('/players/:id', { id })`: parameters that the path does not name go into the query. Throws `ApiProblem`. */
  get<Path extends keyof GetRoutes>(
    path: Path,
    params?: GetRoutes[Path][1],
    signal?: AbortSignal,
  ): Promise<GetRoutes[Path][0]>;
  /** Changes data, in the browser only: `send('POST /office/events/:id/accept', { id }, {})`. */
  send<Response>(route: WriteRoute, params?: QueryParams, body?: unknown): Promise<Response>;
}

export type WriteRoute = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** An error response of the API; its texts are in the reader's language. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

/** Fills in the path parameters of `/players/:id`; the other parameters become the query. */
export function buildUrl(path: string, params: QueryParams = {}): string {
  const rest = new Map(Object.entries(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = [...rest].flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
}

/** The API inside the server process: read only. */
export function serverApi(ask: (path: string) => Promise<api.ApiAnswer>): Api {
  async function get<Response>(path: string, redirects = 2): Promise<Response> {
    const { status, body, location } = await ask(path);
    const moved = location === null ? undefined : /\/api\/v1(\/.*)$/.exec(location)?.[1];
    if (status >= 300 && status < 400 && moved !== undefined && redirects > 0)
      return get(moved, redirects - 1);
    if (status >= 400) throw new ApiProblem(body as Problem);
    return body as Response;
  }
  return {
    get: (path, params) => get(buildUrl(path, params)),
    send: () => Promise.reject(new Error('pages cannot change data while they load')),
  };
}

export interface BrowserSettings {
  readonly basePath: string;
  readonly language: Language;
  readonly csrf: string | null;
  readonly words: Words;
}

/** The API in the browser. A failed connection is an `ApiProblem` too. */
export function browserApi({ basePath, language, csrf, words }: BrowserSettings): Api {
  let csrfToken = csrf;
  async function call<Response>(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept-language', language);
    const response = await fetch(`${basePath}/api/v1${path}`, { ...init, headers }).catch(
      (error: unknown) => {
        throw init.signal?.aborted ? error : new ApiProblem(unreachable(words));
      },
    );
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    if (response.ok) return (isJson && text !== '' ? JSON.parse(text) : text || null) as Response;
    throw new ApiProblem(isJson ? JSON.parse(text) : unreachable(words));
  }
  return {
    get: (path, params, signal) => call(buildUrl(path, params), signal === undefined ? {} : { signal }),
    async send<Response>(route: WriteRoute, params?: QueryParams, body?: unknown): Promise<Response> {
      const [method = '', path = ''] = route.split(' ');
      const isFile = body instanceof Blob || body instanceof FormData;
      const sent = body === undefined ? null : isFile ? body : JSON.stringify(body);
      const attempt = (): Promise<Response> => {
        const headers = {
          ...(csrfToken !== null && { 'x-csrf-token': csrfToken }),
          ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
        };
        return call(buildUrl(path, params), { method, headers, body: sent });
      };
      try {
        return await attempt();
      } catch (error) {
        // Signing in again in another window changes the token; retry once with the new one.
        if (!(error instanceof ApiProblem) || error.problem.code !== 'csrf-token-wrong') throw error;
        ({ csrf: csrfToken } = await call<api.SessionView>('/session', {}));
        return attempt();
      }
    },
  };
}

function unreachable({ unreachable: { title, detail } }: Words): Problem {
  return { type: 'about:blank', code: 'unreachable', status: 0, title, detail };
}
