import type { Cadence } from '@eloquence/rating';
import type { Office } from '../office.ts';
import { playerHistory } from '../players/player.ts';
import type { Store } from '../store/store.ts';
import { type ImportOptions, type ImportReport, importList } from './import-list.ts';

/** A row of an invented list; ratings as `[rating, games, K]`. */
export interface TestRow {
  readonly id: number | string;
  readonly name: string;
  readonly federation?: string;
  readonly sex?: string;
  readonly title?: string;
  readonly birthYear?: number | string;
  readonly flag?: string;
  readonly standard?: readonly (number | string)[];
  readonly rapid?: readonly (number | string)[];
  readonly blitz?: readonly (number | string)[];
}

const ABOUT = 'id,name,federation,sex,title,birthYear,flag';

function about({
  id,
  name,
  federation = 'AAA',
  sex = '',
  title = '',
  birthYear = '',
  flag = '',
}: TestRow): string {
  return [id, `"${name}"`, federation, sex, title, birthYear, flag].join(',');
}

const numbers = (rating: readonly (number | string)[] = [0, 0, 0]): string => rating.join(',');

/** A combined list as bytes. */
export function combinedList(...rows: readonly TestRow[]): Uint8Array {
  const header = `${ABOUT},rating,games,k,rapidRating,rapidGames,rapidK,blitzRating,blitzGames,blitzK`;
  const lines = rows.map((row) => [
    about(row),
    numbers(row.standard),
    numbers(row.rapid),
    numbers(row.blitz),
  ]);
  return bytesOf([header, ...lines.map((line) => line.join(','))]);
}

/** A list of one cadence as bytes: that of `standard`. */
export function singleList(...rows: readonly TestRow[]): Uint8Array {
  return bytesOf([`${ABOUT},rating,games,k`, ...rows.map((row) => `${about(row)},${numbers(row.standard)}`)]);
}

function bytesOf(lines: readonly string[]): Uint8Array {
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

export function testOffice(store: Store): Office {
  return {
    store,
    practice: 'text',
    zone: 'UTC',
    actor: 'officer',
    now: () => new Date('2026-10-05T12:00:00Z'),
    compareClocks: async () => 0,
  };
}

export async function take(
  office: Office,
  bytes: Uint8Array,
  date: string,
  options: Partial<ImportOptions> = {},
): Promise<ImportReport> {
  return importList(office, bytes, {
    ...{ date, name: 'list.csv', acceptLosses: true, duplicates: 'first', force: true },
    ...options,
  });
}

export async function count(store: Store, table: 'player' | 'entry' | 'list' | 'history'): Promise<number> {
  const row = await store.db
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return row.rows;
}

/** The history of a player as lines: `2026-10-01 1500 3 20 i`. */
export async function historyLines(store: Store, player: number, cadence: Cadence): Promise<string[]> {
  const rows = (await playerHistory(store, player)).filter((row) => row.cadence === cadence);
  return rows.map(({ date, rating, games, k, flag }) => `${date} ${rating} ${games} ${k} ${flag}`.trimEnd());
}
