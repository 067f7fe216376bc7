import type { Cadence as CadenceName } from '@eloquence/rating';
import { Fragment, type JSX } from 'preact';
import { usePlace } from '../place.ts';

/** A rating; a dash where there is none. */
export function Rating({ value }: { readonly value: number | null }): JSX.Element {
  const { format } = usePlace();
  return <span class={value === null ? 'rating faint' : 'rating'}>{format.rating(value)}</span>;
}

interface ChangeProps {
  /** Whole points, or hundredths as the API writes them: `-0.61`. */
  readonly value: number | string | null;
}

/** A change, told by arrow and sign and never by colour alone. */
export function Change({ value }: ChangeProps): JSX.Element {
  const { format, words } = usePlace();
  if (value === null) return <span class="change faint">–</span>;
  const amount = Number(value);
  const text = typeof value === 'string' ? format.exact(value, { sign: true }) : format.change(value);
  if (amount === 0) {
    return (
      <span class="change change-none">
        <span aria-hidden="true">{text}</span>
        <span class="visually-hidden">{words.change.none}</span>
      </span>
    );
  }
  const points = text.replace(/^[+−]/, '');
  return (
    <span class={amount > 0 ? 'change change-up' : 'change change-down'}>
      <span aria-hidden="true">
        <span class="arrow">{amount > 0 ? '▲' : '▼'}</span>
        {text}
      </span>
      <span class="visually-hidden">{amount > 0 ? words.change.up(points) : words.change.down(points)}</span>
    </span>
  );
}

/** The name of a cadence. */
export function Cadence({ of }: { readonly of: CadenceName }): JSX.Element {
  const { words } = usePlace();
  return <>{words.cadences[of]}</>;
}

/** Three letters. */
export function Federation({ code }: { readonly code: string }): JSX.Element {
  return <span class="federation">{code || '–'}</span>;
}

interface PlayerLinkProps {
  readonly id: string;
  readonly name: string;
  /** `GM`, or the first of several. */
  readonly title?: string | undefined;
}

export function PlayerLink({ id, name, title }: PlayerLinkProps): JSX.Element {
  const { href } = usePlace();
  return (
    <span class="player">
      {title && <span class="title">{title}</span>}
      <a href={href(`/players/${encodeURIComponent(id)}`)}>{name}</a>
    </span>
  );
}

/** A civil date that programs can read as well. */
export function Day({
  date,
  isShort = false,
}: {
  readonly date: string;
  readonly isShort?: boolean;
}): JSX.Element {
  const { format } = usePlace();
  return <time dateTime={date}>{isShort ? format.shortDate(date) : format.date(date)}</time>;
}

/** From one day to another, in a table: a line may end before the second day and before the year. */
export function Days({ from, to }: { readonly from: string; readonly to: string }): JSX.Element {
  const parts = usePlace()
    .format.shortRange(from, to)
    .split(/(?<=\s–)\s|\s(?=\d{4}$)|(?=至)/);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (part.startsWith('至') ? <wbr /> : ' ')}
          <span class="nowrap">{part}</span>
        </Fragment>
      ))}
    </>
  );
}
