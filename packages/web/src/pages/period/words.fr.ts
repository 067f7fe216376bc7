import { de } from '../../parts/french.ts';
import type { Words } from './words.en.ts';

const games = (count: number): string => (count === 1 ? 'une partie' : `${count}\u00a0parties`);
const events = (count: number): string => (count === 1 ? 'un tournoi' : `${count}\u00a0tournois`);
export const words: Words = {
  documentTitle: (name, cadence, month) => `${name}, ${cadence}, ${month}`,
  heading: (cadence, month) => `${cadence}, ${month}`,
  lead: {
    imported: (rating) => `La liste indique ${rating}. Elle a été reprise telle qu’elle était publiée.`,
    importedUnrated:
      'Cette liste a été reprise telle qu’elle était publiée. Elle n’indique pas de classement.',
    first: (rating, points, n) => `Un premier classement\u202f: ${rating}, pour ${points} sur ${n}.`,
    changed: (before, after, n, count) =>
      before === after
        ? `${after} reste ${after}, après ${games(n)} en ${events(count)}.`
        : `${before} est devenu ${after}, par ${games(n)} en ${events(count)}.`,
    corrected: (before, after) =>
      `${before} est devenu ${after}\u202f: aucune partie, mais un rapport a été corrigé.`,
    unchanged: (rating) => `${rating} reste\u202f: aucune partie pour cette liste.`,
    delisted: (before) =>
      `N’est plus sur la liste\u202f: ce qui suit ${before} est sous le plus bas classement publié.`,
    entered: (rating, n) => `Nouveau sur la liste avec ${rating}, après ${games(n)}.`,
    listed: (rating) => `Sur la liste avec ${rating}.`,
    towards: (n) => `Toujours sans classement\u202f; ${games(n)} vers un premier.`,
    absent: 'Absent de cette liste, et aucune partie pour elle.',
  },
  neighbours: 'Autres listes de ce joueur',
  noEarlier: 'Pas de liste antérieure',
  noLater: 'Pas de liste suivante',
  wholeList: 'Toute la liste',
  revised: (revision) =>
    `Cette liste a été publiée de nouveau avec des corrections\u202f: voici sa révision ${revision}.`,
  imported: 'De cette liste, rien n’est connu qu’elle-même',
  importedHint:
    'Elle a été calculée ailleurs et reprise telle qu’elle était publiée. Les parties dont elle provient ne sont pas connues ici\u202f: rien ne peut donc être expliqué ni vérifié. Les listes suivantes, calculées ici, le peuvent.',
  facts: {
    rating: 'Classement sur la liste',
    before: 'Sur la liste précédente',
    change: 'Variation',
    k: 'K utilisé',
    games: 'Parties',
  },
  exactly: (exact, rounded) => `${exact}, arrondi à ${rounded}`,
  noRating: 'sans classement',
  why: 'D’où il vient',
  sum: 'La somme',
  first: 'Le premier classement',
  towardsFirst: 'Vers un premier classement',
  k: 'K, le coefficient de développement',
  status: 'Statut',
  events: 'Tournois et parties',
  event: {
    began: (date) => `Début le ${date}.`,
    ratedWith: (rating, month) =>
      `Les classements sont ceux de la liste ${de(month)}\u202f; celui du joueur est ${rating}.`,
    ratingsFrom: (month) => `Les classements des adversaires sont ceux de la liste ${de(month)}.`,
    regulations: (month) => `Règlement ${de(month)}`,
    caption: (name) => `Parties, ${name}`,
    round: 'Ronde',
    opponent: 'Adversaire',
    result: 'Résultat',
    expected: 'Attendu',
    gain: 'Gain',
    unknown: 'Un joueur sans identifiant',
    colours: { w: 'Blancs', b: 'Noirs' },
    sum: (points, n, expected, sum, k) =>
      `${points} sur ${n}, pour ${expected} attendus\u202f: ${sum}. Multiplié par K, ${k}\u202f:`,
    scored: (points, n) => `${points} sur ${n} contre des adversaires classés.`,
  },
  corrections: {
    title: 'Corrections de tournois antérieurs',
    lead: 'Un rapport corrigé après la publication de sa liste ne change aucune liste après coup. La différence entre ce qui a été donné alors et ce que donne le rapport corrigé est ajoutée ici, avant l’arrondi.',
    list: 'Sur la liste de',
    applied: 'Donné alors',
    corrected: 'Par le rapport corrigé',
    difference: 'Différence',
    because: (because) => `Motif\u202f: ${because}`,
    first:
      'Le joueur est entré sur la liste par ce tournoi\u202f: la correction change le premier classement.',
  },
  check: {
    title: 'Vérifiez-le dans votre navigateur',
    lead: 'Votre navigateur peut recalculer ce classement, selon les mêmes règles, à partir des seuls nombres publics\u202f: classements, résultats et K. Rien n’est envoyé nulle part.',
    button: 'Calculer maintenant',
    fetching: 'Chargement des règles…',
    failed: 'Les règles n’ont pas pu être chargées. Vérifiez votre connexion et appuyez de nouveau.',
    needsScript:
      'Cela demande JavaScript, désactivé dans votre navigateur. Les nombres ci-dessous suffisent à un calcul.',
    numbers: 'Tous les nombres de cette page, pour les programmes (JSON)',
    agrees: 'Les deux concordent.',
    agreesOn: (rating) => `La liste dit ${rating}, et le calcul dans votre navigateur aussi.`,
    agreesUnrated: 'La liste n’indique pas de classement, et le calcul dans votre navigateur n’en donne pas.',
    differs: 'Les deux ne concordent pas.',
    differsHint:
      'Les lignes marquées ≠ diffèrent. Rechargez la page et réessayez\u202f; si cela persiste, signalez-le à ceux qui tiennent ce site.',
    caption: 'Pas à pas\u202f: ce qui a été publié, et ce que trouve votre navigateur',
    step: 'Étape',
    published: 'Publié',
    again: 'Navigateur',
    verdict: 'Identique ou non',
    same: 'identique',
    other: 'différent',
    none: 'sans classement',
    ofEvent: (name) => name,
    lines: {
      k: 'K selon les règles',
      kUsed: 'K utilisé',
      change: 'Somme des variations',
      rounded: 'Arrondi',
      games: 'Parties qui comptent',
      score: 'Points',
      ru: 'Valeur en points Elo',
      rating: 'Classement sur la liste',
    },
    steps: (count) => `Chaque étape en mots (${count})`,
  },
  whatIf: {
    title: 'Ce qui aurait été',
    lead: 'Changez un résultat et voyez ce que la liste aurait dit. Rien n’est conservé.',
    eventOf: (date) => `Tournoi commencé le ${date}`,
    somebody: 'Adversaire classé',
    resultAgainst: (name, rating) => `Résultat contre ${name} ${rating}`,
    results: { won: 'gagnée', drawn: 'nulle', lost: 'perdue' },
    unchanged: 'Tous les résultats sont ceux qui ont été joués.',
    instead: (rating, published) => {
      if (rating === published)
        return rating === null
          ? 'Il n’y aurait toujours pas de classement.'
          : `Ç’aurait encore été ${rating}.`;
      if (rating === null) return `Il n’y aurait pas eu de classement, au lieu de ${published}.`;
      return published === null
        ? `Ç’aurait été ${rating}, au lieu d’aucun classement.`
        : `Ç’aurait été ${rating} au lieu de ${published}.`;
    },
    reset: 'Comme joué',
  },
};
