import type { Office } from './office.ts';

/** In the store's time zone, `YYYY-MM-DD`. */
export function todayOf({ now, zone }: Pick<Office, 'now' | 'zone'>): string {
  return dayIn(zone, now());
}

/** The date of a moment in a time zone. */
export function dayIn(zone: string, moment: Date): string {
  // Most stores use UTC, and `Intl.DateTimeFormat` is slow.
  if (zone === 'UTC') return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Creating a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(zone, format);
  return format;
}
