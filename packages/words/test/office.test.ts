import { describe, expect, test } from 'vitest';
import {
  differenceText,
  eventStatusText,
  importNoteText,
  LANGUAGES,
  type Language,
  officeErrorText,
  storeErrorText,
  waitText,
} from '../src/index.ts';
import type {
  DifferenceCode,
  ImportNoteCode,
  OfficeErrorCode,
  OfficeValues,
  StoreErrorCode,
  WaitCode,
} from '../src/types/office-codes.ts';
import type { StageName } from '../src/types/terms.ts';
import { MESSAGES } from './messages.ts';

type Samples<Code extends string> = { readonly [Name in Code]: OfficeValues };

const list = { cadence: 'rapid', date: '2024-08-01', revision: 2 };

/** Values of the office for every code. */
const OFFICE: Samples<OfficeErrorCode> = {
  'format-unknown': { found: '9' },
  'nothing-to-join': {},
  'no-list-before': { cadence: 'standard, rapid, blitz', date: '2024-08-01' },
  'no-list-in-force': { event: 'E5', start: '2024-07-06' },
  'list-published': list,
  'list-too-early': { ...list, newest: '2024-09-01' },
  'not-a-list-date': { ...list, next: '2024-09-01' },
  'no-draft': list,
  'draft-stale': list,
  'report-elsewhere': { event: 'E5', other: 'E4', report: 'R6' },
  'event-differs': { event: 'E5', name: 'Open', start: '2024-07-06', found: 'Cup', begins: '2024-07-20' },
  'basis-revised': { list: '2024-09-01', basis: '2024-08-01' },
  'correction-unplaced': { event: 'E5', list: '2024-08-01' },
  'rounds-taken': { event: 'E5', rounds: '1-3', report: 'R7' },
  'rounds-absent': { rounds: '5-9', count: 6 },
  'basis-unpublished': { date: '2024-09-01', basis: '2024-08-01' },
  'changed-meanwhile': list,
  'event-unknown': { event: 'E5' },
  'event-rated': { event: 'E5', list: '2024-08-01' },
  'event-not-rated': { event: 'E5', stage: 'accepted' },
  'report-unknown': { report: 'R5' },
  'report-has-errors': { report: 'R5', errors: 2, codes: 'results-contradict, points-differ' },
  'report-unreadable': { reason: 'empty' },
  'report-redacted': { event: 'E5' },
  'report-has-warnings': { report: 'R5', warnings: 2 },
  'report-not-submitted': { file: 'open.trf' },
  'nothing-to-decide': { id: 'E5', report: 'R6', state: 'accepted', on: '2024-08-01' },
  'nothing-to-reopen': { id: 'R5', report: 'R9' },
  'registration-invalid': { path: 'end', value: '"2024"', expected: { kind: 'date' } },
  'because-missing': { limit: 2000 },
  'not-rejected': { event: 'E5' },
  'appeal-too-late': { event: 'E5', until: '2024-08-01' },
  'adjustment-unknown': { id: '1999-01', allowed: '2024-03' },
  'adjustment-not-set': { id: '2024-03', date: '2024-03-01' },
  'fact-unknown': { fact: 'x', allowed: 'suspended, removed' },
  'fact-holds': { kind: 'suspended', subject: 'NOR', since: '2024-03-01' },
  'fact-not-stated': { kind: 'suspended', subject: 'NOR' },
  'k-invalid': { found: '300', from: 1, to: 200 },
  'k-not-stated': { cadence: 'rapid', date: '2006-04-01' },
  'fact-dates': { since: '2024-03-01', until: '2024-02-01' },
  'nothing-to-replay': { from: '2024-08-01' },
  'store-set-up': { name: 'practice', known: 'text', wanted: 'applied' },
  'zone-unknown': { zone: 'Nowhere' },
  'list-unknown': list,
  'list-computed': list,
  'nothing-to-undo': {},
  'import-needed': { date: '2026-10-01', seq: 12, day: '2026-10-05', kind: 'report-accepted' },
  'list-empty': { name: 'list.txt' },
  'list-truncated': { name: 'list.txt' },
  'list-several': { file: 'lists.zip', names: 'a.txt, b.txt' },
  'date-out-of-range': { date: '1950-01-01', from: '1970-01-01', to: '2027-01-17' },
  'player-unknown': { id: '99000011' },
  'player-merged': { id: '99000011' },
  'player-same': { from: '99000011', into: '99000011' },
  'identity-taken': { id: '99000011' },
  'identity-invalid': { found: 'x', scheme: 'fide' },
  'identity-not-added': { id: '99000011', identity: 'NOR-17' },
  'identity-used': { identity: 'NOR-17', report: 'R3' },
  'name-missing': {},
  'hidden-characters': { character: 'U+202E' },
  'federation-invalid': { found: 'Norway' },
  'birth-invalid': { found: 'May' },
  'nothing-changed': { id: '99000011' },
  'correction-same': { event: 'E5', report: 'R6' },
  'player-twice': { id: '99000022', other: '99000011' },
  'since-in-future': { since: '2027-01-01', today: '2026-11-16' },
  'title-unknown': { found: 'XM', allowed: 'GM, IM, FM, CM' },
  'title-of-women': { id: '99000011', title: 'WIM' },
  'death-in-future': { date: '2027-01-01', today: '2026-11-16' },
  'death-before-birth': { id: '99000011', date: '1950-01-01', birth: '1960' },
  'birth-in-future': { birth: '2030', today: '2026-11-16' },
  'change-published': { id: '99000011', list: '2024-08-01' },
  'players-met': { from: '99000022', into: '99000011', event: 'E5' },
  'players-differ': { from: '99000022', into: '99000011', one: '1990', other: '1960' },
  'not-merged': { id: '99000011' },
  'event-withdrawn': { event: 'E5' },
  'revision-unknown': { date: '2024-08-01', revision: 9, known: '2' },
  'no-revisions': { from: '2024-08-01' },
  'registration-key': { key: 'federaton', meant: 'federation', allowed: 'name, start, end' },
};

