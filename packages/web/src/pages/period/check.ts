import type { PeriodEvent, PeriodView } from '@eloquence/api';
import type { Recomputed, RecomputeInput } from '@eloquence/rating';

/** A published number and its recomputed value. */
export interface Line {
  readonly what: 'k' | 'kUsed' | 'event' | 'change' | 'rounded' | 'games' | 'score' | 'ru' | 'rating';
  /** The start date of the event. */
  readonly name: string | null;
  /** Strings are exact hundredths. */
  readonly published: number | string | null;
  readonly again: number | string | null;
  readonly agrees: boolean;
}

/** Published and recomputed values, step by step; the last line is the rating. */
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
  // If nothing counts yet, the engine still returns the formula's result.
  if (period.first !== null && again.first?.events.some(({ counts }) => counts)) {
    add('games', period.first.n, again.first.n);
    // A round robin may be stated by its Ru alone: no score to compare.
    if (again.first.score !== null) add('score', period.first.score, again.first.score);
    add('ru', period.first.ru, again.first.ru);
  }
  add('rating', period.after?.rating ?? null, again.rating);
  return lines;
}

/** The events in which the player was rated, in the order of the sum. */
function summedEvents({ events }: PeriodView): readonly PeriodEvent[] {
  return events.filter(({ change }) => change !== null);
}

export interface ChangeableGame {
  /** Event and game index in the input: `0-3`. */
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

/** The counted games, with opponents' names where they are unambiguous. */
export function changeableEvents(period: PeriodView): readonly ChangeableEvent[] {
  const { recompute } = period;
  if (recompute?.first) return firstEvents(period, recompute.first.events);
  const summed = summedEvents(period);
  return (recompute?.period?.events ?? []).map(({ start, games }, context) => {
    const event = summed[context];
    // Excluded games are not in the input.
    const listed = (event?.games ?? []).filter(
      ({ opponentRating, difference }) => opponentRating !== null && difference !== null,
    );
    return {
      name: event?.name ?? null,
      start,
      games: games.map(({ opponent, score }, index) => ({
        key: `${context}-${index}`,
        opponent: listed[index]?.opponentRating === opponent ? (listed[index].opponent?.name ?? null) : null,
        rating: opponent,
        score,
      })),
    };
  });
}

type FirstEvents = NonNullable<RecomputeInput['first']>['events'];

/** The Ru of a round robin needs the whole crosstable: its games cannot be changed one by one. */
function firstEvents(period: PeriodView, events: FirstEvents): readonly ChangeableEvent[] {
  return events.flatMap(({ start, games, ru }, context) => {
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
            key: `${context}-${index}`,
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

/** Changed scores by the key of the game. */
export type Results = Readonly<Record<string, number>>;

export function withResults(input: RecomputeInput, results: Results): RecomputeInput {
  const changed = <Game extends { readonly score: number }>(
    games: readonly Game[],
    context: number,
  ): readonly Game[] =>
    games.map((game, index) => ({ ...game, score: results[`${context}-${index}`] ?? game.score }));
  const { period, first } = input;
  return {
    ...input,
    period: period && {
      ...period,
      events: period.events.map((event, context) => ({ ...event, games: changed(event.games, context) })),
    },
    first: first && {
      ...first,
      events: first.events.map((event, context) => ({ ...event, games: changed(event.games, context) })),
    },
  };
}
