/** The text of a code with its values, in one language. */

import type { InputErrorCode, InputErrorValues, Reason, ReasonCode, RuleName } from '@eloquence/rating';
import type { FileFindingCode, Finding, ListErrorCode, ListErrorValues } from '@eloquence/reports';
import type { Messages } from './types/messages.ts';
import type {
  DifferenceCode,
  ImportNoteCode,
  OfficeErrorCode,
  OfficeValues,
  StoreErrorCode,
  WaitCode,
} from './types/office-codes.ts';
import type { StageName } from './types/terms.ts';

/** A reason as a sentence, with its article where it belongs. */
export function reasonText(reason: Reason, words: Pick<Messages, 'reasons' | 'cite' | 'typeset'>): string {
  const { reasons, cite, typeset } = words;
  // The code ties the words to the values; a union of functions cannot say so.
  const says = reasons[reason.code] as (values: Reason['values'], at: string) => string;
  return typeset(says(reason.values, reason.article === null ? '' : cite(reason.article)));
}

/** What is wrong with what was handed in, and what is allowed. */
export function inputErrorText(
  error: { readonly code: InputErrorCode; readonly values: InputErrorValues },
  words: Pick<Messages, 'errors' | 'typeset'>,
): string {
  const { errors, typeset } = words;
  return typeset(errors[error.code](error.values));
}

/** What a check has found, as a sentence, with its article where the regulations are behind it. */
export function findingText(finding: Finding, words: Messages): string {
  const { findings, officeFindings, cite, typeset } = words;
  const { code } = finding as { readonly code: string };
  if (isOfOffice(finding, officeFindings, code)) {
    const { says } = officeFindings[code] as {
      says: (values: Finding['values'], at: string) => string;
    };
    return typeset(says(finding.values, finding.article === null ? '' : cite(finding.article)));
  }
  if (!isAboutFile(finding, findings)) return reasonText(finding as unknown as Reason, words);
  const { says } = findings[finding.code];
  return typeset((says as (values: Finding['values']) => string)(finding.values));
}

/** Where a finding or a refusal is shown: a check has options, the office commands, the check page a form, other pages none. */
export type FindingPlace = 'check' | 'office' | 'page' | 'check-page';

/** What to do about it; null where there is nothing to do. */
export function findingHint(finding: Finding, words: Messages, place: FindingPlace = 'check'): string | null {
  const hint = hintFor(finding, words, place);
  const shown = typeof hint === 'function' ? (hint as Hint)(finding.values) : hint;
  return shown === null ? null : words.typeset(shown);
}

function hintFor(finding: Finding, words: Messages, place: FindingPlace): Hint | string | null {
  const { findings, findingHints, reasonHints, officeFindings, officePlaceHints } = words;
  const { pageHints, checkPageHints } = words;
  const { code } = finding as { readonly code: string };
  if (place === 'check-page' && isOf(checkPageHints, code)) return checkPageHints[code] as string;
  if ((place === 'page' || place === 'check-page') && isOf(pageHints, code))
    return pageHints[code] as Hint | string;
  if (isOfOffice(finding, officeFindings, code)) return officeFindings[code].hint;
  if (place !== 'check' && isOf(officePlaceHints, code))
    return officePlaceHints[code] as Hint | string | null;
  if (isAboutFile(finding, findings)) return findings[finding.code].hint as Hint | string;
  return (reasonHints[code as ReasonCode] as Hint | undefined) ?? findingHints[finding.severity];
}

type Hint = (values: Finding['values']) => string | null;

/** What the regulations alone would refuse, the officer may decide: then it is no error. */
function isOfOffice(
  { severity }: Finding,
  words: Messages['officeFindings'],
  code: string,
): code is Extract<keyof Messages['officeFindings'], string> {
  return severity !== 'error' && isOf(words, code);
}

function isOf<Words extends object>(words: Words, code: string): code is Extract<keyof Words, string> {
  return Object.hasOwn(words, code);
}

