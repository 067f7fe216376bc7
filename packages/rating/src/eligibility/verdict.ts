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

type Rule = { readonly article: string | null };

/** Where the checks write what they find. */
export class Findings {
  readonly refusals: Reason[] = [];
  readonly missing: Reason[] = [];
  readonly notes: Reason[] = [];

  refuse<Code extends ReasonCode>(code: Code, rule: Rule, values: ReasonValues[Code]): void {
    this.refusals.push(reason(code, rule, values));
  }

  lacks(fact: Fact, rule: Rule): void {
    this.missing.push(reason('fact-missing', rule, { fact }));
  }

  note<Code extends ReasonCode>(code: Code, rule: Rule, values: ReasonValues[Code]): void {
    this.notes.push(reason(code, rule, values));
  }

  verdict(): Verdict {
    const { refusals, missing, notes } = this;
    const answer = refusals.length > 0 ? 'no' : missing.length > 0 ? 'unknown' : 'yes';
    return { answer, refusals, missing, notes };
  }
}
