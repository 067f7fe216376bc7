import type { FileFindingCode, FileFindingValues, Finding, ListErrorCode } from '@eloquence/reports';
import { FILE_FINDING_CODES } from '@eloquence/reports';
import { describe, expect, test } from 'vitest';
import { findingHint, findingText, LANGUAGES, type Language, listErrorText } from '../src/index.ts';
import { MESSAGES } from './messages.ts';

const pair = { no: 3, round: 2, opponent: 7 };
const several = { no: 3, times: 3, players: [3, 5, 8] };
const bye = { no: 3, round: 2, times: 4 };

/** Values for every code. The types ensure that none is missing. */
const SAMPLES: { readonly [Code in FileFindingCode]: FileFindingValues[Code] } = {
  'file-too-large': { bytes: 20_971_520, limit: 16_777_216 },
  'too-many-lines': { limit: 100_000 },
  'line-too-long': { length: 12_000, limit: 10_000 },
  'findings-left-out': { left: 12, limit: 10_000 },
  'file-empty': {},
  'file-binary': { kind: 'zip' },
  'file-is-list': {},
  'table-unknown': { cell: 'Column' },
  'json-broken': { problem: 'syntax', line: 2, column: 11 },
  'json-invalid': { path: 'records[3].no', value: '-1', expected: { kind: 'start-number', to: 9999 } },
  'not-a-report': {},
  'encoding-utf-16': {},
  'encoding-latin-1': {},
  'record-unknown': { code: 'XYZ' },
  'header-repeated': { field: '042' },
  'field-unreadable': { field: 'rating', text: '21OO' },
  'columns-shifted': { text: 'x' },
  'columns-by-bytes': { times: 2 },
  'control-characters': { code: 'U+0000', times: 2 },
  'field-unusual': { field: 'title', text: 'XX', ...several },
  'name-missing': several,
  'hidden-characters': { character: 'U+202E', times: 2 },
  'birth-implausible': { text: '2090', start: '2025-05-02', ...several },
  'birth-year-only': { text: '1990/02/30', ...several },
  'rating-implausible': { rating: 155, least: 1400, most: 3000, ...several },
  'rating-missing': { name: 'Vinter, Solveig', title: 'IM', ...several },
  'result-unknown': { round: 2, text: '*' },
  'opponent-unreadable': { round: 2, text: '1O' },
  'colour-unknown': { round: 2, text: 's' },
  'start-number-missing': { name: 'Vinter, Solveig' },
  'start-number-repeated': { no: 3, first: 14 },
  'id-repeated': { id: '990001', first: 14 },
  'id-missing': { name: 'Vinter, Solveig', list: true, ...several },
  'opponent-not-in-report': pair,
  'opponent-is-himself': { no: 3, round: 2 },
  'pairing-one-sided': { ...pair, found: '5' },
  'results-contradict': { ...pair, result: '1', other: '=' },
  'both-lost': pair,
  'colours-contradict': { ...pair, colour: 'w' },
  'colour-missing': { times: 2, ...pair },
  'bye-again': { no: 3, round: 5, first: 2 },
  'result-without-opponent': { no: 3, round: 2, result: '1' },
  'half-point-unplayed': bye,
  'forfeit-without-opponent': bye,
  'bye-with-opponent': { ...pair, result: 'H' },
  'pair-met-again': { no: 3, opponent: 7, round: 5, first: 2, type: 'swiss' },
  'met-only-once': {},
  'match-of-many': { players: 6 },
  'points-differ': { no: 3, points: '4.5', computed: '4' },
  'ranks-out-of-order': { times: 2, no: 3, rank: 9, points: '4.5' },
  'nothing-played': {},
  'nobody-rated': {},
  'round-empty': { round: 2 },
  'team-number-repeated': { number: '4', first: 17 },
  'team-points-differ': { team: 'Trees', points: '4.5', computed: '4' },
  'team-player-unknown': { team: 'Trees', player: 9 },
  'team-player-repeated': { team: 'Trees', player: 3, first: 'Shrubs' },
  'game-unknown': { round: 2, player: 7 },
  'later-event-wrong': { no: 3, rated: true },
  'result-missing': pair,
  'start-missing': { edition: null },
  'headers-missing': { fields: ['name', 'chief-arbiter'] },
  'count-differs': { field: 'players', stated: 40, found: 39 },
  'federation-unknown': { text: 'FRZ' },
  'rounds-differ': { stated: 9, found: 8 },
  'date-unreadable': { field: 'start', text: 'spring' },
  'date-ambiguous': { field: 'end', text: '02/10/2010', taken: '2010-10-02', ways: 2 },
  'date-order-unusual': { field: 'start', text: '2024/13/01', taken: '2024-01-13', times: 1 },
  'year-differs': { field: 'start', date: '2035-05-02', other: '2025-05-02' },
  'ratings-per-game': { article: '4.13' },
  'start-in-future': { start: '2062-05-04', today: '2025-06-01' },
  'headers-contradict': { field: '222', text: '5400+30', other: '122', otherText: '60+30' },
  'dates-out-of-order': { start: '2024-05-05', end: '2024-05-04' },
  'round-date-outside': { round: 2, date: '2024-06-01' },
  'rounds-out-of-order': { round: 2, date: '2024-05-01' },
  'round-dates-misplaced': {},
  'round-dates-differ': { dates: 4, rounds: 5 },
  'time-control-unreadable': { text: 'slow' },
  'type-unreadable': { text: 'ladder' },
  'type-assumed': { type: 'swiss' },
  'cadence-differs': { cadence: 'standard', minutes: 25, found: 'rapid' },
  'before-first-edition': { start: '2003-05-04', first: 'from 2005-07-01' },
  'not-on-list': { no: 3, id: '990001' },
  'another-person': { no: 3, id: '990001', report: 'Vinter, Solveig', list: 'Sommer, Aksel' },
  'name-differs': { no: 3, report: 'Vinter, Solveig', list: 'Sommer, Aksel' },
  'federation-differs': { no: 3, report: 'NOR', list: 'DEN' },
  'birth-differs': { no: 3, report: '1990', list: '1991' },
  'rating-differs': { no: 3, report: '–', list: '1850' },
  'k-unknown': several,
  'k-not-taken': { k: 20, edition: '2024-03' },
  'k-irregular': { k: 99, ...several },
  'inactive-on-list': several,
  'deceased-on-list': several,
  'possible-duplicate': { no: 9, other: 3 },
  'list-not-in-force': { list: '2024-04-01', needed: '2024-05-01' },
  'list-date-unknown': {},
};

