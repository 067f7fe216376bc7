import { type CivilDate, type Edition, formatDate, type KFile, type Reasons } from '@eloquence/rating';
import { explainK, isEstablished, type KMemory, kOnList } from '../../period/rate/k-factor.ts';

/**
 * `rules`: follows from public data. `birthday`: depends on a birthday, of which only the year is public (2014 to
 * 2021). `remembered`: from an earlier list, whose reasons are unknown.
 */
export type KSource = 'rules' | 'birthday' | 'remembered';

/** The public part of what K depends on. */
export function publicKInput(
  { rating, played, peak, flags, birth }: KMemory,
  date: CivilDate,
): Required<KFile> {
  return {
    rating,
    played: isEstablished(flags) ? null : played,
    on: formatDate(date),
    birth,
    peak: peak > rating ? peak : null,
  };
}

/** `memory.birth` is a year. */
export function sourceOfK(edition: Edition, memory: KMemory, date: CivilDate, k: number): KSource {
  if (kOnList(edition, memory, date) === k) return 'rules';
  return birthdayGiving(edition, memory, date, k) === null ? 'remembered' : 'birthday';
}

/**
 * Why a list shows this K. If it depends on a birthday, the reasons use the first or last day of the year: they reveal
 * no more of the birthday than K itself does.
 */
export function reasonsOfK(edition: Edition, memory: KMemory, date: CivilDate, k: number): Reasons {
  const isByYear = k === 0 || kOnList(edition, memory, date) === k;
  const birth = isByYear ? null : birthdayGiving(edition, memory, date, k);
  return explainK(edition, birth === null ? memory : { ...memory, birth }, date);
}

/** The first or the last day of the year of birth, whichever gives this K; null: neither. */
function birthdayGiving(edition: Edition, memory: KMemory, date: CivilDate, k: number): string | null {
  if (memory.birth === null) return null;
  const days = [`${memory.birth}-01-01`, `${memory.birth}-12-31`];
  return days.find((birth) => kOnList(edition, { ...memory, birth }, date) === k) ?? null;
}
