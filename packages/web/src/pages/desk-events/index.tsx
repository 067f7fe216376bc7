import type { EventItem, EventsPage, StageName } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { JSX } from 'preact';
import { eventColumn } from '../../desk/columns.tsx';
import { DeskHead } from '../../desk/head.tsx';
import type { Page, ViewProps } from '../../page.ts';
import { Days, Federation } from '../../parts/figures.tsx';
import { choice, type Filter, FoldedFilters } from '../../parts/filters.tsx';
import { Button, Field, SearchField } from '../../parts/form.tsx';
import { Empty } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { type Place, withQuery } from '../../place.ts';
import { filtersOf, STAGES } from './filters.ts';
import type { Words } from './words.en.ts';

interface Data {
  readonly found: EventsPage;
  readonly filters: Readonly<Record<string, string>>;
  readonly isFirst: boolean;
}

/** The events somebody has to do with: an arbiter those given to him, an officer those of his federation. */
export const page: Page<Data, Words> = {
  needs: 'account',
  indexed: false,
  async load({ api, query }) {
    const filters = filtersOf(query);
    const found = await api.get('/office/events', { ...filters, cursor: query.cursor, limit: 50 } as never);
    return { found, filters, isFirst: query.cursor === undefined };
  },
  title: (_data, words) => words.title,
  View,
};

function View({ data: { found, filters, isFirst }, words, place }: ViewProps<Data, Words>): JSX.Element {
  const { href, session, words: shared } = place;
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
      <Filters filters={filters} words={words} place={place} />
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
          columns={columnsOf(words, place)}
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
  readonly place: Place;
}

function Filters({ filters, words, place }: FiltersProps): JSX.Element {
  const { format, href, words: shared } = place;
  const filter = (name: string, label: string, options: readonly (readonly [string, string])[]): Filter =>
    choice({ name, label, value: filters[name], none: words.any, options });
  const day = (name: 'from' | 'to'): Filter => ({
    name,
    said: filters[name] === undefined ? undefined : `${words[name]} ${format.shortDate(filters[name])}`,
    field: (
      <Field label={words[name]}>
        {(control) => <input {...control} type="date" name={name} value={filters[name] ?? ''} />}
      </Field>
    ),
  });
  return (
    <FoldedFilters
      action="/desk/events"
      label={words.filters}
      without={href(withQuery('/desk/events', { q: filters.q ?? null }))}
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

function columnsOf(words: Words, place: Place): readonly Column<EventItem>[] {
  const { format, words: shared } = place;
  return [
    eventColumn(place),
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
      isUnbroken: true,
      cell: ({ start, end }) => <Days from={start} to={end} />,
    },
    {
      key: 'stage',
      head: words.stage,
      isUnbroken: true,
      cell: ({ stage }) => words.stages[stage as StageName],
    },
    {
      key: 'list',
      head: shared.columns.list,
      wideOnly: true,
      cell: ({ list }) => (list === null ? '–' : format.shortMonth(list)),
    },
  ];
}
