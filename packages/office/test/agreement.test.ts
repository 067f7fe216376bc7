import {
  type Cadence,
  calculateInitialOfEvents,
  calculateK,
  calculatePeriod,
  defined,
  EDITIONS,
  type Edition,
  editionOn,
  formatDate,
  formatHundredths,
  formatRational,
  hundredths,
  nextList,
  parseDate,
} from '@eloquence/rating';
import { checkAndRateReport, type ListEntry, type RatedPlayer, readReport } from '@eloquence/reports';
import { expect, test } from 'vitest';
import { importList } from '../src/imports/import-list.ts';
import {
  type ExplainedPeriod,
  explainPeriod,
  initOffice,
  type Office,
  stateFact,
  verify,
} from '../src/index.ts';
import { closeAndPublish, keyOf, ratedWith } from './edition-office.ts';
import { bytesOf, type EventInput, listText, type Member, reportText } from './federation.ts';
import { freshStores } from './stores.ts';

/** Numbers that are the same in every run: the minimal standard generator. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

type Random = ReturnType<typeof seeded>;

const FIRST_ID = 900_100;
const RATED = 16;
const NEWCOMERS = 4;
/** K of rapid lists before 2012, as the administrator sets it. */
const STATED_K = 20;

/** Players with a K that the list before may show: new ones, those who have reached 2400, and others. */
function membersOf(random: Random, { rules }: Edition): readonly Member[] {
  const steps = rules.kSteps.value;
  const usual = steps?.find(
    (step) => step.gamesUnder === undefined && step.reached === undefined && !step.junior,
  );
  const top = steps?.find((step) => step.reached !== undefined && step.gamesUnder === undefined);
  const first = steps?.find(({ gamesUnder, reached }) => gamesUnder !== undefined && reached === undefined);
  return Array.from({ length: RATED + NEWCOMERS }, (_, index): Member => {
    const rating = index < RATED ? 1500 + random(1050) : null;
    const k = rating !== null && rating >= 2400 ? top?.k : random(4) === 0 ? first?.k : usual?.k;
    const name = `Player, P${String.fromCharCode(65 + index)}`;
    return { id: FIRST_ID + index, name, rating, k: k ?? usual?.k ?? STATED_K, birthYear: 1950 + random(30) };
  });
}

const NOTHING = { ru: null, n: 0, average: null, p: null, dp: null } as const;
const SCORES = [1, 0.5, 0] as const;
const TIMES: Readonly<Record<Cadence, string>> = { standard: '40/7200:3600', rapid: '25+10', blitz: '5+3' };

interface Played extends EventInput {
  readonly kind: 'swiss' | 'round-robin';
}

/** Rounds of a Swiss, paired at random, with forfeits. */
function swissRounds(random: Random, players: number): EventInput['rounds'] {
  return Array.from({ length: 4 + random(3) }, () => {
    const order = Array.from({ length: players }, (_, index) => [random(1000), index] as const);
    order.sort(([a], [b]) => a - b);
    return Array.from({ length: Math.floor(players / 2) }, (_, pair) => {
      const [white, black] = [defined(order[2 * pair])[1], defined(order[2 * pair + 1])[1]];
      return [white, black, random(20) === 0 ? '+' : defined(SCORES[random(3)])] as const;
    });
  });
}

/** Everybody against everybody, by the circle method. */
function roundRobinRounds(random: Random, players: number): EventInput['rounds'] {
  return Array.from({ length: players - 1 }, (_, round) =>
    Array.from({ length: players / 2 }, (_, pair) => {
      const place = (seat: number): number => (seat === 0 ? 0 : 1 + ((seat - 1 + round) % (players - 1)));
      return [place(pair), place(players - 1 - pair), defined(SCORES[random(3)])] as const;
    }),
  );
}

function eventsOf(
  random: Random,
  all: readonly Member[],
  cadence: Cadence,
  month: string,
): readonly Played[] {
  const timeControl = TIMES[cadence];
  const days = (first: number) => ({
    start: `${month}-${String(first).padStart(2, '0')}`,
    end: `${month}-${String(first + 4).padStart(2, '0')}`,
  });
  const swiss = [2, 8].map((day): Played => {
    const players = all.filter(() => random(5) > 0);
    const rounds = swissRounds(random, players.length);
    return { kind: 'swiss', name: `Swiss ${month} ${day}`, ...days(day), players, rounds, timeControl };
  });
  // Eight players, of whom five were rated from the beginning.
  const players = [...all.slice(random(5)).slice(0, 5), ...all.slice(-3)];
  const type = 'Individual: Round-Robin';
  const rounds = roundRobinRounds(random, players.length);
  const name = `Round robin ${month}`;
  return [...swiss, { kind: 'round-robin', name, ...days(16), players, rounds, timeControl, type }];
}

