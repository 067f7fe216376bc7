import type { PeriodEvent, PeriodView } from '@eloquence/api';
import type { Recomputed, RecomputeInput } from '@eloquence/rating';

/** One number, as it was published and as it was worked out again. */
export interface Line {
  readonly what: 'k' | 'kUsed' | 'event' | 'change' | 'rounded' | 'games' | 'score' | 'ru' | 'rating';
  /** Of an event. */
  readonly name: string | null;
  /** Texts are exact hundredths. */
  readonly published: number | string | null;
  readonly again: number | string | null;
  readonly agrees: boolean;
}

/** Step by step what is published beside what comes out again; the last line is the rating itself. */
export function compare(period: PeriodView, again: Recomputed): readonly Line[] {
  const lines: Line[] = [];
  const add = (
    what: Line['what'],
    published: Line['published'],
    worked: Line['again'],
    name: string | null = null,
  ): void => {
    lines.push({ what, name, published, again: worked, agrees: published === worked });
  };
  const used = period.recompute?.period ?? null;
  if (used !== null && again.period !== null) {
    if (again.k !== null && period.kFrom?.source === 'rules') add('k', used.k, again.k.k);
    summedEvents(period).forEach(({ name, change }, index) => {
      add('event', change, again.period?.events[index]?.change ?? null, name);
    });
    add('kUsed', period.kUsed, again.period.kUsed);
    add('change', period.change, again.period.change);
    add('rounded', period.rounded, again.period.rounded);
  }
  // Where nothing counts yet, the engine tells what the formula gives for it all the same.
  if (period.first !== null && again.first?.events.some(({ counts }) => counts)) {
    add('games', period.first.n, again.first.n);
    // A round robin may be given by its result alone: then there is no score to compare.
    if (again.first.score !== null) add('score', period.first.score, again.first.score);
    add('ru', period.first.ru, again.first.ru);
  }
  add('rating', period.after?.rating ?? null, again.rating);
  return lines;
}

/** Those in which the player was rated, in the order in which they were summed. */
function summedEvents({ events }: PeriodView): readonly PeriodEvent[] {
  return events.filter(({ change }) => change !== null);
}

/** A game whose result the reader may change. */
export interface ChangeableGame {
  /** Its place in the input: `0-3`. */
  readonly key: string;
  readonly opponent: string | null;
  readonly rating: number;
  readonly score: number;
}

export interface ChangeableEvent {
  readonly name: string | null;
  readonly start: string;
  readonly games: readonly ChangeableGame[];
}

/** The games behind the rating, with the names of the opponents where they are known. */
export function changeableEvents(period: PeriodView): readonly ChangeableEvent[] {
  const { recompute } = period;
  if (recompute?.first) return firstEvents(period, recompute.first.events);
  const summed = summedEvents(period);
  return (recompute?.period?.events ?? []).map(({ start, games }, place) => {
    const event = summed[place];
    // What was left out before anything was worked out is not in the input either.
    const listed = (event?.games ?? []).filter(
      ({ opponentRating, difference }) => opponentRating !== null && difference !== null,
    );
    return {
      name: event?.name ?? null,
      start,
      games: games.map(({ opponent, score }, index) => ({
        key: `${place}-${index}`,
        opponent: listed[index]?.opponentRating === opponent ? (listed[index].opponent?.name ?? null) : null,
        rating: opponent,
        score,
      })),
    };
  });
}

type FirstEvents = NonNullable<RecomputeInput['first']>['events'];

/** Of a round robin only its whole crosstable gives the result, so that its games cannot be changed one by one. */
function firstEvents(period: PeriodView, events: FirstEvents): readonly ChangeableEvent[] {
  return events.flatMap(({ start, games, ru }, place) => {
    if (ru !== undefined) return [];
    const event = only(period.events.filter((each) => each.start === start));
    return [
      {
        name: event?.name ?? null,
        start,
        games: games.map(({ opponent, score }, index) => {
          const same = (event?.games ?? []).filter(
            (game) => game.counted && game.opponentRating === opponent && game.score === score,
          );
          return {
            key: `${place}-${index}`,
            opponent: only(same)?.opponent?.name ?? null,
            rating: opponent,
            score,
          };
        }),
      },
    ];
  });
}

function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** By the key of a game: the points it might have brought. */
export type Results = Readonly<Record<string, number>>;

/** The same input with other results. */
export function withResults(input: RecomputeInput, results: Results): RecomputeInput {
  const changed = <Game extends { readonly score: number }>(
    games: readonly Game[],
    place: number,
  ): readonly Game[] =>
    games.map((game, index) => ({ ...game, score: results[`${place}-${index}`] ?? game.score }));
  const { period, first } = input;
  return {
    ...input,
    period: period && {
      ...period,
      events: period.events.map((event, place) => ({ ...event, games: changed(event.games, place) })),
    },
    first: first && {
      ...first,
      events: first.events.map((event, place) => ({ ...event, games: changed(event.games, place) })),
    },
  };
}
