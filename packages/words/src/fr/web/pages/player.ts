import type { Words } from '../../../en/web/pages/player.ts';
import { terms } from '../../terms.ts';

const games = (count: number): string => (count === 1 ? '1 partie' : `${count}\u00a0parties`);

export const words: Words = {
  kind: 'Joueur',
  description: (name, ratings) =>
    ratings.length === 0
      ? `${name}\u202f: non classé. Résultats, et ce qui manque pour un premier classement.`
      : `${name}\u202f: ${ratings.join(', ')}. Chaque liste et chaque tournoi, expliqués.`,
  cameByFormer: (former, id) => `${former} est un ancien identifiant de ce joueur, désormais ${id}.`,
  deceased: 'Décédé. Derniers classements publiés.',
  titles: {
    GM: 'grand maître',
    IM: 'maître international',
    FM: 'maître FIDE',
    CM: 'candidat maître',
    WGM: 'grand maître féminin',
    WIM: 'maître international féminin',
    WFM: 'maître FIDE féminin',
    WCM: 'candidat maître féminin',
    HM: 'grand maître honoraire',
    IA: 'arbitre international',
    FA: 'arbitre FIDE',
    NA: 'arbitre national',
    IO: 'organisateur international',
    FST: 'entraîneur senior FIDE',
    FT: 'entraîneur FIDE',
    FI: 'instructeur FIDE',
    NI: 'instructeur national',
    DI: 'instructeur de développement',
    SI: 'instructeur scolaire',
    LSI: 'instructeur scolaire principal',
    AGM: 'grand maître de l’arène',
    AIM: 'maître international de l’arène',
    AFM: 'maître FIDE de l’arène',
    ACM: 'candidat maître de l’arène',
  },
  facts: {
    id: terms.headings.id,
    born: 'Année de naissance',
    title: terms.headings.title,
    titles: 'Titres',
    otherIds: 'Identifiants anciens et nationaux',
  },
  noLists: 'Aucune liste n’a encore été publiée.',
  cadencesLabel: 'Classements',
  status: 'Statut',
  active: 'Actif',
  inactive: 'Inactif',
  rank: terms.headings.rank,
  rankShort: (rank) => `${rank}${rank === '1' ? 'ᵉʳ' : 'ᵉ'}`,
  why: 'Statut, rang et K expliqués',
  noRank: 'Seuls les joueurs actifs ont un rang.',
  ofActive: (count) => `sur ${count} joueurs actifs`,
  inFederation: (federation, rank, count) => `${federation}\u202f: ${rank} sur ${count}`,
  kMeans:
    'Coefficient de développement\u202f: points de classement gagnés par point au-dessus du score attendu.',
  peak: 'Meilleur classement',
  peakSince: (month) => `depuis ${month}`,
  peakEarlier: 'avant la première liste disponible',
  howItCame: (month) => `${month.charAt(0).toUpperCase()}${month.slice(1)} expliqué`,
  reach: (goal) => `Atteindre ${goal}`,
  noRating: 'Non classé',
  noGames: 'Aucune partie prise en compte.',
  delistedSince: (month) => `Radié de la liste depuis ${month}\u202f: classement sous le plancher.`,
  towards: (n, needed) =>
    n >= needed
      ? `${n}\u00a0parties comptent pour un premier classement.`
      : `${n} partie${n > 1 ? 's' : ''} sur ${needed} pour un premier classement.`,
  whatIsMissing: 'Ce qui manque encore',
  first: {
    title: 'Vers un premier classement',
    lead: 'Les résultats contre des adversaires classés s’additionnent jusqu’à ce que les parties suffisent et que le résultat atteigne le plancher.',
    count: (n, needed) => `${games(n)} compte${n === 1 ? '' : 'nt'}\u202f; il en faut ${needed}`,
    missing: (missing) => `Il manque encore ${games(missing)} contre des adversaires classés.`,
    minimum: (points) =>
      `Le premier tournoi demande un score d’au moins ${points === '½' ? 'un demi-point' : `${points} point`} contre des adversaires classés.`,
    enough: (ru) => `Les parties suffisent, mais le résultat, ${ru}, est sous le plancher.`,
    until: (date) =>
      `Le plus ancien résultat peut s’ajouter à ceux des tournois qui commencent au plus tard le ${date}.`,
    caption: (cadence) => `Résultats vers un premier classement, ${cadence.toLowerCase()}`,
    event: terms.headings.event,
    score: terms.headings.score,
    ru: 'Performance (Ru)',
    counts: 'Compte',
    usable: 'Utilisable jusqu’au',
    yes: 'oui',
    no: 'non',
    howWorkedOut: 'Chaque résultat expliqué',
    why: 'Cumul des résultats expliqué',
  },
  history: {
    title: 'Historique',
    cadence: terms.headings.cadence,
    chart: (name) => `${name}\u202f: évolution des classements`,
    caption: (cadence) => `Listes, les plus récentes d’abord, ${cadence.toLowerCase()}`,
    captionEarlier: (cadence) => `Listes antérieures, ${cadence.toLowerCase()}`,
    earlier: (count) => `${count} listes antérieures`,
    allMonths: (count) => `Les ${count}\u00a0listes`,
    onlyPlayed: 'Seulement les listes avec parties ou changements',
    none: (cadence) => `Sur aucune liste pour le moment (${cadence.toLowerCase()}).`,
    noneHint: 'L’historique apparaîtra ici.',
    events: 'Tournois',
    games: (count) => (count === 0 ? 'aucune partie' : games(count)),
    status: {
      active: 'actif',
      inactive: 'inactif',
      delisted: 'radié de la liste',
      unrated: 'non classé',
    },
  },
  shows: {
    label: 'Affichage',
    history: 'Historique',
    opponents: 'Adversaires',
    rank: 'Rang',
    next: 'Prochaine liste',
    compare: 'Comparer',
  },
  opponents: {
    byColour: 'Score par couleur',
    byStrength: 'Score selon la force de l’adversaire',
    colour: 'Couleur',
    colours: { w: 'Blancs', b: 'Noirs', unknown: 'non indiquée' },
    strength: 'Adversaire classé',
    range: (from, to) =>
      to === null
        ? `au moins ${from} de plus`
        : from === null
          ? `au moins ${-to} de moins`
          : from < 0 && to > 0
            ? `à ${to} près`
            : from > 0
              ? `${from} à ${to} de plus`
              : `${-to} à ${-from} de moins`,
    title: (count) => `Adversaires (${count})`,
    caption: 'Adversaires, les plus rencontrés d’abord',
    games: (count, points) => `${points} en ${games(count)}, tous adversaires confondus.`,
    newest: (count) => `Seuls les ${count} tournois les plus récents sont comptés.`,
    results: 'Résultats',
    last: 'Dernière partie',
    more: (count) => `${count} autres adversaires`,
  },
  ranks: {
    title: 'Rang au fil du temps',
    best: (rank, month) =>
      `Meilleur rang sur les 36 dernières listes\u202f: ${rank}, pour la première fois en ${month}.`,
  },
  next: {
    title: 'Prochaine liste',
    notPublished: 'Non publié',
    notPublishedLead:
      'Calculé d’après les seuls rapports déjà acceptés. Des corrections, d’autres tournois ou la date de clôture peuvent encore changer le résultat.',
    none: 'Aucun tournoi accepté en attente.',
    noneHint: 'Un tournoi apparaît ici dès que le bureau des classements a accepté son rapport.',
    first: (rating) => `${rating} vers un premier classement`,
  },
  compare: {
    title: 'Comparer des joueurs',
    label: 'Nom ou identifiant',
    add: 'Ajouter',
    remove: 'Retirer',
    missing: (text) => `Aucun joueur trouvé pour «\u00a0${text}\u00a0».`,
    neverMet: 'aucune partie prise en compte entre eux.',
    met: (count, wins, draws, losses, points) =>
      `${points(wins + draws / 2)} en ${games(count)} (+${wins} =${draws} −${losses}).`,
  },
  events: {
    title: (cadence) => `Tournois, ${cadence.toLowerCase()}`,
    score: terms.headings.score,
    expected: terms.headings.expected,
    unrated: 'non classé',
    more: (count) =>
      `Les ${count} tournois les plus récents. Pour les précédents, passez par les listes ci-dessus.`,
  },
  changes: {
    title: 'Changements de fédération et de titre',
    since: 'Depuis',
    what: 'Champ',
    before: 'Avant',
    after: 'Après',
    fields: {
      federation: terms.headings.federation,
      title: terms.headings.title,
      womenTitle: 'Titre féminin',
      otherTitles: 'Autres titres',
      foaTitle: 'Titre de l’arène en ligne',
    },
  },
};
