import { describe, expect, test } from 'vitest';
import { latin1, utf8 } from '../../../test/list-helpers.ts';
import { byteText } from '../../windows-1252.ts';
import { BLANK, decodeText, NOT_A_NUMBER, parseDigits, trimCell } from './decode.ts';

describe('bytes are UTF-8 if valid, else Windows-1252', () => {
  test.each([
    ['ASCII', utf8('Abelsen, Tor'), 'Abelsen, Tor'],
    ['UTF-8', utf8('Åström 王 😀'), 'Åström 王 😀'],
    ['Latin-1', latin1('Åström'), 'Åström'],
    ['Windows', Uint8Array.of(0x8a, 0x61, 0x9e, 0x80), 'Šaž€'],
    ['a cut character', utf8('Aé').slice(0, 2), 'AÃ'],
    ['nothing', utf8(''), ''],
  ])('%s', (_, bytes, text) => {
    expect(decodeText(byteText(bytes))).toBe(text);
  });
});

test.each([
  ['0', 0],
  ['2738', 2738],
  ['  7 ', 7],
  ['007', 7],
  ['999999999', 999_999_999],
  ['', BLANK],
  ['   ', BLANK],
  ['1234567890', NOT_A_NUMBER],
  ['-1', NOT_A_NUMBER],
  ['1.5', NOT_A_NUMBER],
  ['1 2', NOT_A_NUMBER],
  ['x', NOT_A_NUMBER],
])('the number in %j is %i', (text, number) => expect(parseDigits(trimCell(text))).toBe(number));
