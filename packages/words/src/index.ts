/** Eloquence's sentences in English, French and Chinese. */

import type { RuleName } from '@eloquence/rating';
import type { Finding } from '@eloquence/reports';
import type { Dictionary, Language } from './dictionary.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { FindingPlace } from './say.ts';
import * as say from './say.ts';
import { zh } from './zh.ts';

export { CHAPTERS } from './chapters.ts';
export type { Body, Chapter, Dictionary, EngineWords, Label, Language, ReportField } from './dictionary.ts';
export type { Format } from './format.ts';
export type { FindingPlace } from './say.ts';

const DICTIONARIES: Readonly<Record<Language, Dictionary>> = Object.freeze({ en, fr, zh });

export const LANGUAGES: readonly Language[] = Object.freeze(['en', 'fr', 'zh']);

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

export function dictionary(language: Language): Dictionary {
  return DICTIONARIES[language];
}

/** The same by the name of a language, for programs that have all of them. */
const inLanguage =
  <About, Said>(says: (about: About, words: Dictionary) => Said) =>
  (about: About, language: Language): Said =>
    says(about, dictionary(language));

export const sentence: In<typeof say.sentence> = inLanguage(say.sentence);
export const errorLine: In<typeof say.errorLine> = inLanguage(say.errorLine);
export const findingLine: In<typeof say.findingLine> = inLanguage(say.findingLine);
export const listErrorLine: In<typeof say.listErrorLine> = inLanguage(say.listErrorLine);
export const storeErrorLine: In<typeof say.storeErrorLine> = inLanguage(say.storeErrorLine);
export const importNoteLine: In<typeof say.importNoteLine> = inLanguage(say.importNoteLine);
export const differenceLine: In<typeof say.differenceLine> = inLanguage(say.differenceLine);
export const waitLine: In<typeof say.waitLine> = inLanguage(say.waitLine);

type In<Says extends (about: never, words: Dictionary) => unknown> = (
  about: Parameters<Says>[0],
  language: Language,
) => ReturnType<Says>;

/** What the rating office refuses, and what to do about it at the terminal or on a page. */
export function officeErrorLine(
  error: Parameters<typeof say.officeErrorLine>[0],
  language: Language,
  place?: Parameters<typeof say.officeErrorLine>[2],
): ReturnType<typeof say.officeErrorLine> {
  return say.officeErrorLine(error, dictionary(language), place);
}

/** What to do about a finding, in a check or in the office; null where there is nothing to do. */
export function findingHint(
  finding: Finding,
  language: Language,
  place: FindingPlace = 'check',
): string | null {
  return say.findingHint(finding, dictionary(language), place);
}

/** A rule's value in words; a dash where the edition has no rule on the point. */
export function ruleValue(rule: RuleName, value: unknown, language: Language): string {
  return say.ruleValue(rule, value, dictionary(language));
}
