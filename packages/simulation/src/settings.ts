import { type CivilDate, type Edition, InputError, parseDate, type Requirement } from '@eloquence/rating';

export interface SimulationInput {
  /** The same seed gives the same federation, to the byte. */
  readonly seed: number;
  /** Players on the starting list. */
  readonly players?: number;
  /** The date of the starting list, the first of a month. */
  readonly start?: string;
  /** The federation's code; the default is not a FIDE code. */
  readonly federation?: string;
  /** Spoils some of the reports, as they come in where people write them. */
  readonly defects?: boolean;
  /** Rates the events and lists of its cadence; by default, the editions in force do. */
  readonly edition?: Edition;
  /**
   * White's expected score in ten-thousandths, by the difference of the true strengths; by default, that of the
   * conversion table with 35 points for the first move.
   */
  readonly expected?: ExpectedScore;
  /** Whether strengths change with age and form. */
  readonly ageing?: boolean;
}

export type ExpectedScore = (difference: number) => number;

export interface Settings {
  readonly seed: number;
  readonly players: number;
  readonly start: CivilDate;
  readonly federation: string;
  readonly defects: boolean;
  readonly edition: Edition | null;
  readonly expected: ExpectedScore | null;
  readonly ageing: boolean;
}

export const DEFAULT_PLAYERS = 800;
const DEFAULT_START = '2024-07-01';
/** The events are made for the regulations since then: floor, rates of play, first ratings. */
const FIRST_START = '2024-03-01';
const DEFAULT_FEDERATION = 'ELO';

const MOST_SEED = 0xffff_ffff;
/** Fewer could not hold an open; for more there are no IDs. */
const PLAYERS = [60, 200_000] as const;
export const MONTHS: readonly [number, number] = [1, 600];

export function readSettings(input: SimulationInput): Settings {
  const { seed, players = DEFAULT_PLAYERS, start = DEFAULT_START, federation = DEFAULT_FEDERATION } = input;
  const { defects = false, edition = null, expected = null, ageing = true } = input;
  return {
    seed: within('seed', seed, 0, MOST_SEED),
    players: within('players', players, ...PLAYERS),
    start: firstOfMonth(start),
    federation: code(federation),
    defects,
    edition,
    expected,
    ageing,
  };
}

export function within(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const expected: Requirement = { kind: 'integer', from: least, to: most };
  throw new InputError('invalid-count', { name, value: String(value), expected });
}

function firstOfMonth(start: string): CivilDate {
  const date = parseDate(start);
  if (start.endsWith('-01') && date >= parseDate(FIRST_START)) return date;
  const expected: Requirement = { kind: 'first-of-month', from: FIRST_START };
  throw new InputError('invalid-date', { value: start, expected });
}

function code(federation: string): string {
  if (/^[A-Z]{3}$/.test(federation)) return federation;
  throw new InputError('invalid-input', {
    path: 'federation',
    value: federation,
    expected: { kind: 'federation-code' },
  });
}
