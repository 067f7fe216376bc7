import { type Preview, preview } from '@eloquence/office';
import { type Call, type Command, given, isGiven } from '../../framework/command.ts';
import { eachFile, printFindings, SUBMISSION, submissionOptions } from '../../office/each-file.ts';
import { findingJson } from '../../office/findings.ts';
import { nextCommand } from '../../office/next.ts';
import { STORE, withOffice } from '../../office/open-store.ts';
import { writeJsonLine } from '../../reports/each-report.ts';
import { findFiles } from '../../reports/find-files.ts';
import { areErrors } from '../../reports/finding-lines.ts';
import { print } from '../../reports/print.ts';
import { shellWord } from '../../terminal/shell-word.ts';

export const check: Command = Object.freeze({
  path: 'office check',
  takes: 'FILE…',
  positionals: [1, Number.POSITIVE_INFINITY],
  optional: [...SUBMISSION, ...STORE],
  examples: [
    'office check open.trf',
    'office check open.trf --event E12',
    'office check reports/2026-11 --quiet',
  ],
  run: async (call) => {
    const options = { ...submissionOptions(call), strict: true };
    const { files } = await findFiles(call.positionals);
    return withOffice(call, async (office) => {
      let last: Checked | null = null;
      const worst = await eachFile(call, 'office check', files, async (file, bytes) => {
        const checked = { file, ...(await preview(office, bytes, options)) };
        last = checked;
        printChecked(call, checked);
        return areErrors(checked.findings) ? 1 : 0;
      });
      if (worst === 0 && !isGiven(call, 'json')) print(call, ['', ...checkNext(call, last)]);
      return worst;
    });
  },
} satisfies Command);

type Checked = Preview & { readonly file: string };

/** The same files and options; a rated event is corrected, one file at a time. */
function checkNext(call: Call, last: Checked | null): string[] {
  if (last?.isCorrection)
    return nextCommand(call, `office correct ${last.event} ${shellWord(last.file)} --because TEXT`);
  const options = (['event-id', 'rounds', 'received'] as const).flatMap((name) => {
    const value = given(call, name);
    return value === undefined ? [] : [` --${name === 'event-id' ? 'event' : name} ${value}`];
  });
  return nextCommand(call, `office submit ${call.positionals.map(shellWord).join(' ')}${options.join('')}`);
}

function printChecked(call: Call, { file, event, isCorrection, findings }: Checked): void {
  if (isGiven(call, 'json')) {
    const found = findings.map((finding) => findingJson(call, finding));
    writeJsonLine(call, { file, event, correction: isCorrection, findings: found });
    return;
  }
  const { office } = call.texts;
  const title = isCorrection ? office.checkedAsCorrection(event ?? '') : office.checkedFor(event);
  printFindings(call, file, title, findings);
}
