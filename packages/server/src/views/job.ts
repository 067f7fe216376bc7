import type { JobKind, JobResults, JobView } from '@eloquence/api';
import type { Tasks } from '@eloquence/office';
import type { Finding } from '@eloquence/reports';
import {
  differenceText,
  findingHint,
  findingText,
  importNoteText,
  inputErrorText,
  type Language,
  listErrorText,
  type Messages,
  officeErrorText,
  storeErrorText,
} from '@eloquence/words';
import type { ServerProblemCode } from '@eloquence/words/server';
import { messages, texts } from '../core/texts.ts';
import type { FiguresResult } from '../jobs/figures.ts';
import type { JobRow } from '../jobs/queue.ts';
import type { KeptScenario } from '../jobs/scenario.ts';

export function jobView(row: JobRow, language: Language): JobView {
  const { id, kind, state, attempts, actor, created, started, ended } = row;
  return {
    id,
    kind,
    options: JSON.parse(row.options),
    state,
    isCancelled: row.cancel === 1,
    attempts,
    progress: JSON.parse(row.progress),
    result: row.result === null ? null : resultView(kind, JSON.parse(row.result), messages(language)),
    error: row.error === null ? null : errorView(JSON.parse(row.error), language),
    actor,
    created,
    started,
    ended,
  } as JobView;
}

/** What the job of each kind stores. */
type Stored = { readonly [Kind in keyof Tasks]: Tasks[Kind]['result'] } & {
  readonly figures: FiguresResult;
  readonly scenario: KeptScenario;
};

type Views = {
  readonly [Kind in JobKind]: (result: Stored[Kind], words: Messages) => JobResults[Kind];
};

/** The result of each kind of job, with messages for its codes. */
const VIEWS: Views = {
  import: ({ notes, hygiene, skipped, lossesFile: _, ...result }, words) => ({
    ...NO_LOSSES,
    ...result,
    lists: result.lists.map((list) => ({ ...list, against: list.against ?? null })),
    needs: (result.needs ?? []).map((need) => ({ ...need, message: importNoteText(need, words) })),
    hygiene: { ...hygiene },
    skipped: { ...skipped },
    notes: notes.map((note) => ({ ...note, message: importNoteText(note, words) })),
  }),
  close: (lists, words) => lists.map((list) => withFindings(list, words)),
  publish: (lists, words) => lists.map((list) => withFindings(list, words)),
  replay: (lists) => lists,
  drop: (lists) => lists,
  undo: (undone) => undone,
  figures: ({ cadence, figures }) => ({ cadence, figures: figures.length }),
  scenario: ({ lists }) => ({ lists: lists.length, changed: lists.filter(({ same }) => !same).length }),
  verify: ({ standing, chain, documents, lists, tables }, words) => ({
    standing,
    chain: withDifference(chain, words),
    documents: withDifference(documents, words),
    lists: lists.map((list) => withDifference(list, words)),
    tables: tables === null ? null : withDifference(tables, words),
  }),
};

/** Imports by earlier versions have none. */
const NO_LOSSES = {
  dryRun: false,
  losses: { count: 0, counts: {}, rows: [] },
  doubled: { count: 0, undecided: 0, pairs: [] },
};

function resultView<Kind extends JobKind>(
  kind: Kind,
  result: Stored[Kind],
  words: Messages,
): JobResults[Kind] {
  return VIEWS[kind](result, words);
}

/** Jobs of earlier versions have no findings. */
function withFindings<List extends { readonly findings?: readonly Finding[] }>(list: List, words: Messages) {
  const findings = (list.findings ?? []).map((finding) => ({
    ...finding,
    message: findingText(finding, words),
    hint: findingHint(finding, words, 'page'),
  }));
  return { ...list, findings };
}

type Difference = Parameters<typeof differenceText>[0];

function withDifference<Check extends { readonly difference: Difference | null }>(
  check: Check,
  words: Messages,
) {
  const { difference } = check;
  return {
    ...check,
    difference: difference && { ...difference, message: differenceText(difference, words) },
  };
}

type Values = Readonly<Record<string, string | number>>;

type JobError =
  | ({ readonly kind: 'OfficeError' } & Parameters<typeof officeErrorText>[0])
  | ({ readonly kind: 'StoreError' } & Parameters<typeof storeErrorText>[0])
  | ({ readonly kind: 'ListError' } & Parameters<typeof listErrorText>[0])
  | ({ readonly kind: 'InputError' } & Parameters<typeof inputErrorText>[0])
  | { readonly kind: 'ServerProblem'; readonly code: ServerProblemCode; readonly values: Values };

function errorView(error: JobError, language: Language): NonNullable<JobView['error']> {
  const { kind, code, values } = error;
  // Hides store paths and driver messages.
  const shown = kind === 'StoreError' ? {} : { ...values };
  return { code, message: messageOf(error, language), values: shown };
}

function messageOf(error: JobError, language: Language): string {
  const words = messages(language);
  switch (error.kind) {
    case 'OfficeError':
      return officeErrorText(error, words).message;
    case 'StoreError':
      return storeErrorText(error, words).hint;
    case 'ListError':
      return listErrorText(error, words);
    case 'InputError':
      return inputErrorText(error, words);
    case 'ServerProblem':
      return texts(language).problems[error.code].detail(error.values);
  }
}
