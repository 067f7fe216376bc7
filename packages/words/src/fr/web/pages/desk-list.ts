import type { Words } from '../../../en/web/pages/desk-list.ts';
import { de } from '../../elision.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: (month) => `Liste ${de(month)}`,
  kindDraft: 'Brouillon',
  kindPublished: 'Publiée',
  cadence: terms.headings.cadence,
  leadDraft: 'Ce brouillon n’est pas public. Examinez ses changements, puis publiez-le.',
  leadPublished:
    'Cette liste est publiée et définitive. Les corrections vont dans des listes ultérieures ou des révisions.',
  toMonth: 'Mois',
  counts: {
    ratedBefore: 'Classés sur la liste précédente',
    ratedAfter: 'Classés sur cette liste',
    events: 'Tournois',
    games: terms.headings.gamesPerPlayer,
    waiting: 'Joueurs non classés avec des résultats en réserve',
    adjustments: 'Ajustements',
    hash: 'Empreinte',
  },
  changes: 'Changements',
  against: 'Par rapport à la liste précédente.',
  revisionNote: 'Ce brouillon révise une liste publiée. La page Corrections montre les différences.',
  held: 'Acceptés, mais absents de cette liste',
  heldLead:
    'Aucune liste n’était en vigueur au début de ces tournois. Importez-en une et recalculez le brouillon.',
  publish: 'Publier',
  publishLabel: (cadence) => `Publier\u202f: ${cadence.toLowerCase()}`,
  publishAllLabel: 'Publier toutes les cadences',
  publishTitle: (name) => `Publier la liste «\u00a0${name}\u00a0»\u202f?`,
  publishAllTitle: (month) => `Publier toutes les listes ${de(month)}\u202f?`,
  publishText:
    'Elle devient publique aussitôt\u202f; cette action est irréversible. Les corrections iront dans des listes ultérieures ou des révisions.',
  publishAllCadences: (cadences) => `${cadences}.`,
  missing: (count) => `Tournois sans rapport, laissés de côté\u202f: ${count}`,
  undecided: (count) => `Tournois dont le rapport attend une décision, laissés de côté\u202f: ${count}`,
  publishAllText:
    'Elles deviennent publiques aussitôt\u202f; cette action est irréversible. Les corrections iront dans des listes ultérieures ou des révisions.',
  publishConfirm: 'Publier',
  again: 'Recalculer',
  againHint: 'Le recalcul prend en compte les rapports acceptés depuis et remplace ce brouillon.',
  drop: 'Abandonner le brouillon',
  dropTitle: 'Abandonner ce brouillon\u202f?',
  dropText: 'Les rapports et les décisions restent. Le brouillon peut être recalculé à tout moment.',
  dropRevisionText:
    'Les révisions suivantes qui en dépendent ne pourront plus être publiées. La page Corrections permet de toutes les abandonner.',
  openPublic: (cadence) => `${cadence}\u202f: page publique`,
};
