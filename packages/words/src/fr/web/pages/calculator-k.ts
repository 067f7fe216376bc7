import type { Words } from '../../../en/web/pages/calculator-k.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  turnover: 'Classement renouvelé en',
  aboutGames: (games: number): string => `environ ${games} parties`,
  played: 'Parties déjà prises en compte',
  peak: 'Meilleur classement',
  peakHint: 's’il dépasse le classement actuel',
  birth: 'Année ou date de naissance',
  birthHint: '2008 ou 2008-05-17\u202f; nécessaire pour les jeunes',
  on: 'Date',
  byDay: 'en vigueur à cette date',
  dayMissing: 'Date de naissance incomplète',
  dayDecides: (year, age) =>
    `K change au ${age}e anniversaire, cette année-là\u202f; il est supposé encore à venir. Indiquez la date complète, par exemple ${year}-05-17.`,
  onHint: 'date de la liste de classement',
};
