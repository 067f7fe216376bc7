/** Eloquence's messages in English, French and Chinese. */
export type { Format } from './format.ts';
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_INFO,
  LANGUAGES,
  type Language,
  type LanguageInfo,
} from './languages.ts';
export { loadAll, loadMessages } from './load.ts';
export {
  differenceText,
  eventStatusText,
  type FindingPlace,
  findingHint,
  findingText,
  importNoteText,
  inputErrorText,
  listErrorText,
  officeErrorText,
  reasonText,
  ruleValueText,
  storeErrorText,
  waitText,
} from './message-text.ts';
export { loadFormWords } from './report-form.ts';
export { RULE_CHAPTERS } from './rule-chapters.ts';
export type { Body, Chapter, EngineMessages, Label, Messages, ReportField } from './types/messages.ts';
