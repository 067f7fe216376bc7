/** The texts of the service. */
import type { Language } from './languages.ts';
import type { ServerTexts } from './types/server.ts';

export type * from './types/privacy.ts';
export type * from './types/server.ts';
export type { AccountProblemCode } from './types/server-accounts.ts';

export async function loadServerTexts(language: Language): Promise<ServerTexts> {
  return (await import(`./${language}/server/texts.ts`)).texts;
}
