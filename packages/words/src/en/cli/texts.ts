import { counted } from '../../counts.ts';
import { LANGUAGES } from '../../languages.ts';
import type { CliTexts } from '../../types/cli.ts';
import { english } from '../format.ts';
import { terms } from '../terms.ts';
import { facts } from './event-facts.ts';
import { officeCommands as office } from './office-commands.ts';
import { officeOutput } from './office-output.ts';
import { oversight } from './oversight.ts';
import { serve } from './serve.ts';
import { shell } from './shell.ts';

const SYSTEM: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'no read permission',
});

const WRITING: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'the folder does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'no write permission for the folder',
  EROFS: 'read-only file system',
  ENOSPC: 'disk full',
});

export const texts: CliTexts = Object.freeze({
  failures: {
    ...serve.failures,
    ...office.failures,
    ...oversight.failures,
    'unknown-command': (v) => `Unknown command "${v.value}"${v.meant ? `; did you mean ${v.meant}?` : '.'}`,
    'missing-command': (v) => `A command is needed: ${v.allowed}.`,
    'unknown-option': (v) => `Unknown option ${v.option}${v.meant ? `; did you mean ${v.meant}?` : '.'}`,
    'missing-option': (v) => `Missing: ${v.options}.`,
    'missing-value': (v) => `${v.option} needs a value (${v.takes}).`,
    'unexpected-value': (v) => `${v.option} takes no value, but "${v.value}" was given.`,
    'repeated-option': (v) => `${v.option} may be given only once.`,
    'missing-argument': (v) => `Missing: ${v.takes}.`,
    'unexpected-argument': (v) => `Unexpected argument "${v.value}".`,
    'options-exclude': (v) => `${v.option} cannot be used with ${v.other}.`,
    'list-date-differs': (v) => `--list-date is ${v.value}, but ${v.file} is dated ${v.date}.`,
    'list-several': (v) => `${v.file} holds several lists: ${v.names}.`,
    'unknown-key': (v) =>
      `${v.file}: unknown key "${v.key}"${v.meant ? `; perhaps "${v.meant}"` : ''}. Known: ${v.allowed}.`,
    'games-or-file': () => 'Give either --games or one FILE, not both.',
    'malformed-game': (v) => `--games: "${v.value}" is not a game; write OPPONENT:SCORE, such as 2100:0.5.`,
    'malformed-number': (v) => `"${v.value}" is not a whole number.`,
    'unknown-language': (v) => `--lang: unknown language "${v.value}"; available: ${v.allowed}.`,
    'file-unreadable': (v) => `${v.file} cannot be read (${SYSTEM[String(v.reason)] ?? v.reason}).`,
    'file-too-large': (v) => `${v.file} is larger than ${v.allowed} bytes.`,
    'file-exists': (v) => `${v.file} exists already.`,
    'file-unwritable': (v) => `${v.file} cannot be written (${WRITING[String(v.reason)] ?? v.reason}).`,
    'folder-not-empty': (v) => `${v.file} is not empty.`,
    'no-reports': (v) => `There is no report in ${v.file} (files ending in ${v.allowed}).`,
    'too-many-files': (v) => `${v.value} files are too many; the limit is ${v.allowed}.`,
    'not-json': (v) =>
      `${v.file} is not JSON${v.end ? ': it ends in the middle' : v.line ? `: see line ${v.line}, column ${v.column}` : ''}.`,
    unexpected: (v) => `Unexpected error: ${v.reason}.`,
  },
  hints: {
    ...serve.hints,
    ...oversight.hints,
    help: (command) => `See "${command}".`,
    editions: () => '"eloquence editions" lists them.',
    otherCadence: (cadences) => `It exists for ${cadences}: add --cadence.`,
    schema: () => '"eloquence editions schema" describes such files.',
    chooseEdition: () => 'Choose another edition with --edition.',
    checkPath: () => 'Check the path and read permission.',
    freeSpace: () => 'Free some space, or write to another disk.',
    playerNumber: () => 'Give the start number, or the beginning of a name.',
    checkFolder: () => 'Check that the folder exists and is writable.',
    smallerFile: () => 'Check that this is the right file.',
    dropOption: () => 'Use one of them.',
    dropListDate: () => 'Omit --list-date, or give the right list.',
    unpackOne: () => 'Unpack the zip and give one of the files.',
    eventFile: (command) => `"${command}" shows an example.`,
    correctFile: () => 'Correct the file and try again.',
    force: () => '--force replaces it.',
    otherFolder: () => 'Give a folder that is empty or does not exist yet.',
    fewerFiles: () => 'Run it on one subfolder at a time.',
    otherList: () => "Give a rating list in one of FIDE's layouts, plain or zipped.",
    report: () => 'Please report it with the command you ran.',
  },
  ownEdition: (edition, cadence, asked) =>
    `The edition ${edition} is for ${cadence} ratings, not for ${asked}.`,
  listFindings: {
    'list-truncated': (v) => `The list is truncated after ${v.rows} players.`,
    'list-unreadable': (v) =>
      `${v.times} of ${v.rows + v.times} rows of the list cannot be read, the first on line ${v.line}: these players count as unlisted.`,
    'list-odd': (v) =>
      `The list has irregularities: ${[
        ...(v.repeated ? [`duplicate IDs (${v.repeated})`] : []),
        ...(v.badIds ? [`invalid IDs (${v.badIds})`] : []),
        ...(v.badNumbers ? [`invalid numbers (${v.badNumbers})`] : []),
        ...(v.ratings ? [`ratings out of range (${v.ratings})`] : []),
        ...(v.k ? [`unknown K (${v.k})`] : []),
      ].join(', ')}.`,
    'list-other-cadence': (v) =>
      `The file name (${v.name}) suggests ${v.found} ratings, but the event is ${v.cadence}.`,
    'list-without-k': (v) =>
      `The list has no K for ${v.times} players: it is calculated from birth and rating.`,
    'list-id-repeated': (v) =>
      `Player ${v.no} (${v.id}) is on the list twice: ${v.used}, which is used, and ${v.other}.`,
    'person-on-list': (v) =>
      `Player ${v.no} (${v.id}) has no rating on the list, but ID ${v.other} has the same name, birth year and federation, with rating ${v.rating}.`,
  },
  listHints: {
    'list-truncated': 'Download the list again.',
    'list-unreadable': 'Download the list again, or correct these rows.',
    'list-odd': 'See "ratings.hygiene" with --json.',
    'list-other-cadence': 'Give the list of that cadence, or set --cadence.',
    'list-without-k': 'Lists since 2012 have K; give a newer list if possible.',
    'list-id-repeated': 'Ask the federation which of the two is right.',
    'person-on-list': 'Check the ID in the report.',
  },
  facts,
  summaries: {
    ...office.summaries,
    ...oversight.summaries,
    ...shell.summaries,
    serve: serve.summary,
    '': 'the FIDE rating regulations from the terminal',
    calc: 'calculate ratings, each number with its reason',
    editions: 'the editions of the regulations',
    'editions show': 'one edition, every value with its article',
    'editions compare': 'what differs between editions',
    'editions schema': "JSON Schema of a federation's own edition",
    'calc expected': 'the expected score of one game',
    'calc change': 'the rating change from games',
    'calc initial': "an unrated player's first rating",
    'calc performance': 'the performance rating of games',
    'calc k': 'the K-factor of a player',
    'calc period': "one player's rating period",
    'calc target': 'the score needed for a target rating',
    check: 'check tournament reports',
    rate: 'rate tournament reports, each number explained',
    convert: 'convert a report or a rating list to another format',
    simulate: 'reports and rating lists of an invented federation',
    tour: 'a guided tour with worked examples',
  },
  about: {
    ...office.about,
    ...oversight.about,
    ...shell.about,
    serve: serve.about,
    editions: 'Lists the editions, oldest first. "Partial text" means that the full text is not available.',
    'editions show': 'Shows every value of one edition with its article, in the order of the chapters.',
    'editions compare': 'Shows the rules whose values differ between two or more editions.',
    'editions schema':
      'Prints a JSON Schema of the files that --edition takes, so that an editor can check and complete them.',
    'calc expected':
      'Looks up the expected score in the table of the regulations, after the cap on the difference.',
    'calc change':
      'Sums score minus expected score over the games, times the given K. For the limit of K times games, use "calc period".',
    'calc initial':
      'Calculates an unrated player\'s first rating from games against rated opponents in one event, or from a file with several events. A file { "edition", "players": [{ "name", "rating", "score" }] } shows every step of a round robin (2005 10.54, 2009 8.58).',
    'calc performance': 'Adds the rating difference for the score to the average of the opponents.',
    'calc k': 'Shows the K of a player on the list of a date, and why.',
    'calc period':
      'Calculates one rating period of one player: each event with the rating at its start, the limit on K, one rounding.',
    'calc target': 'Shows the score needed for a target rating, and the rating for every score.',
    check:
      'Checks tournament reports for consistency, against the regulations in force at their start and, with --list, against a rating list. A FILE is a TRF of any version, or a JSON or CSV report written by "eloquence convert"; - is standard input. In a folder, all reports below it (.trf .trfx .tab .fid .txt .input .csv .json) are checked and summarised; other files are listed and skipped. The exit status is 1 if there are errors.',
    rate: 'Rates tournament reports: rating changes, and results of unrated players. With --list, ratings and K come from the list; otherwise ratings come from the report and K from birth and rating, assuming 30 or more games. A report with errors is not rated: the errors are shown and the exit status is 1. In a folder, all reports below it are rated and summarised.',
    convert:
      'Writes a report as TRF06, TRF16, TRF26, JSON or CSV, to standard output or to --out. Values that the new format cannot hold, or that are written differently, such as dates, are listed on standard error. All formats can be read back. A rating list, plain or zipped, is written as TXT, XML, CSV or JSON with the cadences it has; --cadence selects one. In CSV the first cell is the type of the row: columns, event (by TRF code), player or line; a round is opponent, colour and result, with 0 for no opponent.',
    simulate:
      'Simulates an invented federation, month by month from July 2024: rating lists of all three cadences in lists, tournament reports in reports, registrations in events. The same options give the same files, byte for byte. All names are invented.',
    tour: 'Shows worked examples, calculated as you watch. In a terminal you can then try your own commands.',
  },
  options: {
    ...office.options,
    ...oversight.options,
    ...serve.options,
    ...shell.options,
    own: "the player's rating",
    opponent: "the opponent's rating",
    rating: "the player's rating",
    k: 'the K-factor',
    games: 'OPPONENT:SCORE, separated by commas',
    type: 'swiss (the default) or team',
    played: 'rated games so far',
    on: 'the date of the list, YYYY-MM-DD',
    birth: 'year or date of birth, YYYY or YYYY-MM-DD',
    peak: 'the highest rating ever published',
    opponents: "the opponents' ratings, separated by commas",
    goal: 'the target rating',
    edition:
      'an ID such as 2024-03, or a JSON file with an edition of your own; otherwise the one in force on the date given or at the start of the event, or the newest',
    cadence: 'standard (the default), rapid or blitz',
    variant: 'a known FIDE practice or another reading of the text; may be repeated',
    applied: 'all known FIDE practices instead of the text',
    explain: 'show the reasons, with their articles',
    list: 'a rating list in any FIDE format, plain or zipped, for ratings, K and birth years',
    'list-k': 'K of the list, where the rating administrator sets it (rapid, 2005 15b)',
    'monthly-lists': 'the day the Board decided on monthly lists (2005 9.3, 2009 7.3)',
    'list-date': 'the first day in force, YYYY-MM-DD, if the list does not state it',
    event: 'a JSON file with facts a report cannot state (below)',
    'event-type':
      'the event type, overriding the report: swiss, team, round-robin, double-round-robin, match, scheveningen',
    'explain-player': 'the games of a player with reasons: start numbers or names, separated by commas',
    csv: 'a table for spreadsheets: UTF-8 with BOM, commas, decimal points in every language',
    quiet: 'errors and warnings only',
    all: 'every finding, without grouping',
    combined: 'for a rating list: all three cadences, even if it has fewer',
    to: 'a report: trf06, trf16, trf26, json or csv; a rating list: txt, xml, csv or json',
    out: 'the file to write; an existing file is not replaced',
    'out-folder': 'the folder to write into; it must be empty or not exist yet',
    force: 'replace an existing file',
    seed: 'a whole number; each gives a different federation',
    players: 'players on the first list',
    months: 'number of months',
    lang: english.or(LANGUAGES),
    json: 'one JSON value; for several files, one line of JSON each',
    help: 'this text',
  },
  help: shell.help,
  editions: {
    heading: null,
    provenance:
      'Values without a mark are from the text. Reported: from a source that quotes or describes it. Inferred: from published ratings. Carried: unknown, taken from the previous edition.',
    silent: (rules) => `Nothing on: ${rules.join('; ')}.`,
    partial: (edition, basedOn) =>
      `The full text of ${edition} is not available: missing values are carried over from ${basedOn}.`,
    same: 'These editions have the same values.',
    differences: (count) => `${count} ${count === 1 ? 'rule differs' : 'rules differ'}.`,
    variantChanges: (variant) => `Variant ${variant}, the known practice of FIDE:`,
    readingChanges: (variant) => `Variant ${variant}, another reading of the text:`,
  },
  calc: {
    difference: (difference, counted) => `${difference}, counted as ${counted}`,
    score: (score, n) => `${score} out of ${n}`,
    change: (change, sum, k, rounded) => `${change} (${sum} × K ${k}), rounded to ${rounded}`,
    rounded: (change, rounded) => `${change}, rounded to ${rounded}`,
    kUsed: (used, listed) => `${used} instead of ${listed}`,
    shown: (rating, shown) => `${rating}, shown as ${shown}`,
    edition: (id, words) => `${id} (${words.join(', ')})`,
    variants: (names) => `variants used: ${names.join(', ')}`,
  },
  reports: {
    file: 'File',
    dates: 'Dates',
    type: 'Type',
    unnamed: 'Event without a name',
    unknown: 'not known',
    fromTo: (from, to) => `${from} to ${to}`,
    kind: (type, rounds, players) =>
      `${type}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${players} ${players === 1 ? 'player' : 'players'}`,
    clean: 'No findings.',
    counts: (errors, warnings, notes) =>
      counted([
        [errors, 'error', 'errors'],
        [warnings, 'warning', 'warnings'],
        [notes, 'note', 'notes'],
      ]),
    more: (count) => `and ${count} more like these; --all shows them`,
    total: (files, withErrors) =>
      `${files} ${files === 1 ? 'file' : 'files'}, ${withErrors === 0 ? 'none' : withErrors} with errors.`,
    details: '"eloquence check FILE" shows the findings of one file.',
    standardInput: 'standard input',
    commonest: 'Most frequent',
    inFiles: (times, files) => `${times} × in ${files} ${files === 1 ? 'file' : 'files'}`,
    skipped: (count, names) =>
      `${count} other ${count === 1 ? 'file is' : 'files are'} ${count === 1 ? 'not a report' : 'not reports'}: ${names}.`,
  },
  rate: {
    headings: {
      rank: 'Rk',
      no: 'No',
      rating: terms.headings.rating,
      games: terms.headings.games,
      expected: terms.headings.expected,
      change: terms.headings.change,
      new: 'New',
      average: 'Average',
      result: 'Result',
      round: 'Rd',
    },
    colours: { w: 'w', b: 'b' },
    unrated: 'Unrated players (games against rated opponents)',
    ratings: 'Ratings',
    fromReport: 'as in the report',
    fromList: (date, file) => `list of ${date} (${file})`,
    fromUndatedList: (file) => `list without a date (${file})`,
    refused: 'Not rated because of these errors.',
    kOfList: (k) => `${k}, as on the list`,
    notCounted: '--explain NO shows why the result of an unrated player does not count.',
    kAssumed:
      'K is calculated from birth date and rating in the report, assuming 30 or more games; --list FILE takes ratings and K from a rating list.',
    kAssumedFor: 'Without a K on the list, K is calculated from birth and rating, assuming 30 or more games.',
    variants: (certain, possible) =>
      `This follows the text of the regulations. FIDE practice differs (use --applied): ${[
        ...(certain.length === 0 ? [] : [`${certain.join(', ')}, which matters here`]),
        ...(possible.length === 0 ? [] : [`${possible.join(', ')}, which may matter here`]),
      ].join('; ')}.`,
    listDate: 'The list has no date; give --list-date to check that it was in force.',
    findings: (counts) => `"eloquence check" shows more: ${counts}.`,
    players: 'Players',
    isRated: 'Rated',
    total: (files, refused) =>
      `${files} ${files === 1 ? 'file' : 'files'}: ${files - refused} rated, ${refused} not rated.`,
  },
  convert: {
    written: (file) => `${file} written.`,
    losses: (target, count) =>
      `${count} ${count === 1 ? 'value does' : 'values do'} not fit into ${target.toUpperCase()}:`,
    letters: {
      H: 'half-point bye',
      F: 'full-point bye',
      U: 'pairing-allocated bye',
      Z: 'zero-point bye',
      W: 'won without a game',
      D: 'drawn without a game',
      L: 'lost without a game',
    },
    result: ({ round, result, becomes }, meaning) =>
      `round ${round}: ${result} (${meaning}) becomes ${becomes}`,
    player: (no, name) => `player ${no}${name === '' ? '' : ` (${name})`}, `,
    nameCut: (rest) => `the end of the name, "${rest}"`,
    teamFields: (name, fields) => `team "${name}": ${fields}`,
    delay: 'that the time is a delay, not an increment',
    adjustments: (count) => `${count} ${count === 1 ? 'value is' : 'values are'} written differently:`,
    adjusted: (field, from, to) => `${field}: "${from}" becomes ${to}`,
    ambiguous: 'ambiguous',
    fields: { '042': 'first day', '052': 'last day', birth: 'birth', points: 'points' },
    rows: (rows) => `${rows} ${rows === 1 ? 'player' : 'players'}.`,
    listLosses: (target) => `Does not fit into ${target.toUpperCase()}:`,
    listDate: (date) => `the date of the list (${date})`,
    birthdays: (count) => `the day of birth; only the year is kept (${count} players)`,
    cadences: (names) => `the ratings of ${names}`,
    leftOut: (count, cadence) => `${count} players without a ${cadence} rating`,
    unreadable: (count) => `${count} unreadable rows`,
    changed: (count) => `${count} values, cut or replaced:`,
    more: (count) => `and ${count} more`,
  },
  simulate: {
    written: (lists, reports, folder) => `${lists} lists and ${reports} reports written to ${folder}.`,
  },
  serve,
  manual: shell.manual,
  office: officeOutput,
  oversight: oversight.output,
  tour: {
    title: 'Eloquence: the FIDE rating system, every number with its reason',
    welcome: 'Everything below is calculated now, by the engine itself. Unofficial: not a product of FIDE.',
    stops: {
      game: {
        title: 'One game, seen from both sides',
        text: 'Since October 2025 differences above 400 are capped only for players below 2650.',
      },
      period: {
        title: "A player's month",
        text: 'Two events, before and after a change of the rules: each follows the edition of its start, and the sum is rounded once.',
      },
      first: {
        title: 'The same five games as a first rating, under three editions',
        text: 'An unrated player scored 3 out of 5: 1902 ½, 1877 ½, 1884 1, 2012 0, 1832 1.',
      },
      roundRobin: {
        title: 'A round robin with unrated players',
        text: 'The worked example of the regulations of 2005 (10.54): ten players, four of them unrated.',
      },
      k: {
        title: 'K has a memory',
        text: 'A player who has reached 2400 keeps 10; a junior who has reached 2300 does not return to 40.',
      },
      compare: {
        title: 'What changed between two editions',
        text: 'Editions are data: compare any two.',
      },
    },
    roundRobin: {
      unrated: 'unrated',
      firstResult: 'Ru',
      correctedAverage: 'Rc corrected',
      result: 'Ru corrected',
      example: (player) => `Player ${player} step by step:`,
    },
    end: 'More: "eloquence --help", "eloquence calc --help", "eloquence editions".',
    prompt: 'Your turn. Type a command without the word eloquence, "help", or "quit".',
    bye: 'Goodbye.',
    interactiveHelp: 'Type for example:',
  },
} satisfies CliTexts);
