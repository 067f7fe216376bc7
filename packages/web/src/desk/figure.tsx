import type { FigureView } from '@eloquence/api';
import { columnLabel, type FigureName, type FigureTexts, figureCell } from '@eloquence/words/figures';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { DenseChart } from '../components/chart/dense-chart.tsx';
import { Table } from '../components/table.tsx';
import { usePageContext } from '../core/page-context.ts';
import './figure.css';

/** Texts that every page with figures has. */
export interface FigureWords {
  readonly figures: FigureTexts;
  readonly nothing: string;
  readonly csv: string;
  readonly png: string;
}

/** Charts and a table, of a figure or of anything in its form. */
type Drawn = Pick<FigureView, 'chart' | 'columns' | 'rows'>;

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
}

/** Headings and cells of a figure in the reader's language. */
export function useFigureTexts(name: string, words: FigureWords): Pick<FigureBodyProps, 'label' | 'cell'> {
  const { language } = usePageContext();
  return {
    label: (column) => columnLabel(column, words.figures),
    cell: (column, value) =>
      figureCell(name as FigureName, column, value, words.figures, (text) => decimal(text, language)),
  };
}

/** Charts and a table, each to be downloaded. */
export function FigureBody({ figure, title, file, words, label, cell }: FigureBodyProps): JSX.Element {
  const { columns, rows } = figure;
  const isText = columns.map((_, index) => rows.some((row) => typeof row[index] === 'string'));
  if (rows.length === 0) return <p class="empty">{words.nothing}</p>;
  return (
    <>
      <Charts figure={figure} title={title} file={file} words={words} label={label} cell={cell} />
      <p>
        <button
          type="button"
          class="button needs-script"
          onClick={() => saveText(`${file}.csv`, csvOf(figure))}
        >
          {words.csv}
        </button>
      </p>
      <Table
        caption={title}
        isCaptionHidden
        isDense
        width="wide"
        rows={rows}
        rowKey={(_, index) => String(index)}
        columns={columns.map((column, index) => ({
          key: column,
          head: label(column),
          cell: (row: Row) => cell(column, row[index] ?? null),
          align: isText[index] ? 'start' : 'end',
          isRowHead: index === 0,
          noWrap: true,
        }))}
      />
    </>
  );
}

/** `1234.50` in the reader's language, with as many decimals. */
function decimal(text: string, language: string): string {
  const digits = text.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(Number(text)).replace('-', '−');
}

/** One chart, or one for each value of a column. */
function Charts({ figure, title, file, words, label, cell }: FigureBodyProps): JSX.Element | null {
  const charts = useMemo(() => chartsOf(figure), [figure]);
  if (charts.length === 0) return null;
  const { by } = figure.chart ?? { by: null };
  return (
    <div class={charts.length > 1 ? 'figure-charts' : undefined}>
      {charts.map(({ value, x, isTime, places, lines }) => {
        const heading = by === null ? null : `${label(by)}: ${cell(by, value)}`;
        const series = lines.map(({ column, values }) => ({ label: label(column), values }));
        return (
          <figure key={String(value)} class="figure-chart">
            {heading !== null && <figcaption>{heading}</figcaption>}
            <DenseChart
              label={[heading, ...series.map((one) => one.label)].filter((text) => text !== null).join(', ')}
              x={x}
              series={series}
              isTime={isTime}
              formatValue={(at) => cell(figure.chart?.lines[0] ?? '', at)}
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
    const isNumber = places.every((place) => typeof place === 'number');
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
