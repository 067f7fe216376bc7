import { readdirSync, readFileSync } from 'node:fs';
import { defined, probability } from '@eloquence/rating';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { federationOffsets } from '../src/figures/federation-offsets.ts';
import { firstRatingRows } from '../src/figures/first-ratings.ts';
import { forecastRows } from '../src/figures/forecast.ts';
import { stretchOfEvents } from '../src/figures/stretch.ts';
import { computeFigures, FIGURE_NAMES, type Figure, type FigureName } from '../src/index.ts';
import { temporaryFolder } from './invented-office.ts';
import { randomTables, writeTables } from './random-history.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

// biome-ignore lint/suspicious/noExplicitAny: the columns are what the test is about
type Any = any;
type Rows = readonly Any[];

const tables = randomTables(7);
const { lists, rows, events, games }: Record<keyof typeof tables, Rows> = tables;
let figures: ReadonlyMap<FigureName, Figure>;

beforeAll(async () => {
  await writeTables(folder.path('random'), tables);
  const found = await computeFigures(folder.path('random'), 'standard');
  figures = new Map(found.map((figure) => [figure.figure, figure]));
});

const rowsOf = (name: FigureName): Rows => defined(figures.get(name)).rows;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
const group = (all: Rows, key: (row: Any) => unknown): Rows[] => [
  ...Map.groupBy(all, (row) => JSON.stringify(key(row))).values(),
];

/** Compares in any order, to twelve digits. */
function same(name: FigureName, expected: Rows): void {
  const rounded = (all: Rows): string[] =>
    all
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, value]) => [
              key,
              typeof value === 'number' ? Number(value.toPrecision(10)) + 0 : value,
            ]),
        ),
      )
      .toSorted();
  expect(expected.length).toBeGreaterThan(0);
  expect(rounded(rowsOf(name))).toEqual(rounded(expected));
}

const counted = games.filter((game) => game.white_expected !== null && game.black_expected !== null);
const favourite = (game: Any): { score: number; expected: number; gap: number } => {
  const gap = game.white_rating - game.black_rating;
  if (gap === 0) return { score: 0.5, expected: game.white_expected / 100, gap };
  return gap > 0
    ? { score: game.white_score / 2, expected: game.white_expected / 100, gap }
    : { score: 1 - game.white_score / 2, expected: game.black_expected / 100, gap: -gap };
};

test('calibration', () => {
  same(
    'calibration',
    group(counted, (game) => Math.floor(favourite(game).gap / 25)).map((bin) => {
      const all = bin.map(favourite);
      return {
        difference: Math.floor(defined(all[0]).gap / 25) * 25,
        games: bin.length,
        score: mean(all.map(({ score }) => score)),
        table: mean(all.map(({ expected }) => expected)),
        uncapped: mean(all.map(({ gap }) => probability(gap) / 100)),
        logistic_400: mean(all.map(({ gap }) => 1 / (1 + 10 ** (-gap / 400)))),
        logistic_480: mean(all.map(({ gap }) => 1 / (1 + 10 ** (-gap / 480)))),
      };
    }),
  );
});

const bandOf = (game: Any): number => Math.floor((game.white_rating + game.black_rating) / 400) * 200;

test('residuals', () => {
  same(
    'residuals',
    group(counted, (game) => [bandOf(game), Math.floor(favourite(game).gap / 100)]).map((bin) => {
      const all = bin.map((game) => {
        const { score, expected, gap } = favourite(game);
        // On the boundary the favourite is White, as in the query.
        return gap === 0
          ? {
              residual: game.white_score / 2 - game.white_expected / 100,
              expected: game.white_expected / 100,
            }
          : { residual: score - expected, expected };
      });
      const p = mean(all.map(({ expected }) => expected));
      const residual = mean(all.map((side) => side.residual));
      const first = favourite(bin[0]);
      return {
        band: bandOf(bin[0]),
        difference: Math.floor(first.gap / 100) * 100,
        games: bin.length,
        residual,
        points: residual / ((Math.LN10 / 400) * p * (1 - p)),
      };
    }),
  );
});

