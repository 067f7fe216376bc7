import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defined } from '@eloquence/rating';
import type { Random } from './random.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['samples', 'packages/reports/test/fixtures'];

/** The project's own reports, which are small and cover every kind of line. */
const bases: readonly Uint8Array[] = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.trf'))
    .toSorted()
    .map((name) => new Uint8Array(readFileSync(join(root, folder, name)))),
);

/** Edge numbers, names of built-in properties, half surrogates. */
const NASTY = [
  ...['0', '-1', '00000', '9999', '99999999999999999999', '1e9', '0x10', 'NaN', 'Infinity', '½', '٣'],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'null',
    'undefined',
    '=1+1',
    '"',
    ',',
    ';',
    '\t',
    '\0',
    '\uFEFF',
  ],
  ...[
    'ÿ',
    'é',
    '王',
    '𝒜',
    '\u2028',
    '\u0301',
    ' ',
    '          ',
    '\n',
    '\r',
    '\r\n',
    '\n\n001',
    '001',
    '###',
  ],
];

/** Lines with every code there is, right, wrong and absurd. */
const LINES = [
  ...['012 Open', '022', '032 FRA', '062 99999999', '072 -5', '082 x', '112 A (1234567)', '112 ((((((('],
  ...[
    '042 2024/05/01',
    '042 01/02/2003',
    '042 May 29, 2020',
    '042 9999/12/31',
    '042 1800/01/01',
    '042 2024/13/45',
  ],
  ...[
    '052 2024/05/09',
    '052 9999/12/31',
    '052 31.12.99',
    '052 yesterday',
    '042 2005/07/01',
    '042 2012/02/01',
  ],
  ...[
    '092 Round robin',
    '092 Double round robin',
    '092 Match',
    '092 Scheveningen',
    '092 Team Swiss',
    '092 Blitz',
  ],
  ...['122 90+30', '122 40/120, 60', '122 5+3', '122 moves/time, increment', '122 1h30 + 30s', '122 G/60'],
  ...[
    '142 9',
    '142 99999999999',
    '152 B',
    '162  W 3.0    D 1.0    L 0.0',
    '162  W99.9',
    '162 ZZZ',
    '162  A 1.0',
  ],
  ...[
    '172 FRA FIDE',
    '182',
    '192 FIDE_DUTCH_2025',
    '192 BERGER_ROUNDROBIN_G2',
    '192 FIDE_TEAM',
    '192 CUSTOM_KNOCKOUT',
  ],
  ...[
    '222 5400+30',
    '222 40/6000+30:900+30',
    '222 W300-B240',
    '222 :::',
    '222 0',
    '299 W 1.0',
    '240 H   1    1',
  ],
  ...[
    '013 Team                               1    2    3',
    '013',
    '310   1 Team',
    '310',
    'XXR 9',
    'XXR',
    'XXZ 1 2',
  ],
  ...[
    'XXS W=3 D=1',
    'XXS constructor=1',
    'XXS W',
    'XXS WW=1 BW=2',
    'BBW 3',
    'BBW',
    'BBD x',
    'BBU 99.5',
    'XXA',
    'XXC',
  ],
  ...[
    'FRA    1   A  Alder, Anne                       2590',
    '132',
    `132${' '.repeat(88)}24/12/01  99/99/99  x`,
  ],
  ...['777 unknown', '### comment', '', '   ', '001', '001    1', `001${' '.repeat(88)}   2 w 1`],
];

const HEADERS = LINES.filter((line) => /^\d\d2 |^XX|^BB/.test(line));

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** One input: random bytes, or a report that somebody has been at. */
export function inventInput(random: Random): Uint8Array {
  const kind = random.below(16);
  if (kind === 0) return randomBytes(random, 256);
  if (kind === 1) return randomBytes(random, 96).map((byte) => 32 + (byte % 96));
  if (kind === 2)
    return encode(Array.from({ length: random.below(60) }, () => random.oneOf(LINES)).join('\n'));
  let input = random.oneOf(bases);
  // Half stay rateable, so that refusal does not end the check early.
  const [mutations, most] = kind < 9 ? [GENTLE, 4] : kind < 12 ? [ROUGH, 3] : [ROUGH, 25];
  for (let times = 1 + random.below(most); times > 0; times -= 1) {
    input = random.oneOf(mutations)(input, random).subarray(0, MOST_BYTES);
  }
  return input;
}

export function damage(input: Uint8Array, random: Random): Uint8Array {
  return random.oneOf(ROUGH)(input, random).subarray(0, MOST_BYTES);
}

const MOST_BYTES = 100_000;

function randomBytes(random: Random, most: number): Uint8Array {
  return Uint8Array.from({ length: random.below(most) * (1 + random.below(16)) }, () => random.below(256));
}

type Mutation = (input: Uint8Array, random: Random) => Uint8Array;

function splice(input: Uint8Array, at: number, remove: number, add: Uint8Array): Uint8Array {
  const output = new Uint8Array(at + add.length + Math.max(0, input.length - at - remove));
  output.set(input.subarray(0, at));
  output.set(add, at);
  output.set(input.subarray(at + remove), at + add.length);
  return output;
}

/** The start of a random line, and the end of it. */
function lineAt(input: Uint8Array, random: Random): readonly [from: number, to: number] {
  const middle = random.below(input.length + 1);
  const from = input.lastIndexOf(10, middle - 1) + 1;
  const to = input.indexOf(10, middle);
  return [Math.min(from, middle), to === -1 ? input.length : to + 1];
}

