import type { EventType } from '@eloquence/rating';
import { formatDate } from '@eloquence/rating';
import type { CheckedReport } from '../check-report.ts';
import type { Finding } from '../findings.ts';
import type { RatedPlayer } from '../rate-report.ts';
import type { Report, ReportPlayer } from '../report.ts';
import { USUAL_SCORING } from '../scoring.ts';
import type { RoundResult } from '../trf/records.ts';

/** Form 1 for those who all meet, form 2 for a Swiss, form 3 for teams (2005 11.2, 11.3). */
export type FormNumber = 1 | 2 | 3;

/** A game as the forms write it: 1, ½ and 0, and `+`, `=` and `-` where it was not played. */
export interface FormGame {
  readonly result: '1' | '½' | '0' | '+' | '=' | '-';
  /** Place of the opponent in the table; null for none. */
  readonly opponent: number | null;
  readonly colour: 'w' | 'b' | null;
}

export interface FormRow {
  readonly place: number;
  readonly no: number;
  readonly title: string;
  readonly name: string;
  readonly id: string;
  readonly federation: string;
  readonly rating: number | null;
  /** By opponent in form 1, by round in the others. */
  readonly games: readonly (readonly FormGame[])[];
  readonly points: string;
  /** The average of the rated opponents; 0 for an unrated player with fewer than three (2005 11.31). */
  readonly average: number | null;
  readonly n: number | null;
  readonly score: number | null;
  /** W − We of a rated player, before K. */
  readonly difference: string | null;
  /** Ru of an unrated player, also below the floor. */
  readonly ru: number | null;
}

/** The report form of an event with its final crosstable. */
export interface ReportForm {
  readonly form: FormNumber;
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly type: EventType;
  /** As reported. */
  readonly timeControl: string;
  readonly arbiters: readonly string[];
  readonly rounds: number;
  readonly rated: number;
  /** In the order of the final standings. */
  readonly rows: readonly FormRow[];
  /** Differences from the rating list, which the form has to mention (2005 11.23). */
  readonly differences: readonly Finding[];
}

const FORMS: Readonly<Record<EventType, FormNumber>> = {
  'round-robin': 1,
  'double-round-robin': 1,
  match: 1,
  swiss: 2,
  team: 3,
  scheveningen: 3,
};

const DIFFERENCES: ReadonlySet<string> = new Set([
  'name-differs',
  'federation-differs',
  'birth-differs',
  'rating-differs',
  'another-person',
]);

/** With more columns than this, a table by opponents does not fit on a sheet. */
const MOST_COLUMNS = 30;

/** The form of a checked report; without `players`, which errors leave out, it has no figures. */
export function reportForm({
  report,
  type,
  findings,
  players,
}: CheckedReport & { readonly players: readonly RatedPlayer[] }): ReportForm {
  const placed = inOrder(report);
  const places = new Map(placed.map(({ no }, index) => [no, index + 1]));
  const rated = new Map(players.map((player) => [player.no, player]));
  const form = FORMS[type];
  const isMatrix = form === 1 && placed.length <= MOST_COLUMNS;
  return {
    form,
    name: report.name,
    city: report.city,
    federation: report.federation,
    start: report.start === null ? null : formatDate(report.start),
    end: report.end === null ? null : formatDate(report.end),
    type,
    timeControl: headerText(report, '122') || headerText(report, '222'),
    arbiters: report.arbiters.map(({ name, id }) => (id === null ? name : `${name} (${id})`)),
    rounds: report.rounds,
    rated: placed.filter((player) => ratingOf(player, rated) !== null).length,
    rows: placed.map((player, index) => ({
      place: index + 1,
      no: player.no,
      title: player.title,
      name: player.name,
      id: player.id,
      federation: player.federation,
      rating: ratingOf(player, rated),
      games: isMatrix ? byOpponent(player, placed, places) : byRound(player, report.rounds, places),
      points: player.points,
      ...figures(rated.get(player.no)),
    })),
    differences: findings.filter(({ code }) => DIFFERENCES.has(code)),
  };
}

/** By rank, then points, then start number. */
function inOrder({ players }: Report): readonly ReportPlayer[] {
  const last = players.length + 1;
  return players.toSorted(
    (a, b) =>
      (a.rank ?? last) - (b.rank ?? last) || Number(b.points || 0) - Number(a.points || 0) || a.no - b.no,
  );
}

/** The rating that counts; that of the report where nothing was rated. */
function ratingOf(player: ReportPlayer, rated: ReadonlyMap<number, RatedPlayer>): number | null {
  const found = rated.get(player.no);
  return found === undefined ? player.rating || null : found.rating;
}

function headerText({ file }: Report, code: string): string {
  const record = file.records.find((each) => each.kind === 'header' && each.code === code);
  return record?.kind === 'header' ? record.value.trim() : '';
}

const PLAYED: Readonly<Record<string, FormGame['result']>> = { '1': '1', '=': '½', '0': '0' };
const UNPLAYED: readonly FormGame['result'][] = ['-', '=', '+'];

function game({ opponent, colour, code }: RoundResult, places: ReadonlyMap<number, number>): FormGame {
  const result = opponent === null ? undefined : PLAYED[code];
  return {
    result: result ?? UNPLAYED[USUAL_SCORING[code]] ?? '-',
    opponent: opponent === null ? null : (places.get(opponent) ?? null),
    colour,
  };
}

function byRound(
  { rounds }: ReportPlayer,
  count: number,
  places: ReadonlyMap<number, number>,
): readonly (readonly FormGame[])[] {
  return Array.from({ length: count }, (_, round) => {
    const result = rounds[round];
    return result === undefined || (result.opponent === null && result.code === '')
      ? []
      : [game(result, places)];
  });
}

function byOpponent(
  { rounds }: ReportPlayer,
  placed: readonly ReportPlayer[],
  places: ReadonlyMap<number, number>,
): readonly (readonly FormGame[])[] {
  return placed.map(({ no }) =>
    rounds.filter(({ opponent }) => opponent === no).map((result) => game(result, places)),
  );
}

type Figures = Pick<FormRow, 'average' | 'n' | 'score' | 'difference' | 'ru'>;

const NO_FIGURES: Figures = { average: null, n: null, score: null, difference: null, ru: null };
/** Fewer rated opponents give an unrated player no average (2005 11.31). */
const LEAST_OPPONENTS = 3;

function figures(player: RatedPlayer | undefined): Figures {
  if (player === undefined) return NO_FIGURES;
  const { rating, n, score, sum, initial, games } = player;
  if (rating !== null) {
    const met = games.flatMap(({ counted, opponentRating }) => (counted ? (opponentRating ?? []) : []));
    return { average: mean(met), n, score, difference: sum, ru: null };
  }
  const own = initial?.n ?? 0;
  return {
    average: own < LEAST_OPPONENTS ? 0 : Math.round(Number(initial?.average ?? 0)),
    n: own,
    score: initial?.score ?? 0,
    difference: null,
    ru: own < LEAST_OPPONENTS ? null : (initial?.rating ?? null),
  };
}

function mean(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  return Math.round(ratings.reduce((sum, each) => sum + each, 0) / ratings.length);
}
