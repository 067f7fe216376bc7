import { defined } from '@eloquence/rating';
import {
  accept,
  addPlayer,
  appeal,
  changeEvent,
  close,
  correct,
  dropDraft,
  importList,
  markDied,
  mergePlayers,
  type Office,
  publish,
  rebuildTopByPrefix,
  redactPlayer,
  register,
  reject,
  rename,
  reopen,
  replay,
  revokeDeath,
  setBirth,
  setTitles,
  splitPlayer,
  submit,
  todayOf,
  transferFederation,
  verify,
  withdrawEvent,
} from '../../packages/office/src/index.ts';
import {
  bytesOf,
  type EventInput,
  file,
  listText,
  MEMBERS,
  type Member,
} from '../../packages/office/test/federation.ts';
import type { Random } from '../fuzz/random.ts';

/** Something that an officer or a program does. */
export interface Work {
  readonly name: string;
  /** How often, beside the others. */
  readonly weight: number;
  /** The kind of the entry it leaves once it is acknowledged; null: there may be none. */
  readonly leaves: string | null;
  /** Whether it is one transaction: refused, it leaves nothing. */
  readonly isOne: boolean;
  run(office: Office, random: Random): Promise<unknown>;
}

const NEWCOMERS: readonly Member[] = Array.from({ length: 4 }, (_, index) => ({
  id: 900_100 + index,
  name: `Newcomer, N${index}`,
  rating: null,
  birthYear: 2000 + index,
}));
const PEOPLE = [...MEMBERS, ...NEWCOMERS];
const FIRST_LIST = '2025-11-01';
const FEDERATIONS = ['AAA', 'BBB', 'CCC'];
const TITLES = ['', 'CM', 'FM', 'IM'];
const SCORES = [1, 0.5, 0, '+', '-'] as const;
const ROUNDS = 6;

const idOf = (random: Random): string => String(random.oneOf(random.oneIn(4) ? NEWCOMERS : MEMBERS).id);

/** `days` before or after a day. */
function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A tournament of some weeks around today; now and then its report has faults. */
function inventEvent(office: Office, random: Random, name: string): EventInput {
  const start = dayFrom(todayOf(office), -random.below(25) - 1);
  const players = PEOPLE.filter(() => !random.oneIn(3)).slice(0, 8);
  const rounds = Array.from({ length: 1 + random.below(ROUNDS) }, (_, round) => {
    const order = players
      .map((_, place) => place)
      .toSorted((a, b) => ((a * 7 + round) % 5) - ((b * 7 + round) % 5));
    return Array.from({ length: Math.floor(order.length / 2) }, (_, pair) => {
      return [defined(order[2 * pair]), defined(order[2 * pair + 1]), random.oneOf(SCORES)] as const;
    });
  });
  const timeControl = random.oneOf(['90+30', '90+30', '15+10', '3+2']);
  return {
    name,
    start,
    end: dayFrom(start, random.oneIn(9) ? -1 : random.below(9)),
    players,
    rounds,
    timeControl,
  };
}

/** An event in one of the stages, or any: a work on the wrong one is refused. */
async function eventIn({ store }: Office, random: Random, ...stages: readonly string[]): Promise<string> {
  let query = store.db.selectFrom('event').select('id').orderBy('seq');
  if (!random.oneIn(6)) query = query.where('stage', 'in', stages);
  const rows = await query.execute();
  return rows.length === 0 ? 'E0' : random.oneOf(rows).id;
}

