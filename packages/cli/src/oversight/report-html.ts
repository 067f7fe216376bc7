import { chartOf, type Figure, type FigureMatrix, type HistorySpan, matrixOf } from '@eloquence/oversight';
import type { Cadence } from '@eloquence/rating';
import type { Messages } from '@eloquence/words';
import type { CliTexts } from '@eloquence/words/cli';
import { columnLabel, type FigureTexts, figureCell, figureMatrices } from '@eloquence/words/figures';
import { type ChartTexts, chartsOf, html } from './chart-svg.ts';

export interface ReportTexts {
  readonly language: string;
  readonly texts: CliTexts['oversight']['report'];
  readonly figures: FigureTexts;
  readonly messages: Messages;
  readonly span: HistorySpan | null;
}

/** Longer tables are folded, and printed where they are open. */
const ROWS_SHOWN = 24;

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const STYLE = `
:root { color-scheme: light; }
body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; color: #1c1a18; background: #fff;
  font: 15px/1.5 system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.25; }
h2 { margin: 2.5rem 0 .3rem; border-top: 1px solid #ccc; padding-top: 1rem; break-after: avoid; }
h3 { font-size: 1rem; margin: 1rem 0 .2rem; break-after: avoid; }
nav ol { columns: 2; padding-left: 1.4rem; }
a { color: #1f5f8b; }
.limits { color: #5a544d; }
figure { margin: .8rem 0; break-inside: avoid; }
figure > svg { width: 100%; height: auto; overflow: visible; }
.charts:has(> :nth-child(3)) { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: 0 1.5rem; }
.charts:has(> :nth-child(3)) .tick { font-size: 18px; }
.grid { stroke: #e3e0dc; } .tick { font-size: 11px; fill: #5a544d; }
.legend { margin: 0; font-size: 13px; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { padding: .15rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid #eee; }
th:first-child, td:first-child, .text { text-align: left; }
thead th { border-bottom: 1px solid #999; }
caption { text-align: left; font-weight: 600; padding: .8rem 0 .2rem; }
summary { cursor: pointer; color: #1f5f8b; }
@media (width < 34rem) { nav ol { columns: 1; } .tick { font-size: 20px; } }
@media print { body { margin: 0; max-width: none; font-size: 11px; } table { font-size: 9px; } .table { overflow: visible; }
  nav { break-after: page; } details:not([open]) { display: none; } tr { break-inside: avoid; } thead { display: table-header-group; } }
`;

/** The figures of one cadence as a page of its own: nothing is loaded from elsewhere. */
export function reportHtml(cadence: Cadence, figures: readonly Figure[], about: ReportTexts): string {
  const { texts, messages, language, span } = about;
  const title = html(texts.title(messages.cadences[cadence]));
  const sections = figures.map((figure) => sectionOf(figure, about));
  const contents = figures.map(
    ({ figure }) => `<li><a href="#${figure}">${html(about.figures.figures[figure].title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${html(texts.lead)}</p>
${span === null ? '' : `<p>${html(texts.span({ ...span, from: messages.format.date(span.from), to: messages.format.date(span.to) }))}</p>\n`}<p class="limits">${html(texts.unofficial)}</p>
<nav><ol>${contents.join('')}</ol></nav>
${sections.join('\n')}
</body>
</html>
`;
}

function sectionOf(figure: Figure, { figures: names, messages, texts, language }: ReportTexts): string {
  const { title, shows, limits } = names.figures[figure.figure];
  const label = (column: string): string => columnLabel(column, names);
  const cell = (column: string, value: Figure['rows'][number][string]): string =>
    typeof value === 'string' && DATE.test(value)
      ? messages.format.date(value)
      : figureCell(figure.figure, column, value, names, messages.format.decimal);
  const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const foot: ChartTexts['foot'] = (column, value) =>
    typeof value === 'string' && DATE.test(value) ? month.format(new Date(value)) : cell(column, value);
  const about: ChartTexts = { label, cell, foot, of: names.of };
  const spec = chartOf(figure.figure);
  const charts = (spec === null ? [] : chartsOf(figure, spec, about)).map(
    ({ heading, svg }) =>
      `<div>${heading === null ? '' : `<h3>${html(heading)}</h3>`}<figure>${svg}</figure></div>`,
  );
  const isText = (column: string): boolean => figure.rows.some((row) => typeof row[column] === 'string');
  const classOf = (column: string): string => (isText(column) ? ' class="text"' : '');
  const head = figure.columns.map(
    (column) => `<th scope="col"${classOf(column)}>${html(label(column))}</th>`,
  );
  const rows = figure.rows.map(
    (row) =>
      `<tr>${figure.columns.map((column) => `<td${classOf(column)}>${html(cell(column, row[column] ?? null))}</td>`).join('')}</tr>`,
  );
  const table = `<div class="table"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  const matrix = matrixOf(figure.figure);
  const matrices = matrix === null ? '' : matrixTables(figure, matrix, about);
  const shown =
    rows.length === 0
      ? `<p>${html(texts.nothing)}</p>`
      : rows.length <= ROWS_SHOWN && matrix === null
        ? table
        : `<details><summary>${html(texts.rows(rows.length))}</summary>${table}</details>`;
  return `<section id="${figure.figure}">
<h2>${html(title)}</h2>
<p>${html(shows)}</p>
<p class="limits">${html(limits)}</p>
${charts.length === 0 ? '' : `<div class="charts">${charts.join('\n')}</div>`}
${matrices}
${shown}
</section>`;
}

/** A figure as tables of two directions. */
function matrixTables(
  { columns, rows }: Figure,
  matrix: FigureMatrix,
  { label, cell, of: ofName }: ChartTexts,
): string {
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  return figureMatrices(matrix, columns, values)
    .map(({ of, rows: down, columns: across, cells }) => {
      const { row, column, value, by } = matrix;
      const group = by === undefined ? '' : `${ofName(label(by), cell(by, of))} · `;
      const head = across.map((place) => `<th scope="col">${html(cell(column, place))}</th>`);
      const lines = cells.map(
        (line, index) =>
          `<tr><th scope="row">${html(cell(row, down[index] ?? null))}</th>${line.map((each) => `<td>${html(cell(value, each))}</td>`).join('')}</tr>`,
      );
      const caption = html(`${group}${ofName(label(value), `${label(row)} × ${label(column)}`)}`);
      return `<div class="table"><table><caption>${caption}</caption><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
    })
    .join('\n');
}
