import type { FindingView, ReasonView, WaitView } from '@eloquence/api';
import type { EventStatus, Wait } from '@eloquence/office';
import type { Reasons } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import {
  eventStatusText,
  findingHint,
  findingText,
  type Language,
  reasonText,
  waitText,
} from '@eloquence/words';
import { messages } from '../core/texts.ts';
import { publicFindings } from './public-findings.ts';

export function reasonViews(reasons: Reasons, language: Language): ReasonView[] {
  return reasons.map((reason) => ({
    code: reason.code,
    article: reason.article,
    values: reason.values as ReasonView['values'],
    sentence: reasonText(reason, messages(language)),
  }));
}

export function waitView(wait: Wait | null, language: Language): WaitView | null {
  return wait && { ...wait, sentence: waitText(wait, messages(language)) };
}

/** The status of an event in one sentence, in place of its code. */
export function withStatusText<Item extends EventStatus>(
  { waits, ...item }: Item,
  language: Language,
): Omit<Item, 'waits'> & { readonly status: string } {
  return { ...item, status: statusText({ waits, ...item }, language) };
}

export function statusText({ stage, list, waits }: EventStatus, language: Language): string {
  return eventStatusText({ stage, list, waits }, messages(language));
}

/** Adds sentences to all nested reasons. */
export function withSentences<T>(answer: T, language: Language): T {
  if (Array.isArray(answer)) return answer.map((each) => withSentences(each, language)) as T;
  if (answer === null || typeof answer !== 'object') return answer;
  const entries = Object.entries(answer).map(([name, value]) => [
    name,
    name === 'reasons' ? reasonViews(value as Reasons, language) : withSentences(value, language),
  ]);
  return Object.fromEntries(entries);
}

/** Findings with sentences: all of them, for arbiters and officers of the event. */
export function findingViews(findings: readonly Finding[], language: Language): FindingView[] {
  return findings.map((finding) => {
    const { severity, code, article, line, column, values } = finding;
    const [message, hint] = [
      findingText(finding, messages(language)),
      findingHint(finding, messages(language), 'page'),
    ];
    return { severity, code, article, line, column, message, hint, values };
  });
}

/** The findings that everybody may see. */
export function publicFindingViews(findings: readonly Finding[], language: Language): FindingView[] {
  return findingViews(publicFindings(findings), language);
}
