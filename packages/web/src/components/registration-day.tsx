import type { JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';
import { DateText } from './values.tsx';

interface RegistrationDayProps {
  /** As the API writes it: a date, or a date with a time. */
  readonly registered: string;
  /** The last day of the event. */
  readonly end: string;
}

/** The day an event was registered, and whether it had ended by then. */
export function RegistrationDay({ registered, end }: RegistrationDayProps): JSX.Element {
  const { words } = usePageContext();
  const day = registered.slice(0, 10);
  return (
    <>
      <DateText date={day} />
      {day > end && words.aside(words.registeredLate)}
    </>
  );
}
