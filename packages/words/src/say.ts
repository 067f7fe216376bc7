/** What there is to say, in the words of a dictionary that is at hand: a page loads only the one of its reader. */

import type {
  DifferenceCode,
  ImportNoteCode,
  OfficeErrorCode,
  OfficeErrorValues,
  StoreErrorCode,
  StoreErrorValues,
  WaitCode,
} from '@eloquence/office/codes';
import type { InputErrorCode, InputErrorValues, Reason, ReasonCode, RuleName } from '@eloquence/rating';
import type { FileFindingCode, Finding, ListErrorCode, ListErrorValues } from '@eloquence/reports';
import type { Dictionary } from './dictionary.ts';

/** A reason as a sentence, with its article where it belongs. */
export function sentence(reason: Reason, words: Pick<Dictionary, 'reasons' | 'cite' | 'typeset'>): string {
  const { reasons, cite, typeset } = words;
  // The code ties the words to the values; a union of functions cannot say so.
  const says = reasons[reason.code] as (values: Reason['values'], at: string) => string;
  return typeset(says(reason.values, reason.article === null ? '' : cite(reason.article)));
}

/** What is wrong with what was handed in, and what is allowed. */
export function errorLine(
  error: { readonly code: InputErrorCode; readonly values: InputErrorValues },
  words: Pick<Dictionary, 'errors' | 'typeset'>,
): string {
  const { errors, typeset } = words;
  return typeset(errors[error.code](error.values));
}

/** What a check has found, as a sentence, with its article where the regulations are behind it. */
export function findingLine(finding: Finding, words: Dictionary): string {
  const { findings, officeFindings, cite, typeset } = words;
  const { code } = finding as { readonly code: string };
  if (isOfOffice(finding, officeFindings, code)) {
    const { says } = officeFindings[code] as {
      says: (values: Finding['values'], at: string) => string;
    };
    return typeset(says(finding.values, finding.article === null ? '' : cite(finding.article)));
  }
  if (!isAboutFile(finding, findings)) return sentence(finding as unknown as Reason, words);
  const { says } = findings[finding.code];
  return typeset((says as (values: Finding['values']) => string)(finding.values));
}

/** Where a finding or a refusal is told: a check has options, the office commands, and a page neither. */
export type FindingPlace = 'check' | 'office' | 'page';

/** What to do about it; null where there is nothing to do. */
export function findingHint(
  finding: Finding,
  words: Dictionary,
  place: FindingPlace = 'check',
): string | null {
  const hint = hintFor(finding, words, place);
  const said = typeof hint === 'function' ? (hint as Hint)(finding.values) : hint;
  return said === null ? null : words.typeset(said);
}

function hintFor(finding: Finding, words: Dictionary, place: FindingPlace): Hint | string | null {
  const { findings, findingHints, reasonHints, officeFindings, officePlaceHints, pageHints } = words;
  const { code } = finding as { readonly code: string };
  if (place === 'page' && isOf(pageHints, code)) return pageHints[code] as Hint | string;
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
  words: Dictionary['officeFindings'],
  code: string,
): code is Extract<keyof Dictionary['officeFindings'], string> {
  return severity !== 'error' && isOf(words, code);
}

function isOf<Words extends object>(words: Words, code: string): code is Extract<keyof Words, string> {
  return Object.hasOwn(words, code);
}

/** About the file; otherwise it carries the code of a reason of the regulations. */
function isAboutFile(
  finding: Finding,
  findings: Dictionary['findings'],
): finding is Finding & { readonly code: FileFindingCode } {
  return Object.hasOwn(findings, finding.code);
}

/** Why a file cannot be read as a rating list. */
export function listErrorLine(
  error: { readonly code: ListErrorCode; readonly values: ListErrorValues },
  words: Dictionary,
): string {
  const { listErrors, typeset } = words;
  return typeset(listErrors[error.code](error.values));
}

/** What is a day is said as the reader writes it; what only looks like one stays as it was given. */
function dated(values: OfficeErrorValues, { format }: Pick<Dictionary, 'format'>): OfficeErrorValues {
  const said = (value: OfficeErrorValues[string]): OfficeErrorValues[string] =>
    typeof value === 'string' && isDay(value) ? format.date(value) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(value)]));
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** What the rating office refuses, and what to do about it. */
export function officeErrorLine(
  { code, values }: { readonly code: OfficeErrorCode; readonly values: OfficeErrorValues },
  words: Dictionary,
  place: Exclude<FindingPlace, 'check'> = 'office',
): { readonly message: string; readonly hint: string } {
  const { officeErrors, officeHints, pageHints, typeset } = words;
  const onPage = place === 'page' ? pageHints[code] : undefined;
  const hint = typeof onPage === 'string' ? onPage : officeHints[code];
  return { message: typeset(officeErrors[code](dated(values, words))), hint: typeset(hint) };
}

/** What is wrong with a store, and what to do about it. */
export function storeErrorLine(
  { code, values }: { readonly code: StoreErrorCode; readonly values: StoreErrorValues },
  words: Dictionary,
): { readonly message: string; readonly hint: string } {
  const { storeErrors, storeHints, typeset } = words;
  return { message: typeset(storeErrors[code](values)), hint: typeset(storeHints[code]) };
}

/** What is worth saying about a list that was taken over. */
export function importNoteLine(
  { code, values }: { readonly code: ImportNoteCode; readonly values: OfficeErrorValues },
  words: Dictionary,
): string {
  const { importNotes, typeset } = words;
  return typeset(importNotes[code](dated(values, words)));
}

/** What is not as it should be in a store that was verified. */
export function differenceLine(
  { code, values }: { readonly code: DifferenceCode; readonly values: OfficeErrorValues },
  words: Dictionary,
): string {
  const { differences, typeset } = words;
  return typeset(differences[code](dated(values, words)));
}

/** What an event waits for. */
export function waitLine(
  { code, values }: { readonly code: WaitCode; readonly values: OfficeErrorValues },
  words: Dictionary,
): string {
  const { waits, typeset } = words;
  return typeset(waits[code](dated(values, words)));
}

/** A rule's value in words; a dash where the edition has no rule on the point. */
export function ruleValue(rule: RuleName, value: unknown, words: Dictionary): string {
  if (value === null) return '–';
  const { ruleValues, typeset } = words;
  return typeset((ruleValues[rule] as (value: unknown) => string)(value));
}
