import {
  addDays,
  type Cadence,
  defined,
  EDITIONS,
  type Edition,
  type Editions,
  InputError,
  nextList,
  parseDate,
} from '@eloquence/rating';

/** Remarks on an imported list. */
export type ImportNoteCode =
  | 'list-not-in-calendar'
  | 'list-before-first-edition'
  | 'list-date-differs'
  | 'list-cadence-guessed'
  | 'list-same-persons'
  | 'list-hidden-characters'
  | 'list-facts-older'
  | 'list-computed-later'
  | ImportNeedCode;

/** What an import needs the officer's consent for. */
export type ImportNeedCode =
  | 'rows-lost'
  | 'ids-doubled'
  | 'list-replaced'
  | 'players-gone'
  | 'list-date-unusual';

export interface ImportNote {
  readonly code: ImportNoteCode;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface ImportNeed extends ImportNote {
  readonly code: ImportNeedCode;
}

/** The edition of a list's date; the first one for older lists. */
export function editionFor(
  editions: Editions,
  cadence: Cadence,
  date: string,
): { readonly edition: Edition; readonly isBefore: boolean } {
  try {
    return { edition: editions.at(parseDate(date)), isBefore: false };
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'before-first-edition') throw error;
    return { edition: defined(EDITIONS.find((each) => each.cadence === cadence)), isBefore: true };
  }
}

/** A note if the calendar has no list on this day. */
export function calendarNotes(editions: Editions, cadence: Cadence, date: string): readonly ImportNote[] {
  const { edition, isBefore } = editionFor(editions, cadence, date);
  if (isBefore) {
    return [{ code: 'list-before-first-edition', values: { cadence, date, first: edition.from } }];
  }
  const day = parseDate(date);
  const isList = hasListOn(editions, day);
  return isList ? [] : [{ code: 'list-not-in-calendar', values: { cadence, date, edition: edition.id } }];
}

function hasListOn(editions: Editions, day: ReturnType<typeof parseDate>): boolean {
  try {
    return nextList((date) => editions.at(date), addDays(day, -1)) === day;
  } catch (error) {
    // The day before is older than all editions, and the first edition began with a list.
    if (error instanceof InputError) return true;
    throw error;
  }
}

/** The cadence in a file name: `rapid_rating_list.txt`. */
export function cadenceInName(name: string): Cadence | null {
  if (/(?:^|[^a-z])(?:rapid|rpd)/i.test(name)) return 'rapid';
  if (/(?:^|[^a-z])(?:blitz|blz)/i.test(name)) return 'blitz';
  return /(?:^|[^a-z])(?:standard|std)/i.test(name) ? 'standard' : null;
}
