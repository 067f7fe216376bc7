import { type CivilDate, type Edition, formatDate, type KInput } from '@eloquence/rating';
import { isEstablished, type KMemory, kOnList } from '../closing/k.ts';

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
  const { birth } = memory;
  const isOn = (day: string): boolean =>
    kOnList(edition, { ...memory, birth: `${birth}-${day}` }, date) === k;
  return birth !== null && (isOn('01-01') || isOn('12-31')) ? 'birthday' : 'remembered';
}
