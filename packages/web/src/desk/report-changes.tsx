import type { PreviewView } from '@eloquence/api';
import type { RatedPlayer } from '@eloquence/reports';
import type { JSX } from 'preact';
import { Change, PlayerLink, Rating } from '../parts/figures.tsx';
import { Empty } from '../parts/layout.tsx';
import { type Column, Table } from '../parts/table.tsx';
import { usePlace } from '../place.ts';
import type { EventDeskWords } from './event-words.en.ts';

/** What a report gives a player; what the other one gave him, where two are compared. */
export interface Gain {
  readonly no: number;
  readonly id: string | null;
  readonly name: string;
  readonly rating: number | null;
  readonly k: number | null;
  readonly n: number;
  readonly score: number;
  readonly expected: string;
  readonly change: string | null;
  /** The rating of the event towards a first one; null: he is rated, or nothing counted. */
  readonly initial: number | null;
  readonly counts: boolean;
}

export function gainsOf({ players }: Pick<PreviewView, 'players'>): readonly Gain[] {
  return (players as readonly RatedPlayer[]).map(
    ({ no, id, name, rating, k, n, score, expected, change, initial }) => ({
      ...{ no, id, name, rating, k, n, score, expected, change },
      initial: initial?.rating ?? null,
      counts: initial?.counts ?? false,
    }),
  );
}

export interface Compared extends Gain {
  readonly before: string | null;
  readonly beforeInitial: number | null;
  readonly isOther: boolean;
}

/** Each player with what he had by the report before; whoever is no longer there stands at the end. */
export function compared(before: readonly Gain[], after: readonly Gain[]): readonly Compared[] {
  const keyOf = ({ id, name }: Gain): string => id ?? name;
  const old = new Map(before.map((gain) => [keyOf(gain), gain]));
  const now = new Set(after.map(keyOf));
  const rows = after.map((gain): Compared => {
    const other = old.get(keyOf(gain));
    const isOther = other?.change !== gain.change || other.initial !== gain.initial;
    return { ...gain, before: other?.change ?? null, beforeInitial: other?.initial ?? null, isOther };
  });
  const gone = before
    .filter((gain) => !now.has(keyOf(gain)))
    .map(
      (gain): Compared => ({
        ...gain,
        before: gain.change,
        beforeInitial: gain.initial,
        change: null,
        initial: null,
        isOther: true,
      }),
    );
  return [...rows, ...gone];
}

interface ChangesProps {
  readonly gains: readonly Gain[];
  readonly before?: readonly Gain[] | null;
  readonly words: EventDeskWords;
}

/** What a report would change, player by player. */
export function ReportChanges({ gains, before = null, words }: ChangesProps): JSX.Element {
  const { format, words: shared } = usePlace();
  const { changes } = words;
  if (gains.length === 0) {
    return (
      <Empty title={changes.none}>
        <p>{changes.noneHint}</p>
      </Empty>
    );
  }
  const player: Column<Gain> = {
    key: 'player',
    head: shared.columns.player,
    isRowHead: true,
    cell: ({ id, name }) => (id === null ? name : <PlayerLink id={id} name={name} />),
  };
  const figures: readonly Column<Gain>[] = [
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
  const given = (change: string | null, initial: number | null): JSX.Element =>
    initial === null ? <Change value={change} /> : <span>{changes.first(String(initial))}</span>;
  if (before === null) {
    const column: Column<Gain> = {
      key: 'change',
      head: shared.columns.change,
      align: 'end',
      cell: ({ change, initial }) => given(change, initial),
    };
    return (
      <Table
        caption={changes.caption}
        columns={[...figures, column]}
        rows={gains}
        rowKey={({ no }) => String(no)}
      />
    );
  }
  const rows = compared(before, gains);
  const others = rows.filter(({ isOther }) => isOther);
  const columns: readonly Column<Compared>[] = [
    player as Column<Compared>,
    {
      key: 'before',
      head: changes.before,
      align: 'end',
      cell: (row) => given(row.before, row.beforeInitial),
    },
    { key: 'after', head: changes.after, align: 'end', cell: (row) => given(row.change, row.initial) },
  ];
  return (
    <>
      <p>{changes.differ(others.length, rows.length)}</p>
      {others.length > 0 && (
        <Table
          caption={changes.comparedCaption}
          columns={columns}
          rows={others}
          rowKey={({ no, name }) => `${no} ${name}`}
        />
      )}
    </>
  );
}
