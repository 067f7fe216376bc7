import type { ShellTexts } from '../../types/cli-shell.ts';

export const shell: ShellTexts = Object.freeze({
  summaries: {
    completion: 'completion for bash, zsh or fish',
    man: 'the manual page',
  },
  about: {
    completion:
      'Prints a script that completes commands, options and their values: for bash, add it to ~/.bash_completion; for zsh, save it as _eloquence in a folder of $fpath; for fish, as ~/.config/fish/completions/eloquence.fish.',
    man: 'Prints the manual page, with every command and option. "eloquence man | man -l -" shows it.',
  },
  options: {
    'no-color': 'no bold or faint text',
    version: 'the version of the program',
  },
  help: {
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    examples: 'Examples',
    input: 'The file',
    eventInput: 'The --event file; all keys are optional',
    required: 'required',
    more: (group) => `"eloquence ${group && `${group} `}COMMAND --help" shows the help of a command.`,
    unofficial: 'Unofficial: not a product of FIDE.',
    status:
      'Exit status: 0 done; 1 the input has errors or the regulations refuse it; 2 wrong usage; 3 a file or a database cannot be used.',
    optionWord: 'options',
    commandWord: 'COMMAND',
  },
  manual: {
    name: 'Name',
    synopsis: 'Synopsis',
    description: 'Description',
    environment: 'Environment',
    statuses: 'Exit status',
    variables: {
      ELOQUENCE_DB: 'the store of the rating office, if --db is not given',
      LANG: 'the language: English, French or Chinese; LC_ALL and LC_MESSAGES take precedence',
      NO_COLOR: 'no bold or faint text, whatever its value',
    },
  },
} satisfies ShellTexts);
