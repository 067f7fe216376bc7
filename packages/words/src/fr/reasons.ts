import { nameOf } from '../format.ts';
import type { Reasons } from '../types/messages.ts';
import { french } from './format.ts';
import { names } from './names.ts';

const { added, count, date, decimal, points, short, signed } = french;

const games = (n: number): string => count(n, 'partie', 'parties');
const events = (n: number): string => count(n, 'tournoi', 'tournois');
const days = (n: number): string => count(n, 'jour', 'jours');
const outOf = (score: number, n: number): string => `${points(score)} sur ${n}`;
const hours = (minutes: number): string =>
  minutes % 60 === 0
    ? count(minutes / 60, 'heure', 'heures')
    : `${Math.trunc(minutes / 60)} h ${minutes % 60} min`;

interface Pair {
  readonly own: number;
  readonly opponent: number;
  readonly difference: number;
}

const gap = ({ own, opponent, difference }: Pair): string =>
  `${own} contre ${opponent} : l’écart de ${Math.abs(difference)}`;

/** « par » followed by a body, « auprès de » and so on: the article melts into the preposition. */
const of = (body: string): string =>
  nameOf(names.bodies, body)
    .replace(/^le /, 'du ')
    .replace(/^(?=la |l’)/, 'de ');

/** How long the K of juniors lasts, as the text has it: `last` is the last day. */
const JUNIOR_UNTIL = {
  'year-end': (age: number, last: string) => `jusqu’à la fin de l’année du ${age}e anniversaire (${last})`,
  birthday: (age: number, last: string) => `jusqu’à la veille du ${age}e anniversaire (${last})`,
  'birth-year': (age: number, last: string) => `jusqu’au ${age}e anniversaire (${last} au plus tard)`,
} as const;

