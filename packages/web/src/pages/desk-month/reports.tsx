import type { DeskEvent } from '@eloquence/api';
import type { JSX } from 'preact';
import { Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { DateText, Federation } from '../../components/values.tsx';
import { eventColumn } from '../../desk/columns.tsx';
import { DateTime } from '../../desk/head.tsx';
import type { PartProps } from './index.tsx';

function eventColumns<Row extends DeskEvent>({
  context,
  words: own,
}: Pick<PartProps, 'context' | 'words'>): Column<Row>[] {
  const { words } = context;
  return [
    eventColumn(context),
    {
      key: 'federation',
      head: words.columns.federation,
      cell: ({ federation }) => <Federation code={federation} />,
      wideOnly: true,
    },
    {
      key: 'cadence',
      head: own.cadence,
      cell: ({ cadence }) => words.cadences[cadence],
      wideOnly: true,
    },
  ];
}

/** Past events without a report. */
export function Missing({ data: { missing }, words, context }: PartProps): JSX.Element {
  const { format } = context;
  const { count, items } = missing;
  return (
    <Section title={words.missing} id="missing">
      {count === 0 ? (
        <p class="faint">{words.missingNone}</p>
      ) : (
        <Table
          caption={words.missing}
          isCaptionHidden
          columns={[
            ...eventColumns<(typeof items)[number]>({ context, words }),
            {
              key: 'due',
              head: words.due,
              noWrap: true,
              cell: ({ due, overdue }) =>
                due === null ? (
                  '–'
                ) : (
                  <>
                    <DateText date={due} isShort /> {overdue && <strong>{words.overdue}</strong>}
                  </>
                ),
            },
          ]}
          rows={items}
          rowKey={({ event }) => event}
        />
      )}
      {count > items.length && <p class="faint">{words.more(format.number(count - items.length))}</p>}
    </Section>
  );
}

export function Decisions({ data: { open }, words, context }: PartProps): JSX.Element {
  const { format } = context;
  const { count, items } = open;
  return (
    <Section title={words.decide} id="decide">
      {count === 0 ? (
        <p class="faint">{words.decideNone}</p>
      ) : (
        <Table
          caption={words.decide}
          isCaptionHidden
          columns={[
            ...eventColumns<(typeof items)[number]>({ context, words }),
            {
              key: 'submitted',
              head: words.handedIn,
              cell: ({ submitted }) => <DateTime at={submitted} isShort />,
              wideOnly: true,
            },
            {
              key: 'findings',
              head: words.findings,
              noWrap: true,
              cell: ({ errors, warnings }) =>
                [errors > 0 && words.errors(errors), warnings > 0 && words.warnings(warnings)]
                  .filter((each) => each !== false)
                  .join(format.comma) || <span class="faint">{words.noFindings}</span>,
            },
          ]}
          rows={items}
          rowKey={({ event }) => event}
        />
      )}
      {count > items.length && <p class="faint">{words.more(format.number(count - items.length))}</p>}
    </Section>
  );
}
