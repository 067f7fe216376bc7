import type { ListPageQuery } from '@eloquence/api';
import { chosenFrom, type Query } from '../../parts/chosen.ts';
import { PERSON_FORMS, personQuery } from '../../parts/persons.ts';

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

/** What of an address chooses rows; what makes no sense is left out. */
export function chosenOf(query: Query): Query {
  return chosenFrom(query, {
    ...PERSON_FORMS,
    age: new RegExp(`^(${Object.keys(AGES).join('|')})$`),
    order: /^(gain|loss)$/,
    revision: /^\d{1,5}$/,
  });
}

/** What the API is asked for. A name or a rank to go to comes before the number of a page. */
export function askedOf(query: Query): ListPageQuery {
  const { age, order, revision, ...persons } = chosenOf(query);
  const go = query.go?.trim().slice(0, 100) ?? '';
  const number = Number(/^\d{1,5}$/.test(query.page ?? '') ? query.page : 1);
  return {
    limit: ROWS,
    ...personQuery(persons),
    ...(age !== undefined && AGES[age as AgeGroup]),
    ...(order !== undefined && { order: order as 'gain' | 'loss' }),
    ...(revision !== undefined && { revision: Number(revision) }),
    // IDs are longer than any rank.
    ...(/^\d{1,6}$/.test(go) && Number(go) > 0 ? { at: Number(go) } : go !== '' ? { find: go } : {}),
    ...(go === '' && number > 1 && { cursor: String((number - 1) * ROWS) }),
  };
}
