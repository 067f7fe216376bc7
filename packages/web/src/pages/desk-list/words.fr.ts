import { desk, of } from '../../desk/words.fr.ts';
import type { Words } from './words.en.ts';

export const words: Words = {
  desk,
  title: (month) => `Liste ${of(month)}`,
  kindDraft: 'Brouillon',
  kindPublished: 'Publiée',
  cadence: 'Cadence',
  leadDraft: 'Personne d’autre ne voit ce brouillon. Parcourez ce qu’il change, puis publiez-le.',
  leadPublished:
    'Cette liste est publiée et reste telle quelle ; les corrections vont dans des listes ultérieures ou des révisions.',
  toMonth: 'Vers le mois',
  counts: {
    ratedBefore: 'Classés sur la liste précédente',
    ratedAfter: 'Classés sur cette liste',
    events: 'Tournois',
    games: 'Parties comptées',
    waiting: 'Joueurs non classés dont les résultats sont gardés',
    adjustments: 'Ajustements',
    hash: 'Empreinte',
  },
  changes: 'Ce qui change',
  against: 'Par rapport à la liste précédente.',
  revisionNote:
    'Ce brouillon révise une liste publiée. Ce qui diffère de celle-ci est montré sous « Corrections ».',
  held: 'Acceptés, mais pas sur cette liste',
  heldLead:
    'Il n’y a pas de liste antérieure au début de ces tournois. Reprenez-en une et recalculez le brouillon.',
  publish: 'Publier',
  publishLabel: (cadence) => `Publier : ${cadence}`,
  publishAllLabel: 'Publier toutes les cadences de ce jour',
  publishTitle: (name) => `Publier la liste « ${name} » ?`,
  publishAllTitle: (month) => `Publier toutes les listes ${of(month)} ?`,
  publishText:
    'Elle devient publique aussitôt et ne peut pas être retirée : les erreurs trouvées plus tard se corrigent par des listes ultérieures ou par des révisions, qui restent visibles.',
  publishAllCadences: (cadences) => `${cadences}.`,
  publishAllText:
    'Elles deviennent publiques aussitôt et ne peuvent pas être retirées : les erreurs trouvées plus tard se corrigent par des listes ultérieures ou par des révisions, qui restent visibles.',
  publishConfirm: 'Publier définitivement',
  again: 'Recalculer',
  againHint: 'Recalculer prend en compte ce qui a été accepté depuis ; ce brouillon est remplacé.',
  drop: 'Abandonner le brouillon',
  dropTitle: 'Abandonner ce brouillon ?',
  dropText:
    'Le brouillon disparaît, et rien d’autre : les rapports et les décisions restent. On peut le recalculer à tout moment.',
  dropRevisionText:
    'Les révisions de listes ultérieures qui s’appuient sur lui ne peuvent alors plus être publiées ; sous « Corrections », elles sont toutes abandonnées ensemble.',
  openPublic: (cadence) => `${cadence} : la page publique`,
};
