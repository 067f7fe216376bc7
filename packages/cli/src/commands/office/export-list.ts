import { type ExportOptions, writeStoredList } from '@eloquence/office';
import type { ListWriting, WrittenFormat } from '@eloquence/reports';
import { type Call, type Command, given, isGiven, type Result } from '../../framework/command.ts';
import { type ExitStatus, Failure } from '../../framework/failure.ts';
import { readCadence } from '../../input/edition.ts';
import { separatorOption } from '../../input/separator.ts';
import { countOption, requiredDate } from '../../office/arguments.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { officeProgress } from '../../office/run-in-worker.ts';
import type { Progress } from '../../reports/progress.ts';
import { refuseExisting, writeOut, writeToOutput } from '../convert/write-file.ts';

const FORMATS: readonly WrittenFormat[] = ['txt', 'xml', 'csv', 'json'];
const MOST_REVISIONS = 1_000_000;

export const exportList: Command = Object.freeze({
  path: 'office export list',
  required: ['list-day', 'list-layout'],
  optional: ['cadence', 'all-cadences', 'titled-unrated', 'revision', 'separator', 'out', 'force', ...STORE],
  examples: [
    'office export list --list 2026-12-01 --to txt --out standard.txt',
    'office export list --list 2026-12-01 --to xml --combined --out all.xml',
    'office export list --list 2026-12-01 --to csv --separator ";" --out standard.csv',
    'office export list --list 2026-12-01 --to json --cadence rapid',
    'office export list --list 2015-12-01 --to txt --titled-unrated',
  ],
  run: async (call) => {
    const options = readOptions(call);
    const out = given(call, 'out') ?? null;
    const force = isGiven(call, 'force');
    if (out !== null) await refuseExisting(out, force);
    return withOffice(call, async (office) => {
      const writing = await writeStoredList(office, options);
      if (out === null) return toOutput(call, options, writing);
      const progress = officeProgress(call);
      try {
        await writeOut(out, watched(writing, out, progress), force);
      } finally {
        progress.clear();
      }
      return written(call, options, out, writing);
    });
  },
} satisfies Command);

function readOptions(call: Call): ExportOptions {
  const value = given(call, 'list-layout') ?? '';
  const format = FORMATS.find((each) => each === value);
  if (format === undefined)
    throw new Failure('invalid-type', { value, allowed: FORMATS.join(', '), where: '--to' });
  const combined = isGiven(call, 'all-cadences');
  if (combined && isGiven(call, 'cadence'))
    throw new Failure('options-exclude', { option: '--cadence', other: '--combined' });
  const separator = separatorOption(call, format);
  return {
    date: requiredDate(call, 'list-day'),
    format,
    cadence: readCadence(call) ?? null,
    combined,
    revision: countOption(call, 'revision', MOST_REVISIONS),
    titledUnrated: isGiven(call, 'titled-unrated'),
    ...(separator && { separator }),
  };
}

/** Prints the list itself; with `--json` a non-JSON list becomes a string. */
async function toOutput(
  call: Call,
  options: ExportOptions,
  writing: ListWriting,
): Promise<ExitStatus | Result> {
  if (!isGiven(call, 'json') || options.format === 'json') {
    await writeToOutput(call.io, writing.bytes()).catch(refuseOthers);
    return 0;
  }
  const pieces: Buffer[] = [];
  for await (const piece of writing.bytes()) pieces.push(Buffer.from(piece));
  const text = Buffer.concat(pieces).toString('utf8');
  return { value: { ...described(options, null, writing), text } };
}

/** The reader may close the pipe early (`| head`). */
function refuseOthers(error: unknown): void {
  if ((error as { code?: string }).code !== 'EPIPE') throw error;
}

async function* watched(writing: ListWriting, out: string, progress: Progress): AsyncGenerator<Uint8Array> {
  for await (const piece of writing.bytes()) {
    progress.show(out, writing.share());
    yield piece;
  }
}

function described(options: ExportOptions, out: string | null, writing: ListWriting): object {
  const { date, format, combined, cadence, revision, titledUnrated } = options;
  const { rows, changed } = writing.report();
  return {
    list: date,
    cadence: combined ? 'combined' : (cadence ?? 'standard'),
    revision,
    titledUnrated,
    format,
    out,
    rows,
    changed,
  };
}

function written(call: Call, options: ExportOptions, out: string, writing: ListWriting): Result {
  const { convert, office } = call.texts;
  return {
    value: described(options, out, writing),
    lines: () => [convert.written(out), office.exported(writing.report().rows)],
  };
}
