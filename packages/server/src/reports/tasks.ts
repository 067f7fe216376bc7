import {
  type CorrectOptions,
  correct,
  type Office,
  type PublicReport,
  type PublishedReport,
  preview,
  publicReport,
  reportDifferences,
  type Store,
  type SubmitOptions,
  submit,
} from '@eloquence/office';
import { reportForm, writeForm } from '@eloquence/reports';
import { type Language, loadFormWords } from '@eloquence/words';
import type { ProblemValues, ServerProblemCode } from '@eloquence/words/server';
import { type Actor, auditedStore, withAudit } from '../accounts/audit.ts';
import { eventForAudit } from '../accounts/audited-action.ts';
import { CommitOrTimeout, withCommitOrTimeout } from '../core/commit-or-timeout.ts';
import { ServerProblem } from '../core/problems.ts';
import { messages } from '../core/texts.ts';
import { withWriteTimeout } from '../core/write-timeout.ts';
import { previewView } from '../views/preview.ts';
import { findingViews } from '../views/reasons.ts';

interface Asking {
  readonly bytes: Uint8Array;
  readonly language: Language;
  readonly now: string;
}

interface Changing extends Asking {
  readonly event: string;
  readonly actor: Actor;
  readonly writeTimeout: number;
  readonly commitOrTimeout: CommitOrTimeout['cell'];
}

/** JSON is encoded on this thread: it takes as long as the query. */
export interface Answered {
  readonly status: number;
  readonly json: Uint8Array;
}

/** A ServerProblem; office errors cross the thread by themselves. */
export interface Refused {
  readonly refused: ServerProblemCode;
  readonly values: ProblemValues;
}

export interface ReportTasks {
  preview: { input: Asking & { readonly options: SubmitOptions }; result: Answered };
  form: { input: Asking & { readonly event: string; readonly isPublic: boolean }; result: Uint8Array };
  published: { input: Pick<PublishedReport, 'event' | 'hash'>; result: PublicReport | null };
  differences: {
    input: { readonly event: string; readonly from: number; readonly to: number };
    result: Answered;
  };
  submit: {
    input: Changing & { readonly rounds: SubmitOptions['rounds']; readonly received?: string | null };
    result: Answered | Refused;
  };
  correct: {
    input: Changing & CorrectOptions & { readonly corrected: string; readonly because: string };
    result: Answered | Refused;
  };
}

type Runs = {
  readonly [Name in keyof ReportTasks]: (
    office: Office,
    input: ReportTasks[Name]['input'],
  ) => Promise<ReportTasks[Name]['result']>;
};

const TASKS: Runs = {
  preview: async (office, { bytes, options, language, now }) => {
    const rated = await preview(at(office, now), bytes, options);
    return answered(200, previewView(rated, language));
  },
  form: async (office, { bytes, event, isPublic, language, now }) => {
    const checked = await preview(at(office, now), bytes, { event });
    // Differences from the list may quote what the public report leaves out.
    const form = reportForm(isPublic ? { ...checked, findings: [] } : checked);
    const words = await loadFormWords(language, messages(language));
    return new TextEncoder().encode(writeForm(form, words));
  },
  published: publicReport,
  differences: async (office, { event, from, to }) =>
    answered(200, await reportDifferences(office, event, from, to)),
  submit: (office, input) =>
    changing(office, input, 'report-submitted', async (acting) => {
      const { bytes, event, rounds, received = null, language } = input;
      const done = await submit(acting, bytes, { event, rounds: rounds ?? null, received });
      const findings = findingViews(done.findings, language);
      return answered(done.again ? 200 : 201, { ...done, findings });
    }),
  correct: (office, input) =>
    changing(office, input, 'correction-accepted', async (acting) => {
      const { bytes, corrected, because, ontoImported = false, language } = input;
      const done = await correct(acting, corrected, bytes, because, { ontoImported });
      const findings = findingViews(done.findings, language);
      return answered(201, { ...done, findings, diff: { ...done.diff } });
    }),
};

export function runReportTask(
  office: Office,
  name: keyof ReportTasks,
  input: never,
): Promise<Answered | Refused | PublicReport | Uint8Array | null> {
  return TASKS[name](office, input);
}

const answered = (status: number, view: object): Answered => ({
  status,
  json: new TextEncoder().encode(JSON.stringify(view)),
});

const at = (office: Office, now: string): Office => ({ ...office, now: () => new Date(now) });

/** With audit entry and write timeout, like every change by an account. */
async function changing(
  office: Office,
  { event, actor, now, writeTimeout, commitOrTimeout }: Changing,
  action: string,
  work: (office: Office) => Promise<Answered>,
): Promise<Answered | Refused> {
  const acting = { ...at(office, now), actor: actor.name, store: storeOf(office.store, writeTimeout) };
  const note = { action, subject: `event:${event}`, read: eventForAudit, now: acting.now };
  try {
    return await withCommitOrTimeout(new CommitOrTimeout(commitOrTimeout), () =>
      withAudit(actor, note, () => work(acting)),
    );
  } catch (error) {
    if (error instanceof ServerProblem) return { refused: error.code, values: error.values };
    throw error;
  }
}

/** One per store, because caches are keyed by the store object. */
const stores = new WeakMap<Store, Store>();

function storeOf(store: Store, writeTimeout: number): Store {
  const known = stores.get(store);
  if (known !== undefined) return known;
  const wrapped = auditedStore(withWriteTimeout(store, writeTimeout));
  stores.set(store, wrapped);
  return wrapped;
}
