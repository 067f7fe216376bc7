import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportReport, Office } from '@eloquence/office';
import { importNoteLine } from '@eloquence/words';
import type { Call, Command, Result } from '../../command.ts';
import { Failure } from '../../failure.ts';
import { reasonOf } from '../../input.ts';
import { parts } from '../../parts.ts';
import { plain } from '../../reports/plain.ts';
import { type Column, table } from '../../table.ts';
import { paragraph } from '../../width.ts';
import { cadenceOption, requiredDate } from './given.ts';
import { diffTable } from './list-report.ts';
import { longWork } from './long.ts';
import { answering, STORE, withOffice } from './store.ts';
import { diffJson, type People, peopleOf } from './summary-json.ts';

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
      const report = await answering(
        call,
        () => longWork(call, office, 'import', { file, date, cadence, name: basename(file) }),
        file,
      );
      return result(call, office, file, report);
    });
  },
} satisfies Command);

/** Said in our own words, before a thread is started for nothing. */
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
    notes: notes.map((note) => ({ ...note, message: importNoteLine(note, call.language) })),
  };
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function importLines(call: Call, { date, lists, players, notes, changed }: ImportReport): string[] {
  const { texts, dictionary, style } = call;
  const { office } = texts;
  const columns = [
    { heading: office.labels.cadence },
    { heading: office.labels.list },
    right(office.labels.revision),
    right(office.labels.players),
    { heading: '' },
  ];
  const rows = lists.map((list) => [
    dictionary.cadences[list.cadence],
    dictionary.format.date(date),
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
              style.strong(office.againstRevision(dictionary.cadences[cadence], revision - 1)),
              ...diffTable(call, diff),
            ],
          ]
        : [],
    ),
    notes.flatMap((note) => paragraph(plain(importNoteLine(note, call.language)), '- ')),
  );
}
