import type { Words } from '../../../en/web/pages/desk-corrections.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Corrections',
  lead: 'Le rapport corrigé d’un tournoi pris en compte agit sur la prochaine liste. Si cela ne suffit pas, recalculez les listes publiées sous forme de révisions.',
  pending: 'Pour la prochaine liste',
  pendingNone: 'Aucune correction en attente.',
  because: 'Motif',
  onList: 'Pris en compte sur',
  applied: 'Appliquées aux dernières listes',
  appliedNone: 'Aucune correction sur les dernières listes.',
  revisions: 'Révisions non publiées',
  revisionsLead:
    'Ces brouillons ne changent pas encore les listes publiées. Comparez avant et après, puis publiez-les tous ensemble.',
  compare: 'Avant et après',
  look: 'Examiner',
  publish: 'Publier les révisions',
  publishTitle: 'Publier toutes ces révisions\u202f?',
  publishText:
    'Elles remplacent aussitôt les listes de ces dates, qui restent consultables. Cette action est irréversible.',
  publishConfirm: 'Publier',
  drop: 'Abandonner les révisions',
  dropTitle: 'Abandonner toutes ces révisions\u202f?',
  dropText: 'Les listes publiées ne changent pas. Les révisions peuvent être recalculées à tout moment.',
  replay: 'Recalculer des listes',
  replayLead:
    'Recalcule toutes les listes à partir de celle choisie, avec les rapports actuels. Rien n’est publié\u202f; les brouillons antérieurs sont abandonnés.',
  from: 'À partir de la liste de',
  replayButton: 'Recalculer',
  replayNone: 'Aucune liste n’a été calculée ici.',
  last: 'Dernier recalcul',
};
