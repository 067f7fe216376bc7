import type { Office } from './context.ts';

/** Today in the zone of the store, `YYYY-MM-DD`. */
export function todayOf({ now, zone }: Pick<Office, 'now' | 'zone'>): string {
  return dayIn(zone, now());
}

/** The civil day of a moment in a zone. */
export function dayIn(zone: string, moment: Date): string {
  // As most stores have it; a format takes long to be made and to be used.
  if (zone === 'UTC') return moment.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** To make one takes longer than to use it a hundred times. */
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