test('reliability', () => {
  const all = games.filter((game) => game.white_expected !== null);
  same(
    'reliability',
    group(all, (game) => Math.floor(game.white_expected / 5)).map((bin) => ({
      expected: (Math.floor(bin[0].white_expected / 5) * 5) / 100,
      games: bin.length,
      predicted: mean(bin.map((game) => game.white_expected / 100)),
      score: mean(bin.map((game) => game.white_score / 2)),
    })),
  );
});

const shown = rows.filter((row) => row.shown);

test('shape', () => {
  const populations: Readonly<Record<string, (row: Any) => boolean>> = {
    all: () => true,
    active: (row) => !row.inactive,
    women: (row) => row.sex === 'F',
    men: (row) => row.sex === 'M',
  };
  same(
    'shape',
    Object.entries(populations).flatMap(([population, isIn]) =>
      group(shown.filter(isIn), (row) => row.date).map((own) => {
        const ratings = own.map((row) => row.rating as number).toSorted((a, b) => a - b);
        const average = mean(ratings);
        const deviation = Math.sqrt(mean(ratings.map((rating) => (rating - average) ** 2)));
        const quantile = (part: number): number =>
          defined(ratings[Math.max(0, Math.ceil(part * ratings.length - 1e-9) - 1)]);
        return {
          date: own[0].date,
          population,
          players: own.length,
          mean: average,
          deviation,
          skew:
            deviation === 0 ? null : mean(ratings.map((rating) => (rating - average) ** 3)) / deviation ** 3,
          ...{ p1: quantile(0.01), p10: quantile(0.1), p25: quantile(0.25), p50: quantile(0.5) },
          ...{ p75: quantile(0.75), p90: quantile(0.9), p99: quantile(0.99) },
        };
      }),
    ),
  );
});

const medianOf = (values: readonly number[]): number =>
  defined(values.toSorted((a, b) => b - a)[Math.ceil(values.length / 2) - 1]);

test('inflation, by each measure since the first list', () => {
  const members = cohortMembers();
  expect(members.size).toBeGreaterThan(0);
  let created = 0;
  const measured = lists.map((list) => {
    const own = rows.filter((row) => row.list === list.list);
    const active = own.filter((row) => row.shown && !row.inactive).map((row) => row.rating as number);
    created += list.games / 100 / list.rated;
    return {
      date: list.date,
      mean_active: mean(active),
      median_active: medianOf(active),
      cohort: mean(own.filter((row) => members.has(row.player)).map((row) => row.rating)),
      created,
    };
  });
  const [first] = measured;
  same(
    'inflation',
    measured.map((row) => ({
      date: row.date,
      mean_active: row.mean_active - defined(first).mean_active,
      median_active: row.median_active - defined(first).median_active,
      rank_100: null,
      cohort: row.cohort - defined(first).cohort,
      created: row.created,
    })),
  );
});

test('the distribution by federation', () => {
  same(
    'federation-shape',
    group(shown, (row) => [row.date, row.federation]).map((own) => {
      const ratings = own.map((row) => row.rating as number).toSorted((a, b) => a - b);
      const average = mean(ratings);
      const quantile = (part: number): number =>
        defined(ratings[Math.max(0, Math.ceil(part * ratings.length - 1e-9) - 1)]);
      return {
        ...{ date: own[0].date, federation: own[0].federation, players: own.length, mean: average },
        deviation: Math.sqrt(mean(ratings.map((rating) => (rating - average) ** 2))),
        ...{ p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9) },
      };
    }),
  );
});

test('ranks and counts', () => {
  const byDate = group(shown, (row) => row.date);
  const active = byDate.map((own) => own.filter((row) => !row.inactive));
  same(
    'ranks',
    active.map((own) => {
      const ratings = own.map((row) => row.rating).toSorted((a, b) => b - a);
      const at = (rank: number): number | null => ratings[rank - 1] ?? null;
      return {
        date: own[0].date,
        ...{
          rank_5: at(5),
          rank_10: at(10),
          rank_20: at(20),
          rank_50: at(50),
          rank_100: at(100),
          rank_1000: at(1000),
        },
      };
    }),
  );
  same(
    'counts',
    byDate.map((own) => {
      const above = [2700, 2600, 2500, 2400, 2300, 2200, 2100, 2000].map((limit) => [
        `above_${limit}`,
        own.filter((row) => row.rating > limit).length || null,
      ]);
      const low = own.filter((row) => row.rating < 1425).length;
      return {
        date: own[0].date,
        ...Object.fromEntries(above),
        at_floor: low,
        at_floor_share: low / own.length,
      };
    }),
  );
});

