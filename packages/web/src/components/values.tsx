import { Fragment, type JSX } from 'preact';
import { usePageContext } from '../core/page-context.ts';

/** A rating, or a dash. */
export function Rating({ value }: { readonly value: number | null }): JSX.Element {
  const { format } = usePageContext();
  return <span class={value === null ? 'rating faint' : 'rating'}>{format.rating(value)}</span>;
}

interface RatingChangeProps {
  /** Whole points, or hundredths as the API writes them: `-0.61`. */
  readonly value: number | string | null;
}

/** A change with an arrow and a sign: colour alone would not be accessible. */
export function RatingChange({ value }: RatingChangeProps): JSX.Element {
  const { format, words } = usePageContext();
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
  const { href } = usePageContext();
  return (
    <span class="player">
      {title && <span class="title">{title}</span>}
      <a href={href(`/players/${encodeURIComponent(id)}`)}>{name}</a>
    </span>
  );
}

export function DateText({
  date,
  isShort = false,
}: {
  readonly date: string;
  readonly isShort?: boolean;
}): JSX.Element {
  const { format } = usePageContext();
  return <time dateTime={date}>{isShort ? format.shortDate(date) : format.date(date)}</time>;
}

/** A date range for a table cell: lines break only before the second date and before the year. */
export function DateRange({ from, to }: { readonly from: string; readonly to: string }): JSX.Element {
  const parts = usePageContext()
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
