const DUMMY =
  /^(?:bye(?:[ ,]*bye)?[ \d]*|no[ _-]?(?:player|name|opponent)|player,? no|unknown|dummy|[-–.?\s,]+)$/i;

/** `BYE`, `No player` and the like, which lists hold in the place of a person. */
export function isDummyName(name: string): boolean {
  return DUMMY.test(name);
}
