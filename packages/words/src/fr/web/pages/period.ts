import type { Words } from '../../../en/web/pages/period.ts';
import { de } from '../../elision.ts';
import { terms } from '../../terms.ts';

const games = (count: number): string => (count === 1 ? '1 partie' : `${count}\u00a0parties`);
const events = (count: number): string => (count === 1 ? '1 tournoi' : `${count}\u00a0tournois`);

export const words: Words = {
  documentTitle: (name, cadence, month) => `${name}, ${cadence.toLowerCase()}, ${month}`,
  heading: (cadence, month) => `${cadence}, ${month}`,
  lead: {
    imported: (rating) => `Classement de ${rating}, d’après une liste importée.`,
    importedUnrated: 'Non classé sur cette liste importée.',
    first: (rating, points, n) => `Premier classement\u202f: ${rating}, avec ${points} sur ${n}.`,
    changed: (before, after, n, count) =>
      before === after
        ? `${after}, inchangé\u202f: ${games(n)}, ${events(count)}.`
        : `${before} → ${after}\u202f: ${games(n)}, ${events(count)}.`,
    corrected: (before, after) => `${before} → ${after}\u202f: aucune partie, mais un rapport a été corrigé.`,
    unchanged: (rating) => `${rating}, inchangé\u202f: aucune partie dans cette période.`,
    delisted: (before) =>
      `Radié de la liste\u202f: parti de ${before}, le classement est tombé sous le plancher.`,
    entered: (rating, n) => `Nouveau sur la liste avec ${rating}, après ${games(n)}.`,
    listed: (rating) => `Sur la liste avec ${rating}.`,
    towards: (n) => `Non classé\u202f: ${games(n)} vers un premier classement.`,
    absent: 'Absent de cette liste\u202f; aucune partie dans cette période.',
  },
  neighbours: 'Autres listes de ce joueur',
  noEarlier: 'Pas de liste antérieure',
  noLater: 'Pas de liste suivante',
  wholeList: 'Liste complète',
  revised: (revision) => `Cette liste a été révisée. La révision ${revision} est affichée.`,
  imported: 'Liste importée',
  importedHint:
    'Cette liste a été calculée ailleurs. Ses parties ne sont pas disponibles\u202f: elle ne peut être ni expliquée ni vérifiée, contrairement aux listes calculées ici.',
  facts: {
    rating: 'Classement sur la liste',
    before: 'Classement précédent',
    change: terms.headings.change,
    k: 'K utilisé',
    games: terms.headings.games,
  },
  exactly: (exact, rounded) => `${exact}, arrondi à ${rounded}`,
  noRating: 'non classé',
  why: 'Explication',
  sum: 'Somme',
  first: 'Premier classement',
  towardsFirst: 'Vers un premier classement',
  k: 'Coefficient K',
  status: 'Statut',
  events: 'Tournois et parties',
  event: {
    began: (date) => `Début le ${date}.`,
    ratedWith: (rating, month) =>
      `Classements de la liste ${de(month)}\u202f; celui du joueur est ${rating}.`,
    ratingsFrom: (month) => `Classements des adversaires d’après la liste ${de(month)}.`,
    regulations: (month) => `Règlement ${de(month)}`,
    caption: (name) => `Parties, ${name}`,
    round: 'Ronde',
    opponent: 'Adversaire',
    result: 'Résultat',
    expected: terms.headings.expected,
    gain: 'Score − att.',
    unknown: 'Joueur sans identifiant',
    colours: { w: 'Blancs', b: 'Noirs' },
    sum: (points, n, expected, sum, k) =>
      `Score ${points} sur ${n}, attendu ${expected}\u202f: ${sum}. Multiplié par K = ${k}\u202f:`,
    scored: (points, n) => `${points} sur ${n} contre des adversaires classés.`,
  },
  corrections: {
    title: 'Corrections de tournois antérieurs',
    lead: 'Un rapport corrigé après publication ne modifie pas les listes publiées. La différence est ajoutée ici, avant l’arrondi.',
    list: 'Sur la liste de',
    applied: 'Appliqué initialement',
    corrected: 'Corrigé',
    difference: 'Différence',
    because: (because) => `Motif\u202f: ${because}`,
    first: 'Le premier classement du joueur venait de ce tournoi\u202f; la correction le modifie.',
  },
  check: {
    title: 'Vérifier dans votre navigateur',
    lead: 'Votre navigateur peut recalculer ce classement à partir des données publiques\u202f: classements, résultats et K. Rien n’est envoyé.',
    button: 'Recalculer',
    fetching: 'Chargement des règles…',
    failed: 'Les règles n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
    needsScript:
      'Cette vérification demande JavaScript, désactivé dans votre navigateur. Les données ci-dessous suffisent au calcul.',
    numbers: 'Données de cette page (JSON)',
    agrees: 'Les résultats concordent.',
    agreesOn: (rating) => `La liste et votre navigateur donnent tous deux ${rating}.`,
    agreesUnrated: 'Ni la liste ni votre navigateur ne donnent de classement.',
    differs: 'Les résultats diffèrent.',
    differsHint:
      'Les lignes marquées ≠ diffèrent. Rechargez la page et réessayez\u202f; si l’écart persiste, signalez-le à l’exploitant du site.',
    caption: 'Pas à pas\u202f: publié et recalculé',
    step: 'Étape',
    published: 'Publié',
    again: 'Votre navigateur',
    verdict: 'Concordance',
    same: 'identique',
    other: 'différent',
    none: 'non classé',
    ofEvent: (name) => name,
    lines: {
      k: 'K selon les règles',
      kUsed: 'K utilisé',
      change: 'Variation totale',
      rounded: 'Arrondi',
      games: 'Parties comptées',
      score: 'Points',
      ru: 'Performance (Ru)',
      rating: 'Classement sur la liste',
    },
    steps: (count) => `Toutes les étapes (${count})`,
  },
  whatIf: {
    title: 'Et si…',
    lead: 'Changez un résultat pour voir son effet sur le classement. Rien n’est conservé.',
    eventOf: (date) => `Tournoi commencé le ${date}`,
    somebody: 'Adversaire classé',
    resultAgainst: (name, rating) => `Résultat contre ${name} ${rating}`,
    results: { won: 'gain', drawn: 'nulle', lost: 'perte' },
    unchanged: 'Tous les résultats tels que joués.',
    instead: (rating, published) => {
      if (rating === published)
        return rating === null
          ? 'Le joueur resterait non classé.'
          : `Le classement serait toujours ${rating}.`;
      if (rating === null) return `Le joueur serait non classé, au lieu de ${published}.`;
      return published === null
        ? `Le classement serait ${rating}\u202f; publié\u202f: non classé.`
        : `Le classement serait ${rating} au lieu de ${published}.`;
    },
    reset: 'Réinitialiser',
  },
};
