import { createReadStream } from 'node:fs';
import { type Cadence, formatDate, parseDate } from '@eloquence/rating';
import {
  isInactive,
  type ListEntries,
  type ListEntry,
  ListError,
  type ListRow,
  lookUp,
  type Report,
} from '@eloquence/reports';
import { type Call, given } from '../command.ts';
import { asFailure, Failure } from '../failure.ts';
import { reasonOf } from '../input.ts';

/** A rating list as far as some reports need it. */
export interface RatingList {
  readonly file: string;
  /** The day it came into force, where the list or the command line tells it. */
  readonly date: string | null;
  readonly entries: ListEntries;
}

/** The FIDE IDs of the players of a report. */
export function idsOf({ players }: Report): readonly string[] {
  return players.flatMap(({ id }) => (isNumber(id) ? [id] : []));
}

const isNumber = (id: string): boolean => /^\d{1,12}$/.test(id);

/** Looks some players up in the list of `--list`, in one pass over it. */
export async function readRatingList(
  call: Call,
  file: string,
  ids: ReadonlySet<string>,
  cadence: Cadence,
): Promise<RatingList> {
  const told = readListDate(call);
  const { rows, report } = await lookUp(createReadStream(file), new Set([...ids].map(Number)), {
    cadence,
    ...(told !== null && { date: told }),
  }).catch((error) => {
    if (error instanceof ListError) throw new Failure(error.code, { ...error.values, where: file }, 3);
    throw new Failure('file-unreadable', { file, reason: reasonOf(error) });
  });
  const byId = new Map<string, ListEntry>();
  for (const id of ids) {
    const row = rows.get(Number(id));
    if (row !== undefined) byId.set(id, entryOf(id, row, cadence));
  }
  const { date } = report;
  return { file, date, entries: { date: date === null ? null : parseDate(date), byId } };
}

function readListDate(call: Call): string | null {
  const text = given(call, 'list-date');
  if (text === undefined) return null;
  try {
    return formatDate(parseDate(text));
  } catch (error) {
    throw asFailure(error, 'command-line', () => '--list-date');
  }
}

function entryOf(id: string, row: ListRow, cadence: Cadence): ListEntry {
  const own = row.ratings[cadence];
  return {
    id,
    name: row.name,
    federation: row.federation,
    birthYear: row.birthYear,
    rating: own?.rating ?? null,
    standard: cadence === 'standard' ? null : (row.ratings.standard?.rating ?? null),
    k: own?.k ?? null,
    inactive: isInactive(row),
    // No layout of FIDE's marks the dead.
    deceased: false,
  };
}
