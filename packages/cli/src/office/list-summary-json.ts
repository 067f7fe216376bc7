import { DIFF_KINDS, POINT_BALANCE } from '@eloquence/api/names';
import {
  type DiffExample,
  type ListDiff,
  type ListSummary,
  type NamedPlayer,
  type Office,
  playersByKey,
  type Reconciliation,
} from '@eloquence/office';
import { formatHundredths, hundredths } from '@eloquence/rating';

/** Players by internal key. */
export type People = ReadonlyMap<number, NamedPlayer>;

/** All players named in the summaries. */
export function peopleOf(
  office: Office,
  summaries: readonly { readonly diff: ListDiff | null; readonly corrections?: ListSummary['corrections'] }[],
): Promise<People> {
  const keys = summaries.flatMap(({ diff, corrections = [] }) => [
    ...(diff === null ? [] : keysOf(diff)),
    ...corrections.map(({ player }) => player),
  ]);
  return playersByKey(office, keys);
}

function keysOf(diff: ListDiff): readonly number[] {
  const examples = [...DIFF_KINDS.flatMap((kind) => diff[kind].examples), ...diff.gains, ...diff.losses];
  return examples.map(({ key }) => key);
}

/** A list's changes as JSON. */
export function summaryJson(people: People, summary: ListSummary): object {
  const { diff, points, events, games, held, corrections, overtaken, waiting } = summary;
  return {
    events,
    games,
    waiting,
    held,
    overtaken,
    corrections: corrections.map(({ player, event, list, change }) => ({
      player: people.get(player)?.id ?? null,
      event,
      list,
      change: formatHundredths(hundredths(change)),
    })),
    diff: diffJson(people, diff),
    points: pointsJson(points),
  };
}

export function diffJson(people: People, diff: ListDiff): object {
  const { ratedBefore, ratedAfter, histogram, gains, losses, attributes } = diff;
  const examples = (list: readonly DiffExample[]): object[] =>
    list.map(({ key, id, before, after }) => ({ id, name: people.get(key)?.name ?? null, before, after }));
  const kinds = DIFF_KINDS.map((kind) => {
    const { count, examples: some } = diff[kind];
    return [kind, { count, examples: examples(some) }];
  });
  const persons = Object.entries(attributes).map(([name, { count, examples: some }]) => [
    name,
    { count, examples: some.map(({ id, before, after }) => ({ id, before, after })) },
  ]);
  return {
    ratedBefore,
    ratedAfter,
    ...Object.fromEntries(kinds),
    histogram,
    gains: examples(gains),
    losses: examples(losses),
    attributes: Object.fromEntries(persons),
  };
}

function pointsJson(points: Reconciliation): object {
  const figures = POINT_BALANCE.map((name) => [name, formatHundredths(hundredths(points[name]))]);
  return { ...Object.fromEntries(figures), holds: points.holds };
}
