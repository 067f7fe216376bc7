import type { PeriodEvent, PeriodGame, PeriodView } from '@eloquence/api';
import type { JSX } from 'preact';
import { Change, PlayerLink } from '../../parts/figures.tsx';
import { Reasons, Sentence } from '../../parts/sentence.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, usePlace, withQuery } from '../../place.ts';
import type { Words } from './words.en.ts';

interface EventSectionProps {
  readonly event: PeriodEvent;
  readonly period: PeriodView;
  readonly words: Words;
}

/** An event: by which rules, every game with its sentence, and what they come to. */
export function EventSection({ event, period, words }: EventSectionProps): JSX.Element {
  const place = usePlace();
  const { format, href } = place;
  const { name, start, list, edition, rating, change, k, n, score, expected, sum, games, reasons } = event;
  const isRated = change !== null;
  return (
    <section class="period-event">
      <h3>
        <a href={href(`/events/${event.event}`)}>{name}</a>
      </h3>
      <p class="faint">
        {words.event.began(format.date(start))}{' '}
        {rating === null
          ? words.event.ratingsFrom(format.month(list))
          : words.event.ratedWith(rating, format.month(list))}{' '}
        <a href={href(withQuery(`/regulations/${edition}`, { cadence: period.cadence }))}>
          {words.event.regulations(edition)}
        </a>
      </p>
      <Table
        caption={words.event.caption(name)}
        isCaptionHidden
        columns={columnsOf(event, isRated, words, place)}
        rows={games}
        rowKey={({ round }, index) => `${round}-${index}`}
        rowClass={({ counted }) => (counted ? undefined : 'not-counted')}
      />
      {isRated && k !== null && (
        <p class="event-sum">
          {words.event.sum(
            format.points(score),
            n,
            format.exact(expected),
            format.exact(sum, { sign: true }),
            k,
          )}{' '}
          <strong>
            <Change value={change} />
          </strong>
        </p>
      )}
      {!isRated && <p class="event-sum">{words.event.scored(format.points(score), n)}</p>}
      <Reasons reasons={reasons} edition={edition} />
    </section>
  );
}

function columnsOf(
  { edition }: PeriodEvent,
  isRated: boolean,
  words: Words,
  { format, words: shared }: Place,
): readonly Column<PeriodGame>[] {
  const columns: readonly (Column<PeriodGame> | null)[] = [
    { key: 'round', head: words.event.round, cell: ({ round }) => round, align: 'end' },
    {
      key: 'opponent',
      head: words.event.opponent,
      cell: (game) => <Opponent game={game} edition={edition} words={words} />,
      isRowHead: true,
    },
    {
      key: 'rating',
      head: shared.columns.rating,
      cell: ({ opponentRating }) => format.rating(opponentRating),
      align: 'end',
    },
    {
      key: 'result',
      head: words.event.result,
      cell: ({ score, colour }) => <Result score={score} colour={colour} words={words} />,
      align: 'end',
    },
    isRated
      ? {
          key: 'expected',
          head: words.event.expected,
          cell: ({ expected }) => format.exact(expected),
          align: 'end',
          wideOnly: true,
        }
      : null,
    isRated
      ? {
          key: 'delta',
          head: words.event.gain,
          cell: ({ delta, counted }) =>
            counted || delta !== null ? format.exact(delta, { sign: true }) : '–',
          align: 'end',
        }
      : null,
  ];
  return columns.filter((column) => column !== null);
}

interface OpponentProps {
  readonly game: PeriodGame;
  readonly edition: string;
  readonly words: Words;
}

function Opponent({ game, edition, words }: OpponentProps): JSX.Element {
  const { opponent, reasons } = game;
  return (
    <>
      {opponent === null ? (
        <span class="faint">{words.event.unknown}</span>
      ) : (
        <PlayerLink id={opponent.id} name={opponent.name} title={opponent.title} />
      )}
      {reasons.map((reason, index) => (
        <p key={`${reason.code}-${index}`} class="why">
          <Sentence reason={reason} edition={edition} />
        </p>
      ))}
    </>
  );
}

interface ResultProps {
  readonly score: number;
  readonly colour: PeriodGame['colour'];
  readonly words: Words;
}

/** Points, and with which colour. */
function Result({ score, colour, words }: ResultProps): JSX.Element {
  const { format } = usePlace();
  return (
    <>
      {colour !== null && (
        <span class={`colour colour-${colour}`}>
          <span class="visually-hidden">{words.event.colours[colour]} </span>
        </span>
      )}
      {format.points(score)}
    </>
  );
}
