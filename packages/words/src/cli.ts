/** The texts of the command line. */
import type { Language } from './languages.ts';
import type { CliTexts } from './types/cli.ts';
import type { SettingKind, SettingRequirement } from './types/cli-serve.ts';
import type { Messages } from './types/messages.ts';

export type * from './types/cli.ts';
export type * from './types/cli-names.ts';
export type * from './types/cli-office.ts';
export type * from './types/cli-oversight.ts';
export type { SettingKind, SettingRequirement } from './types/cli-serve.ts';
export type * from './types/terms.ts';

export async function loadCliTexts(language: Language): Promise<CliTexts> {
  return (await import(`./${language}/cli/texts.ts`)).texts;
}

/** What a setting of the server may be. */
export function settingText(
  allowed: SettingRequirement,
  { serve: { settingKinds } }: CliTexts,
  { requirement }: Messages,
): string {
  const isSettingKind = (each: SettingRequirement): each is { readonly kind: SettingKind } =>
    Object.hasOwn(settingKinds, each.kind);
  return isSettingKind(allowed) ? settingKinds[allowed.kind] : requirement(allowed);
}
