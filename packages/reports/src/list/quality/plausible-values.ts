import { type Cadence, EDITIONS, type Edition, floorOn, newestEdition, parseDate } from '@eloquence/rating';

/** What a list of a certain date may hold, so that the rest can be pointed out. */
export interface Expectations {
  /** Indexed by K. */
  readonly isRegularK: Uint8Array;
  readonly floor: number;
  readonly highest: number;
}

/** No rating was ever higher; higher ones have a digit too many. */
const HIGHEST = 3000;
/** The lowest floor ever, for lists of unknown date. */
const LOWEST_FLOOR = 1000;
export const MOST_K = 255;

export function expectationsOf(cadence: Cadence, date: string | null): Expectations {
  const edition = editionAt(cadence, date);
  const isRegularK = new Uint8Array(MOST_K + 1);
  // Lists adopt a new K before or after the regulations, so the newest is always accepted.
  for (const each of [edition, newestEdition(cadence)]) {
    for (const { k } of each?.rules.kSteps.value ?? []) isRegularK[k] = 1;
  }
  return {
    isRegularK,
    floor: edition === null ? LOWEST_FLOOR : floorOn(edition, date === null ? null : parseDate(date)),
    highest: HIGHEST,
  };
}

/** Dates compare as texts. A list older than the first edition is held to nothing. */
function editionAt(cadence: Cadence, date: string | null): Edition | null {
  if (date === null) return null;
  return EDITIONS.findLast((edition) => edition.cadence === cadence && edition.from <= date) ?? null;
}
