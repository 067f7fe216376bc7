import type { OfficeCommands } from './office.ts';

export const officeCommands: OfficeCommands = Object.freeze({
  failures: {
    'malformed-rounds': (v) =>
      `--rounds: "${v.value}" is not a range of rounds; write FIRST-LAST, such as 1-4.`,
    'malformed-month': (v) => `--month: "${v.value}" is not a month; write YYYY-MM, such as 2026-11.`,
    'malformed-hash': (v) =>
      `--expect: "${v.value}" is not a whole hash; write all 64 digits and letters (0-9, a-f), as verify shows them.`,
  },
  summaries: {
    office: 'a rating office: players, events, reports and lists in a store',
    'office init': 'create or upgrade a store',
    'office demo': 'two invented years through the real pipeline',
    'office import': 'take over what was published elsewhere',
    'office import list': 'take over a published list as the starting point',
    'office register': 'register an event',
    'office submit': 'hand in reports',
    'office accept': 'accept a report',
    'office reject': 'reject a report, and say why',
    'office appeal': 'appeal against a rejection',
    'office reopen': 'take a decision back',
    'office close': 'work the next list out',
    'office publish': 'freeze a list',
    'office correct': 'a corrected report for an event already rated',
    'office adjust': 'set a one-off change of a whole list',
    'office adjustments': 'list the adjustments that are set',
    'office replay': 'work lists out again after corrections',
    'office verify': 'prove every list from the ledger',
    'office backup': 'a consistent copy as one file',
    'office restore': 'bring a backup back',
    'office copy': 'move to another store',
    'office redact': 'remove personal fields of a person',
    'office link': 'a link for somebody who has lost his password',
    'office export': 'write what is published as files',
    'office export list': "write a list in FIDE's layouts",
    'office player': 'what is known of a player, and why',
    'office search': 'find players by name or ID',
    'office transfer': "change a player's federation",
    'office title': "set a player's titles",
    'office birth': "set a player's birth",
    'office rename': 'give a player another name',
    'office died': "remember a player's death",
    'office identity': 'give a player one more ID, or take it back',
    'office merge': 'say that two players are one',
    'office event': 'where an event stands, and why',
    'office status': 'what there is, and what waits',
    'office withdraw': 'take an event out of the calendar',
    'office split': 'undo a merge',
    'office events': 'list events by stage, month or federation',
    'office lists': 'list what is published and what waits',
  },
  about: {
    'office init':
      'Creates a store, or brings an older one up to this program. Harmless when repeated. Whether the office follows the text of the regulations or, with --applied, what FIDE is known to have applied, and its time zone, are decided once.',
    'office demo':
      'Fills a store with an invented federation: a starting list and 24 months of events, each registered, handed in, accepted or rejected, closed and published as in a real office, and the events of the two months after today, registered only. A store that holds lists already is refused.',
    'office import list':
      'Takes over a list that was published elsewhere, in any layout of FIDE, plain or zipped: players and one list for each cadence it has. Players that are known already are brought up to date.',
    'office register':
      'Registers an event, from a JSON file or from options, and says what the regulations say of its deadline and whether another event has the same name and dates. The file may also hold everything that --event of "eloquence check" takes. With the ID of an event, what is given is changed and the rest stays; an accepted report is then to be decided again. An event that comes too late is registered all the same: with a warning while leave for it can still be given, with an error and exit status 1 where the regulations do not take it any more.',
    'office submit':
      'Hands in reports, each for the event given, else for the registered event of the same name and dates, else for a new one that was not registered. The report is kept with its findings, whatever they are; the exit status is 1 where there are errors. --rounds names the rounds of an event that is reported month by month.',
    'office accept':
      'Accepts the report with this ID, or the newest that waits of the event with this ID. Its games go into the list that its closing date leads to. A report with errors is refused with exit status 1.',
    'office reject': 'Rejects a report, with the reason that the organiser is told.',
    'office appeal': 'Puts a rejected report before the officer again, within the time the regulations give.',
    'office reopen':
      'Takes the decision about a report back, by its ID or that of its event: it waits for a decision again. Refused once a list was published with it; then "office correct" is the way. A draft that was closed with it is to be closed again.',
    'office close':
      'Works the list of a date out from everything accepted and due, standard first, and keeps it as a draft that takes the place of an earlier one. Prints what it would change. With --dry-run nothing is kept; with --drop the drafts of the date are dropped instead, as long as they are drafts.',
    'office publish':
      'Freezes the drafts of a date, all of them or none. A draft is refused where something was accepted or changed since it was closed. --revision publishes a revision that a replay has made; --from publishes all revisions that wait from a date on, in order, all of them or none.',
    'office correct':
      'Takes a corrected report for an event that is rated already. What it changes goes into the next list; a replay works the lists out again instead.',
    'office adjust':
      'Sets a one-off change of a whole list, to be made when that list is closed. --revoke takes it back, as long as that list is not published.',
    'office adjustments':
      'Shows the one-off changes of whole lists that are set, and whether their list is published.',
    'office replay':
      'Works all lists from a date on out again, with the corrected reports in the place of the first ones, as draft revisions in order. What is published stays; "office publish --from DATE" makes the revisions the current lists.',
    'office verify':
      'Walks the chain of the ledger, hashes every document, works every list out again and compares. The exit status is 1 where something is broken.',
    'office backup': 'Writes a consistent copy while others go on working. The file is itself a store.',
    'office restore': 'Brings a backup back, into a store that does not exist or holds nothing.',
    'office copy':
      'Copies everything into another store that holds nothing: from a file to PostgreSQL, or back.',
    'office redact':
      'Removes the names and the day of birth of a person, and the documents that hold them, where the law asks for it. The year of birth and the ratings stay under the ID; all hashes stay, and "office verify" says what was redacted.',
    'office link':
      'Makes a link with which an account of the service sets a new password: for somebody who has lost it or is locked out. It works once, within two days; links made before end, and with its use all sessions of the account. ELOQUENCE_ORIGIN and ELOQUENCE_BASE_PATH say where people reach the service.',
    'office export list':
      'Writes a published list as TXT, XML, CSV or JSON, to standard output or to --out: one cadence, or all three in one file with --combined, which has the players without a rating as well. "office import list" reads TXT, XML and CSV; JSON is for programs, and is not read back.',
    'office player':
      'Shows a player in all cadences, with K, history, changes and IDs. With --list, one period: every event, how it was added up, and with --explain the games, corrections and every reason. --revision shows an earlier revision of the list.',
    'office search':
      'Finds players by the beginning of a name, by parts of it in any order and without accents, or by an ID or its beginning (three digits or more). The best rated come first.',
    'office transfer':
      'Gives a player another federation, from the next list on. Nothing can be said of a day to come.',
    'office title':
      'Sets titles that exist; those that are not given stay. "none" takes one away. What was before stays in the history.',
    'office birth':
      'Sets the year or the day of birth, which K of juniors depends on; "none" takes it away. Only the year is ever shown. Published lists stay; the next list has what is right.',
    'office rename':
      'Gives a player another name. The name before is kept as a former one, which the lists of before refer to.',
    'office died':
      'Remembers the death of a player: the next list is without him. --revoke takes it back, as long as no list was published without him.',
    'office identity':
      'Gives a player one more ID, of a federation (--national) or of FIDE (--fide): reports and questions may name him by it, lists go on with the FIDE ID he has. --revoke takes back one that was given by mistake, as long as no accepted report names it.',
    'office merge':
      'Says that two players are the same person. The IDs of the first lead to the second from now on; published lists stay as they are. Two who played in one event, or differ in the year of birth or the sex, are merged only with --force. "office split" undoes it.',
    'office event':
      'Shows where an event stands, on which list it is or will be and why, and its reports with what was found in them.',
    'office status': 'Shows the lists, the drafts and the events of a store, and what waits for a decision.',
    'office withdraw':
      'Takes an event that is not rated out of the calendar, and says why. It will be on no list; its reports are kept, as rejected. "office register EVENT --change" registers it again.',
    'office split':
      'Undoes a merge, as an entry of its own: the ID leads to its own player again. Give the ID that ended. Refused where a list has been published with the merge, since it could not be proved any more.',
    'office events': 'Lists events, the newest first, each with its stage and the list it is or will be on.',
    'office lists':
      'Lists the drafts that wait and the published lists, the newest first; with --all every revision.',
  },
  options: {
    db: 'the store: a file, sqlite:PATH or postgres://…; otherwise ELOQUENCE_DB, last ./eloquence.db',
    as: "who acts, as the ledger keeps it; otherwise the system's user",
    zone: 'the time zone of days and deadlines, such as Europe/Oslo; UTC unless said',
    date: 'the day the list came into force, YYYY-MM-DD',
    'one-cadence': 'standard, rapid or blitz only; otherwise all there are',
    name: 'the name of the event',
    city: 'where it is played',
    federation: 'three capital letters',
    start: 'the first day, YYYY-MM-DD',
    end: 'the last day, YYYY-MM-DD',
    registered: 'the day it was registered; today unless said',
    official: 'an official event of FIDE',
    'part-of': 'the event this one is a part of, such as a final',
    'event-id': 'the event that the reports are of',
    rounds: 'the rounds that are reported, such as 1-4',
    because: 'the reason, as it is told and kept',
    'list-day': 'the date of the list, YYYY-MM-DD',
    'dry-run': 'only show what would come out',
    revision: 'the number of a revision',
    from: 'the first list to be worked out again, YYYY-MM-DD',
    drop: 'drops the drafts of an earlier replay instead of working anything out',
    expect: 'the hash of an entry that was written down: the ledger must still hold it',
    'onto-imported': 'adds the effect although a list was taken over since, which lacks it',
    'to-store': 'the other store',
    'list-layout': 'txt, xml, csv or json',
    'all-cadences': 'all three cadences in one file',
    'set-title': 'GM, IM, FM, CM, or none',
    'women-title': 'WGM, WIM, WFM, WCM, or none',
    'other-titles': 'other titles, such as IA,FT, or none',
    'foa-title': 'a title of the online arena, or none',
    'died-on': 'the day of death, YYYY-MM-DD',
    since: 'from which day on, YYYY-MM-DD; today unless said',
    into: 'the ID of the player who stays',
    limit: 'how many at most; 10 unless said',
    change: 'registers the event with this ID anew, from a file that has what changes',
    stage: 'registered, reported, accepted, due, rejected, withdrawn, rated or corrected',
    month: 'events with a day in this month, YYYY-MM',
    'of-federation': 'of this federation',
    'most-events': 'how many at most; 50 unless said',
    'every-revision': 'also what is no longer current',
    revoke: 'take back what was said',
    'all-the-same': 'merge also two who can hardly be one',
    'publish-from': 'all revisions that wait, from this list on, YYYY-MM-DD',
    'drafts-of': 'the date of the list, YYYY-MM-DD',
    'shown-revision': 'a revision of the list; the current one unless said',
    'born-on': 'YYYY, YYYY-MM-DD, or none',
    'drop-draft': 'drops the drafts of this date instead of working anything out',
    'to-name': 'the new name, as "Family, Given"',
    national: 'the ID of a federation, with a letter in it, such as NOR-4711',
    fide: 'a number of FIDE',
  },
} satisfies OfficeCommands);
