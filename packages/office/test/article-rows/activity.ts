import { times } from './changes.ts';
import type { ArticleCase } from './rows.ts';

const INACTIVE = { flag: 'i' } as const;

/** Inactive players, the titled without a rating, and whom a list leaves out. */
export const ACTIVITY: readonly ArticleCase[] = [
  {
    // No game since the list of 1 January 2006: inactive on that of 2007, shown on seven more, then only flagged.
    what: 'a year with fewer than four games',
    players: { A: 2000, B: 2000, C: 2000, D: 2000 },
    // A has none, B three, C four in March.
    events: [{ games: ['B D½ D½ D½', `C ${times(4, 'D½')}`], start: '2006-02-02', end: '2006-02-12' }],
    in: {
      '2005-07': [
        '9.23a, 9.23b, 9.2',
        {
          '2006-10-01': { A: { rating: 2000, flag: '' } },
          '2007-01-01': {
            A: { rating: 2000, ...INACTIVE },
            B: { rating: 2000, ...INACTIVE },
            C: { rating: 2000, flag: '' },
          },
          '2008-10-01': { A: { rating: 2000, ...INACTIVE } },
          '2009-01-01': { A: { rating: null, ...INACTIVE } },
        },
      ],
    },
  },
  {
    // The last games of A are on the list of April 2006, or September 2009; C plays on.
    what: 'twelve months inactive, and the lists of top players',
    players: { A: 2400, B: 2400, C: 2400 },
    in: {
      '2005-07': [
        '9.23d',
        {
          '2007-01-01': { A: { rating: 2400, flag: '', top: true } },
          '2007-04-01': { A: { rating: 2400, ...INACTIVE, top: false }, C: { top: true } },
        },
        {
          events: [
            { games: [`A ${times(4, 'B½')}`], start: '2006-01-02', end: '2006-01-12' },
            { games: [`C ${times(4, 'B½')}`], start: '2007-01-05', end: '2007-01-15' },
          ],
        },
      ],
      '2009-07': [
        '7.24',
        {
          '2010-07-01': { A: { rating: 2400, flag: '', top: true } },
          '2010-09-01': { A: { rating: 2400, ...INACTIVE, top: false }, C: { top: true } },
        },
        {
          events: [
            { games: [`A ${times(4, 'B½')}`], start: '2009-07-02', end: '2009-07-12' },
            { games: [`C ${times(4, 'B½')}`], start: '2010-05-05', end: '2010-05-15' },
          ],
        },
      ],
    },
  },
  {
    // Both inactive since the list of January 2007. A plays four games, B three.
    what: 'active again with four games in a year',
    players: { A: 2000, B: 2000, C: 2000 },
    events: [{ games: [`A ${times(4, 'C½')}`, 'B C½ C½ C½'], start: '2007-01-05', end: '2007-01-15' }],
    in: {
      '2005-07': [
        '9.23c',
        {
          '2007-01-01': { A: { rating: 2000, ...INACTIVE }, B: { rating: 2000, ...INACTIVE } },
          '2007-04-01': { A: { rating: 2000, flag: '' }, B: { rating: 2000, ...INACTIVE } },
        },
      ],
    },
  },
  {
    // Only flagged since January 2009, and counted with 2000: B, of 1900, wins .64 × 15.
    what: 'an opponent who is inactive',
    players: { A: 2000, B: 1900, C: 1900 },
    games: ['B A1'],
    in: {
      '2005-07': [
        '9.23',
        { '2009-01-01': { A: { rating: null } }, '2009-04-01': { B: 1910 } },
        {
          events: [
            { games: [`B ${times(4, 'C½')}`], start: '2008-10-05', end: '2008-10-15' },
            { games: ['B A1'], start: '2009-01-05', end: '2009-01-15' },
          ],
        },
      ],
      // Since July 2010; .64 × 30 = 19.2.
      '2009-07': [
        '7.23',
        { '2010-07-01': { A: { rating: 2000, ...INACTIVE } }, '2010-09-01': { B: 1919 } },
        { start: '2010-07-05', end: '2010-07-15' },
      ],
      // Since July 2015; .64 × 20 = 12.8.
      '2014-07': [
        '7.23',
        { '2015-07-01': { A: { rating: null, ...INACTIVE } }, '2015-08-01': { B: 1913 } },
        { start: '2015-07-05', end: '2015-07-15' },
      ],
    },
  },
  {
    // A has no game for a year, B one. Two more years of lists show A, from August 2012 on there is only the flag.
    what: 'a year without a game, and two more years',
    players: { A: 2000, B: 2000, C: 2000 },
    games: ['B C½'],
    in: {
      '2009-07': [
        '7.23a, 7.23b, 7.2',
        {
          '2010-05-01': { A: { rating: 2000, flag: '' } },
          '2010-07-01': { A: { rating: 2000, ...INACTIVE }, B: { rating: 2000, flag: '' } },
          '2012-07-01': { A: { rating: 2000, ...INACTIVE } },
          '2012-08-01': { A: { rating: null, ...INACTIVE } },
        },
      ],
    },
  },
  {
    // A has no game for a year, B one in the first month: inactive a month later.
    what: 'a year without a game',
    players: { A: 2000, B: 2000, C: 2000 },
    games: ['B C½'],
    in: {
      '2014-07': [
        '7.2, 7.23a',
        {
          '2015-06-01': { A: { rating: 2000, flag: '' } },
          '2015-07-01': { A: { rating: null, ...INACTIVE }, B: { rating: 2000, flag: '' } },
          '2015-08-01': { B: { rating: null, ...INACTIVE } },
        },
      ],
      '2022-01': [
        '7.2, 7.2.2',
        {
          '2022-12-01': { A: { rating: 2000, flag: '' } },
          '2023-01-01': { A: { rating: 2000, ...INACTIVE }, B: { rating: 2000, flag: '' } },
          '2023-02-01': { B: { rating: 2000, ...INACTIVE } },
        },
      ],
      '2024-03': [
        '7.2, 7.2.2',
        {
          '2025-02-01': { A: { rating: 2000, flag: '' } },
          '2025-03-01': { A: { rating: 2000, ...INACTIVE }, B: { rating: 2000, flag: '' } },
          '2025-04-01': { B: { rating: 2000, ...INACTIVE } },
        },
      ],
      'rapid-blitz-2024-03': [
        '6.2.2',
        {
          '2025-02-01': { A: { rating: 2000, flag: '' } },
          '2025-03-01': { A: { rating: 2000, ...INACTIVE }, B: { rating: 2000, flag: '' } },
          '2025-04-01': { B: { rating: 2000, ...INACTIVE } },
        },
      ],
    },
  },
  {
    what: 'active again with one game',
    players: { A: 2000, B: 2000 },
    games: ['A B½'],
    in: {
      '2009-07': [
        '7.23c',
        {
          '2010-07-01': { A: { rating: 2000, ...INACTIVE } },
          '2010-09-01': { A: { rating: 2000, flag: '' } },
        },
        { start: '2010-07-05', end: '2010-07-15' },
      ],
      '2014-07': [
        '7.23b',
        {
          '2015-07-01': { A: { rating: null, ...INACTIVE } },
          '2015-08-01': { A: { rating: 2000, flag: '' } },
        },
        { start: '2015-07-05', end: '2015-07-15' },
      ],
      '2022-01': [
        '7.2.2',
        {
          '2023-01-01': { A: { rating: 2000, ...INACTIVE } },
          '2023-02-01': { A: { rating: 2000, flag: '' } },
        },
        { start: '2023-01-05', end: '2023-01-15' },
      ],
      '2024-03': [
        '7.2.2',
        {
          '2025-03-01': { A: { rating: 2000, ...INACTIVE } },
          '2025-04-01': { A: { rating: 2000, flag: '' } },
        },
        { start: '2025-03-05', end: '2025-03-15' },
      ],
      'rapid-blitz-2024-03': [
        '6.2.2',
        {
          '2025-04-01': { A: { rating: 2000, ...INACTIVE } },
          '2025-05-01': { A: { rating: 2000, flag: '' } },
        },
        { events: [{ games: ['A B½'] }, { games: ['A B½'], start: '2025-04-05', end: '2025-04-06' }] },
      ],
    },
  },
  {
    // The newcomer scores too little for a rating, and gets a title: in the file of titled players without a rating.
    what: 'a titled player without a rating',
    players: { N: null, M: null, B: 2000 },
    games: ['N B1', 'M B½'],
    in: {
      '2005-07': [
        '9.2, 9.22',
        { N: { rating: null, title: 'FM', titledUnrated: true }, M: null },
        { steps: [['2006-01-20', 'title', 'N', 'FM']] },
      ],
      '2009-07': [
        '7.2, 7.22',
        { N: { rating: null, title: 'FM', titledUnrated: true }, M: null },
        { steps: [['2009-07-20', 'title', 'N', 'FM']] },
      ],
      '2014-07': [
        '7.2, 7.22',
        { N: { rating: null, title: 'FM', titledUnrated: true }, M: null },
        { steps: [['2014-07-20', 'title', 'N', 'FM']] },
      ],
    },
  },
  {
    // Federation FFF is suspended: A is left out, B excepted. The games of C, of another federation, count: .36 × K.
    what: 'players of a suspended federation',
    players: { A: { rating: 1900, federation: 'FFF' }, B: { rating: 1900, federation: 'FFF' }, C: 2000 },
    games: ['C A1'],
    in: {
      '2005-07': [
        '16.1, 16.3',
        { A: null, B: 1900, C: 2005 },
        {
          states: [
            { kind: 'suspended', subject: 'FFF', since: '2006-01-01' },
            { kind: 'excepted', subject: 'B', since: '2006-01-01' },
          ],
        },
      ],
      '2014-07': [
        '13.1, 13.3',
        { A: null, B: 1900, C: 2007 },
        {
          states: [
            { kind: 'suspended', subject: 'FFF', since: '2014-07-01' },
            { kind: 'excepted', subject: 'B', since: '2014-07-01' },
          ],
        },
      ],
      '2024-03': [
        '10.1',
        { A: null, B: 1900, C: 2007 },
        {
          states: [
            { kind: 'suspended', subject: 'FFF', since: '2024-03-01' },
            { kind: 'excepted', subject: 'B', since: '2024-03-01' },
          ],
        },
      ],
      'rapid-2005-07': [
        '16.1, 16.3',
        { A: null, B: 190, C: 200 },
        {
          states: [
            { kind: 'suspended', subject: 'FFF', since: '2006-01-01' },
            { kind: 'excepted', subject: 'B', since: '2006-01-01' },
          ],
        },
      ],
      'rapid-blitz-2024-03': [
        '9.1',
        { A: null, B: 1900, C: 2007 },
        {
          states: [
            { kind: 'suspended', subject: 'FFF', since: '2024-03-01' },
            { kind: 'excepted', subject: 'B', since: '2024-03-01' },
          ],
        },
      ],
    },
  },
  {
    // Left out at the federation's word; with an exception back on the list, with the same rating.
    what: 'a player whom the federation has removed',
    players: { A: 1900, B: 1900 },
    in: {
      '2005-07': [
        '16.2, 16.3',
        { A: null, B: 1900 },
        {
          states: [
            { kind: 'removed', subject: 'A', since: '2006-01-01' },
            { kind: 'removed', subject: 'B', since: '2006-01-01' },
            { kind: 'excepted', subject: 'B', since: '2006-01-01' },
          ],
        },
      ],
      '2014-07': [
        '13.2, 13.3',
        { A: null, B: 1900 },
        {
          states: [
            { kind: 'removed', subject: 'A', since: '2014-07-01' },
            { kind: 'removed', subject: 'B', since: '2014-07-01' },
            { kind: 'excepted', subject: 'B', since: '2014-07-01' },
          ],
        },
      ],
      'rapid-2005-07': [
        '16.2, 16.3',
        { A: null, B: 190 },
        {
          states: [
            { kind: 'removed', subject: 'A', since: '2006-01-01' },
            { kind: 'removed', subject: 'B', since: '2006-01-01' },
            { kind: 'excepted', subject: 'B', since: '2006-01-01' },
          ],
        },
      ],
    },
  },
  {
    what: 'a death that the federation reports',
    players: { A: 2000, B: 2000 },
    in: {
      '2024-03': ['10.2', { A: null, B: 2000 }, { steps: [['2024-03-20', 'died', 'A']] }],
      'rapid-blitz-2024-03': ['9.2', { A: null, B: 2000 }, { steps: [['2024-03-20', 'died', 'A']] }],
    },
  },
];
