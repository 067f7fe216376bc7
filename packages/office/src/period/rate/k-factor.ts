import {
  type CivilDate,
  developmentCoefficient,
  type Edition,
  formatDate,
  InputError,
  isKOfAdministrator,
  type Reasons,
  yearMonthDay,
} from '@eloquence/rating/list';
import { FLAG } from '../../rating-lists/columns.ts';

/** What K depends on. */
export interface KMemory {
  readonly rating: number;
  /** Known rated games so far. */
  readonly played: number;
  readonly peak: number;
  readonly flags: number;
  /** `YYYY` or `YYYY-MM-DD`. */
  readonly birth: string | null;
}

/** Whether a player who was delisted is new again once back on the list. */
export function countsAnew({ rules }: Edition): boolean {
  return rules.kSteps.value?.some(({ since }) => since === 'listing') ?? false;
}

/** The K a list before shows; 0: to be computed, also where the administrator sets one for the list after it. */
export function shownK(edition: Edition, listed: number): number {
  return isKOfAdministrator(edition) ? 0 : listed;
}

/**
 * K as a list of this date shows it; 0 where the administrator sets it (2005, rapid). Games before a list that
 * was imported are unknown: then its K implies whether the player was new.
 */
export function kOnList(edition: Edition, memory: KMemory, date: CivilDate): number {
  try {
    return developmentCoefficient(edition, kInput(memory, date)).k;
  } catch (error) {
    if (error instanceof InputError && error.code === 'k-not-set') return 0;
    throw error;
  }
}

/** Imported, and not as a newcomer: the number of earlier games is unknown, but sufficient. */
export function isEstablished(flags: number): boolean {
  return (flags & FLAG.playedPartly) !== 0 && (flags & FLAG.new) === 0;
}

export function explainK(edition: Edition, memory: KMemory, date: CivilDate): Reasons {
  if (edition.rules.kSteps.value === null) return [];
  return developmentCoefficient(edition, kInput(memory, date), { explain: true }).reasons;
}

function kInput(
  { rating, played, peak, flags, birth }: KMemory,
  date: CivilDate,
): Parameters<typeof developmentCoefficient>[1] {
  return {
    rating,
    played: isEstablished(flags) ? null : played,
    on: formatDate(date),
    birth,
    peak: peak > rating ? peak : null,
  };
}

/**
 * What the K of an imported list implies: whether a player was new, and which rating they must have reached. K 20 for
 * a junior below 2300 means that they have been above it, K 10 that they have reached 2400.
 */
export function memoryOfImportedK(
  edition: Edition,
  player: { readonly rating: number; readonly k: number; readonly birthYear: number | null },
  date: CivilDate,
): { readonly peak: number; readonly flags: number } {
  const steps = edition.rules.kSteps.value ?? [];
  const { year } = yearMonthDay(date);
  const junior = steps.find((step) => step.junior)?.junior;
  const isYoung = junior !== undefined && player.birthYear !== null && player.birthYear + junior.age >= year;
  const reached = steps.find((step) => step.reached !== undefined && step.k === player.k)?.reached ?? 0;
  const newcomer = steps.find((step) => step.gamesUnder !== undefined && step.k === player.k);
  const juniorK = steps.find((step) => step.junior)?.k;
  const lostJunior = isYoung && player.k !== 0 && player.k !== juniorK && !newcomer ? junior.under : 0;
  const isNew = newcomer !== undefined && !(isYoung && player.k === juniorK && player.rating < junior.under);
  return {
    peak: Math.max(player.rating, reached, lostJunior),
    flags: FLAG.playedPartly | (isNew ? FLAG.new : 0),
  };
}
