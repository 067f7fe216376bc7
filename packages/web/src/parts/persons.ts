import type { PlayersQuery } from '@eloquence/api';
import type { Place } from '../place.ts';
import type { Query } from './chosen.ts';
import { choice, type Filter } from './filters.tsx';

const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

/** What people can be chosen by, on a list as in a search, and the form it has in an address. */
export const PERSON_FORMS: Readonly<Record<'federation' | 'sex' | 'title' | 'active', RegExp>> = {
  federation: /^[A-Z]{3}$/,
  sex: /^[MF]$/,
  title: new RegExp(`^(${TITLES.join('|')})$`),
  active: /^1$/,
};

/** The same as the API is asked for it. */
export function personQuery({
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

/** The same as fields of a form. */
export function personFilters(
  chosen: Query,
  federations: readonly string[],
  { words: { persons, columns } }: Pick<Place, 'words'>,
): readonly Filter[] {
  const filter = (
    name: keyof typeof PERSON_FORMS,
    label: string,
    options: readonly (readonly [string, string])[],
  ): Filter => choice({ name, label, value: chosen[name], none: persons.all, options });
  return [
    filter(
      'federation',
      columns.federation,
      federations.map((federation) => [federation, federation]),
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
    filter('active', persons.activity, [['1', persons.onlyActive]]),
  ];
}
