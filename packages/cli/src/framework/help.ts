import type { Messages } from '@eloquence/words';
import type { CliTexts, CommandPath, OptionName } from '@eloquence/words/cli';
import type { Style } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import { paragraph } from '../terminal/width.ts';
import { type Command, GENERAL, type Group, LETTERS, OPTIONS, typedAs } from './command.ts';

export interface Output {
  readonly messages: Messages;
  readonly texts: CliTexts;
  readonly style: Style;
}

const section = (heading: string, lines: readonly string[], { style }: Output): string[] =>
  lines.length === 0 ? [] : ['', style.strong(heading), ...lines];

const indented = (line: string): string => `  ${line}`;

export function optionUsage(name: OptionName): string {
  const value = OPTIONS[name];
  const letter = LETTERS[name];
  return `${letter ? `-${letter}, ` : ''}--${typedAs(name)}${value === null ? '' : ` ${value}`}`;
}

/** `eloquence calc expected --own R --opponent R [options]` */
function usageLines(command: Command, { texts }: Output): string[] {
  const words = [
    `eloquence ${command.path}`,
    ...(command.takes === undefined ? [] : [command.takes]),
    ...(command.required ?? []).map(optionUsage),
    `[${texts.help.optionWord}]`,
  ];
  return paragraph(words.join(' '), '  ');
}

export function commandHelp(command: Command, output: Output): string[] {
  const { texts, style } = output;
  const { help, about, options } = texts;
  const required = command.required ?? [];
  const names = [...required, ...command.optional].filter((name) => !GENERAL.includes(name));
  const rows = [...names, ...GENERAL.filter((name) => command.optional.includes(name))].map((name) => [
    optionUsage(name),
    options[name] + (required.includes(name) ? output.messages.cite(help.required) : ''),
  ]);
  const columns = [{ heading: '' }, { heading: '', wraps: true }];
  return [
    ...paragraph(about[command.path]),
    ...section(help.usage, usageLines(command, output), output),
    ...section(help.options, table(columns, rows, { style, indent: 2 }), output),
    ...section(help.input, (command.sample ?? []).map(indented), output),
    ...(command.eventSample === undefined
      ? []
      : section(help.eventInput, eventLines(command.eventSample, output), output)),
    ...section(
      help.examples,
      command.examples.flatMap((example) => paragraph(`eloquence ${example}`, '  ')),
      output,
    ),
  ];
}

/** An example, and every key it may have. */
function eventLines(sample: readonly string[], { texts, style }: Output): string[] {
  const columns = [{ heading: '' }, { heading: '', wraps: true }];
  return [...sample.map(indented), '', ...table(columns, Object.entries(texts.facts), { style, indent: 2 })];
}

/** The options of the program and of every command. */
function generalOptions({ texts, style }: Output): string[] {
  const rows = [...GENERAL, 'version' as const].map((name) => [optionUsage(name), texts.options[name]]);
  return table([{ heading: '' }, { heading: '', wraps: true }], rows, { style, indent: 2 });
}

export function groupHelp(group: Group, output: Output): string[] {
  const { texts, style } = output;
  const { help, summaries } = texts;
  const prefix = group.path === '' ? '' : `${group.path} `;
  const rows = Object.keys(group.commands).map((name) => [
    name,
    summaries[`${prefix}${name}` as CommandPath],
  ]);
  const usage = `  eloquence ${prefix}${help.commandWord} [${help.optionWord}]`;
  const alone = group.itself === undefined ? [] : [`  eloquence ${group.path} [${help.optionWord}]`];
  const columns = [{ heading: '' }, { heading: '', wraps: true }];
  return [
    ...paragraph(texts.office.said(`eloquence${group.path && ' '}${group.path}`, summaries[group.path])),
    ...section(help.usage, [...alone, usage], output),
    ...section(help.commands, table(columns, rows, { style, indent: 2 }), output),
    ...(group.path === '' ? section(help.options, generalOptions(output), output) : []),
    '',
    ...paragraph(help.more(group.path)),
    ...(group.path === '' ? [...paragraph(help.status), ...paragraph(help.unofficial)] : []),
  ];
}
