import type { FormWords } from '@eloquence/reports';
import { LANGUAGE_INFO, type Language } from './languages.ts';
import { loadFormLabels } from './load.ts';
import { findingText } from './message-text.ts';
import type { Messages } from './types/messages.ts';

/** The words of the report forms in one language. */
export async function loadFormWords(language: Language, messages: Messages): Promise<FormWords> {
  return {
    ...(await loadFormLabels(language)),
    language: LANGUAGE_INFO[language].tag,
    finding: (finding) => findingText(finding, messages),
  };
}
