import type { CadenceStanding, PlayerView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { Sparkline } from '../../components/chart/sparkline.tsx';
import { Empty } from '../../components/layout.tsx';
import { ReasonText } from '../../components/reasons.tsx';
import { RatingChange } from '../../components/values.tsx';
import { usePageContext, withQuery } from '../../core/page-context.ts';
import type { Data } from './index.tsx';
import { type HistoryRow, historyRows } from './rows.ts';

interface CadencesProps {
  readonly data: Data;
  readonly words: Words;
}

/** The three ratings with small curves, and their status, rank and K with reasons below a fold. */
export function Cadences({ data, words }: CadencesProps): JSX.Element {
  const { standings, history, player } = data;
  const { words: shared } = usePageContext();
  if (standings.items.length === 0) return <Empty title={words.noLists} />;
  return (
    <>
      <section class="cadences" aria-label={words.cadencesLabel}>
        {standings.items.map((standing, index) => (
          <article key={standing.cadence} class={`curve-${index + 1}`}>
            <Card
              standing={standing}
              rows={historyRows(history, standing.cadence, [])}
              player={player}
              words={words}
            />
          </article>
        ))}
      </section>
      <details class="cadence-details">
        <summary>{words.why}</summary>
        <div class="cadence-columns">
          {standings.items
            .filter(({ rating }) => rating !== null)
            .map((standing) => (
              <section key={standing.cadence}>
                <h2>{shared.cadences[standing.cadence]}</h2>
                <Standing
                  standing={standing}
                  edition={data.editions[standing.cadence] ?? null}
                  federation={player.federation}
                  words={words}
                />
              </section>
            ))}
        </div>
      </details>
    </>
  );
}

/** The next hundred: what players aim for. */
const nextGoal = (rating: number): number => (Math.floor(rating / 100) + 1) * 100;

interface CardProps {
  readonly standing: CadenceStanding;
  readonly rows: readonly HistoryRow[];
  readonly player: Pick<PlayerView, 'id' | 'deceased'>;
  readonly words: Words;
}

function Card({ standing, rows, player: { id, deceased }, words }: CardProps): JSX.Element {
  const { words: shared, format, href } = usePageContext();
  const { cadence, rating, list, world, k, active } = standing;
  const newest = rows.at(-1) ?? null;
  const isOnNewest = newest?.list === list;
  const points = rows.flatMap((row) => (row.rating === null ? [] : [{ date: row.list, value: row.rating }]));
  return (
    <>
      <h2>{shared.cadences[cadence]}</h2>
      {rating === null ? (
        <Unrated standing={standing} newest={newest} words={words} />
      ) : (
        <>
          <p class="cadence-rating">
            {rating}
            {isOnNewest && newest.change !== null && newest.games > 0 && (
              <span class="cadence-change">
                <RatingChange value={newest.change} />
              </span>
            )}
          </p>
          <Sparkline points={points} />
          <p class="cadence-line">
            {active ? world !== null && words.rankShort(format.number(world.rank)) : words.inactive}
            {k !== null && (
              <span>
                <abbr title={words.kMeans}>K</abbr> {k}
              </span>
            )}
          </p>
        </>
      )}
      {newest !== null && (
        <p class="cadence-more">
          <a href={href(`/players/${encodeURIComponent(id)}/${newest.list}/${cadence}`)}>
            {words.howItCame(format.month(newest.list))}
          </a>
        </p>
      )}
      {rating !== null && !deceased && (
        <p class="cadence-more">
          <a href={href(withQuery('/calculators/target', { player: id, cadence, goal: nextGoal(rating) }))}>
            {words.reach(nextGoal(rating))}
          </a>
        </p>
      )}
    </>
  );
}

interface StandingProps {
  readonly standing: CadenceStanding;
  readonly edition: string | null;
  readonly federation: string;
  readonly words: Words;
}

function Standing({ standing, edition, federation, words }: StandingProps): JSX.Element {
  const { format } = usePageContext();
  const { cadence, active, statusReasons, world, federation: own, k, kReasons, kFrom, peak } = standing;
  return (
    <dl class="cadence-facts">
      <dt>{words.status}</dt>
      <dd>
        <strong>{active ? words.active : words.inactive}</strong>
        {statusReasons.map((reason, index) => (
          <p key={`${reason.code}-${index}`} class="why">
            <ReasonText reason={reason} edition={edition} cadence={cadence} />
          </p>
        ))}
      </dd>
      <dt>{words.rank}</dt>
      <dd>
        {world === null ? (
          <span class="faint">{words.noRank}</span>
        ) : (
          <>
            <strong>{format.number(world.rank)}</strong> {words.ofActive(format.number(world.of))}
            {own !== null && (
              <p class="why">
                {words.inFederation(federation, format.number(own.rank), format.number(own.of))}
              </p>
            )}
          </>
        )}
      </dd>
      {k !== null && (
        <>
          <dt>
            <abbr title={words.kMeans}>K</abbr>
          </dt>
          <dd>
            <strong>{k}</strong>
            {kReasons.map((reason, index) => (
              <p key={`${reason.code}-${index}`} class="why">
                <ReasonText reason={reason} edition={edition} cadence={cadence} />
              </p>
            ))}
            {kFrom !== null && kFrom.source !== 'rules' && <p class="why">{kFrom.sentence}</p>}
          </dd>
        </>
      )}
      {peak !== null && (
        <>
          <dt>{words.peak}</dt>
          <dd>
            <strong>{peak.rating}</strong>{' '}
            {peak.list === null ? words.peakEarlier : words.peakSince(format.month(peak.list))}
          </dd>
        </>
      )}
    </dl>
  );
}

interface UnratedProps {
  readonly standing: CadenceStanding;
  readonly newest: HistoryRow | null;
  readonly words: Words;
}

function Unrated({ standing: { first, cadence }, newest, words }: UnratedProps): JSX.Element {
  const { format } = usePageContext();
  return (
    <>
      <p class="cadence-rating cadence-none">{words.noRating}</p>
      {newest?.status === 'delisted' && (
        <p class="cadence-line">{words.delistedSince(format.month(newest.list))}</p>
      )}
      {first === null ? (
        newest === null && <p class="cadence-line faint">{words.noGames}</p>
      ) : (
        <p class="cadence-line">
          {words.towards(first.n, first.gamesNeeded)} <a href={`#first-${cadence}`}>{words.whatIsMissing}</a>
        </p>
      )}
    </>
  );
}
