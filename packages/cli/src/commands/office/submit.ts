import { type Office, type Submitted, submit as submitReport } from '@eloquence/office';
import { MAX_JSON_BYTES } from '@eloquence/reports';
import { type Call, type Command, given, isGiven } from '../../command.ts';
import { type ExitStatus, Failure } from '../../failure.ts';
import { readBytes } from '../../input.ts';
import { parts } from '../../parts.ts';
import { failureObject, failureText } from '../../report.ts';
import { findFiles } from '../../reports/files.ts';
import { areErrors, findingBlocks } from '../../reports/findings.ts';
import { fileName } from '../../reports/heading.ts';
import { say } from '../../reports/say.ts';
import { writeJsonLine } from '../../reports/work.ts';
import { paragraph } from '../../width.ts';
import { findingJson, verdict } from './findings.ts';
import { roundsOption } from './given.ts';
import { officeFailure, STORE, withOffice } from './store.ts';

export const submit: Command = Object.freeze({
  path: 'office submit',
  takes: 'FILE…',
  positionals: [1, Number.POSITIVE_INFINITY],
  optional: ['event-id', 'rounds', 'quiet', 'all', ...STORE],
  examples: [
    'office submit open.trf',
    'office submit open.trf --event E12',
    'office submit league.trf --event E12 --rounds 1-4 --json',
  ],
  run: async (call) => {
    const rounds = roundsOption(call);
    const event = given(call, 'event-id') ?? null;
    const { files } = await findFiles(call.positionals);
    return withOffice(call, async (office) => {
      let worst: ExitStatus = 0;
      for (const [index, file] of files.entries()) {
        if (index > 0 && !isGiven(call, 'json')) say(call, ['', '']);
        const status = await handIn(call, office, file, { event, rounds });
        worst = Math.max(worst, status) as ExitStatus;
      }
      return worst;
    });
  },
} satisfies Command);

type Options = NonNullable<Parameters<typeof submitReport>[2]>;

/** One file; what is wrong with it does not stop the others. */
async function handIn(call: Call, office: Office, file: string, options: Options): Promise<ExitStatus> {
  try {
    const submitted = await submitReport(office, await readReport(call, file), options);
    tell(call, file, submitted);
    return areErrors(submitted.findings) ? 1 : 0;
  } catch (error) {
    const failure = officeFailure(call, error, file);
    if (isGiven(call, 'json'))
      writeJsonLine(call, { file, ...failureObject(failure, 'office submit', call) });
    else call.io.stderr.write(`${failureText(failure, 'office submit', call)}\n`);
    return failure.status;
  }
}

/** The bytes of a report as they are handed in. */
export async function readReport(call: Call, file: string): Promise<Uint8Array> {
  const { bytes } = await readBytes(file, call.io, MAX_JSON_BYTES);
  if (bytes === null) throw new Failure('file-too-large', { file, allowed: MAX_JSON_BYTES });
  return bytes;
}

function tell(call: Call, file: string, { event, report, version, again, findings }: Submitted): void {
  if (isGiven(call, 'json')) {
    const found = findings.map((finding) => findingJson(call, finding));
    writeJsonLine(call, { file, event, report, version, again, findings: found });
    return;
  }
  const { office } = call.texts;
  const told = isGiven(call, 'quiet') ? findings.filter(({ severity }) => severity !== 'note') : findings;
  const heading = [
    call.style.strong(office.isSubmitted(report, version, event)),
    `  ${fileName(call, file)}`,
    ...(again ? paragraph(office.again, '  ') : []),
  ];
  say(call, parts(heading, ...findingBlocks(call, told, 'office'), verdict(call, findings)));
}
