import { CADENCES, type Cadence, EDITIONS, type InputErrorCode } from '@eloquence/rating';
import type { ListErrorCode } from '@eloquence/reports';
import { errorLine, listErrorLine, officeErrorLine, storeErrorLine } from '@eloquence/words';
import { type Failure, type FailureCode, isOwnCode } from './failure.ts';
import type { Speech } from './help.ts';
import type { Hint } from './texts/texts.ts';

/** What to do about a failure, where the help of the command is not the answer. */
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
  unexpected: 'report',
});

function messageOf(failure: Failure, { texts, dictionary }: Speech): string {
  const { code, values } = failure;
  const { cadences } = dictionary;
  const words =
    values.own !== undefined
      ? texts.ownEdition(
          String(values.value),
          cadences[values.own as Cadence],
          cadences[values.cadence as Cadence],
        )
      : isOwnCode(code)
        ? texts.failures[code](values)
        : isListCode(code, dictionary)
          ? listErrorLine({ code, values }, dictionary.language)
          : (officeLine(failure, dictionary)?.message ??
            errorLine({ code: code as InputErrorCode, values }, dictionary.language));
  const { said } = texts.office;
  return dictionary.typeset(values.where === undefined ? words : said(String(values.where), words));
}

/** What the rating office or its store refuses; null where it is something else. */
function officeLine(
  { code, values }: Failure,
  { officeErrors, storeErrors, language }: Speech['dictionary'],
): { readonly message: string; readonly hint: string } | null {
  if (isIn(officeErrors, code)) return officeErrorLine({ code, values }, language);
  return isIn(storeErrors, code) ? storeErrorLine({ code, values }, language) : null;
}

function isIn<Code extends string>(words: Readonly<Record<Code, unknown>>, code: string): code is Code {
  return Object.hasOwn(words, code);
}

/** What a rating list was refused for. */
function isListCode(code: FailureCode, { listErrors }: Speech['dictionary']): code is ListErrorCode {
  return Object.hasOwn(listErrors, code);
}

function hintOf(failure: Failure, path: string, { texts, dictionary }: Speech): string {
  const { code, status, values } = failure;
  const elsewhere = code === 'unknown-edition' ? cadencesWith(String(values.value)) : [];
  const { hints } = texts;
  if (values.own !== undefined) return dictionary.typeset(hints.dropOption(''));
  if (elsewhere.length > 0) {
    const names = elsewhere.map((cadence) => dictionary.cadences[cadence]);
    return dictionary.typeset(hints.otherCadence(dictionary.format.and(names)));
  }
  // A code that both have means the same; what to do depends on who asks.
  const isOffices = HINTS[code] === undefined || path.startsWith('office');
  const office = isOffices ? officeLine(failure, dictionary) : null;
  if (office !== null) return office.hint;
  const usual = isListCode(code, dictionary) ? 'otherList' : status === 1 ? 'correctFile' : 'help';
  const hint = HINTS[code] ?? usual;
  return dictionary.typeset(hints[hint](`eloquence${path && ' '}${path} --help`));
}

/** The cadences that do have an edition of this ID. */
function cadencesWith(id: string): Cadence[] {
  return CADENCES.filter((cadence) => EDITIONS.some((each) => each.cadence === cadence && each.id === id));
}

/** One line: what is wrong, where, and what to do. */
export function failureText(failure: Failure, path: string, speech: Speech): string {
  // Chinese sets no space between sentences.
  const space = speech.dictionary.language === 'zh' ? '' : ' ';
  const line = `eloquence: ${messageOf(failure, speech)}${space}${hintOf(failure, path, speech)}`;
  return line.replaceAll(/[\r\n]+/g, ' ');
}

export function failureObject(failure: Failure, path: string, speech: Speech): object {
  const { problems } = failure.values;
  return {
    error: {
      code: failure.code,
      message: messageOf(failure, speech),
      hint: hintOf(failure, path, speech),
      ...(problems !== undefined && { problems: String(problems).split(' ; ') }),
    },
    ...(failure.findings.length > 0 && { findings: failure.findings }),
  };
}
