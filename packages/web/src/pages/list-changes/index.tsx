import type { DifferencesView, ListItem, SummaryView } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/list-changes';
import type { JSX } from 'preact';
import { playerColumn } from '../../components/columns.tsx';
import { fetchEventNames, type Names } from '../../components/fetch-names.ts';
import { Empty, Facts, PageHead, Pager, Section, Tabs } from '../../components/layout.tsx';
import {
  ChangeHistogram,
  CorrectionsOfList,
  EventsOfList,
  KindsOfChange,
  LargestChanges,
  PointsTable,
} from '../../components/list-summary.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Rating, RatingChange } from '../../components/values.tsx';
import { isDate } from '../../core/date.ts';
import { NotFound, type Page, type ViewProps } from '../../core/page.ts';
import { type PageContext, withQuery } from '../../core/page-context.ts';

interface Data {
  readonly list: ListItem;
  /** The date of the previous list; null: none. */
  readonly before: string | null;
  readonly summary: SummaryView;
  /** Names of the events in `summary`. */
  readonly names: Names;
  /** Differences from the original; null: it is the original. */
  readonly differences: DifferencesView | null;
  readonly offset: number;
  readonly cadences: readonly Cadence[];
}

const ROWS = 100;

/** The changes from the previous list and, for a revision, from the original. */
export const page: Page<Data, Words> = {
  async load({ api, params: { date = '', cadence = '' }, query }) {
    if (!isCadence(cadence) || !isDate(date)) throw new NotFound();
    const selected = /^\d{1,5}$/.test(query.revision ?? '') ? { revision: Number(query.revision) } : {};
    const number = /^\d{1,5}$/.test(query.page ?? '') ? Math.max(1, Number(query.page)) : 1;
    const [{ list, before }, summary, { items }] = await Promise.all([
      api.get('/lists/:cadence/:date', { cadence, date, limit: 1, ...selected }),
      api.get('/lists/:cadence/:date/summary', { cadence, date, ...selected }),
      api.get('/lists'),
    ]);
    const offset = (number - 1) * ROWS;
    return {
      list,
      before,
      summary,
      names: await fetchEventNames(
        api,
        summary.corrections.map(({ event }) => event),
      ),
      differences:
        list.revision === 1
          ? null
          : await api.get('/lists/:cadence/:date/differences', {
              ...{ cadence, date, from: 1, to: list.revision, limit: ROWS },
              ...(offset > 0 && { cursor: String(offset) }),
            }),
      offset,
      cadences: CADENCES.filter((each) => items.some((item) => item.date === date && item.cadence === each)),
    };
  },
  title: ({ list }, words, { words: shared, format }) =>
    words.title(shared.cadences[list.cadence], format.month(list.date)),
  View,
};

const isCadence = (text: string): text is Cadence => (CADENCES as readonly string[]).includes(text);

/** The path of the page; without the revision for the current list. */
function addressOf({ date, cadence, revision, current }: ListItem): string {
  return withQuery(`/lists/${date}/${cadence}/changes`, { revision: current ? null : revision });
}

