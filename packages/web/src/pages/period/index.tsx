import './style.css';
import type { PeriodView, PlayerView } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/period';
import type { ComponentChildren, JSX } from 'preact';
import { editionOn, editionStarts } from '../../components/editions.ts';
import { Empty, PageHead, Section } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Reasons } from '../../components/reasons.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { PlayerLink, RatingChange } from '../../components/values.tsx';
import { isDate } from '../../core/date.ts';
import { NotFound, type Page, Redirect, type ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { Corrections } from './corrections.tsx';
import { EventSection } from './event.tsx';
import { Check } from './recheck.tsx';

interface Data {
  readonly player: PlayerView;
  readonly period: PeriodView;
  /** The previous and next list. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The edition in force on the date of the list. */
  readonly edition: string | null;
}

/** A player's rating on one list, explained down to each game. */
export const page: Page<Data, Words> = {
  async load({ api, params, query }) {
    const { id = '', date = '' } = params;
    const cadence = CADENCES.find((each) => each === params.cadence);
    if (cadence === undefined || !isDate(date)) throw new NotFound();
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
      edition: editionOn(editionStarts(editions), cadence, date),
    };
  },
  title: ({ player, period }, words, { format, words: shared }) =>
    words.documentTitle(player.name, shared.cadences[period.cadence], format.month(period.list.date)),
  description: ({ period }, words, context) => leadOf(period, words, context),
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { player, period, edition } = data;
  const { format, words: shared } = context;
  const isImported = period.list.source === 'imported';
  return (
    <article class="period">
      <PageHead
        kind={<PlayerLink id={player.id} name={player.name} title={player.titles[0] ?? ''} />}
        title={words.heading(shared.cadences[period.cadence], format.month(period.list.date))}
        lead={leadOf(period, words, context)}
      >
        <ShareButtons />
      </PageHead>
      <Neighbours data={data} words={words} context={context} />
      <Outcome period={period} words={words} context={context} />
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
  readonly context: PageContext;
}

function Neighbours({ data: { player, period, previous, next }, words, context }: PartProps): JSX.Element {
  const { format, href } = context;
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

/** The summary in one sentence. */
function leadOf(period: PeriodView, words: Words, { format }: PageContext): string {
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
  context,
}: {
  readonly period: PeriodView;
  readonly words: Words;
  readonly context: PageContext;
}): JSX.Element | null {
  const { before, after, change, rounded, kUsed, events } = period;
  const { format } = context;
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
              <RatingChange value={rating - old} />
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

/** Reasons for the period as a whole: sum, rounding, K, status, first rating. */
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
