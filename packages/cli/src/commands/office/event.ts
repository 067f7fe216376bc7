import { type EventView, type ReportView, viewEvent } from '@eloquence/office';
import type { EventType } from '@eloquence/rating';
import { waitLine } from '@eloquence/words';
import type { Call, Command } from '../../command.ts';
import { parts } from '../../parts.ts';
import { findingBlocks } from '../../reports/findings.ts';
import { plain } from '../../reports/plain.ts';
import { allSentences } from '../../sentences.ts';
import { type Column, figures, table } from '../../table.ts';
import type { ReportState } from '../../texts/office/office.ts';
import { paragraph } from '../../width.ts';
import { findingJson, verdict } from './findings.ts';
import { STORE, withOffice } from './store.ts';

export const event: Command = Object.freeze({
  path: 'office event',
  takes: 'ID',
  positionals: [1, 1],
  optional: ['all', ...STORE],
  examples: ['office event E12', 'office event E12 --json'],
  run: (call) => {
    const [id = ''] = call.positionals;
    return withOffice(call, async (office) => {
      const view = await viewEvent(office, id);
      return { value: eventJson(call, view), lines: () => eventLines(call, view) };
    });
  },
} satisfies Command);

function eventJson(call: Call, { reports, waits, ...view }: EventView): object {
  return {
    ...view,
    waits: waits && { ...waits, message: waitLine(waits, call.language) },
    reports: reports.map(({ findings, ...report }) => ({
      ...report,
      findings: findings.map((finding) => findingJson(call, finding)),
    })),
  };
}

type Figure = readonly [name: string, value: string];

function eventLines(call: Call, view: EventView): string[] {
  const { texts, style } = call;
  const newest = view.reports.at(-1);
  return parts(
    [
      ...paragraph(`${view.event} ${plain(view.name)}`).map(style.strong),
      ...figures(eventFigures(call, view), { ...style, strong: (text) => text }),
    ],
    view.waits === null ? [] : paragraph(plain(waitLine(view.waits, call.language))),
    allSentences(call, view.reasons),
    reportsTable(call, view.reports),
    ...(newest === undefined
      ? []
      : [[texts.office.foundIn(newest.report), ...verdict(call, newest.findings)]]),
    ...(newest === undefined ? [] : findingBlocks(call, newest.findings, 'office')),
  );
}

function eventFigures(call: Call, view: EventView): readonly Figure[] {
  const { office, reports } = call.texts;
  const { cadences, eventTypes, format } = call.dictionary;
  const { labels } = office;
  const { start, end, type, because, partOf } = view;
  const kind = type === null ? [] : [eventTypes[type as EventType] ?? type];
  return [
    [labels.stage, `${office.stages[view.stage]}, ${listWords(call, view)}`],
    [labels.date, start === end ? format.date(start) : reports.fromTo(format.date(start), format.date(end))],
    [labels.cadence, [cadences[view.cadence], ...kind].join(', ')],
    [labels.federation, plain([view.federation, view.city].filter(Boolean).join(', ') || '–')],
    [labels.registered, view.registered === null ? office.isUnregistered : format.date(view.registered)],
    ...(partOf === null ? [] : [[labels.partOf, partOf] as const]),
    ...(because === null ? [] : [[labels.because, plain(because)] as const]),
    ...(view.appeal === null ? [] : [[labels.appeal, plain(view.appeal)] as const]),
    ...(view.corrections.length === 0
      ? []
      : [[labels.corrections, view.corrections.map(({ report }) => report).join(', ')] as const]),
  ];
}

/** The list it is on, or will be on. */
function listWords({ texts, dictionary }: Call, { stage, list }: EventView): string {
  const { onList, willBeOn, noListYet } = texts.office;
  if (list === null) return noListYet;
  const date = dictionary.format.date(list);
  return stage === 'rated' || stage === 'corrected' ? onList(date) : willBeOn(date);
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function reportsTable({ texts, style }: Call, reports: readonly ReportView[]): string[] {
  if (reports.length === 0) return [];
  const { labels, states } = texts.office;
  const withRounds = reports.some(({ rounds }) => rounds !== null);
  const columns: readonly Column[] = [
    { heading: labels.report },
    { heading: labels.state },
    { heading: labels.submitted },
    { heading: '', cuts: 'end' },
    ...(withRounds ? [{ heading: labels.rounds }] : []),
    right(labels.players),
    right(labels.games),
    { heading: labels.list },
  ];
  const rows = reports.map(({ report, state, submitted, actor, rounds, players, games, list }) => [
    report,
    states[state as ReportState] ?? state,
    submitted.slice(0, 10),
    plain(actor),
    ...(withRounds ? [rounds === null ? '' : `${rounds.from}–${rounds.to}`] : []),
    String(players),
    String(games),
    list ?? '–',
  ]);
  return table(columns, rows, { style });
}