function View({ data, words, context }: ViewProps<Data, Words>): JSX.Element {
  const { list, before, summary, names, cadences } = data;
  const { format, href, words: shared } = context;
  const { date, cadence, revision, revisions } = list;
  return (
    <>
      <PageHead
        kind={
          <a
            href={href(withQuery(`/lists/${date}/${cadence}`, { revision: list.current ? null : revision }))}
          >
            {words.toList}
          </a>
        }
        title={words.title(shared.cadences[cadence], format.month(date))}
        lead={before === null ? words.isFirst : words.lead(format.month(before))}
      >
        <ShareButtons />
      </PageHead>
      <Tabs
        label={words.cadence}
        tabs={cadences.map((each) => ({
          href: href(`/lists/${date}/${each}/changes`),
          label: shared.cadences[each],
          isCurrent: each === cadence,
        }))}
      />
      {revisions.length > 1 && (
        <Tabs
          label={words.revisions}
          tabs={revisions.map((each) => ({
            href: href(`/lists/${date}/${cadence}/changes?revision=${each}`),
            label: shared.revision(each),
            isCurrent: each === revision,
          }))}
        />
      )}
      <Differences data={data} words={words} context={context} />
      {before === null ? (
        <Empty title={words.nothingBefore} />
      ) : (
        <>
          <Section title={words.changes(format.month(before))} id="changes">
            <Facts
              facts={[
                [words.ratedBefore, format.number(summary.ratedBefore)],
                [words.ratedAfter, format.number(summary.ratedAfter)],
                [words.eventCount, format.number(summary.eventCount)],
                [words.games, format.number(summary.games)],
                ...summary.adjustments.map(
                  (id) =>
                    [
                      words.adjustment,
                      words.summary.adjustments[id as keyof Words['summary']['adjustments']] ?? id,
                    ] as const,
                ),
              ]}
            />
            <ChangeHistogram histogram={summary.histogram} words={words.summary} />
            <KindsOfChange kinds={summary.kinds} words={words.summary} />
            {summary.gains.length + summary.losses.length > 0 && (
              <div class="side-by-side">
                <LargestChanges caption={words.summary.gains} rows={summary.gains} />
                <LargestChanges caption={words.summary.losses} rows={summary.losses} />
              </div>
            )}
          </Section>
          <PointsTable points={summary.points} words={words.summary} />
          <EventsOfList events={summary.events} words={words.summary} />
          <CorrectionsOfList corrections={summary.corrections} names={names} words={words.summary} />
        </>
      )}
    </>
  );
}

interface PartProps {
  readonly data: Data;
  readonly words: Words;
  readonly context: PageContext;
}

function Differences({ data: { list, differences, offset }, words, context }: PartProps): JSX.Element | null {
  if (differences === null) return null;
  const { count, items } = differences;
  const at = (page: number): string =>
    context.href(withQuery(addressOf(list), { page: page === 1 ? null : page }));
  return (
    <Section title={words.differences(list.revision)} id="differences">
      <p class="prose">{words.differing(context.format.number(count))}</p>
      {items.length > 0 && (
        <>
          <Table
            caption={words.differences(list.revision)}
            isCaptionHidden
            columns={columns(words, context)}
            rows={items}
            rowKey={({ player }, index) => player?.id ?? String(index)}
          />
          {count > ROWS && (
            <Pager
              previous={offset === 0 ? null : at(offset / ROWS)}
              next={differences.next === null ? null : at(offset / ROWS + 2)}
              from={offset + 1}
              to={offset + items.length}
              count={count}
            />
          )}
        </>
      )}
    </Section>
  );
}

type Difference = DifferencesView['items'][number];

function columns(words: Words, context: PageContext): readonly Column<Difference>[] {
  const { words: shared } = context;
  /** Both values if they differ. */
  const both = (before: number | null | undefined, after: number | null | undefined): string =>
    before === after ? String(after ?? '–') : `${before ?? '–'} → ${after ?? '–'}`;
  return [
    playerColumn(context),
    {
      key: 'before',
      head: words.original,
      cell: ({ before }) => <Rating value={before?.rating ?? null} />,
      align: 'end',
    },
    {
      key: 'after',
      head: words.revised,
      cell: ({ after }) => <Rating value={after?.rating ?? null} />,
      align: 'end',
    },
    {
      key: 'change',
      head: words.difference,
      cell: ({ before, after }) => (
        <RatingChange
          value={before?.rating == null || after?.rating == null ? null : after.rating - before.rating}
        />
      ),
      align: 'end',
    },
    {
      key: 'games',
      head: shared.columns.games,
      cell: ({ before, after }) => both(before?.games, after?.games),
      align: 'end',
      wideOnly: true,
    },
    {
      key: 'k',
      head: shared.columns.k,
      cell: ({ before, after }) => both(before?.k, after?.k),
      align: 'end',
      wideOnly: true,
    },
  ];
}
