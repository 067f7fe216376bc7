import fc from 'fast-check';
import type { PlayerRecord, RoundResult, TrfFile, TrfRecord } from '../src/index.ts';
import { HEADER_CODES, PROGRAM_EXTENSIONS, TRF26_EXTENSIONS, TRF26_HEADERS } from '../src/trf/layout.ts';
import { RESULT_CODES } from '../src/trf/records.ts';

/** Letters as names have them: ASCII, and what Latin-1 or only UTF-8 holds. */
const ALPHABETS = {
  ascii: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789.,-'()=+/",
  latin1: 'àâäçéèêëîïñôöùûüßÀÉÖÜ',
  wide: 'łŁščžőűαβγжщюЖЩЮ王李張',
} as const;

export type Letters = keyof typeof ALPHABETS;

/** A text of one line without blanks around it. */
function words(letters: Letters, most: number): fc.Arbitrary<string> {
  const alphabet = `${ALPHABETS.ascii}  ${ALPHABETS[letters]}`;
  return fc
    .array(fc.constantFrom(...alphabet), { maxLength: most })
    .map((characters) => characters.join('').trim());
}

const number = fc.option(fc.integer({ min: 1, max: 9999 }), { nil: null });

const round: fc.Arbitrary<RoundResult> = fc.record({
  opponent: number,
  colour: fc.constantFrom('w' as const, 'b' as const, null),
  code: fc.constantFrom(...RESULT_CODES),
});

function player(letters: Letters, code: string): fc.Arbitrary<PlayerRecord> {
  return fc.record({
    kind: fc.constant('player' as const),
    code: fc.constant(code),
    no: code === '001' ? number : fc.integer({ min: 1, max: 9999 }),
    sex: fc.constantFrom('m', 'w', ''),
    title: fc.constantFrom('', 'GM', 'WFM', 'f'),
    name: words(letters, 33),
    rating: fc.option(fc.integer({ min: 1, max: 4000 }), { nil: null }),
    federation: fc.constantFrom('', 'FRA', 'GER'),
    id: fc.constantFrom('', '1', '900000001', '90000000001', 'I-12345'),
    birth: fc.constantFrom('', '1990', '1990/05/00', '1990/05/01', '01.05.90'),
    points: fc.constantFrom('', '0.0', '5.5', '11.5', '7'),
    rank: number,
    rounds: fc.array(round, { maxLength: 15 }),
    source: fc.constant(null),
  });
}

function line(letters: Letters): fc.Arbitrary<TrfRecord> {
  const source = fc.constant(null);
  const other = (
    kind: 'comment' | 'extension' | 'unknown',
    ...codes: readonly string[]
  ): fc.Arbitrary<TrfRecord> =>
    fc.tuple(fc.constantFrom(...codes), words(letters, 60)).map(([code, text]) => ({
      kind,
      code,
      text: `${code} ${text}`.trimEnd(),
      source: null,
    }));
  return fc.oneof(
    { weight: 6, arbitrary: player(letters, '001') },
    { weight: 1, arbitrary: player(letters, 'NOR') },
    fc.record({
      kind: fc.constant('header' as const),
      code: fc.constantFrom(...HEADER_CODES, ...TRF26_HEADERS),
      value: words(letters, 80),
      source,
    }),
    fc.record({
      kind: fc.constant('round-dates' as const),
      code: fc.constant('132' as const),
      dates: fc.array(fc.constantFrom('24/12/01', '24.1.2'), { maxLength: 12 }),
      source,
    }),
    fc.record({
      kind: fc.constant('team' as const),
      code: fc.constant('013' as const),
      number: fc.constant(''),
      name: words(letters, 32),
      middle: fc.constant(''),
      players: fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 20 }),
      source,
    }),
    fc.record({
      kind: fc.constant('team' as const),
      code: fc.constant('310' as const),
      number: fc.integer({ min: 1, max: 999 }).map(String),
      name: words(letters, 32),
      middle: fc.constantFrom('', ' NICK    2500   12.0   24.5   1', '               4.0'),
      players: fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 20 }),
      source,
    }),
    other('comment', '###'),
    other('extension', ...PROGRAM_EXTENSIONS, ...TRF26_EXTENSIONS),
    other('unknown', '777', 'DDD', '#ab', 'xyz'),
    fc.record({ kind: fc.constant('blank' as const), code: fc.constant(''), text: fc.constant(''), source }),
  );
}

/** Any report that the layout can hold, with at least one player. */
export function anyFile(letters: Letters): fc.Arbitrary<TrfFile> {
  return fc
    .tuple(
      fc.array(line(letters), { maxLength: 30 }),
      player(letters, '001'),
      fc.constantFrom('\n' as const, '\r' as const, '\r\n' as const),
      fc.boolean(),
    )
    .map(([records, first, lineEnd, byteOrderMark]) => ({
      version: 'trf26' as const,
      encoding: letters === 'latin1' ? ('latin-1' as const) : ('utf-8' as const),
      byteOrderMark,
      lineEnd,
      records: [first, ...records],
    }));
}
