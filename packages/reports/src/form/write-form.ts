import type { EventType } from '@eloquence/rating';
import type { Finding } from '../findings.ts';
import type { FormGame, FormNumber, FormRow, ReportForm } from './report-form.ts';

/** The words of a report form in one language. */
export interface FormWords {
  readonly language: string;
  readonly titles: Readonly<Record<FormNumber, string>>;
  readonly types: Readonly<Record<EventType, string>>;
  readonly heads: Readonly<
    Record<
      | 'event'
      | 'place'
      | 'dates'
      | 'type'
      | 'timeControl'
      | 'rounds'
      | 'players'
      | 'arbiter'
      | 'no'
      | 'title'
      | 'name'
      | 'id'
      | 'federation'
      | 'rating'
      | 'points',
      string
    >
  >;
  readonly players: (all: number, rated: number) => string;
  readonly dates: (start: string | null, end: string | null) => string;
  readonly points: (score: number) => string;
  readonly signed: (value: string) => string;
  readonly differences: string;
  readonly finding: (finding: Finding) => string;
  readonly remarks: string;
  readonly legend: string;
  readonly signature: string;
}

/** The only style of a form, so that a policy can allow it by its hash. */
export const FORM_STYLE = `@page{size:A4 landscape;margin:12mm}
body{font:10pt/1.35 system-ui,sans-serif;color:#000;background:#fff;margin:1rem}
h1{font-size:14pt;margin:0 0 .6rem}
h2{font-size:11pt;margin:1rem 0 .3rem}
dl{display:grid;grid-template-columns:max-content 1fr max-content 1fr;gap:.15rem .8rem;margin:0 0 .8rem}
dt{color:#444}dd{margin:0}
.table{overflow-x:auto}
table{border-collapse:collapse;font-size:8.5pt;width:100%}
th,td{border:.5pt solid #777;padding:1.5pt 3pt;text-align:center;white-space:nowrap}
td.name{text-align:left;white-space:normal}td.figure{text-align:right}
td.self{background:#ddd}
thead{display:table-header-group}tr{break-inside:avoid}
.lines{border-bottom:.5pt solid #777;height:1.6rem}
.signature{margin-top:2.5rem;border-top:.5pt solid #777;width:18rem;padding-top:.2rem}
@media(max-width:40rem){dl{grid-template-columns:max-content 1fr}}
@media print{body{margin:0}td.self{print-color-adjust:exact;-webkit-print-color-adjust:exact}}`;

/** A form as a page to print. */
export function writeForm(form: ReportForm, words: FormWords): string {
  const { heads } = words;
  const about: readonly (readonly [string, string])[] = [
    [heads.event, form.name],
    [heads.place, [form.city, form.federation].filter((part) => part !== '').join(', ')],
    [heads.dates, words.dates(form.start, form.end)],
    [heads.type, words.types[form.type]],
    [heads.timeControl, form.timeControl],
    [heads.rounds, String(form.rounds)],
    [heads.players, words.players(form.rows.length, form.rated)],
    [heads.arbiter, form.arbiters.join('; ')],
  ];
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(form.name)} – ${escaped(words.titles[form.form])}</title>
<style>${FORM_STYLE}</style>
</head>
<body>
<h1>${escaped(words.titles[form.form])}</h1>
<dl>${about.map(([head, text]) => `<dt>${escaped(head)}</dt><dd>${escaped(text) || '–'}</dd>`).join('')}</dl>
<div class="table">${table(form, words)}</div>
<p>${escaped(words.legend)}</p>
${differences(form, words)}<h2>${escaped(words.remarks)}</h2>
<div class="lines"></div><div class="lines"></div>
<p class="signature">${escaped(words.signature)}</p>
</body>
</html>
`;
}

function table({ form, rows }: ReportForm, words: FormWords): string {
  const { heads } = words;
  const games = rows[0]?.games ?? [];
  const isMatrix = form === 1 && games.length === rows.length;
  const columns = [
    ...[heads.no, heads.title, heads.name, heads.id, heads.federation, heads.rating],
    ...games.map((_, index) => String(index + 1)),
    ...[heads.points, 'Rar', 'n', 'W', 'W−We', 'Ru'],
  ];
  const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells(row, isMatrix, words)}</tr>`).join('\n')}
</tbody></table>`;
}

function cells(row: FormRow, isMatrix: boolean, words: FormWords): string {
  const figure = (value: string | number | null): string => `<td class="figure">${value ?? ''}</td>`;
  return [
    figure(row.place),
    `<td>${escaped(row.title)}</td>`,
    `<td class="name">${escaped(row.name)}</td>`,
    figure(escaped(row.id)),
    `<td>${escaped(row.federation)}</td>`,
    figure(row.rating),
    ...row.games.map((games, index) =>
      isMatrix && index + 1 === row.place
        ? '<td class="self"></td>'
        : `<td>${games.map((game) => gameText(game, isMatrix)).join(' ')}</td>`,
    ),
    figure(pointsText(row.points, words)),
    figure(row.average),
    figure(row.n),
    figure(row.score === null ? null : words.points(row.score)),
    figure(row.difference === null ? null : words.signed(row.difference)),
    figure(row.ru),
  ].join('');
}

/** What is no number of points is written as reported. */
function pointsText(points: string, words: FormWords): string {
  return /^\d+(?:\.[05])?$/.test(points) ? words.points(Number(points)) : escaped(points);
}

/** `1 12w`: the result, the opponent's place, the colour (2005 11.3). */
function gameText({ result, opponent, colour }: FormGame, isMatrix: boolean): string {
  if (isMatrix || opponent === null) return result;
  return `${result}&nbsp;${opponent}${colour ?? ''}`;
}

function differences({ differences: found }: ReportForm, words: FormWords): string {
  if (found.length === 0) return '';
  const items = found.map((finding) => `<li>${escaped(words.finding(finding))}</li>`).join('');
  return `<h2>${escaped(words.differences)}</h2><ul>${items}</ul>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