function found(code: Finding['code'], values: object, article: string | null = null): Finding {
  return { severity: 'error', code, article, line: 1, column: 1, values: { ...values } };
}

const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const say = (code: FileFindingCode, language: Language, values: object = SAMPLES[code]): string =>
  plain(findingText(found(code, values), MESSAGES[language]));

const BROKEN = /undefined|NaN|\[object|Invalid|\bnull\b| {2}|\$\{/;
/** Remaining English words in French and Chinese texts. */
const ENGLISH = /\b(the|is|not|round|player|line|list|of|and|report)\b/i;

describe.each(LANGUAGES)('every finding in %s', (language) => {
  const end = language === 'zh' ? /[。？]$/ : /[.?]$/;
  test.each(FILE_FINDING_CODES)('%s', (code) => {
    const hint = plain(findingHint(found(code, SAMPLES[code]), MESSAGES[language]));
    for (const text of [say(code, language), hint]) {
      expect(text).not.toMatch(BROKEN);
      expect(text).toMatch(/^[\p{Lu}\p{Lo}\d«“"-]/u);
      expect(text).toMatch(end);
    }
    if (language !== 'en') expect(say(code, language)).not.toMatch(ENGLISH);
    expect(say(code, language).length).toBeLessThan(200);
  });
});

describe('important sentences', () => {
  test.each<[FileFindingCode, string, string, string]>([
    [
      'results-contradict',
      'Round 2: 3 has 1 (won) against 7, who has = (drawn); these results contradict each other.',
      'Ronde 2 : 3 a 1 (gain) contre 7, qui a = (nulle) ; ces résultats sont incompatibles.',
      '第 2 轮：3 对 7 为 1（胜），对方却为 =（和），二者不符。',
    ],
    [
      'points-differ',
      'Player 3 has 4½ points in the report, but the results add up to 4.',
      'Le joueur 3 a 4½ points dans le rapport, mais ses résultats en font 4.',
      '棋手 3 在报告中有 4½ 分，各轮结果合计却为 4 分。',
    ],
    [
      'pairing-one-sided',
      'Player 3, round 2: the opponent is 7, but 7 has opponent 5 in that round.',
      'Joueur 3, ronde 2 : l’adversaire est 7, mais 7 a l’adversaire 5 dans cette ronde.',
      '棋手 3，第 2 轮：对手是 7，但 7 该轮的对手是 5。',
    ],
    [
      'headers-missing',
      'The report does not state the name of the event or the chief arbiter.',
      'Le rapport ne donne pas : le nom du tournoi et l’arbitre principal.',
      '报告没有给出：赛事名称、裁判长。',
    ],
    [
      'rating-differs',
      'Player 3 has no rating in the report and 1850 on the list.',
      'Joueur 3 : aucun classement dans le rapport, 1850 sur la liste.',
      '棋手 3 在报告中无等级分，在榜单上等级分为 1850。',
    ],
    [
      'before-first-edition',
      'The event starts on 4 May 2003, before the first known edition (1 July 2005).',
      'Le tournoi commence le 4 mai 2003, avant la première édition connue (1er juillet 2005).',
      '赛事于2003年5月4日开始，早于已知的最早版本（2005年7月1日）。',
    ],
    [
      'list-not-in-force',
      'The list is dated 1 April 2024; the list in force at the start is dated 1 May 2024.',
      'La liste est du 1er avril 2024 ; celle en vigueur au début est du 1er mai 2024.',
      '榜单日期为2024年4月1日；赛事开始时有效的是2024年5月1日的榜单。',
    ],
  ])('%s', (code, en, fr, zh) => {
    expect(LANGUAGES.map((language) => say(code, language))).toEqual([en, fr, zh]);
  });
});

test.each<[FileFindingCode, object, string]>([
  [
    'pairing-one-sided',
    { ...pair, found: '–' },
    'Player 3, round 2: the opponent is 7, but 7 has no opponent in that round.',
  ],
  ['colours-contradict', { ...pair, colour: 'b' }, 'Round 2: 3 and 7 both have black.'],
  ['start-number-missing', { name: '' }, 'A player without a name has no start number.'],
  [
    'half-point-unplayed',
    { ...bye, times: 1 },
    '1 result is "=" without an opponent, read as a half-point bye (first: player 3, round 2).',
  ],
  [
    'cadence-differs',
    { cadence: 'standard', minutes: 0, found: 'blitz' },
    'The event type says blitz, but the event was checked as standard.',
  ],
  [
    'count-differs',
    { field: 'rated', stated: 1, found: 2 },
    'The stated number of rated players is 1, but the report contains 2.',
  ],
  [
    'count-differs',
    { field: 'teams', stated: 0, found: 1 },
    'The stated number of teams is 0, but the report contains 1.',
  ],
  [
    'points-differ',
    { no: 3, points: '1', computed: '0.5' },
    'Player 3 has 1 point in the report, but the results add up to ½.',
  ],
  [
    'points-differ',
    { no: 3, points: '0.5', computed: '0' },
    'Player 3 has ½ point in the report, but the results add up to 0.',
  ],
  [
    'date-ambiguous',
    { field: 'start', text: '05/01/04', taken: '2004-01-05', ways: 3 },
    'The start date, "05/01/04", can be read in three ways; read as 5 January 2004.',
  ],
  [
    'id-missing',
    { name: '', no: 3, times: 2, list: false },
    '2 rated players have no FIDE ID (first: player 3).',
  ],
  [
    'start-missing',
    { edition: '2024-03' },
    'The report has no start date (line 042), so the list in force is unknown; edition 2024-03 is used.',
  ],
  ['columns-shifted', { text: '\t' }, 'The line contains a tab, so its columns have shifted.'],
  ['file-binary', { kind: 'other' }, 'The file is not a report: it is not text.'],
])('%s %j', (code, values, expected) => expect(say(code, 'en', values)).toBe(expected));

test('findings by the regulations use the sentence of the reason, with the article', () => {
  const short = found('thinking-time-short', { minutes: 90, needed: 120, from: 2200 }, '1.1');
  expect(findingText(short, MESSAGES.en)).toBe(
    '90 minutes for 60 moves are too few: 120 are needed with a player rated 2200 or more (1.1).',
  );
  expect(findingHint(short, MESSAGES.en)).toMatch(/cannot be rated/);
  expect(findingHint({ ...short, severity: 'note' }, MESSAGES.en)).toBeNull();
});

/** The types ensure that no code is missing. */
const LIST_ERRORS: { readonly [Code in ListErrorCode]: Record<string, string | number> } = {
  'list-not-recognised': { found: '012 Open', allowed: 'TXT, XML, CSV' },
  'list-encoding': { found: 'UTF-16', allowed: 'UTF-8, Latin-1' },
  'list-line-too-long': { line: 3, limit: 10_000 },
  'list-too-large': { limit: 2_000_000_000 },
  'list-source': { found: 'nothing' },
  'zip-nested': { name: 'a.zip' },
  'zip-path': { name: '../a.txt' },
  'zip-members': { found: 17, limit: 16 },
  'zip-encrypted': { name: 'a.txt' },
  'zip-method': { name: 'a.txt', found: 9 },
  'zip-without-list': { found: 'a.pdf', allowed: 'TXT, XML, CSV' },
  'packed-truncated': {},
  'packed-corrupt': { found: 'another checksum' },
};

describe.each(LANGUAGES)('why a rating list cannot be read, in %s', (language) => {
  test.each(Object.entries(LIST_ERRORS) as [ListErrorCode, Record<string, string>][])(
    '%s',
    (code, values) => {
      const line = plain(listErrorText({ code, values }, MESSAGES[language]));
      expect(line).not.toMatch(BROKEN);
      expect(line).toMatch(language === 'zh' ? /。$/ : /\.$/);
      if (language !== 'en') expect(line).not.toMatch(ENGLISH);
    },
  );
});

describe('the hint depends on the value found', () => {
  test.each<[FileFindingCode, object, RegExp]>([
    ['count-differs', { field: 'players', stated: 5, found: 4 }, /missing/],
    ['count-differs', { field: 'players', stated: 4, found: 5 }, /Correct the number/],
    ['rounds-differ', { stated: 9, found: 8 }, /missing/],
    ['rounds-differ', { stated: 8, found: 9 }, /Correct the number/],
    ['cadence-differs', { cadence: 'standard', minutes: 25, found: 'rapid' }, /--cadence rapid/],
    ['time-control-unreadable', { text: '120' }, /120\+0/],
    ['time-control-unreadable', { text: 'slow' }, /90\+30/],
    ['field-unreadable', { field: 'birth', text: '20l2' }, /YYYY/],
    ['field-unreadable', { field: 'rating', text: '20l2' }, /number/],
  ])('%s %j', (code, values, expected) => {
    expect(findingHint(found(code, values), MESSAGES.en)).toMatch(expected);
  });

  test.each(LANGUAGES)('a required fact names the key of --event, in %s', (language) => {
    const hint = findingHint(found('fact-missing', { fact: 'approval-duration' }), MESSAGES[language]);
    expect(hint).toContain('{ "approvals": { "duration": true } }');
    expect(findingHint(found('fact-missing', { fact: 'end' }), MESSAGES[language])).toBeNull();
    expect(findingHint(found('report-list-missed', {}), MESSAGES[language])).toContain('--event');
  });
});

test.each<[FileFindingCode, RegExp]>([
  ['cadence-differs', /choose its cadence/],
  ['type-assumed', /choose the event type/],
])('the check page points to its form, not to the registration: %s', (code, expected) => {
  const finding = found(code, SAMPLES[code] ?? {});
  expect(findingHint(finding, MESSAGES.en, 'page')).toMatch(/registration/);
  expect(findingHint(finding, MESSAGES.en, 'check-page')).toMatch(expected);
});

describe.each(LANGUAGES)('texts for pages name no commands, in %s', (language) => {
  const { reasonHints, officeFindings, pageHints } = MESSAGES[language];
  const others = [reasonHints, officeFindings, pageHints].flatMap((words) => Object.keys(words));
  const codes = [...new Set([...FILE_FINDING_CODES, ...others])];

  test.each(codes)('%s', (code) => {
    const values = SAMPLES[code as FileFindingCode] ?? { fact: 'approval-duration' };
    for (const severity of ['error', 'warning', 'note'] as const) {
      const finding = { ...found(code as FileFindingCode, values), severity } as Finding;
      for (const place of ['page', 'check-page'] as const)
        expect(findingHint(finding, MESSAGES[language], place) ?? '').not.toMatch(
          /--\w|["“«]\s?office |\.json|\{/,
        );
    }
  });
});