const yearOf = (row: Any): number => Number(row.date.slice(0, 4));
const years = group(rows, (row) => [row.player, yearOf(row)]).map((own) => ({
  player: own[0].player,
  year: yearOf(own[0]),
  rating: own[0].rating as number,
  games: sum(own.map((row) => row.games)),
  birth: own[0].birth_year,
}));
const deviationOf = (values: readonly number[]): number | null =>
  values.length < 2
    ? null
    : Math.sqrt(sum(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1));
const errorOf = (values: readonly number[]): number | null => {
  const deviation = deviationOf(values);
  return deviation === null ? null : deviation / Math.sqrt(values.length);
};

function cohortMembers(): ReadonlySet<number> {
  const [first, last] = [2021, 2024];
  return new Set(
    group(years, ({ player }) => player)
      .filter((own) => own.filter((year) => year.games > 0).length === last - first + 1)
      .filter(([year]) => year.birth !== null && first - year.birth >= 35 && first - year.birth <= 45)
      .map(([year]) => year.player),
  );
}

test('cohort', () => {
  const members = cohortMembers();
  same(
    'cohort',
    group(
      years.filter(({ player }) => members.has(player)),
      ({ year }) => year,
    ).map((own) => ({
      year: own[0].year,
      players: own.length,
      mean: mean(own.map(({ rating }) => rating)),
      error: errorOf(own.map(({ rating }) => rating)),
    })),
  );
});

test('annual change', () => {
  const starts = [0, 10, 15, 18, 25, 35, 45, 55, 65];
  const pairs = years.flatMap((year) => {
    const next = years.find((other) => other.player === year.player && other.year === year.year + 1);
    if (year.games === 0 || year.birth === null || next === undefined) return [];
    const age = year.year - year.birth;
    return {
      age: starts.findLast((start) => age >= start) ?? 0,
      band: Math.floor(year.rating / 200) * 200,
      change: next.rating - year.rating,
    };
  });
  same(
    'annual-change',
    group(pairs, ({ age, band }) => [age, band]).map((own) => ({
      age: own[0].age,
      band: own[0].band,
      players: own.length,
      change: mean(own.map(({ change }) => change)),
      error: errorOf(own.map(({ change }) => change)),
    })),
  );
});

test('inactivity', () => {
  const pairs = years.flatMap((year) => {
    const own = years.filter((other) => other.player === year.player);
    const before = own.filter((other) => other.games > 0 && other.year < year.year).at(-1);
    const next = own.find((other) => other.year === year.year + 1);
    if (year.games === 0 || before === undefined || next === undefined) return [];
    return { away: Math.min(3, year.year - 1 - before.year), change: next.rating - year.rating };
  });
  same(
    'inactivity',
    group(pairs, ({ away }) => away).map((own) => ({
      years_away: own[0].away,
      players: own.length,
      change: mean(own.map(({ change }) => change)),
      error: errorOf(own.map(({ change }) => change)),
    })),
  );
});

test('the ledger, exactly', () => {
  same(
    'ledger',
    lists.map((list) => {
      const own = games.filter((game) => game.list === list.list);
      let [imbalance, cap, oneSided] = [0, 0, 0];
      for (const game of own) {
        const change = (game.white_change ?? 0) + (game.black_change ?? 0);
        if (game.white_k === null || game.black_k === null) oneSided += change;
        else {
          const full = probability(game.white_rating - game.black_rating);
          const byK = (game.white_k - game.black_k) * (50 * game.white_score - full);
          imbalance += byK;
          cap += change - byK;
        }
      }
      return {
        date: list.date,
        ...{ old_points: list.old_points, k_imbalance: imbalance, cap, one_sided: oneSided, other_games: 0 },
        ...{ corrections: 0, newcomers: 0, returns: 0, leavers: 0, imports: list.imports, adjustments: 0 },
        ...{ rounding: 0, new_points: list.new_points, unexplained: 0 },
      };
    }),
  );
});