const said = { store: 'office.db', said: 'unable to open database file' };

const STORE: Samples<StoreErrorCode> = {
  'store-missing': said,
  'store-newer': { ...said, version: 9, known: 2 },
  'store-older': { ...said, version: 1, needed: 2 },
  'store-busy': { ...said, work: 'closing' },
  'store-locked': said,
  'store-slow': said,
  'store-full': said,
  'store-read-only': said,
  'store-unreachable': said,
  'store-refused': said,
  'store-broken': said,
  'store-not-empty': { ...said, table: 'list' },
  'store-file': said,
  'store-exists': said,
  'store-kind': said,
};

const NOTES: Samples<ImportNoteCode> = {
  'list-not-in-calendar': { ...list, edition: '2024-03' },
  'list-before-first-edition': { ...list, first: '2005-07-01' },
  'list-date-differs': { file: '2024-07-01', given: '2024-08-01' },
  'list-cadence-guessed': { cadence: 'blitz' },
  'list-same-persons': { count: 3 },
  'list-hidden-characters': { count: 3, character: 'U+202E', line: 12 },
  'list-facts-older': { count: 3 },
  'list-computed-later': { cadence: 'standard', count: 3 },
  'rows-lost': { count: 30 },
  'ids-doubled': { count: 3 },
  'list-replaced': { cadence: 'rapid', date: '2026-10-01', revision: 2 },
  'players-gone': { cadence: 'blitz', count: 30, before: 100 },
  'list-date-unusual': { cadence: 'standard', date: '2026-10-02' },
};

