import type { Duration, KStep, RuleValue } from '@eloquence/rating';
import { oneOf } from '../format.ts';
import type { RuleValues } from '../types/messages.ts';
import { french } from './format.ts';
import { names } from './names.ts';

const { and, count, date, decimal, months, or, points } = french;

const body = oneOf(names.bodies);
const days = (n: number): string => count(n, 'jour', 'jours');
const games = (n: number): string => count(n, 'partie', 'parties');
const lasting = ({ count: n, unit }: Duration): string => (unit === 'days' ? days(n) : `${n} mois`);
const number = (n: number): string => String(n);
const required = oneOf({ required: 'obligatoire' });
const notRated = oneOf({ 'not-rated': 'non prises en compte' });
const rounding = oneOf({
  'half-up': 'à l’entier le plus proche, 0,5 vers le haut',
  'half-away-from-zero': 'à l’entier le plus proche, 0,5 en s’éloignant de zéro',
});
const againstUnrated = oneOf({
  'not-counted': 'ne comptent pas',
  'with-event-result': 'comptent avec le résultat de l’adversaire dans le tournoi',
});
const asPrinted = oneOf({ 'as-printed': 'utilisée telle quelle' });

function kStep({ k, gamesUnder, reached, junior, since }: KStep): string {
  const conditions = [
    ...(gamesUnder === undefined
      ? []
      : [`à moins de ${games(gamesUnder)}${since === undefined ? '' : ' depuis l’entrée dans la liste'}`]),
    ...(reached === undefined ? [] : [`dès que ${reached} est atteint`]),
    ...(junior === undefined
      ? []
      : [
          junior.until === 'birthday'
            ? `jusqu’au ${junior.age}e anniversaire au-dessous de ${junior.under}`
            : `jusqu’à la fin de l’année du ${junior.age}e anniversaire au-dessous de ${junior.under}`,
        ]),
  ];
  return `${k} ${conditions.length === 0 ? 'sinon' : conditions.join(' et ')}`;
}

function range({ from, over, to, under }: NonNullable<RuleValue<'timeRange'>>): string {
  const lower = from === undefined ? `plus de ${over}` : `au moins ${from}`;
  const upper = to === undefined ? `moins de ${under}` : `au plus ${to}`;
  return `${lower} et ${upper} min`;
}

function closingText(v: RuleValue<'closing'>): string {
  return `${lasting(v.before)} avant la liste${{ ended: '', 'ended-and-received': ', rapport reçu à cette date' }[v.basis]}`;
}

