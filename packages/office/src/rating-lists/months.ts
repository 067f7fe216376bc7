const FIRST_YEAR = 1970;

/** Months from January 1970 to that of a date: `2024-03-01` → 650. */
export function monthOf(date: string): number {
  const [, year, month] = /^(\d{4})-(\d\d)(?:-\d\d)?$/.exec(date) ?? [];
  const number = (Number(year) - FIRST_YEAR) * 12 + Number(month) - 1;
  if (!(number >= 0) || Number(month) < 1 || Number(month) > 12) {
    throw new RangeError(`no month since ${FIRST_YEAR}: ${date}`);
  }
  return number;
}

/** The first day of a month: 650 → `2024-03-01`. */
export function firstDayOf(month: number): string {
  const year = FIRST_YEAR + Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
