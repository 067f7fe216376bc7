import { defined } from '../src/defined.ts';
import {
  type Cadence,
  type CivilDate,
  type Edition,
  type EventGameInput,
  editionOn,
  findEdition,
  type GameInput,
  InputError,
  type InputErrorCode,
  type InputErrorValues,
  type Reason,
  type Reasons,
  type Rules,
} from '../src/index.ts';

export const standard = (id: string): Edition => findEdition('standard', id);
export const rapid = (id: string): Edition => findEdition('rapid', id);
export const blitz = (id: string): Edition => findEdition('blitz', id);

/** The editions of a cadence by date, as an office uses them. */
export const byDate =
  (cadence: Cadence) =>
  (date: CivilDate): Edition =>
    editionOn(cadence, date);

/** An edition with some changed rules, for values that no edition of FIDE has. */
export const amended = (edition: Edition, rules: Partial<Rules>): Edition => ({
  ...edition,
  rules: { ...edition.rules, ...rules },
});

/** The regulations have no rule. */
export const NO_RULE: { readonly value: null; readonly article: null; readonly provenance: 'text' } = {
  value: null,
  article: null,
  provenance: 'text',
};

const POINTS: Readonly<Record<string, number>> = { '1': 1, '½': 0.5, '0': 0 };

/** `1902 ½, 1877 1`: an opponent and the score, game by game. */
export function games(text: string): GameInput[] {
  return text.split(', ').map((game) => {
    const [opponent, score = ''] = game.split(' ');
    return { opponent: Number(opponent), score: defined(POINTS[score]) };
  });
}

/** A score in points against opponents of one rating: wins first, then a draw, then losses. */
export function score(points: number, n: number, opponent: number): GameInput[] {
  return Array.from({ length: n }, (_, game) => ({
    opponent,
    score: Math.min(1, Math.max(0, points - game)),
  }));
}

/** Opponents whose ratings have exactly this sum, all alike but the last. */
export function scoreOver(points: number, n: number, sum: number): GameInput[] {
  const each = Math.floor(sum / n);
  return score(points, n, each).map((game, index) =>
    index === n - 1 ? { ...game, opponent: sum - each * (n - 1) } : game,
  );
}

const CELLS: Readonly<Record<string, readonly [score: number, played: boolean]>> = {
  '1': [1, true],
  '½': [0.5, true],
  '0': [0, true],
  '+': [1, false],
  '=': [0.5, false],
  '-': [0, false],
};

/** The games of a crosstable: a row a player, `1`, `½`, `0` played, `+`, `=`, `-` not played, `.` no game. */
export function crosstable(rows: readonly string[]): EventGameInput[] {
  const found: EventGameInput[] = [];
  rows.forEach((row, white) => {
    [...row].forEach((cell, black) => {
      const own = CELLS[cell];
      const other = CELLS[defined([...defined(rows[black])][white])];
      if (black <= white || own === undefined || other === undefined) return;
      found.push({ white, black, whiteScore: own[0], blackScore: other[0], played: own[1] });
    });
  });
  return found;
}

/** What a function refuses: the code and values of the InputError it throws. */
export function refusal(run: () => unknown): { code: InputErrorCode; values: InputErrorValues } {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return { code: error.code, values: error.values };
    throw error;
  }
  throw new Error('nothing was refused');
}

export const codes = (reasons: Reasons): string[] => reasons.map((reason) => reason.code);

/** The reasons with one code. */
export function reasonsWith(reasons: Reasons, code: string): Reason[] {
  return reasons.filter((reason) => reason.code === code);
}

/** A result without requested reasons: the same, with every list of reasons empty. */
export function silenced<T>(result: T): T {
  if (Array.isArray(result)) return result.map(silenced) as T;
  if (typeof result !== 'object' || result === null || 'rules' in result) return result;
  const entries = Object.entries(result).map(([key, value]) => [
    key,
    key === 'reasons' ? [] : silenced(value),
  ]);
  return Object.fromEntries(entries) as T;
}
