import { nameOf } from '../format.ts';
import { cadencesIn, type OfficeWords } from '../types/office.ts';
import type { OfficeValues } from '../types/office-codes.ts';
import { found } from './errors.ts';
import { english } from './format.ts';
import { importDependents } from './import-dependents.ts';
import { names } from './names.ts';
import { officeFindings, officePlaceHints } from './office-findings.ts';
import { checkPageHints, pageHints } from './page-hints.ts';
import { expected } from './requirements.ts';

const cadences = cadencesIn(names.cadences);

const SETTINGS: Readonly<Record<string, string>> = {
  practice: 'The interpretation of the regulations',
  zone: 'The time zone',
};

/** Work that only one process may do at a time. */
const WORKS: Readonly<Record<string, string>> = {
  closing: 'a list is being calculated or published',
  job: 'a job is running',
};

/** Why a file cannot be a report. */
function unreadable(v: OfficeValues): string {
  if (v.reason === 'empty') return 'the file is empty';
  if (v.reason === 'too-large') return `the file has ${v.bytes} bytes, the limit is ${v.limit}`;
  if (v.reason === 'binary') return 'the file is not text';
  if (v.reason === 'rating-list') return 'the file is a rating list';
  if (v.reason === 'no-players') return 'it has no players';
  if (v.reason === 'json')
    return v.problem === 'end'
      ? 'its JSON ends before it is complete'
      : `its JSON has a syntax error at line ${v.line}, column ${v.column}`;
  return `${v.path} is ${found(v.value)}; expected: ${expected(v)}`;
}

/** ` for the list of August 2026 (overdue)` */
const forList = (v: OfficeValues): string =>
  v.list ? ` for the list of ${v.list}${v.listState === 'overdue' ? ' (overdue)' : ''}` : '';

