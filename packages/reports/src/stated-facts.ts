import { InputError, oneOf, parseDate, type Requirement, shownValue } from '@eloquence/rating';
import { MAX_RATING } from './limits.ts';

/** A game by its round and the start number of either player. */
export interface StatedGame {
  readonly round: number;
  readonly player: number;
}

/** Facts that no report contains. Omitted ones are assumed usual. */
export interface StatedFacts {
  readonly registered?: string | null;
  readonly received?: string;
  readonly registrationRefused?: boolean;
  readonly reportedToOfficer?: string;
  readonly official?: boolean;
  readonly continental?: boolean;
  readonly championship?: boolean;
  readonly nationalChampionship?: boolean;
  readonly womenOnly?: boolean;
  readonly norms?: boolean;
  readonly hybrid?: boolean;
  readonly pgn?: boolean;
  readonly announcedRated?: boolean;
  readonly approvals?: {
    readonly duration?: boolean;
    readonly lateRegistration?: boolean;
    readonly hybrid?: boolean;
    readonly unsubmitted?: boolean;
    readonly waivedMatchRule?: boolean;
  };
  readonly scheduledGames?: number;
  readonly arbiters?: readonly { readonly name?: string; readonly licensed: boolean | null }[];
  readonly ratingsPerGame?: boolean;
  /** Start numbers of unrated players for whom this is not the first event. */
  readonly laterEvent?: readonly number[];
  /** Of these, players whose results so far were all dropped, such as a first zero. */
  readonly noneCounted?: readonly number[];
  /** Players who were unrated at the start and have been listed since. */
  readonly listedSince?: readonly { readonly player: number; readonly rating: number }[];
  /** Start numbers of players whose federation is suspended or no member of FIDE, unless excepted (2005 16, 2014 13, 2024 10.1). */
  readonly notMembers?: readonly number[];
  /** Games that began and are not rated (2024 5.1); `player`: the start number of either. */
  readonly exceptions?: readonly (StatedGame & { readonly cause: 'force-majeure' | 'fair-play' })[];
  /** The only games that FIDE rates, by decision (2024 0.2). */
  readonly ratedGames?: readonly StatedGame[];
}

/** The facts that decide whether an event may be rated; the others are about its players and games. */
export function factsOfEvent(
  stated: StatedFacts,
): Omit<
  StatedFacts,
  'laterEvent' | 'noneCounted' | 'listedSince' | 'notMembers' | 'exceptions' | 'ratedGames' | 'ratingsPerGame'
> {
  const { laterEvent, noneCounted, listedSince, notMembers, ...others } = stated;
  const { exceptions, ratedGames, ratingsPerGame, ...facts } = others;
  return facts;
}

type Check = (value: unknown) => boolean;

const isFlag: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';
const isDate: Check = (value) => {
  try {
    return isText(value) && parseDate(value as string) !== null;
  } catch {
    return false;
  }
};
const isCount: Check = (value) => Number.isInteger(value) && (value as number) > 0;
const isRating: Check = (value) => isCount(value) && (value as number) <= MAX_RATING;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const APPROVALS = ['duration', 'lateRegistration', 'hybrid', 'unsubmitted', 'waivedMatchRule'];
const isApprovals: Check = (value) =>
  isObject(value) && Object.entries(value).every(([key, each]) => APPROVALS.includes(key) && isFlag(each));
const isArbiter: Check = (value) =>
  isObject(value) &&
  (isFlag(value.licensed) || value.licensed === null) &&
  (!('name' in value) || isText(value.name));

const CAUSES = ['force-majeure', 'fair-play'] as const;
const hasKeys = (value: unknown, keys: Readonly<Record<string, Check>>): boolean =>
  isObject(value) &&
  Object.keys(value).every((key) => Object.hasOwn(keys, key)) &&
  Object.entries(keys).every(([key, check]) => check(value[key]));
const isGame: Check = (value) => hasKeys(value, { round: isCount, player: isCount });
const isException: Check = (value) =>
  hasKeys(value, {
    round: isCount,
    player: isCount,
    cause: (each) => CAUSES.some((cause) => cause === each),
  });
const isListing: Check = (value) => hasKeys(value, { player: isCount, rating: isRating });

const GAME = [
  { name: 'round', value: { kind: 'integer', from: 1 } },
  { name: 'player', value: { kind: 'start-number' } },
] as const;
const LISTING: Requirement = {
  kind: 'object',
  keys: [
    { name: 'player', value: { kind: 'start-number' } },
    { name: 'rating', value: { kind: 'integer', from: 1, to: MAX_RATING } },
  ],
};

const ARBITER: Requirement = {
  kind: 'object',
  keys: [
    { name: 'licensed', value: { kind: 'nullable', of: { kind: 'flag' } } },
    { name: 'name', value: { kind: 'text' }, optional: true },
  ],
};
const DATE: Requirement = { kind: 'date' };
const FLAG: Requirement = { kind: 'flag' };

const FACTS: Readonly<Record<keyof StatedFacts, readonly [Check, Requirement]>> = {
  registered: [(value) => value === null || isDate(value), { kind: 'nullable', of: DATE }],
  received: [isDate, DATE],
  registrationRefused: [isFlag, FLAG],
  reportedToOfficer: [isDate, DATE],
  official: [isFlag, FLAG],
  continental: [isFlag, FLAG],
  championship: [isFlag, FLAG],
  nationalChampionship: [isFlag, FLAG],
  womenOnly: [isFlag, FLAG],
  norms: [isFlag, FLAG],
  hybrid: [isFlag, FLAG],
  pgn: [isFlag, FLAG],
  announcedRated: [isFlag, FLAG],
  approvals: [
    isApprovals,
    { kind: 'object', keys: APPROVALS.map((name) => ({ name, value: FLAG, optional: true })) },
  ],
  scheduledGames: [isCount, { kind: 'integer', from: 1 }],
  arbiters: [isListOf(isArbiter), { kind: 'list', of: ARBITER }],
  ratingsPerGame: [isFlag, FLAG],
  laterEvent: [isListOf(isCount), { kind: 'list', of: { kind: 'start-number' } }],
  noneCounted: [isListOf(isCount), { kind: 'list', of: { kind: 'start-number' } }],
  listedSince: [isListOf(isListing), { kind: 'list', of: LISTING }],
  notMembers: [isListOf(isCount), { kind: 'list', of: { kind: 'start-number' } }],
  exceptions: [
    isListOf(isException),
    { kind: 'list', of: { kind: 'object', keys: [...GAME, { name: 'cause', value: oneOf(CAUSES) }] } },
  ],
  ratedGames: [isListOf(isGame), { kind: 'list', of: { kind: 'object', keys: [...GAME] } }],
};

export const STATED_FACTS: readonly (keyof StatedFacts)[] = Object.freeze(
  Object.keys(FACTS) as (keyof StatedFacts)[],
);

/** Checks what an `--event` file states: an unknown key is a mistake, not a fact. */
export function readStatedFacts(value: unknown): StatedFacts {
  if (!isObject(value)) throw refused('event', value, { kind: 'object' });
  for (const [key, fact] of Object.entries(value)) {
    const known = Object.hasOwn(FACTS, key) ? FACTS[key as keyof StatedFacts] : undefined;
    if (known === undefined) throw refused(key, key, oneOf(Object.keys(FACTS)));
    const [check, expected] = known;
    if (!check(fact)) throw refused(key, fact, expected);
  }
  return value as StatedFacts;
}

function refused(path: string, value: unknown, expected: Requirement): InputError {
  return new InputError('invalid-input', { path, value: shownValue(value), expected });
}