/** The list after the newest. */
export async function nextDate({ store }: Office): Promise<string> {
  const { date } = await store.db
    .selectFrom('current_list')
    .select((of) => of.fn.max('date').as('date'))
    .executeTakeFirstOrThrow();
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

const ONE = { isOne: true } as const;
const player = { leaves: 'player-changed', ...ONE } as const;

export const WORKS: readonly Work[] = [
  {
    name: 'register',
    weight: 2,
    leaves: 'event-registered',
    ...ONE,
    run: (office, random) => {
      const { name, start, end } = inventEvent(office, random, `Event of ${office.actor}`);
      return register(office, { name, start, end, federation: random.oneOf(FEDERATIONS) });
    },
  },
  {
    name: 'submit',
    weight: 7,
    leaves: 'report-submitted',
    ...ONE,
    run: async (office, random) => {
      const input = inventEvent(office, random, `Event of ${office.actor}`);
      const event = random.oneIn(3)
        ? await eventIn(office, random, 'registered', 'reported', 'rejected')
        : null;
      return submit(office, file(input), { event });
    },
  },
  {
    name: 'accept',
    weight: 8,
    leaves: 'report-accepted',
    ...ONE,
    run: async (office, random) => accept(office, await eventIn(office, random, 'reported')),
  },
  {
    name: 'reject',
    weight: 1,
    leaves: 'report-rejected',
    ...ONE,
    run: async (office, random) => reject(office, await eventIn(office, random, 'reported'), 'No.'),
  },
  {
    name: 'appeal',
    weight: 1,
    leaves: 'appeal-made',
    ...ONE,
    run: async (office, random) => appeal(office, await eventIn(office, random, 'rejected'), 'Yes.'),
  },
  {
    name: 'reopen',
    weight: 1,
    leaves: 'decision-revoked',
    ...ONE,
    run: async (office, random) =>
      reopen(office, await eventIn(office, random, 'accepted', 'rejected'), 'Again.'),
  },
  {
    name: 'withdraw',
    weight: 1,
    leaves: 'event-withdrawn',
    ...ONE,
    run: async (office, random) =>
      withdrawEvent(office, await eventIn(office, random, 'registered', 'reported'), 'Off.'),
  },
  {
    name: 'change event',
    weight: 2,
    leaves: 'event-changed',
    ...ONE,
    run: async (office, random) => {
      const event = await eventIn(office, random, 'registered', 'reported', 'accepted', 'withdrawn');
      return changeEvent(office, event, {
        city: `City ${random.below(5)}`,
        federation: random.oneOf(FEDERATIONS),
      });
    },
  },
  {
    name: 'correct',
    weight: 2,
    leaves: 'correction-accepted',
    ...ONE,
    run: async (office, random) => {
      const event = await eventIn(office, random, 'rated', 'corrected');
      const row = await office.store.db
        .selectFrom('event')
        .select(['name', 'start', 'end_date'])
        .where('id', '=', event)
        .executeTakeFirst();
      const input = inventEvent(office, random, row?.name ?? '?');
      const dates = { start: row?.start ?? input.start, end: row?.end_date ?? input.end };
      return correct(office, event, file({ ...input, ...dates }), 'Another result.');
    },
  },
  {
    name: 'transfer',
    weight: 1,
    ...player,
    run: (office, random) => transferFederation(office, idOf(random), { to: random.oneOf(FEDERATIONS) }),
  },
  {
    name: 'rename',
    weight: 1,
    ...player,
    run: (office, random) => rename(office, idOf(random), { name: `Name, N${random.below(5)}` }),
  },
  {
    name: 'title',
    weight: 1,
    ...player,
    run: (office, random) => setTitles(office, idOf(random), { title: random.oneOf(TITLES) }),
  },
  {
    name: 'birth',
    weight: 1,
    ...player,
    run: (office, random) =>
      setBirth(office, idOf(random), { birth: random.oneOf(['', '1990', '1991-02-03']) }),
  },
  {
    name: 'died',
    weight: 1,
    ...player,
    run: (office, random) => {
      const id = idOf(random);
      return random.oneIn(2) ? markDied(office, id, { date: todayOf(office) }) : revokeDeath(office, id);
    },
  },
  {
    name: 'add player',
    weight: 1,
    leaves: 'player-added',
    ...ONE,
    run: (office, random) => {
      const { id, name } = random.oneOf(NEWCOMERS);
      return addPlayer(office, { id: String(id), name, federation: 'AAA', sex: null, birth: '2001-05-06' });
    },
  },
  {
    name: 'merge',
    weight: 1,
    leaves: 'players-merged',
    ...ONE,
    run: (office, random) => mergePlayers(office, idOf(random), idOf(random), { force: true }),
  },
  {
    name: 'split',
    weight: 1,
    leaves: 'players-split',
    ...ONE,
    run: (office, random) => splitPlayer(office, idOf(random)),
  },
  {
    name: 'redact',
    weight: 1,
    leaves: 'player-redacted',
    ...ONE,
    run: (office, random) => {
      if (!random.oneIn(3)) return transferFederation(office, idOf(random), { to: 'CCC' });
      return redactPlayer(office, idOf(random), 'Asked for.');
    },
  },
  {
    name: 'import',
    weight: 1,
    leaves: null,
    isOne: false,
    run: (office, random) => {
      const members = MEMBERS.map((member) => ({ ...member, federation: random.oneOf(FEDERATIONS) }));
      const cadence = random.oneOf(['standard', 'rapid', 'blitz'] as const);
      return importList(office, bytesOf(listText(members)), { date: FIRST_LIST, cadence, name: 'list.txt' });
    },
  },
  {
    name: 'close',
    weight: 5,
    leaves: 'list-closed',
    isOne: false,
    run: async (office) => close(office, { date: await nextDate(office) }),
  },
  {
    name: 'publish',
    weight: 5,
    leaves: 'list-published',
    ...ONE,
    run: async (office) => publish(office, { date: await nextDate(office) }),
  },
  {
    name: 'drop',
    weight: 1,
    leaves: 'revisions-dropped',
    ...ONE,
    run: async (office) => dropDraft(office, { date: await nextDate(office) }),
  },
  {
    name: 'replay',
    weight: 1,
    leaves: null,
    isOne: false,
    run: (office) => replay(office, { from: FIRST_LIST }),
  },
  {
    name: 'publish revisions',
    weight: 1,
    leaves: 'list-published',
    ...ONE,
    run: (office) => publish(office, { date: FIRST_LIST, onwards: true }),
  },
  {
    name: 'search index',
    weight: 1,
    leaves: null,
    ...ONE,
    run: ({ store }) => rebuildTopByPrefix(store),
  },
  {
    name: 'verify',
    weight: 1,
    leaves: null,
    ...ONE,
    run: async (office) => {
      const verified = await verify(office);
      if (verified.standing === 'broken') throw new Error(`verify meanwhile: ${JSON.stringify(verified)}`);
    },
  },
];

const WHOLE = WORKS.reduce((sum, { weight }) => sum + weight, 0);

export function nextWork(random: Random): Work {
  let left = random.below(WHOLE);
  for (const work of WORKS) {
    if (left < work.weight) return work;
    left -= work.weight;
  }
  return defined(WORKS[0]);
}