export const office: OfficeWords = Object.freeze({
  officeFindings,
  officePlaceHints,
  pageHints,
  checkPageHints,
  officeErrors: {
    'format-unknown': (v) => `The stored format is unknown to this program (${v.found}).`,
    'nothing-to-join': () => 'The event has no accepted report.',
    'no-list-before': (v) => `There is no ${cadences(v.cadence)} list before ${v.date} to start from.`,
    'no-list-in-force': (v) => `No list was in force when event ${v.event} began (${v.start}).`,
    'list-published': (v) =>
      `The ${cadences(v.cadence)} list of ${v.date} is already published (revision ${v.revision}).`,
    'list-too-early': (v) =>
      `The ${cadences(v.cadence)} list of ${v.newest} is published; a list of ${v.date} would come before it.`,
    'not-a-list-date': (v) =>
      `The calendar has no ${cadences(v.cadence)} list on ${v.date}; the next is that of ${v.next}.`,
    'no-draft': (v) => `There is no draft for the list of ${v.date}.`,
    'draft-stale': (v) =>
      `Something has been accepted or changed since the ${cadences(v.cadence)} list of ${v.date} was calculated.`,
    'report-elsewhere': (v) => `The same report is already accepted for ${v.other} (${v.report}).`,
    'event-differs': (v) =>
      `${v.event} is "${v.name}" of ${v.start}; the report is for "${v.found}" of ${v.begins}.`,
    'basis-revised': (v) =>
      `The list of ${v.list} is based on the list of ${v.basis}, which has been revised since.`,
    'correction-unplaced': (v) =>
      `The list of ${v.list} does not contain the corrected report of ${v.event}.`,
    'rounds-taken': (v) => `Rounds ${v.rounds} of ${v.event} are already rated (report ${v.report}).`,
    'rounds-absent': (v) => `The report has ${v.count} rounds, so it cannot cover rounds ${v.rounds}.`,
    'basis-unpublished': (v) =>
      `The revision of ${v.date} depends on the revision of ${v.basis}, which is not published.`,
    'changed-meanwhile': (v) =>
      `Something was accepted or changed while the list of ${v.date} was being calculated.`,
    'event-unknown': (v) => `There is no event ${v.event}.`,
    'event-rated': (v) => `Event ${v.event} is already rated, on the list of ${v.list}.`,
    'event-not-rated': (v) => `Event ${v.event} is not rated yet, so there is nothing to correct.`,
    'report-unknown': (v) => `There is no report ${v.report}.`,
    'report-has-errors': (v) =>
      `${v.report}: the report has ${english.count(Number(v.errors), 'error', 'errors')} and cannot be rated.`,
    'report-has-warnings': (v) =>
      `${v.report}: the report has ${english.count(Number(v.warnings), 'warning', 'warnings')}.`,
    'report-not-submitted': (v) => `${v.file}: this report was not submitted.`,
    'report-unreadable': (v) => `This is not a report: ${unreadable(v)}.`,
    'report-redacted': (v) =>
      `A report of event ${v.event} was redacted; its content cannot be stored again.`,
    'nothing-to-decide': (v) =>
      v.state === undefined
        ? `${v.id} has no report awaiting a decision.`
        : v.state === 'superseded'
          ? `${v.report} has been replaced by a newer version.`
          : `${v.id === v.report ? '' : `${v.id}: `}${v.report} is already ${v.state}${v.on ? `, on ${v.on}` : ''}.`,
    'nothing-to-reopen': (v) =>
      v.report ? `Report ${v.report} has replaced ${v.id}.` : `There is no decision on ${v.id} to reopen.`,
    'registration-invalid': (v) =>
      `The registration is invalid: ${v.path || 'it'} is ${found(v.value)}; expected: ${expected(v)}.`,
    'because-missing': (v) => `The reason is missing or longer than ${v.limit} characters.`,
    'not-rejected': (v) => `Event ${v.event} is not rejected, so there is nothing to appeal against.`,
    'appeal-too-late': (v) => `The time to appeal for event ${v.event} ended on ${v.until}.`,
    'adjustment-unknown': (v) => `There is no adjustment ${v.id}; known: ${v.allowed}.`,
    'adjustment-not-set': (v) => `Adjustment ${v.id} is not set for the list of ${v.date}.`,
    'fact-unknown': (v) => `There is no fact ${v.fact}; known: ${v.allowed}.`,
    'fact-holds': (v) => `${v.kind} already holds${v.subject ? ` for ${v.subject}` : ''} since ${v.since}.`,
    'fact-not-stated': (v) => `${v.kind} does not hold${v.subject ? ` for ${v.subject}` : ''}.`,
    'fact-dates': (v) => `${v.until} is not after ${v.since}.`,
    'k-invalid': (v) => `${v.found} is not a K; it must be a whole number from ${v.from} to ${v.to}.`,
    'k-not-stated': (v) =>
      `The rating administrator sets K for the rapid list of ${v.date} (2005 15b), and none is stated.`,
    'nothing-to-replay': (v) => `No list from ${v.from} onwards was calculated here.`,
    'store-set-up': (v) =>
      `${SETTINGS[String(v.name)] ?? v.name} of this store is fixed as ${v.known}; it cannot be changed to ${v.wanted}.`,
    'zone-unknown': (v) => `${v.zone} is not a time zone.`,
    'list-unknown': (v) => `There is no ${cadences(v.cadence)} list of ${v.date}.`,
    'list-computed': (v) =>
      `The ${cadences(v.cadence)} list of ${v.date} was calculated here; an import does not replace it.`,
    'nothing-to-undo': () => 'There is no import to undo.',
    'import-needed': (v) =>
      `The import of the list of ${v.date} cannot be undone: ${nameOf(importDependents, String(v.kind))} on ${v.day} (entry ${v.seq}) depends on it.`,
    'list-empty': (v) => `${v.name} has no players.`,
    'list-truncated': (v) => `${v.name} is truncated.`,
    'list-several': (v) => `${v.file} holds several lists: ${v.names}.`,
    'date-out-of-range': (v) => `${v.date} is out of range; allowed: ${v.from} to ${v.to}.`,
    'player-unknown': (v) => `There is no player ${v.id}.`,
    'player-merged': (v) => `Player ${v.id} was merged into another player.`,
    'player-same': (v) => `${v.from} and ${v.into} are already the same player.`,
    'identity-taken': (v) => `The ID ${v.id} belongs to another player.`,
    'identity-invalid': (v) => `"${v.found}" is not an ID.`,
    'identity-not-added': (v) => `The ID ${v.identity} of player ${v.id} was not added manually.`,
    'identity-used': (v) => `The ID ${v.identity} is in use in report ${v.report}.`,
    'name-missing': () => 'A player needs a name.',
    'hidden-characters': (v) => `The text has an invisible character, ${v.character}.`,
    'federation-invalid': (v) => `"${v.found}" is not the code of a federation.`,
    'birth-invalid': (v) => `"${v.found}" is not a year or date of birth.`,
    'nothing-changed': (v) => `Nothing changes for ${v.id}.`,
    'correction-same': (v) =>
      `Nothing changes: ${v.report} of event ${v.event} already has these players and results.`,
    'player-twice': (v) => `${v.id} and ${v.other} are the same player, who cannot appear twice in an event.`,
    'since-in-future': (v) => `Future dates are not allowed: ${v.since} (today is ${v.today}).`,
    'title-unknown': (v) => `"${v.found}" is not one of these titles: ${v.allowed}.`,
    'title-of-women': (v) => `Player ${v.id} is male and cannot hold the women’s title ${v.title}.`,
    'death-in-future': (v) => `${v.date} is in the future; today is ${v.today}.`,
    'death-before-birth': (v) => `Player ${v.id} was born in ${v.birth}, after ${v.date}.`,
    'birth-in-future': (v) => `${v.birth} is in the future; today is ${v.today}.`,
    'change-published': (v) =>
      `The list of ${v.list} was published with it, so it cannot be undone for ${v.id}.`,
    'players-met': (v) =>
      `${v.from} and ${v.into} both played in event ${v.event}, so they appear to be different people.`,
    'players-differ': (v) =>
      `${v.from} and ${v.into} differ in the year of birth or the sex (${v.one}, ${v.other}), so they appear to be different people.`,
    'not-merged': (v) => `${v.id} was not merged with another player.`,
    'event-withdrawn': (v) => `Event ${v.event} was withdrawn.`,
    'revision-unknown': (v) =>
      `There is no revision ${v.revision} of the list of ${v.date}; there are: ${v.known}.`,
    'no-revisions': (v) => `There is no unpublished revision from ${v.from} onwards.`,
    'registration-key': (v) =>
      `Unknown key "${v.key}" in the registration${v.meant ? `; perhaps "${v.meant}"` : ''}. Known: ${v.allowed}.`,
  },
  officeHints: {
    'format-unknown': 'Use the program that wrote it, or a newer one.',
    'nothing-to-join': 'Accept a report of the event first.',
    'no-list-before': 'Import a list to start from.',
    'no-list-in-force': 'Import the list that was in force then.',
    'list-published':
      'Published lists do not change: submit a correction, or recalculate the list as a revision.',
    'list-too-early': 'Calculate a later list, or recalculate all lists from that date.',
    'not-a-list-date': 'Give the date of a list.',
    'no-draft': 'Calculate the list first with "office close --list …".',
    'draft-stale': 'Recalculate the list, review it, then publish it.',
    'report-elsewhere': 'Reject one of the two: the event was registered twice.',
    'event-differs': 'Give the ID of the event of this report.',
    'basis-revised': 'Recalculate from that list, then publish the revisions.',
    'correction-unplaced': 'Publish the pending revisions, then calculate again.',
    'rounds-taken': 'Give the new rounds with --rounds, or correct the report.',
    'rounds-absent': 'Give its rounds with --rounds, or submit the report that has them.',
    'basis-unpublished': 'Publish the revisions in date order.',
    'changed-meanwhile': 'Calculate the list again.',
    'event-unknown': 'Check the ID; it begins with E.',
    'event-rated': 'Submit a correction instead.',
    'event-not-rated': 'Submit the report again instead.',
    'report-unknown': 'Check the ID; it begins with R.',
    'report-has-errors': 'Reject it and ask for a corrected report.',
    'report-has-warnings': 'Read them, then accept it by its ID without --clean.',
    'report-not-submitted': 'Submit it first with "office submit".',
    'report-unreadable': 'Submit a TRF, JSON or CSV report.',
    'report-redacted': 'Submit it again without the redacted name; the ID is enough.',
    'nothing-to-decide': '"office reopen" reopens a decision; "office event" shows the stage.',
    'nothing-to-reopen': '"office event" shows its reports; decide on the pending one.',
    'registration-invalid': 'Correct it and register again.',
    'because-missing': 'Give a reason; the people concerned will read it.',
    'not-rejected': 'Check the stage of the event.',
    'appeal-too-late': 'Submit a new report instead.',
    'adjustment-unknown': 'Give one of these.',
    'adjustment-not-set': '"office adjustments" shows those that are.',
    'fact-unknown': 'Give one of these.',
    'fact-holds': 'End it first.',
    'fact-not-stated': '"office facts" shows what holds.',
    'fact-dates': 'Give a later day.',
    'k-invalid': 'Give a whole number in this range.',
    'k-not-stated': 'State it with "office state rapid-k 20 --since …".',
    'nothing-to-replay': 'Give the date of the first list to recalculate.',
    'store-set-up': 'Keep the setting, or create another store.',
    'zone-unknown': 'Give a name such as Europe/Oslo or UTC.',
    'list-unknown': '"office lists" shows which lists exist.',
    'list-computed': 'Recalculate the lists from that date instead.',
    'nothing-to-undo': 'Imports that were already undone cannot be undone again.',
    'import-needed': 'Correct the list instead: import the right file for the same date.',
    'list-empty': 'Check that this is the right list.',
    'list-truncated': 'Download it again.',
    'list-several': 'Unpack it and import them one by one, each with its cadence.',
    'date-out-of-range': 'Give the day the list came into force.',
    'player-unknown': 'Search by name, or check the ID.',
    'player-merged': 'Use the remaining ID.',
    'player-same': 'Give two different players.',
    'identity-taken': 'Check the ID, or merge the two players.',
    'identity-invalid':
      'A FIDE ID has at most nine digits. A national ID contains a letter, such as NOR-4711, and has at most 24 characters (letters, digits, . / - _).',
    'identity-not-added':
      'Only an ID added with "office identity" can be removed; use "office merge" and "office split" for others.',
    'identity-used':
      'Reopen the decision first ("office reopen REPORT --because TEXT"), if it is not rated yet.',
    'name-missing': 'Give it as "Family, Given".',
    'hidden-characters': 'Type it again instead of pasting it.',
    'federation-invalid': 'Give three capital letters.',
    'birth-invalid': 'Give YYYY or YYYY-MM-DD.',
    'nothing-changed': 'Check the given values.',
    'correction-same': 'Check that it is the corrected file.',
    'player-twice': 'Have the report corrected, or undo the merge with "office split".',
    'since-in-future': 'Enter it on that day or later; it applies from the next list.',
    'title-unknown': 'Give one of them, or "none" to remove the title.',
    'title-of-women': 'Check the ID and the title.',
    'death-in-future': 'Give the day of death.',
    'death-before-birth': 'Check the day and the ID.',
    'birth-in-future': 'Give the year or the day of birth.',
    'change-published': 'Published lists do not change. Add a new ID to list the player again.',
    'players-met': 'Check the IDs; --force merges them anyway.',
    'players-differ': 'Check the IDs; --force merges them anyway.',
    'not-merged': 'Give the ID that ended with the merge; "office player" shows it.',
    'event-withdrawn': '"office register EVENT --change FILE.json" registers it again.',
    'revision-unknown': 'Give one of these; "office lists" shows them all.',
    'no-revisions': '"office replay --from DATE" creates them.',
    'registration-key': 'Correct the key, or leave it out.',
  },
  storeErrors: {
    'store-missing': (v) => `There is no store at ${v.store}.`,
    'store-newer': (v) =>
      `${v.store} was written by a newer program (schema ${v.version}, this one knows ${v.known}).`,
    'store-older': (v) => `${v.store} has an older schema (${v.version}, needed: ${v.needed}).`,
    'store-busy': (v) =>
      `${v.store} is busy: ${WORKS[String(v.work)] ?? v.work ?? 'another process is using it'}.`,
    'store-locked': (v) => `${v.store} is locked by another program.`,
    'store-slow': (v) => `${v.store} did not answer in time.`,
    'store-full': (v) => `The disk of ${v.store} is full.`,
    'store-read-only': (v) => {
      if (v.said) return `${v.store} is read-only (${v.said}).`;
      return v.folder
        ? `The folder ${v.folder} is not writable; ${v.store} needs its log there even for reading.`
        : `${v.store} is not writable, which is needed even for reading.`;
    },
    'store-unreachable': (v) => `${v.store} cannot be reached (${v.said}).`,
    'store-refused': (v) => `${v.store} refuses access (${v.said}).`,
    'store-broken': (v) => `${v.store} is damaged (${v.said}).`,
    'store-not-empty': (v) => `${v.store} is not empty.`,
    'store-file': (v) => `${v.store} cannot be used (${v.said}).`,
    'store-exists': (v) => `${v.store} already exists and is not overwritten.`,
    'store-kind': (v) => `${v.store} is not a known kind of store.`,
  },
  storeProblems: {
    'not-a-store': (v) => `${v.store} is not a store of Eloquence.`,
    'not-a-backup': (v) => `${v.store} is not a backup of Eloquence.`,
    'backup-missing': (v) => `There is no file ${v.store}.`,
    'database-missing': (v) => `The database ${v.database} does not exist on the server of ${v.store}.`,
    'not-verified': (v) =>
      `The data restored from ${v.file} to ${v.store} does not verify. Do not use it; "office verify --db ${v.file}" shows why.`,
    'folder-found': (v) => `${v.store} is a folder, not a file.`,
    'not-a-file': (v) => `${v.store} is not a regular file.`,
    'folder-missing': (v) => `The folder ${v.folder} does not exist.`,
    'list-damaged': (v) => `The ${cadences(v.cadence)} list of ${v.date} in ${v.store} is damaged.`,
    'list-newer': (v) =>
      `The ${cadences(v.cadence)} list of ${v.date} in ${v.store} was written by a newer program.`,
  },
  storeProblemHints: {
    'not-a-backup': () => 'Give a file that "office backup" wrote.',
    'backup-missing': () => 'Check the path.',
    'database-missing': (v) => `Create it with "createdb ${v.database}", then run "office init".`,
  },
  storeHints: {
    'store-missing': 'Check the path, or create it with "office init".',
    'store-newer': 'Use the newer program.',
    'store-older': 'Restore it into a file first; that upgrades it.',
    'store-busy': 'Wait until it is done.',
    'store-locked': 'Try again in a moment.',
    'store-slow': 'Try again; check the load of the server.',
    'store-full': 'Free some space and try again; nothing was damaged.',
    'store-read-only': 'Grant write permission for the file and its folder, or copy the file elsewhere.',
    'store-unreachable': 'Check that the server runs and the address is right.',
    'store-refused': 'Check user, password and database.',
    'store-broken': 'Check the path, or restore a backup.',
    'store-not-empty': 'Give a store that does not exist yet.',
    'store-file': 'Check the path and its read and write permissions.',
    'store-exists': 'Give a name that is not taken, or move the file away.',
    'store-kind': 'Give the path of a file, sqlite:PATH, or postgres://… .',
  },
  importNotes: {
    'list-not-in-calendar': (v) =>
      `The calendar of the ${cadences(v.cadence)} edition ${v.edition} has no list on ${v.date}.`,
    'list-before-first-edition': (v) =>
      `${v.date} is before the first ${cadences(v.cadence)} edition known (${v.first}); that edition is used.`,
    'list-date-differs': (v) => `The file says ${v.file}; it is imported as the list of ${v.given}.`,
    'list-cadence-guessed': (v) =>
      `The file does not say its cadence; it is taken as ${cadences(v.cadence)}.`,
    'list-hidden-characters': (v) =>
      `Names from which invisible characters were removed: ${v.count}. The first, ${v.character}, is in line ${v.line}.`,
    'list-same-persons': (v) =>
      `${english.count(Number(v.count), 'pair of players', 'pairs of players')} may be the same person under two IDs.`,
    'list-facts-older': (v) =>
      `For ${english.count(Number(v.count), 'player', 'players')} the data of a newer list is kept.`,
    'list-computed-later': (v) =>
      `${v.count} later ${cadences(v.cadence)} lists were calculated without this one; recalculate them as revisions.`,
    'rows-lost': (v) => `${english.count(Number(v.count), 'row', 'rows')} of the file cannot be imported.`,
    'ids-doubled': (v) =>
      v.count === 1
        ? 'One ID is in the file twice, with different rows.'
        : `${v.count} IDs are in the file twice, with different rows.`,
    'list-replaced': (v) =>
      `The ${cadences(v.cadence)} list of ${v.date} exists (revision ${v.revision}); this one would replace it.`,
    'players-gone': (v) => `${v.count} of ${v.before} players would leave the ${cadences(v.cadence)} list.`,
    'list-date-unusual': (v) => `${v.date} is not the date of a ${cadences(v.cadence)} list.`,
  },
  differences: {
    entry: (v) => `Entry ${v.seq} of the ledger does not match what was recorded.`,
    document: (v) => `Document ${v.hash} does not match what was submitted.`,
    'list-missing': (v) =>
      `The ${cadences(v.cadence)} list of ${v.date} that entry ${v.seq} published is missing.`,
    columns: () => 'The stored list cannot be read.',
    'rows-hash': () => 'Its rows do not match the published hash.',
    'memory-hash': () => 'Its player state does not match the published hash.',
    'entry-missing': () => 'The ledger entry that published it is missing.',
    'entry-other': (v) => `Ledger entry ${v.seq}, which published it, has another hash.`,
    games: (v) => `The games of event ${v.event} (report ${v.report}) do not match the accepted report.`,
    'player-missing': (v) => `Player ${v.id} should be on it.`,
    'player-extra': (v) => `Player ${v.id} should not be on it.`,
    'player-value': (v) => `Player ${v.id}: ${v.column} is ${v.found} and should be ${v.expected}.`,
    names: (v) => `The names in block ${v.block} do not match those published.`,
    'entries-missing': (v) =>
      `The ledger ends with entry ${v.last}, but entry ${v.seq} existed: its end was cut off.`,
    'head-unknown': (v) => `No entry of the ledger has the hash ${v.hash}.`,
    clock: (v) =>
      `The ledger is intact, but a clock was wrong: entry ${v.seq} is dated ${v.at} UTC, the one before ${v.before} UTC.`,
    'not-again': (v) =>
      v.date
        ? `It cannot be recalculated: the ${cadences(v.cadence)} list of ${v.date}, which it depends on, is damaged.`
        : `It cannot be recalculated: data it depends on is missing or damaged (${v.error}).`,
    'list-value': (v) => `The summary of the list (${v.column}) does not match the list.`,
    'event-value': (v) =>
      `The stored data of event ${v.event} (${v.table}) does not match its recalculation.`,
    record: (v) => `Table ${v.table}, ${v.id}: ${v.column} is ${v.found} and should be ${v.expected}.`,
    guard: (v) =>
      `Table ${v.table} is no longer protected against ${v.on}: its trigger is missing, disabled or changed.`,
  },
  waits: {
    'for-report': (v) =>
      ({
        coming: `Registered${forList(v)}.`,
        running: `In progress until ${v.end}.`,
        due: `Report due by ${v.due}${forList(v)}.`,
        overdue: `Report overdue since ${v.due}${forList(v)}.`,
      })[String(v.phase)] ?? 'No report yet.',
    'for-decision': (v) => `Report awaiting a decision${forList(v)}.`,
    'for-new-report': () => 'Rejected: a new report or an appeal is needed.',
    'for-closing': (v) => `Accepted${forList(v)}.`,
    'for-its-list': (v) => `Accepted${forList(v)}.`,
    'for-earlier-list': (v) =>
      `It cannot be rated: the store has no list in force when it began (${v.start}). Import one.`,
    'for-edition': (v) => `It cannot be rated: no known edition covers ${v.start}.`,
    'for-correction': (v) =>
      `${v.list ? `Rated on the list of ${v.list}; the` : 'The'} corrected report ${v.report} goes into the next list.`,
    'for-next-rounds': (v) => `Rated up to round ${v.round}; the next rounds are not reported yet.`,
  },
  settled: {
    rated: (list) => `Rated on the list of ${list}.`,
    corrected: (list) => `Rated on the list of ${list} and corrected later.`,
    withdrawn: 'Withdrawn; not rated.',
  },
} satisfies OfficeWords);
