import { de } from '../../parts/french.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  title: (cadence, month) => `Classement ${cadence.toLowerCase()}, ${month}`,
  lead: (players, before) =>
    before === null
      ? `${players} joueurs classés.`
      : `${players} joueurs classés\u202f; variations depuis la liste ${de(before)}.`,
  allLists: 'Toutes les listes',
  cadence: 'Cadence',
  filters: 'Choisir des joueurs',
  fold: 'Filtrer, trier, aller à',
  all: 'tous',
  age: 'Âge',
  ages: {
    u8: 'jusqu’à 8 ans',
    u10: 'jusqu’à 10 ans',
    u12: 'jusqu’à 12 ans',
    u14: 'jusqu’à 14 ans',
    u16: 'jusqu’à 16 ans',
    u18: 'jusqu’à 18 ans',
    u20: 'jusqu’à 20 ans',
    s50: '50 ans et plus',
    s65: '65 ans et plus',
  },
  order: 'Ordre',
  byRating: 'par classement',
  byGain: 'plus fortes hausses d’abord',
  byLoss: 'plus fortes baisses d’abord',
  go: 'Aller à',
  goHint: 'un rang, un nom ou un identifiant',
  show: 'Afficher',
  none: 'Personne sur cette liste ne répond à ce choix.',
  everybody: 'Afficher tout le monde',
  notFound: (asked) => `«\u202f${asked}\u202f» n’est pas sur cette liste, ou pas parmi les joueurs choisis.`,
  notCurrent: (revision) =>
    revision === 1
      ? 'Voici la liste telle qu’elle fut d’abord publiée. Une révision l’a remplacée depuis.'
      : `Voici la révision ${revision}, qui n’est pas en vigueur.`,
  revised: (revision) => `Voici la ${revision} de la liste.`,
  asPublished: 'Telle que d’abord publiée',
  changes: 'Ce que cette liste a changé',
  toCurrent: 'Vers la liste en vigueur',
  caption: (cadence, date) => `Classement ${cadence.toLowerCase()} du ${date}`,
  isNew: 'nouveau',
  inactive: 'inactif',
  status: 'Statut',
  downloads: 'Téléchargements',
  downloadsLead:
    'Dans les formats de la FIDE (TXT, XML), en tableau (CSV) et pour les programmes (JSON). La liste combinée réunit les trois cadences.',
  combined: 'Liste combinée',
  about: 'À propos de cette liste',
  source: 'D’où elle vient',
  imported: 'reprise telle qu’elle a été publiée ailleurs',
  computed: 'calculée ici, d’après les rapports de ses tournois',
  published: 'Publiée (UTC)',
  editions: 'Règlement',
  practice: 'Lecture',
  byText: 'selon le texte',
  asApplied: 'tel que la FIDE l’a appliqué',
  events: 'Tournois',
  games: 'Parties (comptées une fois par joueur)',
  players: 'Joueurs',
  ratedOf: (rated, players) => `${rated} classés sur ${players}`,
  revision: 'Révisions',
  engine: 'Calculée par la version',
  hash: 'SHA-256',
  howToCheck: 'Comment vérifier l’empreinte',
  checkForm:
    'L’empreinte est prise sur la forme canonique de la liste\u202f: une ligne par joueur dans l’ordre des identifiants, avec toutes les colonnes publiées dans un ordre fixe.',
  checkCommand:
    'Qui possède une copie de la base recalcule toute la liste d’après ses rapports, et compare\u202f:',
};
