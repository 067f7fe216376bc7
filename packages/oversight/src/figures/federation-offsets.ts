import { defined } from '@eloquence/rating';
import type { Row } from '../duckdb/database.ts';

/** Games of the players of two federations, from White's side. */
interface FederationPair {
  readonly own: string;
  readonly opponent: string;
  readonly games: number;
  readonly residual: number;
  /** What one rating point is worth in these games, summed. */
  readonly slope: number;
}

/** Fewer games against others say little. */
const FEW_GAMES = 100;
const MOST_SWEEPS = 500;
const CLOSE = 1e-9;

interface Link {
  readonly other: number;
  readonly residual: number;
  readonly slope: number;
}

/**
 * Offsets in rating points, by weighted least squares over games between federations; their mean, weighted by games, is 0
 * in each connected group. Federations that hardly meet others cannot be compared: `comparable` says so.
 */
export function federationOffsets(rows: readonly Row[]): readonly Row[] {
  const pairs = rows as unknown as readonly FederationPair[];
  const names = [...new Set(pairs.flatMap(({ own, opponent }) => [own, opponent]))].sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const links = names.map((): Link[] => []);
  const games = new Float64Array(names.length);
  const foreign = new Float64Array(names.length);
  for (const { own, opponent, games: count, residual, slope } of pairs) {
    const [a, b] = [defined(places.get(own)), defined(places.get(opponent))];
    games[a] = defined(games[a]) + count;
    if (a === b) continue;
    games[b] = defined(games[b]) + count;
    foreign[a] = defined(foreign[a]) + count;
    foreign[b] = defined(foreign[b]) + count;
    links[a]?.push({ other: b, residual, slope });
    links[b]?.push({ other: a, residual: -residual, slope });
  }
  const groups = connectedGroups(links);
  const offsets = solve(links, groups, foreign);
  const largest = largestGroup(groups, foreign);
  return names.map((federation, place) => {
    const met = defined(foreign[place]);
    const slope = defined(links[place]).reduce((sum, link) => sum + link.slope, 0);
    return {
      federation,
      games: defined(games[place]),
      foreign_games: met,
      share: met / defined(games[place]),
      offset: met === 0 ? null : defined(offsets[place]),
      // The variance of a game's score is at most that of a game without draws, which the slope has.
      error: slope > 0 ? Math.sqrt(400 / Math.LN10 / slope) : null,
      comparable: met >= FEW_GAMES && groups[place] === largest,
    };
  });
}

/** The number of the connected group of each federation. */
function connectedGroups(links: readonly (readonly Link[])[]): Int32Array {
  const groups = new Int32Array(links.length).fill(-1);
  for (let start = 0; start < links.length; start += 1) {
    if (groups[start] !== -1) continue;
    const open = [start];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (groups[next] !== -1) continue;
      groups[next] = start;
      for (const { other } of defined(links[next])) open.push(other);
    }
  }
  return groups;
}

function largestGroup(groups: Int32Array, foreign: Float64Array): number {
  const sizes = new Map<number, number>();
  groups.forEach((group, place) => {
    sizes.set(group, (sizes.get(group) ?? 0) + defined(foreign[place]));
  });
  return [...sizes].reduce((best, each) => (each[1] > best[1] ? each : best), [-1, -1])[0];
}

/** Gauss–Seidel: each offset is the one that its games ask for, given the others. */
function solve(links: readonly (readonly Link[])[], groups: Int32Array, weights: Float64Array): Float64Array {
  const offsets = new Float64Array(links.length);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let moved = 0;
    links.forEach((own, place) => {
      let [above, below] = [0, 0];
      for (const { other, residual, slope } of own) {
        above += residual + slope * defined(offsets[other]);
        below += slope;
      }
      if (below === 0) return;
      moved = Math.max(moved, Math.abs(above / below - defined(offsets[place])));
      offsets[place] = above / below;
    });
    if (moved < CLOSE) break;
  }
  for (const group of new Set(groups)) {
    let [sum, weight] = [0, 0];
    groups.forEach((each, place) => {
      if (each !== group) return;
      sum += defined(offsets[place]) * defined(weights[place]);
      weight += defined(weights[place]);
    });
    groups.forEach((each, place) => {
      if (each === group && weight > 0) offsets[place] = defined(offsets[place]) - sum / weight;
    });
  }
  return offsets;
}
