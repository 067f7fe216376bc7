import { type CivilDate, type DateInput, dateOf, formatDate, parseDate, yearMonthDay } from './date.ts';
import { defined } from './defined.ts';
import type { Cited, Edition, KStep } from './editions/rules.ts';
import { InputError, within } from './errors.ts';
import { collect, type Explain, type Reasons, reason, reasonsOf, type Why } from './reasons.ts';
import { floorDivide } from './rounding.ts';
import { count, type K, rating } from './values.ts';
import { noteVariants } from './variant-notes.ts';

/** What K depends on: rated games, the highest rating, age. */
export interface KInput {
  readonly rating: number;
  /** Rated games so far; null where unknown, then taken as enough. */
  readonly played: number | null;
  /** The day for which K is asked: the date of the list that shows it. */
  readonly on: DateInput;
  /** The day, or `YYYY`. */
  readonly birth?: DateInput | null;
  /** The highest rating ever published, if higher than the present one. */
  readonly peak?: number | null;
}

/** Far above any real career. */
const MAX_PLAYED = 100_000;

interface Memory {
  readonly played: number | null;
  readonly peak: number;
  readonly on: CivilDate;
  readonly birth: Birth | null;
}

interface Birth {
  readonly year: number;
  readonly date: CivilDate | null;
}

/** K by the steps of the edition, of which the first that fits counts. */
export function developmentCoefficient(
  edition: Edition,
  input: KInput,
  options?: Explain,
): { readonly k: K; readonly reasons: Reasons } {
  const memory = readMemory(input);
  const why = collect(options);
  const k = stepFor(edition, memory, why);
  noteVariants(edition, why, k, (other) => stepFor(other, memory, undefined));
  return { k, reasons: reasonsOf(why) };
}

function readMemory(input: KInput): Memory {
  const own = within('rating', () => rating(input.rating));
  const peak = within('peak', () => Math.max(own, rating(input.peak ?? own)));
  const { played } = input;
  return {
    played: played === null ? null : within('played', () => count(played, 'played', 0, MAX_PLAYED)),
    peak,
    on: within('on', () => parseDate(input.on)),
    birth: within('birth', () => readBirth(input.birth ?? null)),
  };
}

function readBirth(text: DateInput | null): Birth | null {
  if (text === null) return null;
  if (typeof text === 'string' && /^\d{4}$/.test(text)) {
    if (!isBirthYear(text)) {
      throw new InputError('invalid-date', { value: text, expected: { kind: 'year', from: 1800 } });
    }
    return { year: Number(text), date: null };
  }
  const date = parseDate(text);
  return { year: yearMonthDay(date).year, date };
}

/** Years that dates may have. */
function isBirthYear(text: string): boolean {
  try {
    return parseDate(`${text}-01-01`) !== null;
  } catch {
    return false;
  }
}

function stepFor(edition: Edition, memory: Memory, why: Why): K {
  const { kSteps } = edition.rules;
  if (kSteps.value === null) {
    throw new InputError('k-not-set', {
      edition: edition.id,
      cadence: edition.cadence,
      article: kSteps.article ?? '',
    });
  }
  const step = defined(kSteps.value.find((each) => holds(each, memory, kSteps, why)));
  explainStep(step, memory, kSteps, why);
  return step.k as K;
}

function holds(step: KStep, memory: Memory, rule: Cited<unknown>, why: Why): boolean {
  return (
    (step.gamesUnder === undefined || isNew(step.gamesUnder, memory, rule, why)) &&
    (step.reached === undefined || memory.peak >= step.reached) &&
    (step.junior === undefined || isJunior(step.junior, memory, rule, why))
  );
}

function isNew(games: number, memory: Memory, rule: Cited<unknown>, why: Why): boolean {
  if (memory.played === null) why?.push(reason('k-played-unknown', rule, { games }));
  return memory.played !== null && memory.played < games;
}

/** "While the rating remains below": a junior who has once reached the value does not come back under it. */
function isJunior(
  junior: NonNullable<KStep['junior']>,
  memory: Memory,
  rule: Cited<unknown>,
  why: Why,
): boolean {
  const reached = memory.peak >= junior.under;
  if (memory.birth === null) {
    if (reached) return false;
    why?.push(reason('k-birth-unknown', rule, { age: junior.age }));
    return false;
  }
  if (!reached && junior.until === 'birthday' && memory.birth.date === null) {
    const { year } = memory.birth;
    const { age } = junior;
    why?.push(reason('k-birth-year-only', rule, { year, until: `${year + age}-12-31`, age }));
  }
  const young = memory.on <= lastJuniorDay(junior, memory.birth);
  if (young && reached) why?.push(reason('k-junior-over', rule, { peak: memory.peak, under: junior.under }));
  return young && !reached;
}

/** The last day of the junior's K: the eve of the birthday, or the end of its year where the text or the date given has no day. */
function lastJuniorDay(junior: NonNullable<KStep['junior']>, birth: Birth): CivilDate {
  const year = birth.year + junior.age;
  if (junior.until === 'year-end' || birth.date === null) return dateOf(year, 12, 31);
  const { month, day } = yearMonthDay(birth.date);
  // A birthday on 29 February falls on 1 March in other years, which is what counting on from the 28th gives.
  return (dateOf(year, month, 1) + day - 2) as CivilDate;
}

function explainStep(step: KStep, memory: Memory, rule: Cited<unknown>, why: Why): void {
  const { k } = step;
  if (step.junior) {
    const { age, under } = step.junior;
    const birth = memory.birth as Birth;
    const until = formatDate(lastJuniorDay(step.junior, birth));
    const by =
      step.junior.until === 'year-end' ? 'year-end' : birth.date === null ? 'birth-year' : 'birthday';
    why?.push(reason('k-junior', rule, { k, age, until, under, by }));
  } else if (step.reached !== undefined) {
    why?.push(reason('k-reached', rule, { k, peak: memory.peak, reached: step.reached }));
  } else if (step.gamesUnder !== undefined) {
    why?.push(reason('k-new', rule, { k, played: memory.played as number, games: step.gamesUnder }));
  } else if (step.set !== undefined) {
    why?.push(reason('k-set', rule, { k }));
  } else {
    why?.push(reason('k-otherwise', rule, { k }));
  }
}

/** K × n must not exceed the edition's limit: the largest whole K that keeps to it (2024 8.3.3). */
export function limitedK(edition: Edition, k: K, n: number, why: Why): K {
  const { kTimesGames } = edition.rules;
  const limit = kTimesGames.value;
  if (limit === null || k * n <= limit) return k;
  const used = floorDivide(limit, n) as K;
  why?.push(reason('k-limited', kTimesGames, { k, n, limit, used }));
  return used;
}
