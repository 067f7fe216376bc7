import { counted } from './counted.ts';
import type { Texts } from './texts.ts';

const SYSTEM: Readonly<Record<string, string>> = Object.freeze({
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'it may not be read',
});

export const en: Texts = Object.freeze({
  failures: {
    'unknown-command': (v) => `There is no command "${v.value}"${v.meant ? `; perhaps ${v.meant}` : ''}.`,
    'missing-command': (v) => `A command is needed: ${v.allowed}.`,
    'unknown-option': (v) => `There is no option ${v.option} here${v.meant ? `; perhaps ${v.meant}` : ''}.`,
    'missing-option': (v) => `Missing: ${v.options}.`,
    'missing-value': (v) => `${v.option} needs a value (${v.takes}).`,
    'unexpected-value': (v) => `${v.option} takes no value, but "${v.value}" was given.`,
    'repeated-option': (v) => `${v.option} may be given only once.`,
    'missing-argument': (v) => `Missing: ${v.takes}.`,
    'unexpected-argument': (v) => `"${v.value}" has no meaning here.`,
    'games-or-file': () => 'Either --games or one FILE is needed, not both.',
    'malformed-game': (v) => `--games: "${v.value}" is not a game; write OPPONENT:SCORE, such as 2100:0.5.`,
    'malformed-number': (v) => `"${v.value}" is not a whole number.`,
    'unknown-language': (v) => `--lang: "${v.value}" is not a language here; there is ${v.allowed}.`,
    'file-unreadable': (v) => `${v.file} cannot be read (${SYSTEM[String(v.reason)] ?? v.reason}).`,
    'file-too-large': (v) => `${v.file} is larger than ${v.allowed} bytes.`,
    'file-exists': (v) => `${v.file} exists already.`,
    'file-unwritable': (v) => `${v.file} cannot be written (${SYSTEM[String(v.reason)] ?? v.reason}).`,
    'no-reports': (v) => `There is no report in ${v.file} (files ending in ${v.allowed}).`,
    'too-many-files': (v) => `${v.value} files are more than the ${v.allowed} that are taken in one go.`,
    'not-json': (v) => `${v.file} is not JSON: ${v.reason}.`,
    unexpected: (v) => `Something went wrong that should not have: ${v.reason}.`,
  },
  hints: {
    help: (command) => `"${command}" shows what can be given.`,
    editions: () => '"eloquence editions" lists them.',
    otherCadence: (cadences) => `It exists for ${cadences}: add --cadence.`,
    schema: () => '"eloquence editions schema" describes such files.',
    chooseEdition: () => 'Another edition can be chosen with --edition.',
    checkPath: () => 'Check its name and that it may be read.',
    correctFile: () => 'Correct the file and try again.',
    force: () => '--force replaces it.',
    fewerFiles: () => 'Give one of its folders at a time.',
    otherList: () => "Give a rating list in one of FIDE's layouts, plain or zipped.",
    report: () => 'Please report it with the command that led to it.',
  },
  summaries: {
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
    convert: 'turn a report into another layout',
    tour: 'a guided tour with worked examples',
  },
  about: {
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
      'Checks tournament reports against themselves, against the regulations in force at their start and, with --list, against a rating list. A FILE is a TRF of any version, or a report that "eloquence convert" wrote as JSON or CSV; - is standard input. Of a folder, all files below it that end in .trf .trfx .txt .tab .fid .input are checked and summed up. The exit status is 1 where there are errors.',
    rate: 'Rates tournament reports: what each player gains or loses, and what unrated players earn. Ratings and K are those of --list where it is given; otherwise the ratings of the report, and K from birth and rating with every player taken as established. A report with errors is not rated: the errors are shown and the exit status is 1.',
    convert:
      'Writes a report as TRF06, TRF16, TRF26, JSON or CSV, to standard output or to --out, and says on standard error what the new layout has no room for. All of them can be read back. In CSV the first cell says what a row is: the names of the columns, a line of the event by its TRF code, a player, or any other line; a round is opponent, colour and result, 0 for no opponent.',
    tour: 'Shows what the program can do by examples that are calculated on the spot. In a terminal you can then try commands of your own.',
  },
  options: {
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
    event: 'a JSON file with what a report cannot say: "registered", "received", "official", "approvals" …',
    'event-type':
      'what the event is, whatever the report says: swiss, team, round-robin, double-round-robin, match, scheveningen',
    'explain-player': 'the games of the player with this start number, and why',
    csv: 'a table for spreadsheets',
    quiet: 'errors and warnings only',
    to: 'trf06, trf16, trf26, json or csv',
    out: 'where to write it; a file that exists is not replaced',
    force: 'replace it',
    lang: 'en, fr or zh',
    json: 'one JSON value for programs',
    help: 'this text',
  },
  help: {
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    examples: 'Examples',
    input: 'The file',
    required: 'required',
    more: '"eloquence COMMAND --help" tells more about a command.',
    unofficial: 'Unofficial: not a product of FIDE.',
    status:
      'Exit status: 0 done; 1 the input has errors or the regulations refuse it; 2 wrong usage; 3 a file cannot be used.',
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
    more: (count) => `and ${count} more like these; --json lists them all`,
    total: (files, withErrors) =>
      `${files} ${files === 1 ? 'file' : 'files'}, ${withErrors === 0 ? 'none' : withErrors} with errors.`,
    details: '"eloquence check FILE" shows what was found in one of them.',
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
    variants: (names) =>
      `This follows the text of the regulations. FIDE is known to have applied something else, which may matter here: --applied follows that (${names.join(', ')}).`,
    listDate: 'The list does not tell its date; with --list-date it can be checked that it was in force.',
    findings: (counts) => `"eloquence check" has more to say: ${counts}.`,
  },
  convert: {
    written: (file) => `${file} written.`,
    losses: (target, count) =>
      `${count} ${count === 1 ? 'thing has' : 'things have'} no place in ${target.toUpperCase()}:`,
    round: (number) => `round ${number}: `,
    more: (count) => `and ${count} more`,
  },
  tour: {
    title: 'Eloquence: the FIDE rating system, every number with its reason',
    welcome:
      'Everything below is calculated now, by the same commands that you can type. Unofficial: not a product of FIDE.',
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
