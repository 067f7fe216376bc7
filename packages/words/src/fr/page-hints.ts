import { exampleOfFact } from '../fact-examples.ts';
import type { CheckPageHints, PageHints } from '../types/office.ts';

const registration = 'Cela découle de l’enregistrement du tournoi ; l’y corriger si c’est inexact.';
const received = 'C’est le jour de réception qui compte ; l’enregistrement peut en indiquer un autre.';
const type = 'Corriger le type du tournoi dans son enregistrement.';
const list = 'Importer d’abord la liste en vigueur au début.';
const report =
  'Vérifier que c’est un rapport de tournoi. Les listes de classement s’importent sur la page Importations.';

/** What to do about a finding or a refusal that is read on a page, where nobody types commands. */
export const pageHints: PageHints = Object.freeze({
  'report-has-warnings': 'Lire les avertissements, puis l’accepter.',
  'report-not-submitted': 'Le remettre d’abord.',
  'nothing-to-decide': 'Une décision se rouvre sur la page du tournoi.',
  'nothing-to-reopen': 'Décider du rapport en attente.',
  'event-alike': 'Si c’est le même tournoi, retirer l’un des deux.',
  'name-redacted':
    'Le nom n’est pas importé, mais le rapport conservé le contient : effacer de nouveau les données du joueur.',
  'type-unreadable': type,
  'type-assumed': 'Rien à faire si c’est juste ; sinon corriger le type du tournoi dans son enregistrement.',
  'pair-met-again': 'Faire corriger l’appariement, ou corriger le type du tournoi dans son enregistrement.',
  'met-only-once':
    'Vérifier qu’il ne manque pas la moitié des parties, ou corriger le type du tournoi dans son enregistrement.',
  'match-of-many': type,
  'cadence-differs':
    'Si le rapport a raison, corriger la cadence dans l’enregistrement ; sinon faire corriger le rapport.',
  'list-not-in-force': list,
  'list-date-unknown': list,
  'nobody-rated': list,
  'file-too-large': report,
  'too-many-lines': report,
  'file-is-list':
    'Remettre le rapport du tournoi. Les listes de classement s’importent sur la page Importations.',
  'game-unknown': 'Corriger les parties dans l’enregistrement.',
  'later-event-wrong':
    'Corriger le tournoi ultérieur dans l’enregistrement : il nomme des joueurs non classés.',
  'fact-missing': ({ fact }) =>
    exampleOfFact(String(fact)) === null ? null : 'Cela peut être indiqué dans l’enregistrement du tournoi.',
  'not-registered': 'Le responsable du classement enregistre le tournoi, ou rejette le rapport.',
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
  'adjustment-not-set': 'Voir la liste des ajustements.',
  'k-not-stated': 'L’indiquer sur la page Faits.',
  'fact-holds': 'Voir la liste des faits.',
  'fact-not-stated': 'Voir la liste des faits.',
  'player-twice': 'Faire corriger le rapport, ou annuler la fusion.',
  'title-of-women': 'Vérifier l’identifiant, ou choisir un titre ouvert à tous.',
  'players-met': 'Vérifier les identifiants. La fusion reste possible.',
  'players-differ': 'Vérifier les identifiants. La fusion reste possible.',
  'not-merged': 'Donner l’identifiant qui a pris fin avec la fusion ; la page du joueur le montre.',
  'identity-not-added':
    'Seul un identifiant ajouté à la main peut être retiré. Sinon, fusionner les joueurs.',
  'identity-used': 'S’il n’est pas encore pris en compte, rouvrir d’abord la décision sur le rapport.',
  'event-withdrawn': 'L’onglet Enregistrement permet de l’enregistrer de nouveau.',
  'revision-unknown': 'Choisir l’une d’elles.',
  'no-revisions': 'Un recalcul en crée.',
  'no-draft': 'Calculer d’abord la liste.',
  'list-unknown': 'Voir quelles listes existent.',
} satisfies PageHints);

/** On the check page, for what its form can set. */
export const checkPageHints: CheckPageHints = Object.freeze({
  'type-unreadable': 'Choisir le type de tournoi et vérifier à nouveau.',
  'type-assumed': 'Rien à faire si c’est juste ; sinon choisir le type de tournoi et vérifier à nouveau.',
  'pair-met-again': 'Corriger l’appariement, ou choisir un autre type de tournoi.',
  'met-only-once': 'Vérifier qu’il ne manque pas la moitié des parties, ou choisir un autre type de tournoi.',
  'match-of-many': 'Choisir le type de tournoi et vérifier à nouveau.',
  'cadence-differs':
    'Si le rapport a raison, choisir sa cadence et vérifier à nouveau ; sinon corriger le rapport.',
} satisfies CheckPageHints);
