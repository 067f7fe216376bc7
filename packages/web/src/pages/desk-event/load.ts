import type { ArbitersView, OfficeEventView, ReportDifferencesView, ReportItem } from '@eloquence/api';
import { ApiProblem } from '../../core/api.ts';
import type { LoadArgs } from '../../core/page.ts';
import { type PlayerChange, playerChanges } from '../../desk/report-changes.tsx';
import { type Excerpt, excerptOf } from '../../desk/report-excerpt.ts';

export const VIEWS = ['report', 'changes', 'differences', 'registration'] as const;
export type ViewName = (typeof VIEWS)[number];

/** Actions confirmed on the next page. */
export const DONE = [
  'registered',
  'submitted',
  'same',
  'accepted',
  'rejected',
  'appealed',
  'reopened',
  'changed',
  'given',
  'withdrawn',
  'corrected',
] as const;
export type Done = (typeof DONE)[number];

export interface Data {
  readonly event: OfficeEventView;
  readonly view: ViewName;
  /** The version shown; null: there is no report. */
  readonly shown: ReportItem | null;
  /** The previous version. */
  readonly before: Pick<ReportItem, 'report' | 'version'> | null;
  readonly excerpt: Excerpt | null;
  readonly changes: readonly PlayerChange[] | null;
  /** By the report that it corrects. */
  readonly changesBefore: readonly PlayerChange[] | null;
  readonly differences: ReportDifferencesView | null;
  readonly arbiters: readonly string[] | null;
  readonly done: Done | null;
}

export async function load({ api, params, query, session }: LoadArgs): Promise<Data> {
  const id = params.id ?? '';
  const event = await api.get('/office/events/:id', { id });
  const { reports } = event;
  const shown = reports.find(({ version }) => String(version) === query.version) ?? reports.at(-1) ?? null;
  const before = reports.filter(({ version }) => shown !== null && version < shown.version).at(-1) ?? null;
  const view = viewOf(query.view, shown, before);
  const isCorrection = event.corrections.some(({ report }) => report === shown?.report);
  const fetchChanges = async (report: string | undefined): Promise<readonly PlayerChange[] | null> =>
    report === undefined
      ? null
      : nullIfUnavailable(async () =>
          playerChanges(await api.get('/office/events/:id/reports/:report/preview', { id, report })),
        );
  return {
    // Keeps the page small: only the shown version needs its findings.
    event: {
      ...event,
      reports: reports.map((report) => (report === shown ? report : { ...report, findings: [] })),
    },
    view,
    shown,
    before: before === null ? null : { report: before.report, version: before.version },
    excerpt:
      view === 'report' && shown !== null
        ? await nullIfUnavailable(async () => {
            const { report, findings } = shown;
            const { lines } = await api.get('/office/events/:id/reports/:report/lines', { id, report });
            return excerptOf(lines, findings);
          })
        : null,
    changes: view === 'changes' ? await fetchChanges(shown?.report) : null,
    changesBefore: view === 'changes' && isCorrection ? await fetchChanges(before?.report) : null,
    differences:
      view === 'differences' && shown !== null && before !== null
        ? await nullIfUnavailable(() =>
            api.get('/office/events/:id/differences', { id, from: before.version, to: shown.version }),
          )
        : null,
    arbiters: view === 'registration' && session?.role !== 'arbiter' ? await arbitersOf(api, id) : null,
    done: DONE.find((each) => each === query.done) ?? null,
  };
}

async function arbitersOf(api: LoadArgs['api'], id: string): Promise<ArbitersView['arbiters']> {
  return (await api.get('/office/events/:id/arbiters', { id })).arbiters;
}

function viewOf(requested: string | undefined, shown: object | null, before: object | null): ViewName {
  const view = VIEWS.find((each) => each === requested) ?? 'report';
  if (view === 'differences' && before === null) return 'report';
  return view === 'changes' && shown === null ? 'report' : view;
}

/** A redacted or unreadable report leaves a gap instead of failing the page. */
async function nullIfUnavailable<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiProblem && [400, 404, 409, 422].includes(error.problem.status)) return null;
    throw error;
  }
}
