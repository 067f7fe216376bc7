import type { OversightCommands } from '../../types/cli-oversight.ts';

export const oversight: OversightCommands = Object.freeze({
  failures: {
    'duckdb-missing': (v) =>
      `Les statistiques demandent DuckDB, et le paquet ${v.package} n’est pas installé.`,
    'history-missing': (v) => `Il n’y a pas d’historique à l’emplacement ${v.file}.`,
    'history-schema': (v) =>
      `${v.file} suit le schéma ${v.found || 'inconnu'} ; cette version du programme lit le schéma ${v.known}.`,
    'folder-without-lists': (v) => `${v.file} n’a pas de listes de classement dans un dossier « lists ».`,
    'figure-unknown': (v) =>
      `Statistique inconnue : « ${v.value} »${v.meant ? ` ; peut-être ${v.meant}` : ''}.`,
    'nothing-to-measure': () => 'Il n’y a pas de parties prises en compte à mesurer.',
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
    'oversight pool': 'faire jouer une fédération inventée dont les forces réelles sont connues',
    'oversight replay': 'recalculer l’historique selon une autre édition',
    'oversight report': 'écrire les statistiques et leurs graphiques dans un fichier à imprimer',
    'oversight study': 'comparer des éditions sur les mêmes fédérations inventées',
  },
  about: {
    'oversight figures':
      'Calcule les statistiques nommées sur une cadence d’une base (--db), d’un dossier de listes et de rapports (--folder) ou d’un historique (--history), ou toutes avec --all. Sans nom, les énumère. --sql affiche les requêtes, à exécuter ailleurs sur les mêmes fichiers.',
    'oversight history':
      'Écrit un dossier de listes de classement (lists/) et de rapports (reports/) en fichiers Parquet ; leur schéma est dans docs/history.md. Les listes restent telles quelles ; chaque tournoi est calculé avec la liste en vigueur à son début. Les enregistrements dans events/, sous le nom de leur rapport, ajoutent ce qu’un rapport ne dit pas.',
    'oversight pool':
      'Fait jouer une fédération inventée, dont chaque joueur a une force connue qui ne change jamais, et la classe selon une édition ou un projet. L’évolution des classements ne vient donc que des règles et du hasard : on voit à quoi ressemble une dérive, et de combien le facteur b mesuré sur les classements publiés s’écarte de celui des parties. Des noms de statistiques les calculent sur son historique ; --out DIR le conserve.',
    'oversight replay':
      'Recalcule les listes d’une base selon une autre édition, ou selon le projet d’une fédération (--edition FICHIER.json), pour les tournois à partir d’une date. La base n’est que lue ; les listes publiées ne changent pas. Montre en quoi chaque liste différerait, avec --player les classements de joueurs, avec des noms de statistiques ou --all les statistiques des deux, et avec --out DIR l’historique ainsi recalculé. Rapports, corrections, ajustements et dates des listes sont ceux de la base.',
    'oversight report':
      'Écrit les statistiques nommées, ou toutes, sur une cadence dans un seul fichier HTML, avec graphiques et tableaux. Rien n’y est chargé d’ailleurs : on peut l’envoyer, le conserver et l’imprimer.',
    'oversight study':
      'Classe les mêmes fédérations inventées (graines 1 à --seeds) selon chaque édition et compare la dérive, les erreurs des classements, les nouveaux joueurs et le facteur b, avec des intervalles à 95 %. Les différences sont prises fédération par fédération, avec la première édition. Les nouveaux joueurs ont une force d’environ 1500 ; selon mars 2024, deux nulles contre 1800 (8.2.2) et le plancher de 1400 leur donnent au départ une centaine de points de trop. C’est l’effet de la règle, non de la simulation.',
  },
  options: {
    'history-layout': 'parquet',
    anonymous: 'omettre identifiants, noms et titres ; numéroter joueurs et tournois au hasard',
    folder: 'un dossier de listes et de rapports, comme « eloquence simulate » en écrit',
    history: 'un dossier écrit par « office export history »',
    'all-figures': 'toutes les statistiques',
    sql: 'afficher les requêtes des statistiques',
    'scenario-from': 'le premier jour dont les tournois suivent l’édition ; par défaut, la première liste',
    'of-player': 'comparer ces joueurs : identifiants séparés par des virgules',
    stretch: 'facteur b des parties selon les forces réelles, en pour cent ; par défaut 100',
    advantage: 'avantage des Blancs, en points ; par défaut 35',
    seeds: 'nombre de fédérations, au moins 2',
  },
  output: {
    exported: ({ lists, rows, events, games }) =>
      `${lists} listes avec ${rows} classements, ${events} tournois, ${games} parties.`,
    scenario: {
      players: 'Joueurs',
      changed: 'Modifiés',
      mean: 'Écart moyen',
      largest: 'Maximum',
      onlyPublished: 'Absents',
      onlyScenario: 'En plus',
      published: 'Publié',
      scenario: 'Scénario',
    },
    allSame: 'Toutes les listes sont identiques aux listes publiées, au bit près.',
    asPublished: 'Tel que publié',
    underEdition: (edition) => `Selon ${edition}`,
    report: {
      title: (cadence) =>
        `L’échelle des classements dérive-t-elle\u202f? Cadence\u202f: ${cadence.toLowerCase()}`,
      span: ({ from, to, lists, events, games }) =>
        `Listes du ${from} au ${to}\u202f: ${lists} listes, ${events} tournois, ${games} parties.`,
      lead: 'L’inflation n’a pas de définition admise\u202f: aucun nombre ne répond seul à la question. Chaque statistique dit ce qu’elle montre et ce qu’elle ne montre pas.',
      unofficial: 'Document non officiel\u202f: ni établi ni approuvé par la FIDE.',
      nothing: 'Pas de données pour cette statistique.',
      rows: (count) => `Tableau de ${count} lignes`,
    },
    pool: {
      players: 'Actifs',
      offset: 'Écart',
      deviation: 'Dispersion',
      newcomers: 'Nouveaux joueurs',
      drift: (value) => `Dérive : ${value} points par an`,
      played: (value) => `b des parties : ${value}`,
      byStrength: (value) => `b mesuré sur les forces réelles : ${value}`,
      byRating: (value) => `b mesuré sur les classements publiés : ${value}`,
      reading:
        'Écart : moyenne du classement moins la force réelle ; dispersion : son écart type. Personne ne progresse ici : un écart qui monte est de l’inflation. Les erreurs des classements diminuent b : un b inférieur à 1 ne prouve pas à lui seul que l’échelle est étirée.',
    },
    study: {
      edition: 'Édition',
      mean: 'Moyenne',
      interval: 'Intervalle à 95 %',
      difference: 'Différence',
      statistics: {
        drift: 'Dérive, en points par an',
        deviation: 'Dispersion des classements autour des forces réelles, dernière liste',
        newcomers: 'Nouveaux joueurs : classement moins force réelle, dernière liste',
        stretch: 'Facteur b mesuré sur les classements publiés',
      },
      reading: (pools) =>
        `Moyennes sur ${pools} fédérations, les mêmes pour chaque édition ; différences avec la première.`,
    },
  },
} satisfies OversightCommands);
