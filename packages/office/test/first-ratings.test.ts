import { defined } from '@eloquence/rating';
import { expect, test } from 'vitest';
import {
  close,
  correct,
  explainPeriod,
  findPlayer,
  mergePlayers,
  type Office,
  playerRatings,
  publish,
  replay,
  verify,
} from '../src/index.ts';
import { rowOfKey } from '../src/rating-lists/columns.ts';
import { listOn, loadList } from '../src/rating-lists/store/load.ts';
import {
  type EventInput,
  file,
  MEMBERS,
  type Member,
  NEWCOMER,
  openFederation,
  rated,
} from './federation.ts';
import { inSqlite } from './stores.ts';

const OTHER: Member = { ...NEWCOMER, id: 900012, name: 'Maple, Max' };
const [, BIRCH, CEDAR, DOGWOOD, ELM] = MEMBERS as readonly Member[] as [
  Member,
  Member,
  Member,
  Member,
  Member,
];

type Score = 1 | 0.5 | 0;

/** One player against others, one game per round. */
function against(
  name: string,
  player: Member,
  scores: readonly Score[],
  [start, end]: readonly [string, string],
  opponents: readonly Member[] = [BIRCH, CEDAR, DOGWOOD, ELM],
): EventInput {
  const met = opponents.slice(0, scores.length);
  return {
    name,
    start,
    end,
    players: [player, ...met],
    rounds: scores.map((score, no) => [[0, no + 1, score]]),
  };
}

const NOVEMBER = ['2025-11-05', '2025-11-09'] as const;
const DECEMBER = ['2025-12-05', '2025-12-09'] as const;
const JANUARY = ['2026-01-05', '2026-01-09'] as const;
const FEBRUARY = ['2026-02-05', '2026-02-09'] as const;

async function closeAndPublish(office: Office, date: string) {
  await close(office, { date });
  return publish(office, { date });
}

async function keyOf({ store }: Office, id: number): Promise<number> {
  const player = await findPlayer(store, String(id));
  return player?.key ?? 0;
}

async function ratingOf(office: Office, { id }: Member, date: string): Promise<number | null> {
  const key = await keyOf(office, id);
  const name = await listOn(office.store, 'standard', date);
  const { columns } = await loadList(office.store, name?.id as number);
  const row = rowOfKey(columns.keys, key);
  return row < 0 ? null : defined(columns.ratings[row]) || null;
}

/** One point above the floor: a loss delists. */
const LOW: readonly Member[] = Array.from({ length: 6 }, (_, no) => ({
  id: 910001 + no,
  name: `Low, L${no}`,
  rating: 1401,
  k: 40,
}));

