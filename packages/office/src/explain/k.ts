import { type CivilDate, type Edition, formatDate, type KInput, type Reasons } from '@eloquence/rating';
import { explainK, isEstablished, type KMemory, kOnList } from '../closing/k.ts';

/**
 * Where a K comes from: the rules give it from what is public; or it hangs on a birthday, of which only the year is
 * public (2014 to 2021); or it was remembered from an earlier list, whose reasons are not known here.
 */
export type KSource = 'rules' | 'birthday' | 'remembered';

/** What everybody may know of what K remembers. */
export function publicKInput(
  { rating, played, peak, flags, birth }: KMemory,
  date: CivilDate,
): Required<KInput> {
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
 * Why a list shows this K. Where it hangs on a birthday, the reasons are those of a day in that year which gives it: they
 * say whether the birthday had come, and no more of it than the K itself.
 */
export function reasonsOfK(edition: Edition, memory: KMemory, date: CivilDate, k: number): Reasons {
  const isByYear = k === 0 || kOnList(edition, memory, date) === k;
  const birth = isByYear ? null : birthdayGiving(edition, memory, date, k);
  return explainK(edition, birth === null ? memory : { ...memory, birth }, date);
}

/** The first or the last day of the year of birth, whichever gives K; null: neither. */
function birthdayGiving(edition: Edition, memory: KMemory, date: CivilDate, k: number): string | null {
  if (memory.birth === null) return null;
  const days = [`${memory.birth}-01-01`, `${memory.birth}-12-31`];
  return days.find((birth) => kOnList(edition, { ...memory, birth }, date) === k) ?? null;
}