/** The list of the first month of an edition: 2006 for 2005, when its floor had settled, and the first rapid list. */
const FIRST_LISTS: Readonly<Record<string, string>> = { '2005-07': '2006-01-01', '2012-01': '2012-07-01' };

const named = EDITIONS.map((edition) => ({ name: `${edition.cadence} ${edition.id}`, edition }));

const fresh = freshStores('sqlite');

// Figures do not depend on the database, and an embedded one is faster.
test.each(named)(
  'rate, calc period and the office agree: two random months of $name',
  async ({ name, edition }) => {
    const random = seeded(1 + named.findIndex((each) => each.name === name));
    const { cadence, id } = edition;
    const all = membersOf(random, edition);
    let list = FIRST_LISTS[id] ?? `${id}-01`;
    let now = list;
    const office = await initOffice(await fresh.url(), {
      actor: 'officer',
      now: () => new Date(`${now}T12:00:00Z`),
    });
    await importList(office, bytesOf(listText(all)), { date: list, cadence, name: 'list.txt' });
    const leavesK = edition.rules.kSteps.value === null;
    if (leavesK)
      await stateFact(office, {
        kind: 'rapid-k',
        subject: String(STATED_K),
        since: list,
        because: 'As decided.',
      });
    const compared = new Comparison(office, edition, leavesK);
    for (let month = 0; month < 2; month += 1) {
      expect(editionOn(cadence, parseDate(list)).id).toBe(id);
      const next = formatDate(nextList((day) => editionOn(cadence, day), parseDate(list)));
      const entries = await compared.entriesOn(list, all);
      const played = eventsOf(random, all, cadence, list.slice(0, 7));
      now = `${list.slice(0, 7)}-21`;
      const ids: string[] = [];
      for (const one of played) ids.push(await ratedWith(office, one, { cadence, type: one.kind }));
      now = next;
      await closeAndPublish(office, next, cadence === 'blitz' ? undefined : cadence);
      const rated = played.map((one) => compared.rate(one, list, entries));
      for (const member of all) await compared.player(member, { list, next, entries, played, ids, rated });
      list = next;
    }
    expect(compared.figures).toBeGreaterThan(300);
    expect(await verify(office)).toMatchObject({ standing: 'same' });
    await office.store.close();
  },
);

interface EventFile {
  readonly start: string;
  readonly type: 'swiss' | 'round-robin';
  readonly games: readonly { readonly opponent: number | null; readonly score: number }[];
  readonly ru?: number | undefined;
  readonly crosstableScore?: number;
  readonly opponents: number;
}

interface Month {
  readonly list: string;
  readonly next: string;
  readonly entries: ReadonlyMap<string, ListEntry>;
  readonly played: readonly Played[];
  readonly ids: readonly string[];
  readonly rated: readonly (readonly RatedPlayer[])[];
}

/** Compares what `rate` and `calc` give with what the office has published, figure by figure. */
class Comparison {
  readonly #office: Office;
  readonly #edition: Edition;
  readonly #leavesK: boolean;
  /** Events of unrated players so far, as `calc initial` takes them. */
  readonly #unrated: Map<number, EventFile[]> = new Map();
  /** Games of players who were new on the first list, or listed since. */
  readonly #played: Map<number, number> = new Map();
  readonly #peaks: Map<number, number> = new Map();
  figures = 0;

  constructor(office: Office, edition: Edition, leavesK: boolean) {
    this.#office = office;
    this.#edition = edition;
    this.#leavesK = leavesK;
  }

