import { DIFF_KINDS, POINT_BALANCE } from '@eloquence/api/names';
import type { DiffExample, ListDiff, ListSummary, Reconciliation } from '@eloquence/office';
import { type Cadence, formatHundredths, hundredths } from '@eloquence/rating';
import type { Call } from '../framework/command.ts';
import { parts } from '../terminal/blocks.ts';
import { type Column, figures, table } from '../terminal/table.ts';
import { visibleText } from '../terminal/visible-text.ts';
import { paragraph } from '../terminal/width.ts';
import type { People } from './list-summary-json.ts';

const right = (heading: string): Column => ({ heading, align: 'right' });
/** How many gains and losses are shown; `--json` has more. */
const MOST_SHOWN = 5;
const LONGEST_BAR = 40;

export interface ReportedList {
  readonly cadence: Cadence;
  readonly date: string;
  /** `draft, revision 1` */
  readonly state: string;
  readonly rows: number;
  readonly summary: ListSummary;
}

/** A list's changes as text: the report of closing or publishing. */
export function listReport(call: Call, people: People, list: ReportedList): string[] {
  const { texts, messages, style } = call;
  const { office } = texts;
  const { diff, events, games, held, waiting, points, corrections, overtaken } = list.summary;
  const title = office.listTitle(messages.cadences[list.cadence], messages.format.date(list.date));
  const rows: (readonly [string, string])[] = [
    [office.labels.players, office.ratedPlayers(diff.ratedAfter, diff.ratedBefore)],
    [office.labels.events, String(events)],
    [office.labels.results, String(games)],
  ];
  if (waiting > 0) rows.push([office.labels.waiting, String(waiting)]);
  if (held.length > 0) rows.push([office.labels.held, held.join(', ')]);
  if (corrections.length > 0) rows.push([office.labels.corrections, String(corrections.length)]);
  if (overtaken.length > 0) rows.push([office.labels.overtaken, overtaken.join(', ')]);
  return parts(
    [
      style.strong(`${title}${messages.cite(list.state)}`),
      ...figures(rows, { ...style, strong: (text) => text }),
    ],
    diffTable(call, diff),
    histogram(call, diff),
    extremes(call, people, office.gains, diff.gains),
    extremes(call, people, office.losses, diff.losses),
    pointsTable(call, points),
  );
}

export function diffTable({ texts, style }: Call, diff: ListDiff): string[] {
  const shown = DIFF_KINDS.filter((kind) => diff[kind].count > 0);
  const rows = shown.map((kind) => [texts.office.diff[kind], String(diff[kind].count)]);
  return rows.length === 0 ? [] : table([{ heading: '' }, right('')], rows, { style });
}

function histogram(call: Call, { histogram: bins }: ListDiff): string[] {
  const { texts, style, messages } = call;
  const filled = bins.filter(({ count }) => count > 0);
  if (filled.length === 0) return [];
  const most = Math.max(...filled.map(({ count }) => count));
  const { signed } = messages.format;
  const range = (from: number | null, to: number | null): string => {
    if (from === null) return `≤ ${signed(to ?? 0)}`;
    if (to === null) return `≥ ${signed(from)}`;
    return from === to ? signed(from) : `${signed(from)} … ${signed(to)}`;
  };
  const rows = filled.map(({ from, to, count }) => [
    range(from, to),
    String(count),
    '▪'.repeat(Math.max(1, Math.round((LONGEST_BAR * count) / most))),
  ]);
  return [
    style.strong(texts.office.histogram),
    ...table([right(''), right(''), { heading: '' }], rows, { style, indent: 2 }),
  ];
}

function extremes(call: Call, people: People, title: string, examples: readonly DiffExample[]): string[] {
  const { style, messages } = call;
  if (examples.length === 0) return [];
  const { signed } = messages.format;
  const rows = examples
    .slice(0, MOST_SHOWN)
    .map(({ key, id, before, after }) => [
      String(id),
      visibleText(people.get(key)?.name ?? ''),
      String(before ?? '–'),
      String(after ?? '–'),
      signed((after ?? 0) - (before ?? 0)),
    ]);
  const columns: readonly Column[] = [
    right(''),
    { heading: '', cuts: 'end' },
    right(''),
    right(''),
    right(''),
  ];
  return [style.strong(title), ...table(columns, rows, { style, indent: 2 })];
}

/** The point reconciliation; zero terms are omitted. */
function pointsTable(call: Call, points: Reconciliation): string[] {
  const { texts, style, messages } = call;
  const { office } = texts;
  const { decimal, signed } = messages.format;
  const isTotal = (name: string): boolean => name === 'old' || name === 'new';
  const shown = POINT_BALANCE.filter((name) => isTotal(name) || points[name] !== 0);
  const rows = shown.map((name) => {
    const value = formatHundredths(hundredths(name === 'leavers' ? -points[name] : points[name]));
    return [office.points[name], isTotal(name) ? decimal(value) : signed(value)];
  });
  return [
    style.strong(office.pointsTitle),
    ...table([{ heading: '' }, right('')], rows, { style, indent: 2 }),
    ...paragraph(points.holds ? office.reconciled : office.unreconciled, '  '),
  ];
}
