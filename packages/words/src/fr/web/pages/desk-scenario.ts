import type { Words } from '../../../en/web/pages/desk-scenario.ts';
import { terms } from '../../terms.ts';
import { words as oversight } from './desk-oversight.ts';
import { words as scenarios } from './desk-scenarios.ts';

const { desk, figures, nothing, csv, png, of, table } = oversight;
const { isDraft, delete: remove, deleteTitle, deleteText } = scenarios;

export const words: Words = {
  ...{ desk, figures, nothing, csv, png, of, table, isDraft, remove, deleteTitle, deleteText },
  kind: 'Scénario',
  all: 'Tous les scénarios',
  title: (edition, from) => `Édition\u202f: ${edition}, à partir du ${from}`,
  lead: 'Les listes publiées à côté de celles que donnent, avec d’autres règles, les mêmes rapports, corrections et ajustements.',
  olderLists: (count) => (count === 1 ? '1 liste antérieure' : `${count} listes antérieures`),
  otherCadences: (count) =>
    count === 1 ? '1 liste d’une autre cadence' : `${count} listes des autres cadences`,
  lists: 'Listes',
  list: terms.headings.list,
  cadence: terms.headings.cadence,
  players: 'Joueurs',
  changed: 'Modifiés',
  mean: 'Écart moyen',
  largest: 'Maximum',
  onlyPublished: 'Absents',
  onlyScenario: 'En plus',
  same: 'Toutes les listes sont identiques aux listes publiées.',
  movers: 'Plus grands écarts sur la dernière liste',
  noMovers: 'Aucun classement de la dernière liste ne diffère.',
  player: terms.headings.player,
  id: terms.headings.id,
  published: 'Publié',
  scenario: 'Scénario',
  difference: 'Écart',
  whatIf: 'Et pour un joueur\u202f?',
  whatIfHint:
    'Le classement d’un joueur tel que publié et selon le scénario, liste après liste. Ceux de ses adversaires changent aussi.',
  playerId: 'Identifiant du joueur',
  show: 'Afficher',
  noPlayer: 'Aucun joueur n’a cet identifiant.',
  compared: 'Statistiques côte à côte',
};
