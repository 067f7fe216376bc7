import './style.css';
import type { PeriodView, PlayerView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { ComponentChildren, JSX } from 'preact';
import { isDay } from '../../day.ts';
import { NotFound, type Page, Redirect, type ViewProps } from '../../page.ts';
import { editionDays, editionOn } from '../../parts/editions.ts';
import { Change, PlayerLink } from '../../parts/figures.tsx';
import { Empty, PageHead, Section } from '../../parts/layout.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Reasons } from '../../parts/sentence.tsx';
import { Share } from '../../parts/share.tsx';
import { type Place, withQuery } from '../../place.ts';
import { Corrections } from './corrections.tsx';
import { EventSection } from './event.tsx';
import { Check } from './recheck.tsx';
import type { Words } from './words.en.ts';

interface Data {
  readonly player: PlayerView;
  readonly period: PeriodView;
  /** The lists before and after this one. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The edition in force on the day of the list. */
  readonly edition: string | null;
}

const CADENCES: readonly Cadence[] = ['standard', 'rapid', 'blitz'];

/** One player on one list: from the rating down to every game, with the sentence and its article. */
export const page: Page<Data, Words> = {
  async load({ api, params, query }) {
    const { id = '', date = '' } = params;
    const cadence = CADENCES.find((each) => each === params.cadence);
    if (cadence === undefined || !isDay(date)) throw new NotFound();
    const player = await api.get('/players/:id', { id });
    if (player.id !== id) {
      const address = `/players/${encodeURIComponent(player.id)}/${date}/${cadence}`;
      throw new Redirect(withQuery(address, query));
    }
    const [period, lists, editions] = await Promise.all([
      api.get('/players/:id/periods/:list', { id, list: date, cadence }),
      api.get('/lists', { cadence }),
      api.get('/editions', { cadence }),
    ]);
    const dates = lists.items.map((list) => list.date).toSorted();
    return {
      player,
      period,
      previous: dates.findLast((each) => each < date) ?? null,
      next: dates.find((each) => each > date) ?? null,
      edition: editionOn(editionDays(editions), cadence, date),
    };
  },
  title: ({ player, period }, words, { format, words: shared }) =>
    words.documentTitle(player.name, shared.cadences[period.cadence], format.month(period.list.date)),
  description: ({ period }, words, place) => leadOf(period, words, place),
  View,
};

function View({ data, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { player, period, edition } = data;
  const { format, words: shared } = place;
  const isImported = period.list.source === 'imported';
  return (
    <article class="period">
      <PageHead
        kind={
          <PlayerLink id={player.id} name={player.name} title={player.titles.title || player.titles.women} />
        }
        title={words.heading(shared.cadences[period.cadence], format.month(period.list.date))}
        lead={leadOf(period, words, place)}
      >
        <Share />
      </PageHead>
      <Neighbours data={data} words={words} place={place} />
      <Outcome period={period} words={words} place={place} />
      {period.list.revision > 1 && (
        <Notice>
          <p>{words.revised(period.list.revision)}</p>
        </Notice>
      )}
      {isImported ? (
        <Empty title={words.imported}>
          <p class="prose">{words.importedHint}</p>
        </Empty>
      ) : (
        <>
          <Why period={period} edition={edition} words={words} />
          {period.events.length > 0 && (
            <Section title={words.events}>
              {period.events.map((event) => (
                <EventSection key={event.event} event={event} period={period} words={words} />
              ))}
            </Section>
          )}
          <Corrections period={period} words={words} />
          {period.recompute !== null && <Check period={period} words={words} />}
        </>
      )}
    </article>
  );
}

interface PartProps {
  readonly data: Data;
  readonly words: Words;
  readonly place: Place;
}

function Neighbours({ data: { player, period, previous, next }, words, place }: PartProps): JSX.Element {
  const { format, href } = place;
  const address = (date: string): string =>
    href(`/players/${encodeURIComponent(player.id)}/${date}/${period.cadence}`);
  return (
    <nav class="pager period-pager" aria-label={words.neighbours}>
      {previous === null ? (
        <span class="faint">{words.noEarlier}</span>
      ) : (
        <a href={address(previous)} rel="prev">
          ‹ {format.month(previous)}
        </a>
      )}
      <a href={href(`/lists/${period.list.date}/${period.cadence}`)}>{words.wholeList}</a>
      {next === null ? (
        <span class="faint">{words.noLater}</span>
      ) : (
        <a href={address(next)} rel="next">
          {format.month(next)} ›
        </a>
      )}
    </nav>
  );
}

/** In one sentence, what this list says of the player. */
function leadOf(period: PeriodView, words: Words, { format }: Place): string {
  const { before, after, events, first, list, recompute, corrections } = period;
  const { lead } = words;
  const rating = after?.rating ?? null;
  const old = before?.rating ?? null;
  const games = events.reduce((sum, { n }) => sum + n, 0);
  if (list.source === 'imported') return rating === null ? lead.importedUnrated : lead.imported(rating);
  if (recompute?.first && rating !== null && first !== null)
    return lead.first(rating, format.points(first.score), first.n);
  if (old !== null && rating === null) return lead.delisted(old);
  if (old !== null && rating !== null) {
    if (events.length > 0) return lead.changed(old, rating, games, events.length);
    return corrections.length > 0 ? lead.corrected(old, rating) : lead.unchanged(rating);
  }
  if (rating !== null) return events.length > 0 ? lead.entered(rating, games) : lead.listed(rating);
  return events.length > 0 ? lead.towards(games) : lead.absent;
}

function Outcome({
  period,
  words,
  place,
}: {
  readonly period: PeriodView;
  readonly words: Words;
  readonly place: Place;
}): JSX.Element | null {
  const { before, after, change, rounded, kUsed, events } = period;
  const { format } = place;
  const rating = after?.rating ?? null;
  const old = before?.rating ?? null;
  if (rating === null && old === null) return null;
  const games = after?.games ?? events.reduce((sum, { n }) => sum + n, 0);
  const facts: (readonly [string, ComponentChildren] | null)[] = [
    old === null ? null : [words.facts.before, format.rating(old)],
    change === null
      ? null
      : [words.facts.change, words.exactly(format.exact(change, { sign: true }), format.change(rounded))],
    kUsed === null ? null : [words.facts.k, String(kUsed)],
    games === 0 ? null : [words.facts.games, format.number(games)],
  ];
  return (
    <dl class="outcome">
      <div class="outcome-main">
        <dt>{words.facts.rating}</dt>
        <dd>
          {rating === null ? <span class="outcome-none">{words.noRating}</span> : rating}
          {old !== null && rating !== null && (
            <span class="outcome-change">
              <Change value={rating - old} />
            </span>
          )}
        </dd>
      </div>
      {facts
        .filter((fact) => fact !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What concerns the list as a whole: the sum and its rounding, K, the status, a first rating. */
function Why({
  period,
  edition,
  words,
}: {
  readonly period: PeriodView;
  readonly edition: string | null;
  readonly words: Words;
}): JSX.Element | null {
  const { cadence, reasons, kReasons, kFrom, standingReasons, first, recompute } = period;
  const ofPeriod = recompute?.period?.edition ?? edition;
  const ofK = recompute?.k?.edition ?? edition;
  const ofFirst = period.events.at(-1)?.edition ?? edition;
  if (reasons.length + kReasons.length + standingReasons.length === 0 && first === null) return null;
  return (
    <Section title={words.why}>
      <div class="why-columns">
        {reasons.length > 0 && (
          <section>
            <h3>{words.sum}</h3>
            <Reasons reasons={reasons} edition={ofPeriod} cadence={cadence} />
          </section>
        )}
        {first !== null && (
          <section>
            <h3>{first.rating === null ? words.towardsFirst : words.first}</h3>
            <Reasons reasons={first.reasons} edition={ofFirst} cadence={cadence} />
          </section>
        )}
        {kReasons.length > 0 && (
          <section>
            <h3>{words.k}</h3>
            <Reasons reasons={kReasons} edition={ofK} cadence={cadence} />
            {kFrom !== null && kFrom.source !== 'rules' && <p class="faint">{kFrom.sentence}</p>}
          </section>
        )}
        {standingReasons.length > 0 && (
          <section>
            <h3>{words.status}</h3>
            <Reasons reasons={standingReasons} edition={edition} cadence={cadence} />
          </section>
        )}
      </div>
    </Section>
  );
}
