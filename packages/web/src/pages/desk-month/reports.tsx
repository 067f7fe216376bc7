import type { DeskEvent } from '@eloquence/api';
import type { JSX } from 'preact';
import { eventColumn } from '../../desk/columns.tsx';
import { Moment } from '../../desk/head.tsx';
import { Day, Federation } from '../../parts/figures.tsx';
import { Section } from '../../parts/layout.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import type { PartProps } from './index.tsx';

function eventColumns<Row extends DeskEvent>({
  place,
  words: said,
}: Pick<PartProps, 'place' | 'words'>): Column<Row>[] {
  const { words } = place;
  return [
    eventColumn(place),
    {
      key: 'federation',
      head: words.columns.federation,
      cell: ({ federation }) => <Federation code={federation} />,
      wideOnly: true,
    },
    {
      key: 'cadence',
      head: said.cadence,
      cell: ({ cadence }) => words.cadences[cadence],
      wideOnly: true,
    },
  ];
}

/** Events that are over and have no report. */
export function Missing({ data: { missing }, words, place }: PartProps): JSX.Element {
  const { format } = place;
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
            ...eventColumns<(typeof items)[number]>({ place, words }),
            {
              key: 'due',
              head: words.due,
              isUnbroken: true,
              cell: ({ due, overdue }) =>
                due === null ? (
                  '–'
                ) : (
                  <>
                    <Day date={due} isShort /> {overdue && <strong>{words.overdue}</strong>}
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

/** Reports that wait for a decision. */
export function Decisions({ data: { open }, words, place }: PartProps): JSX.Element {
  const { format } = place;
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
            ...eventColumns<(typeof items)[number]>({ place, words }),
            {
              key: 'submitted',
              head: words.handedIn,
              cell: ({ submitted }) => <Moment at={submitted} isShort />,
              wideOnly: true,
            },
            {
              key: 'findings',
              head: words.findings,
              isUnbroken: true,
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
