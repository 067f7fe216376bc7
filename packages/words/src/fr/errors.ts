import type { InputErrorValue } from '@eloquence/rating';
import { nameOf } from '../format.ts';
import type { Errors } from '../types/messages.ts';
import { names } from './names.ts';
import { expected } from './requirements.ts';

const cadence = (value: InputErrorValue | undefined): string => nameOf(names.cadences, String(value));
const many = (count: InputErrorValue | undefined): string =>
  Number(count) > 1 ? ` (et ${Number(count) - 1} ${Number(count) > 2 ? 'autres' : 'autre'})` : '';

/** A refused value; `undefined` where there is none. */
export const found = (value: InputErrorValue | undefined): string =>
  value === 'undefined' ? 'manque' : `contient ${value}`;

export const errors: Errors = Object.freeze({
  'invalid-rating': (v) => `${v.value} n’est pas un classement ; il faut ${expected(v)}.`,
  'invalid-k': (v) => `${v.value} n’est pas un K ; il faut ${expected(v)}.`,
  'invalid-score': (v) => `${v.value} n’est pas un score ; valeurs admises : ${expected(v)}.`,
  'invalid-count': (v) =>
    `${v.value} n’est pas possible${v.name ? ` pour ${v.name}` : ''} ; il faut ${expected(v)}.`,
  'invalid-date': (v) => `${v.value} n’est pas une date valide ; il faut ${expected(v)}.`,
  'invalid-type': (v) => `${v.value} est inconnu ; valeurs admises : ${expected(v)}.`,
  'invalid-input': (v) => `${v.path} ${found(v.value)} ; attendu : ${expected(v)}.`,
  'no-games': (v) => `Il n’y a aucune partie ; il faut ${expected(v)}.`,
  'too-many-games': (v) => `${v.value} parties, c’est trop ; admis : ${expected(v)}.`,
  'unknown-edition': (v) =>
    `Il n’y a pas d’édition ${v.value} pour la cadence ${cadence(v.cadence)} ; connues : ${expected(v)}.`,
  'unknown-variant': (v) =>
    `Il n’y a pas de variante ${v.value} pour ${v.edition} ; variantes admises : ${expected(v)}.`,
  'unknown-adjustment': (v) => `Il n’y a pas d’ajustement ${v.value} ; connus : ${expected(v)}.`,
  'before-first-edition': (v) =>
    `Le ${v.value} précède la première édition connue pour la cadence ${cadence(v.cadence)} ; admis : ${expected(v)}.`,
  'edition-file': (v) =>
    `L’édition n’est pas utilisable : ${v.path} ${found(v.value)} ; attendu : ${expected(v)}${many(v.count)}.`,
  'k-not-set': (v) =>
    `L’édition ${v.edition} pour la cadence ${cadence(v.cadence)} ne fixe pas K : l’administrateur du classement le fait (${v.article}).`,
  'games-needed': (v) => `${v.value} ne suffit pas ici ; il faut ${expected(v)}.`,
  'unknown-player': (v) => `Il n’y a pas de joueur ${v.value} ici ; admis : ${expected(v)}.`,
  'out-of-safe-range': (v) => `${v.value} est trop grand pour un calcul exact.`,
});
