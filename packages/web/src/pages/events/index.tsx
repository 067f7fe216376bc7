import type { EventItem, EventsPage, FederationsView } from '@eloquence/api';
import { CADENCES } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/events';
import type { JSX } from 'preact';
import { EventName } from '../../components/event-name.tsx';
import { CollapsibleFilters, type Filter, selectFilter } from '../../components/filters.tsx';
import { Button, Field, SearchField } from '../../components/form.tsx';
import { Empty, PageHead, Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateRange, Federation } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, usePageContext, withQuery } from '../../core/page-context.ts';
import { chosenOf, eventsQueries, type Matches, matchesOf, STAGES } from './query.ts';

export interface Data {
  /** Soonest first. */
  readonly coming: readonly EventItem[];
  /** Running or past, newest first. */
  readonly begun: readonly EventItem[];
  readonly next: string | null;
  /** Not the first page of started events. */
  readonly isFurther: boolean;
  /** How many match; null on later pages. */
  readonly matches: Matches | null;
  readonly chosen: Readonly<Record<string, string>>;
  readonly federations: FederationsView['items'];
}

const NONE: EventsPage = { items: [], next: null, count: 0 };

export const page: Page<Data, Words> = {
  async load({ api, query, today }) {
    const queries = eventsQueries(query, today);
    const [coming, begun, { items: federations }] = await Promise.all([
      queries.coming === null ? NONE : api.get('/events', queries.coming),
      queries.begun === null ? NONE : api.get('/events', queries.begun),
      api.get('/federations'),
    ]);
    return {
      coming: coming.items.toReversed(),
      begun: begun.items,
      next: begun.next,
      isFurther: queries.begun?.cursor !== undefined,
      matches: queries.begun?.cursor === undefined ? matchesOf([coming, begun]) : null,
      chosen: chosenOf(query),
      federations,
    };
  },
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { coming, begun, next, isFurther, chosen } = data;
  const { href } = context;
  const isChosen = Object.keys(chosen).length > 0;
  const at = (cursor: string | null): string => href(withQuery('/events', { ...chosen, cursor }));
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <a
          href={href(withQuery('/api/v1/calendar.ics', { ...calendarQuery(chosen), lang: context.language }))}
        >
          {words.calendar}
        </a>
      </PageHead>
      <Filters data={data} words={words} />
      {coming.length === 0 && begun.length === 0 ? (
        <Empty title={isChosen ? words.none : words.noneYet}>
          <p>{isChosen ? words.noneHint : words.noneYetHint}</p>
          {isChosen && (
            <p>
              <a href={href('/events')}>{words.everything}</a>
            </p>
          )}
        </Empty>
      ) : (
        <>
          {!isFurther && (coming.length > 0 || !isChosen) && (
            <Section title={words.coming} id="coming">
              {coming.length === 0 ? (
                <p class="faint">{words.noneComing}</p>
              ) : (
                <Events caption={words.comingLead} rows={coming} words={words} />
              )}
            </Section>
          )}
          {begun.length > 0 && (
            <Section title={words.begun} id="begun">
              <Events caption={words.begunLead} rows={begun} words={words} />
              {(isFurther || next !== null) && (
                <nav class="pager" aria-label={context.words.pager.label}>
                  {isFurther ? <a href={at(null)}>‹ {words.newest}</a> : <span />}
                  {next !== null && (
                    <a href={at(next)} rel="next">
                      {words.older} ›
                    </a>
                  )}
                </nav>
              )}
            </Section>
          )}
        </>
      )}
    </>
  );
}

/** The calendar keeps the filters that it has. */
function calendarQuery({
  federation,
  cadence,
}: Data['chosen']): Readonly<Record<string, string | undefined>> {
  return { federation, cadence };
}

function Filters({ data, words }: { readonly data: Data; readonly words: Words }): JSX.Element {
  const { format, href, words: shared } = usePageContext();
  const { chosen, federations, matches } = data;
  const { month } = chosen;
  const filter = (name: string, label: string, options: readonly (readonly [string, string])[]): Filter =>
    selectFilter({ name, label, value: chosen[name], none: words.all, options });
  return (
    <CollapsibleFilters
      action="/events"
      label={words.filters}
      clearHref={href(withQuery('/events', { q: chosen.q ?? null }))}
      search={<SearchField label={words.name} hint={words.nameHint} value={chosen.q ?? ''} />}
      button={<Button type="submit">{words.show}</Button>}
      {...(matches !== null && matches)}
      filters={[
        filter(
          'federation',
          shared.columns.federation,
          federations.map(({ federation }) => [federation, federation]),
        ),
        filter(
          'cadence',
          words.cadence,
          CADENCES.map((cadence) => [cadence, shared.cadences[cadence]]),
        ),
        filter(
          'stage',
          words.stage,
          STAGES.map((stage) => [stage, words.names.stages[stage]]),
        ),
        {
          name: 'month',
          valueText: month === undefined ? undefined : format.month(`${month}-01`),
          field: (
            <Field label={words.month} hint={words.monthHint}>
              {(control) => (
                <input {...control} type="month" name="month" value={month ?? ''} pattern="\d{4}-\d{2}" />
              )}
            </Field>
          ),
        },
      ]}
    />
  );
}

interface EventsProps {
  readonly caption: string;
  readonly rows: readonly EventItem[];
  readonly words: Words;
}

function Events({ caption, rows, words }: EventsProps): JSX.Element {
  const context = usePageContext();
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columnsOf(words, context)}
      rows={rows}
      rowKey={({ event }) => event}
      rowId={({ event }) => event}
    />
  );
}

function columnsOf(words: Words, { href, words: shared }: PageContext): readonly Column<EventItem>[] {
  const { types } = words.names;
  return [
    {
      key: 'event',
      head: shared.columns.event,
      cell: (row) => <EventName event={row} href={href(`/events/${row.event}`)} />,
      isRowHead: true,
    },
    {
      key: 'date',
      head: shared.columns.date,
      cell: ({ start, end }) => <DateRange from={start} to={end} />,
      noWrap: true,
      wideOnly: true,
    },
    { key: 'city', head: words.place, cell: ({ city }) => city || '–', wideOnly: true },
    {
      key: 'federation',
      head: shared.columns.federation,
      cell: ({ federation }) => <Federation code={federation} />,
      wideOnly: true,
    },
    {
      key: 'cadence',
      head: words.cadence,
      cell: ({ cadence }) => shared.cadences[cadence],
      wideOnly: true,
    },
    {
      key: 'kind',
      head: words.kind,
      cell: ({ type }) => (type === null ? undefined : types[type]) ?? '–',
      wideOnly: true,
    },
    { key: 'status', head: shared.columns.status, cell: ({ status }) => status },
  ];
}
