import type { ReportDifferencesView } from '@eloquence/api';
import type { Words } from '@eloquence/words/en/web/pages/desk-event';
import type { JSX } from 'preact';
import { Empty, Section } from '../../components/layout.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { usePageContext } from '../../core/page-context.ts';

interface DifferencesProps {
  /** null: one of the two was redacted or is unreadable. */
  readonly differences: ReportDifferencesView | null;
  readonly words: Words;
}

type Value = ReportDifferencesView['header'][number];
type Player = ReportDifferencesView['players'][number];
type Result = ReportDifferencesView['results'][number];

/** The changes from the previous version: event, players, results. */
export function Differences({ differences, words }: DifferencesProps): JSX.Element {
  const { words: shared, format } = usePageContext();
  const { difference } = words;
  if (differences === null) {
    return (
      <Empty title={words.gone}>
        <p>{words.goneHint}</p>
      </Empty>
    );
  }
  const { from, to, header, players, results } = differences;
  if (header.length + players.length + results.length === 0) {
    return (
      <Empty title={difference.none}>
        <p>{difference.noneHint}</p>
      </Empty>
    );
  }
  const fieldName = (field: string): string =>
    difference.fields[field as keyof Words['difference']['fields']] ?? field;
  const text = (field: string, value: string | null): string => {
    if (value === null) return difference.nothing;
    const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
      type: words.types,
      cadence: shared.cadences,
      sex: difference.sexes,
    };
    if (field === 'start' || field === 'end') return format.date(value);
    return names[field]?.[value] ?? value;
  };
  const before: Column<Value & Result> = {
    key: 'before',
    head: words.version(from),
    cell: (row) => <del>{text(row.field, row.before)}</del>,
  };
  const after: Column<Value & Result> = {
    key: 'after',
    head: words.version(to),
    cell: (row) => <ins>{text(row.field, row.after)}</ins>,
  };
  const side = ({ no, name }: Result['white']): string => `${no} ${name}`;
  return (
    <>
      {header.length > 0 && (
        <Section title={difference.header}>
          <Table
            caption={difference.header}
            isCaptionHidden
            columns={[
              { key: 'field', head: difference.what, isRowHead: true, cell: ({ field }) => fieldName(field) },
              before as Column<Value>,
              after as Column<Value>,
            ]}
            rows={header}
            rowKey={({ field }) => field}
          />
        </Section>
      )}
      {results.length > 0 && (
        <Section title={difference.results}>
          <Table
            caption={difference.results}
            isCaptionHidden
            columns={[
              { key: 'round', head: difference.round, align: 'end', cell: ({ round }) => round },
              {
                key: 'game',
                head: difference.game,
                isRowHead: true,
                cell: ({ white, black }) => `${side(white)} – ${side(black)}`,
              },
              before as Column<Result>,
              after as Column<Result>,
            ]}
            rows={results}
            rowKey={({ round, white, black }) => `${round} ${white.no} ${black.no}`}
          />
        </Section>
      )}
      {players.length > 0 && (
        <Section title={difference.players}>
          <Table
            caption={difference.players}
            isCaptionHidden
            columns={[
              { key: 'no', head: words.changes.no, align: 'end', cell: ({ no }: Player) => no },
              { key: 'player', head: shared.columns.player, isRowHead: true, cell: ({ name }) => name },
              {
                key: 'change',
                head: shared.columns.change,
                cell: ({ change, values }) =>
                  change === 'changed' ? (
                    <ul class="difference-values">
                      {values.map((value) => (
                        <li key={value.field}>
                          {fieldName(value.field)}: <del>{text(value.field, value.before)}</del> →{' '}
                          <ins>{text(value.field, value.after)}</ins>
                        </li>
                      ))}
                    </ul>
                  ) : (
                    difference.kinds[change]
                  ),
              },
            ]}
            rows={players}
            rowKey={({ no, id, change }) => `${no} ${id} ${change}`}
          />
        </Section>
      )}
    </>
  );
}
