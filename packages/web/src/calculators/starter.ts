import type { HistoryItem, ListItem, PlayerItem } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import { type LoadArgs, Redirect } from '../core/page.ts';
import { withQuery } from '../core/page-context.ts';
import type { Fields } from './fields.ts';
import { readRules } from './rules.ts';

/** The player that a calculator starts from. */
export type Starter =
  | {
      readonly state: 'found';
      readonly id: string;
      readonly name: string;
      /** The list that the numbers are from; null: unrated. */
      readonly list: string | null;
    }
  | { readonly state: 'several'; readonly players: readonly Pick<PlayerItem, 'id' | 'name' | 'federation'>[] }
  | { readonly state: 'none'; readonly asked: string };

export interface CalculatorData {
  readonly fields: Fields;
  readonly starter: Starter | null;
}

const MOST = 8;
/** What a player fills in; a calculator has some of them. */
const FILLED = ['rating', 'k', 'birth', 'played', 'peak'] as const;
type Filled = (typeof FILLED)[number];

/**
 * Reads the form from the address. A player given by name or ID fills in the fields named: the address is redirected to one
 * with the numbers in it, which can be shared.
 */
export async function loadCalculator(
  { api, query }: LoadArgs,
  path: string,
  fillable: readonly Filled[],
  defaults: Fields = {},
): Promise<CalculatorData> {
  const { fill, ...typed } = query;
  const fields = { ...defaults, ...typed };
  const asked = query.player?.trim().slice(0, 100) ?? '';
  if (asked === '') return { fields, starter: null };
  const { items } = await api.get('/players', { q: asked, limit: MOST });
  const player = items.find(({ id }) => id === asked) ?? (items.length === 1 ? items[0] : undefined);
  if (player === undefined) {
    const players = items.map(({ id, name, federation }) => ({ id, name, federation }));
    return { fields, starter: items.length === 0 ? { state: 'none', asked } : { state: 'several', players } };
  }
  const { id, name, birthYear } = player;
  const { cadence } = readRules(fields);
  const [{ standings }, { items: history }, { items: lists }] = await Promise.all([
    api.get('/players/:id', { id }),
    api.get('/players/:id/history', { id, cadence }),
    api.get('/lists', { cadence }),
  ]);
  const standing = standings[cadence];
  const values: Readonly<Record<Filled, number | null>> = {
    rating: standing?.rating ?? null,
    k: standing?.k ?? null,
    birth: birthYear,
    played: gamesPlayed(history, lists, cadence),
    peak: Math.max(0, ...history.map(({ rating }) => rating ?? 0)) || null,
  };
  const missing = fillable.filter(
    (field) => values[field] !== null && (fill === '1' || (typed[field] ?? '') === ''),
  );
  const filled = { ...typed, ...Object.fromEntries(missing.map((field) => [field, String(values[field])])) };
  if (missing.length > 0 && fillable.some((field) => filled[field] !== typed[field]))
    throw new Redirect(withQuery(path, { ...filled, player: id }));
  const list = standing === null || standing.rating === null ? null : (lists[0]?.date ?? null);
  return { fields: { ...fields, player: id }, starter: { state: 'found', id, name, list } };
}

/** Null: the first list of the player is an imported one, and the games before it are unknown. */
function gamesPlayed(
  history: readonly HistoryItem[],
  lists: readonly ListItem[],
  cadence: Cadence,
): number | null {
  const [first] = history;
  if (first === undefined) return null;
  const source = lists.find((list) => list.cadence === cadence && list.date === first.list)?.source;
  return source === 'imported' ? null : history.reduce((sum, { games }) => sum + games, 0);
}
