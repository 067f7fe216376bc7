import type { Words } from '../../../en/web/pages/desk-scenarios.ts';
import { terms } from '../../terms.ts';
import { desk } from '../desk.ts';

export const words: Words = {
  desk,
  title: 'Scénarios',
  lead: 'Que seraient les listes avec d’autres règles\u202f? Tout l’historique est recalculé sur une copie. Les listes publiées ne changent pas.',
  start: 'Nouveau scénario',
  button: 'Calculer',
  cadence: terms.headings.cadence,
  edition: 'Édition',
  editionHint: 'Ou choisissez un projet ci-dessous.',
  none: 'Projet dans un fichier',
  draft: 'Projet',
  draftHint:
    'L’édition propre à une fédération, en JSON. Elle indique l’édition dont elle part et les règles qu’elle change.',
  notJson: { title: 'Projet illisible', detail: 'Ce fichier n’est pas du JSON.' },
  from: 'À partir du',
  fromHint: 'Les tournois suivent le scénario à partir de ce jour\u202f; par défaut, dès la première liste.',
  hint: 'Cela peut prendre quelques minutes\u202f; chacun peut continuer à travailler. La tâche peut être annulée.',
  known: 'Scénarios',
  state: 'État',
  when: 'Création',
  who: 'Auteur',
  empty: 'Aucun scénario.',
  isDraft: 'projet',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer ce scénario\u202f?',
  deleteText: 'Ses résultats sont supprimés. Les listes publiées ne sont pas touchées.',
};
