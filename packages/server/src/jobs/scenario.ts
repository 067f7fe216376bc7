import { inflateRawSync } from 'node:zlib';
import { type Office, type WorkerOptions, workerModule } from '@eloquence/office';
import type { Figure, FigureName, PlayerRatings, ScenarioResult } from '@eloquence/oversight';
import { type Cadence, type Edition, findEdition, readEdition } from '@eloquence/rating';
import type { Db } from '../core/store-types.ts';
import { onHistoryThread } from './history-thread.ts';
import { deleteJobFile } from './queue.ts';

/** As queued: an edition by its ID, or a draft. */
export interface ScenarioOptions {
  readonly cadence: Cadence;
  readonly edition: string;
  readonly title: string;
  readonly draft: object | null;
  readonly from: string;
}

export interface ScenarioRequest {
  readonly url: string;
  readonly folder: string;
  readonly options: ScenarioOptions;
}

/** What the job keeps; the rest is in its parts: one for each figure, then the ratings of players. */
export interface KeptScenario extends Pick<ScenarioResult, 'lists' | 'movers'> {
  readonly figures: readonly FigureName[];
  readonly dates: readonly string[];
  /** The first player of each part with players. */
  readonly firstPlayers: readonly number[];
}

export interface FigurePart extends Pick<Figure, 'figure' | 'columns'> {
  readonly published: Figure['rows'];
  readonly scenario: Figure['rows'];
}

export type PlayersPart = readonly PlayerRatings[];

export interface ScenarioParts {
  readonly parts: readonly Uint8Array[];
  readonly result: KeptScenario;
}

/** Few enough to read one player quickly. */
export const PLAYERS_PER_PART = 512;

export function editionOfScenario({ draft, edition, cadence }: ScenarioOptions): Edition {
  return draft === null ? findEdition(cadence, edition) : readEdition(draft);
}

/** Works the history out again on a copy of the store and stores the result with the job. */
export async function runScenario(
  office: Office,
  job: string,
  options: ScenarioOptions,
  how: WorkerOptions,
): Promise<KeptScenario> {
  const module = workerModule(import.meta.url, 'scenario-worker');
  const request: Omit<ScenarioRequest, 'folder'> = { url: office.store.url, options };
  const { parts, result } = await onHistoryThread<ScenarioParts>(module, request, how);
  // Of an attempt that a restart ended.
  await deleteJobFile(office, job);
  for (const [part, bytes] of parts.entries()) {
    how.signal?.throwIfAborted();
    await office.store.write((trx) => trx.insertInto('job_file').values({ job, part, bytes }).execute());
  }
  return result;
}

/** Both versions of a figure; null: not among them. */
export async function readFigure(
  db: Db,
  job: string,
  { figures }: KeptScenario,
  name: string,
): Promise<FigurePart | null> {
  const part = (figures as readonly string[]).indexOf(name);
  return part < 0 ? null : readPart<FigurePart>(db, job, part);
}

/** A player's ratings list by list; null: never rated. */
export async function readPlayer(
  db: Db,
  job: string,
  { figures, firstPlayers }: KeptScenario,
  player: number,
): Promise<PlayerRatings | null> {
  const place = firstPlayers.findLastIndex((first) => first <= player);
  if (place < 0) return null;
  const players = await readPart<PlayersPart>(db, job, figures.length + place);
  return players?.find((each) => each.player === player) ?? null;
}

async function readPart<T>(db: Db, job: string, part: number): Promise<T | null> {
  const row = await db
    .selectFrom('job_file')
    .select('bytes')
    .where('job', '=', job)
    .where('part', '=', part)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(inflateRawSync(row.bytes).toString()) as T);
}
