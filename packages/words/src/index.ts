/** Eloquence's sentences in English, French and Chinese. */
import type { InputErrorCode, InputErrorValues, Reason, RuleName } from '@eloquence/rating';
import type { Dictionary, Language } from './dictionary.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

export { CHAPTERS } from './chapters.ts';
export type { Body, Chapter, Dictionary, Label, Language } from './dictionary.ts';
export type { Format } from './format.ts';

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = Object.freeze({ en, fr, zh });

export const LANGUAGES: readonly Language[] = Object.freeze(['en', 'fr', 'zh']);

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

export function dictionary(language: Language): Dictionary {
  return DICTIONARIES[language];
}

/** A reason as a sentence, with its article where it belongs. */
export function sentence(reason: Reason, language: Language): string {
  const { reasons, cite, typeset } = dictionary(language);
  // The code ties the words to the values; a union of functions cannot say so.
  const words = reasons[reason.code] as (values: Reason['values'], at: string) => string;
  return typeset(words(reason.values, reason.article === null ? '' : cite(reason.article)));
}

/** What is wrong with what was handed in, and what is allowed. */
export function errorLine(
  error: { readonly code: InputErrorCode; readonly values: InputErrorValues },
  language: Language,
): string {
  const { errors, typeset } = dictionary(language);
  return typeset(errors[error.code](error.values));
}

/** A rule's value in words; a dash where the edition has no rule on the point. */
export function ruleValue(rule: RuleName, value: unknown, language: Language): string {
  if (value === null) return '–';
  const { ruleValues, typeset } = dictionary(language);
  return typeset((ruleValues[rule] as (value: unknown) => string)(value));
}
