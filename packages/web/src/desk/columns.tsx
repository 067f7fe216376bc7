import type { Cadence } from '@eloquence/rating';
import { EventName } from '../components/event-name.tsx';
import type { Column } from '../components/table.tsx';
import type { PageContext } from '../core/page-context.ts';

interface EventRow {
  readonly event: string;
  readonly name: string;
  readonly start?: string;
  readonly end?: string;
}

/** A link to the event's page in the desk. */
export function eventColumn<Row extends EventRow>({ href, words }: PageContext): Column<Row> {
  return {
    key: 'event',
    head: words.columns.event,
    isRowHead: true,
    cell: (row) => <EventName event={row} href={href(`/desk/events/${row.event}`)} />,
  };
}

/** Stage, list and why, in one sentence; an overdue report stands out. */
export function statusColumn<Row extends { readonly status: string; readonly overdue?: boolean }>(
  { words }: PageContext,
  wideOnly = false,
): Column<Row> {
  return {
    key: 'status',
    head: words.columns.status,
    wideOnly,
    cell: ({ status, overdue = false }) => <span class={overdue ? 'status-late' : undefined}>{status}</span>,
  };
}

export function cadenceColumn<Row extends { readonly cadence: Cadence }>(
  { words }: PageContext,
  head: string,
): Column<Row> {
  return { key: 'cadence', head, isRowHead: true, cell: ({ cadence }) => words.cadences[cadence] };
}
