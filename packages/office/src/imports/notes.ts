import {
  addDays,
  type Cadence,
  EDITIONS,
  type Edition,
  type Editions,
  InputError,
  nextList,
  parseDate,
} from '@eloquence/rating';

/** What is worth saying about a list that was taken over. */
export type ImportNoteCode =
  | 'list-not-in-calendar'
  | 'list-before-first-edition'
  | 'list-date-differs'
  | 'list-cadence-guessed'
  | 'list-same-persons'
  | 'list-facts-older'
  | 'list-computed-later';

export interface ImportNote {
  readonly code: ImportNoteCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The edition by which a list of this day is read; the first one for lists that are older than all of them. */
export function editionFor(
  editions: Editions,
  cadence: Cadence,
  date: string,
): { readonly edition: Edition; readonly isBefore: boolean } {
  try {
    return { edition: editions.at(parseDate(date)), isBefore: false };
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'before-first-edition') throw error;
    return { edition: EDITIONS.find((each) => each.cadence === cadence) as Edition, isBefore: true };
  }
}

/** Says where the calendar has no list of this day. */
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
    // The day before is older than all editions: the first of them began with a list.
    if (error instanceof InputError) return true;
    throw error;
  }
}

/** What the name of a file, or of the member of a zip, says of its cadence: `rapid_rating_list.txt`. */
export function cadenceInName(name: string): Cadence | null {
  if (/(?:^|[^a-z])(?:rapid|rpd)/i.test(name)) return 'rapid';
  if (/(?:^|[^a-z])(?:blitz|blz)/i.test(name)) return 'blitz';
  return /(?:^|[^a-z])(?:standard|std)/i.test(name) ? 'standard' : null;
}
