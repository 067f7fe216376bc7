import type { Finding } from '@eloquence/reports';
import { expect, test } from 'vitest';
import { publicFindings } from './public-findings.ts';

const finding = (code: string, values: object): Finding =>
  ({ code, values, severity: 'warning', article: null, line: 7, column: 70 }) as unknown as Finding;

test.each([
  ['points-differ', { no: 3, points: '2.5', computed: '2' }],
  ['headers-missing', { fields: ['city', 'arbiter'] }],
  ['rating-differs', { no: 3, report: '2200', list: '2210' }],
  ['birth-differs', { no: 3, report: '1980', list: '1981' }],
  ['report-late', { received: '2025-11-12', deadline: '2025-11-10' }],
  ['not-registered', {}],
])('%s is public, without its line', (code, values) => {
  expect(publicFindings([finding(code, values)])).toEqual([
    { ...finding(code, values), line: null, column: null },
  ]);
});

test.each([
  ['field-unreadable', { field: 'birth', text: '17.5.1980' }],
  ['birth-differs', { no: 3, report: '1980', list: '1980/05/17' }],
  ['name-differs', { no: 3, report: 'Alder, Anne', list: 'Alder, Ann' }],
  ['round-date-outside', { round: 2, date: '1980-05-17' }],
  ['event-differs', { found: 'Open of Ann Alder, 17.5.1980' }],
  ['name-redacted', { id: '900006' }],
  ['id-repeated', { id: '17051980', first: '3' }],
])('%s quotes the report: for officers', (code, values) => {
  expect(publicFindings([finding(code, values)])).toEqual([]);
});
