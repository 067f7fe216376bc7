import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { defined } from '@eloquence/rating';
import {
  type DropOptions,
  dropDraft,
  dropRevisions,
  type ReplayedList,
  type ReplayOptions,
  replay,
} from '../audit/replay.ts';
import { type Verified, type VerifyOptions, verify } from '../audit/verify/verify.ts';
import { type ImportOptions, type ImportReport, importList } from '../imports/import-list.ts';
import type { LostRow } from '../imports/losses.ts';
import { type KeptReason, type UndoneImport, undoImport } from '../imports/undo-import.ts';
import { writeLosses } from '../imports/write-losses.ts';
import type { Office } from '../office.ts';
import { type ClosedList, type CloseOptions, close } from '../period/close-period.ts';
import { type PublishedList, type PublishOptions, publish } from '../period/publish.ts';
import { rebuildTopByPrefix } from '../players/top-by-prefix.ts';
import type { WorkProgress } from '../progress.ts';
import type { ListName } from '../rating-lists/store/load.ts';

/** Long work by name. */
export interface Tasks {
  import: {
    options: Omit<ImportOptions, 'progress' | 'onLoss' | 'size'> & {
      readonly file: string;
      /** Where to write the rows that are not taken, if there are more than the result has. */
      readonly lossesFile?: string;
    };
    result: ImportReport & { readonly lossesFile: string | null };
  };
  undo: { options: { readonly because: string } | KeptReason; result: UndoneImport };
  close: { options: Omit<CloseOptions, 'progress'>; result: readonly ClosedList[] };
  publish: { options: PublishOptions; result: readonly PublishedList[] };
  replay: { options: Omit<ReplayOptions, 'progress'>; result: readonly ReplayedList[] };
  /** The drafts of a date, or all drafts of replays. */
  drop: { options: Partial<DropOptions>; result: readonly Omit<ListName, 'id'>[] };
  verify: { options: Omit<VerifyOptions, 'progress'>; result: Verified };
}

export type TaskName = keyof Tasks;
type Report = (progress: WorkProgress) => void;

type Run<Name extends TaskName> = (
  office: Office,
  options: Tasks[Name]['options'],
  progress: Report,
) => Promise<Tasks[Name]['result']>;

const TASKS: { readonly [Name in TaskName]: Run<Name> } = {
  import: async (office, { file, lossesFile, ...options }, progress) => {
    const lost: LostRow[] = [];
    const report = await importList(office, createReadStream(file, { highWaterMark: 1 << 20 }), {
      ...options,
      size: (await stat(file)).size,
      onLoss: (row) => lost.push(row),
      progress: ({ stage, ...far }) => progress({ work: stage, ...far }),
    });
    const isShort = lost.length <= report.losses.rows.length;
    if (lossesFile === undefined || isShort) return { ...report, lossesFile: null };
    await writeLosses(lossesFile, lost);
    return { ...report, lossesFile };
  },
  undo: (office, reason) => undoImport(office, 'because' in reason ? reason.because : reason),
  close: (office, options, progress) => close(office, { ...options, progress }),
  publish: async (office, options) => {
    const lists = await publish(office, options);
    await rebuildTopByPrefix(office.store);
    return lists;
  },
  replay: (office, options, progress) => replay(office, { ...options, progress }),
  drop: async (office, { date, ...options }) => {
    const lists = await (date === undefined
      ? dropRevisions(office)
      : dropDraft(office, { date, ...options }));
    return lists.map(({ cadence, date: of, revision }) => ({ cadence, date: of, revision }));
  },
  verify: (office, options, progress) => verify(office, { ...options, progress }),
};

export function runTask<Name extends TaskName>(
  office: Office,
  name: Name,
  options: Tasks[Name]['options'],
  progress: Report,
): Promise<Tasks[Name]['result']> {
  return defined(TASKS[name])(office, options, progress);
}
