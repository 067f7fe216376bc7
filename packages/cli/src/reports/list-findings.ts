import type { Cadence } from '@eloquence/rating';
import { defined } from '@eloquence/rating';
import type { Finding, Severity } from '@eloquence/reports';
import { type FindingPlace, findingHint, findingText } from '@eloquence/words';
import type { ListFindingCode, ListFindingValues } from '@eloquence/words/cli';
import type { Call } from '../framework/command.ts';

export interface ListFinding extends Omit<Finding, 'code'> {
  readonly code: ListFindingCode;
}

export type AnyFinding = Finding | ListFinding;

/** An examination including the findings on the rating list. */
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

/** A finding's message and hint. */
export function messageOf({ texts, messages }: Call, finding: AnyFinding): string {
  if (!isListFinding(finding)) return findingText(finding, messages);
  const message = defined(texts.listFindings[finding.code]);
  // Cadences are shown by name.
  const named = Object.entries(finding.values).map(([key, value]) => {
    const isCadence = key === 'found' || key === 'cadence';
    return [key, isCadence ? messages.cadences[value as Cadence] : value];
  });
  return messages.typeset(message(Object.fromEntries(named)));
}

export function hintOf(
  { texts, messages }: Call,
  finding: AnyFinding,
  place: FindingPlace = 'check',
): string | null {
  if (!isListFinding(finding)) return findingHint(finding, messages, place);
  return messages.typeset(texts.listHints[finding.code]);
}
