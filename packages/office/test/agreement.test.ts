import {
  calculateInitialOfEvents,
  calculatePeriod,
  defined,
  EDITIONS,
  editionOn,
  parseDate,
} from '@eloquence/rating';
import { checkAndRateReport, type ListEntry, readReport } from '@eloquence/reports';
import { expect, test } from 'vitest';
import { explainPeriod, verify } from '../src/index.ts';
import { closeAndPublish, keyOf, openOn, ratedWith, rowOn } from './edition-office.ts';
import { bytesOf, type EventInput, type Member, reportText } from './federation.ts';
import { freshStores } from './stores.ts';

/** Numbers that are the same in every run: the minimal standard generator. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const RATED = 14;
const NEWCOMERS = 3;

function field(random: (below: number) => number): readonly Member[] {
  return Array.from(
    { length: RATED + NEWCOMERS },
    (_, index): Member => ({
      id: 900_100 + index,
      name: `Player, P${String.fromCharCode(65 + index)}`,
      rating: index < RATED ? 1500 + random(1000) : null,
      k: [10, 15, 20][random(3)] as number,
      birthYear: 1960 + random(30),
    }),
  );
}

const SCORES = [1, 0.5, 0] as const;

/** Rounds of a Swiss, paired at random. */
function event(
  random: (below: number) => number,
  all: readonly Member[],
  [name, start, end]: readonly [string, string, string],
): EventInput {
  const players = all.filter(() => random(5) > 0);
  const rounds = Array.from({ length: 5 + random(3) }, () => {
    const order = players.map((_, index) => [random(1000), index] as const).sort(([a], [b]) => a - b);
    return Array.from({ length: Math.floor(order.length / 2) }, (_, pair) => {
      const [white, black] = [defined(order[2 * pair])[1], defined(order[2 * pair + 1])[1]];
      return [white, black, defined(SCORES[random(3)])] as const;
    });
  });
  return { name, start, end, players, rounds, timeControl: '40/7200:3600' };
}

/** Two periods of an edition: the list in force, the days of its events, the day of the closing, the next list. */
const PERIODS: Readonly<Record<string, readonly (readonly [list: string, month: string, now: string])[]>> = {
  '2005-07': [
    ['2006-01-01', '2006-01', '2006-03-20'],
    ['2006-04-01', '2006-04', '2006-06-20'],
  ],
  '2009-07': [
    ['2009-07-01', '2009-07', '2009-08-28'],
    ['2009-09-01', '2009-09', '2009-10-28'],
  ],
  '2011-07': [
    ['2011-07-01', '2011-07', '2011-08-28'],
    ['2011-09-01', '2011-09', '2011-10-28'],
  ],
};
const NEXT: Readonly<Record<string, string>> = {
  '2006-01-01': '2006-04-01',
  '2006-04-01': '2006-07-01',
  '2009-07-01': '2009-09-01',
  '2009-09-01': '2009-11-01',
  '2011-07-01': '2011-09-01',
  '2011-09-01': '2011-11-01',
};

const monthAfter = (date: string): string => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
};

function periodsOf(id: string): readonly (readonly [list: string, month: string, now: string])[] {
  const first = `${id}-01`;
  const monthly = [first, monthAfter(first)].map(
    (list) => [list, list.slice(0, 7), `${list.slice(0, 7)}-28`] as const,
  );
  return PERIODS[id] ?? monthly;
}

const standard = EDITIONS.filter(({ cadence }) => cadence === 'standard').map(({ id }) => id);

const fresh = freshStores('sqlite');

