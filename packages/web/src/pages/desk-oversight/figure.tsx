import type { FigureView } from '@eloquence/api';
import type { Cadence } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/desk-oversight';
import { columnLabel, type FigureName, figureCell } from '@eloquence/words/figures';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { DenseChart } from '../../components/chart/dense-chart.tsx';
import { Section } from '../../components/layout.tsx';
import { Table } from '../../components/table.tsx';
import { usePageContext } from '../../core/page-context.ts';
import './style.css';

interface FigureProps {
  readonly figure: FigureView;
  readonly cadence: Cadence;
  readonly words: Words;
}

type Row = FigureView['rows'][number];
type Value = Row[number];

/** A figure with what it shows and what it does not, its charts and its table. */
export function FigureSection({ figure, cadence, words }: FigureProps): JSX.Element {
  const { language } = usePageContext();
  const name = figure.figure as FigureName;
  const { title, shows, limits } = words.figures.figures[name];
  const { columns, rows } = figure;
  const label = (column: string): string => columnLabel(column, words.figures);
  const cell = (column: string, value: Value): string =>
    figureCell(name, column, value, words.figures, (text) => decimal(text, language));
  const isText = columns.map((_, index) => rows.some((row) => typeof row[index] === 'string'));
  const file = `${cadence}-${name}`;
  return (
    <Section title={title} id="figure">
      <p>{shows}</p>
      <p class="faint">{limits}</p>
      <Charts figure={figure} title={title} file={file} words={words} label={label} cell={cell} />
      {rows.length === 0 ? (
        <p class="empty">{words.nothing}</p>
      ) : (
        <>
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
      )}
    </Section>
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

interface ChartsProps extends Pick<FigureProps, 'figure' | 'words'> {
  readonly title: string;
  readonly file: string;
  readonly label: (column: string) => string;
  readonly cell: (column: string, value: Value) => string;
}

/** One chart, or one for each value of a column. */
function Charts({ figure, title, file, words, label, cell }: ChartsProps): JSX.Element | null {
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
export function chartsOf({ chart, columns, rows }: FigureView): readonly ChartData[] {
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
