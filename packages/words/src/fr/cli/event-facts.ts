import type { CliTexts } from '../../types/cli.ts';

/** What can be stated of an event. */
export const facts: CliTexts['facts'] = Object.freeze({
  registered: 'le jour d’enregistrement du tournoi, AAAA-MM-JJ ; null : jamais',
  received: 'le jour d’arrivée du rapport, AAAA-MM-JJ',
  registrationRefused: 'true : le directeur de la commission a refusé l’enregistrement',
  reportedToOfficer: 'le jour où le responsable du classement a reçu le rapport, AAAA-MM-JJ',
  official: 'true : tournoi officiel de la FIDE',
  continental: 'true : tournoi officiel d’un continent',
  championship: 'true : un championnat, qui peut durer plus longtemps',
  nationalChampionship: 'true : un championnat national',
  womenOnly: 'true : réservé aux femmes',
  norms: 'true : des normes de titre peuvent être réalisées',
  hybrid: 'true : joué en ligne dans des lieux surveillés',
  pgn: 'false : les parties d’un tournoi hybride manquent au rapport',
  announcedRated: 'false : sa prise en compte n’a pas été annoncée',
  approvals:
    '{ "duration", "lateRegistration", "hybrid", "unsubmitted", "waivedMatchRule" }, chacun true ou false',
  scheduledGames: 'le nombre de parties prévues dans un match',
  arbiters: '[{ "name": "…", "licensed": true, false ou null }]',
  ratingsPerGame: 'true : chaque partie compte avec les classements de son jour',
  laterEvent: 'numéros de départ des joueurs non classés dont ce n’est pas le premier tournoi',
  noneCounted: 'ceux dont tous les résultats jusqu’ici ont été ignorés, par exemple un premier zéro',
  listedSince: 'joueurs classés depuis le début : [{ "player", "rating" }]',
  notMembers: 'numéros de départ des joueurs dont la fédération n’est pas membre de la FIDE',
  exceptions:
    'parties non comptées (2024 5.1) : [{ "round", "player", "cause" : "force-majeure" ou "fair-play" }]',
  ratedGames:
    'les seules parties que la FIDE prend en compte, par décision (2024 0.2) : [{ "round", "player" }]',
} satisfies CliTexts['facts']);
