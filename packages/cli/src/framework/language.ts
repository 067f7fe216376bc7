import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@eloquence/words';
import type { Io } from '../terminal/io.ts';
import { Failure } from './failure.ts';

/** The language of the environment, by the usual variables. */
export function languageOf(env: Io['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

export function readLanguage(text: string): Language {
  if (isLanguage(text)) return text;
  throw new Failure('unknown-language', { value: text, allowed: LANGUAGES.join(', ') });
}
