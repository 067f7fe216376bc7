import { type OfficeStatus, officeStatus, storeName } from '@eloquence/office';
import type { StageName } from '@eloquence/words/cli';
import type { Call, Command } from '../../framework/command.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { practiceText } from '../../office/practice.ts';
import { parts } from '../../terminal/blocks.ts';
import { type Column, figures, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

/** In workflow order. */
const STAGES: readonly StageName[] = [
  'registered',
  'reported',
  'rejected',
  'withdrawn',
  'accepted',
  'due',
  'rated',
  'corrected',
];

/** How many waiting events are shown; `--json` has more. */
const MOST_SHOWN = 15;

export const status: Command = Object.freeze({
  path: 'office status',
  optional: STORE,
  examples: ['office status', 'office status --db federation.db --json'],
  run: (call) =>
    withOffice(call, async (office) => {
      const found = await officeStatus(office);
      const store = storeName(office.store.url);
      return { value: { store, ...found }, lines: () => statusLines(call, store, found) };
    }),
} satisfies Command);

const right = (heading: string): Column => ({ heading, align: 'right' });

function statusLines(call: Call, store: string, found: OfficeStatus): string[] {
  const { texts, style, messages } = call;
  const { office } = texts;
  const { labels } = office;
  const plainStyle = { ...style, strong: (text: string) => text };
  const listRows = (lists: OfficeStatus['lists']): string[][] =>
    lists.map(({ cadence, date, revision }) => [
      messages.format.date(date),
      messages.cadences[cadence],
      String(revision),
    ]);
  const listTable = (title: string, lists: OfficeStatus['lists']): string[] => {
    if (lists.length === 0) return [];
    const columns = [{ heading: title }, { heading: labels.cadence }, right(labels.revision)];
    return table(columns, listRows(lists), { style });
  };
  const stages = STAGES.filter((stage) => (found.events[stage] ?? 0) > 0).map((stage) => [
    office.stages[stage],
    String(found.events[stage]),
  ]);
  return parts(
    figures(
      [
        [labels.store, store],
        [labels.practice, practiceText(call, found.practice)],
        [labels.zone, found.zone],
        [labels.players, String(found.players)],
        [labels.entries, String(found.entries)],
      ],
      plainStyle,
    ),
    listTable(labels.lists, found.lists),
    listTable(labels.drafts, found.drafts),
    stages.length === 0 ? [] : table([{ heading: labels.events }, right('')], stages, { style }),
    waitingTable(call, found),
  );
}

function waitingTable(call: Call, { waiting, events }: OfficeStatus): string[] {
  const { texts, style, messages } = call;
  if (waiting.length === 0) return [];
  const shown = waiting.slice(0, MOST_SHOWN);
  const rows = shown.map(({ event, name, cadence, end }) => [
    event,
    visibleText(name),
    messages.cadences[cadence],
    end,
  ]);
  const left = (events.reported ?? waiting.length) - shown.length;
  const columns: readonly Column[] = [
    { heading: '' },
    { heading: '', cuts: 'end' },
    { heading: '' },
    { heading: '' },
  ];
  return [
    style.strong(texts.office.labels.toDecide),
    ...table(columns, rows, { style, indent: 2 }),
    ...shown.flatMap(({ event, appeal }) =>
      appeal === null ? [] : paragraph(texts.office.appealed(event, visibleText(appeal)), '  '),
    ),
    ...(left > 0 ? [`  ${texts.office.more(left)}`] : []),
  ];
}
