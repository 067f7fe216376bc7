import { desk } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: 'Corrections',
  lead: 'Le rapport corrigé d’un tournoi figurant sur une liste publiée entre de lui-même dans la prochaine liste. Quand cela ne suffit pas, les listes publiées sont recalculées sous forme de révisions.',
  pending: 'Elles entrent dans la prochaine liste',
  pendingNone: 'Aucune correction n’attend la prochaine liste.',
  because: 'Motif',
  onList: 'Tournoi sur la liste',
  applied: 'Entrées dans les dernières listes',
  appliedNone: 'Aucune correction n’est entrée dans les dernières listes.',
  revisions: 'Révisions à publier',
  revisionsLead:
    'Elles sont à côté des listes publiées, comme brouillons. Comparez avant et après, puis publiez-les toutes ensemble.',
  compare: 'Avant et après',
  look: 'Parcourir',
  publish: 'Publier les révisions',
  publishTitle: 'Publier toutes ces révisions ?',
  publishText:
    'Elles remplacent aussitôt les listes de ces jours. Les listes publiées auparavant restent visibles, avec ce qui a changé. C’est irrévocable.',
  publishConfirm: 'Publier définitivement',
  drop: 'Abandonner les révisions',
  dropTitle: 'Abandonner toutes ces révisions ?',
  dropText:
    'Les brouillons disparaissent ; les listes publiées restent telles quelles. On peut les recalculer à tout moment.',
  replay: 'Recalculer des listes',
  replayLead:
    'À partir de la liste choisie, chaque liste est recalculée avec les rapports tels qu’ils sont maintenant. Rien n’est publié par là ; les brouillons d’une fois antérieure sont abandonnés.',
  from: 'À partir de la liste de',
  replayButton: 'Recalculer',
  replayNone: 'Aucune liste n’a été calculée ici.',
  last: 'La dernière fois',
};
