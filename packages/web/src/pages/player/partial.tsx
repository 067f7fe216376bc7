import type { CadenceStanding, PartialEvent, PartialFirstView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/player';
import type { JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { Reasons } from '../../components/reasons.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { type PageContext, usePageContext } from '../../core/page-context.ts';
import type { Data } from './index.tsx';

interface PartialProps {
  readonly data: Data;
  readonly words: Words;
}

/** Results towards a first rating, and what is missing. */
export function PartialResults({ data: { standings, editions }, words }: PartialProps): JSX.Element | null {
  const withResults = standings.items.filter(({ first }) => first !== null);
  if (withResults.length === 0) return null;
  return (
    <Section title={words.first.title}>
      <p class="prose">{words.first.lead}</p>
      {withResults.map((standing) => (
        <CadenceResults
          key={standing.cadence}
          standing={standing}
          first={standing.first as PartialFirstView}
          edition={editions[standing.cadence] ?? null}
          words={words}
        />
      ))}
    </Section>
  );
}

interface CadenceResultsProps {
  readonly standing: CadenceStanding;
  readonly first: PartialFirstView;
  readonly edition: string | null;
  readonly words: Words;
}

function CadenceResults({ standing: { cadence }, first, edition, words }: CadenceResultsProps): JSX.Element {
  const { words: shared, format, href } = usePageContext();
  const { first: texts } = words;
  const name = shared.cadences[cadence];
  return (
    <section class="first" id={`first-${cadence}`}>
      <h3>{name}</h3>
      <p class="first-count">{texts.count(first.n, first.gamesNeeded)}</p>
      <ul class="prose">
        {first.gamesMissing > 0 && <li>{texts.missing(first.gamesMissing)}</li>}
        {first.n === 0 && <li>{texts.minimum(format.points(first.minimumScore))}</li>}
        {first.gamesMissing === 0 && first.ru !== null && <li>{texts.enough(first.ru)}</li>}
        {first.until !== null && <li>{texts.until(format.date(first.until))}</li>}
      </ul>
      <Table
        caption={texts.caption(name)}
        isCaptionHidden
        columns={columnsOf(words, href)}
        rows={first.events}
        rowKey={({ event, list }) => `${event}-${list}`}
      />
      <details>
        <summary>{texts.howWorkedOut}</summary>
        {first.events.map((event) => (
          <section key={`${event.event}-${event.list}`} class="first-steps">
            <h4>{event.name}</h4>
            <Reasons reasons={event.reasons} edition={event.edition} cadence={cadence} />
          </section>
        ))}
      </details>
      {first.reasons.length > 0 && (
        <details>
          <summary>{texts.why}</summary>
          <Reasons reasons={first.reasons} edition={edition} cadence={cadence} />
        </details>
      )}
    </section>
  );
}

function columnsOf({ first: texts }: Words, href: PageContext['href']): readonly Column<PartialEvent>[] {
  return [
    {
      key: 'event',
      head: texts.event,
      cell: ({ event, name }) => <a href={href(`/events/${event}`)}>{name}</a>,
      isRowHead: true,
    },
    { key: 'score', head: texts.score, cell: (event) => <Score {...event} />, align: 'end' },
    { key: 'ru', head: texts.ru, cell: ({ ru }) => ru, align: 'end' },
    {
      key: 'counts',
      head: texts.counts,
      cell: ({ counts }) => (counts ? texts.yes : texts.no),
    },
    {
      key: 'until',
      head: texts.usable,
      cell: ({ until, counts }) => (counts ? <Until date={until} /> : '–'),
      wideOnly: true,
    },
  ];
}

function Score({ score, n }: PartialEvent): JSX.Element {
  const { format } = usePageContext();
  return (
    <>
      {format.points(score)}
      <span class="faint"> / {n}</span>
    </>
  );
}

function Until({ date }: { readonly date: string }): JSX.Element {
  const { format } = usePageContext();
  return <time dateTime={date}>{format.shortDate(date)}</time>;
}
