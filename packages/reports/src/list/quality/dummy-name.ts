import { defined } from '@eloquence/rating';

const LOWER = 0x20;

const DUMMY =
  /^(?:bye(?:[ ,]*bye)?[ \d]*|no[ _-]?(?:player|name|opponent)|player,? no|unknown|dummy|[-–.?\s,]+)$/i;

/** `BYE`, `No player` and similar placeholders. */
export function isDummyName(name: string): boolean {
  return DUMMY.test(name);
}

/** By the first byte of a dummy: the second letter, or ANY where whatever follows may be one. */
const SECOND_LETTERS = new Uint8Array(256);
const ANY = 255;
for (const beginning of ['by', 'no', 'pl', 'un', 'du']) {
  const first = beginning.charCodeAt(0);
  SECOND_LETTERS[first] = beginning.charCodeAt(1);
  SECOND_LETTERS[first & ~LOWER] = beginning.charCodeAt(1);
}
for (const sign of '-.?,') SECOND_LETTERS[sign.charCodeAt(0)] = ANY;
// A dash in UTF-8 begins so.
SECOND_LETTERS[0xe2] = ANY;

/** False: a real name, by its first bytes. True: the whole name must be compared. */
export function beginsAsDummy(bytes: Uint8Array, at: number): boolean {
  const second = defined(SECOND_LETTERS[bytes[at] ?? 0]);
  return second === ANY || (second !== 0 && ((bytes[at + 1] ?? 0) | LOWER) === second);
}
