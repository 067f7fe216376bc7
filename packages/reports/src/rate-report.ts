import {
  type CivilDate,
  dayOfK,
  defined,
  developmentCoefficient,
  type Edition,
  type EventPlayerInput,
  type EventType,
  formatDate,
  formatHundredths,
  formatRational,
  hundredths,
  InputError,
  isKOfAdministrator,
  kOfLaterList,
  type PlayerGameOutcome,
  type PlayerOutcome,
  parseDate,
  type Reason,
  type Reasons,
  rateEvent,
  takesRatingsPerGame,
  withRatingsPerGame,
} from '@eloquence/rating';
import { birthIn } from './birth.ts';
import { gamesOf } from './games.ts';
import {
  entryFor,
  type ListEntries,
  type ListEntry,
  type ListOn,
  ratingOf,
  regularKs,
} from './list-entry.ts';
import { type Report, type ReportPlayer, thinkingMinutes } from './report.ts';
import type { StatedFacts } from './stated-facts.ts';

/** One game from one player's side, in the fields every interface shares. */
export interface RatedGame {
  readonly round: number;
  /** Start number. */
  readonly opponent: number;
  readonly colour: 'w' | 'b' | null;
  readonly score: number;
  readonly counted: boolean;
  readonly opponentRating: number | null;
  readonly difference: number | null;
  readonly expected: string | null;
  readonly delta: string | null;
  readonly reasons: Reasons;
}

export interface RatedPlayer {
  readonly no: number;
  readonly id: string | null;
  readonly name: string;
  readonly rating: number | null;
  readonly k: number | null;
  /** K after the limit on K × n, for this event alone (2024 8.3.3). */
  readonly kUsed: number | null;
  readonly n: number;
  readonly score: number;
  readonly expected: string;
  readonly sum: string;
  readonly change: string | null;
  readonly new: number | null;
  readonly initial: {
    readonly rating: number;
    readonly n: number;
    readonly score: number;
    readonly average: string;
    readonly p: string;
    readonly dp: number | null;
    readonly counts: boolean;
  } | null;
  readonly games: readonly RatedGame[];
  readonly reasons: Reasons;
}

export interface RatedReport {
  readonly players: readonly RatedPlayer[];
  readonly reasons: Reasons;
}

export interface RateReportOptions {
  readonly editionAt?: (day: CivilDate) => Edition;
  /** The list in force on a day, for events with the ratings at the time of each game (2009 4.13). */
  readonly listOn?: ListOn | null;
}

/** Rates the event of a report that has no errors. */
export function rateReport(
  edition: Edition,
  report: Report,
  type: EventType,
  list: ListEntries | null,
  stated: StatedFacts,
  { editionAt = () => edition, listOn = null }: RateReportOptions = {},
): RatedReport {
  const before = earlierOf(stated);
  const kDay = kDayOf(editionAt, edition, report, stated);
  const ks = list === null ? null : regularKs(edition, report.start);
  const players = report.players.map((player) =>
    playerInput(edition, report, player, list, ks, before, kDay),
  );
  const { games, colours } = gamesOf(report, stated);
  const outcome = rateEvent(
    edition,
    {
      start: report.start === null ? null : formatDate(report.start),
      type,
      players: players.map((player) => player.input),
      games:
        listOn !== null && takesRatingsPerGame(edition, stated.ratingsPerGame === true)
          ? withRatingsPerGame(
              games,
              (round) => report.roundDates[round - 1] ?? null,
              (day, player) => entryFor(listOn(day), defined(report.players[player]).id)?.rating ?? null,
            )
          : games,
      minutes: report.timeControl === null ? null : thinkingMinutes(report.timeControl),
      scheduledGames: stated.scheduledGames ?? null,
      waivedMatchRule: stated.approvals?.waivedMatchRule === true,
      official: stated.official === true,
      continental: stated.continental === true,
      ratingsPerGame: stated.ratingsPerGame === true,
    },
    { explain: true },
  );
  return {
    players: outcome.players.map((rated, index) => {
      const player = defined(report.players[index]);
      const side = (game: PlayerGameOutcome): RatedGame => {
        const { round = 0, white } = defined(games[game.game]);
        const coloured = colours[game.game] === true;
        return ratedGame(report, game, round, coloured ? (white === index ? 'w' : 'b') : null);
      };
      const byRound = rated.games.map(side).sort((a, b) => a.round - b.round);
      return ratedPlayer(player, rated, players[index]?.reasons ?? [], byRound);
    }),
    reasons: outcome.reasons,
  };
}

/** The games with the ratings of the list in force on their day; of other players and days, those at the start. */
/** What is stated of unrated players' earlier events, by start number. */
interface Earlier {
  readonly later: ReadonlySet<number>;
  readonly noneCounted: ReadonlySet<number>;
  readonly listedSince: ReadonlyMap<number, number>;
}

function earlierOf({ laterEvent = [], noneCounted = [], listedSince = [] }: StatedFacts): Earlier {
  return {
    later: new Set(laterEvent),
    noneCounted: new Set(noneCounted),
    listedSince: new Map(listedSince.map(({ player, rating }) => [player, rating])),
  };
}

