import {
  type Call,
  type Command,
  GENERAL,
  type Group,
  isGroup,
  type Result,
  typedAs,
} from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { shellQuoted } from '../../terminal/shell-word.ts';
import { commandTable, letterOf, optionsOf, takesValue, VALUES } from './command-table.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

export const completion: Command = Object.freeze({
  path: 'completion',
  takes: SHELLS.join(' | '),
  positionals: [1, 1],
  optional: GENERAL,
  examples: ['completion bash', 'completion fish'],
  run: async (call): Promise<Result> => {
    const value = call.positionals[0] ?? '';
    const shell = SHELLS.find((each) => each === value);
    if (shell === undefined) throw new Failure('invalid-type', { value, allowed: SHELLS.join(', ') });
    const table = await commandTable(call.root);
    const script = SCRIPTS[shell](table, call);
    return { value: { shell, script: script.join('\n') }, lines: () => script };
  },
} satisfies Command);

type Table = readonly (Command | Group)[];

/** The words after a command or group: its commands, or its options. */
function wordsAfter(command: Command | Group): readonly string[] {
  if (isGroup(command)) return [...Object.keys(command.commands), '--help'];
  return [...choicesOf(command), ...optionsOf(command).map((name) => `--${typedAs(name)}`)];
}

/** What a command takes, where it is one of a few words: `bash | zsh | fish`. */
function choicesOf({ takes = '' }: Command): readonly string[] {
  return /^[a-z]+( \| [a-z]+)+$/.test(takes) ? takes.split(' | ') : [];
}

const child = (group: Group, name: string): string => (group.path === '' ? name : `${group.path} ${name}`);
const pathsOf = (table: Table): readonly string[] =>
  table.map(({ path }) => path).filter((path) => path !== '');

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the shells' own placeholders
function bash(table: Table): string[] {
  return [
    '# bash completion for eloquence',
    '_eloquence() {',
    // The colon of `--db sqlite:PATH` stays part of a word.
    '  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} path= word words=',
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    '    case "${path:+$path }$word" in',
    `      ${pathsOf(table)
      .map((path) => `'${path}'`)
      .join('|')}) path="\${path:+$path }$word" ;;`,
    '    esac',
    '  done',
    '  case "$previous" in',
    ...Object.entries(VALUES).map(([name, values]) => `    --${name}) words='${values.join(' ')}' ;;`),
    '    *)',
    '      case "$path" in',
    ...table.map((each) => `        '${each.path}') words='${wordsAfter(each).join(' ')}' ;;`),
    '      esac ;;',
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    // Options only where one is begun: otherwise files.
    '  if [[ $words == --* && $current != -* ]]; then COMPREPLY=(); fi',
    '}',
    'complete -o default -F _eloquence eloquence',
  ];
}

function zsh(table: Table, { texts }: Call): string[] {
  const described = (word: string, about: string): string =>
    shellQuoted(`${word.replaceAll(':', '\\:')}:${about.replaceAll('\n', ' ')}`);
  return [
    '#compdef eloquence',
    '_eloquence() {',
    // `path` is the search path in zsh.
    '  local at= word',
    '  local -a found',
    '  for word in "${(@)words[2,CURRENT-1]}"; do',
    '    case "${at:+$at }$word" in',
    `      (${pathsOf(table)
      .map((path) => path.replaceAll(' ', '\\ '))
      .join('|')}) at="\${at:+$at }$word" ;;`,
    '    esac',
    '  done',
    '  case "$words[CURRENT-1]" in',
    ...Object.entries(VALUES).map(
      ([name, values]) => `    (--${name}) compadd ${values.join(' ')}; return ;;`,
    ),
    '  esac',
    '  case "$at" in',
    ...table.flatMap((each) => [
      `    (${each.path === '' ? "''" : shellQuoted(each.path)}) found=(`,
      ...(isGroup(each)
        ? Object.keys(each.commands).map(
            (name) => `      ${described(name, texts.summaries[child(each, name) as Command['path']])}`,
          )
        : [
            ...choicesOf(each).map((word) => `      ${shellQuoted(word)}`),
            ...optionsOf(each).map((name) => `      ${described(`--${typedAs(name)}`, texts.options[name])}`),
          ]),
      '    ) ;;',
    ]),
    '  esac',
    '  if [[ $found[1] == --* && $PREFIX != -* ]]; then _files; else _describe eloquence found; fi',
    '}',
    // Sourced, or loaded from $fpath.
    'if [[ $funcstack[1] == _eloquence ]]; then _eloquence "$@"; else compdef _eloquence eloquence; fi',
  ];
}

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the shells' own placeholders

function fish(table: Table, { texts }: Call): string[] {
  return [
    '# fish completion for eloquence',
    'function __eloquence_at',
    '  set -l path',
    '  for word in (commandline -opc)[2..]',
    `    if contains -- (string join -- ' ' $path $word) ${pathsOf(table).map(shellQuoted).join(' ')}`,
    '      set path $path $word',
    '    end',
    '  end',
    '  test "$path" = "$argv[1]"',
    'end',
    ...table.flatMap((each) => {
      const at = `complete -c eloquence -n "__eloquence_at '${each.path}'"`;
      if (isGroup(each)) {
        return Object.keys(each.commands).map(
          (name) =>
            `${at} -f -a ${name} -d ${fishQuoted(texts.summaries[child(each, name) as Command['path']])}`,
        );
      }
      const choices = choicesOf(each).map((word) => `${at} -f -a ${word}`);
      const options = optionsOf(each).map((name) => {
        const letter = letterOf(name);
        const values = VALUES[typedAs(name)];
        const value = values ? ` -x -a ${shellQuoted(values.join(' '))}` : takesValue(name) ? ' -r' : '';
        const short = letter ? ` -s ${letter}` : '';
        return `${at} -l ${typedAs(name)}${short}${value} -d ${fishQuoted(texts.options[name])}`;
      });
      return [...choices, ...options];
    }),
  ];
}

const fishQuoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;

const SCRIPTS: Readonly<Record<Shell, (table: Table, call: Call) => string[]>> = { bash, zsh, fish };
