import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportReport, Office } from '@eloquence/office';
import { importNoteText } from '@eloquence/words';
import type { Call, Command, Result } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { reasonOf } from '../../input/files.ts';
import { cadenceOption, requiredDate } from '../../office/arguments.ts';
import { diffTable } from '../../office/list-summary.ts';
import { diffJson, type People, peopleOf } from '../../office/list-summary-json.ts';
import { STORE, withFailures, withOffice } from '../../office/open-store.ts';
import { longWork } from '../../office/run-in-worker.ts';
import { parts } from '../../terminal/blocks.ts';
import { type Column, table } from '../../terminal/table.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

export const importList: Command = Object.freeze({
  path: 'office import list',
  takes: 'FILE',
  positionals: [1, 1],
  required: ['date'],
  optional: ['one-cadence', ...STORE],
  examples: [
    'office import list players_list_foa.zip --date 2026-10-01',
    'office import list rapid.txt --date 2026-10-01 --cadence rapid',
  ],
  run: (call) => {
    const [file = ''] = call.positionals;
    const date = requiredDate(call, 'date');
    const cadence = cadenceOption(call);
    return withOffice(call, async (office) => {
      await refuseUnreadable(file);
      const report = await withFailures(
        call,
        () => longWork(call, office, 'import', { file, date, cadence, name: basename(file) }),
        file,
      );
      return result(call, office, file, report);
    });
  },
} satisfies Command);

/** Checked before a worker is started. */
async function refuseUnreadable(file: string): Promise<void> {
  const unreadable = (reason: string): Failure => new Failure('file-unreadable', { file, reason });
  await access(file, constants.R_OK).catch((error) => {
    throw unreadable(reasonOf(error));
  });
  if ((await stat(file)).isDirectory()) throw unreadable('EISDIR');
}

async function result(call: Call, office: Office, file: string, report: ImportReport): Promise<Result> {
  const people = await peopleOf(office, report.lists);
  return { value: importJson(call, people, file, report), lines: () => importLines(call, report) };
}

function importJson(call: Call, people: People, file: string, report: ImportReport): object {
  const { date, layout, changed, lists, players, skipped, hygiene, notes } = report;
  return {
    file,
    hash: report.file.hash,
    size: report.file.size,
    date,
    ...layout,
    changed,
    lists: lists.map(({ diff, ...list }) => ({ ...list, diff: diff && diffJson(people, diff) })),
    players,
    skipped,
    hygiene,
    notes: notes.map((note) => ({ ...note, message: importNoteText(note, call.messages) })),
  };
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function importLines(call: Call, { date, lists, players, notes, changed }: ImportReport): string[] {
  const { texts, messages, style } = call;
  const { office } = texts;
  const columns = [
    { heading: office.labels.cadence },
    { heading: office.labels.list },
    right(office.labels.revision),
    right(office.labels.players),
    { heading: '' },
  ];
  const rows = lists.map((list) => [
    messages.cadences[list.cadence],
    messages.format.date(date),
    String(list.revision),
    String(list.rows),
    list.changed ? '' : office.sameList,
  ]);
  return parts(
    table(columns, rows, { style }),
    paragraph(changed ? office.people(players.rows, players.added, players.changed) : office.nothingNew),
    ...lists.flatMap(({ cadence, revision, diff }) =>
      revision > 1 && diff !== null
        ? [
            [
              style.strong(office.againstRevision(messages.cadences[cadence], revision - 1)),
              ...diffTable(call, diff),
            ],
          ]
        : [],
    ),
    notes.flatMap((note) => paragraph(visibleText(importNoteText(note, call.messages)), '- ')),
  );
}
