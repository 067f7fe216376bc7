/** Rows of a list that an import does not take. */

export const LOSS_REASONS = ['unreadable', 'dummy', 'bad-id', 'doubled-id', 'bad-rating'] as const;
export type LossReason = (typeof LOSS_REASONS)[number];

export interface LostRow {
  readonly line: number;
  readonly reason: LossReason;
  /** The row, or of a row that was read its ID, name, federation and ratings. */
  readonly text: string;
}

export interface Losses {
  readonly count: number;
  readonly counts: Readonly<Record<LossReason, number>>;
  /** The first ones. */
  readonly rows: readonly LostRow[];
}

/** Two rows with one ID. */
export interface DoubledId {
  readonly id: number;
  readonly rows: readonly [DoubledRow, DoubledRow];
  /** The line of the row that is taken; null: neither. */
  readonly taken: number | null;
}

export interface DoubledRow {
  readonly line: number;
  readonly text: string;
}

export interface DoubledIds {
  readonly count: number;
  /** Pairs that differ, of which nobody has said which row to take. */
  readonly undecided: number;
  readonly pairs: readonly DoubledId[];
}

/** Which of two rows with one ID to take: by place, or by their lines. */
export type DuplicateChoice = 'first' | 'last' | 'none' | readonly number[];

/** More lost rows than this need the officer's consent. Dummies are no players, and do not count. */
export const FEW_LOSSES = 5;
const MOST_EXAMPLES = 20;

export class LossCounter {
  readonly #counts: Record<LossReason, number> = {
    unreadable: 0,
    dummy: 0,
    'bad-id': 0,
    'doubled-id': 0,
    'bad-rating': 0,
  };
  readonly #rows: LostRow[] = [];
  readonly #pairs: DoubledId[] = [];
  readonly #each: ((row: LostRow) => void) | undefined;
  #doubled = 0;
  #undecided = 0;

  constructor(each?: (row: LostRow) => void) {
    this.#each = each;
  }

  add(row: LostRow): void {
    this.#counts[row.reason] += 1;
    if (this.#rows.length < MOST_EXAMPLES) this.#rows.push(row);
    this.#each?.(row);
  }

  addDoubled(pair: DoubledId, isDecided: boolean): void {
    this.#doubled += 1;
    if (!isDecided) this.#undecided += 1;
    if (this.#pairs.length < MOST_EXAMPLES) this.#pairs.push(pair);
    for (const { line, text } of pair.rows) {
      if (line !== pair.taken) this.add({ line, reason: 'doubled-id', text });
    }
  }

  get losses(): Losses {
    const count = Object.values(this.#counts).reduce((sum, each) => sum + each, 0);
    return { count, counts: { ...this.#counts }, rows: this.#rows };
  }

  get doubled(): DoubledIds {
    return { count: this.#doubled, undecided: this.#undecided, pairs: this.#pairs };
  }
}

/** Lost players: neither dummies nor the second of two rows. */
export function lostPlayers({ count, counts }: Losses): number {
  return count - counts.dummy - counts['doubled-id'];
}

/** null: nobody has said it. */
export function lineToTake(
  choice: DuplicateChoice | null,
  [first, second]: readonly [DoubledRow, DoubledRow],
): number | null | undefined {
  if (choice === 'first') return first.line;
  if (choice === 'last') return second.line;
  if (choice === 'none') return null;
  // Rows that say the same need no choice.
  if (first.text === second.text) return first.line;
  return [second, first].find(({ line }) => choice?.includes(line))?.line;
}
