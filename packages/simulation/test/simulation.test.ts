import { CADENCES, defined, EVENT_TYPES } from '@eloquence/rating';
import { foldName, readReport } from '@eloquence/reports';
import { describe, expect, test } from 'vitest';
import { type SimulatedEvent, type Step, simulate, simulateMonths } from '../src/index.ts';
import { examine, hashOf, rate, rowsById, run } from './helpers.ts';

const SMALL = { seed: 42, players: 100, months: 3 };

describe('the same seed gives the same bytes', () => {
  test('twice in a row and on every machine', () => {
    expect(hashOf(SMALL)).toBe(hashOf(SMALL));
    // Changes with every change of the simulation only.
    expect(hashOf(SMALL)).toBe('f01d94e17f4d3e9a1b18c30171fbff2c0a2b78132011b4a231327ade6a02be93');
  });

  test('a longer simulation begins like a shorter one', () => {
    const [short, long] = [run(SMALL), run({ ...SMALL, months: 5 })];
    expect(long[2]?.list).toEqual(short[2]?.list);
    expect(long[2]?.events.map(({ report }) => report)).toEqual(short[2]?.events.map(({ report }) => report));
  });

  test.each([
    ['another seed', { ...SMALL, seed: 43 }],
    ['another size', { ...SMALL, players: 101 }],
    ['another start', { ...SMALL, start: '2024-08-01' }],
    ['another federation', { ...SMALL, federation: 'XYZ' }],
  ])('%s gives other bytes', (_, input) => expect(hashOf(input)).not.toBe(hashOf(SMALL)));
});

describe('invalid options are refused', () => {
  test.each([
    ['invalid-count', { seed: -1 }],
    ['invalid-count', { seed: 2 ** 32 }],
    ['invalid-count', { seed: 0.5 }],
    ['invalid-count', { players: 59 }],
    ['invalid-count', { players: 200_001 }],
    ['invalid-count', { months: 0 }],
    ['invalid-count', { months: 601 }],
    ['invalid-date', { start: '2024-07-02' }],
    ['invalid-date', { start: '2024-13-01' }],
    ['invalid-date', { start: '2024-02-01' }],
    ['invalid-input', { federation: 'elo' }],
  ])('%s: %j', (code, input) => {
    expect(() => simulateMonths({ ...SMALL, ...input })).toThrow(expect.objectContaining({ code }));
  });
});

/** Two years of a standard federation, once for all tests. */
const steps: readonly Step[] = run({ seed: 1, months: 24 });
const events: readonly SimulatedEvent[] = steps.flatMap((step) => step.events);
const examined = steps.flatMap(({ list, events: held }) => {
  const rows = rowsById(list.rows);
  return held.map((event) => ({ event, rows, examination: examine(event, rows) }));
});

describe('reports', () => {
  test('have no errors, and only warnings of games lost by both', () => {
    const found = examined.flatMap(({ event, examination }) =>
      examination.findings
        .filter(({ severity, code }) => severity !== 'note' && String(code) !== 'both-lost')
        .map(({ code }) => `${event.file}: ${code}`),
    );
    expect(found).toEqual([]);
  });

  test('have the right type and cadence', () => {
    for (const { event, examination } of examined) {
      const { name, city, federation, type } = event.registration;
      expect(examination.report).toMatchObject({ name, city, federation, type });
      expect(examination.report.rounds).toBe(event.played.dates.length);
    }
  });

  test('have the ratings of the list in force, or the standard ones', () => {
    for (const { event, rows, examination } of examined) {
      const { cadence } = event.registration;
      for (const { id, rating } of examination.report.players) {
        const ratings = rows.get(Number(id))?.ratings;
        expect(rating).toBe(ratings?.[cadence]?.rating ?? ratings?.standard?.rating ?? null);
      }
    }
  });

  test('are written in every layout, mostly that of 2016', () => {
    const versions = Map.groupBy(examined, ({ examination }) => examination.report.file.version);
    expect([...versions.keys()].sort()).toEqual(['trf06', 'trf16', 'trf26']);
    expect(versions.get('trf16')?.length).toBeGreaterThan(events.length / 2);
  });

  test('have the players of every team', () => {
    const teams = events.filter(({ played }) => played.teams.length > 0);
    for (const { report, played } of teams) {
      const records = readReport(report).report.file.records.filter(({ kind }) => kind === 'team');
      const players = records.flatMap((record) => (record.kind === 'team' ? record.players : []));
      expect(records).toHaveLength(played.teams.length);
      expect(players.toSorted((a, b) => a - b)).toEqual(played.field.map((_, place) => place + 1));
    }
  });
});

