import { exampleOfFact } from '../fact-examples.ts';
import type { PageHints } from '../office.ts';

const registration = 'Cela découle de l’enregistrement du tournoi ; le corriger là si c’est faux.';
const received = 'C’est le jour de réception qui compte ; l’enregistrement peut en indiquer un autre.';
const type = 'Corriger le type du tournoi dans son enregistrement.';
const list = 'La liste en vigueur au début doit d’abord être reprise.';
const report =
  'Est-ce vraiment un rapport de tournoi ? Les listes de classement se reprennent au bureau, sous « Listes d’ailleurs ».';

/** What to do about a finding or a refusal that is read on a page, where nobody types commands. */
export const pageHints: PageHints = Object.freeze({
  'event-alike': 'Si c’est le même tournoi, l’un des deux est à retirer.',
  'name-redacted':
    'Le nom n’est pas repris, mais il figure dans le rapport conservé : le joueur est à effacer de nouveau.',
  'type-unreadable': type,
  'type-assumed': 'Rien à faire si c’est juste ; sinon corriger le type du tournoi dans son enregistrement.',
  'pair-met-again': 'Faire corriger l’appariement, ou corriger le type du tournoi dans son enregistrement.',
  'met-only-once': 'Voir s’il en manque la moitié, ou corriger le type du tournoi dans son enregistrement.',
  'match-of-many': type,
  'cadence-differs':
    'Si le rapport a raison, corriger la cadence dans l’enregistrement ; sinon faire corriger le rapport.',
  'list-not-in-force': list,
  'list-date-unknown': list,
  'nobody-rated': list,
  'file-too-large': report,
  'too-many-lines': report,
  'file-is-list':
    'Remettre le rapport du tournoi ; les listes de classement se reprennent au bureau, sous « Listes d’ailleurs ».',
  'later-event-wrong':
    'Corriger le tournoi ultérieur dans l’enregistrement : il nomme des joueurs non classés.',
  'fact-missing': ({ fact }) =>
    exampleOfFact(String(fact)) === null ? null : 'Cela peut être indiqué dans l’enregistrement du tournoi.',
  'not-registered': 'L’officiel décide s’il est tout de même accepté.',
  'registered-late': registration,
  'arbiter-unlicensed': registration,
  'hybrid-not-foreseen': registration,
  'hybrid-not-approved': registration,
  'hybrid-games-missing': registration,
  'not-announced': registration,
  'report-late': received,
  'report-list-missed': received,
  'rounds-taken': 'Indiquer les rondes nouvelles, ou corriger le rapport.',
  'rounds-absent': 'Indiquer les rondes qu’il contient, ou remettre le rapport qui les a.',
  'adjustment-not-set': 'Voir ceux qui le sont.',
  'player-twice': 'Faire corriger le rapport, ou annuler la fusion.',
  'title-of-women': 'Vérifier l’identifiant, ou donner le titre ouvert à tous.',
  'players-met': 'Vérifier les identifiants ; on peut les fusionner malgré tout.',
  'players-differ': 'Vérifier les identifiants ; on peut les fusionner malgré tout.',
  'not-merged': 'Donner l’identifiant que la fusion a terminé ; la page du joueur le montre.',
  'identity-not-added':
    'Seul un identifiant donné à la main peut être repris ; la fusion des joueurs dit qui est qui.',
  'identity-used': 'S’il n’est pas encore calculé, la décision sur le rapport peut d’abord être reprise.',
  'event-withdrawn': 'Un enregistrement modifié l’enregistre de nouveau.',
  'revision-unknown': 'Choisir l’une d’elles.',
  'no-revisions': 'Un nouveau calcul en fait.',
} satisfies PageHints);
