import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Random } from '../fuzz/random.ts';
import { checkStore, type Did, listKey, type Undisturbed } from './check.ts';
import { inventSeason } from './season.ts';
import { type Said, WORKS, type Work, workThrough } from './work.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** Where the worker is killed: so long after it began, or after it began a certain work. */
interface Blow {
  readonly work: Work | null;
  /** Share of its usual duration. */
  readonly share: number;
}

interface Life {
  readonly acknowledged: readonly Did[];
  /** Under way when it was killed; null: it ended by itself. */
  readonly killedIn: Work | 'between' | null;
  readonly failure: string | null;
}

export interface ChaosSummary {
  readonly rounds: number;
  /** How often it was killed in which work. */
  readonly kills: ReadonlyMap<string, number>;
  readonly acknowledged: number;
  readonly offices: number;
  readonly violations: readonly string[];
}

export interface ChaosOptions {
  readonly rounds: number;
  readonly seed: number;
  /** Makes the URL of a store that is not there yet. */
  readonly newStore: () => Promise<string>;
  readonly progress?: (round: number) => void;
}

/** A whole season takes about so long, in milliseconds. */
const WHOLE_RUN = 1500;
const FIRST_GUESS = 20;
const MOST_VIOLATIONS = 10;
const CHOICE = 3;

/** Kills the worker again and again, each time at another moment, and checks the store after each. */
export async function chaos({ rounds, seed, newStore, progress }: ChaosOptions): Promise<ChaosSummary> {
  const random = new Random(seed);
  const undisturbed = await runUndisturbed(await newStore(), seed);
  const durations = new Durations();
  const kills = new Map<string, number>();
  const violations: string[] = [];
  let [offices, all, killed] = [0, 0, 0];
  while (killed < rounds && violations.length < MOST_VIOLATIONS) {
    const url = await newStore();
    offices += 1;
    const acknowledged: Did[] = [];
    for (let isOver = false; !isOver && violations.length < MOST_VIOLATIONS; ) {
      // The last run is not killed: the work must be able to finish.
      const blow = killed < rounds ? nextBlow(random, acknowledged, kills) : null;
      const life = await liveOnce(url, seed, blow, durations);
      acknowledged.push(...life.acknowledged);
      all += life.acknowledged.length;
      isOver = life.killedIn === null;
      if (life.killedIn !== null) {
        killed += 1;
        kills.set(life.killedIn, (kills.get(life.killedIn) ?? 0) + 1);
        progress?.(killed);
      }
      const wrong = [
        ...(life.failure ? [`the worker failed: ${life.failure}`] : []),
        ...(await checkStore(url, acknowledged, undisturbed)),
      ];
      const when = life.killedIn === null ? 'at the end' : `killed in ${life.killedIn}`;
      violations.push(...wrong.map((each) => `round ${killed}, ${when}: ${each}`));
    }
  }
  return { rounds: killed, kills, acknowledged: all, offices, violations };
}

/** The lists as they come out when nobody is killed. */
async function runUndisturbed(url: string, seed: number): Promise<Undisturbed> {
  const hashes = new Map<string, string>();
  await workThrough(url, await inventSeason(seed), (said) => {
    if (said.says !== 'did' || (said.work !== 'publish' && said.work !== 'import')) return;
    for (const list of said.lists ?? []) hashes.set(listKey(list), list.hash ?? '');
  });
  return hashes;
}

class Durations {
  readonly #means: Map<Work, number> = new Map();

  add(work: Work, milliseconds: number): void {
    this.#means.set(work, ((this.#means.get(work) ?? milliseconds) + milliseconds) / 2);
  }

  of(work: Work | null): number {
    return work === null ? WHOLE_RUN : (this.#means.get(work) ?? FIRST_GUESS);
  }
}

/** One kill in four at any moment; the others in the least-hit work. */
function nextBlow(random: Random, acknowledged: readonly Did[], kills: ReadonlyMap<string, number>): Blow {
  const share = random.below(1300) / 1000;
  if (random.oneIn(4)) return { work: null, share };
  const once: readonly Work[] = ['init', 'import', 'replay'];
  const ahead = WORKS.filter(
    (work) => !once.includes(work) || !acknowledged.some((did) => did.work === work),
  );
  const least = ahead.toSorted((a, b) => (kills.get(a) ?? 0) - (kills.get(b) ?? 0));
  return { work: random.oneOf(least.slice(0, CHOICE)), share };
}

/** Starts a worker on a store, and kills it where it should be. */
function liveOnce(url: string, seed: number, blow: Blow | null, durations: Durations): Promise<Life> {
  const acknowledged: Did[] = [];
  let working: Work | null = null;
  let began = 0;
  let failure: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  const worker = spawn(process.execPath, [CHILD, url, String(seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const strikeFrom = (work: Work | null): void => {
    if (blow === null || blow.work !== work || timer !== undefined) return;
    timer = setTimeout(() => worker.kill('SIGKILL'), blow.share * durations.of(work));
  };
  const hear = (said: Said): void => {
    if (said.says === 'ready') strikeFrom(null);
    else if (said.says === 'begins') {
      [working, began] = [said.work, performance.now()];
      strikeFrom(said.work);
    } else if (said.says === 'did') {
      acknowledged.push(said);
      durations.add(said.work, performance.now() - began);
      working = null;
    } else if (said.says === 'failed') failure = said.error;
  };
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: worker.stdout });
    const read = new Promise((end) => lines.on('close', end));
    lines.on('line', (line) => {
      // The last line may be incomplete: not acknowledged.
      if (line.endsWith('}')) hear(JSON.parse(line));
    });
    worker.on('error', reject);
    worker.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (code !== 0 && signal !== 'SIGKILL') failure ??= `it ended with ${code ?? signal}`;
      read.then(() => {
        const killedIn = signal === 'SIGKILL' ? (working ?? 'between') : null;
        resolve({ acknowledged, killedIn, failure });
      });
    });
  });
}