const DIFFERENCES: Samples<DifferenceCode> = {
  entry: { seq: 3 },
  document: { hash: 'abc' },
  'list-missing': { cadence: 'standard', date: '2024-08-01', seq: 7 },
  columns: {},
  'rows-hash': {},
  'memory-hash': {},
  'entry-missing': {},
  'entry-other': { seq: 3 },
  games: { event: 'E5', report: 'R6' },
  'player-missing': { id: 99000011 },
  'player-extra': { id: 99000011 },
  'player-value': { id: 99000011, column: 'ratings', found: 1605, expected: 1604 },
  'entries-missing': { last: 7, seq: 9 },
  'head-unknown': { hash: 'ab12' },
  'not-again': { error: 'store-broken', cadence: 'standard', date: '2026-11-01' },
  'list-value': { column: 'summary' },
  'event-value': { event: 'E5', table: 'rated_event' },
  record: { table: 'history', id: '99000011', column: 'rating', found: 2800, expected: 2105 },
  names: { block: 2 },
  guard: { table: 'list', on: 'UPDATE' },
  clock: { seq: 9, at: '2026-03-01 10:00', before: '2026-04-01 08:00' },
};

const WAITS: Samples<WaitCode> = {
  'for-report': { phase: 'overdue', due: '2024-07-31', list: '2024-08-01', listState: 'overdue' },
  'for-decision': { list: '2024-08-01' },
  'for-new-report': {},
  'for-closing': { list: '2024-08-01', listState: 'overdue' },
  'for-its-list': { list: '2024-09-01' },
  'for-earlier-list': { start: '2024-07-06' },
  'for-edition': { start: '2004-07-06' },
  'for-correction': { report: 'R6', list: '2024-08-01' },
  'for-next-rounds': { round: 4 },
};

/** The kinds of ledger entries that an import can be needed for. */
const DEPENDENTS = [
  'list-published',
  'list-made-current',
  'list-import-undone',
  'report-accepted',
  'appeal-made',
  'decision-revoked',
  'correction-accepted',
  'adjustment-set',
  'adjustment-revoked',
  'fact-stated',
  'fact-ended',
  'player-added',
  'player-changed',
  'players-merged',
  'players-split',
  'player-redacted',
];

