import type * as api from '@eloquence/api';
import type { Problem } from '@eloquence/api';
import type { Language } from './place.ts';
import type { Words } from './words/en.ts';

/** What can be read: the answer, and what stands in the path and in the query. One line for each address used. */
export interface Gets {
  '/players': [answer: api.PlayersPage, given: api.PlayersQuery];
  '/players/:id': [answer: api.PlayerView, given: api.PlayerParams];
  '/players/:id/history': [answer: api.HistoryView, given: api.PlayerParams & api.HistoryQuery];
  '/players/:id/standing': [answer: api.StandingsView, given: api.PlayerParams & api.HistoryQuery];
  '/players/:id/events': [answer: api.PlayedEventsPage, given: api.PlayerParams & api.PlayedEventsQuery];
  '/players/:id/periods/:list': [answer: api.PeriodView, given: api.PeriodParams & api.HistoryQuery];
  '/lists': [answer: api.ListsView, given: api.ListsQuery];
  '/lists/:cadence/:date': [answer: api.ListPageView, given: api.ListParams & api.ListPageQuery];
  '/calendar': [answer: api.CalendarView, given: Any];
  '/privacy': [answer: api.PrivacyView, given: Any];
  '/federations': [answer: api.FederationsView, given: api.HistoryQuery];
  '/events': [answer: api.EventsPage, given: api.EventsQuery];
  '/events/:id': [answer: api.EventView, given: api.EventParams];
  '/events/:id/ratings': [answer: api.EventRatingsView, given: api.EventParams];
  '/events/:id/crosstable': [answer: api.CrosstableView, given: api.EventParams];
  '/events/:id/standings': [answer: api.EventStandingsView, given: api.EventParams];
  /** The report itself, a text. */
  '/events/:id/report': [answer: string, given: api.EventParams & api.ReportQuery];
  '/editions': [answer: api.EditionsView, given: Any];
  '/editions/tables': [answer: api.TablesView, given: Any];
  '/editions/comparison': [answer: api.ComparisonView, given: Any];
  '/editions/:id': [answer: api.EditionView, given: { readonly id: string } & Any];
  '/calc/expected': [answer: api.ExpectedView, given: Any];
  '/calc/change': [answer: api.ChangeView, given: Any];
  '/calc/initial': [answer: api.InitialView, given: Any];
  '/calc/performance': [answer: api.PerformanceView, given: Any];
  '/calc/k': [answer: api.KView, given: Any];
  '/calc/target': [answer: api.TargetView, given: Any];
  '/session': [answer: api.SessionView, given: Any];
  '/sessions': [answer: api.SessionsView, given: Any];
  '/tokens': [answer: api.TokensView, given: Any];
  '/accounts': [answer: api.AccountsPage, given: Any];
  '/accounts/:id': [answer: api.AccountView, given: api.IdParams];
  '/office/audit': [answer: api.AuditPage, given: Any];
  '/office/status': [answer: api.StatusView, given: Any];
  '/office/events': [answer: api.EventsPage, given: api.EventsQuery];
  '/office/events/:id': [answer: api.OfficeEventView, given: api.EventParams];
  '/office/events/:id/reports/:report/lines': [answer: api.ReportLinesView, given: api.ReportParams];
  '/office/events/:id/reports/:report/preview': [answer: api.PreviewView, given: api.ReportParams];
  '/office/events/:id/arbiters': [answer: api.ArbitersView, given: api.EventParams];
  '/lists/:cadence/:date/summary': [answer: api.SummaryView, given: api.ListParams & Any];
  '/lists/:cadence/:date/differences': [answer: api.DifferencesView, given: api.ListParams & Any];
  '/office/lists/:cadence/:date/summary': [answer: api.SummaryView, given: api.ListParams & Any];
  '/office/adjustments': [answer: api.AdjustmentsView, given: Any];
  '/office/desk': [answer: api.DeskView, given: Any];
  '/office/events/:id/differences': [answer: api.ReportDifferencesView, given: api.EventParams & Any];
  '/jobs': [answer: api.JobsPage, given: Any];
  '/jobs/:id': [answer: api.JobView, given: api.IdParams];
}

