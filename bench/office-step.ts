// One step of the office's measurements, in a process of its own: `node office-step.ts STEP URL OPTIONS`.

import { createReadStream } from 'node:fs';
import { defined } from '@eloquence/rating';
import { foldForSearch } from '../packages/office/src/fold.ts';
import {
  close,
  importList,
  initOffice,
  type Office,
  openOffice,
  publish,
  verify,
} from '../packages/office/src/index.ts';
import { searchPlayers } from '../packages/office/src/players/search.ts';
import { ListView } from '../packages/office/src/rating-lists/page.ts';
import { listOn, loadList } from '../packages/office/src/rating-lists/store/load.ts';
import { CADENCES } from '../packages/rating/src/index.ts';
import { Random } from '../scripts/fuzz/random.ts';
import { insertMonth, insertYear, LIST, type MadeMonth, type MonthSize, NEXT_LIST } from './office-month.ts';

export interface StepOptions {
  /** The list to be taken over. */
  readonly file?: string;
  readonly month?: MonthSize;
}

export interface StepResult {
  readonly milliseconds: number;
  /** Megabytes of memory at most, the runtime's own included. */
  readonly peak: number;
  readonly month?: MadeMonth;
  readonly questions?: Questions;
  readonly rows?: readonly number[];
}

/** Milliseconds: median and 95th percentile. */
export interface Answered {
  readonly median: number;
  readonly most: number;
}

export type Questions = Readonly<Record<'search' | 'page' | 'history', Answered>>;

type Answer = Omit<StepResult, 'milliseconds' | 'peak'>;

const STEPS: Readonly<Record<string, (office: Office, options: StepOptions) => Promise<Answer>>> = {
  async import(office, { file = '' }) {
    const source = createReadStream(file, { highWaterMark: 1 << 20 });
    const { lists } = await importList(office, source, { date: LIST, name: 'players_list_foa.zip' });
    return { rows: lists.map(({ rows }) => rows) };
  },
  async year(office) {
    await insertYear(office);
    return {};
  },
  async month(office, { month }) {
    return { month: await insertMonth(office, month as MonthSize) };
  },
  async close(office) {
    const lists = await close(office, { date: NEXT_LIST });
    if (lists.some(({ summary }) => !summary.points.holds)) throw new Error('the points do not add up');
    return { rows: lists.map(({ rows }) => rows) };
  },
  async publish(office) {
    await publish(office, { date: NEXT_LIST });
    return {};
  },
  async verify(office) {
    const verified = await verify(office, { cadence: 'standard', list: NEXT_LIST });
    if (verified.standing !== 'same') throw new Error(JSON.stringify(verified.lists));
    return {};
  },
  async ask(office) {
    return { questions: await askQuestions(office) };
  },
};

const ROUNDS = 200;

async function askQuestions(office: Office): Promise<Questions> {
  const random = new Random(1);
  const names = await office.store.db
    .selectFrom('player')
    .select(['key', 'name', 'federation'])
    .where(
      'key',
      'in',
      Array.from({ length: ROUNDS }, (_, index) => 1 + index * 700),
    )
    .execute();
  const texts = names.map(({ name }) => foldForSearch(name).byFamily.slice(0, 2 + random.below(5)));
  const search = await timed(texts, (text) => searchPlayers(office, { text }));
  const views = await viewsOf(office);
  const filters = names.map(({ federation }, index) => {
    const youngest = 8 + random.below(30);
    return {
      view: defined(views[index % views.length]),
      filter: {
        federation,
        sex: index % 2 ? 'F' : 'M',
        youngest,
        oldest: youngest + 5 + (index % 40),
      } as const,
    };
  });
  const page = await timed(filters, async ({ view, filter }) =>
    view.now.select(filter).page(0, 100, view.before.columns),
  );
  const history = await timed(names, ({ key }) =>
    office.store.db.selectFrom('history').selectAll().where('player', '=', key).execute(),
  );
  return { search, page, history };
}

interface Views {
  readonly now: ListView;
  readonly before: ListView;
}

async function viewsOf({ store }: Office): Promise<readonly Views[]> {
  const views: Views[] = [];
  for (const cadence of CADENCES) {
    const [before, now] = await Promise.all(
      [LIST, NEXT_LIST].map(async (date) => {
        const { id } = (await listOn(store, cadence, date)) as { id: number };
        return new ListView((await loadList(store, id)).columns, date);
      }),
    );
    views.push({ before: before as ListView, now: now as ListView });
  }
  return views;
}

/** Each query once to warm up, then timed. */
async function timed<Question>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<Answered> {
  for (const question of questions.slice(0, questions.length >> 2)) await ask(question);
  const times: number[] = [];
  for (const question of questions.slice(questions.length >> 2)) {
    const start = performance.now();
    await ask(question);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => defined(times[Math.floor((times.length - 1) * share)]);
  return { median: at(0.5), most: at(0.95) };
}

const [step, url, options] = process.argv.slice(2) as [string, string, string];
const office = await (step === 'import' ? initOffice(url) : openOffice(url));
const start = performance.now();
const answer = await STEPS[step]?.(office, JSON.parse(options));
const milliseconds = performance.now() - start;
await office.store.close();
const peak = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ milliseconds, peak, ...answer } satisfies StepResult));
