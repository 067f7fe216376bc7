import { LANGUAGES, type Language } from './languages.ts';
import type { EngineMessages, Messages } from './types/messages.ts';
import type { FormLabels } from './types/report-form.ts';

/** The messages of one language; only that language is loaded. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await import(`./${language}/messages.ts`)).messages;
}

/** What calculations alone need. */
export async function loadEngineMessages(language: Language): Promise<EngineMessages> {
  return (await import(`./${language}/engine.ts`)).engine;
}

/** The words of the report forms of one language. */
export async function loadFormLabels(language: Language): Promise<FormLabels> {
  return (await import(`./${language}/report-form.ts`)).reportForm;
}

/** Loads something for every language. */
export async function loadAll<Texts>(
  load: (language: Language) => Promise<Texts>,
): Promise<Readonly<Record<Language, Texts>>> {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)]));
  return Object.fromEntries(loaded);
}