describe('events', () => {
  test('are of all types and cadences, some official, some with players without a rating', () => {
    const types = new Set(events.map(({ registration }) => registration.type));
    expect([...types].sort()).toEqual([...EVENT_TYPES].sort());
    expect(new Set(events.map(({ registration }) => registration.cadence))).toEqual(new Set(CADENCES));
    expect(events.some(({ registration }) => registration.official)).toBe(true);
    expect(events.some(({ played }) => played.field.some(({ rating }) => rating === null))).toBe(true);
    expect(events.some(({ played }) => played.field.some(({ player }) => player.federation !== 'ELO'))).toBe(
      true,
    );
  });

  test('have games, forfeits and byes of all kinds; one or two forfeits in a hundred games', () => {
    const codes = events.flatMap(({ played }) => played.table.rounds.flat()).map(({ code }) => code);
    const counts = new Map([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]));
    for (const code of ['1', '0', '=', '+', '-', 'H', 'U', 'Z', 'W', 'L'] as const) {
      expect(counts.get(code), code).toBeGreaterThan(0);
    }
    const games = events.flatMap(({ played }) => played.games);
    const forfeits = games.filter(({ played }) => !played).length / games.length;
    expect(forfeits).toBeGreaterThan(0.01);
    expect(forfeits).toBeLessThan(0.02);
  });

  test('number eight to twelve a month', () => {
    for (const { events: held } of steps.slice(0, -1)) {
      expect(held.length).toBeGreaterThanOrEqual(8);
      expect(held.length).toBeLessThanOrEqual(13);
    }
  });

  test('nobody meets the same opponent twice in a Swiss', () => {
    for (const { played, file } of events.filter(({ registration }) => registration.type === 'swiss')) {
      const pairs = played.games.map(
        ({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`,
      );
      expect(new Set(pairs).size, file).toBe(pairs.length);
    }
  });

  test('nobody plays in two events on one day', () => {
    const busy = new Set<string>();
    for (const { played } of events) {
      for (const { player } of played.field) {
        for (const date of new Set(played.dates)) {
          const key = `${player.id} ${date}`;
          expect(busy.has(key), key).toBe(false);
          busy.add(key);
        }
      }
    }
  });

  test('begin in the month of the list in force, almost all registered in time', () => {
    for (const { list, events: held } of steps) {
      for (const { registration } of held) expect(registration.start.slice(0, 7)).toBe(list.date.slice(0, 7));
    }
    const late = events.filter(({ registration }) => registration.approvals?.lateRegistration);
    expect(late.length).toBeGreaterThan(0);
    expect(late.length).toBeLessThan(events.length / 20);
  });

  test('have unique names', () => {
    for (const { events: held } of steps) {
      expect(new Set(held.map(({ registration }) => registration.name)).size).toBe(held.length);
      expect(new Set(held.map(({ file }) => file)).size).toBe(held.length);
      expect(held.filter(({ file }) => !/^\d\d-[a-z0-9-]+\.(standard|rapid|blitz)$/.test(file))).toEqual([]);
    }
  });
});

describe('lists', () => {
  const first = defined(steps[0]);
  const last = defined(steps.at(-1));

  test('number one a month, and one after the last', () => {
    expect(steps.map(({ list }) => list.date)).toEqual([
      ...['07', '08', '09', '10', '11', '12'].map((month) => `2024-${month}-01`),
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(
        (month) => `2025-${month}-01`,
      ),
      ...['01', '02', '03', '04', '05', '06', '07'].map((month) => `2026-${month}-01`),
    ]);
    expect(last.events).toEqual([]);
  });

  test('the first has the initial ratings', () => {
    expect(first.list).toEqual(simulate({ seed: 1 }).startingList());
    expect(first.list.rows).toHaveLength(800);
  });

  test.each(CADENCES)('the second follows from the reports of the first month (%s)', (cadence) => {
    const [before, after] = [first, defined(steps[1])].map(({ list }) => rowsById(list.rows));
    const changes = new Map<number, { n: number; hundredths: number }>();
    // What ended three days before the list or earlier (7.1.3, 6.1.3).
    const due = first.events.filter(({ registration }) => registration.end <= '2024-07-29');
    for (const event of due.filter(({ registration }) => registration.cadence === cadence)) {
      for (const { id, n, change } of rate(event, before as ReturnType<typeof rowsById>)) {
        const sum = changes.get(Number(id)) ?? { n: 0, hundredths: 0 };
        changes.set(Number(id), {
          n: sum.n + n,
          hundredths: sum.hundredths + Math.round(Number(change ?? 0) * 100),
        });
      }
    }
    let compared = 0;
    for (const [id, row] of before as ReturnType<typeof rowsById>) {
      const { rating = null, k = null } = row.ratings[cadence] ?? {};
      const { n, hundredths } = changes.get(id) ?? { n: 0, hundredths: 0 };
      const now = after?.get(id)?.ratings[cadence];
      // Above 700 K is cut; below the floor there is no rating.
      if (rating === null || (k ?? 0) * n > 700 || now?.rating === null) continue;
      const rounded = Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 100);
      expect(now).toMatchObject({ rating: rating + rounded, games: n });
      compared += n > 0 ? 1 : 0;
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('new players join, most of them get a rating, some players are inactive', () => {
    const before = rowsById(first.list.rows);
    const newcomers = last.list.rows.filter(({ id }) => !before.has(Number(id)));
    expect(newcomers.length).toBeGreaterThan(100);
    expect(newcomers.filter(({ ratings }) => ratings.standard?.rating).length).toBeGreaterThan(50);
    for (const { list } of [first, last]) {
      const inactive = list.rows.filter(({ flag }) => flag.includes('i')).length / list.rows.length;
      expect(inactive).toBeGreaterThan(0.05);
      expect(inactive).toBeLessThan(0.25);
    }
  });

  test.each(CADENCES)('the mean rating in %s is stable', (cadence) => {
    const average = ({ list }: Step): number => {
      const ratings = list.rows.flatMap((row) => row.ratings[cadence]?.rating ?? []);
      return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    };
    const start = average(first);
    expect(start).toBeGreaterThan(1650);
    expect(start).toBeLessThan(1850);
    for (const step of steps) expect(Math.abs(average(step) - start)).toBeLessThan(60);
  });

  test('ratings, K and titles follow the regulations', () => {
    // One comparison for all of them: tens of thousands take seconds.
    const rows = steps.flatMap(({ list }) => list.rows);
    const entries = rows.flatMap(({ ratings }) => Object.values(ratings));
    const wrong = entries.filter(
      ({ rating, k }) =>
        (rating ?? 1400) < 1400 || ![10, 20, 40].includes(k ?? 20) || (k === null) !== (rating === null),
    );
    const misfits = rows.filter(
      ({ ratings, title, sex }) =>
        (title.startsWith('W') && sex !== 'F') ||
        (title === 'GM' && (ratings.standard?.rating ?? 2500) <= 2350),
    );
    expect([wrong, misfits]).toEqual([[], []]);
    const titles = new Set(last.list.rows.map(({ title }) => title));
    expect([...titles]).toEqual(expect.arrayContaining(['GM', 'IM', 'FM', 'CM', 'WFM', 'WCM']));
  });

  test('no two players share name and year of birth, and none is a known player', () => {
    const people = last.list.rows.map(({ name, birthYear }) => `${foldName(name)} ${birthYear}`);
    expect(new Set(people).size).toBe(people.length);
    const famous =
      'carlsen kasparov karpov fischer anand polgar tal kramnik topalov caruana nakamura ding gukesh';
    const families = last.list.rows.map(({ name }) => foldName(name.split(',')[0] ?? ''));
    expect(families.filter((family) => famous.split(' ').includes(family))).toEqual([]);
    expect(last.list.rows.some(({ name }) => /[^ -~]/.test(name))).toBe(true);
  });
});

describe('with the ratings of a given list each month', () => {
  test('reports have the ratings of the given list', () => {
    const federation = simulate({ seed: 5, players: 120 });
    const ratings = { standard: 2100, rapid: null, blitz: 1999 };
    for (const date of ['2024-07-01', '2024-08-01']) {
      const month = federation.month(() => ratings);
      expect(month.date).toBe(date);
      expect(month.events.length).toBeGreaterThan(0);
      for (const { report, registration } of month.events) {
        const expected = registration.cadence === 'blitz' ? 1999 : 2100;
        expect(readReport(report).report.players.every(({ rating }) => rating === expected)).toBe(true);
      }
    }
  });

  test('with an empty list everybody is unrated', () => {
    const { events: held } = simulate({ seed: 5, players: 120 }).month(() => undefined);
    expect(held.length).toBeGreaterThan(0);
    expect(held.every(({ played }) => played.field.every(({ rating }) => rating === null))).toBe(true);
  });
});

describe('requested defects', () => {
  const spoiled = run({ seed: 1, months: 12, defects: true }).flatMap(({ list, events: held }) => {
    const rows = rowsById(list.rows);
    return held.flatMap((event) => (event.defect === null ? [] : [{ event, rows }]));
  });
  const codesOf = (event: SimulatedEvent, rows: ReturnType<typeof rowsById>): readonly string[] =>
    examine(event, rows).findings.map(({ code }) => code);

  test('are few, and everything else is unchanged', () => {
    const [plain, other] = [run(SMALL), run({ ...SMALL, defects: true })];
    const right = other.flatMap((step) => step.events).map(({ report, corrected }) => corrected ?? report);
    expect(right).toEqual(plain.flatMap((step) => step.events).map(({ report }) => report));
    expect(spoiled.length).toBeGreaterThan(3);
    expect(spoiled.length).toBeLessThan(20);
  });

  test('are found by the check, and the corrected report has none', () => {
    for (const { event, rows } of spoiled) {
      const { defect, corrected } = event;
      const expected = defect === 'wrong-result' ? [] : [defect];
      expect(codesOf(event, rows)).toEqual(expect.arrayContaining(expected));
      const right = { ...event, report: corrected as Uint8Array };
      expect(codesOf(right, rows)).not.toContain(defect);
      expect(corrected).not.toEqual(event.report);
    }
    expect(new Set(spoiled.map(({ event }) => event.defect)).size).toBeGreaterThan(2);
  });
});
