import type { CadenceStanding } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { Empty } from '../../components/layout.tsx';
import { ReasonText } from '../../components/reasons.tsx';
import { RatingChange } from '../../components/values.tsx';
import { usePageContext } from '../../core/page-context.ts';
import type { Data } from './index.tsx';
import { type HistoryRow, historyRows } from './rows.ts';

interface CadencesProps {
  readonly data: Data;
  readonly words: Words;
}

/** Rating, status, rank and K by cadence, with reasons. */
export function Cadences({ data, words }: CadencesProps): JSX.Element {
  const { standings, history, editions, player } = data;
  if (standings.items.length === 0) return <Empty title={words.noLists} />;
  return (
    <section class="cadences" aria-label={words.cadencesLabel}>
      {standings.items.map((standing) => (
        <article key={standing.cadence}>
          <Card
            standing={standing}
            newest={historyRows(history, standing.cadence, []).at(-1) ?? null}
            edition={editions[standing.cadence] ?? null}
            federation={player.federation}
            id={player.id}
            words={words}
          />
        </article>
      ))}
    </section>
  );
}

interface CardProps {
  readonly standing: CadenceStanding;
  /** The newest list with the player. */
  readonly newest: HistoryRow | null;
  readonly edition: string | null;
  readonly federation: string;
  readonly id: string;
  readonly words: Words;
}

function Card(props: CardProps): JSX.Element {
  const { standing, newest, words, id } = props;
  const { words: shared, format, href } = usePageContext();
  const { cadence, rating, list } = standing;
  const isOnNewest = newest?.list === list;
  const period =
    newest === null ? null : href(`/players/${encodeURIComponent(id)}/${newest.list}/${cadence}`);
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
          <Standing {...props} />
        </>
      )}
      {period !== null && newest !== null && (
        <p class="cadence-more">
          <a href={period}>{words.howItCame(format.month(newest.list))}</a>
        </p>
      )}
    </>
  );
}

function Standing({ standing, edition, federation, words }: CardProps): JSX.Element {
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

function Unrated({
  standing: { first, cadence },
  newest,
  words,
}: Pick<CardProps, 'standing' | 'newest' | 'words'>): JSX.Element {
  const { format } = usePageContext();
  return (
    <>
      <p class="cadence-rating cadence-none">{words.noRating}</p>
      {newest?.status === 'delisted' && <p>{words.delistedSince(format.month(newest.list))}</p>}
      {first === null ? (
        newest === null && <p class="faint">{words.noGames}</p>
      ) : (
        <p>
          {words.towards(first.n, first.gamesNeeded)} <a href={`#first-${cadence}`}>{words.whatIsMissing}</a>
        </p>
      )}
    </>
  );
}
