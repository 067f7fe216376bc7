import type { ListPageQuery } from '@eloquence/api';
import type { AgeGroup } from '@eloquence/words/en/web/pages/list';
import { PLAYER_FILTER_PATTERNS, playerFilterQuery } from '../../components/player-filters.ts';
import { type Query, readFilters } from '../../components/query-filters.ts';

/** Rows per page. */
export const ROWS = 100;

/** The usual age groups, by the age reached in the year of the list. */
export const AGES: Readonly<Record<AgeGroup, Pick<ListPageQuery, 'youngest' | 'oldest'>>> = {
  u8: { oldest: 8 },
  u10: { oldest: 10 },
  u12: { oldest: 12 },
  u14: { oldest: 14 },
  u16: { oldest: 16 },
  u18: { oldest: 18 },
  u20: { oldest: 20 },
  s50: { youngest: 50 },
  s65: { youngest: 65 },
};

/** The filters of a URL, `active=0` for inactive players too; invalid values are ignored. */
export function chosenOf(query: Query): Query {
  return readFilters(query, {
    ...PLAYER_FILTER_PATTERNS,
    active: /^0$/,
    age: new RegExp(`^(${Object.keys(AGES).join('|')})$`),
    order: /^(gain|loss)$/,
    kind: /^titledUnrated$/,
    revision: /^\d{1,5}$/,
  });
}

/** The API query. A rank or name to find takes precedence over a page number. */
export function listQuery(query: Query): ListPageQuery {
  const { age, order, kind, revision, active, ...persons } = chosenOf(query);
  const go = query.go?.trim().slice(0, 100) ?? '';
  const number = Number(/^\d{1,5}$/.test(query.page ?? '') ? query.page : 1);
  return {
    limit: ROWS,
    ...playerFilterQuery(persons),
    // Ranks are among active players; the others are shown on request.
    ...(active === undefined && kind === undefined && { active: true }),
    ...(age !== undefined && AGES[age as AgeGroup]),
    ...(kind !== undefined && { kind: 'titledUnrated' as const }),
    ...(order !== undefined && { order: order as 'gain' | 'loss' }),
    ...(revision !== undefined && { revision: Number(revision) }),
    // Longer numbers are IDs.
    ...(/^\d{1,6}$/.test(go) && Number(go) > 0 ? { at: Number(go) } : go !== '' ? { find: go } : {}),
    ...(go === '' && number > 1 && { cursor: String((number - 1) * ROWS) }),
  };
}
