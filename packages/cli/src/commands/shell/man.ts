import type { Call, Command, Result } from '../../framework/command.ts';
import { GENERAL, isGroup } from '../../framework/command.ts';
import { optionUsage } from '../../framework/help.ts';
import { commandTable, optionsOf } from './command-table.ts';

export const man: Command = Object.freeze({
  path: 'man',
  optional: GENERAL,
  examples: ['man'],
  run: async (call): Promise<Result> => {
    const commands = (await commandTable(call.root)).filter((each) => !isGroup(each));
    const page = manualPage(call, commands as readonly Command[]);
    return { value: { page: page.join('\n') }, lines: () => page };
  },
} satisfies Command);

/** The program's manual in roff. */
function manualPage({ texts, messages }: Call, commands: readonly Command[]): string[] {
  const { help, manual, summaries, about, options } = texts;
  const { typeset } = messages;
  const section = (heading: string): string => `.SH ${quoted(heading.toUpperCase())}`;
  return [
    '.TH ELOQUENCE 1',
    section(manual.name),
    escaped(`eloquence - ${summaries['']}`),
    section(manual.synopsis),
    `.B eloquence\n${escaped(`${help.commandWord} [${help.optionWord}]`)}`,
    section(manual.description),
    escaped(help.unofficial),
    section(help.options),
    ...[...GENERAL, 'version' as const].flatMap((name) => option(optionUsage(name), options[name])),
    section(help.commands),
    ...commands.flatMap((command) => [
      `.SS ${quoted([command.path, command.takes ?? ''].join(' ').trim())}`,
      escaped(typeset(about[command.path])),
      ...optionsOf(command)
        .filter((name) => !GENERAL.includes(name))
        .flatMap((name) => option(optionUsage(name), options[name])),
      '.PP',
      ...command.examples.flatMap((example) => ['.br', escaped(`$ eloquence ${example}`)]),
    ]),
    section(manual.statuses),
    escaped(help.status),
    section(manual.environment),
    ...Object.entries(manual.variables).flatMap(([name, words]) => option(name, words)),
  ];
}

const option = (name: string, words: string): string[] => ['.TP', `.B ${escaped(name)}`, escaped(words)];

/** Backslashes, hyphens to copy, and lines that roff would take for requests. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('\n', ' ')
    .replace(/^(?=[.'])/, '\\&');
}

const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '""')}"`;
