import type { FigureView } from '@eloquence/api';
import {
  columnLabel,
  type FigureName,
  type FigureTexts,
  figureCell,
  figureMatrices,
} from '@eloquence/words/figures';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { DenseChart } from '../components/chart/dense-chart.tsx';
import { Select } from '../components/form.tsx';
import { Table } from '../components/table.tsx';
import { usePageContext } from '../core/page-context.ts';
import './figure.css';

/** Texts that every page with figures has. */
export interface FigureWords {
  readonly figures: FigureTexts;
  readonly nothing: string;
  readonly csv: string;
  readonly png: string;
  /** Above a choice of players or federations. */
  readonly of: string;
  readonly table: (rows: string) => string;
}

/** Charts and a table, of a figure or of anything in its form. */
type Drawn = Pick<FigureView, 'chart' | 'columns' | 'rows'> & Partial<Pick<FigureView, 'matrix'>>;

type Row = FigureView['rows'][number];
type Value = Row[number];

/** What a figure shows and what it does not. */
export function FigureText({
  name,
  words,
}: {
  readonly name: string;
  readonly words: FigureWords;
}): JSX.Element {
  const { shows, limits } = words.figures.figures[name as FigureName];
  return (
    <>
      <p>{shows}</p>
      <p class="faint">{limits}</p>
    </>
  );
}

