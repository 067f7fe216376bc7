import {
  type ExplainedEvent,
  type ExplainedGame,
  type ExplainedPeriod,
  flagText,
  type NamedPlayer,
  type Office,
  playersByKey,
  viewEvent,
} from '@eloquence/office';
import {
  formatHundredths,
  formatRational,
  halfPoints,
  hundredths,
  points,
  type Reasons,
} from '@eloquence/rating';
import { type Call, isGiven } from '../../../framework/command.ts';
import { allSentences } from '../../../framework/sentences.ts';
import { parts } from '../../../terminal/blocks.ts';
import { type Column, figures, table } from '../../../terminal/table.ts';
import { visibleText } from '../../../terminal/visible-text.ts';
import { paragraph } from '../../../terminal/width.ts';

/** Names used in a period. */
export interface Around {
  readonly people: ReadonlyMap<number, NamedPlayer>;
  readonly events: ReadonlyMap<string, string>;
}

/** Names of the player, opponents and events. */
export async function peopleInPeriod(office: Office, key: number, period: ExplainedPeriod): Promise<Around> {
  const opponents = period.events.flatMap(({ games }) => games.map(({ opponent }) => opponent));
  const people = await playersByKey(
    office,
    [key, ...opponents].filter((each) => each !== 0),
  );
  const ids = [...period.events, ...period.corrections].map(({ event }) => event);
  const events = new Map<string, string>();
  for (const id of new Set(ids)) events.set(id, (await viewEvent(office, id)).name);
  return { people, events };
}

/** Sums and changes as the office stores them. */
const inHundredths = (value: number): string => formatHundredths(hundredths(value));

/** Half points as the office stores them. */
const inPoints = (halves: number): number => points(halfPoints(halves));

const decimal = (value: number | null): string | null => (value === null ? null : inHundredths(value));

/** A period down to its games with reasons, as JSON. */
export function periodJson(key: number, around: Around, period: ExplainedPeriod): object {
  const { cadence, list, before, after, events, corrections, change, rounded, kUsed } = period;
  const { standing, first } = period;
  return {
    ...around.people.get(key),
    cadence,
    list,
    before: rowJson(before),
    after: rowJson(after),
    events: events.map((event) => eventJson(around, event)),
    corrections: corrections.map((line) => ({
      event: line.event,
      name: around.events.get(line.event) ?? null,
      list: line.list,
      applied: decimal(line.applied),
      corrected: decimal(line.corrected),
      change: inHundredths(line.change),
      first: line.first,
      because: line.because,
    })),
    change: decimal(change),
    rounded,
    kUsed,
    reasons: period.reasons,
    kReasons: period.kReasons,
    standing,
    first: first && firstJson(first),
  };
}

function rowJson(row: ExplainedPeriod['before']): object | null {
  if (row === null) return null;
  return { rating: row.rating || null, games: row.games, k: row.k || null, flag: flagText(row.flags, 0) };
}

function eventJson({ people, events }: Around, explained: ExplainedEvent): object {
  const { event, edition, start, list, rated, games, reasons } = explained;
  return {
    event,
    name: events.get(event) ?? null,
    edition,
    start,
    list: list.date,
    rating: rated.rating,
    ratingFrom: rated.from,
    k: rated.k,
    n: rated.n,
    score: inPoints(rated.score),
    expected: inHundredths(rated.expected),
    sum: inHundredths(rated.sum),
    change: decimal(rated.change),
    games: games.map(({ opponent, score, expected, delta, ...game }) => ({
      ...game,
      opponent: people.get(opponent) ?? null,
      score: inPoints(score),
      expected: decimal(expected),
      delta: decimal(delta),
    })),
    reasons,
  };
}

function firstJson(first: NonNullable<ExplainedPeriod['first']>): object {
  const { edition, ru, rating, n, score, average, p, dp, events, reasons } = first;
  return {
    edition: edition.id,
    ru,
    rating,
    n,
    score: inPoints(score),
    average: average && formatRational(average),
    p: decimal(p),
    dp,
    events: events.map(({ ru: result, n: games, counts, reasons: why }) => ({
      ru: result,
      n: games,
      counts,
      reasons: why,
    })),
    reasons,
  };
}

/** A period as text; with `--explain` every game and reason. */
export function periodLines(
  call: Call,
  { key, died }: { readonly key: number; readonly died: string | null },
  around: Around,
  period: ExplainedPeriod,
): string[] {
  const { texts, messages, style } = call;
  const who = around.people.get(key);
  const title = texts.office.period(
    messages.cadences[period.cadence],
    messages.format.date(period.list.date),
  );
  const explains = isGiven(call, 'explain');
  return parts(
    [
      ...paragraph(`${who?.id ?? ''} ${visibleText(who?.name ?? '')}`).map(style.strong),
      `${title}${period.list.revision > 1 ? messages.cite(texts.office.published(period.list.revision)) : ''}`,
      ...(period.list.source === 'imported' ? paragraph(texts.office.imported) : []),
      ...(period.list.supersededBy === null
        ? []
        : paragraph(texts.office.supersededRevision(period.list.revision, period.list.supersededBy))),
    ],
    figures(periodFigures(call, period), style),
    died !== null && period.after === null
      ? paragraph(texts.office.notListed(messages.format.date(died)))
      : [],
    eventsTable(call, around, period),
    ...(explains ? period.events.flatMap((event) => gamesOf(call, around, event)) : []),
    ...(explains ? [correctionsTable(call, around, period)] : []),
    explains ? allSentences(call, whyOf(period)) : [],
  );
}

