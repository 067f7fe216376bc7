import {
  accept as acceptReport,
  type EventView,
  type Office,
  OfficeError,
  pendingReports,
  reportOfFile,
  viewEvent,
} from '@eloquence/office';
import { waitText } from '@eloquence/words';
import { type Call, type Command, isGiven, type Result } from '../../framework/command.ts';
import { type ExitStatus, Failure } from '../../framework/failure.ts';
import { allSentences } from '../../framework/sentences.ts';
import { type Answer, eachItem } from '../../office/batch.ts';
import { readReport } from '../../office/each-file.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { findFiles } from '../../reports/find-files.ts';
import { print } from '../../reports/print.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { paragraph } from '../../terminal/width.ts';

export const accept: Command = Object.freeze({
  path: 'office accept',
  takes: 'ID… | FILE…',
  positionals: [0, Number.POSITIVE_INFINITY],
  optional: ['clean', ...STORE],
  examples: [
    'office accept E12',
    'office accept R13 --as anna',
    'office accept --clean',
    'office accept reports/2026-11 --clean',
  ],
  run: (call) => {
    const { positionals } = call;
    const clean = isGiven(call, 'clean');
    if (positionals.length === 0 && !clean) throw new Failure('missing-argument', { takes: 'ID… | FILE…' });
    return withOffice(call, async (office) => {
      const [only = ''] = positionals;
      if (positionals.length === 1 && ID.test(only)) return acceptOne(call, office, only, clean);
      return acceptAll(call, office, positionals, clean);
    });
  },
} satisfies Command);

const ID = /^[ER]\d+$/;

interface Accepted {
  readonly value: { readonly report: string; readonly list: string | null; readonly reasons: Reasons };
  readonly line: string;
  /** Why it goes into no list yet. */
  readonly waits: EventView['waits'];
}
type Reasons = EventView['reasons'];

async function acceptedReport(call: Call, office: Office, id: string, clean: boolean): Promise<Accepted> {
  const { event, report, stage } = await acceptReport(office, id, { clean });
  const { list, reasons, waits } = await viewEvent(office, event);
  const { texts, messages } = call;
  return {
    value: { event, report, stage, list, reasons } as Accepted['value'],
    line: texts.office.isAccepted(report, event, list === null ? null : messages.format.date(list)),
    waits: list === null ? waits : null,
  };
}

async function acceptOne(call: Call, office: Office, id: string, clean: boolean): Promise<Result> {
  const { value, line, waits } = await acceptedReport(call, office, id, clean);
  return {
    value,
    lines: () => [
      ...paragraph(line),
      ...(waits === null ? [] : paragraph(visibleText(waitText(waits, call.messages)))),
      ...allSentences(call, value.reasons),
      ...closeNext(call, [value.list]),
    ],
  };
}

/** Answers each report by a line, then says how many there are and what comes next. */
async function acceptAll(
  call: Call,
  office: Office,
  named: readonly string[],
  clean: boolean,
): Promise<ExitStatus> {
  const wanted = named.length === 0 ? await pending(office) : await itemsOf(named);
  const lists: (string | null)[] = [];
  const { done, status } = await eachItem(
    call,
    'office accept',
    wanted,
    (name) => ({ [ID.test(name) ? 'report' : 'file']: name }),
    async (name): Promise<Answer> => {
      const id = ID.test(name) ? name : await reportIn(call, office, name);
      const { value, line } = await acceptedReport(call, office, id, clean);
      lists.push(value.list);
      return { value, line };
    },
  );
  const left = wanted.length - done;
  if (!isGiven(call, 'json')) {
    print(call, [
      ...paragraph(call.texts.office.acceptedOf(done, left)),
      ...(left > 0 ? nextCommand(call, 'office events --stage reported') : closeNext(call, lists)),
    ]);
  }
  return status;
}

async function pending(office: Office): Promise<readonly string[]> {
  return (await pendingReports(office)).map(({ report }) => report);
}

/** IDs as they are, paths as the reports below them. */
async function itemsOf(named: readonly string[]): Promise<readonly string[]> {
  const ids = named.filter((name) => ID.test(name));
  const paths = named.filter((name) => !ID.test(name));
  return paths.length === 0 ? ids : [...ids, ...(await findFiles(paths)).files];
}

async function reportIn(call: Call, office: Office, file: string): Promise<string> {
  const report = await reportOfFile(office, await readReport(call, file));
  if (report === null) throw new OfficeError('report-not-submitted', { file });
  return report;
}

/** The earliest list that an accepted report goes into. */
function closeNext(call: Call, lists: readonly (string | null)[]): string[] {
  const [list] = lists.filter((date) => date !== null).toSorted();
  return list === undefined ? [] : nextCommand(call, `office close --list ${list}`);
}
