import {
  type CorrectOptions,
  correct,
  keptReport,
  type Office,
  preview,
  reportDifferences,
  type Store,
  type SubmitOptions,
  submit,
} from '@eloquence/office';
import { reportLayout } from '@eloquence/reports';
import type { Language } from '@eloquence/words';
import { type Actor, auditedStore, recording } from '../accounts/audit.ts';
import { impatientStore } from '../core/impatient.ts';
import { ServerProblem } from '../core/problems.ts';
import { underVerdict, Verdict } from '../core/verdict.ts';
import { publicReport } from '../privacy.ts';
import { lookAtEvent, roleFindings } from '../routes/office/doing.ts';
import type { ProblemValues, ServerProblemCode } from '../texts/texts.ts';
import { previewView } from '../views/preview.ts';

/** Who asks, when, and in which language he is answered. */
interface Asking {
  readonly bytes: Uint8Array;
  readonly language: Language;
  readonly now: string;
}

/** Who changes something, how long it may wait for its turn to write, in milliseconds, and whether it is kept. */
interface Changing extends Asking {
  readonly event: string;
  readonly actor: Actor;
  readonly patience: number;
  readonly verdict: Verdict['cell'];
}

/** An answer as it is sent: to write it takes as long as to find it. */
export interface Answered {
  readonly status: number;
  readonly json: Uint8Array;
}

/** Refused by the server and not by the office, whose errors pass by themselves. */
export interface Refused {
  readonly refused: ServerProblemCode;
  readonly values: ProblemValues;
}

/** A report as everybody may have it, or why nobody can. */
export type Published =
  | {
      readonly report: string;
      readonly hash: string;
      readonly layout: ReturnType<typeof reportLayout>;
      readonly bytes: Uint8Array;
    }
  | { readonly why: 'redacted' | 'unreadable' };

/** What is done with reports: they are read, checked and rated, which may take seconds. */
export interface ReportQuestions {
  preview: { asked: Asking & { readonly event: string | null }; answer: Answered };
  published: { asked: { readonly event: string; readonly version: number | null }; answer: Published };
  differences: {
    asked: { readonly event: string; readonly from: number; readonly to: number };
    answer: Answered;
  };
  submit: { asked: Changing & { readonly rounds: SubmitOptions['rounds'] }; answer: Answered | Refused };
  correct: {
    asked: Changing & CorrectOptions & { readonly corrected: string; readonly because: string };
    answer: Answered | Refused;
  };
}

type Answers = {
  readonly [Name in keyof ReportQuestions]: (
    office: Office,
    asked: ReportQuestions[Name]['asked'],
  ) => Promise<ReportQuestions[Name]['answer']>;
};

const ANSWERS: Answers = {
  preview: async (office, { bytes, event, language, now }) => {
    const rated = await preview(at(office, now), bytes, { event });
    return answered(200, previewView(rated, language));
  },
  published: async (office, { event, version }) => {
    const { report, hash, bytes } = await keptReport(office, event, version);
    const shown = bytes && publicReport(bytes);
    if (shown === null) return { why: bytes === null ? 'redacted' : 'unreadable' };
    return { report, hash, layout: reportLayout(shown), bytes: shown };
  },
  differences: async (office, { event, from, to }) =>
    answered(200, await reportDifferences(office, event, from, to)),
  submit: (office, asked) =>
    changing(office, asked, 'report-submitted', async (acting) => {
      const { bytes, event, rounds, language } = asked;
      const done = await submit(acting, bytes, { event, rounds: rounds ?? null });
      const findings = roleFindings(done.findings, language);
      return answered(done.again ? 200 : 201, { ...done, findings });
    }),
  correct: (office, asked) =>
    changing(office, asked, 'correction-accepted', async (acting) => {
      const { bytes, corrected, because, ontoImported = false, language } = asked;
      const done = await correct(acting, corrected, bytes, because, { ontoImported });
      const findings = roleFindings(done.findings, language);
      return answered(201, { ...done, findings, diff: { ...done.diff } });
    }),
};

export function answerReports(
  office: Office,
  name: keyof ReportQuestions,
  asked: never,
): Promise<Answered | Refused | Published> {
  return ANSWERS[name](office, asked);
}

const answered = (status: number, view: object): Answered => ({
  status,
  json: new TextEncoder().encode(JSON.stringify(view)),
});

const at = (office: Office, now: string): Office => ({ ...office, now: () => new Date(now) });

/** As with everything that an account changes: noted in the same transaction, and begun soon or not at all. */
async function changing(
  office: Office,
  { event, actor, now, patience, verdict }: Changing,
  action: string,
  work: (office: Office) => Promise<Answered>,
): Promise<Answered | Refused> {
  const acting = { ...at(office, now), actor: actor.name, store: storeOf(office.store, patience) };
  const note = { action, subject: `event:${event}`, look: lookAtEvent, now: acting.now };
  try {
    return await underVerdict(new Verdict(verdict), () => recording(actor, note, () => work(acting)));
  } catch (error) {
    if (error instanceof ServerProblem) return { refused: error.code, values: error.values };
    throw error;
  }
}

/** One for all: what is known of a store is remembered with it. */
const stores = new WeakMap<Store, Store>();

function storeOf(store: Store, patience: number): Store {
  const known = stores.get(store);
  if (known !== undefined) return known;
  const made = auditedStore(impatientStore(store, patience));
  stores.set(store, made);
  return made;
}
