import { de } from '../../parts/french.ts';
import type { Words } from './words.en.ts';

const games = (count: number): string => (count === 1 ? 'une partie' : `${count}\u00a0parties`);
export const words: Words = {
  kind: 'Joueur',
  description: (name, ratings) =>
    ratings.length === 0
      ? `${name}\u202f: pas encore de classement. Les résultats, et ce qui manque pour un premier classement.`
      : `${name}\u202f: ${ratings.join(', ')}. Chaque liste, chaque tournoi, et pourquoi.`,
  cameByFormer: (former, id) =>
    `${former} est un autre identifiant de ce joueur, qui figure sur les listes sous ${id}.`,
  deceased: 'Ce joueur est décédé. Les classements restent tels qu’ils ont été publiés en dernier.',
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
    id: 'Identifiant',
    born: 'Année de naissance',
    title: 'Titre',
    titles: 'Titres',
    otherIds: 'Identifiants anciens et nationaux',
  },
  noLists: 'Aucune liste n’est encore publiée.',
  cadencesLabel: 'Classements',
  status: 'Statut',
  active: 'Actif',
  inactive: 'Inactif',
  rank: 'Rang',
  noRank: 'Aucun\u202f: seuls les joueurs actifs en ont un.',
  ofActive: (count) => `sur ${count} joueurs actifs`,
  inFederation: (federation, rank, count) => `${federation}\u202f: ${rank} sur ${count}`,
  kMeans: 'Le coefficient de développement\u202f: ce que vaut un point entier de plus que prévu.',
  peak: 'Maximum',
  peakSince: (month) => `dès ${month}`,
  peakEarlier: 'avant la première liste connue ici',
  howItCame: (month) => `D’où vient la liste ${de(month)}`,
  noRating: 'Sans classement',
  noGames: 'Aucune partie prise en compte n’est connue ici.',
  delistedSince: (month) =>
    `Hors de la liste depuis ${month}\u202f: le classement était tombé sous le plus bas qui soit publié.`,
  towards: (n, needed) =>
    n >= needed
      ? `${n}\u00a0parties comptent déjà pour un premier classement.`
      : `${n} partie${n > 1 ? 's' : ''} sur ${needed} pour un premier classement.`,
  whatIsMissing: 'Ce qui manque encore',
  first: {
    title: 'Vers un premier classement',
    lead: 'Les résultats contre des adversaires classés sont conservés et réunis, jusqu’à ce que les parties soient assez nombreuses et le résultat assez haut pour être publié.',
    count: (n, needed) => `${games(n)} compte${n === 1 ? '' : 'nt'}\u202f; il en faut ${needed}`,
    missing: (missing) => `Il manque encore ${games(missing)} contre des adversaires classés.`,
    minimum: (points) =>
      `Le premier tournoi qui compte doit apporter au moins ${points === '½' ? 'un demi-point' : `${points} point`} contre des adversaires classés.`,
    enough: (ru) =>
      `Les parties suffisent, mais ensemble elles donnent ${ru}, moins que le plus bas classement publié. De meilleurs résultats le font monter.`,
    until: (date) =>
      `Le plus ancien de ces résultats compte encore avec un tournoi qui commence au plus tard le ${date}.`,
    caption: (cadence) => `Résultats vers un premier classement, ${cadence}`,
    event: 'Tournoi',
    score: 'Score',
    ru: 'Valeur en points Elo',
    counts: 'Compte',
    usable: 'Utilisable jusqu’au',
    yes: 'oui',
    no: 'non',
    howWorkedOut: 'Comment chaque résultat est calculé',
    why: 'Comment les résultats sont réunis',
  },
  history: {
    title: 'Historique',
    cadence: 'Cadence',
    chart: (name, cadence) => `${name} sur chaque liste, ${cadence}`,
    caption: (cadence) => `Les listes, de la plus récente à la plus ancienne, ${cadence}`,
    captionEarlier: (cadence) => `Listes antérieures, ${cadence}`,
    earlier: (count) => `${count} listes antérieures`,
    none: (cadence) => `Sur aucune liste encore (${cadence}).`,
    noneHint: 'Dès qu’une liste comprend ce joueur, elle figure ici.',
    events: 'Tournois',
    games: (count) => (count === 0 ? 'aucune partie' : games(count)),
    status: {
      active: 'actif',
      inactive: 'inactif',
      delisted: 'retiré de la liste',
      unrated: 'sans classement',
    },
  },
  events: {
    title: (cadence) => `Tournois, ${cadence}`,
    score: 'Score',
    expected: 'Attendu',
    unrated: 'non classé',
    more: (count) =>
      `Les ${count} tournois les plus récents sont montrés. Les précédents se trouvent par les listes ci-dessus.`,
  },
  changes: {
    title: 'Changements de fédération et de titre',
    since: 'Depuis',
    what: 'Quoi',
    before: 'Avant',
    after: 'Après',
    fields: {
      federation: 'Fédération',
      title: 'Titre',
      womenTitle: 'Titre féminin',
      otherTitles: 'Autres titres',
      foaTitle: 'Titre de l’arène en ligne',
    },
  },
};
