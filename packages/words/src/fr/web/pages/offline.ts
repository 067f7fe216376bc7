import type { Words } from '../../../en/web/pages/offline.ts';

export const words: Words = {
  title: 'Pas de connexion',
  lead: 'Le site ne répond pas. Vous êtes peut-être hors connexion, ou il redémarre.',
  calculators: 'Les calculateurs, les tables et les règlements fonctionnent hors connexion.',
};
