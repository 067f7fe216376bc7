import type { DeskEvent, DeskSection, DeskView, MissingReportItem, OpenReportItem } from '@eloquence/api';
import type { DeskWords } from '@eloquence/words/en/web/desk';
import type { JSX } from 'preact';
import { FindingCounts } from '../components/findings.tsx';
import { Section } from '../components/layout.tsx';
import { type Column, Table } from '../components/table.tsx';
import { DateText } from '../components/values.tsx';
import { usePageContext } from '../core/page-context.ts';
import { eventColumn, statusColumn } from './columns.tsx';

interface EventSectionProps<Item> {
  readonly section: DeskSection<Item>;
  readonly title: string;
  readonly lead: string;
  readonly columns: readonly Column<Item>[];
  readonly words: DeskWords;
  readonly id?: string;
  /** Shown when there are none; by default the section is left out. */
  readonly none?: string;
  /** The page with the full list. */
  readonly all?: string;
}

/** A table of events with something to do. */
export function EventSection<Item extends DeskEvent>(props: EventSectionProps<Item>): JSX.Element | null {
  const { section, title, lead, columns, words, id, none, all } = props;
  const context = usePageContext();
  const { format, href } = context;
  const { count, items } = section;
  const { tasks } = words;
  if (count === 0) {
    return none === undefined ? null : (
      <Section title={title} {...(id !== undefined && { id })}>
        <p class="faint">{none}</p>
      </Section>
    );
  }
  const about: Column<Item> = {
    key: 'about',
    head: tasks.about,
    wideOnly: true,
    cell: ({ federation, cadence }) => `${federation} · ${context.words.cadences[cadence]}`,
  };
  return (
    <Section
      title={title}
      more={<span class="faint">{format.number(count)}</span>}
      {...(id !== undefined && { id })}
    >
      <p class="prose">{lead}</p>
      <Table
        caption={title}
        isCaptionHidden
        columns={[eventColumn(context), about, ...columns]}
        rows={items}
        rowKey={(item, index) => `${item.event} ${index}`}
      />
      {count > items.length && (
        <p>
          {tasks.more(format.number(count - items.length))}{' '}
          {all !== undefined && <a href={href(all)}>{tasks.showAll}</a>}
        </p>
      )}
    </Section>
  );
}

interface ReportsProps {
  readonly desk: DeskView;
  readonly words: DeskWords;
  readonly isNoneShown?: boolean;
}

/** Reports that await a decision. */
export function UndecidedReports({ desk, words, isNoneShown = false }: ReportsProps): JSX.Element | null {
  const context = usePageContext();
  const { format, session } = context;
  const { tasks } = words;
  const columns: readonly Column<OpenReportItem>[] = [
    {
      key: 'submitted',
      head: tasks.submitted,
      wideOnly: true,
      cell: ({ submitted }) => <DateText date={submitted.slice(0, 10)} isShort />,
    },
    {
      key: 'size',
      head: tasks.content,
      wideOnly: true,
      cell: ({ players, games }) => tasks.size(players, games, format.number),
    },
    { key: 'found', head: tasks.found, cell: (report) => <FindingCounts of={report} /> },
    statusColumn(context, true),
  ];
  return (
    <EventSection
      section={desk.open}
      title={tasks.open}
      lead={session?.role === 'arbiter' ? tasks.openLeadArbiter : tasks.openLead}
      columns={columns}
      words={words}
      id="decide"
      all="/desk/events?stage=reported"
      {...(isNoneShown && { none: tasks.openNone })}
    />
  );
}

/** Events that are over and have no report. */
export function MissingReports({ desk, words, isNoneShown = false }: ReportsProps): JSX.Element | null {
  const context = usePageContext();
  const { tasks } = words;
  const columns: readonly Column<MissingReportItem>[] = [
    { key: 'end', head: tasks.ended, wideOnly: true, cell: ({ end }) => <DateText date={end} isShort /> },
    statusColumn(context),
  ];
  return (
    <EventSection
      section={desk.missing}
      title={tasks.missing}
      lead={tasks.missingLead}
      columns={columns}
      words={words}
      id="missing"
      all="/desk/events?stage=registered"
      {...(isNoneShown && { none: tasks.missingNone })}
    />
  );
}
