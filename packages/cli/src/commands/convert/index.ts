import { defined } from '@eloquence/rating';
import {
  type Finding,
  hasErrors,
  REPORT_TARGETS,
  type ReportTarget,
  type WrittenReport,
  writeReportAs,
} from '@eloquence/reports';
import { findingHint, findingText } from '@eloquence/words';
import { type Call, type Command, GENERAL, given, isGiven } from '../../framework/command.ts';
import { type ExitStatus, Failure } from '../../framework/failure.ts';
import { writeJsonLine } from '../../reports/each-report.ts';
import { findingBlocks } from '../../reports/finding-lines.ts';
import { type LoadedReport, readLoaded } from '../../reports/load-report.ts';
import { visibleText } from '../../terminal/visible-text.ts';
import { begin, convertList, isList } from './list.ts';
import { changeLines } from './losses.ts';
import { isListTarget, isTarget, LIST_TARGETS } from './targets.ts';
import { writeOut } from './write-file.ts';

export const convert: Command = Object.freeze({
  path: 'convert',
  takes: 'FILE',
  positionals: [1, 1],
  required: ['to'],
  optional: ['out', 'force', 'cadence', 'combined', 'list-date', 'separator', ...GENERAL],
  examples: [
    'convert open.trf --to trf26',
    'convert open.trf --to csv --out open.csv',
    'convert open.csv --to trf16 --out open.trf --force',
    'convert players_list_foa.zip --to csv --cadence rapid',
  ],
  sample: [
    'columns,no,sex,title,name,rating,federation,id,birth,points,rank,1,2',
    'event,012,Fjord Open',
    'event,042,2024/05/04',
    'player,1,m,,"Vinter, Solveig",2105,NOR,99000011,1990/03/14,1.5,1,2w1,0-H',
    'player,2,m,,"Sommer, Aksel",2040,NOR,99000022,2009/07/01,1,2,1b0,0-U',
    'line,### anything else as it stands in a TRF',
  ],
  run: async (call) => {
    const target = readTarget(call);
    const [file = ''] = call.positionals;
    const begun = await begin(file, call);
    if (isList(begun)) {
      if (isListTarget(target)) return convertList(call, file, begun, target);
      throw new Failure('invalid-type', { value: target, allowed: LIST_TARGETS.join(', '), where: '--to' });
    }
    const to = reportTarget(call, target);
    const loaded = await readLoaded(file, begun.whole);
    if (loaded.report.players.length === 0 && hasErrors(loaded.findings)) return refuse(call, loaded);
    const written = writeReportAs(to, loaded.report);
    const out = given(call, 'out') ?? null;
    if (out !== null) await writeOut(out, [written.bytes], isGiven(call, 'force'));
    if (isGiven(call, 'json')) tellPrograms(call, { file, to, out, written });
    else tellPeople(call, { loaded, to, out, written });
    return 0;
  },
} satisfies Command);

function readTarget(call: Call): string {
  const value = given(call, 'to') ?? '';
  if (isTarget(value) || isListTarget(value)) return value;
  const allowed = [...new Set([...REPORT_TARGETS, ...LIST_TARGETS])].join(', ');
  throw new Failure('invalid-type', { value, allowed, where: '--to' });
}

/** Target formats of a report; only lists have cadences. */
function reportTarget(call: Call, value: string): ReportTarget {
  if (!isTarget(value))
    throw new Failure('invalid-type', { value, allowed: REPORT_TARGETS.join(', '), where: '--to' });
  const [foreign] = (['cadence', 'combined', 'list-date', 'separator'] as const).filter((name) =>
    isGiven(call, name),
  );
  if (foreign !== undefined) throw new Failure('unexpected-argument', { value: `--${foreign}` });
  return value;
}

/** The file holds nothing to convert. */
function refuse(call: Call, { file, findings }: LoadedReport): ExitStatus {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (isGiven(call, 'json')) writeJsonLine(call, { file, error: findingError(call, defined(errors[0])) });
  else {
    const lines = [`${visibleText(file)}:`, ...findingBlocks(call, errors).flat()];
    call.io.stderr.write(`${lines.map(call.messages.typeset).join('\n')}\n`);
  }
  return 1;
}

function findingError({ messages }: Call, finding: Finding): object {
  const [message, hint] = [findingText(finding, messages), findingHint(finding, messages)];
  return { code: finding.code, message, hint };
}

function tellPrograms(
  call: Call,
  { file, to, out, written }: { file: string; to: ReportTarget; out: string | null; written: WrittenReport },
): void {
  const text = out === null ? { text: written.text } : {};
  const { losses, adjustments } = written;
  writeJsonLine(call, { file, to, losses, adjustments, out, ...text });
}

/** The report goes to standard output, messages to standard error. */
function tellPeople(
  call: Call,
  {
    loaded,
    to,
    out,
    written,
  }: { loaded: LoadedReport; to: ReportTarget; out: string | null; written: WrittenReport },
): void {
  const { io, messages, texts } = call;
  if (out === null) io.stdout.write(written.bytes);
  const lines = [
    ...(out === null ? [] : [texts.convert.written(out)]),
    ...changeLines(call, loaded, to, written.losses, written.adjustments),
  ];
  for (const line of lines) io.stderr.write(`${messages.typeset(line)}\n`);
}
