const LOWER = 0x20;

const DUMMY =
  /^(?:bye(?:[ ,]*bye)?[ \d]*|no[ _-]?(?:player|name|opponent)|player,? no|unknown|dummy|[-–.?\s,]+)$/i;

/** `BYE`, `No player` and the like, which lists hold in the place of a person. */
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

/** False: the name that stands here in its bytes is a person's; true: only the whole name tells. */
export function beginsAsDummy(bytes: Uint8Array, at: number): boolean {
  const second = SECOND_LETTERS[bytes[at] as number] as number;
  return second === ANY || (second !== 0 && ((bytes[at + 1] as number) | LOWER) === second);
}
