import type { OfficeErrorValues, StoreErrorValues } from '@eloquence/office/codes';
import { CADENCES, type Cadence, EDITIONS, type InputErrorCode, type InputProblem } from '@eloquence/rating';
import type { ListErrorCode, ListErrorValues } from '@eloquence/reports';
import {
  inputErrorText,
  LANGUAGE_INFO,
  listErrorText,
  type Messages,
  officeErrorText,
  storeErrorText,
} from '@eloquence/words';
import type { Hint } from '@eloquence/words/cli';
import { type Failure, type FailureCode, isCliErrorCode } from './failure.ts';
import type { Output } from './help.ts';

/** Hints for failures, where the command's help is not the answer. */
const HINTS: Readonly<Partial<Record<FailureCode, Hint>>> = Object.freeze({
  'unknown-edition': 'editions',
  'unknown-variant': 'editions',
  'before-first-edition': 'chooseEdition',
  'k-not-set': 'chooseEdition',
  'edition-file': 'schema',
  'file-unreadable': 'checkPath',
  'file-too-large': 'smallerFile',
  'file-exists': 'force',
  'file-unwritable': 'checkFolder',
  'folder-not-empty': 'otherFolder',
  'no-reports': 'checkPath',
  'no-registrations': 'checkPath',
  'player-not-found': 'playerNumber',
  'too-many-files': 'fewerFiles',
  'not-json': 'correctFile',
  'options-exclude': 'dropOption',
  'list-date-differs': 'dropListDate',
  'list-several': 'unpackOne',
  'unknown-key': 'eventFile',
  'port-taken': 'otherPort',
  'address-unusable': 'otherAddress',
  'setting-wrong': 'setting',
  'account-unknown': 'accounts',
  'token-unknown': 'tokens',
  'token-scope': 'narrowerScope',
  'token-limit': 'revokeToken',
  'duckdb-missing': 'installDuckdb',
  'history-missing': 'exportHistory',
  'history-schema': 'exportHistory',
  'folder-without-lists': 'listsFolder',
  'figure-unknown': 'figureNames',
  'nothing-to-measure': 'moreGames',
  unexpected: 'report',
});

function messageOf(failure: Failure, { texts, messages }: Output): string {
  const { code, values } = failure;
  const { cadences } = messages;
  const words =
    values.own !== undefined
      ? texts.ownEdition(
          String(values.value),
          cadences[values.own as Cadence],
          cadences[values.cadence as Cadence],
        )
      : isCliErrorCode(code)
        ? texts.failures[code](values)
        : isListCode(code, messages)
          ? listErrorText({ code, values: values as ListErrorValues }, messages)
          : (officeText(failure, messages)?.message ??
            inputErrorText({ code: code as InputErrorCode, values }, messages));
  const { said } = texts.office;
  return messages.typeset(values.where === undefined ? words : said(String(values.where), words));
}

/** The message of an office or store error; null for other errors. */
function officeText(
  { code, values }: Failure,
  messages: Messages,
): { readonly message: string; readonly hint: string } | null {
  if (isIn(messages.officeErrors, code))
    return officeErrorText({ code, values: values as OfficeErrorValues }, messages);
  return isIn(messages.storeErrors, code)
    ? storeErrorText({ code, values: values as StoreErrorValues }, messages)
    : null;
}

function isIn<Code extends string>(words: Readonly<Record<Code, unknown>>, code: string): code is Code {
  return Object.hasOwn(words, code);
}

/** Whether the code is an error of a rating list. */
function isListCode(code: FailureCode, { listErrors }: Messages): code is ListErrorCode {
  return Object.hasOwn(listErrors, code);
}

function hintOf(failure: Failure, path: string, { texts, messages }: Output): string {
  const { code, status, values } = failure;
  const elsewhere = code === 'unknown-edition' ? cadencesWith(String(values.value)) : [];
  const { hints } = texts;
  if (values.own !== undefined) return messages.typeset(hints.dropOption(''));
  if (elsewhere.length > 0) {
    const names = elsewhere.map((cadence) => messages.cadences[cadence]);
    return messages.typeset(hints.otherCadence(messages.format.and(names)));
  }
  // Some codes exist in both places; the hint depends on the command.
  const isOffices = HINTS[code] === undefined || path.startsWith('office');
  const office = isOffices ? officeText(failure, messages) : null;
  if (office !== null) return office.hint;
  if (values.reason === 'ENOSPC' || values.reason === 'EDQUOT') return messages.typeset(hints.freeSpace(''));
  const usual = isListCode(code, messages) ? 'otherList' : status === 1 ? 'correctFile' : 'help';
  const hint = HINTS[code] ?? usual;
  return messages.typeset(hints[hint](`eloquence${path && ' '}${path} --help`));
}

/** The cadences that have an edition with this ID. */
function cadencesWith(id: string): Cadence[] {
  return CADENCES.filter((cadence) => EDITIONS.some((each) => each.cadence === cadence && each.id === id));
}

/** One line: what is wrong, where, and what to do; `of` several items, which one. */
export function failureText(failure: Failure, path: string, output: Output, of?: string): string {
  const { space } = LANGUAGE_INFO[output.messages.language];
  const message = messageOf(failure, output);
  const said = of === undefined || message.includes(of) ? message : output.texts.office.said(of, message);
  const line = `eloquence: ${said}${space}${hintOf(failure, path, output)}`;
  return line.replaceAll(/[\r\n]+/g, ' ');
}

/** Each problem of a file, as a sentence. */
function problemLines(problems: readonly InputProblem[], { messages }: Output): readonly string[] {
  return problems.map((problem) =>
    inputErrorText({ code: 'invalid-input', values: { ...problem } }, messages),
  );
}

export function failureObject(failure: Failure, path: string, output: Output): object {
  const { problems } = failure.values as { readonly problems?: readonly InputProblem[] };
  return {
    error: {
      code: failure.code,
      message: messageOf(failure, output),
      hint: hintOf(failure, path, output),
      ...(problems !== undefined && { problems: problemLines(problems, output) }),
    },
    ...(failure.findings.length > 0 && { findings: failure.findings }),
  };
}
