import type { PreviewView } from '@eloquence/api';
import type { RatedPlayer } from '@eloquence/reports';
import type { EventDeskWords } from '@eloquence/words/en/web/desk-events';
import type { JSX } from 'preact';
import { Empty } from '../components/layout.tsx';
import { type Column, Table } from '../components/table.tsx';
import { PlayerLink, Rating, RatingChange } from '../components/values.tsx';
import { usePageContext } from '../core/page-context.ts';

/** A player's result by a report. */
export interface PlayerChange {
  readonly no: number;
  readonly id: string | null;
  readonly name: string;
  readonly rating: number | null;
  readonly k: number | null;
  readonly n: number;
  readonly score: number;
  readonly expected: string;
  readonly change: string | null;
  /** The event's result towards a first rating; null: the player is rated, or no game counted. */
  readonly initial: number | null;
  readonly counts: boolean;
}

export function playerChanges({ players }: Pick<PreviewView, 'players'>): readonly PlayerChange[] {
  return (players as readonly RatedPlayer[]).map(
    ({ no, id, name, rating, k, n, score, expected, change, initial }) => ({
      ...{ no, id, name, rating, k, n, score, expected, change },
      initial: initial?.rating ?? null,
      counts: initial?.counts ?? false,
    }),
  );
}

export interface ComparedChange extends PlayerChange {
  readonly before: string | null;
  readonly beforeInitial: number | null;
  readonly isChanged: boolean;
}

/** Players with their results by both reports; removed players come last. */
export function compareChanges(
  before: readonly PlayerChange[],
  after: readonly PlayerChange[],
): readonly ComparedChange[] {
  const keyOf = ({ id, name }: PlayerChange): string => id ?? name;
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const now = new Set(after.map(keyOf));
  const rows = after.map((row): ComparedChange => {
    const other = old.get(keyOf(row));
    const isChanged = other?.change !== row.change || other.initial !== row.initial;
    return { ...row, before: other?.change ?? null, beforeInitial: other?.initial ?? null, isChanged };
  });
  const removed = before
    .filter((row) => !now.has(keyOf(row)))
    .map(
      (row): ComparedChange => ({
        ...row,
        before: row.change,
        beforeInitial: row.initial,
        change: null,
        initial: null,
        isChanged: true,
      }),
    );
  return [...rows, ...removed];
}

interface ChangesProps {
  readonly rows: readonly PlayerChange[];
  readonly before?: readonly PlayerChange[] | null;
  readonly words: Pick<EventDeskWords, 'changes'>;
}

export function ReportChanges({ rows: after, before = null, words }: ChangesProps): JSX.Element {
  const { format, words: shared } = usePageContext();
  const { changes } = words;
  if (after.length === 0) {
    return (
      <Empty title={changes.none}>
        <p>{changes.noneHint}</p>
      </Empty>
    );
  }
  const player: Column<PlayerChange> = {
    key: 'player',
    head: shared.columns.player,
    isRowHead: true,
    cell: ({ id, name }) => (id === null ? name : <PlayerLink id={id} name={name} />),
  };
  const figures: readonly Column<PlayerChange>[] = [
    { key: 'no', head: changes.no, align: 'end', wideOnly: true, cell: ({ no }) => no },
    player,
    {
      key: 'rating',
      head: shared.columns.rating,
      align: 'end',
      cell: ({ rating }) => <Rating value={rating} />,
    },
    {
      key: 'games',
      head: shared.columns.games,
      align: 'end',
      wideOnly: true,
      cell: ({ n }) => n,
    },
    { key: 'score', head: changes.score, align: 'end', cell: ({ score }) => format.points(score) },
    {
      key: 'expected',
      head: changes.expected,
      align: 'end',
      wideOnly: true,
      cell: ({ rating, expected }) => (rating === null ? '–' : format.exact(expected)),
    },
    { key: 'k', head: shared.columns.k, align: 'end', wideOnly: true, cell: ({ k }) => k ?? '–' },
  ];
  const changeCell = (change: string | null, initial: number | null): JSX.Element =>
    initial === null ? <RatingChange value={change} /> : <span>{changes.first(String(initial))}</span>;
  if (before === null) {
    const column: Column<PlayerChange> = {
      key: 'change',
      head: shared.columns.change,
      align: 'end',
      cell: ({ change, initial }) => changeCell(change, initial),
    };
    return (
      <Table
        caption={changes.caption}
        columns={[...figures, column]}
        rows={after}
        rowKey={({ no }) => String(no)}
      />
    );
  }
  const rows = compareChanges(before, after);
  const changed = rows.filter(({ isChanged }) => isChanged);
  const columns: readonly Column<ComparedChange>[] = [
    player as Column<ComparedChange>,
    {
      key: 'before',
      head: changes.before,
      align: 'end',
      cell: (row) => changeCell(row.before, row.beforeInitial),
    },
    { key: 'after', head: changes.after, align: 'end', cell: (row) => changeCell(row.change, row.initial) },
  ];
  return (
    <>
      <p>{changes.differ(changed.length, rows.length)}</p>
      {changed.length > 0 && (
        <Table
          caption={changes.comparedCaption}
          columns={columns}
          rows={changed}
          rowKey={({ no, name }) => `${no} ${name}`}
        />
      )}
    </>
  );
}
