import { type Language, loadAll, loadMessages, type Messages } from '@eloquence/words';
import { loadServerTexts, type ServerTexts } from '@eloquence/words/server';

const MESSAGES = await loadAll(loadMessages);
const TEXTS = await loadAll(loadServerTexts);

/** What the engine, the reports and the office say. */
export function messages(language: Language): Messages {
  return MESSAGES[language];
}

/** What the service itself says. */
export function texts(language: Language): ServerTexts {
  return TEXTS[language];
}