function whyOf({ reasons, kReasons, standing, first }: ExplainedPeriod): Reasons {
  return [...kReasons, ...reasons, ...(first?.reasons ?? []), ...(standing?.reasons ?? [])];
}

type Figure = readonly [name: string, value: string];

function periodFigures(call: Call, { before, after, change, rounded, kUsed }: ExplainedPeriod): Figure[] {
  const { texts, messages } = call;
  const { labels, format } = messages;
  const { labels: own } = texts.office;
  const rating = (row: ExplainedPeriod['before']): string => String(row?.rating || labels.noRating);
  return [
    [own.after, rating(after)],
    [own.before, rating(before)],
    ...(change === null || rounded === null
      ? []
      : [
          [
            labels.change,
            texts.calc.rounded(format.signed(inHundredths(change)), format.signed(rounded)),
          ] as const,
        ]),
    ...(kUsed === null ? [] : [[labels.k, String(kUsed)] as const]),
  ];
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function eventsTable(call: Call, around: Around, { events, corrections }: ExplainedPeriod): string[] {
  if (events.length + corrections.length === 0) return [];
  const { texts, messages, style } = call;
  const { format, labels } = messages;
  const { headings } = texts.rate;
  const columns: readonly Column[] = [
    { heading: labels.event, cuts: 'end' },
    right(headings.rating),
    right(headings.games),
    right(labels.score),
    right(headings.expected),
    right(labels.k),
    right(headings.change),
  ];
  const rows = events.map(({ event, rated }) => [
    `${event} ${visibleText(around.events.get(event) ?? '')}`,
    String(rated.rating ?? '–'),
    String(rated.n),
    format.points(inPoints(rated.score)),
    rated.rating === null ? '–' : format.decimal(inHundredths(rated.expected)),
    String(rated.k ?? '–'),
    rated.change === null ? '–' : format.signed(inHundredths(rated.change)),
  ]);
  const lines = corrections.map(({ event, change }) => [
    texts.office.correctionLine(event),
    ...['', '', '', '', ''],
    format.signed(inHundredths(change)),
  ]);
  return table(columns, [...rows, ...lines], { style });
}

/** Corrections: the change applied, the corrected change, and the difference. */
function correctionsTable(call: Call, around: Around, { corrections }: ExplainedPeriod): string[] {
  if (corrections.length === 0) return [];
  const { texts, messages, style } = call;
  const { labels } = texts.office;
  const { format } = messages;
  const signed = (value: number): string => format.signed(inHundredths(value));
  const columns: readonly Column[] = [
    { heading: labels.corrections, cuts: 'end' },
    { heading: labels.list },
    right(labels.applied),
    right(labels.corrected),
    right(labels.difference),
  ];
  const rows = corrections.map(({ event, list, applied, corrected, change }) => [
    `${event} ${visibleText(around.events.get(event) ?? '')}`,
    list,
    signed(applied),
    signed(corrected),
    signed(change),
  ]);
  const why = corrections.flatMap(({ event, because }) =>
    because === null ? [] : paragraph(texts.office.said(event, visibleText(because)), '- '),
  );
  return [...table(columns, rows, { style }), ...why];
}

/** The games of one event with their reasons. */
function gamesOf(call: Call, around: Around, event: ExplainedEvent): string[][] {
  const { texts, messages, style } = call;
  const { format, labels } = messages;
  const { headings, colours } = texts.rate;
  const columns: readonly Column[] = [
    right(headings.round),
    { heading: '' },
    { heading: labels.opponent, cuts: 'end' },
    right(headings.rating),
    right(labels.score),
    right(labels.difference),
    right(labels.expected),
    right(labels.delta),
  ];
  const signed = (value: number | string | null): string => (value === null ? '–' : format.signed(value));
  const rows = event.games.map((game: ExplainedGame) => [
    String(game.round),
    game.colour === null ? '' : colours[game.colour],
    visibleText(around.people.get(game.opponent)?.name ?? '–'),
    String(game.opponentRating ?? '–'),
    format.points(inPoints(game.score)),
    signed(game.difference),
    game.expected === null ? '–' : format.decimal(inHundredths(game.expected)),
    signed(decimal(game.delta)),
  ]);
  const name = visibleText(around.events.get(event.event) ?? '');
  const why = [...event.games.flatMap(({ reasons }) => reasons), ...event.reasons];
  return [
    [style.strong(`${event.event} ${name}`), ...table(columns, rows, { style })],
    allSentences(call, why),
  ];
}