/** The names of figures, each a link. */
export function FigureLinks(props: {
  readonly label: string;
  readonly names: readonly string[];
  readonly current: string | null;
  readonly address: (name: string) => string;
  readonly words: FigureWords;
}): JSX.Element {
  const { label, names, current, address, words } = props;
  return (
    <nav class="figure-names" aria-label={label}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={address(name)} aria-current={name === current ? 'page' : undefined}>
              {words.figures.figures[name as FigureName].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FigureBodyProps {
  readonly figure: Drawn;
  readonly title: string;
  /** The name of downloads, without their ending. */
  readonly file: string;
  readonly words: FigureWords;
  readonly label: (column: string) => string;
  readonly cell: (column: string, value: Value) => string;
  /** The same figure of another history, for charts with the same scale. */
  readonly beside?: Drawn['rows'];
  /** What a cell shows instead. */
  readonly show?: (column: string, value: Value) => JSX.Element | undefined;
}

/** Headings and cells of a figure in the reader's language. */
export function useFigureTexts(name: string, words: FigureWords): Pick<FigureBodyProps, 'label' | 'cell'> {
  const { language, format } = usePageContext();
  return {
    label: (column) => columnLabel(column, words.figures),
    cell: (column, value) =>
      typeof value === 'string' && DATE.test(value)
        ? format.shortDate(value)
        : figureCell(name as FigureName, column, value, words.figures, (text) => decimal(text, language)),
  };
}

/** Columns with so many values that one is shown at a time. */
const CHOSEN = ['population', 'federation'];
const IN_ORDER: readonly Value[] = ['all', 'active', 'women', 'men'];
/** Numbers of the export, where the ID stands beside them. */
const NUMBERS: Readonly<Record<string, string>> = {
  player: 'player_id',
  opponent: 'opponent_id',
  event: 'id',
};
/** Longer tables are folded. */
const ROWS_SHOWN = 40;

/** Charts and a table, each to be downloaded. */
export function FigureBody(props: FigureBodyProps): JSX.Element {
  const { figure, title, file, words, cell } = props;
  const { format } = usePageContext();
  const { chart, columns, rows } = figure;
  const by = chart !== null && CHOSEN.includes(chart.by ?? '') ? (chart.by as string) : null;
  const choices = useMemo(() => choicesOf(rows, by === null ? -1 : columns.indexOf(by)), [figure]);
  const [chosen, setChosen] = useState<string>();
  const value = choices.find((each) => each === chosen) ?? choices[0];
  const shown = useMemo(
    () =>
      by === null || chart === null
        ? figure
        : {
            ...figure,
            chart: { ...chart, by: null },
            rows: rows.filter((row) => row[columns.indexOf(by)] === value),
          },
    [figure, value],
  );
  if (rows.length === 0) return <p class="empty">{words.nothing}</p>;
  const beside =
    by === null ? props.beside : props.beside?.filter((row) => row[columns.indexOf(by)] === value);
  const table = <FigureTable {...props} figure={shown} />;
  return (
    <>
      {choices.length > 1 && (
        <div class="needs-script">
          <Select
            label={words.of}
            value={value}
            options={choices.map((each) => [each, cell(by ?? '', each)])}
            onChange={setChosen}
          />
        </div>
      )}
      <Charts
        {...props}
        figure={shown}
        {...(beside && { beside })}
        file={value === undefined ? file : `${file}-${value}`}
        title={value === undefined ? title : `${title} · ${cell(by ?? '', value)}`}
      />
      <Matrices {...props} />
      <p>
        <button
          type="button"
          class="button needs-script"
          onClick={() => saveText(`${file}.csv`, csvOf(figure))}
        >
          {words.csv}
        </button>
      </p>
      {shown.rows.length > ROWS_SHOWN || figure.matrix ? (
        <details>
          <summary>{words.table(format.number(shown.rows.length))}</summary>
          {table}
        </details>
      ) : (
        table
      )}
    </>
  );
}

function choicesOf(rows: Drawn['rows'], at: number): readonly string[] {
  if (at < 0) return [];
  const place = (value: string): number => IN_ORDER.indexOf(value) + 1 || IN_ORDER.length + 1;
  return [...new Set(rows.map((row) => String(row[at])))].toSorted((a, b) => place(a) - place(b));
}

function FigureTable({ figure, title, label, cell, show }: FigureBodyProps): JSX.Element {
  const { columns, rows } = figure;
  const isText = (column: string): boolean =>
    rows.some((row) => typeof row[columns.indexOf(column)] === 'string');
  const seen = columns.filter((column) => !isText(NUMBERS[column] ?? ''));
  return (
    <Table
      caption={title}
      isCaptionHidden
      isDense
      width="wide"
      rows={rows}
      rowKey={(_, index) => String(index)}
      columns={seen.map((column, index) => ({
        key: column,
        head: label(column),
        cell: (row: Row) => {
          const value = row[columns.indexOf(column)] ?? null;
          return show?.(column, value) ?? cell(column, value);
        },
        align: isText(column) ? 'start' : 'end',
        isRowHead: index === 0,
        noWrap: true,
      }))}
    />
  );
}

/** A figure as tables of two directions. */
function Matrices({ figure, title, words, label, cell }: FigureBodyProps): JSX.Element | null {
  const { matrix = null, columns, rows } = figure;
  const tables = useMemo(() => (matrix === null ? [] : figureMatrices(matrix, columns, rows)), [figure]);
  if (matrix === null) return null;
  return (
    <>
      {tables.map(({ of, rows: down, columns: across, cells }) => {
        const heading = words.figures.of(
          label(matrix.value),
          `${label(matrix.row)} × ${label(matrix.column)}`,
        );
        return (
          <Table
            key={String(of)}
            caption={
              matrix.by === null
                ? heading
                : `${words.figures.of(label(matrix.by), cell(matrix.by, of))} · ${heading}`
            }
            isDense
            width="wide"
            rows={cells}
            rowKey={(_, index) => String(down[index])}
            columns={[
              {
                key: 'head',
                head: <span class="visually-hidden">{title}</span>,
                cell: (_, index) => cell(matrix.row, down[index] ?? null),
                isRowHead: true,
                noWrap: true,
              },
              ...across.map((place, index) => ({
                key: String(place),
                head: cell(matrix.column, place),
                cell: (row: readonly Value[]) => cell(matrix.value, row[index] ?? null),
                align: 'end' as const,
                noWrap: true,
              })),
            ]}
          />
        );
      })}
    </>
  );
}

/** `1234.50` in the reader's language, with as many decimals. */
function decimal(text: string, language: string): string {
  const digits = text.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // A rating of four digits has no separator.
    useGrouping: 'min2',
  });
  return format.format(Number(text)).replace('-', '−');
}

/** One chart, or one for each value of a column. */
export function Charts(props: FigureBodyProps): JSX.Element | null {
  const { figure, title, file, words, label, cell, beside } = props;
  const { format } = usePageContext();
  const charts = useMemo(() => chartsOf(figure), [figure]);
  const others = useMemo(
    () => (beside === undefined ? [] : chartsOf({ ...figure, rows: beside })),
    [figure, beside],
  );
  if (charts.length === 0) return null;
  const { by } = figure.chart ?? { by: null };
  return (
    <div class={charts.length > 1 ? 'figure-charts' : undefined}>
      {charts.map(({ value, x, isTime, places, lines }) => {
        const heading = by === null ? null : words.figures.of(label(by), cell(by, value));
        const series = lines.map(({ column, values }) => ({ label: label(column), values }));
        return (
          <figure key={String(value)} class="figure-chart">
            {heading !== null && <figcaption>{heading}</figcaption>}
            <DenseChart
              label={[heading, ...series.map((one) => one.label)].filter((text) => text !== null).join(', ')}
              x={x}
              series={series}
              isTime={isTime}
              isBars={figure.chart?.isBars ?? false}
              formatValue={(at) => cell(figure.chart?.lines[0] ?? '', at)}
              formatPlace={(at) =>
                isTime
                  ? format.shortMonth(new Date(at * SECOND).toISOString().slice(0, 10))
                  : cell(figure.chart?.x ?? '', at)
              }
              alsoHolds={extremes(others.find((other) => other.value === value))}
              {...(places && { places: places.map((place) => cell(figure.chart?.x ?? '', place)) })}
              download={{
                label: words.png,
                title: heading === null ? title : `${title} · ${heading}`,
                file: `${file}${value === null ? '' : `-${String(value)}`}.png`,
              }}
            />
          </figure>
        );
      })}
    </div>
  );
}

/** The least and the greatest value of a chart. */
function extremes(chart: ChartData | undefined): readonly number[] {
  const values = (chart?.lines ?? []).flatMap(({ values: own }) => own.filter((value) => value !== null));
  return values.length === 0 ? [] : [Math.min(...values), Math.max(...values)];
}

interface ChartData {
  /** Of the column that has a chart for each value. */
  readonly value: Value;
  readonly x: readonly number[];
  readonly isTime: boolean;
  /** Where x only numbers the rows. */
  readonly places: readonly Value[] | null;
  readonly lines: readonly { readonly column: string; readonly values: readonly (number | null)[] }[];
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const SECOND = 1000;

/** Rows as lines, in ascending order of x; a chart needs two places. */
export function chartsOf({ chart, columns, rows }: Drawn): readonly ChartData[] {
  if (chart === null) return [];
  const at = (column: string): number => columns.indexOf(column);
  const groups =
    chart.by === null
      ? new Map<Value, Row[]>([[null, [...rows]]])
      : Map.groupBy(rows, (row) => row[at(chart.by as string)] ?? null);
  return [...groups].flatMap(([value, own]): ChartData[] => {
    const places = own.map((row) => row[at(chart.x)] ?? null);
    const isNumber = !chart.isBars && places.every((place) => typeof place === 'number');
    const isTime = !isNumber && places.every((place) => typeof place === 'string' && DATE.test(place));
    const along = places.map((place, index) =>
      isNumber ? (place as number) : isTime ? Date.parse(String(place)) / SECOND : index,
    );
    if (new Set(along).size < 2) return [];
    const order = along.map((_, index) => index).sort((a, b) => (along[a] ?? 0) - (along[b] ?? 0));
    return [
      {
        value,
        x: order.map((index) => along[index] ?? 0),
        isTime,
        places: isNumber || isTime ? null : places,
        lines: chart.lines.map((column) => ({
          column,
          values: order.map((index) => {
            const found = own[index]?.[at(column)];
            return typeof found === 'number' ? found : null;
          }),
        })),
      },
    ];
  });
}

/** RFC 4180, with the names of the columns as in the API. */
export function csvOf({ columns, rows }: Pick<FigureView, 'columns' | 'rows'>): string {
  const field = (value: Value): string => {
    const text = value === null ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

function saveText(file: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  URL.revokeObjectURL(url);
}
