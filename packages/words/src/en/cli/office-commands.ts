import type { OfficeCommands } from '../../types/cli-office.ts';

export const officeCommands: OfficeCommands = Object.freeze({
  failures: {
    'player-not-found': (v) =>
      `--explain: No player of the report is called "${v.value}"${v.meant ? `; did you mean ${v.meant}?` : '.'}`,
    'no-registrations': (v) => `There is no JSON file in ${v.file}.`,
    'malformed-rounds': (v) =>
      `--rounds: "${v.value}" is not a range of rounds; write FIRST-LAST, such as 1-4.`,
    'malformed-month': (v) => `--month: "${v.value}" is not a month; write YYYY-MM, such as 2026-11.`,
    'malformed-hash': (v) =>
      `--expect: "${v.value}" is not a whole hash; write all 64 digits and letters (0-9, a-f), as verify shows them.`,
  },
  summaries: {
    office: 'a rating office: players, events, reports and lists in a store',
    'office init': 'create or upgrade a store',
    'office demo': 'create a demo store with two simulated years',
    'office import': 'import published lists',
    'office import list': 'import a published list as the starting point',
    'office import undo': 'undo the last import',
    'office register': 'register events',
    'office check': 'check reports against the store, without submitting',
    'office submit': 'submit reports',
    'office accept': 'accept reports',
    'office reject': 'reject a report with a reason',
    'office appeal': 'appeal against a rejection',
    'office reopen': 'reopen a decision',
    'office close': 'calculate the next list',
    'office publish': 'publish a list',
    'office correct': 'correct a rated event',
    'office adjust': 'set a one-off adjustment of a list',
    'office adjustments': 'list adjustments',
    'office state': 'state a fact of a federation, a player or a list',
    'office facts': 'list stated facts',
    'office replay': 'recalculate lists after corrections',
    'office verify': 'verify every list against the ledger',
    'office backup': 'write a consistent copy as one file',
    'office restore': 'restore a backup',
    'office copy': 'move to another store',
    'office redact': 'remove personal data of a player',
    'office link': 'create a password link for an account',
    'office token': 'manage tokens of the API',
    'office token create': 'create a token',
    'office token list': 'list tokens',
    'office token revoke': 'revoke a token',
    'office export': 'write what is published as files',
    'office export list': "write a list in FIDE's layouts",
    'office export history': 'write all lists, events and games for statistics',
    'office player': 'show a player, with reasons',
    'office search': 'find players by name or ID',
    'office transfer': "change a player's federation",
    'office title': "set a player's titles",
    'office birth': "set a player's date of birth",
    'office rename': 'rename a player',
    'office died': "record a player's death",
    'office identity': 'add or remove an ID of a player',
    'office merge': 'merge two players',
    'office event': 'show the stage and reports of an event',
    'office status': 'show lists, drafts and pending decisions',
    'office withdraw': 'withdraw an event',
    'office split': 'undo a merge',
    'office events': 'list events by stage, month or federation',
    'office lists': 'list published lists and drafts',
  },
  about: {
    'office init':
      'Creates a store, or upgrades an older one. Safe to repeat. The interpretation of the regulations (the text or, with --applied, FIDE practice) and the time zone are fixed once.',
    'office demo':
      'Fills a store with an invented federation: a starting list and 24 months of events, registered, reported, decided, calculated and published as in a real office, plus registered events for the next two months. A store that already has lists is refused.',
    'office import list':
      'Imports a published list in any FIDE format, plain or zipped: players and one list per cadence. Known players are updated.',
    'office import undo':
      'Undoes the last import, as long as no published list, accepted report or later change of players depends on it. Ratings, names and history are restored; the ledger keeps both the import and the undo, with the reason.',
    'office register':
      'Registers an event, from a JSON file or from options, and shows its deadline and any event with the same name and dates. The file may also contain everything that --event of "eloquence check" accepts. With the ID of an event, the given values change; an accepted report then needs a new decision. A late event is still registered: with a warning if it can be approved, otherwise with an error and exit status 1. For several files or a folder, it prints one line each.',
    'office check':
      'Checks reports as "office submit" would, against the events, players and lists of the store, and saves nothing: the same findings in the same order. For a rated event, the findings are those of "office correct". A report that cannot be submitted is refused with the same message. The exit status is 1 if there are errors.',
    'office submit':
      'Submits reports, each for the given event, else the registered event with the same name and dates, else a new unregistered event. The report is stored with its findings; the exit status is 1 if there are errors. --rounds names the rounds of an event that is reported month by month.',
    'office accept':
      'Accepts the report with this ID, or the newest pending report of the event with this ID. Its games go into the list of its closing date. A report with errors is refused with exit status 1. For several IDs, submitted files or folders, it prints one line each; --clean accepts only reports without errors or warnings.',
    'office reject': 'Rejects a report with a reason for the organiser.',
    'office appeal':
      'Submits a rejected report for another decision, within the time limit of the regulations.',
    'office reopen':
      'Reopens the decision on a report, by its ID or that of its event. Refused after a list was published with it; use "office correct" then. Recalculate drafts that include it with "office close".',
    'office close':
      'Calculates the list of a date from all accepted and due reports, standard first, and saves it as a draft that replaces an earlier one. Shows the changes, and the events left out because their report is missing or not decided. --dry-run saves nothing; --drop discards the drafts of the date.',
    'office publish':
      'Publishes the drafts of a date, all or none. Refused if something was accepted or changed since they were calculated. --revision publishes a revision from "office replay"; --from publishes all pending revisions from a date, in order, all or none.',
    'office correct':
      'Accepts a corrected report of a rated event. Its effect goes into the next list; "office replay" recalculates the lists instead.',
    'office adjust':
      'Sets a one-off adjustment of a list, applied when that list is calculated. --revoke removes it until the list is published.',
    'office adjustments': 'Lists adjustments, and whether their list is published.',
    'office state':
      'States a fact that the regulations ask for and no report contains, from a day on: "suspended" and "rating-officer" of a federation, "removed" (at the federation’s request), "excepted" and "association-member" (IBCA, ICSC or IPCA: seven games are enough, 2005 9.14e, 2009 7.14g) of a player, "rapid-k": the K that the administrator sets for rapid lists (2005 15b), given in place of the ID, "monthly-lists": the Board’s decision on monthly lists, with its day (2005 9.3, 2009 7.3: from 1 July of the year after). It takes effect on the next list; published lists do not change. --until alone ends a fact; if that is its first day, the fact never held.',
    'office facts': 'Lists stated facts with their days, newest first.',
    'office replay':
      'Recalculates all lists from a date with the corrected reports, as draft revisions. Published lists do not change; "office publish --from DATE" makes the revisions the current lists.',
    'office verify':
      'Checks the hash chain of the ledger, hashes every document, recalculates every list and compares. The exit status is 1 if something is broken.',
    'office backup': 'Writes a consistent copy while others keep working. The file is itself a store.',
    'office restore': 'Restores a backup into a new or empty store.',
    'office copy': 'Copies everything into an empty store: from a file to PostgreSQL, or back.',
    'office redact':
      'Removes the names and date of birth of a player, and the documents that contain them, where the law requires it. The year of birth and the ratings stay under the ID. All hashes stay, and "office verify" shows what was redacted.',
    'office link':
      'Creates a one-time link to set a new password for an account of the service, valid for two days. Earlier links stop working; using it ends all sessions of the account. ELOQUENCE_ORIGIN and ELOQUENCE_BASE_PATH give the public address of the service.',
    'office token create':
      'Creates a token of the API for an account of the service and prints it once. Programs send it as a bearer token. The scopes are read, submit, office and admin, as far as the role allows; a token expires after 90 days unless --days is given.',
    'office token list':
      'Lists the tokens of all accounts, or of one, with scope, expiry and state; never the tokens themselves.',
    'office token revoke': 'Revokes a token by its ID. It stops working at once.',
    'office export list':
      'Writes a published list as TXT, XML, CSV or JSON, to standard output or to --out: one cadence, or all three in one file with --combined, which includes unrated players. "office import list" reads TXT, XML and CSV; JSON cannot be imported.',
    'office export history':
      'Writes every current list with its rows, events and games as Parquet files, the schema in docs/history.md. --anonymous leaves out IDs, names and titles and numbers the players at random.',
    'office player':
      'Shows a player in all cadences, with K, history, changes and IDs. With --list, one period: every event, the sum, and with --explain the games, corrections and every reason. --revision shows an earlier revision of the list.',
    'office search':
      'Finds players by the beginning of a name, by parts of it in any order and without accents, or by an ID or its beginning (three digits or more). Highest rated first.',
    'office transfer': 'Changes the federation of a player from the next list. Future dates are not allowed.',
    'office title':
      'Sets titles; titles not given are kept. "none" removes one. The history keeps earlier titles.',
    'office birth':
      'Sets the year or date of birth, which decides the K of juniors; "none" removes it. Only the year is public. It applies from the next list.',
    'office rename': 'Renames a player. The former name is kept for earlier lists.',
    'office died':
      'Records the death of a player, who is removed from the next list. --revoke undoes it until a list is published.',
    'office identity':
      'Adds a national (--national) or FIDE (--fide) ID to a player; reports and searches may use it. Lists keep the player’s FIDE ID. --revoke removes an ID that no accepted report uses.',
    'office merge':
      'Merges two players. The IDs of the first become aliases of the second; published lists do not change. Players who met in an event, or differ in year of birth or sex, are merged only with --force. "office split" undoes it.',
    'office event':
      'Shows the stage of an event, its list with reasons, and its reports with their findings.',
    'office status': 'Shows the lists, drafts and events of a store, and pending decisions.',
    'office withdraw':
      'Withdraws an unrated event with a reason. Its reports are kept as rejected. "office register EVENT --change" registers it again.',
    'office split':
      'Undoes a merge, as a ledger entry: the ID is a separate player again. Give the merged ID. Refused after a list was published with the merge.',
    'office events': 'Lists events, newest first, with their stage and list.',
    'office lists': 'Lists drafts and published lists, newest first; with --all every revision.',
  },
  options: {
    db: 'the store: a file, sqlite:PATH or postgres://…; otherwise ELOQUENCE_DB, then ./eloquence.db',
    as: 'the actor recorded in the ledger; default: the system user',
    zone: 'the time zone of days and deadlines, such as Europe/Oslo; default UTC',
    date: 'the day the list came into force, YYYY-MM-DD',
    'one-cadence': 'standard, rapid or blitz; default: all',
    name: 'the name of the event',
    city: 'the city',
    federation: 'three capital letters',
    start: 'the start date, YYYY-MM-DD',
    end: 'the end date, YYYY-MM-DD',
    registered: 'the registration date; default today',
    official: 'an official event of FIDE',
    continental: 'an official event of a continent',
    'part-of':
      'the whole event, if this is a part such as a final; pooled with it where the edition pools stages',
    'event-id': 'the event of the reports',
    rounds: 'the reported rounds, such as 1-4',
    received: 'the day the report came in, if not today',
    because: 'the reason',
    'list-day': 'the date of the list, YYYY-MM-DD',
    'dry-run': 'show the result without saving',
    revision: 'the number of a revision',
    from: 'the first list to recalculate, YYYY-MM-DD',
    drop: 'discard the drafts of an earlier replay',
    expect: 'the hash of an entry that the ledger must contain',
    'onto-imported': 'add the effect even if a list was imported since',
    'to-store': 'the other store',
    'list-layout': 'txt, xml, csv or json',
    'all-cadences': 'all three cadences in one file',
    'titled-unrated': 'only titled players without a rating (2005 9.22, 2009 and 2014 7.22)',
    'set-title': 'GM, IM, FM, CM, or none',
    'women-title': 'WGM, WIM, WFM, WCM, or none',
    'other-titles': 'other titles, such as IA,FT, or none',
    'foa-title': 'an Arena title, such as AGM, or none',
    'died-on': 'the day of death, YYYY-MM-DD',
    since: 'valid from, YYYY-MM-DD; default today',
    'since-day': 'the first day on which it holds, YYYY-MM-DD',
    until: 'the first day on which it no longer holds, YYYY-MM-DD',
    into: 'the ID of the player to keep',
    limit: 'maximum number; default 10',
    change: 'update the event with this ID from a file with the changes',
    stage: 'registered, reported, accepted, due, rejected, withdrawn, rated or corrected',
    month: 'events with a day in this month, YYYY-MM',
    'of-federation': 'events of this federation',
    'most-events': 'maximum number; default 50',
    'every-revision': 'include earlier revisions',
    revoke: 'undo an earlier entry',
    'all-the-same': 'merge players even if they appear to be different people',
    'publish-from': 'all pending revisions from this list, YYYY-MM-DD',
    'drafts-of': 'the date of the list, YYYY-MM-DD',
    'shown-revision': 'a revision of the list; default: the current one',
    'born-on': 'YYYY, YYYY-MM-DD, or none',
    'drop-draft': 'discard the drafts of this date',
    'to-name': 'the new name, as "Family, Given"',
    national: 'a national ID, containing a letter, such as NOR-4711',
    fide: 'a FIDE ID',
    'accept-losses': 'import the list even if some rows cannot be imported',
    duplicates: 'which row of a duplicate ID to import: first, last, none, or lines such as 12,407',
    losses: 'the file for rows that are not imported; default, if more than 20: LIST.losses.csv',
    'replace-list': 'import even if it replaces a list, drops many players or has an unusual date',
    scope: 'read, submit, office or admin',
    days: 'days until it expires; default 90, at most 366',
    'token-name': 'what the token is for',
    clean: 'only reports without errors or warnings; without IDs: all pending reports',
  },
} satisfies OfficeCommands);