/** About the file; otherwise it carries the code of a reason of the regulations. */
function isAboutFile(
  finding: Finding,
  findings: Messages['findings'],
): finding is Finding & { readonly code: FileFindingCode } {
  return Object.hasOwn(findings, finding.code);
}

/** Why a file cannot be read as a rating list. */
export function listErrorText(
  error: { readonly code: ListErrorCode; readonly values: ListErrorValues },
  words: Messages,
): string {
  const { listErrors, typeset } = words;
  return typeset(listErrors[error.code](error.values));
}

/** What is a day is said as the reader writes it; what only looks like one stays as it was given. */
function dated(values: OfficeValues, { format }: Pick<Messages, 'format'>): OfficeValues {
  const shown = (value: OfficeValues[string]): OfficeValues[string] =>
    typeof value === 'string' && isDay(value) ? format.date(value) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What the rating office refuses, and what to do about it. */
export function officeErrorText(
  { code, values }: { readonly code: OfficeErrorCode; readonly values: OfficeValues },
  words: Messages,
  place: 'office' | 'page' = 'office',
): { readonly message: string; readonly hint: string } {
  const { officeErrors, officeHints, pageHints, typeset } = words;
  const onPage = place === 'page' ? pageHints[code] : undefined;
  const hint = typeof onPage === 'string' ? onPage : officeHints[code];
  return { message: typeset(officeErrors[code](dated(values, words))), hint: typeset(hint) };
}

/** What is wrong with a store, and what to do about it. */
export function storeErrorText(
  { code, values }: { readonly code: StoreErrorCode; readonly values: OfficeValues },
  words: Messages,
): { readonly message: string; readonly hint: string } {
  const { storeErrors, storeProblems, storeHints, storeProblemHints, typeset } = words;
  const problem = String(values.problem);
  const message = isOf(storeProblems, problem) ? storeProblems[problem] : storeErrors[code];
  const hint = isOf(storeProblemHints, problem) ? storeProblemHints[problem]?.(values) : undefined;
  return { message: typeset(message(dated(values, words))), hint: typeset(hint ?? storeHints[code]) };
}

/** What is worth saying about a list that was taken over. */
export function importNoteText(
  { code, values }: { readonly code: ImportNoteCode; readonly values: OfficeValues },
  words: Messages,
): string {
  const { importNotes, typeset } = words;
  return typeset(importNotes[code](dated(values, words)));
}

/** What is not as it should be in a store that was verified. */
export function differenceText(
  { code, values }: { readonly code: DifferenceCode; readonly values: OfficeValues },
  words: Messages,
): string {
  const { differences, typeset } = words;
  return typeset(differences[code](dated(values, words)));
}

/** What an event waits for. */
export function waitText(
  { code, values }: { readonly code: WaitCode; readonly values: OfficeValues },
  words: Messages,
): string {
  const { waits, typeset, format } = words;
  const { list } = values;
  const month = typeof list === 'string' && isDay(list) ? { list: format.month(list) } : {};
  return typeset(waits[code]({ ...dated(values, words), ...month }));
}

interface EventStatus {
  readonly stage: StageName;
  readonly list: string | null;
  readonly waits: { readonly code: WaitCode; readonly values: OfficeValues } | null;
}

/** The one answer to what becomes of an event: its stage, its list and why. */
export function eventStatusText({ stage, list, waits }: EventStatus, words: Messages): string {
  if (waits !== null) return waitText(waits, words);
  const { settled, typeset, format } = words;
  if (stage === 'withdrawn' || list === null) return typeset(settled.withdrawn);
  return typeset(settled[stage === 'corrected' ? 'corrected' : 'rated'](format.month(list)));
}

/** A rule's value in words; a dash where the edition has no rule on the point. */
export function ruleValueText(rule: RuleName, value: unknown, words: Messages): string {
  if (value === null) return '–';
  const { ruleValues, typeset } = words;
  return typeset((ruleValues[rule] as (value: unknown) => string)(value));
}
