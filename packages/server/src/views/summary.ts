import { DIFF_KINDS, type DiffExampleView, POINT_LINES, type SummaryView } from '@eloquence/api';
import { type DiffExample, type Office, playerNames, type StoredSummary } from '@eloquence/office';
import { decimal } from './period.ts';

/** The most corrections shown. */
const MOST_LINES = 500;

export async function summaryView(office: Office, kept: StoredSummary): Promise<SummaryView> {
  const { cadence, date, revision, state, source, hash, summary, adjustments, events } = kept;
  const { diff, points } = summary;
  const corrections = (summary.corrections ?? []).slice(0, MOST_LINES);
  const named = [...DIFF_KINDS.flatMap((kind) => diff?.[kind].examples ?? [])];
  const keys = [...named, ...(diff?.gains ?? []), ...(diff?.losses ?? [])].map(({ key }) => key);
  const people = await playerNames(office.store.db, [...keys, ...corrections.map(({ player }) => player)]);
  const example = ({ key, before, after }: DiffExample): DiffExampleView => ({
    player: people.get(key) ?? null,
    before,
    after,
  });
  return {
    ...{ cadence, date, revision, state, source, hash, adjustments, events },
    ratedBefore: diff?.ratedBefore ?? 0,
    ratedAfter: diff?.ratedAfter ?? 0,
    kinds: DIFF_KINDS.map((kind) => ({
      kind,
      count: diff?.[kind].count ?? 0,
      examples: diff?.[kind].examples.map(example) ?? [],
    })),
    histogram: diff?.histogram ?? [],
    gains: diff?.gains.map(example) ?? [],
    losses: diff?.losses.map(example) ?? [],
    points: {
      before: decimal(points.old),
      // Leaving players take their points with them.
      lines: POINT_LINES.map((line) => ({
        line,
        points: decimal(line === 'leavers' ? 0 - points.leavers : points[line]),
      })),
      after: decimal(points.new),
      unexplained: decimal(points.unexplained),
      holds: points.holds,
    },
    eventCount: summary.events ?? 0,
    games: summary.games ?? 0,
    waiting: summary.waiting ?? 0,
    held: summary.held ?? [],
    corrections: corrections.map(({ event, list, player, change }) => ({
      event,
      list,
      player: people.get(player) ?? null,
      change: decimal(change),
    })),
  };
}