inSqlite((fresh) => {
  test('a player removed by a correction keeps nothing of the first report', async () => {
    const clock = { now: '2025-11-10' };
    const office = await openFederation(fresh, clock);
    const event = await rated(office, against('Open', NEWCOMER, [1, 1, 1], NOVEMBER));
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-05';
    await correct(office, event, file(against('Open', OTHER, [1, 1, 1], NOVEMBER)), 'It was another player.');
    await closeAndPublish(office, '2026-01-01');
    const [standing] = await playerRatings(office, await keyOf(office, NEWCOMER.id));
    expect(standing?.first).toBeNull();

    clock.now = '2026-01-10';
    await rated(office, against('First', NEWCOMER, [0.5, 1], JANUARY));
    await rated(office, against('Second', OTHER, [0.5, 1], JANUARY));
    await closeAndPublish(office, '2026-02-01');
    expect(await ratingOf(office, NEWCOMER, '2026-02-01')).toBeNull();
    // 2000, 1900, 1800, 2000, 1900 and twice 1800, five and a half points of seven: 1886 + 230.
    expect(await ratingOf(office, OTHER, '2026-02-01')).toBe(2116);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await replay(office, { from: '2025-12-01' });
    await publish(office, { date: '2025-12-01', onwards: true });
    expect(await ratingOf(office, NEWCOMER, '2026-02-01')).toBeNull();
    expect(await ratingOf(office, OTHER, '2026-02-01')).toBe(2116);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test.each(['one after the other', 'on one list'])(
    'two corrections of one first rating add up to the right rating: %s',
    async (how) => {
      const clock = { now: '2025-11-10' };
      const office = await openFederation(fresh, clock);
      const first = (scores: readonly Score[]): EventInput => against('A', NEWCOMER, scores, NOVEMBER);
      const second = (scores: readonly Score[]): EventInput => against('B', NEWCOMER, scores, DECEMBER);
      const a = await rated(office, first([1, 0.5, 0.5]));
      await closeAndPublish(office, '2025-12-01');
      clock.now = '2025-12-10';
      const b = await rated(office, second([0.5, 0, 1]));
      await closeAndPublish(office, '2026-01-01');
      clock.now = '2026-01-10';
      await correct(office, a, file(first([1, 1, 1])), 'Two games were won.');
      if (how === 'one after the other') await closeAndPublish(office, '2026-02-01');
      await correct(office, b, file(second([0.5, 0.5, 1])), 'A game was drawn.');
      await closeAndPublish(office, '2026-03-01');
      const corrected = await ratingOf(office, NEWCOMER, '2026-03-01');
      expect(await verify(office)).toMatchObject({ standing: 'same' });

      await replay(office, { from: '2025-12-01' });
      await publish(office, { date: '2025-12-01', onwards: true });
      expect(await ratingOf(office, NEWCOMER, '2026-01-01')).toBe(corrected);
      expect(await ratingOf(office, NEWCOMER, '2026-03-01')).toBe(corrected);
      await office.store.close();
    },
  );

  test('the games of a first rating count once: a delisted player starts again (2024 7.2.1)', async () => {
    const clock = { now: '2025-11-10' };
    const low = Array.from(
      { length: 11 },
      (_, no): Member => ({ id: 910001 + no, name: `Low, L${no}`, rating: 1401 + no }),
    );
    const office = await openFederation(fresh, clock, low);
    await rated(office, against('A', NEWCOMER, [0.5, 0.5, 0, 0.5, 0.5], NOVEMBER, low));
    await closeAndPublish(office, '2025-12-01');
    expect(await ratingOf(office, NEWCOMER, '2025-12-01')).toBe(1466);
    clock.now = '2025-12-10';
    await rated(
      office,
      against(
        'B',
        NEWCOMER,
        low.map(() => 0),
        DECEMBER,
        low,
      ),
    );
    await closeAndPublish(office, '2026-01-01');
    expect(await ratingOf(office, NEWCOMER, '2026-01-01')).toBeNull();

    clock.now = '2026-01-10';
    await rated(office, against('C', NEWCOMER, [0.5], JANUARY, low));
    await closeAndPublish(office, '2026-02-01');
    expect(await ratingOf(office, NEWCOMER, '2026-02-01')).toBeNull();
    const key = await keyOf(office, NEWCOMER.id);
    const [standing] = await playerRatings(office, key);
    expect(standing?.first).toMatchObject({ games: { needed: 5, missing: 4 } });
    expect((await explainPeriod(office, key, 'standard', '2026-02-01')).first).toMatchObject({ n: 1 });

    clock.now = '2026-02-10';
    await rated(office, against('D', NEWCOMER, [0.5, 0.5, 0.5, 0.5], FEBRUARY, low));
    const [list] = await closeAndPublish(office, '2026-03-01');
    // 1413 twice, 1414, 1415, 1416 and twice 1800, half of seven points.
    expect(await ratingOf(office, NEWCOMER, '2026-03-01')).toBe(1524);
    expect(list?.summary.points).toMatchObject({ holds: true, returns: 152400 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });

    // The replay gives no first rating; the original lists must still verify.
    const [event] = await office.store.db.selectFrom('event').select('id').where('name', '=', 'A').execute();
    await correct(
      office,
      event?.id as string,
      file(against('A', OTHER, [0.5, 0.5, 0, 0.5, 0.5], NOVEMBER, low)),
      'Another.',
    );
    await replay(office, { from: '2025-12-01' });
    await publish(office, { date: '2025-12-01', onwards: true });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a corrected result of a player merged since counts once, also in the explanation', async () => {
    const clock = { now: '2025-11-10' };
    const office = await openFederation(fresh, clock);
    const event = await rated(office, against('A', NEWCOMER, [1, 0.5], NOVEMBER));
    await rated(office, against('B', OTHER, [0.5], NOVEMBER));
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-05';
    await mergePlayers(office, String(NEWCOMER.id), String(OTHER.id));
    await correct(office, event, file(against('A', NEWCOMER, [1, 1], NOVEMBER)), 'The second game was won.');
    await closeAndPublish(office, '2026-01-01');
    const key = await keyOf(office, OTHER.id);
    const [standing] = await playerRatings(office, key);
    expect(standing?.first?.first).toMatchObject({ n: 3, score: 5 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('a player who left the list keeps all games, also those of the list that delisted them', async () => {
    const clock = { now: '2025-11-10' };
    const [player, ...others] = LOW as [Member, ...Member[]];
    const office = await openFederation(fresh, clock, LOW);
    const months = [
      [NOVEMBER, '2025-12-01', [0.5]],
      [DECEMBER, '2026-01-01', [0.5]],
      [JANUARY, '2026-02-01', [0]],
      [FEBRUARY, '2026-03-01', [1, 1, 1, 1, 1]],
    ] as const;
    for (const [days, list, scores] of months) {
      clock.now = days[1];
      await rated(office, against(`Event of ${list}`, player, scores, days, others));
      await closeAndPublish(office, list);
    }
    const key = await keyOf(office, player.id);
    const shown = async (date: string) => {
      const name = await listOn(office.store, 'standard', date);
      const { columns } = await loadList(office.store, name?.id as number);
      const row = rowOfKey(columns.keys, key);
      return { rating: columns.ratings[row], games: columns.games[row], played: columns.played[row] };
    };
    const before = (await shown('2025-11-01')).played as number;
    expect(await shown('2025-12-01')).toEqual({ rating: 1401, games: 1, played: before + 1 });
    expect(await shown('2026-01-01')).toEqual({ rating: 1401, games: 1, played: before + 2 });
    expect(await shown('2026-02-01')).toMatchObject({ rating: 0 });
    expect(await shown('2026-03-01')).toMatchObject({ games: 5, played: before + 8 });
    await replay(office, { from: '2025-12-01' });
    await publish(office, { date: '2025-12-01', onwards: true });
    expect(await shown('2026-03-01')).toMatchObject({ games: 5, played: before + 8 });
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });

  test('games of a player who left the list during the event count only for the opponents, and the explanation says so', async () => {
    const clock = { now: '2025-11-10' };
    const [player, ...others] = LOW as [Member, ...Member[]];
    const office = await openFederation(fresh, clock, LOW);
    await rated(office, against('Short', player, [0], NOVEMBER, others));
    await closeAndPublish(office, '2025-12-01');
    clock.now = '2025-12-06';
    await rated(office, against('Long', player, [1, 1, 1, 1, 1], ['2025-11-20', '2025-12-05'], others));
    await closeAndPublish(office, '2026-01-01');
    const key = await keyOf(office, player.id);
    const period = await explainPeriod(office, key, 'standard', '2026-01-01');
    expect(period).toMatchObject({ change: null, first: null, events: [{ rated: { rating: 1401, n: 5 } }] });
    expect(period.events[0]?.reasons).toContainEqual({
      code: 'left-the-list-since',
      article: null,
      values: { rating: 1401, list: '2025-12-01' },
    });
    const opponent = await keyOf(office, others[1]?.id as number);
    const other = await explainPeriod(office, opponent, 'standard', '2026-01-01');
    expect(other.change).toBe(-2000);
    expect(other.events[0]?.reasons.map(({ code }) => code)).not.toContain('left-the-list-since');
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  });
});
