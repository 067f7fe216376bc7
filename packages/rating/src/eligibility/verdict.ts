import { type Fact, type Reason, type ReasonCode, type ReasonValues, reason } from '../reasons.ts';

/** `unknown` never refuses: it says what is missing. */
export type Answer = 'yes' | 'no' | 'unknown';

export interface Verdict {
  readonly answer: Answer;
  /** What speaks against rating the event. */
  readonly refusals: readonly Reason[];
  /** What would have to be known to be sure. */
  readonly missing: readonly Reason[];
  /** What is worth knowing and changes nothing. */
  readonly notes: readonly Reason[];
}

/** What one check has to say. */
export interface Finding {
  readonly kind: 'refusal' | 'missing' | 'note';
  readonly reason: Reason;
}

export type Rule = { readonly article: string | null };

export const NOTHING: readonly Finding[] = Object.freeze([]);

export function refusal<Code extends ReasonCode>(
  code: Code,
  rule: Rule,
  values: ReasonValues[Code],
): Finding {
  return { kind: 'refusal', reason: reason(code, rule, values) };
}

export function missing(fact: Fact, rule: Rule): Finding {
  return { kind: 'missing', reason: reason('fact-missing', rule, { fact }) };
}

export function note<Code extends ReasonCode>(code: Code, rule: Rule, values: ReasonValues[Code]): Finding {
  return { kind: 'note', reason: reason(code, rule, values) };
}

export function verdictOf(findings: readonly Finding[]): Verdict {
  const of = (kind: Finding['kind']): readonly Reason[] =>
    findings.filter((each) => each.kind === kind).map((each) => each.reason);
  const [refusals, unknown, notes] = [of('refusal'), of('missing'), of('note')];
  const answer = refusals.length > 0 ? 'no' : unknown.length > 0 ? 'unknown' : 'yes';
  return { answer, refusals, missing: unknown, notes };
}
