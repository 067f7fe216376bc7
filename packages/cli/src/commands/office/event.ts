import { type EventView, type ReportView, viewEvent } from '@eloquence/office';
import type { EventType } from '@eloquence/rating';
import { eventStatusText, waitText } from '@eloquence/words';
import type { ReportState } from '@eloquence/words/cli';
import type { Call, Command } from '../../framework/command.ts';
import { allSentences } from '../../framework/sentences.ts';
import { findingJson } from '../../office/findings.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { findingBlocks, findingsSummary } from '../../reports/finding-lines.ts';
import { parts } from '../../terminal/blocks.ts';
import { type Column, figures, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

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
    status: eventStatusText({ ...view, waits }, call.messages),
    waits: waits && { ...waits, message: waitText(waits, call.messages) },
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
      ...paragraph(`${view.event} ${visibleText(view.name)}`).map(style.strong),
      ...figures(eventFigures(call, view), { ...style, strong: (text) => text }),
    ],
    paragraph(visibleText(eventStatusText(view, call.messages))),
    allSentences(call, view.reasons),
    reportsTable(call, view.reports),
    ...(newest === undefined
      ? []
      : [[texts.office.foundIn(newest.report), ...findingsSummary(call, newest.findings)]]),
    ...(newest === undefined ? [] : findingBlocks(call, newest.findings, 'office')),
  );
}

function eventFigures(call: Call, view: EventView): readonly Figure[] {
  const { office, reports } = call.texts;
  const { cadences, eventTypes, format } = call.messages;
  const { labels } = office;
  const { start, end, type, because, partOf } = view;
  const kind = type === null ? [] : [eventTypes[type as EventType] ?? type];
  return [
    [labels.stage, office.stages[view.stage]],
    [labels.list, view.list === null ? '–' : format.month(view.list)],
    [labels.date, start === end ? format.date(start) : reports.fromTo(format.date(start), format.date(end))],
    [labels.cadence, [cadences[view.cadence], ...kind].join(', ')],
    [labels.federation, visibleText([view.federation, view.city].filter(Boolean).join(', ') || '–')],
    [labels.registered, view.registered === null ? office.isUnregistered : format.date(view.registered)],
    ...(partOf === null ? [] : [[labels.partOf, partOf] as const]),
    ...(because === null ? [] : [[labels.because, visibleText(because)] as const]),
    ...(view.appeal === null ? [] : [[labels.appeal, visibleText(view.appeal)] as const]),
    ...(view.corrections.length === 0
      ? []
      : [[labels.corrections, view.corrections.map(({ report }) => report).join(', ')] as const]),
  ];
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
  const rows = reports.map(({ report, state, received, actor, rounds, players, games, list }) => [
    report,
    states[state as ReportState] ?? state,
    received,
    visibleText(actor),
    ...(withRounds ? [rounds === null ? '' : `${rounds.from}–${rounds.to}`] : []),
    String(players),
    String(games),
    list ?? '–',
  ]);
  return table(columns, rows, { style });
}
