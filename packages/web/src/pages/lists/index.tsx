import type { ListItem } from '@eloquence/api';
import { CADENCES, type Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/lists';
import type { JSX } from 'preact';
import { type LateLists, LateNotice, lateLists } from '../../components/late-lists.tsx';
import { Empty, PageHead, Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import type { PageContext } from '../../core/page-context.ts';

/** The lists of one date. */
interface Row {
  readonly date: string;
  readonly lists: Readonly<Partial<Record<Cadence, ListItem>>>;
}

interface Data {
  readonly years: readonly { readonly year: string; readonly rows: readonly Row[] }[];
  /** Of the cadence that is latest. */
  readonly late: LateLists | null;
}

export const page: Page<Data, Words> = {
  async load({ api }) {
    const [{ items }, calendar] = await Promise.all([api.get('/lists'), api.get('/calendar')]);
    const late = CADENCES.flatMap((cadence) => {
      const newest = items.find((list) => list.cadence === cadence);
      return (newest && lateLists(calendar, cadence, newest.date)) ?? [];
    }).toSorted((a, b) => b.overdue.length - a.overdue.length);
    const dates = Map.groupBy(items, ({ date }) => date);
    const rows = [...dates].map(([date, lists]) => ({
      date,
      lists: Object.fromEntries(lists.map((list) => [list.cadence, list])),
    }));
    rows.sort((a, b) => (a.date < b.date ? 1 : -1));
    return {
      late: late[0] ?? null,
      years: [...Map.groupBy(rows, ({ date }) => date.slice(0, 4))].map(([year, own]) => ({
        year,
        rows: own,
      })),
    };
  },
  title: (_data, words) => words.title,
  description: (_data, words) => words.lead,
  View,
};

function View({ data: { years, late }, words, context }: ViewProps<Data, Words>): JSX.Element {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        {years.length > 0 && (
          <>
            <a href={context.href('/top')}>{words.top}</a>
            <a href={context.href('/federations')}>{words.byFederation}</a>
            <a href={context.href(`/api/v1/lists.rss?lang=${context.language}`)}>RSS</a>
          </>
        )}
      </PageHead>
      <LateNotice late={late} />
      {years.length === 0 && (
        <Empty title={words.none}>
          <p>{words.noneHint}</p>
        </Empty>
      )}
      {years.map(({ year, rows }) => (
        <Section key={year} title={year} id={`y${year}`}>
          <Table
            caption={words.listsOf(year)}
            columns={columns(context)}
            rows={rows}
            rowKey={({ date }) => date}
          />
        </Section>
      ))}
    </>
  );
}

function columns({ format, href, words: shared }: PageContext): readonly Column<Row>[] {
  return [
    { key: 'date', head: shared.columns.date, cell: ({ date }) => format.shortDate(date), isRowHead: true },
    ...CADENCES.map(
      (cadence): Column<Row> => ({
        key: cadence,
        head: shared.cadences[cadence],
        align: 'end',
        cell: ({ date, lists }) => {
          const list = lists[cadence];
          if (list === undefined) return <span class="faint">–</span>;
          return <a href={href(`/lists/${date}/${cadence}`)}>{format.number(list.rated)}</a>;
        },
      }),
    ),
  ];
}
