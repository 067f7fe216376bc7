import type { OversightCommands } from '../../types/cli-oversight.ts';

export const oversight: OversightCommands = Object.freeze({
  failures: {
    'duckdb-missing': (v) => `The figures need DuckDB, but the package ${v.package} is not installed.`,
    'history-missing': (v) => `There is no history at ${v.file}.`,
    'history-schema': (v) =>
      `${v.file} has schema ${v.found || 'unknown'}; this version of the program reads schema ${v.known}.`,
    'folder-without-lists': (v) => `${v.file} has no rating lists in a folder "lists".`,
    'figure-unknown': (v) => `Unknown figure "${v.value}"${v.meant ? `; did you mean ${v.meant}?` : '.'}`,
    'nothing-to-measure': () => 'There are no rated games to measure.',
  },
  hints: {
    installDuckdb: () => 'Install it with "npm install @duckdb/node-api@1.5.4-r.1".',
    exportHistory: () => '"eloquence office export history --to parquet --out DIR" writes one.',
    listsFolder: () => 'Put the lists there, named by date, such as lists/2026-01-01.txt.',
    figureNames: () => '"eloquence oversight figures" lists them.',
    moreGames: () => 'Choose another cadence or a store with rated events.',
  },
  summaries: {
    oversight: 'measure the rating scale and try other rules',
    'oversight figures': 'compute figures of a store, a folder or a history',
    'oversight history': 'convert a folder of lists and reports to a history',
    'oversight pool': 'simulate a federation whose true strengths are known',
    'oversight replay': 'recalculate the history under another edition',
    'oversight report': 'write the figures with charts as one printable file',
    'oversight study': 'compare editions on the same invented federations',
  },
  about: {
    'oversight figures':
      'Computes the named figures for one cadence of a store (--db), of a folder of lists and reports (--folder) or of a history (--history), or all of them with --all. Without a name it lists them. --sql prints the queries, to run elsewhere on the same files.',
    'oversight history':
      'Writes a folder of rating lists (lists/) and reports (reports/) as Parquet files, the schema in docs/history.md. Lists are not recalculated; each event is rated with the list in force at its start. Registrations in events/ under the name of their report add what a report does not say.',
    'oversight pool':
      'Simulates an invented federation whose players have a known strength that never changes, and rates it under an edition or a draft. Any movement of its ratings comes from the rules and from chance: it shows what drift looks like, and how far the factor b of published ratings is from that of the games. Figure names compute figures of its history; --out DIR keeps it.',
    'oversight replay':
      'Recalculates the lists of a store under another edition, or under a federation’s draft (--edition FILE.json), for events from a date on. The store is only read; published lists do not change. Shows how each list would differ; --player compares the ratings of players, figure names or --all compare figures, and --out DIR keeps the history under the scenario. Reports, corrections, adjustments and list dates are those of the store.',
    'oversight report':
      'Writes the named figures, or all of them, for one cadence to one HTML file with charts and tables. The file is self-contained: it can be mailed, kept and printed.',
    'oversight study':
      'Rates the same invented federations (seeds 1 to --seeds) under each edition and compares drift, errors of the ratings, newcomers and the factor b, with 95 % intervals. Each difference is to the first edition, pool by pool. Newcomers are about 1500 strong; under March 2024 two draws against 1800 (8.2.2) and the floor of 1400 start them some 100 points too high. That is the rule, not the simulation.',
  },
  options: {
    'history-layout': 'parquet',
    anonymous: 'leave out IDs, names and titles; number players and events at random',
    folder: 'a folder with lists and reports, as "eloquence simulate" writes it',
    history: 'a folder that "office export history" has written',
    'all-figures': 'all figures',
    sql: 'print the queries of the figures',
    'scenario-from': 'the first day whose events the edition rates; default: the first list',
    'of-player': 'compare these players: IDs, separated by commas',
    stretch: 'factor b of the games by true strength, in percent; default: 100',
    advantage: 'White’s advantage in points; default: 35',
    seeds: 'number of federations, at least 2',
  },
  output: {
    exported: ({ lists, rows, events, games }) =>
      `${lists} lists with ${rows} ratings, ${events} events, ${games} games.`,
    scenario: {
      players: 'Players',
      changed: 'Changed',
      mean: 'Mean diff.',
      largest: 'Largest',
      onlyPublished: 'Not listed',
      onlyScenario: 'New on list',
      published: 'Published',
      scenario: 'Scenario',
    },
    allSame: 'All lists are identical to those published.',
    asPublished: 'As published',
    underEdition: (edition) => `Under ${edition}`,
    report: {
      title: (cadence) => `Is the rating scale drifting? (${cadence})`,
      span: ({ from, to, lists, events, games }) =>
        `Lists from ${from} to ${to}: ${lists} lists, ${events} events, ${games} games.`,
      lead: 'Inflation has no agreed definition, so no single number answers the question. Each figure says what it shows, and what it does not.',
      unofficial: 'Unofficial: neither made nor approved by FIDE.',
      nothing: 'No data for this figure.',
      rows: (count) => `Table with ${count} rows`,
    },
    pool: {
      players: 'Active',
      offset: 'Offset',
      deviation: 'Deviation',
      newcomers: 'Newcomers',
      drift: (value) => `Drift: ${value} points a year`,
      played: (value) => `b of the games: ${value}`,
      byStrength: (value) => `b measured by true strengths: ${value}`,
      byRating: (value) => `b measured by published ratings: ${value}`,
      reading:
        'Offset: mean rating minus true strength; deviation: its spread. No player gets stronger here, so a rising offset is inflation. Errors of the ratings make b smaller: a b below 1 alone does not show that the scale is stretched.',
    },
    study: {
      edition: 'Edition',
      mean: 'Mean',
      interval: '95 % interval',
      difference: 'Difference',
      statistics: {
        drift: 'Drift, points a year',
        deviation: 'Deviation of the ratings from the true strengths, last list',
        newcomers: 'Newcomers: rating minus true strength, last list',
        stretch: 'Factor b measured by published ratings',
      },
      reading: (pools) =>
        `Means over ${pools} federations, the same for each edition; differences to the first one.`,
    },
  },
} satisfies OversightCommands);
