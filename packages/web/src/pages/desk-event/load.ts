import type { ArbitersView, OfficeEventView, ReportDifferencesView, ReportItem } from '@eloquence/api';
import { ApiProblem } from '../../api.ts';
import { type Gain, gainsOf } from '../../desk/report-changes.tsx';
import { type Excerpt, excerptOf } from '../../desk/report-excerpt.ts';
import type { At } from '../../page.ts';

export const VIEWS = ['report', 'changes', 'differences', 'registration'] as const;
export type ViewName = (typeof VIEWS)[number];

/** What has just been done, told where it leads to. */
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
  /** The version that is shown; null: there is no report. */
  readonly shown: ReportItem | null;
  /** The one before it that it can be compared with. */
  readonly before: Pick<ReportItem, 'report' | 'version'> | null;
  readonly excerpt: Excerpt | null;
  readonly gains: readonly Gain[] | null;
  /** Of the report that it corrects. */
  readonly gainsBefore: readonly Gain[] | null;
  readonly differences: ReportDifferencesView | null;
  readonly arbiters: readonly string[] | null;
  readonly done: Done | null;
}

export async function load({ api, params, query, session }: At): Promise<Data> {
  const id = params.id ?? '';
  const event = await api.get('/office/events/:id', { id });
  const { reports } = event;
  const shown = reports.find(({ version }) => String(version) === query.version) ?? reports.at(-1) ?? null;
  const before = reports.filter(({ version }) => shown !== null && version < shown.version).at(-1) ?? null;
  const view = viewOf(query.view, shown, before);
  const isCorrection = event.corrections.some(({ report }) => report === shown?.report);
  const gains = async (report: string | undefined): Promise<readonly Gain[] | null> =>
    report === undefined
      ? null
      : orNothing(async () =>
          gainsOf(await api.get('/office/events/:id/reports/:report/preview', { id, report })),
        );
  return {
    // Of the versions that are not shown, what was found in them is not needed.
    event: {
      ...event,
      reports: reports.map((report) => (report === shown ? report : { ...report, findings: [] })),
    },
    view,
    shown,
    before: before === null ? null : { report: before.report, version: before.version },
    excerpt:
      view === 'report' && shown !== null
        ? await orNothing(async () => {
            const { report, findings } = shown;
            const { lines } = await api.get('/office/events/:id/reports/:report/lines', { id, report });
            return excerptOf(lines, findings);
          })
        : null,
    gains: view === 'changes' ? await gains(shown?.report) : null,
    gainsBefore: view === 'changes' && isCorrection ? await gains(before?.report) : null,
    differences:
      view === 'differences' && shown !== null && before !== null
        ? await orNothing(() =>
            api.get('/office/events/:id/differences', { id, from: before.version, to: shown.version }),
          )
        : null,
    arbiters: view === 'registration' && session?.role !== 'arbiter' ? await arbitersOf(api, id) : null,
    done: DONE.find((each) => each === query.done) ?? null,
  };
}

async function arbitersOf(api: At['api'], id: string): Promise<ArbitersView['arbiters']> {
  return (await api.get('/office/events/:id/arbiters', { id })).arbiters;
}

function viewOf(asked: string | undefined, shown: object | null, before: object | null): ViewName {
  const view = VIEWS.find((each) => each === asked) ?? 'report';
  if (view === 'differences' && before === null) return 'report';
  return view === 'changes' && shown === null ? 'report' : view;
}

/** A report that was removed, or cannot be read, leaves a gap and not a page that fails. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiProblem && [400, 404, 409, 422].includes(error.problem.status)) return null;
    throw error;
  }
}
