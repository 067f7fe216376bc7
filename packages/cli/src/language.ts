import { isLanguage, LANGUAGES, type Language } from '@eloquence/words';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';

/** The language the environment asks for, as other programs find it. */
export function languageOf(env: Io['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const language = locale.slice(0, 2).toLowerCase();
  return isLanguage(language) ? language : 'en';
}

export function readLanguage(text: string): Language {
  if (isLanguage(text)) return text;
  throw new Failure('unknown-language', { value: text, allowed: LANGUAGES.join(', ') });
}
