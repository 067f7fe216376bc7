import type { CheckedRegistrationView, RegisteredView } from '@eloquence/api';
import type { Registered } from '@eloquence/office';
import type { Language } from '@eloquence/words';
import { findingViews, reasonViews } from './reasons.ts';

export function checkedView(
  { findings, alike }: Omit<Registered, 'event'>,
  language: Language,
): CheckedRegistrationView {
  return {
    findings: findings.flatMap(({ severity, reason }) =>
      reasonViews([reason], language).map((each) => ({ severity, reason: each })),
    ),
    alike: findingViews(alike, language),
  };
}

export function registeredView(done: Registered, language: Language): RegisteredView {
  return { event: done.event, ...checkedView(done, language) };
}
