import type { Texts } from '../texts.ts';

/** What can be stated of an event. */
export const facts: Texts['facts'] = Object.freeze({
  registered: 'le jour d’enregistrement du tournoi, AAAA-MM-JJ ; null : jamais',
  received: 'le jour d’arrivée du rapport, AAAA-MM-JJ',
  official: 'true : tournoi officiel de la FIDE',
  championship: 'true : un championnat, qui peut durer plus longtemps',
  nationalChampionship: 'true : un championnat national',
  womenOnly: 'true : réservé aux femmes',
  norms: 'true : des normes de titre peuvent être réalisées',
  hybrid: 'true : joué en ligne dans des lieux surveillés',
  pgn: 'false : les parties d’un tournoi hybride manquent au rapport',
  announcedRated: 'false : il n’a pas été annoncé comme comptant pour le classement',
  approvals: '{ "duration", "lateRegistration", "hybrid", "waivedMatchRule" }, chacun true ou false',
  scheduledGames: 'le nombre de parties prévues dans un match',
  arbiters: '[{ "name": "…", "licensed": true, false ou null }]',
  ratingsPerGame: 'true : chaque partie compte avec les classements de son jour',
  laterEvent: 'numéros des joueurs non classés dont ce n’est pas le premier tournoi',
} satisfies Texts['facts']);
