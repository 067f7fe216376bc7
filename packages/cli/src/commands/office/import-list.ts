import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DuplicateChoice, ImportNote, Office, Tasks } from '@eloquence/office';
import type { Cadence } from '@eloquence/rating';
import { importNoteText } from '@eloquence/words';
import { type Call, type Command, given, isGiven, type Result } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { reasonOf } from '../../input/files.ts';
import { cadenceOption, requiredDate } from '../../office/arguments.ts';
import { isConfirmed } from '../../office/ask.ts';
import { diffTable } from '../../office/list-summary.ts';
import { diffJson, type People, peopleOf } from '../../office/list-summary-json.ts';
import { nextCommand } from '../../office/next.ts';
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
  optional: ['one-cadence', 'dry-run', 'accept-losses', 'duplicates', 'losses', 'replace-list', ...STORE],
  examples: [
    'office import list players_list_foa.zip --date 2026-10-01',
    'office import list rapid.txt --date 2026-10-01 --cadence rapid',
    'office import list old.txt --date 2004-01-01 --dry-run --losses lost.csv',
    'office import list old.txt --date 2004-01-01 --accept-losses --duplicates first',
  ],
  run: (call) => {
    const [file = ''] = call.positionals;
    const date = requiredDate(call, 'date');
    const cadence = cadenceOption(call);
    return withOffice(call, async (office) => {
      await refuseUnreadable(file);
      const options = {
        ...{ file, date, cadence, name: basename(file) },
        dryRun: isGiven(call, 'dry-run'),
        acceptLosses: isGiven(call, 'accept-losses'),
        duplicates: duplicateChoice(call),
        force: isGiven(call, 'replace-list'),
        lossesFile: given(call, 'losses') ?? `${basename(file)}.losses.csv`,
      };
      const importing = (consent: object) =>
        withFailures(call, () => longWork(call, office, 'import', { ...options, ...consent }), file);
      const report = await importing({});
      if (!(await isAgreed(call, report))) return result(call, office, file, report);
      return result(call, office, file, await importing({ acceptLosses: true, force: true }));
    });
  },
} satisfies Command);

type Report = Tasks['import']['result'];

/** Of two rows with one ID, a person takes one: that is no question of yes or no. */
async function isAgreed(call: Call, report: Report): Promise<boolean> {
  const { needs, dryRun } = report;
  if (dryRun || needs.length === 0 || needs.some(({ code }) => code === 'ids-doubled')) return false;
  const { messages, texts } = call;
  const write = (lines: readonly string[]): void => {
    call.io.stderr.write(`${lines.map(messages.typeset).join('\n')}\n`);
  };
  if (call.io.isTTY.stdin && !isGiven(call, 'json'))
    write(parts(lossLines(call, report), needLines(call, report)));
  return isConfirmed(call, texts.office.confirmImport);
}

function duplicateChoice(call: Call): DuplicateChoice | null {
  const value = given(call, 'duplicates');
  if (value === undefined || value === 'first' || value === 'last' || value === 'none') return value ?? null;
  if (/^\d+(?:,\d+)*$/.test(value)) return value.split(',').map(Number);
  throw new Failure('invalid-type', {
    value,
    allowed: 'first, last, none, LINE,LINE…',
    where: '--duplicates',
  });
}

/** Checked before a worker is started. */
async function refuseUnreadable(file: string): Promise<void> {
  const unreadable = (reason: string): Failure => new Failure('file-unreadable', { file, reason });
  await access(file, constants.R_OK).catch((error) => {
    throw unreadable(reasonOf(error));
  });
  if ((await stat(file)).isDirectory()) throw unreadable('EISDIR');
}

async function result(call: Call, office: Office, file: string, report: Report): Promise<Result> {
  const people = await peopleOf(office, report.lists);
  return {
    value: importJson(call, people, file, report),
    lines: () => importLines(call, report),
    status: report.needs.length > 0 ? 1 : 0,
  };
}

function importJson(call: Call, people: People, file: string, report: Report): object {
  const { date, layout, changed, lists, players, skipped, hygiene, notes } = report;
  const { dryRun, needs, losses, lossesFile, doubled } = report;
  const said = <Note extends ImportNote>(some: readonly Note[]) =>
    some.map((note) => ({ ...note, message: importNoteText(note, call.messages) }));
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
    notes: said(notes),
    dryRun,
    needs: said(needs),
    losses: { ...losses, file: lossesFile },
    doubled,
  };
}

const right = (heading: string): Column => ({ heading, align: 'right' });

function importLines(call: Call, report: Report): string[] {
  const { date, lists, players, notes, changed, dryRun, needs } = report;
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
    paragraph(
      changed || players.added + players.changed > 0
        ? office.people(players.rows, players.added, players.changed)
        : office.nothingNew,
    ),
    ...lists.flatMap(({ cadence, against, diff }) =>
      against === null || diff === null || (against.date !== date && !dryRun && needs.length === 0)
        ? []
        : [[style.strong(againstText(call, cadence, date, against)), ...diffTable(call, diff)]],
    ),
    notes.flatMap((note) => paragraph(visibleText(importNoteText(note, call.messages)), '- ')),
    lossLines(call, report),
    needLines(call, report),
    dryRun && needs.length === 0 ? paragraph(office.dry) : [],
    changed ? nextCommand(call, 'office register FILE.json') : [],
  );
}

function againstText(
  call: Call,
  cadence: Cadence,
  date: string,
  against: { readonly date: string; readonly revision: number },
): string {
  const { messages, texts } = call;
  const name = messages.cadences[cadence];
  if (against.date === date) return texts.office.againstRevision(name, against.revision);
  return texts.office.againstList(name, messages.format.date(against.date));
}

/** The rows that are not imported, and both rows of each ID that is there twice. */
function lossLines({ texts, style }: Call, { losses, lossesFile, doubled }: Report): string[] {
  const { office } = texts;
  const others = losses.rows.filter(({ reason }) => reason !== 'doubled-id');
  return parts(
    doubled.count === 0
      ? []
      : [
          style.strong(office.doubledTitle(doubled.count)),
          ...doubled.pairs.flatMap(({ rows, taken }) =>
            rows.flatMap(({ line, text }, index) =>
              paragraph(
                visibleText(office.doubledLine(line, text, line === taken)),
                index === 0 ? '- ' : '  ',
              ),
            ),
          ),
        ],
    losses.count === 0
      ? []
      : [
          style.strong(office.lossesTitle(losses.count)),
          ...others.flatMap(({ line, reason, text }) =>
            paragraph(visibleText(office.lossLine(line, office.lossReasons[reason], text)), '- '),
          ),
          ...(lossesFile === null ? [] : paragraph(office.lossesFile(lossesFile))),
        ],
  );
}

/** What has to be decided, and how. */
function needLines(call: Call, { needs }: Report): string[] {
  const { office } = call.texts;
  if (needs.length === 0) return [];
  return [
    call.style.strong(office.notImported),
    ...needs.flatMap((need) =>
      paragraph(`${importNoteText(need, call.messages)} ${office.needHints[need.code]}`, '- '),
    ),
  ];
}