/** Puts a text over some columns of a random player, from 0. */
function overPlayer(input: Uint8Array, random: Random, column: number, text: string): Uint8Array {
  const [from, to] = lineAt(input, random);
  const isPlayer = input[from] === 48 && input[from + 1] === 48 && input[from + 2] === 49;
  return isPlayer && from + column + text.length < to
    ? splice(input, from + column, text.length, encode(text))
    : input;
}

/** What leaves a report whole, and may change everything that is said of it. */
const GENTLE: readonly Mutation[] = [
  function changeHeader(input, random) {
    const line = random.oneOf(HEADERS);
    const at = new TextDecoder('latin1').decode(input).indexOf(`\n${line.slice(0, 3)}`) + 1;
    if (at === 0) return splice(input, 0, 0, encode(`${line}\n`));
    const end = input.indexOf(10, at);
    return splice(input, at, (end === -1 ? input.length : end + 1) - at, encode(`${line}\n`));
  },
  (input, random) => overPlayer(input, random, 48, String(random.below(4200)).padStart(4)),
  (input, random) => overPlayer(input, random, 48, '    '),
  (input, random) => overPlayer(input, random, 57, String(random.below(1_000_000)).padStart(11)),
  (input, random) =>
    overPlayer(input, random, 69, random.oneOf(['2012/06/15', '1987/00/00', '1950      ', '??        '])),
  (input, random) => overPlayer(input, random, 9, random.oneOf(['w', 'm', 'F', ' '])),
  changeEnds,
  addMark,
];

const ROUGH: readonly Mutation[] = [
  function flipBit(input, random) {
    const output = input.slice();
    const at = random.below(input.length);
    if (at < output.length) output[at] = defined(output[at]) ^ (1 << random.below(8));
    return output;
  },
  function overwrite(input, random) {
    const add = encode(random.oneOf(NASTY));
    return splice(input, random.below(input.length + 1), add.length, add);
  },
  function insert(input, random) {
    return splice(input, random.below(input.length + 1), 0, encode(random.oneOf(NASTY)));
  },
  function deleteBytes(input, random) {
    return splice(input, random.below(input.length + 1), 1 + random.below(12), new Uint8Array());
  },
  function insertLine(input, random) {
    const [from] = lineAt(input, random);
    return splice(input, from, 0, encode(`${random.oneOf(LINES)}\n`));
  },
  function replaceLine(input, random) {
    const [from, to] = lineAt(input, random);
    return splice(input, from, to - from, encode(`${random.oneOf(LINES)}\n`));
  },
  function repeatLine(input, random) {
    const [from, to] = lineAt(input, random);
    return splice(input, from, 0, input.slice(from, to));
  },
  function deleteLine(input, random) {
    const [from, to] = lineAt(input, random);
    return splice(input, from, to - from, new Uint8Array());
  },
  function swapLines(input, random) {
    const [from, to] = lineAt(input, random);
    const without = splice(input, from, to - from, new Uint8Array());
    const [target] = lineAt(without, random);
    return splice(without, target, 0, input.slice(from, to));
  },
  function repeatAll(input, random) {
    return splice(input, random.below(input.length + 1), 0, input);
  },
  function cut(input, random) {
    return input.slice(0, random.below(input.length + 1));
  },
  function changeColumns(input, random) {
    const [from, to] = lineAt(input, random);
    const column = random.oneOf([4, 9, 48, 53, 57, 69, 80, 85, 91, 96, 98, 101, 106, 108]);
    if (from + column >= to - 1) return input;
    return splice(
      input,
      from + column,
      random.below(2),
      encode(random.oneOf([...'0123456789wb=+-HFUZWDL *'])),
    );
  },
  function changeNumber(input, random) {
    const [from, to] = lineAt(input, random);
    const column = random.oneOf([4, 48, 57, 69, 80, 85, 91, 101, 111]);
    if (from + column + 4 >= to - 1) return input;
    return splice(input, from + column, 4, encode(String(random.below(10_000)).padStart(4)));
  },
  function changeResult(input, random) {
    const [from, to] = lineAt(input, random);
    const at = from + 98 + 10 * random.below(9);
    return at < to - 1 ? splice(input, at, 1, encode(random.oneOf([...'10=+-WDLHFUZwdlhfuz *']))) : input;
  },
  changeEnds,
  addMark,
  function notUtf8(input, random) {
    return splice(input, random.below(input.length + 1), 1, Uint8Array.of(0x80 + random.below(128)));
  },
  function longLine(input, random) {
    const [, to] = lineAt(input, random);
    const filler = random.oneOf([' ', '1', ' 1 w 1', '   2 w 1  ', 'a']);
    return splice(input, Math.max(0, to - 1), 0, encode(filler.repeat(1 + random.below(2000))));
  },
];

function changeEnds(input: Uint8Array, random: Random): Uint8Array {
  const end = encode(random.oneOf(['\r', '\r\n', '\n']));
  const parts: number[] = [];
  for (const byte of input) {
    if (byte === 10) parts.push(...end);
    else if (byte !== 13) parts.push(byte);
  }
  return Uint8Array.from(parts);
}

function addMark(input: Uint8Array): Uint8Array {
  return splice(input, 0, 0, Uint8Array.of(0xef, 0xbb, 0xbf));
}
