import { InputError, parseDate } from '@eloquence/rating';
import { describe, expect, test } from 'vitest';
import {
  checkAndRateReport,
  checkReport,
  readAnyReport,
  readReport,
  readTrf,
  reportLayout,
} from '../src/index.ts';

/** Callers in JavaScript can pass wrong types. */
const untyped = (call: unknown) => call as (...values: readonly unknown[]) => unknown;

function refusal(call: () => unknown): InputError {
  try {
    call();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('not refused');
}

const BYTES = new TextEncoder().encode('012 Open\n');
const READING = readReport(BYTES);

describe.each(Object.entries({ readReport, readTrf, readAnyReport, reportLayout }))('%s', (_, read) => {
  test.each([
    ['a text', '001    1', '"001    1"'],
    ['a long text', `001${' '.repeat(90)}`, JSON.stringify(`001${' '.repeat(37)}`)],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a list of numbers', [48, 48], 'Array'],
    ['bytes without a width', BYTES.buffer, 'ArrayBuffer'],
    ['a promise of bytes', Promise.resolve(BYTES), 'Promise'],
  ])('refuses %s', (_, given, value) => {
    const { code, values } = refusal(() => untyped(read)(given));
    expect({ code, ...values }).toEqual({
      code: 'invalid-input',
      path: 'bytes',
      value,
      expected: { kind: 'bytes' },
    });
  });

  test('accepts a Buffer', () => expect(() => read(Buffer.from(BYTES))).not.toThrow());
});

describe.each(Object.entries({ checkReport, checkAndRateReport }))('%s', (_, examine) => {
  const choice = {};
  const list = { date: null, byId: new Map() };
  test.each([
    ['reading', [BYTES, { choice }]],
    ['reading', [undefined, { choice }]],
    ['reading', [READING.report, { choice }]],
    ['reading', [{ report: {}, findings: [] }, { choice }]],
    ['options', [READING]],
    ['options', [READING, 'standard']],
    ['options.choice', [READING, {}]],
    ['options.choice', [READING, { choice: 'standard' }]],
    ['options.choice', [READING, { choice: { variants: 'one' } }]],
    ['options.type', [READING, { choice, type: 'Swiss-System' }]],
    ['options.list', [READING, { choice, list: [] }]],
    ['options.list', [READING, { choice, list: { byId: {} } }]],
    ['options.stated', [READING, { choice, stated: 'norms' }]],
    ['options.today', [READING, { choice, today: '2025-09-31' }]],
    ['options.today', [READING, { choice, today: new Date(0) }]],
  ])('refuses an invalid %s (%#)', (path, given) => {
    expect(refusal(() => untyped(examine)(...given))).toMatchObject({
      code: 'invalid-input',
      values: { path },
    });
  });

  test.each([
    { choice },
    { choice, type: null, list: null, today: null },
    { choice, type: 'team', list, stated: {}, today: parseDate('2025-09-01') } as const,
  ])('accepts %j', (options) => expect(() => examine(READING, options)).not.toThrow());
});