  #same(
    ours: Readonly<Record<string, unknown>>,
    theirs: Readonly<Record<string, unknown>>,
    what: string,
  ): void {
    expect({ what, ...theirs }).toEqual({ what, ...ours });
    this.figures += Object.keys(ours).length;
  }

  /** A list as a file given to `rate --list` has it. */
  async entriesOn(list: string, all: readonly Member[]): Promise<ReadonlyMap<string, ListEntry>> {
    const entries = new Map<string, ListEntry>();
    for (const { id, name, birthYear = null } of all) {
      const row = await this.#rowOn(id, list);
      entries.set(String(id), {
        ...{ id: String(id), name, federation: 'AAA', birthYear, standard: null },
        ...{ rating: row?.rating || null, k: row?.k || null, inactive: false, deceased: false },
      });
    }
    return entries;
  }

  async #rowOn(id: number, list: string): Promise<ExplainedPeriod['after']> {
    const known = await this.#office.store.db
      .selectFrom('identity')
      .select('player')
      .where('id', '=', String(id))
      .executeTakeFirst();
    if (known === undefined) return null;
    return (await explainPeriod(this.#office, known.player, this.#edition.cadence, list)).after;
  }

  /** `rate`, told of each unrated player's earlier events and whether one has counted. */
  rate(event: Played, list: string, byId: ReadonlyMap<string, ListEntry>): readonly RatedPlayer[] {
    const { cadence } = this.#edition;
    const before = event.players.flatMap(({ id }, index) => {
      const events = byId.get(String(id))?.rating ? [] : (this.#unrated.get(id) ?? []);
      return events.length === 0 ? [] : [{ no: index + 1, events }];
    });
    const counted = ({ events }: { readonly events: readonly object[] }): boolean =>
      calculateInitialOfEvents({ cadence }, { events }).events.some(({ counts }) => counts);
    const stated = {
      ...{ registered: '2000-01-01', received: event.end },
      laterEvent: before.filter(counted).map(({ no }) => no),
      noneCounted: before.filter((each) => !counted(each)).map(({ no }) => no),
    };
    const given = { choice: { cadence }, stated, list: { date: parseDate(list), byId }, type: event.kind };
    const { players, findings } = checkAndRateReport(readReport(bytesOf(reportText(event))), given);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const player of players) {
      const id = Number(player.id);
      if (player.rating !== null || player.initial === null) continue;
      const file = this.#eventFile(
        event,
        player,
        (no) => byId.get(String(event.players[no - 1]?.id))?.rating != null,
      );
      this.#unrated.set(id, [...(this.#unrated.get(id) ?? []), file]);
    }
    return players;
  }

  /** The event of an unrated player; a round robin with its result, which only the crosstable gives. */
  #eventFile(event: Played, { games, initial }: RatedPlayer, isRated: (no: number) => boolean): EventFile {
    const against = games.filter(({ counted }) => counted);
    const rated = against.filter(({ opponent }) => isRated(opponent));
    const byCrosstable = event.kind === 'round-robin' && this.#edition.rules.roundRobinMethod.value !== null;
    const total = (of: readonly { readonly score: number }[]): number =>
      of.reduce((sum, { score }) => sum + score, 0);
    return {
      start: event.start,
      type: byCrosstable ? 'round-robin' : 'swiss',
      games: against.map(({ opponentRating, score }) => ({ opponent: opponentRating, score })),
      ...(byCrosstable && { ru: initial?.rating, crosstableScore: total(against) }),
      opponents: new Set(rated.map(({ opponent }) => opponent)).size,
    };
  }

  async player(member: Member, month: Month): Promise<void> {
    const { list, next, entries, played, ids, rated } = month;
    const { cadence } = this.#edition;
    const key = await keyOf(this.#office, member).catch(() => null);
    if (key === null) return;
    const period = await explainPeriod(this.#office, key, cadence, next);
    const own = rated.flatMap((players, index) => {
      const player = players.find((each) => each.id === String(member.id));
      const event = defined(played[index]);
      const office = period.events.find((each) => each.event === ids[index])?.rated;
      return player === undefined ? [] : [{ player, event, office }];
    });
    for (const { player, event, office } of own) {
      if (player.rating === null) {
        this.#result(member, event, player, period);
        continue;
      }
      const { rating, n, score, expected, sum } = player;
      this.#same(
        { rating, n, score, expected, sum },
        {
          ...{ rating: office?.rating, n: office?.n, score: (office?.score ?? 0) / 2 },
          ...{
            expected: formatHundredths(hundredths(office?.expected ?? 0)),
            sum: formatHundredths(hundredths(office?.sum ?? 0)),
          },
        },
        `${member.name} in ${event.name}`,
      );
    }
    const entry = defined(entries.get(String(member.id)));
    const games = own.reduce((all, { player }) => all + player.n, 0);
    if (entry.rating !== null) this.#period(member, entry, month, period, own);
    else if (own.length > 0) this.#first(member, period);
    this.#shownK(member, entry, list, next, period, games);
  }

  #period(
    { name }: Member,
    { rating, k: listed }: ListEntry,
    { list }: Month,
    period: ExplainedPeriod,
    own: readonly {
      readonly player: RatedPlayer;
      readonly event: Played;
      readonly office: ExplainedPeriod['events'][number]['rated'] | undefined;
    }[],
  ): void {
    const counted = own.filter(({ player }) => player.n > 0);
    if (counted.length === 0) {
      this.#same({ change: null, rating }, { change: period.change, rating: period.after?.rating }, name);
      return;
    }
    // The K that `rate` takes; rapid lists before 2012 have the administrator's.
    const k = this.#leavesK ? STATED_K : defined(counted[0]).player.k;
    if (!this.#leavesK) this.#same({ k: listed }, { k }, `${name}, K of ${list}`);
    const answer = calculatePeriod(
      {},
      {
        ...{ cadence: this.#edition.cadence, list, rating, k },
        events: counted.map(({ player, event: { start } }) => ({
          ...{ start, rating: player.rating },
          games: player.games
            .filter((game) => game.counted)
            .map(({ opponentRating, score }) => ({ opponent: opponentRating, score })),
        })),
      },
    );
    const { kUsed, change, rounded } = answer;
    this.#same(
      { kUsed, change, rounded },
      {
        kUsed: period.kUsed,
        change: formatHundredths(hundredths(period.change ?? 0)),
        rounded: period.rounded,
      },
      `${name}, period`,
    );
    const isListed = (period.after?.rating ?? 0) > 0;
    if (isListed) this.#same({ rating: answer.new }, { rating: period.after?.rating }, `${name}, list`);
    else expect(answer.new).toBeLessThan(1602);
    counted.forEach(({ office, event }, index) => {
      const { n, k: used, change: points } = defined(answer.events[index]);
      this.#same(
        { n, k: used, change: points },
        { n: office?.n, k: office?.k, change: formatHundredths(hundredths(office?.change ?? 0)) },
        `${name}, change in ${event.name}`,
      );
    });
  }

  /** What an event gives an unrated player; of the first one, whether it counts, which later depends on those before. */
  #result(
    { id, name }: Member,
    { name: event, start }: Played,
    { initial }: RatedPlayer,
    { first }: ExplainedPeriod,
  ): void {
    if (initial === null) return;
    const { rating: ru, n, counts } = initial;
    const found = first?.events.find((each) => each.start !== null && formatDate(each.start) === start);
    const isFirst = this.#unrated.get(id)?.[0]?.start === start;
    this.#same(
      { ru, n, counts: isFirst ? counts : null },
      { ru: found?.ru, n: found?.n, counts: isFirst ? found?.counts : null },
      `${name} in ${event}`,
    );
  }

  #first({ id, name }: Member, { first, after }: ExplainedPeriod): void {
    const events = this.#unrated.get(id);
    if (events === undefined) return;
    const { cadence } = this.#edition;
    const answer = calculateInitialOfEvents({ cadence }, { events });
    // Where the only event does not count, `calc initial` shows what it would give.
    const counts = answer.events.some((each) => each.counts);
    const { rating } = answer;
    const { ru, n, average, p, dp } = counts ? answer : NOTHING;
    this.#same(
      { rating, ru, n, average, p, dp, results: answer.events.map((each) => [each.ru, each.n, each.counts]) },
      {
        ...{ rating: first?.rating, ru: first?.ru, n: first?.n, dp: first?.dp },
        average: first?.average ? formatRational(first.average) : null,
        p: first?.p === null || first?.p === undefined ? null : formatHundredths(first.p),
        results: first?.events.map((each) => [each.ru, each.n, each.counts]),
      },
      `${name}, first rating`,
    );
    this.#same({ rating }, { rating: after?.rating ?? null }, `${name}, list`);
    if (rating !== null) this.#played.set(id, n);
  }

  /** K of the new list, from the games and the highest rating so far. */
  #shownK(
    { id, name, birthYear }: Member,
    entry: ListEntry,
    list: string,
    next: string,
    { after }: ExplainedPeriod,
    games: number,
  ): void {
    if (after === null || after.rating === 0) return;
    if (this.#leavesK) {
      this.#same({ k: STATED_K }, { k: after.k }, `${name}, K of ${next}`);
      return;
    }
    const { cadence, rules } = this.#edition;
    const steps = rules.kSteps.value ?? [];
    const isNewcomersK = steps.some(({ k, gamesUnder }) => gamesUnder !== undefined && k === entry.k);
    if (!this.#played.has(id) && entry.rating !== null && isNewcomersK) this.#played.set(id, 0);
    const before = this.#played.get(id);
    if (before !== undefined && entry.rating !== null) this.#played.set(id, before + games);
    const reached = steps.find(({ k, reached }) => reached !== undefined && k === entry.k)?.reached ?? 0;
    const peak = Math.max(this.#peaks.get(id) ?? 0, entry.rating ?? 0, reached, after.rating);
    this.#peaks.set(id, peak);
    const input = { rating: after.rating, played: this.#played.get(id) ?? null, on: next, peak };
    const { k } = calculateK({ cadence }, { ...input, birth: String(birthYear) });
    this.#same({ k }, { k: after.k }, `${name}, K of ${next} after ${list}`);
  }
}
