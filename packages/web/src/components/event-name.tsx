import type { JSX } from 'preact';
import { DateRange } from './values.tsx';

interface EventNameProps {
  readonly event: { readonly name: string; readonly start?: string; readonly end?: string };
  readonly href: string;
}

/** A link to an event; on a phone with its dates, which have no column there. */
export function EventName({ event: { name, start, end }, href }: EventNameProps): JSX.Element {
  return (
    <>
      <a href={href}>{name}</a>
      {start !== undefined && end !== undefined && (
        <span class="narrow-only faint">
          <DateRange from={start} to={end} />
        </span>
      )}
    </>
  );
}
