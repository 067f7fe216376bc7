import type { CommandPath } from '@eloquence/words/cli';
import { type Call, isGiven } from '../framework/command.ts';
import type { ExitStatus } from '../framework/failure.ts';
import { failureObject, failureText } from '../framework/failure-text.ts';
import { writeJsonLine } from '../reports/each-report.ts';
import { areErrors, findingsSummary } from '../reports/finding-lines.ts';
import { type AnyFinding, messageOf } from '../reports/list-findings.ts';
import { print } from '../reports/print.ts';
import { visibleText } from '../terminal/visible-text.ts';
import { paragraph } from '../terminal/width.ts';
import { officeFailure } from './open-store.ts';

export interface Answer {
  readonly value: object;
  readonly line: string;
  readonly findings?: readonly AnyFinding[];
}

/** Answers each item by a line, or a line of JSON. A failure does not stop the others; returns how many succeeded. */
export async function eachItem<Item>(
  call: Call,
  path: CommandPath,
  items: readonly Item[],
  nameOf: (item: Item) => Readonly<Record<string, string>>,
  work: (item: Item) => Promise<Answer>,
): Promise<{ readonly done: number; readonly status: ExitStatus }> {
  let [done, worst]: [number, ExitStatus] = [0, 0];
  for (const item of items) {
    try {
      const answer = await work(item);
      done += 1;
      if (areErrors(answer.findings ?? [])) worst = Math.max(worst, 1) as ExitStatus;
      if (isGiven(call, 'json')) writeJsonLine(call, answer.value);
      else printAnswer(call, answer);
    } catch (error) {
      const failure = officeFailure(call, error);
      worst = Math.max(worst, failure.status) as ExitStatus;
      const named = nameOf(item);
      if (isGiven(call, 'json')) writeJsonLine(call, { ...named, ...failureObject(failure, path, call) });
      else call.io.stderr.write(`${failureText(failure, path, call, Object.values(named)[0])}\n`);
    }
  }
  return { done, status: worst };
}

function printAnswer(call: Call, { line, findings = [] }: Answer): void {
  const serious = findings.filter(({ severity }) => severity !== 'note');
  const about = serious.length === 0 ? '' : ` ${findingsSummary(call, serious).join(' ')}`;
  print(call, [
    ...paragraph(`${line}${about}`),
    ...serious.flatMap((each) => paragraph(visibleText(messageOf(call, each)), '  ')),
  ]);
}
