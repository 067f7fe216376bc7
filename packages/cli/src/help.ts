import type { Dictionary } from '@eloquence/words';
import {
  type Command,
  type CommandPath,
  GENERAL,
  type Group,
  LETTERS,
  OPTIONS,
  type OptionName,
  typedAs,
} from './command.ts';
import type { Style } from './style.ts';
import { table } from './table.ts';
import type { Texts } from './texts/texts.ts';
import { paragraph } from './width.ts';

export interface Speech {
  readonly dictionary: Dictionary;
  readonly texts: Texts;
  readonly style: Style;
}

const section = (heading: string, lines: readonly string[], { style }: Speech): string[] =>
  lines.length === 0 ? [] : ['', style.strong(heading), ...lines];

const indented = (line: string): string => `  ${line}`;

function optionUsage(name: OptionName): string {
  const value = OPTIONS[name];
  const letter = LETTERS[name];
  return `${letter ? `-${letter}, ` : ''}--${typedAs(name)}${value === null ? '' : ` ${value}`}`;
}

/** `eloquence calc expected --own R --opponent R [options]` */
function usageLines(command: Command, { texts }: Speech): string[] {
  const words = [
    `eloquence ${command.path}`,
    ...(command.takes === undefined ? [] : [command.takes]),
    ...(command.required ?? []).map(optionUsage),
    `[${texts.help.optionWord}]`,
  ];
  return paragraph(words.join(' '), '  ');
}

export function commandHelp(command: Command, speech: Speech): string[] {
  const { texts, style } = speech;
  const { help, about, options } = texts;
  const required = command.required ?? [];
  const names = [...required, ...command.optional].filter((name) => !GENERAL.includes(name));
  const rows = [...names, ...GENERAL.filter((name) => command.optional.includes(name))].map((name) => [
    optionUsage(name),
    options[name] + (required.includes(name) ? speech.dictionary.cite(help.required) : ''),
  ]);
  const columns = [{ heading: '' }, { heading: '', wraps: true }];
  return [
    ...paragraph(about[command.path]),
    ...section(help.usage, usageLines(command, speech), speech),
    ...section(help.options, table(columns, rows, { style, indent: 2 }), speech),
    ...section(help.input, (command.sample ?? []).map(indented), speech),
    ...(command.eventSample === undefined
      ? []
      : section(help.eventInput, eventLines(command.eventSample, speech), speech)),
    ...section(
      help.examples,
      command.examples.flatMap((example) => paragraph(`eloquence ${example}`, '  ')),
      speech,
    ),
  ];
}

/** An example, and everything that could stand there. */
function eventLines(sample: readonly string[], { texts, style }: Speech): string[] {
  const columns = [{ heading: '' }, { heading: '', wraps: true }];
  return [...sample.map(indented), '', ...table(columns, Object.entries(texts.facts), { style, indent: 2 })];
}

export function groupHelp(group: Group, speech: Speech): string[] {
  const { texts, style } = speech;
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
    ...section(help.usage, [...alone, usage], speech),
    ...section(help.commands, table(columns, rows, { style, indent: 2 }), speech),
    '',
    ...paragraph(help.more(group.path)),
    ...(group.path === '' ? [...paragraph(help.status), ...paragraph(help.unofficial)] : []),
  ];
}