test('transfers', () => {
  const person = new Map(rows.map((row) => [row.player, row]));
  const all = games.flatMap((game) => {
    const [white, black] = [person.get(game.white), person.get(game.black)];
    if (game.white_k === null || game.black_k === null || !white || !black) return [];
    const age = (row: Any): string | null =>
      row.birth_year === null
        ? null
        : String(Math.min(7, Math.floor((yearOf(game) - row.birth_year) / 10)) * 10);
    return (
      [
        [white, black, game.white_k, game.black_k, game.white_change],
        [black, white, game.black_k, game.white_k, game.black_change],
      ] as const
    ).flatMap(([own, other, k, otherK, won]) => [
      ...(age(own) !== null && age(other) !== null
        ? [{ kind: 'age', own: age(own), opponent: age(other), won }]
        : []),
      { kind: 'k', own: String(k), opponent: String(otherK), won },
      ...(own.federation === other.federation
        ? []
        : [{ kind: 'federation', own: own.federation, opponent: other.federation, won }]),
    ]);
  });
  same(
    'transfers',
    group(all, ({ kind, own, opponent }) => [kind, own, opponent]).map((own) => ({
      kind: own[0].kind,
      own: own[0].own,
      opponent: own[0].opponent,
      games: own.length,
      points: sum(own.map(({ won }) => won)),
    })),
  );
});

test('newcomers', () => {
  const start = lists[0].date;
  const all = group(rows, (row) => row.player)
    .filter(([first]) => first.date > start)
    .map((own) => {
      const [first] = own;
      const after = (n: number): number | null => {
        const row = own.find((each) => each.played - first.played >= n);
        return row ? row.rating - first.rating : null;
      };
      const age = first.birth_year === null ? null : yearOf(first) - first.birth_year;
      return {
        band: Math.floor(first.rating / 200) * 200,
        age: age === null ? null : age < 18 ? 0 : age < 35 ? 18 : 35,
        after: [10, 20, 30, 50].map(after),
      };
    });
  same(
    'newcomers',
    group(all, ({ band, age }) => [band, age]).map((own) => ({
      band: own[0].band,
      age: own[0].age,
      players: own.length,
      ...Object.fromEntries(
        [10, 20, 30, 50].flatMap((n, index) => {
          const known = own.map(({ after }) => after[index]).filter((value) => value !== null);
          return [
            [`players_${n}`, known.length],
            [`after_${n}`, known.length === 0 ? null : mean(known)],
          ];
        }),
      ),
    })),
  );
});

test('adequacy of K', () => {
  const sides = games.flatMap((game) =>
    [
      {
        player: game.white,
        list: game.list,
        k: game.white_k,
        score: game.white_score / 2,
        expected: game.white_expected / 100,
      },
      {
        player: game.black,
        list: game.list,
        k: game.black_k,
        score: 1 - game.white_score / 2,
        expected: game.black_expected / 100,
      },
    ].filter(({ k }) => k !== null),
  );
  const periods = group(sides, ({ player, list }) => [player, list])
    .map((own) => ({
      player: own[0].player,
      list: own[0].list,
      k: own[0].k,
      z: sum(own.map(({ score, expected }) => score - expected)),
      variance: sum(own.map(({ expected }) => expected * (1 - expected))),
    }))
    .filter(({ variance }) => variance > 0)
    .toSorted((a, b) => a.list - b.list);
  const pairs = group(periods, ({ player }) => player).flatMap((own) =>
    own.slice(1).map((period, index) => ({
      k: period.k,
      x: period.z / Math.sqrt(period.variance),
      y: own[index].z / Math.sqrt(own[index].variance),
    })),
  );
  same(
    'k-adequacy',
    group(pairs, ({ k }) => k).map((own) => {
      const [x, y] = [own.map((pair) => pair.x), own.map((pair) => pair.y)];
      const covariance = mean(own.map((pair) => (pair.x - mean(x)) * (pair.y - mean(y))));
      const spread = (values: readonly number[]): number =>
        Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
      return {
        k: own[0].k,
        pairs: own.length,
        correlation: covariance / spread(x) / spread(y),
        margin: 1.96 / Math.sqrt(own.length),
      };
    }),
  );
});

