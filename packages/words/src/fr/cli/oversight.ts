import type { OversightCommands } from '../../types/cli-oversight.ts';

export const oversight: OversightCommands = Object.freeze({
  failures: {
    'duckdb-missing': (v) =>
      `Les statistiques demandent DuckDB, et le paquet ${v.package} n’est pas installé.`,
    'history-missing': (v) => `Il n’y a pas d’historique à l’emplacement ${v.file}.`,
    'history-schema': (v) =>
      `${v.file} suit le schéma ${v.found || 'inconnu'} ; cette version du programme lit le schéma ${v.known}.`,
    'folder-without-lists': (v) => `${v.file} n’a pas de listes de classement dans un dossier « lists ».`,
    'figure-unknown': (v) => `Statistique inconnue : « ${v.value} ».`,
    'nothing-to-measure': () => 'Il n’y a pas de parties classées à mesurer.',
  },
  hints: {
    installDuckdb: () => 'L’installer avec « npm install @duckdb/node-api@1.5.4-r.1 ».',
    exportHistory: () => '« eloquence office export history --to parquet --out DIR » en écrit un.',
    listsFolder: () => 'Nommer les fichiers par date, comme lists/2026-01-01.txt.',
    figureNames: () => '« eloquence oversight figures » les énumère.',
    moreGames: () => 'Choisir une autre cadence, ou une base avec des tournois pris en compte.',
  },
  summaries: {
    oversight: 'mesurer l’échelle des classements et essayer d’autres règles',
    'oversight figures': 'calculer des statistiques sur une base, un dossier ou un historique',
    'oversight history': 'faire un historique d’un dossier de listes et de rapports',
  },
  about: {
    'oversight figures':
      'Calcule les statistiques nommées sur une cadence d’une base (--db), d’un dossier de listes et de rapports (--folder) ou d’un historique (--history), ou toutes avec --all. Sans nom, les énumère. --sql affiche les requêtes, à exécuter ailleurs sur les mêmes fichiers.',
    'oversight history':
      'Écrit un dossier de listes de classement (lists/) et de rapports (reports/) en fichiers Parquet ; leur schéma est dans docs/history.md. Les listes restent telles quelles ; chaque tournoi est calculé avec la liste en vigueur à son début. Les enregistrements dans events/, sous le nom de leur rapport, ajoutent ce qu’un rapport ne dit pas.',
  },
  options: {
    'history-layout': 'parquet',
    anonymous: 'omettre identifiants, noms et titres ; numéroter joueurs et tournois au hasard',
    folder: 'un dossier de listes et de rapports, comme « eloquence simulate » en écrit',
    history: 'un dossier écrit par « office export history »',
    sql: 'afficher les requêtes des statistiques',
  },
  output: {
    exported: ({ lists, rows, events, games }) =>
      `${lists} listes avec ${rows} classements, ${events} tournois, ${games} parties.`,
  },
} satisfies OversightCommands);
