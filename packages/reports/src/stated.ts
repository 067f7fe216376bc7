import { InputError, parseDate } from '@eloquence/rating';

/** What a report cannot say of its event, stated beside it. What is left out is taken as usual. */
export interface StatedFacts {
  readonly registered?: string | null;
  readonly received?: string;
  readonly official?: boolean;
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
    readonly waivedMatchRule?: boolean;
  };
  readonly scheduledGames?: number;
  readonly arbiters?: readonly { readonly name?: string; readonly licensed: boolean | null }[];
  readonly ratingsPerGame?: boolean;
  /** Start numbers of unrated players for whom this is not the first event. */
  readonly laterEvent?: readonly number[];
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
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const APPROVALS = ['duration', 'lateRegistration', 'hybrid', 'waivedMatchRule'];
const isApprovals: Check = (value) =>
  isObject(value) && Object.entries(value).every(([key, each]) => APPROVALS.includes(key) && isFlag(each));
const isArbiter: Check = (value) =>
  isObject(value) &&
  (isFlag(value.licensed) || value.licensed === null) &&
  (!('name' in value) || isText(value.name));

/** Each fact, what it must be, and how to say so. */
const FACTS: Readonly<Record<keyof StatedFacts, readonly [Check, string]>> = {
  registered: [(value) => value === null || isDate(value), 'a date as YYYY-MM-DD, or null'],
  received: [isDate, 'a date as YYYY-MM-DD'],
  official: [isFlag, 'true or false'],
  championship: [isFlag, 'true or false'],
  nationalChampionship: [isFlag, 'true or false'],
  womenOnly: [isFlag, 'true or false'],
  norms: [isFlag, 'true or false'],
  hybrid: [isFlag, 'true or false'],
  pgn: [isFlag, 'true or false'],
  announcedRated: [isFlag, 'true or false'],
  approvals: [isApprovals, `an object with ${APPROVALS.join(', ')}, each true or false`],
  scheduledGames: [isCount, 'a whole number of games'],
  arbiters: [isListOf(isArbiter), 'a list of { "name": "…", "licensed": true, false or null }'],
  ratingsPerGame: [isFlag, 'true or false'],
  laterEvent: [isListOf(isCount), 'a list of start numbers'],
};

/** The names of what can be stated. */
export const STATED_FACTS: readonly (keyof StatedFacts)[] = Object.freeze(
  Object.keys(FACTS) as (keyof StatedFacts)[],
);

/** Checks what an `--event` file states: an unknown key is a mistake, not a fact. */
export function readStatedFacts(value: unknown): StatedFacts {
  if (!isObject(value)) throw refused('event', value, 'an object');
  for (const [key, fact] of Object.entries(value)) {
    const known = Object.hasOwn(FACTS, key) ? FACTS[key as keyof StatedFacts] : undefined;
    if (known === undefined) throw refused(key, key, `one of ${Object.keys(FACTS).join(', ')}`);
    const [check, allowed] = known;
    if (!check(fact)) throw refused(key, fact, allowed);
  }
  return value as StatedFacts;
}

function refused(path: string, value: unknown, allowed: string): InputError {
  return new InputError('invalid-input', { path, value: JSON.stringify(value) ?? String(value), allowed });
}
