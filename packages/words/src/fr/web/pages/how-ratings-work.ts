import type { Words } from '../../../en/web/pages/how-ratings-work.ts';
import { de } from '../../elision.ts';
import { editionNames } from '../edition-names.ts';

export const words: Words = {
  names: editionNames,
  title: 'Comment fonctionne le classement',
  description:
    'Premier classement, coefficient K, règle des 400, inactivité et dates limites, avec les nombres en vigueur.',
  lead: (cadence, date) => `${cadence}, selon le règlement en vigueur depuis le ${date}.`,
  articles: (count) => (count === 1 ? 'Article' : 'Articles'),
  calculate: 'Calculer',
  expected: {
    id: 'expected',
    title: 'Ce que dit un classement',
    text: 'L’écart entre deux classements donne le score attendu par partie\u202f: 0,64 signifie 64 points en 100 parties.',
    caption: 'Score attendu selon l’écart de classement',
    difference: 'Écart',
    higher: 'Le mieux classé',
    lower: 'Le moins bien classé',
    all: 'La table complète',
  },
  change: {
    id: 'change',
    title: 'Comment une partie change le classement',
    text: 'La variation est le score moins le score attendu, multiplié par K. Les variations d’une liste sont additionnées, puis arrondies une seule fois.',
    example: ({ own, opponent, expected, k, change }) =>
      `Exemple\u202f: ${own} bat ${opponent}. Le score attendu est ${expected}\u202f; avec K ${k}, le classement varie de ${change}.`,
  },
  k: {
    id: 'k',
    title: 'Ce qu’est K',
    text: 'K, le coefficient de développement, fixe la vitesse à laquelle un classement varie. La première ligne qui s’applique décide\u202f:',
    reached: (k, rating) => `K ${k} dès qu’un classement publié a atteint ${rating}, définitivement.`,
    junior: (k, age, until, under) =>
      until === 'year-end'
        ? `K ${k} jusqu’à la fin de l’année des ${age} ans, tant que le classement reste sous ${under}.`
        : `K ${k} jusqu’au ${age}e anniversaire, tant que le classement reste sous ${under}.`,
    gamesUnder: (k, games) => `K ${k} jusqu’à ${games} parties prises en compte.`,
    others: (k) => `K ${k} pour tous les autres.`,
    limit: (most) =>
      `Si K multiplié par le nombre de parties d’une liste dépasse ${most}, K est ramené au plus grand entier qui ne le dépasse pas.`,
  },
  cap: {
    id: 'cap',
    title: (cap) => `La règle des ${cap}`,
    text: (cap) =>
      `Un écart de plus de ${cap} points compte pour ${cap}. Le joueur le mieux classé peut donc toujours gagner des points, et n’en risque jamais plus qu’avec un écart de ${cap}.`,
    uncapped: (rating) => `Pour les joueurs classés ${rating} ou plus, l’écart entier compte.`,
    gap: (gap, above) =>
      `Une partie avec un écart de ${gap} points ou plus n’est pas prise en compte si l’un des joueurs est au-dessus de ${above}.`,
  },
  first: {
    id: 'first-rating',
    title: 'Comment obtenir un premier classement',
    games: (games, months) =>
      months === null
        ? `Jouez ${games} parties contre des joueurs classés. Les résultats de plusieurs tournois se cumulent.`
        : `Jouez ${games} parties contre des joueurs classés. Les résultats de plusieurs tournois se cumulent sur ${months} mois au plus.`,
    score: (points) => `Au premier tournoi, marquez au moins ${points} point contre des joueurs classés.`,
    drawn: (games, rating) =>
      `Aux parties contre des adversaires classés s’ajoutent ${games} nulles contre ${rating}. Le résultat est la moyenne des classements de tous ces adversaires, plus ou moins l’écart que la table donne pour le pourcentage de points.`,
    most: (rating) => `Un premier classement est de ${rating} au plus.`,
    floor: (floor) =>
      `Un classement inférieur à ${floor} n’est pas publié\u202f; le joueur reste ou redevient non classé.`,
  },
  unchanged: {
    id: 'unchanged',
    title: 'Pourquoi un classement n’a pas changé',
    text: 'La page du joueur explique chaque liste. Les raisons habituelles\u202f:',
    reasons: [
      'Aucune partie n’a compté\u202f: ni les forfaits ni les parties contre des joueurs non classés ne comptent.',
      'Le tournoi s’est terminé après la date de clôture\u202f: il compte pour la liste suivante.',
      'Le rapport n’est pas arrivé, ou le responsable du classement ne l’a pas encore accepté.',
      'Le tournoi n’est pas pris en compte\u202f: trop rapide, non enregistré ou refusé. Sa page dit pourquoi.',
      'La variation était inférieure à un demi-point.',
    ],
  },
  inactive: {
    id: 'inactive',
    title: 'Joueurs inactifs',
    text: (games) =>
      games === 1
        ? 'Un joueur sans partie prise en compte pendant un an est inactif. Son classement reste.'
        : `Un joueur avec moins de ${games} parties prises en compte en un an est inactif. Son classement reste.`,
    again: (games, within) => {
      const count = games === 1 ? 'Une partie prise en compte' : `${games} parties prises en compte`;
      const when = within === 'year' ? 'en un an' : 'sur une liste';
      return `${count} ${when} ${games === 1 ? 'suffit' : 'suffisent'} pour redevenir actif.`;
    },
  },
  closing: {
    id: 'closing',
    title: 'Quand les listes sont closes',
    months: (lists) =>
      lists === 12
        ? 'Une liste paraît le premier jour de chaque mois.'
        : `${lists} listes paraissent chaque année, le premier jour d’un mois.`,
    text: (count, unit, basis) => {
      const before = unit === 'months' ? `${count} mois` : count === 1 ? 'un jour' : `${count} jours`;
      return basis === 'ended'
        ? `Elle comprend les tournois terminés au moins ${before} avant.`
        : `Elle comprend les tournois terminés, et dont le rapport est arrivé, au moins ${before} avant.`;
    },
    official: (days) =>
      `Pour les tournois officiels de la FIDE, ${days === 1 ? 'un jour suffit' : `${days} jours suffisent`}.`,
    last: (lists) =>
      `Un rapport doit arriver à temps pour l’une des ${lists} listes qui suivent la fin du tournoi\u202f; sinon le tournoi n’est pas pris en compte.`,
    next: (month) => `La liste ${de(month)} est close le`,
  },
};
