import type { Words } from '../../en/web/site.ts';
import { capitalised } from '../../format.ts';
import { de } from '../elision.ts';
import { terms } from '../terms.ts';

export const words: Words = {
  name: 'Eloquence',
  description:
    'Les classements d’échecs selon le Règlement du classement de la FIDE, avec la raison de chaque nombre. Non officiel.',
  skipToContent: 'Aller au contenu',
  navigation: 'Navigation principale',
  more: 'Plus',
  language: 'Langue',
  theme: 'Thème',
  themes: { system: 'système', light: 'clair', dark: 'sombre' },
  signIn: 'Connexion',
  account: {
    menu: (name) => `Compte ${name}`,
    own: 'Mon compte',
    signOut: 'Se déconnecter',
    roles: capitalised(terms.roles),
    of: (role, federation) => `${role}, ${federation}`,
  },
  trouble: {
    endedTitle: 'Votre session a pris fin',
    ended: 'Votre saisie est conservée. Reconnectez-vous dans une nouvelle fenêtre, puis réessayez ici.',
    signIn: 'Se connecter (nouvelle fenêtre)',
    meanwhile: 'Modifié entre-temps par quelqu’un d’autre',
    asItStands: 'Afficher l’état actuel',
    field: (label, message) =>
      label === null ? `La requête de cette page ${message}` : `«\u00a0${label}\u00a0» ${message}`,
    needsScript: 'Cette action demande JavaScript, désactivé dans votre navigateur.',
  },
  unofficial:
    'Non officiel. Les classements sont calculés selon le texte du Règlement du classement de la FIDE, qui ne participe pas à ce site.',
  sections: {
    lists: 'Listes',
    players: 'Joueurs',
    events: 'Tournois',
    check: 'Vérifier un rapport',
    calculators: 'Calculateurs',
    regulations: 'Règlements',
    desk: 'Bureau',
  },
  footer: { disputes: 'Points controversés', api: 'API', privacy: 'Confidentialité' },
  search: {
    label: 'Chercher joueurs, tournois, listes, articles',
    placeholder: 'Nom, identifiant, tournoi, mois, article',
    button: 'Chercher',
    results: 'Résultats',
    found: (count) =>
      count === 0 ? 'Aucun résultat.' : count === 1 ? 'Un résultat.' : `${count} résultats.`,
    groups: {
      players: 'Joueurs',
      events: 'Tournois',
      lists: 'Listes',
      federations: 'Fédérations',
      articles: 'Articles',
    },
  },
  late: {
    latest: (month) => `Dernière liste\u202f: ${month}.`,
    overdue: (months, count) =>
      count === 1 ? `Celle ${de(months)} est en retard.` : `Celles ${de(months)} sont en retard.`,
    several: (count, first) => `${count} listes sont en retard, depuis ${first}.`,
  },
  filters: {
    title: 'Filtres',
    set: (title, count) => `${title} (${count})`,
    matches: (count, text) => (count < 2 ? `${text} résultat` : `${text} résultats`),
    remove: 'Retirer tous les filtres',
  },
  persons: {
    all: 'tous',
    allFederations: 'toutes',
    sex: 'Sexe',
    women: 'femmes',
    men: 'hommes',
    activity: 'Activité',
    onlyActive: 'actifs seulement',
  },
  cadences: capitalised(terms.cadences),
  revision: (number) => (number === 1 ? 'original' : `révision ${number}`),
  unreachable: {
    title: 'Service injoignable',
    detail: 'Le service ne répond pas. Vérifiez votre connexion et réessayez.',
  },
  notAllowed: {
    title: 'Accès refusé',
    detail: 'Votre rôle ne donne pas accès à cette page.',
  },
  columns: {
    rank: terms.headings.rank,
    player: terms.headings.player,
    federation: terms.headings.federation,
    title: terms.headings.title,
    rating: terms.headings.rating,
    change: terms.headings.change,
    games: terms.headings.games,
    expected: terms.headings.expected,
    born: terms.headings.born,
    k: terms.headings.k,
    event: terms.headings.event,
    date: terms.headings.date,
    list: terms.headings.list,
  },
  change: {
    up: (points) => `hausse de ${points}`,
    down: (points) => `baisse de ${points}`,
    none: 'inchangé',
  },
  share: { copy: 'Copier le lien', copied: 'Copié.', print: 'Imprimer' },
  article: (article) => `Article ${article}`,
  findings: {
    error: 'Erreur',
    warning: 'Avertissement',
    note: 'Remarque',
    line: (line) => `ligne ${line}`,
  },
  pager: {
    label: 'Pages',
    previous: 'Précédent',
    next: 'Suivant',
    rows: (from, to, count) => `${from}–${to} sur ${count}`,
  },
  chart: {
    range: 'Période',
    years: (count) => (count === 1 ? '1 an' : `${count}\u00a0ans`),
    all: 'Tout',
    hint: 'Les flèches passent d’une liste à l’autre.',
  },
  loading: 'Chargement…',
  close: 'Fermer',
  cancel: 'Annuler',
  required: 'obligatoire',
  download: 'Télécharger',
  tryAgain: 'Réessayer',
  none: 'aucun',
};
