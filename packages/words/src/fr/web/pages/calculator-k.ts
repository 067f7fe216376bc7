import type { Words } from '../../../en/web/pages/calculator-k.ts';
import { shared } from '../calculators.ts';

export const words: Words = {
  shared,
  turnover: 'Renouvelé en',
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
    `K change au ${age}e anniversaire, qui tombe cette année-là. Le résultat le suppose encore à venir. Indiquez la date complète (${year}-05-17) pour en être sûr.`,
  onHint: 'date de la liste de classement',
};