describe('anomalies of the last twelve months', () => {
  const recent = games.filter(
    (game) => game.date > `${yearOf(lists.at(-1)) - 1}${lists.at(-1).date.slice(4)}`,
  );

  test('repeated pairs', () => {
    same(
      'repeated-pairs',
      group(recent, ({ white, black }) => [Math.min(white, black), Math.max(white, black)])
        .filter((own) => own.length >= 6)
        .map((own) => {
          const player = Math.min(own[0].white, own[0].black);
          const side = (name: string, isPlayer: boolean): number[] =>
            own.map(
              (game) => game[`${(game.white === player) === isPlayer ? 'white' : 'black'}_${name}`] ?? 0,
            );
          const scores = own.map(
            (game) => (game.white === player ? game.white_score : 2 - game.white_score) / 2,
          );
          return {
            player,
            player_id: `P${player}`,
            opponent_id: `P${Math.max(own[0].white, own[0].black)}`,
            opponent: Math.max(own[0].white, own[0].black),
            games: own.length,
            events: new Set(own.map(({ event }) => event)).size,
            score: sum(scores),
            points: sum(side('change', true)),
            opponent_points: sum(side('change', false)),
          };
        }),
    );
  });

  test('events that create points', () => {
    same(
      'concentrated-gains',
      group(recent, ({ event }) => event)
        .map((own) => {
          const about = events.find(({ event }) => event === own[0].event);
          const at40 = (side: string): number =>
            sum(own.map((game) => (game[`${side}_k`] >= 40 ? game[`${side}_change`] : 0)));
          return {
            event: own[0].event,
            id: about.id,
            name: about.name,
            date: own[0].date,
            games: own.length,
            points: sum(own.map((game) => (game.white_change ?? 0) + (game.black_change ?? 0))),
            highest_k: Math.max(...own.flatMap((game) => [game.white_k ?? 0, game.black_k ?? 0])),
            points_at_40: at40('white') + at40('black'),
          };
        })
        .filter(({ points }) => points > 0)
        .toSorted((a, b) => b.points - a.points || a.event - b.event)
        .slice(0, 100),
    );
  });

  test('surprising results', () => {
    const sides = recent.flatMap((game) =>
      [
        {
          of: game,
          player: game.white,
          rating: game.white_rating,
          score: game.white_score / 2,
          e: game.white_expected,
        },
        {
          of: game,
          player: game.black,
          rating: game.black_rating,
          score: 1 - game.white_score / 2,
          e: game.black_expected,
        },
      ].filter(({ e }) => e !== null),
    );
    const all = group(sides, ({ of, player }) => [of.event, player]).map((own) => {
      const expected = sum(own.map(({ e }) => e / 100));
      const variance = sum(own.map(({ e }) => (e / 100) * (1 - e / 100)));
      const score = sum(own.map((side) => side.score));
      return {
        event: own[0].of.event,
        player: own[0].player,
        surprise: variance > 0 ? (score - expected) / Math.sqrt(variance) : 0,
      };
    });
    const found = all.filter(({ surprise }) => Math.abs(surprise) >= 2.5);
    expect(found.length).toBeGreaterThan(0);
    for (const row of rowsOf('surprises')) expect(row.player_id).toBe(`P${row.player}`);
    const key = ({ event, player, surprise }: Any): string => `${event} ${player} ${surprise.toFixed(8)}`;
    expect(rowsOf('surprises').map(key).toSorted()).toEqual(found.map(key).toSorted().slice(0, 100));
  });
});

test('federation means', () => {
  const at = (date: string): Rows => shown.filter((row) => row.date === date);
  const [first, last] = [at(lists[0].date), at(lists.at(-1).date)];
  same(
    'federation-means',
    group(last, ({ federation }) => federation)
      .filter((own) => own.length >= 10)
      .map((own) => {
        const before = first.filter(({ federation }) => federation === own[0].federation);
        const ratings = own.map(({ rating }) => rating);
        return {
          federation: own[0].federation,
          players_first: before.length,
          mean_first: mean(before.map(({ rating }) => rating)),
          players: own.length,
          mean: mean(ratings),
          deviation: Math.sqrt(mean(ratings.map((rating) => (rating - mean(ratings)) ** 2))),
        };
      }),
  );
});

