import type { ListPageQuery } from '@eloquence/api';

/** Rows of a page. */
export const ROWS = 100;

export type AgeGroup = 'u8' | 'u10' | 'u12' | 'u14' | 'u16' | 'u18' | 'u20' | 's50' | 's65';

/** Groups of age as tournaments have them, by the age reached in the year of the list. */
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

export const TITLES = ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'] as const;

type Query = Readonly<Record<string, string>>;

/** What of an address chooses rows; what makes no sense is left out. */
export function chosenOf(query: Query): Query {
  const allowed: Readonly<Record<string, RegExp>> = {
    federation: /^[A-Z]{3}$/,
    sex: /^[MF]$/,
    title: new RegExp(`^(${TITLES.join('|')})$`),
    age: new RegExp(`^(${Object.keys(AGES).join('|')})$`),
    active: /^1$/,
    order: /^(gain|loss)$/,
    revision: /^\d{1,5}$/,
  };
  return Object.fromEntries(
    Object.entries(allowed).flatMap(([name, form]) => {
      const value = name === 'federation' ? query[name]?.trim().toUpperCase() : query[name]?.trim();
      return value !== undefined && form.test(value) ? [[name, value]] : [];
    }),
  );
}

/** What the API is asked for. A name or a rank to go to comes before the number of a page. */
export function askedOf(query: Query): ListPageQuery {
  const { federation, sex, title, age, active, order, revision } = chosenOf(query);
  const go = query.go?.trim().slice(0, 100) ?? '';
  const number = Number(/^\d{1,5}$/.test(query.page ?? '') ? query.page : 1);
  return {
    limit: ROWS,
    ...(federation !== undefined && { federation }),
    ...(sex !== undefined && { sex: sex as 'M' | 'F' }),
    ...(title !== undefined && { title }),
    ...(age !== undefined && AGES[age as AgeGroup]),
    ...(active !== undefined && { active: true }),
    ...(order !== undefined && { order: order as 'gain' | 'loss' }),
    ...(revision !== undefined && { revision: Number(revision) }),
    // IDs are longer than any rank.
    ...(/^\d{1,6}$/.test(go) && Number(go) > 0 ? { at: Number(go) } : go !== '' ? { find: go } : {}),
    ...(go === '' && number > 1 && { cursor: String((number - 1) * ROWS) }),
  };
}
