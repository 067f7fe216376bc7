import { exampleOfFact } from '../fact-examples.ts';
import { nameOf } from '../format.ts';
import type { OfficeFindings, OfficePlaceHints } from '../types/office.ts';
import { french } from './format.ts';
import { names } from './names.ts';

const { date } = french;
const cadence = (name: string): string => nameOf(names.cadences, name);
const registration = '« office register TOURNOI --change FICHIER.json »';

/** What the office itself finds. */
export const officeFindings: OfficeFindings = Object.freeze({
  'not-registered': {
    says: (_, at) => `Le tournoi n’a pas été enregistré, comme le règlement l’exige${at}.`,
    hint: `Le responsable du classement décide : ${registration} l’enregistre, ou le refuse avec "registered": null.`,
  },
  'event-differs': {
    says: (v) =>
      `${v.event} est « ${v.name} » du ${date(v.start)} ; le rapport porte sur « ${v.found} » du ${date(v.begins)}.`,
    hint: 'Si c’est un autre tournoi, refuser ce rapport et le remettre pour l’autre tournoi. S’il est accepté, ses dates deviennent celles de ce tournoi.',
  },
  'event-alike': {
    says: (v) =>
      `${v.event} a le même nom et les mêmes dates : « ${v.name} », du ${date(v.start)} au ${date(v.end)}.`,
    hint: 'Si c’est le même tournoi, retirer l’un des deux (« office withdraw TOURNOI --because TEXTE »).',
  },
  'games-alike': {
    says: (v) =>
      `${v.report} du tournoi ${v.event} a les mêmes joueurs et résultats : ${v.same} parties sur ${v.games}.`,
    hint: 'Si c’est le même tournoi, refuser l’un des deux : sinon ses parties comptent deux fois.',
  },
  'name-redacted': {
    says: (v) => `Le nom du joueur ${v.id} a été effacé ; ce rapport le contient de nouveau.`,
    hint: 'Le nom n’est pas importé, mais le rapport conservé le contient : effacer de nouveau les données du joueur (« office redact »).',
  },
  'rounds-left-out': {
    says: (v) =>
      `${v.report} contenait les rondes ${v.rounds} de ce tournoi ; ce rapport le remplace et ne les contient pas toutes.`,
    hint: 'Remettre aussi les rondes manquantes, ou un rapport de toutes les rondes.',
  },
  'list-skipped': {
    says: (v) =>
      `Après la liste du ${date(v.newest)} (${cadence(v.cadence)}) vient celle du ${date(v.skipped)}, jamais calculée ; celle-ci est du ${date(v.date)}.`,
    hint: 'Les tournois des listes sautées vont dans celle-ci. Pour avoir ces listes, les calculer et les publier d’abord.',
  },
  'closing-early': {
    says: (v) =>
      `La liste du ${date(v.date)} (${cadence(v.cadence)}) prend les tournois terminés au plus tard le ${date(v.closing)}, date à venir.`,
    hint: 'Les rapports acceptés ensuite n’y figurent pas. Recalculer le brouillon après ce jour, avant de publier.',
  },
} satisfies OfficeFindings);

const stated = `Cela découle de l’enregistrement ; ${registration} le corrige si c’est inexact.`;
const received = `La date de réception compte ; ${registration} la modifie ("received").`;
const type = `Fixer "type" par ${registration}.`;
const list = 'Importer la liste en vigueur au début (« office import list »).';
const isReport =
  'Vérifier que c’est un rapport de tournoi. Les listes de classement s’importent par « office import list ».';

/** What to do in the office, where a check would point to its own options. */
export const officePlaceHints: OfficePlaceHints = Object.freeze({
  'type-unreadable': type,
  'type-assumed': `Rien à faire si c’est juste. Sinon fixer "type" par ${registration}.`,
  'pair-met-again': `Faire corriger l’appariement. ${type}`,
  'met-only-once': `Vérifier qu’il ne manque pas la moitié des parties. ${type}`,
  'match-of-many': type,
  'cadence-differs': `Si le rapport a raison, ${registration} fixe "cadence" ; sinon faire corriger le rapport.`,
  'before-first-edition': 'Les tournois de cette époque ne peuvent pas être pris en compte ici.',
  'k-unknown': null,
  'k-not-taken': null,
  'list-not-in-force': list,
  'list-date-unknown': list,
  'file-too-large': isReport,
  'too-many-lines': isReport,
  'file-is-list': 'Les listes de classement s’importent par « office import list ».',
  'rating-implausible': 'Rien à faire : le bureau des classements utilise sa propre liste.',
  'nobody-rated': list,
  'game-unknown': `${registration} corrige les parties.`,
  'later-event-wrong': `${registration} corrige "laterEvent" : il nomme des joueurs non classés.`,
  'fact-missing': ({ fact }) => {
    const example = exampleOfFact(String(fact));
    return example === null
      ? null
      : `L’indiquer dans l’enregistrement : ${registration}, par exemple ${example}.`;
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
