import type { ServerTexts } from '../../types/server.ts';
import { de } from '../elision.ts';
import { terms } from '../terms.ts';
import { accounts } from './accounts.ts';
import { privacy } from './privacy.ts';

export const texts: ServerTexts = Object.freeze({
  problems: {
    ...accounts,
    'not-found': { title: 'Introuvable', detail: () => 'Page introuvable.' },
    'method-not-allowed': {
      title: 'Méthode non admise',
      detail: (v) => `Cette adresse admet ${v.allowed}, et non ${v.method}.`,
    },
    'invalid-request': {
      title: 'Requête non valide',
      detail: (v) => `La requête n’est pas valide\u202f: ${v.where}.`,
    },
    'invalid-json': { title: 'JSON attendu', detail: () => 'Le corps de la requête n’est pas du JSON.' },
    'malformed-request': {
      title: 'Requête mal formée',
      detail: () => 'La requête n’est pas conforme à HTTP.',
    },
    'too-large': {
      title: 'Trop volumineux',
      detail: (v) => `Le corps de la requête est limité à ${v.limit} octets.`,
    },
    'headers-too-large': {
      title: 'En-têtes trop longs',
      detail: () => 'L’adresse et les en-têtes de la requête sont trop longs.',
    },
    'media-type-unsupported': {
      title: 'Type de contenu non admis',
      detail: (v) => `Cette adresse n’admet pas ${v.type}.`,
    },
    'too-many-requests': {
      title: 'Trop de requêtes',
      detail: (v) =>
        `La limite est de ${v.limit} requêtes par minute, et les plus lourdes comptent plusieurs fois\u202f; réessayez dans ${v.after} secondes.`,
    },
    'sign-in-needed': {
      title: 'Connexion requise',
      detail: () => 'Il faut un compte\u202f: connectez-vous ou utilisez un jeton.',
    },
    'not-allowed': { title: 'Non autorisé', detail: () => 'Votre compte n’y est pas autorisé.' },
    'request-timeout': {
      title: 'Requête trop lente',
      detail: () => 'La requête a mis trop de temps à arriver.',
    },
    'answer-timeout': {
      title: 'Réponse trop lente',
      detail: () => 'Le délai est dépassé. Demandez moins, ou réessayez.',
    },
    'store-unavailable': {
      title: 'Base indisponible',
      detail: () => 'La base est indisponible\u202f; réessayez plus tard.',
    },
    closing: {
      title: 'Arrêt en cours',
      detail: () => 'Le service s’arrête\u202f; réessayez dans un instant.',
    },
    'cursor-invalid': {
      title: 'Curseur non valide',
      detail: () => 'Le curseur n’est pas valide\u202f; repartez de la première page.',
    },
    'report-unavailable': {
      title: 'Rapport indisponible',
      detail: (v) =>
        v.why === 'redacted'
          ? `Le rapport du tournoi ${v.event} a été expurgé.`
          : v.why === 'withdrawn'
            ? `Le tournoi ${v.event} a été retiré\u202f; son rapport n’est pas public.`
            : `Le rapport du tournoi ${v.event} n’est public qu’une fois accepté par le responsable du classement.`,
    },
    unexpected: {
      title: 'Erreur inattendue',
      detail: () => 'Une erreur inattendue s’est produite\u202f; elle a été consignée.',
    },
  },
  refused: 'Refusé',
  unknownThing: 'Inconnu',
  conflict: 'Conflit',
  invalidInput: 'Donnée non valide',
  fields: {
    missing: 'manque',
    unknown: 'est inconnu',
    type: (type) => `doit être ${TYPES[type] ?? type}`,
    oneOf: (values) => `doit être l’une de ces valeurs\u202f: ${values}`,
    least: (limit) => `doit être au moins ${limit}`,
    most: (limit) => `doit être au plus ${limit}`,
    shortest: (limit) => `demande au moins ${limit} caractère${limit === '1' ? '' : 's'}`,
    longest: (limit) => `est limité à ${limit} caractères`,
    pattern: 'n’a pas la bonne forme',
    zero: 'ne doit pas contenir le caractère U+0000',
    hidden: 'ne doit contenir ni caractère invisible ni demi-paire de substitution',
    depth: 'est imbriqué trop profondément',
    other: 'n’est pas admis',
  },
  feeds: {
    calendar: 'Eloquence\u202f: tournois et dates limites',
    closing: (month, cadence, official) =>
      official
        ? `Clôture pour les tournois officiels de la FIDE, liste ${de(month)}, ${cadence}`
        : `Clôture, liste ${de(month)}, ${cadence}`,
    lists: 'Eloquence\u202f: listes de classement',
    listsLead: 'Listes publiées, la plus récente en premier.',
    list: (month, cadence) => `Liste ${de(month)}, ${cadence}`,
    players: (rated) => `${rated} joueurs classés.`,
    cardFoot: (month) => `Eloquence · liste ${de(month)} · non officiel`,
    cardPlayers: 'Joueurs',
    cardGames: 'Parties',
    stages: terms.stages,
  },
  kFrom: {
    rules: 'K découle de données publiques.',
    birthday:
      'K dépend de la date de naissance, qui n’est pas publique\u202f; il est donc repris de la liste.',
    remembered: 'K a été importé avec une liste antérieure\u202f; il est donc repris de la liste.',
  },
  privacy,
} satisfies ServerTexts);

const TYPES: Readonly<Record<string, string>> = {
  integer: 'un nombre entier',
  number: 'un nombre',
  boolean: 'true ou false',
  string: 'un texte',
  object: 'un objet',
  array: 'une liste',
};
