const DUMMY =
  /^(?:bye(?:[ ,]*bye)?[ \d]*|no[ _-]?(?:player|name|opponent)|player,? no|unknown|dummy|[-–.?\s,]+)$/i;

/** `BYE`, `No player` and similar placeholders. */
export function isDummyName(name: string): boolean {
  return DUMMY.test(name);
}
