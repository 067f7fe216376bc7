import { exampleOfFact } from '../fact-examples.ts';
import { nameOf } from '../format.ts';
import type { OfficeFindings, OfficePlaceHints } from '../office.ts';
import { french } from './format.ts';
import { names } from './names.ts';

const { date } = french;
const cadence = (name: string): string => nameOf(names.cadences, name);
const registration = '« office register TOURNOI --change FICHIER.json »';

/** What the office itself finds. */
export const officeFindings: OfficeFindings = Object.freeze({
  'not-registered': {
    says: (_, at) => `Personne n’a enregistré le tournoi, ce que le règlement demande${at}.`,
    hint: `Le responsable décide : l’accepter ou le rejeter. ${registration} l’enregistre.`,
  },
  'event-differs': {
    says: (v) =>
      `${v.event} est « ${v.name} » du ${date(v.start)} ; le rapport porte sur « ${v.found} » du ${date(v.begins)}.`,
    hint: 'S’il porte sur un autre tournoi, le rejeter et le remettre là ; accepté, il donne ses dates à celui-ci.',
  },
  'event-alike': {
    says: (v) =>
      `${v.event} a le même nom et les mêmes dates : « ${v.name} », du ${date(v.start)} au ${date(v.end)}.`,
    hint: 'Si c’est le même tournoi, retirer l’un des deux (« office withdraw TOURNOI --because TEXTE »).',
  },
  'games-alike': {
    says: (v) =>
      `${v.report} du tournoi ${v.event} a les mêmes joueurs et résultats : ${v.same} parties sur ${v.games}.`,
    hint: 'Si c’est le même tournoi, rejeter l’un des deux : sinon ses parties comptent deux fois.',
  },
  'name-redacted': {
    says: (v) => `Le nom du joueur ${v.id} a été expurgé ; ce rapport le contient de nouveau.`,
    hint: 'Le nom n’est pas repris, mais il figure dans le rapport conservé : expurger de nouveau le joueur (« office redact »).',
  },
  'rounds-left-out': {
    says: (v) =>
      `${v.report} avait les rondes ${v.rounds} de ce tournoi ; ce rapport prend sa place et ne les a pas toutes.`,
    hint: 'Remettre aussi les rondes qui manquent, ou un rapport de toutes ces rondes.',
  },
  'list-skipped': {
    says: (v) =>
      `Après la liste du ${date(v.newest)} (${cadence(v.cadence)}) vient celle du ${date(v.skipped)}, jamais clôturée ; celle-ci est du ${date(v.date)}.`,
    hint: 'Ce qui était échu pour les listes sautées va dans celle-ci. Pour les avoir, les clôturer et les publier avant elle.',
  },
  'closing-early': {
    says: (v) =>
      `La liste du ${date(v.date)} (${cadence(v.cadence)}) prend les tournois finis au plus tard le ${date(v.closing)}, jour encore à venir.`,
    hint: 'Ce qui est accepté plus tard n’y est pas. Un projet se clôture de nouveau après ce jour, puis se publie ; si la liste est déjà publiée, cela va dans la suivante.',
  },
} satisfies OfficeFindings);

const stated = `Cela découle de l’enregistrement ; ${registration} le corrige si c’est faux.`;
const received = `Le jour où il est arrivé compte ; ${registration} en dit un autre par "received".`;
const type = `Enregistrer ce que c’est : ${registration} avec "type".`;
const list = 'Importer la liste en vigueur au début (« office import list »).';
const isReport =
  'Est-ce vraiment un rapport de tournoi ? Les listes se reprennent par « office import list ».';

/** What to do in the office, where a check would point to its own options. */
export const officePlaceHints: OfficePlaceHints = Object.freeze({
  'type-unreadable': type,
  'type-assumed': `Rien à faire si c’est juste. Sinon enregistrer ce que c’est : ${registration} avec "type".`,
  'pair-met-again': `Faire corriger l’appariement. ${type}`,
  'met-only-once': `Voir s’il en manque la moitié. ${type}`,
  'match-of-many': type,
  'cadence-differs': `Si le rapport a raison, ${registration} fixe "cadence" ; sinon faire corriger le rapport.`,
  'before-first-edition': 'Les tournois de cette époque ne peuvent être pris en compte ici.',
  'k-unknown': null,
  'list-not-in-force': list,
  'list-date-unknown': list,
  'file-too-large': isReport,
  'too-many-lines': isReport,
  'file-is-list': 'Les listes de classement se reprennent par « office import list ».',
  'rating-implausible': 'Rien à faire : le bureau prend les classements de sa propre liste.',
  'nobody-rated': list,
  'later-event-wrong': `${registration} corrige "laterEvent" : il nomme des joueurs non classés.`,
  'fact-missing': ({ fact }) => {
    const example = exampleOfFact(String(fact));
    return example === null
      ? null
      : `Le dire dans l’enregistrement : ${registration}, par exemple ${example}.`;
  },
  'not-registered': stated,
  'registered-late': stated,
  'arbiter-unlicensed': stated,
  'hybrid-not-foreseen': stated,
  'hybrid-not-approved': stated,
  'hybrid-games-missing': stated,
  'not-announced': stated,
  'report-late': received,
  'report-list-missed': received,
} satisfies OfficePlaceHints);