// Figures do not depend on the database, and an embedded one is faster.
test.each(standard)('rate, calc period and the office agree: two random months of %s', async (id) => {
  const random = seeded(1 + standard.indexOf(id));
  const all = field(random);
  const periods = periodsOf(id);
  const { office, clock } = await openOn(await fresh.url(), defined(periods[0])[0], all);
  expect(editionOn('standard', parseDate(defined(periods[0])[0])).id).toBe(id);
  let compared = 0;
  const results = new Map<number, object[]>();
  for (const [list, month, now] of periods) {
    const next = NEXT[list] ?? monthAfter(list);
    clock.now = now;
    // The list in force, as a file given to `rate --list` would have it.
    const byId = new Map<string, ListEntry>();
    for (const { id: fide, name } of all) {
      const row =
        fide < 900_100 + RATED || list !== defined(periods[0])[0]
          ? await rowOrNull(office, fide, list)
          : null;
      byId.set(String(fide), {
        ...{ id: String(fide), name, federation: 'AAA', birthYear: null, standard: null },
        ...{ rating: row?.rating || null, k: row?.k || null, inactive: false, deceased: false },
      });
    }
    const played = ['A', 'B', 'C'].map((name, index) => {
      const day = (offset: number): string => `${month}-${String(2 + 6 * index + offset).padStart(2, '0')}`;
      return event(random, all, [`${name} ${month}`, day(0), day(4)]);
    });
    const ids: string[] = [];
    for (const one of played) ids.push(await ratedWith(office, one, { received: `${month}-28` }));
    await closeAndPublish(office, next);
    const rated = played.map((one) => {
      const stated = { registered: '2000-01-01' };
      const given = { choice: {}, stated, list: { date: parseDate(list), byId } };
      const result = checkAndRateReport(readReport(bytesOf(reportText(one))), given);
      expect(result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      return result;
    });
    for (const { id: fide } of all) {
      const key = await keyOf(office, { id: fide });
      const period = await explainPeriod(office, key, 'standard', next);
      const row = await rowOn(office, { id: fide }, next);
      const own = rated.flatMap(({ players }, index) => {
        const player = players.find((each) => each.id === String(fide));
        return player === undefined
          ? []
          : [{ player, event: defined(played[index]), id: defined(ids[index]) }];
      });
      const entry = defined(byId.get(String(fide)));
      for (const { player, id: eventId } of own) {
        const office_ = period.events.find((each) => each.event === eventId)?.rated;
        if (player.rating === null || player.n === 0) continue;
        expect([player.n, player.score, player.expected, player.sum]).toEqual([
          ...[office_?.n, defined(office_).score / 2],
          ...[hundredths(defined(office_).expected), hundredths(defined(office_).sum)],
        ]);
        compared += 1;
      }
      const counted = own.filter(({ player }) => player.rating !== null && player.n > 0);
      if (entry.rating !== null && counted.length > 0) {
        const answer = calculatePeriod(
          {},
          {
            ...{ cadence: 'standard', list, rating: entry.rating, k: entry.k },
            events: counted.map(({ player, event: { start } }) => ({
              ...{ start, rating: player.rating },
              games: player.games
                .filter((game) => game.counted)
                .map(({ opponentRating, score }) => ({ opponent: opponentRating, score })),
            })),
          },
        );
        expect([answer.change, answer.rounded]).toEqual([hundredths(period.change ?? 0), period.rounded]);
        if (row?.rating !== 0) expect(answer.new).toBe(row?.rating);
        compared += 1;
      }
      const firsts = own.filter(({ player }) => player.rating === null && player.initial !== null);
      if (entry.rating === null && firsts.length > 0) {
        const earlier = results.get(fide) ?? [];
        const events = firsts.map(({ player, event: { start } }) => ({
          ...{ start, type: 'swiss' },
          games: player.games
            .filter((game) => game.opponentRating !== null)
            .map(({ opponentRating, score }) => ({ opponent: opponentRating, score })),
          opponents: new Set(
            player.games.filter((game) => game.opponentRating !== null).map(({ opponent }) => opponent),
          ).size,
        }));
        results.set(fide, [...earlier, ...events]);
        const { rating, ru, n } = calculateInitialOfEvents({}, { events: results.get(fide) });
        expect([rating, ru, n]).toEqual([period.first?.rating, period.first?.ru, period.first?.n]);
        expect(row?.rating ?? null).toBe(rating);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(80);
  expect(await verify(office)).toMatchObject({ standing: 'same' });
  await office.store.close();
});

const hundredths = (value: number): string => {
  const whole = Math.trunc(Math.abs(value) / 100);
  return `${value < 0 ? '-' : ''}${whole}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
};

async function rowOrNull(office: Parameters<typeof rowOn>[0], id: number, list: string) {
  try {
    return await rowOn(office, { id }, list);
  } catch {
    // Not known to the office yet.
    return null;
  }
}