export const ruleValues: RuleValues = Object.freeze({
  amendedBy: body,
  decidedBy: oneOf({ 'event-start': 'le début du tournoi' }),
  unreportedEvents: oneOf({ 'may-be-rated': 'peuvent être pris en compte' }),
  unreportedGames: oneOf({ 'may-be-rated': 'peuvent être prises en compte' }),
  officialEvents: oneOf({
    'always-rated': 'toujours pris en compte',
    'rated-at-any-speed': 'toujours pris en compte, quelle que soit la cadence',
  }),
  continentalEvents: oneOf({ 'as-official': 'pris en compte comme ceux de la FIDE' }),
  registration: required,
  registrationNotice: (v) => `${lasting(v)} avant`,
  registrationNoticeTop: (v) =>
    `${lasting(v.notice)} avant, avec un joueur au-dessus de ${v.playerAbove} ou une joueuse au-dessus de ${v.womanAbove}`,
  registrationNoticeNorms: (v) => `${lasting(v)} avant`,
  lateRegistrationBy: body,
  lateTopRegistrationBy: body,
  registrationRefusedBy: body,
  arbiterLicence: oneOf({ required: 'obligatoire pour tous' }),
  appealDays: days,
  appealTo: body,
  hybridApproval: oneOf({ required: 'nécessaire pour chaque tournoi' }),

  thinkingTimeScope: oneOf({ tournament: 'tout le tournoi', game: 'chaque partie' }),
  thinkingTimeRatings: oneOf({
    'event-start': 'ceux du début du tournoi',
    'game-start': 'ceux du début de la partie',
  }),
  thinkingTime: (v) =>
    v
      .map(({ from, minutes }) => (from > 0 ? `${from} ou plus : ${minutes} min` : `sinon ${minutes} min`))
      .join(' ; '),
  timeRange: range,
  movesAssumed: number,
  fasterGames: notRated,
  firstControl: (v) =>
    ({
      recommended: `${v.moves} recommandés`,
      exactly: `${v.moves} exactement`,
      'at-least': `${v.moves} au moins`,
    })[v.rule],
  equalTimes: required,

  laws: oneOf({
    fide: 'Règles du Jeu d’Échecs de la FIDE',
    'fide-or-approved-adaptation': 'Règles du Jeu d’Échecs de la FIDE, ou une adaptation approuvée',
    'fide-or-hybrid': 'Règles du Jeu d’Échecs de la FIDE, ou celles du jeu hybride',
  }),

  roundsPerDay: number,
  hoursPerDay: number,

  maximumDays: days,
  longerAllowed: (v) =>
    `permis pour ${or(v.map(oneOf({ championship: 'les championnats', approval: 'les tournois approuvés' })))}`,
  interimReportsAfterDays: (v) => `au-delà de ${days(v)}`,
  ratingsPerGame: oneOf({ 'by-choice': 'si ce choix est fait avant la ronde 1' }),

  unplayedGames: oneOf({ 'never-rated': 'jamais prises en compte' }),
  startedGames: oneOf({ rated: 'prises en compte' }),
  startedGamesExceptions: (v) =>
    and(v.map(oneOf({ 'force-majeure': 'force majeure', 'fair-play': 'décisions d’équité sportive' }))),
  playersWithoutId: oneOf({ 'count-for-opponents': 'ne comptent que pour les adversaires' }),

  minimumScore: (v) =>
    `${points(v.halfPoints / 2)}, ${{ first: 'dans le premier tournoi', 'until-counted': 'jusqu’à ce qu’un tournoi compte', 'until-performance': 'dans chaque tournoi jusqu’à un résultat au-dessus du plancher' }[v.events]}${v.points === 'all' ? ', points contre des joueurs non classés compris' : ''}`,
  lowScoreForOpponents: oneOf({ dropped: 'ne comptent pas non plus' }),
  minimumOpponents: (v) =>
    `${v.rated} ${{ opponents: 'adversaires', games: 'parties' }[v.counted]} au moins dans ${{ every: 'chaque tournoi', first: 'le premier tournoi' }[v.events]}${v.types === 'all' ? '' : ' au système suisse ou par équipes'}`,
  stages: oneOf({ pooled: 'mises en commun', 'may-be-pooled': 'peuvent être mises en commun' }),
  roundRobinRatedOneIn: (v) => `au moins un sur ${v}`,
  roundRobinSmall: (v) => `au moins ${v.rated} à moins de ${v.under} joueurs`,
  doubleRoundRobin: (v) => `au moins ${v.players} joueurs, dont ${v.rated} classés`,
  nationalChampionship: (v) =>
    `au moins ${v.rated}${v.counted === 'men' ? ' hommes' : ''}, ou ${v.womenRated} chez les femmes`,
  scheveningenUnrated: (v) => `${v} au plus`,
  gamesAgainstUnrated: againstUnrated,
  roundRobinAgainstUnrated: againstUnrated,
  unplayedRoundRobin: oneOf({
    'as-swiss': 'compte comme un système suisse, avec la composition d’un toutes rondes',
    'swiss-throughout': 'entièrement comme un système suisse',
  }),
  decidedMatch: notRated,
  decidedMatchWaiver: oneOf({ 'on-request': 'sur demande à l’avance' }),
  unratedMatch: oneOf({ 'not-rated': 'non pris en compte' }),

  listMonths: (v) => (v.length === 12 ? 'chaque mois' : months(v)),
  monthlyLists: oneOf({
    foreseen: 'à partir du 1er juillet de l’année qui suit la décision du Bureau présidentiel',
  }),
  monthlyClosing: closingText,
  firstList: date,
  listInForce: oneOf({ 'event-start': 'celle en vigueur à son début' }),
  closing: closingText,
  closingOfficial: (v) => `${lasting(v)} avant la liste`,
  floor: number,
  floorBefore: (v) => `${v.floor} pour les tournois avant le ${date(v.date)}`,
  publishedColumns: (v) =>
    v
      .map(
        oneOf({
          name: 'nom',
          title: 'titre',
          federation: 'fédération',
          rating: 'classement',
          id: 'identifiant FIDE',
          games: 'parties de la période',
          'birth-date': 'date de naissance',
          'birth-year': 'année de naissance',
          sex: 'sexe',
          k: 'K',
          'games-at-first-k': 'parties au premier K',
        }),
      )
      .join(', '),
  minimumGames: games,
  minimumGamesTeamChampionship: games,
  minimumGamesMember: (v) => `${games(v.games)} (${v.associations.join(', ')})`,
  poolingWindow: (v) =>
    v.unit === 'months'
      ? `${v.count} mois`
      : count(v.count, 'période de classement', 'périodes de classement'),
  pooling: oneOf({
    'weighted-mean': 'une moyenne des résultats, pondérée par les parties',
    'one-event': 'un seul tournoi avec toutes les parties',
  }),
  belowFloor: oneOf({
    'delisted-once': 'affichés une fois comme radiés, puis non classés',
    'shown-unrated': 'affichés comme non classés',
  }),
  titledUnrated: oneOf({ 'separate-list': 'dans une liste séparée' }),
  activeGames: number,
  inactiveShown: (v) =>
    v === 'always'
      ? 'toujours'
      : v === 'never'
        ? 'non affichés'
        : v.unit === 'months'
          ? `pendant ${v.count} mois`
          : `sur ${count(v.count, 'autre liste', 'autres listes')}`,
  activeAgainGames: (v) => `${v.games} ${{ year: 'en un an', period: 'dans une période' }[v.within]}`,
  inactiveRating: oneOf({ 'last-published': 'le dernier publié' }),
  topListsMonths: (v) => `après ${v} mois d’inactivité`,

  differenceTable: asPrinted,
  probabilityTable: asPrinted,
  extremeDifference: number,
  firstRatingMethod: oneOf({
    bonus: 'moyenne ; bonus au-dessus de 50 %, dp au-dessous',
    'drawn-games': 'moyenne et dp, avec des nulles ajoutées',
  }),
  roundRobinMethod: oneOf({ 'corrective-pass': 'une seule correction' }),
  roundRobinAverage: oneOf({ 'tournament-average': 'Ra = Rar − dpa × n/(n+1)' }),
  average: oneOf({ 'rated-opponents': 'celle des adversaires classés' }),
  averages: oneOf({ whole: 'à l’entier, avant toute addition', exact: 'aucun' }),
  atHalf: oneOf({ average: 'la moyenne', 'average-and-dp': 'moyenne + dp' }),
  bonus: (v) => `${decimal(v)} points`,
  belowHalf: oneOf({ 'average-and-dp': 'moyenne + dp' }),
  belowHalfRoundRobin: oneOf({ 'dp-shrunk': 'moyenne + dp × n/(n+1)' }),
  drawnGames: (v) => `${count(v.games, 'nulle', 'nulles')} contre ${v.rating}`,
  firstRatingMaximum: number,
  firstRatingRounding: rounding,
  resultsUnderFloor: oneOf({
    'leading-ignored': 'les premiers sont ignorés',
    'swiss-and-leading-ignored':
      'les premiers et ceux des tournois au système suisse ou par équipes sont ignorés',
  }),
  listedSince: oneOf({
    'rated-for-himself': 'classé pour son propre compte, non classé pour ses adversaires',
  }),
  differenceCap: number,
  differenceCapGames: oneOf({
    every: 'toutes',
    'largest-of-event': 'celle du plus grand écart d’un tournoi',
  }),
  fullDifferenceFrom: (v) => `classés ${v} ou plus`,
  unratedGap: (v) => `${v.gap} ou plus, avec un joueur au-dessus de ${v.above}`,
  kSteps: (v) => v.map(kStep).join(' ; '),
  kTimesGames: number,
  kTaken: oneOf({
    'list-before': 'celui de la liste précédente',
    'event-start': 'celui du début de chaque tournoi',
  }),
  change: oneOf({ 'sum-times-k': 'somme des (score − PD) × K' }),
  changeRounding: rounding,
  digitsShown: (v) => `les ${v} premiers`,
  standardStandsIn: oneOf({
    'start-value': 'le classement standard est la valeur de départ',
    'as-rated': 'le classement standard en tient lieu',
  }),

  reportFormat: oneOf({ crosstable: 'grille américaine', trf: 'fichier TRF' }),
  reportToOfficerDays: (v) => `${days(v)} après la fin`,
  reportUploadDays: (v) => `${days(v)} après la fin`,
  reportLastList: (v) => `la ${v}e après la fin, sinon pas de prise en compte`,
  reportNextListDays: (v) => `s’il reste ${days(v)} ou moins dans le mois`,
  reportingDuty: oneOf({
    'unless-announced-unrated': 'tous, sauf annonce contraire',
    'announced-as-rated': 'ceux dont le règlement annonce la prise en compte',
  }),
  ratingOfficer: oneOf({ 'named-by-federation': 'désigné par chaque fédération' }),
  hybridGames: oneOf({ 'pgn-required': 'PGN complet obligatoire' }),

  membership: oneOf({
    'member-of-federation': 'membres d’une fédération de la FIDE',
    'registered-by-federation': 'enregistrés par une fédération de la FIDE',
  }),
  membershipException: oneOf({ 'on-request': 'sur demande', 'by-council': 'par le Conseil de la FIDE' }),
  removal: oneOf({ 'at-federations-word': 'à la demande de la fédération' }),
  deaths: oneOf({ 'reported-by-federation': 'signalés par la fédération' }),
} satisfies RuleValues);