export const reasons: Reasons = Object.freeze({
  // one game
  'difference-counted': (v, at) => `${gap(v)} donne un score attendu de ${decimal(v.expected)}${at}.`,
  'difference-capped': (v, at) =>
    `${gap(v)} est compté comme ${Math.abs(v.counted)}${at}, score attendu ${decimal(v.expected)}.`,
  'difference-full': (v, at) =>
    `${gap(v)} est compté en entier pour un joueur classé ${v.from} ou plus${at}, score attendu ${decimal(v.expected)}.`,
  'cap-used-elsewhere': (v, at) =>
    `${gap(v)} est compté en entier, car seul le plus grand écart du tournoi est plafonné${at} ; score attendu ${decimal(v.expected)}.`,
  'gap-not-rated': (v, at) =>
    `${v.own} contre ${v.opponent} : partie non prise en compte, car l’écart de ${v.gap} atteint ${v.limit} et l’un des joueurs est au-dessus de ${v.above}${at}.`,
  'game-unplayed': (_, at) => `La partie n’a pas été jouée et n’est donc pas prise en compte${at}.`,
  'game-not-chosen': (_, at) =>
    `La partie ne compte pas : par décision, seules d’autres parties du tournoi sont prises en compte${at}.`,
  'game-excepted': ({ cause }, at) =>
    `La partie n’est pas prise en compte : ${{ 'force-majeure': 'force majeure', 'fair-play': 'décision d’équité sportive' }[cause]}${at}.`,
  'game-after-decision': (v, at) =>
    `Le match en ${games(v.scheduled)} était déjà gagné, avec ${points(Number(v.needed))} points : cette partie n’est pas prise en compte${at}.`,
  'game-thinking-time': (v, at) =>
    `${v.minutes} minutes pour 60 coups ne suffisent pas dans une partie avec un joueur classé ${v.rating}, il en faut ${v.needed}${at} : elle n’est pas prise en compte.`,
  'opponent-unrated': (_, at) => `L’adversaire est non classé : la partie n’est pas prise en compte${at}.`,
  'opponent-result-used': ({ ru }, at) =>
    `L’adversaire est non classé et compte avec son résultat dans ce tournoi, ${ru}${at}.`,
  'opponent-result-missing': (_, at) =>
    `L’adversaire est non classé et n’a obtenu aucun résultat dans ce tournoi : la partie n’est pas prise en compte${at}.`,
  'opponent-dropped': (v, at) =>
    `L’adversaire est non classé et a marqué ${points(v.score)}, moins que le minimum de ${points(v.minimum)} : la partie n’est pas prise en compte${at}.`,
  'opponent-listed-since': ({ rating }, at) =>
    `L’adversaire, non classé à l’époque, a été classé ${rating} depuis, mais reste non classé pour ses adversaires : la partie n’est pas prise en compte${at}.`,
  'standard-stands-in': ({ rating }, at) =>
    `Sans classement dans cette liste, le classement standard de ${rating} est utilisé${at}.`,
  'rating-at-game': ({ rating }, at) => `Le classement au moment de la partie est utilisé, ${rating}${at}.`,

  // change
  'listed-since': ({ rating }, at) =>
    `Non classé pendant le tournoi, classé depuis : pris en compte avec le classement actuel de ${rating}${at}.`,
  'change-summed': (v, at) =>
    `${games(v.n)} : score ${points(v.score)}, attendu ${decimal(v.expected)}, soit ${signed(v.sum)} ; multiplié par K = ${v.k}, cela fait ${signed(v.change)}${at}.`,
  'period-summed': (v, at) =>
    `${events(v.events)} et ${games(v.n)} donnent ensemble ${signed(v.change)}${at}.`,
  'change-rounded': (v, at) =>
    `${signed(v.change)} est arrondi à ${signed(v.rounded)}${at} : ${v.rating} devient ${v.new}.`,
  'editions-differ': (v, at) =>
    `Les tournois relèvent des éditions ${v.editions} ; ce qui les concerne ensemble suit ${v.whole}${at}.`,
  'correction-added': ({ change }, at) => `Un rapport corrigé ajoute ${signed(change)}${at}.`,
  'digits-shown': (v, at) => `La liste n’affiche que les premiers chiffres de ${v.rating} : ${v.shown}${at}.`,

  // K
  'k-new': (v, at) => `K vaut ${v.k} : ${games(v.played)} à ce jour, moins de ${v.games}${at}.`,
  'k-reached': (v, at) =>
    `K vaut ${v.k} définitivement, car un classement publié (${v.peak}) a atteint ${v.reached}${at}.`,
  'k-junior': (v, at) =>
    `K vaut ${v.k} pour un jeune ${JUNIOR_UNTIL[v.by](v.age, date(v.until))}, tant que le classement reste au-dessous de ${v.under}${at}.`,
  'k-junior-over': (v, at) =>
    `Le K des jeunes a pris fin : un classement publié (${v.peak}) a atteint ${v.under}${at}.`,
  'k-otherwise': ({ k }, at) => `K vaut ${k}, car aucun cas particulier ne s’applique${at}.`,
  'k-set': ({ k }, at) => `K vaut ${k}, valeur fixée pour la liste par l’administrateur du classement${at}.`,
  'k-not-set': (_, at) =>
    `Pas de variation : l’administrateur du classement fixe K pour la liste, et aucune valeur n’est indiquée${at}.`,
  'k-played-unknown': (v, at) =>
    `Le nombre de parties jouées n’est pas connu ; supposé égal à ${v.games} ou plus${at}.`,
  'k-birth-unknown': ({ age }, at) =>
    `La date de naissance n’est pas connue ; le K des jeunes (${age} ans au plus) n’est pas retenu${at}.`,
  'k-birth-year-only': (v, at) =>
    `Seule l’année de naissance, ${v.year}, est connue ici ; le ${v.age}e anniversaire${at} est réputé à venir jusqu’au ${date(v.until)}.`,
  'k-of-later-list': (v, at) =>
    `K vaut ${v.k}, comme sur la liste du ${date(v.list)}, qui précède celle du tournoi ; au début du tournoi, il valait ${v.before}${at}.`,
  'k-limited': (v, at) =>
    `K vaut ${v.used} au lieu de ${v.k}, car ${v.k} fois ${games(v.n)} dépasse ${v.limit}${at}.`,

  // the result of one event for an unrated player
  'average-of-opponents': (v, at) =>
    `Le classement moyen sur ${games(v.n)} contre des adversaires classés est de ${short(v.average)}${at}.`,
  'drawn-games-added': (v, at) =>
    `${count(v.games, 'partie nulle', 'parties nulles')} contre ${v.rating} en plus des ${v.n} jouées : la moyenne est de ${short(v.average)}${at}.`,
  'score-half': (v, at) =>
    `${outOf(v.score, v.n)} fait exactement 50 %, le résultat est donc la moyenne, ${v.ru}${at}.`,
  'score-above-half': (v, at) =>
    `${outOf(v.score, v.n)} fait ${count(v.halfPoints, 'demi-point', 'demi-points')} au-dessus de 50 %, à ${decimal(v.bonus)} chacun${at} : ${short(v.average)} devient ${v.ru}.`,
  'score-below-half': (v, at) =>
    `${outOf(v.score, v.n)} fait un score de ${decimal(v.p)}, soit un écart de ${decimal(v.dp)}${at} : ${short(v.average)} ${added(v.dp)} = ${v.ru}.`,
  'score-below-half-round-robin': (v, at) =>
    `${outOf(v.score, v.n)} fait un score de ${decimal(v.p)}, soit un écart de ${decimal(v.dp)} dont ${v.opponents}/${v.opponents + 1} comptent dans un tournoi toutes rondes${at} : ${short(v.average)} devient ${v.ru}.`,
  'score-converted': (v, at) =>
    `${outOf(v.score, v.n)} fait, avec les nulles ajoutées, un score de ${decimal(v.p)}, soit un écart de ${signed(v.dp)}${at} : ${short(v.average)} ${added(v.dp)}, arrondi, donne ${v.ru}.`,
  'tournament-average': (v, at) =>
    `Les ${v.rated} joueurs classés ont ${short(v.rar)} de moyenne et un dp moyen de ${short(v.dpa)} ; la moyenne du tournoi est donc ${short(v.rar)} − ${short(v.dpa)} × ${v.opponents}/${v.opponents + 1} = ${v.ra}${at}.`,
  'field-corrected': (v, at) =>
    `${count(v.capped, 'adversaire est', 'adversaires sont')} à plus de ${v.cap} points et ${v.capped > 1 ? 'comptés' : 'compté'} à ${v.cap} : la moyenne passe de ${v.before} à ${v.average}, le résultat est ${v.ru}${at}.`,
  'score-too-low': (v, at) =>
    `Un score de ${points(v.score)} n’atteint pas le minimum de ${points(v.minimum)} : le résultat n’est pas pris en compte${at}.`,
  'low-score-counts': ({ score }, at) =>
    `Un score de ${points(score)} compte tout de même, en raison des tournois précédents${at}.`,
  'too-few-rated-opponents': (v, at) =>
    `${count(v.met, 'adversaire classé', 'adversaires classés')} au lieu des ${v.needed} nécessaires : le résultat n’est pas pris en compte${at}.`,
  'leading-result-under-floor': (v, at) =>
    `${v.ru} est au-dessous du plancher de ${v.floor}, qu’aucun résultat précédent n’a atteint : il n’est pas pris en compte${at}.`,
  'result-not-above-floor': (v, at) =>
    `${v.ru} n’est pas au-dessus du plancher de ${v.floor} : il n’est pas pris en compte${at}.`,
  'taken-as-first-event': (_, at) =>
    `Aucun tournoi antérieur n’est connu : considéré comme le premier du joueur${at}.`,
  'taken-as-later-event': (_, at) => `Ce n’est pas le premier tournoi du joueur${at}.`,

  // a first rating
  'outside-window': (v, at) =>
    `Le tournoi du ${date(v.start)} est trop ancien pour être regroupé avec celui du ${date(v.newest)} : les résultats valent ${{ periods: `${v.count} périodes de classement`, months: `${v.count} mois` }[v.unit]}${at}.`,
  'pooled-by-weight': (v, at) =>
    `Les résultats de ${events(v.events)}, pondérés par leurs ${games(v.n)}, donnent une moyenne de ${short(v.average)}${at}.`,
  'pooled-as-one': (v, at) => `${events(v.events)} comptent comme un seul : ${outOf(v.score, v.n)}${at}.`,
  'result-given': (v, at) => `Le résultat du tournoi est fourni : ${v.ru}, pour ${games(v.n)}${at}.`,
  'games-missing': (v, at) =>
    `Pas encore de classement : ${games(v.n)} sur les ${v.needed} nécessaires${at}.`,
  'fewer-games-suffice': (v, at) =>
    `${games(v.needed)} suffisent ${v.because === 'team-championship' ? 'dans un championnat officiel par équipes' : `à un membre de l’${v.because.replace(/, ([A-Z]+)$/, ' ou de l’$1').replace(', ', ', de l’')}`}${at}.`,
  'rating-below-floor': (v, at) =>
    `Pas de classement : ${v.ru} est au-dessous du plancher de ${v.floor}${at}.`,
  'rating-at-maximum': (v, at) =>
    `Un premier classement est de ${v.maximum} au plus${at} ; la formule seule donne ${v.ru}.`,
  'rating-published': (v, at) =>
    `${v.rating} est publié : ${games(v.n)} pour un minimum de ${v.needed}, et le plancher de ${v.floor} est atteint${at}.`,
  'nothing-counts': (_, at) => `Aucun résultat ne compte : il ne peut pas y avoir de classement${at}.`,
  'variant-differs': (v, at) =>
    `Ceci suit le texte. La pratique connue de la FIDE (variante ${v.variant}) donne ${v.value === '–' ? 'aucun classement' : v.value}${at}.`,

  // performance and target
  performance: (v, at) =>
    `${outOf(v.score, v.n)} fait un score de ${decimal(v.p)}, soit un écart de ${signed(v.dp)}${at} : ${short(v.average)} ${added(v.dp)} = ${v.ru}.`,
  'target-needs': (v, at) => `Pour ${v.goal}, il faut ${outOf(v.score, v.n)}, ce qui mène à ${v.new}${at}.`,
  'target-out-of-reach': (v, at) =>
    `${v.goal} est hors d’atteinte : même ${outOf(v.n, v.n)} ne mène qu’à ${v.best}${at}.`,

  // eligibility of an event
  'fact-missing': ({ fact }, at) => `Reste à savoir : ${names.facts[fact]}${at}.`,
  'official-always-rated': (_, at) => `Les tournois officiels sont toujours pris en compte${at}.`,
  'not-registered': (_, at) => `Le tournoi n’a pas été enregistré : il n’est pas pris en compte${at}.`,
  'registration-refused': ({ by }, at) =>
    `L’enregistrement a été refusé, par décision ${of(by)} : le tournoi n’est pas pris en compte${at}.`,
  'rated-by-decision': (_, at) =>
    `La FIDE a décidé de prendre en compte le tournoi, bien qu’aucune fédération ne l’ait transmis${at}.`,
  'report-to-officer-late': (v, at) =>
    `Le responsable du classement de la fédération a reçu le rapport le ${date(v.given)}, après la date limite du ${date(v.deadline)}${at}.`,
  'registered-late': (v, at) =>
    `Enregistré le ${date(v.registered)}, après le ${date(v.deadline)} : le délai est de ${v.unit === 'days' ? days(v.count) : `${v.count} mois`}${at}.`,
  'late-registration-approved': ({ by }, at) => `L’enregistrement tardif a reçu l’accord ${of(by)}${at}.`,
  'arbiter-unlicensed': (v, at) =>
    `${count(v.arbiters, 'arbitre n’est pas licencié', 'arbitres ne sont pas licenciés')} : le tournoi n’est pas pris en compte${at}.`,
  'licence-unknown': (v, at) =>
    v.arbiters === 0
      ? `On ne sait pas si les arbitres sont licenciés${at}.`
      : `On ne sait pas si ${count(v.arbiters, 'arbitre est licencié', 'arbitres sont licenciés')}${at}.`,
  'hybrid-not-foreseen': (_, at) =>
    `Le jeu hybride n’est pas prévu : le tournoi n’est pas pris en compte${at}.`,
  'hybrid-not-approved': (_, at) =>
    `Le tournoi hybride n’a pas été approuvé : il n’est pas pris en compte${at}.`,
  'hybrid-games-missing': (_, at) =>
    `Les parties du tournoi hybride n’accompagnaient pas le rapport : le tournoi n’est pas pris en compte${at}.`,
  'thinking-time-short': (v, at) =>
    `${v.minutes} minutes pour 60 coups ne suffisent pas : il en faut ${v.needed}${v.from > 0 ? ` quand un joueur est classé ${v.from} ou plus` : ''}${at}.`,
  'time-outside-range': (v, at) =>
    `Avec ${v.minutes} minutes${v.seconds ? ` ${v.seconds} secondes` : ''} pour 60 coups, ce n’est pas une partie ${nameOf({ ...names.cadences, blitz: 'de blitz' }, v.cadence)} (minutes : ${v.range})${at}.`,
  'times-unequal': (_, at) =>
    `Les joueurs n’avaient pas le même temps : les parties ne sont pas prises en compte${at}.`,
  'first-control-moves': (v, at) =>
    `Le premier contrôle de temps est à ${v.moves} coups ; il doit être à ${v.required} coups ${v.rule === 'exactly' ? 'exactement' : 'au moins'}${at}.`,
  'first-control-recommended': (v, at) =>
    `Le premier contrôle de temps est à ${v.moves} coups ; ${v.recommended} sont recommandés${at}.`,
  'too-many-rounds': (v, at) => `${v.rounds} rondes le même jour dépassent le maximum de ${v.allowed}${at}.`,
  'too-many-hours': (v, at) =>
    `${hours(v.minutes)} de jeu le même jour dépassent le maximum de ${v.allowed} heures${at}.`,
  'too-long': (v, at) => `Le tournoi a duré ${days(v.days)}, plus que le maximum de ${v.allowed}${at}.`,
  'longer-allowed': (v, at) =>
    `Le tournoi a duré ${days(v.days)}, ce qui est permis ${{ championship: 'pour un championnat', approval: 'car sa durée a été approuvée' }[v.because]}${at}.`,
  'interim-reports': (v, at) =>
    `Le tournoi a duré ${days(v.days)} : au-delà de ${v.after} jours, des résultats intermédiaires sont à transmettre chaque mois${at}.`,
  'match-with-unrated': (_, at) => `Un match avec un joueur non classé n’est pas pris en compte${at}.`,
  'decided-match-waived': (_, at) =>
    `La règle sur les parties jouées après le gain du match a été levée à l’avance${at}.`,
  'too-few-rated-in-field': (v, at) =>
    `${count(v.rated, 'joueur classé', 'joueurs classés')} sur ${v.players} ; il en faut au moins ${v.needed}${at}.`,
  'too-few-players': (v, at) =>
    `Un tournoi toutes rondes aller-retour avec des joueurs non classés demande au moins ${v.needed} joueurs ; il y en a ${v.players}${at}.`,
  'national-championship': (v, at) =>
    `Un championnat national ne demande que ${v.needed} joueurs classés ; il y en a ${v.rated}${at}.`,
  'scheveningen-unrated': (v, at) =>
    `${v.unrated} joueurs non classés dans un tournoi Scheveningen dépassent le maximum de ${v.allowed} : le tournoi n’est pas pris en compte${at}.`,
  'round-robin-as-swiss': (v, at) =>
    `${count(v.unplayed, 'partie du tournoi toutes rondes n’a pas été jouée', 'parties du tournoi toutes rondes n’ont pas été jouées')} : il compte comme un tournoi au système suisse${at}.`,
  'report-late': (v, at) =>
    `Le rapport est arrivé le ${date(v.received)} ; il était attendu pour le ${date(v.deadline)}${at}.`,
  'report-list-missed': (v, at) =>
    `Le rapport est arrivé le ${date(v.received)}, trop tard pour la liste du ${date(v.list)}, la ${v.lists}e après la fin : le tournoi n’est pas pris en compte${at}.`,
  'not-announced': (_, at) => `D’après sa propre annonce, le tournoi n’est pas pris en compte${at}.`,
  'player-not-member': ({ player }, at) =>
    `Le joueur n°\u00a0${player + 1} du tournoi n’appartient pas à une fédération membre${at}.`,
  'stages-pooled': ({ rule }, at) =>
    `Phases préliminaires, finales et départages ${rule === 'pooled' ? 'sont mis' : 'peuvent être mis'} en commun${at}.`,
  'stages-separate': (_, at) =>
    `Cette édition ne dit rien des phases préliminaires, finales et départages : chacun compte comme un tournoi distinct${at}.`,
  'appeal-until': (v, at) =>
    `Un appel auprès ${of(v.to)} est possible jusqu’au ${date(v.until)}, dans un délai de ${days(v.days)}${at}.`,
  'appeal-none': (_, at) => `Cette édition ne prévoit pas d’appel${at}.`,

  // lists
  'list-in-force': (v, at) => `Le ${date(v.date)}, la liste en vigueur est celle du ${date(v.list)}${at}.`,
  'ended-in-time': (v, at) =>
    `Un tournoi qui se termine le ${date(v.end)}, au plus tard à la clôture (${date(v.closing)}), figure sur la liste du ${date(v.list)}${at}.`,
  'ended-after-closing': (v, at) =>
    `Un tournoi qui se termine le ${date(v.end)}, après la clôture (${date(v.closing)}), arrive trop tard pour la liste du ${date(v.list)}${at}.`,
  'received-after-closing': (v, at) =>
    `Le rapport est arrivé le ${date(v.received)}, après la clôture (${date(v.closing)}), trop tard pour la liste du ${date(v.list)}${at}.`,
  'official-closing': (v, at) =>
    `Un tournoi officiel qui se termine le ${date(v.end)} figure encore sur la liste du ${date(v.list)}${at}.`,
  'list-already-published': (v, at) =>
    `La liste du ${date(v.list)} est déjà publiée ; le tournoi figure donc sur celle du ${date(v.next)}${at}.`,
  'next-list-allowed': (v, at) =>
    `Le rapport d’un tournoi qui se termine le ${date(v.end)}, ${days(v.days)} avant la fin du mois, peut aussi compter pour la liste du ${date(v.list)}${at}.`,
  'below-floor-delisted': (v, at) =>
    `${v.rating} est au-dessous du plancher de ${v.floor} : le joueur est radié de la liste${at}.`,
  'left-the-list-since': (v, at) =>
    `Classé ${v.rating} au début du tournoi, mais absent de la liste du ${date(v.list)} : il n’y a plus de classement à faire varier, et les parties ne comptent pas pour un nouveau. Elles comptent pour les adversaires${at}.`,
  'active-by-games': (v, at) =>
    v.games < v.needed
      ? `Actif, car la première liste date de moins d’un an${at}.`
      : `Actif, avec ${games(v.games)} dans l’année écoulée${at}.`,
  'inactive-by-games': (v, at) =>
    `Inactif depuis la liste du ${date(v.since)} : ${games(v.games)} en un an, il en faut au moins ${v.needed}${at}.`,
  'inactive-still-shown': ({ until }, at) => `Reste affiché avec un classement jusqu’au ${date(until)}${at}.`,
  'inactive-only-flagged': ({ since }, at) =>
    `Inactif depuis le ${date(since)}, n’est plus affiché avec un classement${at}.`,
  'left-top-list': ({ months }, at) =>
    `Ne figure plus dans les listes des meilleurs joueurs après ${months} mois${at}.`,
  'federation-suspended': (v, at) =>
    `Hors de la liste : la fédération ${v.federation} n’est plus membre depuis le ${date(v.from)}${at}.`,
  'player-removed': ({ from }, at) =>
    `Hors de la liste à la demande de la fédération, à partir du ${date(from)}${at}.`,
  'player-excepted': ({ from }, at) =>
    `Sur la liste par une dérogation accordée à partir du ${date(from)}${at}.`,
  'rating-adjusted': (v, at) =>
    `L’ajustement ${v.adjustment} fait passer le classement de ${v.before} à ${v.after}${at}.`,
  'rating-not-adjusted': (v, at) => `L’ajustement ${v.adjustment} laisse le classement à ${v.rating}${at}.`,
} satisfies Reasons);
