import {
  type CadenceOverview,
  type ClosingView,
  type ListItem,
  type ListRowView,
  OverviewQuery,
  OverviewView,
  ref,
} from '@eloquence/api';
import {
  largestGains,
  listInfos,
  listView,
  namesOfRows,
  type Office,
  type PageRow,
  previousList,
  storeState,
} from '@eloquence/office';
import {
  CADENCES,
  type Cadence,
  closingDate,
  editionOn,
  formatDate,
  nextList,
  parseDate,
} from '@eloquence/rating';
import type { Context, Server } from '../core/context.ts';
import { AnswerMemory } from '../core/memory.ts';
import { listItems } from '../views/lists.ts';
import { listRow } from './lists.ts';
import { cached } from './problems.ts';

const ROWS = 10;
/** How many lists ahead the closings are told. */
const AHEAD = 2;
/** Answers kept: one for each number of rows that somebody asks for. */
const REMEMBERED = 50;

/** What is new, and what comes next: for first pages. */
export function overviewRoute(server: Server, { office, today }: Context): void {
  const memory = new AnswerMemory(REMEMBERED);
  server.get(
    '/overview',
    {
      config: { access: 'public' },
      schema: {
        tags: ['lists'],
        summary: 'The newest lists at a glance, the largest gains, and what closes when.',
        querystring: OverviewQuery,
        response: { 200: ref(OverviewView), ...cached() },
      },
    },
    async ({ query: { rows = ROWS } }, reply) => {
      const day = today();
      const make = async (): Promise<OverviewView> => {
        const all = await Promise.all(CADENCES.map((cadence) => glance(office, cadence, rows)));
        return { today: day, cadences: all.filter((each) => each !== null), closings: closings(day) };
      };
      const text = await memory.answer(`${day} ${rows}`, await storeState(office), make);
      return reply.type('application/json; charset=utf-8').send(text as never);
    },
  );
}

async function glance(office: Office, cadence: Cadence, rows: number): Promise<CadenceOverview | null> {
  const [info] = await listInfos(office, { cadence });
  if (info === undefined) return null;
  const before = await previousList(office, info);
  const view = await listView(office, info);
  const columns = before && (await listView(office, before)).columns;
  const top = view.top().page(0, rows, columns).rows;
  const gains = before === null ? [] : await largestGains(office, info, before, rows);
  const nameOf = await namesOfRows(
    office.store.db,
    [...top, ...gains].map(({ key, nameVersion }) => ({ key, version: nameVersion })),
  );
  const [list] = await listItems(office, [info]);
  const named = (row: PageRow): ListRowView => listRow(row, nameOf);
  return {
    cadence,
    list: list as ListItem,
    before: before?.date ?? null,
    top: top.map(named),
    gains: gains.map(named),
  };
}

/** The lists to come whose closing has not passed. All cadences close together under the editions in force. */
function closings(day: string): ClosingView[] {
  const today = parseDate(day);
  const editionAt = (date: typeof today): ReturnType<typeof editionOn> => editionOn('standard', date);
  const found: ClosingView[] = [];
  for (let list = nextList(editionAt, today); found.length < AHEAD; list = nextList(editionAt, list)) {
    const edition = editionAt(list);
    const [closes, official] = [closingDate(edition, list, false), closingDate(edition, list, true)];
    if (Math.max(closes, official) < today) continue;
    found.push({
      list: formatDate(list),
      closes: formatDate(closes),
      closesOfficial: official === closes ? null : formatDate(official),
    });
  }
  return found;
}
