import type { CalendarView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { Notice } from './notice.tsx';

/** The newest list of a cadence, and the dates of those that should follow it but are not published. */
export interface LateLists {
  readonly newest: string;
  readonly overdue: readonly string[];
}

export function lateLists({ items }: CalendarView, cadence: Cadence, newest: string): LateLists | null {
  const late = items.filter((item) => item.cadence === cadence && item.late && item.list > newest);
  return late.length === 0 ? null : { newest, overdue: late.map(({ list }) => list) };
}

/** More months than these are counted. */
const MOST_NAMED = 2;

/** Tells that the office is late with its lists. */
export function LateNotice({ late }: { readonly late: LateLists | null }): JSX.Element | null {
  if (late === null) return null;
  return (
    <Notice kind="warning">
      <p>
        <LateText late={late} />
      </p>
    </Notice>
  );
}

interface LateTextProps {
  readonly late: LateLists;
  /** On the page of the newest list itself. */
  readonly isNewest?: boolean;
}

export function LateText({ late: { newest, overdue }, isNewest = false }: LateTextProps): JSX.Element {
  const { words, format } = usePageContext();
  const months = overdue.map(format.month);
  return (
    <>
      {!isNewest && words.late.latest(format.month(newest))}{' '}
      {months.length <= MOST_NAMED
        ? words.late.overdue(format.list(months), months.length)
        : words.late.several(months.length, months[0] ?? '')}
    </>
  );
}
