import type { PeriodEvent, PeriodGame, PeriodView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/period';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Reasons, ReasonText } from '../../components/reasons.tsx';
import { PlayerLink, RatingChange } from '../../components/values.tsx';
import { usePageContext, withQuery } from '../../core/page-context.ts';

interface EventSectionProps {
  readonly event: PeriodEvent;
  readonly period: PeriodView;
  readonly words: Words;
}

/** An event with its edition, games, reasons and result. */
export function EventSection({ event, period, words }: EventSectionProps): JSX.Element {
  const { format, href } = usePageContext();
  const { cadence } = period;
  const { name, start, list, edition, rating, change, k, n, score, expected, sum, reasons } = event;
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
        <a
          href={href(
            withQuery(`/regulations/${edition}`, { cadence: cadence === 'standard' ? null : cadence }),
          )}
        >
          {words.event.regulations(format.month(`${edition}-01`))}
        </a>
      </p>
      <Games event={event} cadence={cadence} isRated={isRated} words={words} />
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
            <RatingChange value={change} />
          </strong>
        </p>
      )}
      {!isRated && <p class="event-sum">{words.event.scored(format.points(score), n)}</p>}
      <Reasons reasons={reasons} edition={edition} cadence={cadence} />
    </section>
  );
}

interface GamesProps {
  readonly event: PeriodEvent;
  readonly cadence: Cadence;
  readonly isRated: boolean;
  readonly words: Words;
}

/** Two table rows per game: figures, then the reasons across the full width. */
function Games({ event, cadence, isRated, words }: GamesProps): JSX.Element {
  const { words: shared } = usePageContext();
  const id = useId();
  const { name, edition, games } = event;
  const { event: texts } = words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a region that is named by the caption of its table.
    <div class="table-region" role="region" aria-labelledby={id} tabIndex={0}>
      <table class="games">
        <caption id={id} class="visually-hidden">
          {texts.caption(name)}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="figure">
              {texts.round}
            </th>
            <th scope="col">{texts.opponent}</th>
            <th scope="col" class="figure">
              {shared.columns.rating}
            </th>
            <th scope="col" class="figure">
              {texts.result}
            </th>
            {isRated && (
              <>
                <th scope="col" class="figure wide-only">
                  {texts.expected}
                </th>
                <th scope="col" class="figure">
                  {texts.gain}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {games.map((game, index) => (
            <Game
              key={`${game.round}-${index}`}
              game={game}
              edition={edition}
              cadence={cadence}
              isRated={isRated}
              words={words}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GameProps {
  readonly game: PeriodGame;
  readonly edition: string;
  readonly cadence: Cadence;
  readonly isRated: boolean;
  readonly words: Words;
}

function Game({ game, edition, cadence, isRated, words }: GameProps): JSX.Element {
  const { format } = usePageContext();
  const { round, opponent, opponentRating, score, colour, counted, expected, delta, reasons } = game;
  return (
    <>
      <tr class={counted ? 'game' : 'game not-counted'}>
        <td class="figure">{round}</td>
        <th scope="row" class="game-opponent">
          {opponent === null ? (
            <span class="faint">{words.event.unknown}</span>
          ) : (
            <PlayerLink id={opponent.id} name={opponent.name} title={opponent.title} />
          )}
        </th>
        <td class="figure">{format.rating(opponentRating)}</td>
        <td class="figure">
          <Result score={score} colour={colour} words={words} />
        </td>
        {isRated && (
          <>
            <td class="figure wide-only">{format.exact(expected)}</td>
            <td class="figure">{format.exact(delta, { sign: true })}</td>
          </>
        )}
      </tr>
      {reasons.length > 0 && (
        <tr class="game-why">
          <td class="figure" />
          <td colSpan={isRated ? 5 : 3}>
            {reasons.map((reason, index) => (
              <p key={`${reason.code}-${index}`} class="why">
                <ReasonText reason={reason} edition={edition} cadence={cadence} />
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

interface ResultProps {
  readonly score: number;
  readonly colour: PeriodGame['colour'];
  readonly words: Words;
}

function Result({ score, colour, words }: ResultProps): JSX.Element {
  const { format } = usePageContext();
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
