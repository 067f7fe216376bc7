import { counted } from './counted.ts';
import { facts } from './facts/en.ts';
import { officeCommands as office } from './office/en.ts';
import { officeOutput } from './office/output-en.ts';
import { serve } from './serve/en.ts';
import type { Texts } from './texts.ts';

const SYSTEM: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'it may not be read',
});

const WRITING: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'its folder does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'its folder may not be written to',
  EROFS: 'its folder may not be written to',
  ENOSPC: 'there is no room left',
});

export const en: Texts = Object.freeze({
  failures: {
    ...serve.failures,
    ...office.failures,
    'unknown-command': (v) => `There is no command "${v.value}"${v.meant ? `; perhaps ${v.meant}` : ''}.`,
    'missing-command': (v) => `A command is needed: ${v.allowed}.`,
    'unknown-option': (v) => `There is no option ${v.option} here${v.meant ? `; perhaps ${v.meant}` : ''}.`,
    'missing-option': (v) => `Missing: ${v.options}.`,
    'missing-value': (v) => `${v.option} needs a value (${v.takes}).`,
    'unexpected-value': (v) => `${v.option} takes no value, but "${v.value}" was given.`,
    'repeated-option': (v) => `${v.option} may be given only once.`,
    'missing-argument': (v) => `Missing: ${v.takes}.`,
    'unexpected-argument': (v) => `"${v.value}" has no meaning here.`,
    'options-exclude': (v) => `${v.option} has no meaning together with ${v.other}.`,
    'list-date-differs': (v) =>
      `--list-date: ${v.value} is given, but ${v.file} says itself that it is of ${v.date}.`,
    'list-several': (v) => `${v.file} holds several lists: ${v.names}.`,
    'unknown-key': (v) =>
      `${v.file}: there is no key "${v.key}"${v.meant ? `; perhaps "${v.meant}"` : ''}. Known: ${v.allowed}.`,
    'games-or-file': () => 'Either --games or one FILE is needed, not both.',
    'malformed-game': (v) => `--games: "${v.value}" is not a game; write OPPONENT:SCORE, such as 2100:0.5.`,
    'malformed-number': (v) => `"${v.value}" is not a whole number.`,
    'unknown-language': (v) => `--lang: "${v.value}" is not a language here; there is ${v.allowed}.`,
    'file-unreadable': (v) => `${v.file} cannot be read (${SYSTEM[String(v.reason)] ?? v.reason}).`,
    'file-too-large': (v) => `${v.file} is larger than ${v.allowed} bytes.`,
    'file-exists': (v) => `${v.file} exists already.`,
    'file-unwritable': (v) => `${v.file} cannot be written (${WRITING[String(v.reason)] ?? v.reason}).`,
    'folder-not-empty': (v) => `${v.file} is not empty.`,
    'no-reports': (v) => `There is no report in ${v.file} (files ending in ${v.allowed}).`,
    'too-many-files': (v) => `${v.value} files are more than the ${v.allowed} that are taken in one go.`,
    'not-json': (v) =>
      `${v.file} is not JSON${v.end ? ': it ends in the middle' : v.line ? `: see line ${v.line}, column ${v.column}` : ''}.`,
    unexpected: (v) => `Something went wrong that should not have: ${v.reason}.`,
  },
  hints: {
    ...serve.hints,
    help: (command) => `"${command}" shows what can be given.`,
    editions: () => '"eloquence editions" lists them.',
    otherCadence: (cadences) => `It exists for ${cadences}: add --cadence.`,
    schema: () => '"eloquence editions schema" describes such files.',
    chooseEdition: () => 'Another edition can be chosen with --edition.',
    checkPath: () => 'Check its name and that it may be read.',
    checkFolder: () => 'Check that the folder exists and may be written to.',
    smallerFile: () => 'Check that it is the file that was meant.',
    dropOption: () => 'Leave one of the two out.',
    dropListDate: () => 'Leave --list-date out, or give the list that was meant.',
    unpackOne: () => 'Unpack the zip and give the one that is meant.',
    eventFile: (command) => `"${command}" shows such a file.`,
    correctFile: () => 'Correct the file and try again.',
    force: () => '--force replaces it.',
    otherFolder: () => 'Give a folder that is empty or does not exist yet.',
    fewerFiles: () => 'Give one of its folders at a time.',
    otherList: () => "Give a rating list in one of FIDE's layouts, plain or zipped.",
    report: () => 'Please report it with the command that led to it.',
  },
  ownEdition: (edition, cadence, asked) =>
    `The edition ${edition} is for ${cadence} ratings, not for ${asked}.`,
  listFindings: {
    'list-truncated': (v) => `The list ends in the middle, after ${v.rows} players: some may be missing.`,
    'list-unreadable': (v) =>
      `${v.times} of ${v.rows + v.times} rows of the list cannot be read, the first on line ${v.line}: whoever stands there counts as not on the list.`,
    'list-odd': (v) =>
      `The list itself is odd: ${[
        ...(v.repeated ? [`IDs that come twice (${v.repeated})`] : []),
        ...(v.badIds ? [`IDs that are none (${v.badIds})`] : []),
        ...(v.badNumbers ? [`numbers that are none (${v.badNumbers})`] : []),
        ...(v.ratings ? [`ratings out of range (${v.ratings})`] : []),
        ...(v.k ? [`a K that no edition has (${v.k})`] : []),
      ].join(', ')}.`,
    'list-other-cadence': (v) =>
      `By its name (${v.name}) the list is one of ${v.found} ratings; the event is rated as ${v.cadence}.`,
    'list-without-k': (v) =>
      `The list gives no K (${v.times} players): it is worked out from birth and rating.`,
    'list-id-repeated': (v) =>
      `Player ${v.no} (${v.id}) is on the list twice: ${v.used}, which is used, and ${v.other}.`,
    'person-on-list': (v) =>
      `Player ${v.no} (${v.id}) has no rating there, but the list has somebody of the same name, birth year and federation: ${v.other}, rated ${v.rating}.`,
  },
  listHints: {
    'list-truncated': 'Download the list again.',
    'list-unreadable': 'Download the list again, or correct these rows.',
    'list-odd': '"ratings.hygiene" in --json has the places.',
    'list-other-cadence': 'Give the list of that cadence, or say --cadence.',
    'list-without-k': 'Lists since 2012 have it; give a newer one if there is one.',
    'list-id-repeated': 'Ask the federation which of the two is right.',
    'person-on-list': 'See whether the ID in the report is the right one.',
  },
  facts,
  summaries: {
    ...office.summaries,
    serve: serve.summary,
    '': 'the FIDE rating regulations from the terminal',
    calc: 'calculate ratings, each number with its reason',
    editions: 'the editions of the regulations',
    'editions show': 'one edition, every value with its article',
    'editions compare': 'what differs between editions',
    'editions schema': "JSON Schema of a federation's own edition",
    'calc expected': 'the expected score of one game',
    'calc change': 'the change of a rating by some games',
    'calc initial': "a newcomer's first rating",
    'calc performance': 'the performance rating of some games',
    'calc k': 'the development coefficient K of a player',
    'calc period': "one player's whole rating period",
    'calc target': 'the score that a goal takes',
    check: 'check tournament reports and say exactly what is wrong',
    rate: 'rate tournament reports, each number explained',
    convert: 'turn a report or a rating list into another layout',
    simulate: 'reports and rating lists of an invented federation',
    tour: 'a guided tour with worked examples',
  },
  about: {
    ...office.about,
    serve: serve.about,
    editions:
      'Lists the editions, the oldest first. "Known in part" means that the text itself was not found.',
    'editions show': 'Shows every value of one edition with its article, in the order of the chapters.',
    'editions compare': 'Shows the rules whose values differ between two or more editions.',
    'editions schema':
      'Prints a JSON Schema of the files that --edition takes, so that an editor can check and complete them.',
    'calc expected':
      'Looks the expected score up in the table of the regulations, after the cap on the difference.',
    'calc change':
      'Adds up score minus expectation over the games, times K as given. The limit on K times games belongs to "calc period".',
    'calc initial':
      "Works out an unrated player's first rating from games against rated opponents in one event, or from a file with several events.",
    'calc performance': 'Average of the opponents plus the difference that belongs to the score.',
    'calc k': 'Says which K a player has on a list of that date, and why.',
    'calc period':
      'Checks one rating period of one player: every event with the rating it began with, K after its limit, one rounding.',
    'calc target':
      'Says what score against these opponents leads to a goal, and what every other score leads to.',
    check:
      'Checks tournament reports against themselves, against the regulations in force at their start and, with --list, against a rating list. A FILE is a TRF of any version, or a report that "eloquence convert" wrote as JSON or CSV; - is standard input. Of a folder, all reports below it (.trf .trfx .tab .fid .txt .input .csv .json) are checked and summed up; what is none is named and passed over. The exit status is 1 where there are errors.',
    rate: 'Rates tournament reports: what each player gains or loses, and what unrated players earn. Ratings and K are those of --list where it is given; otherwise the ratings of the report, and K from birth and rating with every player taken as established. A report with errors is not rated: the errors are shown and the exit status is 1. Of a folder, all reports below it are rated, and summed up at the end.',
    convert:
      'Writes a report as TRF06, TRF16, TRF26, JSON or CSV, to standard output or to --out, and says on standard error what the new layout has no room for. All of them can be read back. A rating list, plain or zipped, is written as TXT, XML, CSV or JSON, with one cadence or all three as it has them; --cadence takes one of the three. In CSV the first cell says what a row is: the names of the columns, a line of the event by its TRF code, a player, or any other line; a round is opponent, colour and result, 0 for no opponent. What is written in another way is named as well, dates above all.',
    simulate:
      'Invents a federation and writes what it does, month by month from July 2024: rating lists of all three cadences into lists, tournament reports into reports, and what was registered of each event into events. The same numbers give the same files, to the byte. No name belongs to a real person.',
    tour: 'Shows what the program can do by examples that are calculated on the spot. In a terminal you can then try commands of your own.',
  },
  options: {
    ...office.options,
    ...serve.options,
    own: "the player's rating",
    opponent: "the opponent's rating",
    rating: "the player's rating",
    k: 'the development coefficient',
    games: 'OPPONENT:SCORE, separated by commas',
    type: 'swiss (the default) or team',
    played: 'rated games so far',
    on: 'the date of the list, YYYY-MM-DD',
    birth: 'year or date of birth, YYYY or YYYY-MM-DD',
    peak: 'the highest rating ever published',
    opponents: "the opponents' ratings, separated by commas",
    goal: 'the rating to be reached',
    edition:
      'an ID such as 2024-03, or a JSON file with an edition of your own; otherwise the one in force on the date given or at the start of the event, or the newest',
    cadence: 'standard (the default), rapid or blitz',
    variant: 'a known practice of FIDE that departs from the text; may be repeated',
    applied: 'all known practices of FIDE instead of the text',
    explain: 'say why, with the articles',
    list: 'a rating list in any layout of FIDE, plain or zipped, to look ratings, K and birth years up',
    'list-date': 'the day the list came into force, YYYY-MM-DD, where it does not tell itself',
    event: 'a JSON file with what a report cannot say (below)',
    'event-type':
      'what the event is, whatever the report says: swiss, team, round-robin, double-round-robin, match, scheveningen',
    'explain-player': 'the games of a player, and why: a start number or a name, several with commas',
    csv: 'a table for spreadsheets: UTF-8 with a mark, commas, decimal points in every language',
    quiet: 'errors and warnings only',
    all: 'every finding, however many are alike',
    combined: 'of a rating list: all three cadences, whatever it has',
    to: 'a report: trf06, trf16, trf26, json or csv; a rating list: txt, xml, csv or json',
    out: 'where to write it; a file that exists is not replaced',
    'out-folder': 'the folder to write into; it must be empty or not exist yet',
    force: 'replace it',
    seed: 'any whole number; another one gives another federation',
    players: 'players on the first list',
    months: 'months to be played',
    lang: 'en, fr or zh',
    json: 'one JSON value for programs; with several files a line of JSON for each',
    help: 'this text',
  },
  help: {
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    examples: 'Examples',
    input: 'The file',
    eventInput: 'The file of --event, all of it optional',
    required: 'required',
    more: (group) => `"eloquence ${group && `${group} `}COMMAND --help" tells more about a command.`,
    unofficial: 'Unofficial: not a product of FIDE.',
    status:
      'Exit status: 0 done; 1 the input has errors or the regulations refuse it; 2 wrong usage; 3 a file or a database cannot be used.',
    optionWord: 'options',
    commandWord: 'COMMAND',
  },
  editions: {
    heading: null,
    provenance:
      'Values without a mark are from the text. Reported: from another source that quotes or describes it. Inferred: a deduction. Carried: not established, taken from the edition before.',
    silent: (rules) => `Nothing on: ${rules.join('; ')}.`,
    partial: (edition, basedOn) =>
      `The text of ${edition} is not known as a whole: what is not established is carried over from ${basedOn}.`,
    same: 'These editions have the same values.',
    differences: (count) => `${count} ${count === 1 ? 'rule differs' : 'rules differ'}.`,
    variantChanges: (variant) => `Variant ${variant}, the known practice of FIDE:`,
  },
  calc: {
    difference: (difference, counted) => `${difference}, counted as ${counted}`,
    score: (score, n) => `${score} out of ${n}`,
    change: (change, sum, k, rounded) => `${change} (${sum} × K ${k}), rounded to ${rounded}`,
    rounded: (change, rounded) => `${change}, rounded to ${rounded}`,
    kUsed: (used, listed) => `${used} instead of ${listed}`,
    shown: (rating, shown) => `${rating}, shown as ${shown}`,
    edition: (id, words) => `${id} (${words.join(', ')})`,
    variants: (names) => `variants in use: ${names.join(', ')}`,
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
    clean: 'Nothing to report.',
    counts: (errors, warnings, notes) =>
      counted([
        [errors, 'error', 'errors'],
        [warnings, 'warning', 'warnings'],
        [notes, 'note', 'notes'],
      ]),
    more: (count) => `and ${count} more like these; --all shows them`,
    total: (files, withErrors) =>
      `${files} ${files === 1 ? 'file' : 'files'}, ${withErrors === 0 ? 'none' : withErrors} with errors.`,
    details: '"eloquence check FILE" shows what was found in one of them.',
    standardInput: 'standard input',
    commonest: 'What comes up most',
    inFiles: (times, files) => `${times} × in ${files} ${files === 1 ? 'file' : 'files'}`,
    skipped: (count, names) => `${count} other ${count === 1 ? 'file is' : 'files are'} no report: ${names}.`,
  },
  rate: {
    headings: {
      rank: 'Rk',
      no: 'No',
      rating: 'Rating',
      games: 'Games',
      expected: 'Expected',
      change: 'Change',
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
    notCounted: '--explain NO says why the result of an unrated player does not count.',
    kAssumed:
      'K is worked out from birth date and rating as the report gives them, taking every player as established (30 games or more); --list FILE takes ratings and K from a rating list.',
    kAssumedFor:
      'Where the list gives no K it is worked out from birth and rating, taking the player as established.',
    variants: (certain, possible) =>
      `This follows the text of the regulations. FIDE is known to have applied something else, which --applied follows: ${[
        ...(certain.length === 0 ? [] : [`${certain.join(', ')}, which matters here`]),
        ...(possible.length === 0 ? [] : [`${possible.join(', ')}, which may matter here`]),
      ].join('; ')}.`,
    listDate: 'The list does not tell its date; with --list-date it can be checked that it was in force.',
    findings: (counts) => `"eloquence check" has more to say: ${counts}.`,
    players: 'Players',
    isRated: 'Rated',
    total: (files, refused) =>
      `${files} ${files === 1 ? 'file' : 'files'}: ${files - refused} rated, ${refused} not rated.`,
  },
  convert: {
    written: (file) => `${file} written.`,
    losses: (target, count) =>
      `${count} ${count === 1 ? 'thing has' : 'things have'} no place in ${target.toUpperCase()}:`,
    letters: {
      H: 'half-point bye',
      F: 'full-point bye',
      U: 'bye by the pairing',
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
    adjustments: (count) => `${count} ${count === 1 ? 'thing is' : 'things are'} written in another way:`,
    adjusted: (field, from, to) => `${field}: "${from}" becomes ${to}`,
    ambiguous: 'could be read in another way',
    fields: { '042': 'first day', '052': 'last day', birth: 'birth', points: 'points' },
    rows: (rows) => `${rows} ${rows === 1 ? 'player' : 'players'}.`,
    listLosses: (target) => `Without a place in ${target.toUpperCase()}:`,
    listDate: (date) => `the date of the list (${date})`,
    birthdays: (count) => `the day of birth, only its year stays (${count} players)`,
    cadences: (names) => `the ratings of ${names}`,
    leftOut: (count, cadence) => `${count} players without a ${cadence} rating`,
    unreadable: (count) => `${count} rows that cannot be read`,
    changed: (count) => `${count} values, cut or replaced:`,
    more: (count) => `and ${count} more`,
  },
  simulate: {
    written: (lists, reports, folder) => `${lists} lists and ${reports} reports written to ${folder}.`,
  },
  serve,
  office: officeOutput,
  tour: {
    title: 'Eloquence: the FIDE rating system, every number with its reason',
    welcome: 'Everything below is calculated now, by the engine itself. Unofficial: not a product of FIDE.',
    stops: {
      game: {
        title: 'One game, seen from both sides',
        text: 'Since October 2025 differences above 400 are cut only for players below 2650.',
      },
      period: {
        title: "A player's month",
        text: 'Two events, before and after a change of the rules: each follows the edition of its start, and the sum is rounded once.',
      },
      first: {
        title: 'The same five games as a first rating, under three editions',
        text: 'A newcomer scored 3 out of 5: 1902 ½, 1877 ½, 1884 1, 2012 0, 1832 1.',
      },
      roundRobin: {
        title: 'A round robin with unrated players',
        text: 'The worked example of the regulations of 2005 (10.54): ten players, four of them unrated.',
      },
      k: {
        title: 'K has a memory',
        text: 'Who has once reached 2400 keeps 10; a junior who has once reached 2300 does not get 40 back.',
      },
      compare: {
        title: 'What changed between two editions',
        text: 'Editions are data: any two can be laid side by side.',
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
} satisfies Texts);
