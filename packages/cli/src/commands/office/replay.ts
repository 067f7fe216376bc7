import { dropRevisions, type ReplayedList } from '@eloquence/office';
import { type Call, type Command, isGiven } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { requiredDate } from '../../office/arguments.ts';
import { diffJson, peopleOf, summaryJson } from '../../office/list-summary-json.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { longWork } from '../../office/run-in-worker.ts';
import { parts } from '../../terminal/blocks.ts';
import { type Column, table } from '../../terminal/table.ts';

export const replay: Command = Object.freeze({
  path: 'office replay',
  optional: ['from', 'drop', ...STORE],
  examples: ['office replay --from 2026-10-01', 'office replay --drop'],
  run: (call) => {
    if (isGiven(call, 'drop')) return dropped(call);
    if (!isGiven(call, 'from')) throw new Failure('missing-option', { options: '--from' });
    const from = requiredDate(call, 'from');
    return withOffice(call, async (office) => {
      const lists = await longWork(call, office, 'replay', { from });
      const people = await peopleOf(
        office,
        lists.flatMap(({ diff, summary }) => [{ diff }, summary]),
      );
      return {
        value: {
          from,
          lists: lists.map(({ cadence, date, revision, hash, diff, summary }) => ({
            cadence,
            date,
            revision,
            hash,
            // Compared with the current list; the summary below compares with the previous list.
            against: diffJson(people, diff),
            ...summaryJson(people, summary),
          })),
        },
        lines: () => parts(replayTable(call, lists), nextCommand(call, `office publish --from ${from}`)),
      };
    });
  },
} satisfies Command);

/** Drops the unpublished drafts of a replay. */
function dropped(call: Call): ReturnType<Command['run']> {
  if (isGiven(call, 'from')) throw new Failure('options-exclude', { option: '--from', other: '--drop' });
  return withOffice(call, async (office) => {
    const lists = await dropRevisions(office);
    return {
      value: { dropped: lists.map(({ cadence, date, revision }) => ({ cadence, date, revision })) },
      lines: () => [call.texts.office.draftsDropped(lists.length)],
    };
  });
}

const right = (heading: string): Column => ({ heading, align: 'right' });

/** Each revision's changes against the current list. */
function replayTable({ texts, messages, style }: Call, lists: readonly ReplayedList[]): string[] {
  const { labels, diff: names } = texts.office;
  const columns = [
    { heading: labels.list },
    { heading: labels.cadence },
    right(labels.revision),
    right(names.changed),
    right(names.new),
    right(names.delisted),
    right(names.gone),
  ];
  const rows = lists.map(({ date, cadence, revision, diff }) => [
    date,
    messages.cadences[cadence],
    String(revision),
    ...(['changed', 'new', 'delisted', 'gone'] as const).map((kind) => String(diff[kind].count || '–')),
  ]);
  return table(columns, rows, { style });
}
