import { accountsFr } from './accounts-fr.ts';
import type { ServerTexts } from './texts.ts';

export const fr: ServerTexts = Object.freeze({
  problems: {
    ...accountsFr,
    'not-found': { title: 'Introuvable', detail: () => 'Il n’y a rien à cette adresse.' },
    'method-not-allowed': {
      title: 'Méthode non admise',
      detail: (v) => `Cette adresse admet ${v.allowed}, et non ${v.method}.`,
    },
    'invalid-request': {
      title: 'Requête incorrecte',
      detail: (v) => `Un élément de la requête n’est pas admis : ${v.where}.`,
    },
    'invalid-json': { title: 'JSON attendu', detail: () => 'Le corps de la requête n’est pas du JSON.' },
    'malformed-request': {
      title: 'Requête mal formée',
      detail: () => 'Ce n’est pas une requête au sens de HTTP.',
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
      detail: (v) => `Plus de ${v.limit} requêtes en une minute ; réessayez dans ${v.after} secondes.`,
    },
    'sign-in-needed': {
      title: 'Connexion requise',
      detail: () => 'Un compte est nécessaire : connectez-vous ou utilisez un jeton.',
    },
    'not-allowed': { title: 'Non autorisé', detail: () => 'Votre compte n’y est pas autorisé.' },
    'request-timeout': {
      title: 'Requête trop lente',
      detail: () => 'La requête a mis trop de temps à arriver.',
    },
    'answer-timeout': {
      title: 'Réponse trop lente',
      detail: () => 'La réponse aurait pris trop de temps ; demandez moins, ou réessayez.',
    },
    'store-unavailable': {
      title: 'Base indisponible',
      detail: () => 'La base est indisponible pour le moment ; réessayez plus tard.',
    },
    closing: { title: 'Arrêt en cours', detail: () => 'Le service s’arrête ; réessayez dans un instant.' },
    'cursor-invalid': {
      title: 'Curseur incorrect',
      detail: () => 'Ce curseur ne vient pas de cette adresse ; repartez de la première page.',
    },
    'report-unavailable': {
      title: 'Rapport indisponible',
      detail: (v) =>
        v.why === 'redacted'
          ? `Le rapport du tournoi ${v.event} a été retiré là où la loi le demande.`
          : v.why === 'withdrawn'
            ? `Le tournoi ${v.event} a été retiré ; ceux qui s’en occupent peuvent lire son rapport.`
            : `On ne peut pas savoir ce que contient le rapport du tournoi ${v.event}, peut-être des dates de naissance ; ceux qui s’occupent du tournoi peuvent le lire.`,
    },
    unexpected: {
      title: 'Erreur inattendue',
      detail: () => 'Une erreur s’est produite ici qui n’aurait pas dû ; elle a été notée.',
    },
  },
  refused: 'Refusé',
  unknownThing: 'Inconnu',
  conflict: 'Conflit',
  invalidInput: 'Donnée incorrecte',
  fields: {
    missing: 'manque',
    unknown: 'n’est pas connu ici',
    type: (type) => `doit être ${TYPES[type] ?? type}`,
    oneOf: (values) => `doit être l’une de ces valeurs : ${values}`,
    least: (limit) => `doit être au moins ${limit}`,
    most: (limit) => `doit être au plus ${limit}`,
    shortest: (limit) => `demande au moins ${limit} caractère${limit === '1' ? '' : 's'}`,
    longest: (limit) => `est limité à ${limit} caractères`,
    pattern: 'n’est pas écrit comme il le faut',
    zero: 'ne doit pas contenir le caractère U+0000',
    depth: 'est imbriqué trop profondément',
    other: 'n’est pas admis',
  },
  page: {
    title: 'Eloquence : des classements d’échecs qui s’expliquent',
    lead: 'Joueurs, listes de classement et tournois, chaque nombre avec l’article du règlement dont il vient.',
    unofficial: 'Non officiel : ce n’est pas un service de la FIDE.',
    toDocs: 'Comment utiliser l’API',
    docsTitle: 'L’API d’Eloquence',
    docsLead:
      'Tout ce qui est public se lit sans compte. Les réponses sont du JSON en UTF-8 ; choisissez la langue avec ?lang=en, fr ou zh, ou avec Accept-Language.',
    toDescription: 'La description pour les programmes (OpenAPI 3.1)',
    parameters: 'Paramètres',
    body: 'Corps',
    answer: 'Réponses',
    problems: 'Erreurs',
    problemsLead: 'Les erreurs suivent la RFC 9457. Un programme regarde « code ».',
    required: 'obligatoire',
    none: 'aucun',
    shapes: 'Structures',
  },
} satisfies ServerTexts);

const TYPES: Readonly<Record<string, string>> = {
  integer: 'un nombre entier',
  number: 'un nombre',
  boolean: 'true ou false',
  string: 'un texte',
  object: 'un objet',
  array: 'une liste',
};
