import type { Cadence } from '@eloquence/rating';
import type { Column } from '../components/table.tsx';
import type { PageContext } from '../core/page-context.ts';

/** A link to the event's page in the desk. */
export function eventColumn<Row extends { readonly event: string; readonly name: string }>({
  href,
  words,
}: PageContext): Column<Row> {
  return {
    key: 'event',
    head: words.columns.event,
    isRowHead: true,
    cell: ({ event, name }) => <a href={href(`/desk/events/${event}`)}>{name}</a>,
  };
}

export function cadenceColumn<Row extends { readonly cadence: Cadence }>(
  { words }: PageContext,
  head: string,
): Column<Row> {
  return { key: 'cadence', head, isRowHead: true, cell: ({ cadence }) => words.cadences[cadence] };
}
