import type { EventItem, EventsPage } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-events';
import type { JSX } from 'preact';
import { CollapsibleFilters, type Filter, selectFilter } from '../../components/filters.tsx';
import { Button, Field, SearchField } from '../../components/form.tsx';
import { Empty } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateRange, Federation } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';
import { eventColumn, statusColumn } from '../../desk/columns.tsx';
import { DeskHead } from '../../desk/head.tsx';
import { filtersOf, STAGES } from './filters.ts';

interface Data {
  readonly found: EventsPage;
  readonly filters: Readonly<Record<string, string>>;
  readonly isFirst: boolean;
}

/** Arbiters see assigned events, officers those of their federation. */
export const page: Page<Data, Words> = {
  needs: 'account',
  indexed: false,
  async load({ api, query }) {
    const filters = filtersOf(query);
    const found = await api.get('/office/events', {
      ...filters,
      cursor: query.cursor,
      limit: 50,
    });
    return { found, filters, isFirst: query.cursor === undefined };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data: { found, filters, isFirst }, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { href, session, words: shared } = context;
  const role = session?.role ?? 'arbiter';
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <DeskHead words={words.desk} at="/desk/events" title={words.title} lead={words.leads[role]}>
        {role !== 'arbiter' && (
          <a class="button" href={href('/desk/events/new')}>
            {words.register}
          </a>
        )}
      </DeskHead>
      <Filters filters={filters} words={words} context={context} />
      {found.items.length === 0 ? (
        <Empty title={isFiltered ? words.noneFound : words.none}>
          <p>{isFiltered ? words.noneFoundHint : words.noneHints[role]}</p>
          {isFiltered && (
            <p>
              <a href={href('/desk/events')}>{words.all}</a>
            </p>
          )}
        </Empty>
      ) : (
        <Table
          caption={words.caption}
          isCaptionHidden
          columns={columnsOf(words, context)}
          rows={found.items}
          rowKey={({ event }) => event}
        />
      )}
      {(found.next !== null || !isFirst) && (
        <nav class="pager" aria-label={shared.pager.label}>
          {isFirst ? <span /> : <a href={href(withQuery('/desk/events', filters))}>‹ {words.newest}</a>}
          {found.next !== null && (
            <a href={href(withQuery('/desk/events', { ...filters, cursor: found.next }))} rel="next">
              {words.older} ›
            </a>
          )}
        </nav>
      )}
    </>
  );
}

interface FiltersProps {
  readonly filters: Readonly<Record<string, string>>;
  readonly words: Words;
  readonly context: PageContext;
}

function Filters({ filters, words, context }: FiltersProps): JSX.Element {
  const { format, href, words: shared } = context;
  const filter = (name: string, label: string, options: readonly (readonly [string, string])[]): Filter =>
    selectFilter({ name, label, value: filters[name], none: words.any, options });
  const day = (name: 'from' | 'to'): Filter => ({
    name,
    valueText: filters[name] === undefined ? undefined : `${words[name]} ${format.shortDate(filters[name])}`,
    field: (
      <Field label={words[name]}>
        {(control) => <input {...control} type="date" name={name} value={filters[name] ?? ''} />}
      </Field>
    ),
  });
  return (
    <CollapsibleFilters
      action="/desk/events"
      label={words.filters}
      clearHref={href(withQuery('/desk/events', { q: filters.q ?? null }))}
      search={<SearchField label={words.find} value={filters.q ?? ''} />}
      button={<Button type="submit">{words.show}</Button>}
      filters={[
        filter(
          'stage',
          words.stage,
          STAGES.map((stage) => [stage, words.stages[stage]]),
        ),
        filter('cadence', words.cadence, Object.entries(shared.cadences)),
        day('from'),
        day('to'),
      ]}
    />
  );
}

function columnsOf(words: Words, context: PageContext): readonly Column<EventItem>[] {
  const { words: shared } = context;
  return [
    eventColumn(context),
    { key: 'city', head: words.city, wideOnly: true, cell: ({ city }) => city || '–' },
    {
      key: 'federation',
      head: shared.columns.federation,
      wideOnly: true,
      cell: ({ federation }) => <Federation code={federation} />,
    },
    {
      key: 'cadence',
      head: words.cadence,
      wideOnly: true,
      cell: ({ cadence }) => shared.cadences[cadence as Cadence],
    },
    {
      key: 'dates',
      head: words.days,
      noWrap: true,
      wideOnly: true,
      cell: ({ start, end }) => <DateRange from={start} to={end} />,
    },
    statusColumn(context),
  ];
}