const BROKEN = /undefined|NaN|\[object|\n/;
const ENGLISH = /\b(the|list of|expected|must|player|there is)\b/i;

function isSaid(line: string, language: Language): void {
  expect(line).not.toMatch(BROKEN);
  expect(line).toMatch(language === 'zh' ? /。$/ : /\.$/);
  if (language !== 'en')
    expect(line.replaceAll(/unable.*file|list\.txt|office \w+/g, '')).not.toMatch(ENGLISH);
}

describe.each(LANGUAGES)('the rating office in %s', (language) => {
  const refusals = Object.entries(OFFICE) as [OfficeErrorCode, OfficeValues][];
  test.each(refusals)('%s', (code, values) => {
    const { message, hint } = officeErrorText({ code, values }, MESSAGES[language]);
    isSaid(message, language);
    isSaid(hint, language);
    const onPage = officeErrorText({ code, values }, MESSAGES[language], 'page').hint;
    isSaid(onPage, language);
    expect(onPage, 'nobody types commands on a page').not.toMatch(/--\w|["“«]\s?office |\.json/);
  });

  test.each(DEPENDENTS)('an import needed for an entry %s', (kind) => {
    const values = { ...OFFICE['import-needed'], kind };
    const { message } = officeErrorText({ code: 'import-needed', values }, MESSAGES[language]);
    isSaid(message, language);
    expect(message).not.toContain(kind);
  });

  const faults = Object.entries(STORE) as [StoreErrorCode, OfficeValues][];
  test.each(faults)('%s', (code, values) => {
    const { message, hint } = storeErrorText({ code, values }, MESSAGES[language]);
    isSaid(message, language);
    isSaid(hint, language);
  });

  const problems = Object.keys(MESSAGES[language].storeProblems);
  test.each(problems)('a store: %s', (problem) => {
    const values = {
      ...said,
      problem,
      database: 'ratings',
      folder: '/srv',
      file: 'backup.db',
      cadence: 'rapid',
      date: '2026-11-01',
    };
    const { message, hint } = storeErrorText({ code: 'store-broken', values }, MESSAGES[language]);
    isSaid(message, language);
    isSaid(hint, language);
  });

  const notes = Object.entries(NOTES) as [ImportNoteCode, OfficeValues][];
  test.each(notes)('%s', (code, values) =>
    isSaid(importNoteText({ code, values }, MESSAGES[language]), language),
  );

  const differences = Object.entries(DIFFERENCES) as [DifferenceCode, OfficeValues][];
  test.each(differences)('%s', (code, values) =>
    isSaid(differenceText({ code, values }, MESSAGES[language]), language),
  );

  test('a list that cannot be recalculated for another reason', () => {
    const values = { error: 'no-result' };
    isSaid(differenceText({ code: 'not-again', values }, MESSAGES[language]), language);
  });

  const waits = Object.entries(WAITS) as [WaitCode, OfficeValues][];
  test.each(waits)('%s', (code, values) => isSaid(waitText({ code, values }, MESSAGES[language]), language));
});

test.each([
  ['en', 'The rapid list of 1 August 2024 is already published (revision 2).'],
  ['fr', 'La liste du 1er août 2024 (rapide) est déjà publiée (révision 2).'],
  ['zh', '2024年8月1日的快棋榜单已经公布（修订版 2）。'],
] as const)('errors in %s', (language, line) => {
  expect(officeErrorText({ code: 'list-published', values: list }, MESSAGES[language]).message).toBe(line);
});

const status = (
  stage: StageName,
  list: string | null,
  code: WaitCode | null = null,
  values: OfficeValues = {},
) => ({ stage, list, waits: code === null ? null : { code, values: { ...values, ...(list && { list }) } } });
const dates = { start: '2024-07-06', end: '2024-07-09', due: '2024-07-31' };

test.each([
  [
    status('registered', '2024-08-01', 'for-report', { phase: 'coming', ...dates }),
    'Registered for the list of August 2024.',
  ],
  [
    status('registered', '2024-08-01', 'for-report', { phase: 'running', ...dates }),
    'In progress until 9 July 2024.',
  ],
  [
    status('registered', '2024-08-01', 'for-report', { phase: 'due', ...dates }),
    'Report due by 31 July 2024 for the list of August 2024.',
  ],
  [
    status('registered', '2024-09-01', 'for-report', { phase: 'overdue', ...dates }),
    'Report overdue since 31 July 2024 for the list of September 2024.',
  ],
  [status('registered', null, 'for-report', { phase: 'over' }), 'No report yet.'],
  [
    status('reported', '2024-08-01', 'for-decision'),
    'Report awaiting a decision for the list of August 2024.',
  ],
  [status('reported', null, 'for-decision'), 'Report awaiting a decision.'],
  [status('due', '2024-08-01', 'for-closing'), 'Accepted for the list of August 2024.'],
  [
    status('due', '2024-08-01', 'for-closing', { listState: 'overdue' }),
    'Accepted for the list of August 2024 (overdue).',
  ],
  [
    status('corrected', '2024-08-01', 'for-correction', { report: 'R6' }),
    'Rated on the list of August 2024; the corrected report R6 goes into the next list.',
  ],
  [status('corrected', '2024-08-01'), 'Rated on the list of August 2024 and corrected later.'],
  [status('rated', '2024-08-01'), 'Rated on the list of August 2024.'],
  [status('withdrawn', null), 'Withdrawn; not rated.'],
])('%j: %s', (of, sentence) => {
  expect(eventStatusText(of, MESSAGES.en)).toBe(sentence);
  for (const language of ['fr', 'zh'] as const) isSaid(eventStatusText(of, MESSAGES[language]), language);
});

test('a text that only looks like a date is shown unchanged', () => {
  const values = { cadence: 'rapid', date: '2026-02-31' };
  expect(officeErrorText({ code: 'list-unknown', values }, MESSAGES.en).message).toBe(
    'There is no rapid list of 2026-02-31.',
  );
});
