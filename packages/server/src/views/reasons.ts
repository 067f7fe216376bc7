import type { FindingView, ReasonView, WaitView } from '@eloquence/api';
import type { Wait } from '@eloquence/office';
import type { Reasons } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import { findingHint, findingLine, type Language, sentence, waitLine } from '@eloquence/words';
import { withoutBirthDates } from '../privacy.ts';

/** Reasons with their sentences. */
export function spoken(reasons: Reasons, language: Language): ReasonView[] {
  return reasons.map((reason) => ({
    code: reason.code,
    article: reason.article,
    values: reason.values as ReasonView['values'],
    sentence: sentence(reason, language),
  }));
}

/** What an event waits for, with its sentence. */
export function waitView(wait: Wait | null, language: Language): WaitView | null {
  return wait && { ...wait, sentence: waitLine(wait, language) };
}

/** An answer of the calculators with the sentences of its reasons, however deep they stand. */
export function withSentences<T>(answer: T, language: Language): T {
  if (Array.isArray(answer)) return answer.map((each) => withSentences(each, language)) as T;
  if (answer === null || typeof answer !== 'object') return answer;
  const entries = Object.entries(answer).map(([name, value]) => [
    name,
    name === 'reasons' ? spoken(value as Reasons, language) : withSentences(value, language),
  ]);
  return Object.fromEntries(entries);
}

/** Findings with their sentences; nobody without a role learns a date of birth from one. */
export function findingViews(findings: readonly Finding[], language: Language): FindingView[] {
  return findings.map((each) => {
    const finding = withoutBirthDates(each);
    const { severity, code, article, line, column, values } = finding;
    return {
      severity,
      code,
      article,
      line,
      column,
      message: findingLine(finding, language),
      hint: findingHint(finding, language, 'page'),
      values,
    };
  });
}
