import type { Errors } from '../dictionary.ts';
import { nameOf } from '../format.ts';
import { names } from './names.ts';
import { inFrench } from './phrases.ts';

const cadence = (value: string | number | undefined): string => nameOf(names.cadences, String(value));
const many = (count: string | number | undefined): string =>
  Number(count) > 1 ? ` (et ${Number(count) - 1} ${Number(count) > 2 ? 'autres' : 'autre'})` : '';

export const errors: Errors = Object.freeze({
  'invalid-rating': (v) => `${v.value} n’est pas un classement ; il faut ${inFrench(v.allowed)}.`,
  'invalid-k': (v) => `${v.value} n’est pas un K ; il faut ${inFrench(v.allowed)}.`,
  'invalid-score': (v) => `${v.value} n’est pas un score ; valeurs admises : ${inFrench(v.allowed)}.`,
  'invalid-count': (v) =>
    `${v.value} n’est pas possible pour ${v.name ?? 'un nombre'} ; il faut ${inFrench(v.allowed)}.`,
  'invalid-date': (v) => `${v.value} n’est pas une date utilisable ; il faut ${inFrench(v.allowed)}.`,
  'invalid-type': (v) => `${v.value} est inconnu ; valeurs admises : ${inFrench(v.allowed)}.`,
  'invalid-input': (v) =>
    `${v.path} ${v.value === 'undefined' ? 'manque' : `contient ${v.value}`} ; attendu : ${inFrench(v.allowed)}.`,
  'no-games': (v) => `Il n’y a aucune partie ; il faut ${inFrench(v.allowed)}.`,
  'too-many-games': (v) => `${v.value} parties, c’est trop ; admis : ${inFrench(v.allowed)}.`,
  'unknown-edition': (v) =>
    `Il n’y a pas d’édition ${v.value} pour la cadence ${cadence(v.cadence)} ; il y a ${inFrench(v.allowed)}.`,
  'unknown-variant': (v) =>
    `Il n’y a pas de variante ${v.value} pour ${v.edition} ; admis : ${inFrench(v.allowed)}.`,
  'unknown-adjustment': (v) => `Il n’y a pas d’ajustement ${v.value} ; connus : ${v.allowed}.`,
  'before-first-edition': (v) =>
    `Le ${v.value} précède la première édition connue pour la cadence ${cadence(v.cadence)} ; admis : ${inFrench(v.allowed)}.`,
  'edition-file': (v) =>
    `L’édition n’est pas utilisable : ${v.path} contient ${inFrench(v.value)} ; attendu : ${inFrench(v.allowed)}${many(v.count)}.`,
  'k-not-set': (v) =>
    `L’édition ${v.edition} pour la cadence ${cadence(v.cadence)} ne fixe pas K : l’administrateur du classement le fait (${v.article}).`,
  'games-needed': (v) => `${inFrench(v.value)} ne suffit pas ici ; il faut ${inFrench(v.allowed)}.`,
  'unknown-player': (v) => `Il n’y a pas de joueur ${v.value} ici ; admis : ${inFrench(v.allowed)}.`,
  'out-of-safe-range': (v) => `${v.value} est trop grand pour un calcul exact.`,
});
