import { expect, test } from 'vitest';
import { StoreError, storeError, storeName } from './errors.ts';

const CASES: readonly (readonly [object, string | null])[] = [
  [{ errcode: 5 }, 'store-locked'],
  [{ errcode: 261 }, 'store-locked'],
  [{ errcode: 8 }, 'store-read-only'],
  [{ errcode: 13 }, 'store-full'],
  [{ errcode: 14 }, 'store-file'],
  [{ errcode: 266 }, 'store-file'],
  [{ errcode: 4874 }, 'store-full'],
  [{ errcode: 11 }, 'store-broken'],
  [{ errcode: 1555 }, null],
  [{ code: 'ENOSPC' }, 'store-full'],
  [{ code: 'EROFS' }, 'store-read-only'],
  [{ code: 'ECONNREFUSED' }, 'store-unreachable'],
  [{ code: '08006' }, 'store-unreachable'],
  [{ code: '57P01' }, 'store-unreachable'],
  [{ code: '53100' }, 'store-full'],
  [{ code: '28P01' }, 'store-refused'],
  [{ code: '3D000' }, 'store-refused'],
  [{ code: '55P03' }, 'store-locked'],
  [{ code: '57014' }, 'store-slow'],
  [{ code: 'XX001' }, 'store-broken'],
  [{ code: '23505' }, null],
  [{ message: 'Connection terminated unexpectedly' }, 'store-unreachable'],
  [{ message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' }, 'store-refused'],
  [{ message: 'something else' }, null],
];

test.each(CASES)('%o is %s', (fields, code) => {
  const error = Object.assign(new Error('said'), fields);
  const known = storeError(error, 'the store');
  if (code === null) expect(known).toBe(error);
  else {
    expect(known).toBeInstanceOf(StoreError);
    expect(known).toMatchObject({ code, values: { store: 'the store', said: error.message }, cause: error });
  }
});

test('a file that is not a database has its own error', () => {
  const error = Object.assign(new Error('file is not a database'), { errcode: 26 });
  const values = { store: 'the store', problem: 'not-a-store' };
  expect(storeError(error, 'the store')).toMatchObject({ code: 'store-broken', values, cause: error });
});

test('other errors, and errors of the store, stay unchanged', () => {
  const already = new StoreError('store-busy', { work: 'close' });
  expect(storeError(already, 'x')).toBe(already);
  expect(storeError('text', 'x')).toBe('text');
});

test('a database that does not exist is named', () => {
  const error = Object.assign(new Error('database "ratings" does not exist'), { code: '3D000' });
  expect(storeError(error, 'postgres://office@localhost:5432/ratings?sslmode=require')).toMatchObject({
    code: 'store-refused',
    values: { problem: 'database-missing', database: 'ratings' },
  });
});

test.each([
  ['postgres://anna:secret@db.example:5432/chess', 'postgres://anna@db.example:5432/chess'],
  ['postgresql://anna:se:c@ret@db.example/chess', 'postgresql://anna@db.example/chess'],
  [
    'postgres://db.example/chess?user=anna&password=secret',
    'postgres://db.example/chess?user=anna&password=…',
  ],
  ['postgres://anna@db.example/chess', 'postgres://anna@db.example/chess'],
  ['office.db', 'office.db'],
])('%s is shown as %s', (url, name) => expect(storeName(url)).toBe(name));
