import { cadencesIn, type OfficeWords } from '../office.ts';
import { english } from './format.ts';
import { names } from './names.ts';
import { officeFindings, officePlaceHints } from './office-findings.ts';
import { pageHints } from './page-hints.ts';

const cadences = cadencesIn(names.cadences);

const SETTINGS: Readonly<Record<string, string>> = {
  practice: 'The reading of the regulations',
  zone: 'The time zone',
};

/** What is done by one at a time. */
const WORKS: Readonly<Record<string, string>> = {
  closing: 'a list is being closed, published or worked out again',
  job: 'the service does long work',
};

export const office: OfficeWords = Object.freeze({
  officeFindings,
  officePlaceHints,
  pageHints,
  officeErrors: {
    'format-unknown': (v) => `What is kept has a form that this program does not know (${v.found}).`,
    'nothing-to-join': () => 'The event has no accepted report.',
    'no-list-before': (v) =>
      `There is no ${cadences(v.cadence)} list before ${v.date} that the new one could go on from.`,
    'no-list-in-force': (v) => `No list was in force when event ${v.event} began (${v.start}).`,
    'list-published': (v) =>
      `The ${cadences(v.cadence)} list of ${v.date} is published already (revision ${v.revision}).`,
    'list-too-early': (v) =>
      `The ${cadences(v.cadence)} list of ${v.newest} is published; a list of ${v.date} would come before it.`,
    'not-a-list-date': (v) =>
      `The calendar has no ${cadences(v.cadence)} list on ${v.date}; the next is that of ${v.next}.`,
    'no-draft': (v) => `There is no draft of a list of ${v.date}.`,
    'draft-stale': (v) =>
      `Something was accepted or changed since the ${cadences(v.cadence)} list of ${v.date} was closed.`,
    'report-elsewhere': (v) => `The same report is accepted for ${v.other} already (${v.report}).`,
    'event-differs': (v) =>
      `${v.event} is "${v.name}" of ${v.start}; the report is about "${v.found}" of ${v.begins}.`,
    'basis-revised': (v) =>
      `The list of ${v.list} was made on a list of ${v.basis} that has been revised since.`,
    'correction-unplaced': (v) =>
      `The list of ${v.list} does not have the report of ${v.event} that was corrected.`,
    'rounds-taken': (v) => `Rounds ${v.rounds} of ${v.event} are rated already (report ${v.report}).`,
    'rounds-absent': (v) => `The report has ${v.count} rounds, so it cannot be that of rounds ${v.rounds}.`,
    'basis-unpublished': (v) =>
      `The revision of ${v.date} leans on the revision of ${v.basis}, which is not published.`,
    'changed-meanwhile': (v) =>
      `Something was accepted or changed while the list of ${v.date} was worked out.`,
    'event-unknown': (v) => `There is no event ${v.event}.`,
    'event-rated': (v) => `Event ${v.event} is rated already, on the list of ${v.list}.`,
    'event-not-rated': (v) => `Event ${v.event} is not rated yet, so there is nothing to correct.`,
    'report-unknown': (v) => `There is no report ${v.report}.`,
    'report-has-errors': (v) =>
      `${v.report}: the report has ${english.count(Number(v.errors), 'error', 'errors')} and cannot be rated.`,
    'report-unreadable': (v) => `This cannot be a report: ${v.reason}.`,
    'report-redacted': (v) =>
      `A report of event ${v.event} was redacted where the law asked for it: its bytes are gone, and are not kept again.`,
    'nothing-to-decide': (v) => `${v.id} has no report that waits for a decision.`,
    'nothing-to-reopen': (v) =>
      v.report
        ? `Report ${v.report} has taken the place of ${v.id}.`
        : `No decision about ${v.id} can be taken back: none was taken.`,
    'registration-invalid': (v) =>
      `The registration cannot be used: ${v.path || 'it'} is ${v.value}; expected: ${v.allowed}.`,
    'because-missing': (v) => `A reason is needed, of at most ${v.limit} characters.`,
    'not-rejected': (v) => `Event ${v.event} is not rejected, so there is nothing to appeal against.`,
    'appeal-too-late': (v) => `The time to appeal for event ${v.event} ended on ${v.until}.`,
    'adjustment-unknown': (v) => `There is no adjustment ${v.id}; known: ${v.allowed}.`,
    'adjustment-not-set': (v) => `Adjustment ${v.id} is not set for the list of ${v.date}.`,
    'nothing-to-replay': (v) => `No list from ${v.from} on was worked out here.`,
    'store-set-up': (v) =>
      `${SETTINGS[String(v.name)] ?? v.name} of this store is ${v.known}, decided once; it cannot become ${v.wanted}.`,
    'zone-unknown': (v) => `${v.zone} is not a time zone.`,
    'list-unknown': (v) => `There is no ${cadences(v.cadence)} list of ${v.date}.`,
    'list-computed': (v) =>
      `The ${cadences(v.cadence)} list of ${v.date} was worked out here; an import does not replace it.`,
    'list-empty': (v) => `${v.name} holds no player.`,
    'list-truncated': (v) => `${v.name} ends in the middle.`,
    'list-several': (v) => `${v.file} holds several lists: ${v.names}.`,
    'date-out-of-range': (v) => `There can be no list of ${v.date}: possible is ${v.from} to ${v.to}.`,
    'player-unknown': (v) => `There is no player ${v.id}.`,
    'player-merged': (v) => `Player ${v.id} was merged with another: both are the same person.`,
    'player-same': (v) => `${v.from} and ${v.into} are the same player already.`,
    'identity-taken': (v) => `The ID ${v.id} belongs to another player.`,
    'identity-invalid': (v) => `"${v.found}" is not an ID.`,
    'identity-not-added': (v) => `The ID ${v.identity} was not given to player ${v.id} by hand.`,
    'identity-used': (v) => `The ID ${v.identity} is used: report ${v.report} names the player by it.`,
    'name-missing': () => 'A player needs a name.',
    'federation-invalid': (v) => `"${v.found}" is not the code of a federation.`,
    'birth-invalid': (v) => `"${v.found}" is not a year or date of birth.`,
    'nothing-changed': (v) => `Nothing changes for ${v.id}: it is so already.`,
    'correction-same': (v) =>
      `Nothing changes: ${v.report} of event ${v.event} has these players and results already.`,
    'player-twice': (v) => `${v.id} and ${v.other} are the same person, who cannot play in an event twice.`,
    'since-in-future': (v) =>
      `${v.since} is still to come (today is ${v.today}), and the store only holds what is so already.`,
    'title-unknown': (v) => `"${v.found}" is not such a title; known: ${v.allowed}.`,
    'title-of-women': (v) => `Player ${v.id} is a man and cannot have the title ${v.title} of women.`,
    'death-in-future': (v) => `${v.date} is still to come: today is ${v.today}.`,
    'death-before-birth': (v) => `Player ${v.id} was born in ${v.birth}, after ${v.date}.`,
    'birth-in-future': (v) => `${v.birth} is still to come: today is ${v.today}.`,
    'change-published': (v) =>
      `The list of ${v.list} was published with it and must stay as it can be proved: it cannot be undone for ${v.id}.`,
    'players-met': (v) =>
      `${v.from} and ${v.into} both played in event ${v.event}: they can hardly be one person.`,
    'players-differ': (v) =>
      `${v.from} and ${v.into} differ in the year of birth or the sex (${v.one}, ${v.other}): they can hardly be one person.`,
    'not-merged': (v) => `${v.id} was not merged with another player.`,
    'event-withdrawn': (v) => `Event ${v.event} was withdrawn.`,
    'revision-unknown': (v) =>
      `There is no revision ${v.revision} of the list of ${v.date}; there are: ${v.known}.`,
    'no-revisions': (v) => `No revision from ${v.from} on waits to be published.`,
    'registration-key': (v) =>
      `The registration has a key "${v.key}" that nothing is known by${v.meant ? `; perhaps "${v.meant}"` : ''}. Known: ${v.allowed}.`,
  },
  officeHints: {
    'format-unknown': 'Use the program that wrote it, or a newer one.',
    'nothing-to-join': 'Accept a report of the event first.',
    'no-list-before': 'Import a list to start from.',
    'no-list-in-force': 'Import the list that was in force then.',
    'list-published': 'What is published stays; a correction or a replay makes what comes after it right.',
    'list-too-early': 'Close a later list, or replay from that date.',
    'not-a-list-date': 'Give the date of a list.',
    'no-draft': 'Close the list first.',
    'draft-stale': 'Close the list again, look at it, then publish it.',
    'report-elsewhere': 'Reject one of the two: the event was registered twice.',
    'event-differs': 'Give the ID of the event that the report is about.',
    'basis-revised': 'Replay from that list on and publish the revisions, or publish those that wait.',
    'correction-unplaced': 'Publish the revisions that wait, then close again.',
    'rounds-taken': 'Say with --rounds which rounds are new, or correct the report.',
    'rounds-absent': 'Say with --rounds which rounds it reports, or hand in the report that has them.',
    'basis-unpublished': 'Publish the revisions in the order of their dates.',
    'changed-meanwhile': 'Close the list again.',
    'event-unknown': 'Check the ID; it begins with E.',
    'event-rated': 'Hand in a correction instead.',
    'event-not-rated': 'Hand in the report again instead.',
    'report-unknown': 'Check the ID; it begins with R.',
    'report-has-errors': 'Ask for a report without these errors; one that waits can be rejected.',
    'report-unreadable': 'Hand in a TRF, or a report as JSON or CSV.',
    'report-redacted': 'Hand it in anew without the name that had to go; the ID is enough.',
    'nothing-to-decide': 'See where the event stands.',
    'nothing-to-reopen': 'See where the event stands, and decide about the report that waits.',
    'registration-invalid': 'Correct it and register again.',
    'because-missing': 'Say why, in a sentence that the organiser will read.',
    'not-rejected': 'See where the event stands.',
    'appeal-too-late': 'Hand in a new report instead.',
    'adjustment-unknown': 'Give one of these.',
    'adjustment-not-set': '"office adjustments" shows those that are.',
    'nothing-to-replay': 'Give the date of the first list to be worked out again.',
    'store-set-up': 'Leave it as it is, or start another store.',
    'zone-unknown': 'Give a name such as Europe/Oslo or UTC.',
    'list-unknown': 'See which lists there are.',
    'list-computed': 'Replay the lists from that date instead.',
    'list-empty': 'Check that it is the list that was meant.',
    'list-truncated': 'Download it again.',
    'list-several': 'Unpack it and import them one by one, each with its cadence.',
    'date-out-of-range': 'Give the day the list came into force.',
    'player-unknown': 'Search by name, or check the ID.',
    'player-merged': 'Use the ID that stayed.',
    'player-same': 'Give two different players.',
    'identity-taken': 'Check the ID, or merge the two players.',
    'identity-invalid':
      'A FIDE ID is a number of at most nine digits; the ID of a federation has a letter in it, such as NOR-4711, and at most 24 letters, digits, dots, slashes, dashes and underscores.',
    'identity-not-added':
      'Only an ID that was given with "office identity" can be taken back; "office merge" and "office split" tell who is who.',
    'identity-used':
      'Reopen the decision first ("office reopen REPORT --because TEXT"), if it is not rated yet.',
    'name-missing': 'Give it as "Family, Given".',
    'federation-invalid': 'Give three capital letters.',
    'birth-invalid': 'Give YYYY or YYYY-MM-DD.',
    'nothing-changed': 'Check what was to be changed.',
    'correction-same': 'Nothing was kept. Check that it is the corrected file.',
    'player-twice': 'Have the report corrected, or undo the merge with "office split".',
    'since-in-future': 'Say it on that day or later; it then holds from the next list on.',
    'title-unknown': 'Give one of these, or "none" to take it away.',
    'title-of-women': 'Check the ID, or give --title.',
    'death-in-future': 'Give the day of death.',
    'death-before-birth': 'Check the day and the ID.',
    'birth-in-future': 'Give the year or the day of birth.',
    'change-published': 'What is published stays. Give the player a new ID if he is to be on lists again.',
    'players-met': 'Check the IDs; --force merges them all the same.',
    'players-differ': 'Check the IDs; --force merges them all the same.',
    'not-merged': 'Give the ID that ended with the merge; "office player" shows it.',
    'event-withdrawn': '"office register EVENT --change FILE.json" registers it again.',
    'revision-unknown': 'Give one of these; "office lists" shows them all.',
    'no-revisions': '"office replay --from DATE" makes them.',
    'registration-key': 'Correct the key, or leave it out.',
  },
  storeErrors: {
    'store-missing': (v) => `There is no store at ${v.store}.`,
    'store-newer': (v) =>
      `${v.store} was written by a newer program (schema ${v.version}, this one knows ${v.known}).`,
    'store-older': (v) => `${v.store} has an older schema (${v.version}, needed: ${v.needed}).`,
    'store-busy': (v) =>
      `${v.store} is being worked on: ${WORKS[String(v.work)] ?? v.work ?? 'another process has it'}.`,
    'store-locked': (v) => `${v.store} is locked by another program.`,
    'store-slow': (v) => `${v.store} took too long to answer.`,
    'store-full': (v) => `There is no room left for ${v.store}.`,
    'store-read-only': (v) => {
      if (v.said) return `${v.store} may only be read (${v.said}).`;
      return v.folder
        ? `The folder ${v.folder} may not be written, where ${v.store} has its log even to be read.`
        : `${v.store} may not be written, which a file needs even to be read: its log stands beside it.`;
    },
    'store-unreachable': (v) => `${v.store} cannot be reached (${v.said}).`,
    'store-refused': (v) => `${v.store} refuses access (${v.said}).`,
    'store-broken': (v) => `${v.store} is not a store, or is damaged (${v.said}).`,
    'store-not-empty': (v) => `${v.store} holds something already.`,
    'store-file': (v) => `${v.store} cannot be used (${v.said}).`,
    'store-exists': (v) => `${v.store} is there already, and nothing is overwritten.`,
    'store-kind': (v) => `${v.store} is a kind of store that is not known.`,
  },
  storeHints: {
    'store-missing': 'Check the path, or create it with "office init".',
    'store-newer': 'Use the newer program.',
    'store-older': 'Restore it as a file first, which brings it up to date.',
    'store-busy': 'Wait until it is done.',
    'store-locked': 'Try again in a moment.',
    'store-slow': 'Try again; see what else the server does.',
    'store-full': 'Make room and try again; nothing was damaged.',
    'store-read-only':
      'Give the right to write, to the file and its folder or in the database, or copy the file to where you have it.',
    'store-unreachable': 'Check that the server runs and the address is right.',
    'store-refused': 'Check user, password and database.',
    'store-broken': 'Check the path, or restore a backup.',
    'store-not-empty': 'Give a store that does not exist yet.',
    'store-file': 'Check the path, and that it may be read and written.',
    'store-exists': 'Give a name that is not taken, or move the file away.',
    'store-kind': 'Give the path of a file, sqlite:PATH, or postgres://… .',
  },
  importNotes: {
    'list-not-in-calendar': (v) =>
      `The calendar of the ${cadences(v.cadence)} edition ${v.edition} has no list on ${v.date}.`,
    'list-before-first-edition': (v) =>
      `${v.date} is before the first ${cadences(v.cadence)} edition known (${v.first}); it is read by that one.`,
    'list-date-differs': (v) => `The file says ${v.file}; it is taken over as the list of ${v.given}.`,
    'list-cadence-guessed': (v) =>
      `The file does not say its cadence; it is taken as ${cadences(v.cadence)}.`,
    'list-same-persons': (v) => `${v.count} pairs of players may be the same person under two IDs.`,
    'list-facts-older': (v) => `Of ${v.count} players a newer list says something else; that stays.`,
    'list-computed-later': (v) =>
      `${v.count} later ${cadences(v.cadence)} lists were worked out without this one; a replay makes new revisions.`,
  },
  differences: {
    entry: (v) => `Entry ${v.seq} of the ledger is not what was written.`,
    document: (v) => `The document ${v.hash} is not what was handed in.`,
    'list-missing': (v) =>
      `The ${cadences(v.cadence)} list of ${v.date} that entry ${v.seq} published is missing.`,
    columns: () => 'What is kept of the list cannot be read.',
    'rows-hash': () => 'Its rows do not have the hash that was published.',
    'memory-hash': () => 'What it remembers of its players does not have the hash that was published.',
    'entry-missing': () => 'The entry that published it is missing.',
    'entry-other': (v) => `Entry ${v.seq}, which published it, names another hash.`,
    games: (v) => `The games of event ${v.event} (report ${v.report}) are not those that were accepted.`,
    'player-missing': (v) => `Player ${v.id} should be on it.`,
    'player-extra': (v) => `Player ${v.id} should not be on it.`,
    'player-value': (v) => `Player ${v.id}: ${v.column} is ${v.found} and should be ${v.expected}.`,
    names: (v) => `The names in block ${v.block} are not those that were published.`,
    'entries-missing': (v) =>
      `The ledger ends with entry ${v.last}, but there was an entry ${v.seq}: its end was cut off.`,
    'head-unknown': (v) => `No entry of the ledger has the hash ${v.hash}.`,
    'not-again': (v) => `It cannot be worked out again: ${v.said}.`,
    'list-value': (v) => `What the list says of itself (${v.column}) is not what follows from it.`,
    'event-value': (v) => `What is kept of event ${v.event} (${v.table}) is not what rating it again gives.`,
    record: (v) => `Table ${v.table}, ${v.id}: ${v.column} is ${v.found} and should be ${v.expected}.`,
  },
  waits: {
    'for-report': () => 'No report has come in yet.',
    'for-decision': () => "The report waits for the officer's decision.",
    'for-new-report': () => 'It was rejected: a new report, or an appeal, is needed.',
    'for-closing': (v) => `It goes into the list of ${v.list}, the next that is closed.`,
    'for-its-list': (v) => `It waits for its list, that of ${v.list}.`,
    'for-earlier-list': (v) =>
      `It cannot be rated: the store has no list in force when it began (${v.start}). Import one.`,
    'for-edition': (v) => `It cannot be rated: no edition of the regulations known here covers ${v.start}.`,
    'for-correction': (v) => `The corrected report ${v.report} waits for the next list.`,
    'for-next-rounds': (v) =>
      `Up to round ${v.round} it is rated; the report of the next rounds has not come in yet.`,
  },
} satisfies OfficeWords);
