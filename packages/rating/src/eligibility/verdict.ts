import { type Fact, type Reason, type ReasonCode, type ReasonValues, reason } from '../reasons.ts';

/** `unknown` never refuses: it says what is missing. */
export type Answer = 'yes' | 'no' | 'unknown';

export interface Verdict {
  readonly answer: Answer;
  readonly refusals: readonly Reason[];
  /** Facts needed for a definite answer. */
  readonly missing: readonly Reason[];
  readonly notes: readonly Reason[];
}

export interface EligibilityFinding {
  readonly kind: 'refusal' | 'missing' | 'note';
  readonly reason: Reason;
}

export type Rule = { readonly article: string | null };

export const NOTHING: readonly EligibilityFinding[] = Object.freeze([]);

export function refusal<Code extends ReasonCode>(
  code: Code,
  rule: Rule,
  values: ReasonValues[Code],
): EligibilityFinding {
  return { kind: 'refusal', reason: reason(code, rule, values) };
}

export function missing(fact: Fact, rule: Rule): EligibilityFinding {
  return { kind: 'missing', reason: reason('fact-missing', rule, { fact }) };
}

export function note<Code extends ReasonCode>(
  code: Code,
  rule: Rule,
  values: ReasonValues[Code],
): EligibilityFinding {
  return { kind: 'note', reason: reason(code, rule, values) };
}

export function verdictOf(findings: readonly EligibilityFinding[]): Verdict {
  const of = (kind: EligibilityFinding['kind']): readonly Reason[] =>
    findings.filter((each) => each.kind === kind).map((each) => each.reason);
  const [refusals, unknown, notes] = [of('refusal'), of('missing'), of('note')];
  const answer = refusals.length > 0 ? 'no' : unknown.length > 0 ? 'unknown' : 'yes';
  return { answer, refusals, missing: unknown, notes };
}
