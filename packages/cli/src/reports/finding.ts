import type { Cadence } from '@eloquence/rating';
import type { Finding, Severity } from '@eloquence/reports';
import { type FindingPlace, findingHint, findingLine } from '@eloquence/words';
import type { Call } from '../command.ts';

/** What is found of the list itself, or of a player on it: only who has read the list can tell. */
export interface ListFindingValues {
  'list-truncated': { rows: number };
  'list-unreadable': { times: number; rows: number; line: number };
  'list-odd': { repeated: number; badIds: number; badNumbers: number; k: string; ratings: number };
  'list-other-cadence': { name: string; found: string; cadence: string };
  'list-without-k': { times: number };
  'list-id-repeated': { no: number; id: string; used: string; other: string };
  'person-on-list': { no: number; id: string; other: string; rating: number };
}

export type ListFindingCode = keyof ListFindingValues;

export interface ListFinding extends Omit<Finding, 'code'> {
  readonly code: ListFindingCode;
}

export type AnyFinding = Finding | ListFinding;

/** An examination with what was found of the list among the rest. */
export type Found<T> = Omit<T, 'findings'> & { readonly findings: readonly AnyFinding[] };

const SEVERITIES: Readonly<Record<ListFindingCode, Severity>> = Object.freeze({
  'list-truncated': 'warning',
  'list-unreadable': 'warning',
  'list-odd': 'note',
  'list-other-cadence': 'warning',
  'list-without-k': 'note',
  'list-id-repeated': 'warning',
  'person-on-list': 'warning',
});

export function listFinding<Code extends ListFindingCode>(
  code: Code,
  values: ListFindingValues[Code],
  place: { readonly line: number | null; readonly column: number | null } = { line: null, column: null },
): ListFinding {
  return { severity: SEVERITIES[code], code, article: null, ...place, values };
}

function isListFinding(finding: AnyFinding): finding is ListFinding {
  return Object.hasOwn(SEVERITIES, finding.code);
}

/** What a finding says, and what to do about it. */
export function messageOf({ language, texts, dictionary }: Call, finding: AnyFinding): string {
  if (!isListFinding(finding)) return findingLine(finding, language);
  const say = texts.listFindings[finding.code] as (values: AnyFinding['values']) => string;
  // Cadences by their names.
  const named = Object.entries(finding.values).map(([key, value]) => {
    const isCadence = key === 'found' || key === 'cadence';
    return [key, isCadence ? dictionary.cadences[value as Cadence] : value];
  });
  return dictionary.typeset(say(Object.fromEntries(named)));
}

export function hintOf(
  { language, texts, dictionary }: Call,
  finding: AnyFinding,
  place: FindingPlace = 'check',
): string | null {
  if (!isListFinding(finding)) return findingHint(finding, language, place);
  return dictionary.typeset(texts.listHints[finding.code]);
}
