import { createReadStream } from 'node:fs';
import { FLAG, ListBuilder, type ListColumns, SEX } from '@eloquence/office';
import type { Cadence } from '@eloquence/rating';
import { isInactive, isWoman, type ListRow, scanList } from '@eloquence/reports';
import type { ListFile } from './find-files.ts';

/** Numbers of players by their ID, and what a file does not say of them: games so far and the highest rating. */
export class FolderPlayers {
  readonly #keys: Map<string, number> = new Map();
  readonly #played: Map<string, number> = new Map();
  readonly #peaks: Map<string, number> = new Map();

  key(id: number | string): number {
    const text = String(id);
    const known = this.#keys.get(text);
    if (known !== undefined) return known;
    this.#keys.set(text, this.#keys.size + 1);
    return this.#keys.size;
  }

  /** Counts the games of a list and returns those so far. */
  play(cadence: Cadence, key: number, games: number): number {
    const of = `${cadence} ${key}`;
    const played = (this.#played.get(of) ?? 0) + games;
    this.#played.set(of, played);
    return played;
  }

  peak(cadence: Cadence, key: number, rating: number): number {
    const of = `${cadence} ${key}`;
    const peak = Math.max(this.#peaks.get(of) ?? 0, rating);
    this.#peaks.set(of, peak);
    return peak;
  }
}

/** The rated players of a list in one cadence, from its rows. */
export class RowsOfCadence {
  readonly #cadence: Cadence;
  readonly #players: FolderPlayers;
  readonly #builder: ListBuilder = new ListBuilder();
  readonly #listed: Set<number> = new Set();

  constructor(cadence: Cadence, players: FolderPlayers) {
    this.#cadence = cadence;
    this.#players = players;
  }

  add(row: ListRow): void {
    const [cadence, players] = [this.#cadence, this.#players];
    const { rating = null, games = null, k = null } = row.ratings[cadence] ?? {};
    const key = players.key(row.id);
    if (rating === null || rating <= 0 || rating > 4000 || this.#listed.has(key)) return;
    this.#listed.add(key);
    this.#builder.add({
      key,
      id: row.id,
      rating,
      games: Math.max(0, games ?? 0),
      k: k ?? 0,
      flags: isInactive(row) ? FLAG.inactive : 0,
      federation: row.federation,
      sex: isWoman(row) ? SEX.female : row.sex === 'M' ? SEX.male : SEX.unknown,
      titles: [row.title, row.womenTitle, row.otherTitles, row.foaTitle],
      birthYear: row.birthYear ?? 0,
      played: Math.min(players.play(cadence, key, Math.max(0, games ?? 0)), 0xffff),
      peak: players.peak(cadence, key, rating),
    });
  }

  columns(): ListColumns {
    return this.#builder.build();
  }
}

/** The rated players of a file for each of its cadences. */
export async function readColumns(
  { file, cadences, date }: ListFile,
  players: FolderPlayers,
): Promise<ReadonlyMap<Cadence, ListColumns>> {
  const parts = new Map(cadences.map((cadence) => [cadence, new RowsOfCadence(cadence, players)]));
  const [cadence = 'standard'] = cadences;
  await scanList(
    createReadStream(file),
    (record) => {
      const row = record.toRow();
      for (const part of parts.values()) part.add(row);
    },
    { cadence, date },
  );
  return new Map([...parts].map(([of, part]) => [of, part.columns()]));
}