function playerInput(
  edition: Edition,
  report: Report,
  player: ReportPlayer,
  list: ListEntries | null,
  ks: ReadonlySet<number> | null,
  before: Earlier,
  kDay: KDay | null,
): { input: EventPlayerInput; reasons: Reasons } {
  const listed = entryFor(list, player.id);
  // A K that no edition has is an error of the list.
  const entry = listed?.k && ks !== null && !ks.has(listed.k) ? { ...listed, k: null } : listed;
  const rating = ratingOf(player, list);
  const listedSince = rating === null ? (before.listedSince.get(player.no) ?? null) : null;
  const used = rating ?? entry?.standard ?? listedSince;
  const { k, reasons } =
    used === null
      ? { k: null, reasons: [] }
      : kOf(edition, report, player, used, entry, list?.date ?? null, kDay);
  const isNoneCounted = before.noneCounted.has(player.no);
  const input = {
    ...{ rating, k, standard: entry?.standard ?? null, listedSince },
    laterEvent: isNoneCounted || before.later.has(player.no),
    ...(isNoneCounted && { counted: false }),
  };
  return { input, reasons };
}

/** The day for which K is taken, and the edition in force on it. */
interface KDay {
  readonly day: CivilDate;
  readonly edition: Edition;
}

function kDayOf(
  editionAt: (day: CivilDate) => Edition,
  edition: Edition,
  { start, end }: Report,
  { received, official = false }: StatedFacts,
): KDay | null {
  if (start === null) return null;
  const dates = { start, end: end !== null && end >= start ? end : start, official };
  const day = dayOfK(editionAt, edition, { ...dates, received: received ? parseDate(received) : null });
  return { day, edition: editionAt(day) };
}

/** K of the list, or worked out from birth and rating, taking the player as established; as of the day K is taken. */
function kOf(
  edition: Edition,
  report: Report,
  player: ReportPlayer,
  rating: number,
  entry: ListEntry | undefined,
  listDate: CivilDate | null,
  kDay: KDay | null,
): { k: number | null; reasons: Reasons } {
  const birth = report.start === null ? null : birthOf(report, player, entry);
  const on = (of: Edition, day: CivilDate): { k: number | null; reasons: Reasons } =>
    workedOutK(of, { rating, played: null, on: formatDate(day), birth });
  const first = listDate ?? report.start;
  const atStart = on(edition, first ?? parseDate(edition.from));
  if (isKOfAdministrator(edition)) return atStart;
  if (entry?.k && (listDate === null || entry.k !== atStart.k)) return { k: entry.k, reasons: [] };
  if (kDay === null || first === null || kDay.day <= first || atStart.k === null)
    return entry?.k ? { k: entry.k, reasons: [] } : atStart;
  const later = on(kDay.edition, kDay.day);
  // Only age changes between the two days: the K of 18-year-olds ends.
  if (later.k === null || later.k === atStart.k) return entry?.k ? { k: entry.k, reasons: [] } : atStart;
  const taken = kOfLaterList(edition, { k: later.k, before: atStart.k, list: kDay.day });
  return { k: later.k, reasons: [...later.reasons, taken] };
}

function workedOutK(
  edition: Edition,
  input: Parameters<typeof developmentCoefficient>[1],
): { k: number | null; reasons: Reasons } {
  try {
    return developmentCoefficient(edition, input, { explain: true });
  } catch (error) {
    // The administrator sets K for rapid ratings of 2005: without it the sum is all there is.
    if (error instanceof InputError && error.code === 'k-not-set') {
      const { article } = edition.rules.kSteps;
      return { k: null, reasons: [{ code: 'k-not-set', article, values: {} }] };
    }
    throw error;
  }
}

/** The year of the list, with the day of the report where the two agree; else what the report says. */
function birthOf(report: Report, player: ReportPlayer, entry: ListEntry | undefined): string | null {
  const birth = birthIn(report, player);
  const year = entry?.birthYear ?? null;
  if (birth !== null && (year === null || year === birth.year)) return birthText(birth);
  return year === null ? null : String(year);
}

function birthText({ year, month, day }: { year: number; month: number | null; day: number | null }): string {
  if (month === null || day === null) return String(year);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const decimal = (value: number | null): string | null =>
  value === null ? null : formatHundredths(hundredths(value));

function ratedGame(
  report: Report,
  game: PlayerGameOutcome,
  round: number,
  colour: 'w' | 'b' | null,
): RatedGame {
  return {
    round,
    opponent: defined(report.players[game.opponent]).no,
    colour,
    score: game.score / 2,
    counted: game.counted,
    opponentRating: game.opponentRating,
    difference: game.difference,
    expected: decimal(game.expected),
    delta: decimal(game.delta),
    reasons: game.reasons,
  };
}

function ratedPlayer(
  player: ReportPlayer,
  rated: PlayerOutcome,
  kReasons: readonly Reason[],
  games: readonly RatedGame[],
): RatedPlayer {
  const { rating, k, kUsed, n, score, expected, sum, change, initial } = rated;
  return {
    no: player.no,
    id: player.id || null,
    name: player.name,
    rating,
    k,
    kUsed,
    n,
    score: score / 2,
    expected: formatHundredths(hundredths(expected)),
    sum: formatHundredths(hundredths(sum)),
    change: decimal(change),
    new: rated.new,
    initial: initial && {
      rating: initial.ru,
      n: initial.n,
      score: initial.score / 2,
      average: formatRational(initial.average),
      p: formatHundredths(hundredths(initial.p)),
      dp: initial.dp,
      counts: initial.counts,
    },
    games,
    reasons: [...kReasons, ...rated.reasons],
  };
}
