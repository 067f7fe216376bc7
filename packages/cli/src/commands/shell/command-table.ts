import { CADENCES } from '@eloquence/rating';
import { LANGUAGES } from '@eloquence/words';
import type { OptionName } from '@eloquence/words/cli';
import { type Command, type Group, isGroup, LETTERS, OPTIONS, typedAs } from '../../framework/command.ts';

/** Every command and group of the program, groups before their commands. */
export async function commandTable(group: Group): Promise<readonly (Command | Group)[]> {
  const found: (Command | Group)[] = [group];
  for (const load of Object.values(group.commands)) {
    const command = await load();
    found.push(...(isGroup(command) ? await commandTable(command) : [command]));
  }
  return found;
}

/** The options of a command as typed, each once. */
export function optionsOf(command: Command): readonly OptionName[] {
  const names = [...(command.required ?? []), ...command.optional];
  return [...new Map(names.map((name) => [typedAs(name), name])).values()];
}

export const takesValue = (name: OptionName): boolean => OPTIONS[name] !== null;
export const letterOf = (name: OptionName): string | undefined => LETTERS[name];

/** Values to complete, where a few are allowed. */
export const VALUES: Readonly<Record<string, readonly string[]>> = Object.freeze({
  lang: LANGUAGES,
  cadence: CADENCES,
  duplicates: ['first', 'last', 'none'],
});