type Value = string | number | boolean | null | undefined;
type Any = Readonly<Record<string, Value>>;

/** The API of the service, read by pages while they load and by parts in the browser. */
export interface Api {
  /** `get('/players/:id', { id })`: what the path does not name goes into the query. Throws `ApiProblem`. */
  get<Path extends keyof Gets>(
    path: Path,
    given?: Gets[Path][1],
    signal?: AbortSignal,
  ): Promise<Gets[Path][0]>;
  /** Changes something, in the browser only: `send('POST /office/events/:id/accept', { id }, {})`. */
  send<Answer>(what: Sending, given?: Any, body?: unknown): Promise<Answer>;
}

export type Sending = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A problem that the API has told: it has a title, what is wrong and mostly what to do, in the reader's language. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

/** `/players/:id` with what is given: parameters into their places, the rest into the query. */
export function addressOf(path: string, given: Any = {}): string {
  const rest = new Map(Object.entries(given));
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

/** In the process of the server itself: reading only. */
export function serverApi(ask: (path: string) => Promise<api.ApiAnswer>): Api {
  const read = async (path: string, hops = 2): Promise<unknown> => {
    const { status, body, location } = await ask(path);
    const moved = location === null ? undefined : /\/api\/v1(\/.*)$/.exec(location)?.[1];
    if (status >= 300 && status < 400 && moved !== undefined && hops > 0) return read(moved, hops - 1);
    if (status >= 400) throw new ApiProblem(body as Problem);
    return body;
  };
  return {
    get: (path, given) => read(addressOf(path, given as Any)) as never,
    send: () => Promise.reject(new Error('pages change nothing while they are made')),
  };
}

export interface BrowserSettings {
  readonly basePath: string;
  readonly language: Language;
  readonly csrf: string | null;
  readonly words: Words;
}

/** In the browser. What goes wrong on the way is a problem like any other. */
export function browserApi({ basePath, language, csrf, words }: BrowserSettings): Api {
  let known = csrf;
  const call = async (path: string, init: RequestInit): Promise<unknown> => {
    const headers = new Headers({ 'accept-language': language, ...(init.headers as Record<string, string>) });
    let answer: Response;
    try {
      answer = await fetch(`${basePath}/api/v1${path}`, { ...init, headers });
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new ApiProblem(unreachable(words));
    }
    const text = await answer.text();
    const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '');
    if (answer.ok) return isJson && text !== '' ? JSON.parse(text) : text || null;
    throw new ApiProblem(isJson ? (JSON.parse(text) as Problem) : unreachable(words));
  };
  return {
    get: (path, given, signal) =>
      call(addressOf(path, given as Any), signal === undefined ? {} : { signal }) as never,
    send: async (what, given, body) => {
      const [method = '', path = ''] = what.split(' ');
      const isFile = body instanceof Blob || body instanceof FormData;
      const sent = body === undefined ? null : isFile ? body : JSON.stringify(body);
      const once = (token: string | null): Promise<unknown> => {
        const headers = {
          ...(token !== null && { 'x-csrf-token': token }),
          ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
        };
        return call(addressOf(path, given), { method, headers, body: sent });
      };
      try {
        return (await once(known)) as never;
      } catch (error) {
        // Whoever has signed in again in another window has a new token; what was typed here goes on with it.
        if (!(error instanceof ApiProblem) || error.problem.code !== 'csrf-token-wrong') throw error;
        ({ csrf: known } = (await call('/session', {})) as api.SessionView);
        return (await once(known)) as never;
      }
    },
  };
}

function unreachable({ unreachable: { title, detail } }: Words): Problem {
  return { type: 'about:blank', code: 'unreachable', status: 0, title, detail };
}
