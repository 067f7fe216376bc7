import type { PlayersQuery } from '@eloquence/api';
import type { PageContext } from '../core/page-context.ts';
import { type Filter, selectFilter } from './filters.tsx';
import type { Query } from './query-filters.ts';

const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

/** The filters for players and the pattern of each in the query. */
export const PLAYER_FILTER_PATTERNS: Readonly<Record<'federation' | 'sex' | 'title' | 'active', RegExp>> = {
  federation: /^[A-Z]{3}$/,
  sex: /^[MF]$/,
  title: new RegExp(`^(${TITLES.join('|')})$`),
  active: /^1$/,
};

/** The filters as query parameters of the API. */
export function playerFilterQuery({
  federation,
  sex,
  title,
  active,
}: Query): Pick<PlayersQuery, 'federation' | 'sex' | 'title' | 'active'> {
  return {
    ...(federation !== undefined && { federation }),
    ...(sex !== undefined && { sex: sex as 'M' | 'F' }),
    ...(title !== undefined && { title }),
    ...(active !== undefined && { active: true }),
  };
}

/** The filters as form fields; `activity`: who is shown by default. */
export function playerFilters(
  query: Query,
  federations: readonly string[],
  { words: { persons, columns } }: Pick<PageContext, 'words'>,
  activity: 'all' | 'active' = 'all',
): readonly Filter[] {
  const filter = (
    name: keyof typeof PLAYER_FILTER_PATTERNS,
    label: string,
    options: readonly (readonly [string, string])[],
    none = persons.all,
  ): Filter => selectFilter({ name, label, value: query[name], none, options });
  return [
    filter(
      'federation',
      columns.federation,
      federations.map((federation) => [federation, federation]),
      persons.allFederations,
    ),
    filter('sex', persons.sex, [
      ['F', persons.women],
      ['M', persons.men],
    ]),
    filter(
      'title',
      columns.title,
      TITLES.map((title) => [title, title]),
    ),
    activity === 'all'
      ? filter('active', persons.activity, [['1', persons.onlyActive]])
      : filter('active', persons.activity, [['0', persons.all]], persons.onlyActive),
  ];
}