test('federation offsets come from the games that count for both', () => {
  const person = new Map(rows.map((row) => [row.player, row.federation]));
  const pairs = group(counted, (game) => [person.get(game.white), person.get(game.black)]).map((own) => ({
    own: String(person.get(own[0].white)),
    opponent: String(person.get(own[0].black)),
    games: own.length,
    residual: sum(own.map((game) => game.white_score / 2 - game.white_expected / 100)),
    slope: sum(
      own.map((game) => ((Math.LN10 / 400) * game.white_expected * (100 - game.white_expected)) / 10_000),
    ),
  }));
  const slow = new Map(federationOffsets(pairs).map((row) => [row.federation, row]));
  for (const row of rowsOf('federation-offsets')) {
    const { offset, error, ...counts } = defined(slow.get(row.federation));
    expect(row).toMatchObject(counts);
    expect(row.offset).toBeCloseTo(Number(offset), 6);
    expect(row.error).toBeCloseTo(Number(error), 6);
  }
  expect(rowsOf('federation-offsets')).toHaveLength(3);
});

test('the forecast is scored over the games that count for both', () => {
  const ordered = counted.toSorted(
    (a, b) => a.list - b.list || a.event - b.event || a.round - b.round || a.white - b.white,
  );
  same('forecast', forecastRows(ordered));
});

test('first ratings are those of the games before the first list of a newcomer', () => {
  const start = lists[0].date;
  const newcomers = group(rows, (row) => row.player).filter(([first]) => first.date > start);
  const about = new Map(events.map((event) => [event.event, event]));
  const slow = newcomers.flatMap(([first]) => {
    const own = games.flatMap((game) => {
      const isWhite = game.white === first.player;
      if (!isWhite && game.black !== first.player) return [];
      const [listed, opposed] = isWhite
        ? [game.white_listed, game.black_listed]
        : [game.black_listed, game.white_listed];
      if (listed || !opposed || game.date > first.date) return [];
      const { start: day, type, official } = about.get(game.event);
      const opponent = isWhite ? game.black_rating : game.white_rating;
      const score = (isWhite ? game.white_score : 2 - game.white_score) / 2;
      return [{ player: first.player, rating: first.rating, start: day, type, official, opponent, score }];
    });
    return own;
  });
  same('first-ratings', firstRatingRows('standard', slow));
  expect(rowsOf('first-ratings').some(({ rated }) => rated > 0)).toBe(true);
});

test('b of each band and month is that of its games', () => {
  const parts: [part: string, value: string | null, games: Rows][] = [
    ['all', null, counted],
    ...group(counted, bandOf).map((own): [string, string, Rows] => ['band', String(bandOf(own[0])), own]),
    ...group(counted, (game) => game.date).map((own): [string, string, Rows] => ['month', own[0].date, own]),
  ];
  let compared = 0;
  for (const [part, value, own] of parts) {
    const slow = stretchOfEvents(
      group(own, (game) => game.event).map((event) =>
        event.map((game) => ({
          difference: game.white_rating - game.black_rating,
          score: game.white_score / 2,
        })),
      ),
    );
    const found = rowsOf('stretch').find((row) => row.part === part && row.value === value);
    if (slow === null) expect(found, `${part} ${value}`).toBeUndefined();
    else {
      expect(found, `${part} ${value}`).toMatchObject({ games: slow.games, events: slow.events });
      expect(found.b).toBeCloseTo(slow.b, 6);
      expect(found.low ?? 0).toBeCloseTo(slow.low ?? 0, 6);
      expect(found.high ?? 0).toBeCloseTo(slow.high ?? 0, 6);
      compared += 1;
    }
  }
  expect(compared).toBe(rowsOf('stretch').length);
});

test('every figure has its columns, and its query a description', () => {
  for (const name of FIGURE_NAMES) {
    const { columns, rows: found } = defined(figures.get(name));
    for (const row of found) expect(Object.keys(row), name).toEqual(columns);
    const sql = readFileSync(new URL(`../src/figures/${name}.sql`, import.meta.url), 'utf8');
    expect(sql, name).toMatch(/^-- [A-Z].*\.\n(?:WITH|SELECT)/);
  }
  const files = readdirSync(new URL('../src/figures/', import.meta.url)).filter((file) =>
    file.endsWith('.sql'),
  );
  expect(files.map((file) => file.replace('.sql', '')).toSorted()).toEqual(
    [...FIGURE_NAMES, 'stretch-clusters'].toSorted(),
  );
});
