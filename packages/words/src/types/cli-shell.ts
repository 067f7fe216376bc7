import type { ShellOption, ShellPath } from './cli-names.ts';

/** What the help, the completion and the manual page say of the program itself. */
export interface ShellTexts {
  readonly summaries: Readonly<Record<ShellPath, string>>;
  readonly about: Readonly<Record<ShellPath, string>>;
  readonly options: Readonly<Record<ShellOption, string>>;
  readonly help: {
    readonly usage: string;
    readonly commands: string;
    readonly options: string;
    readonly examples: string;
    readonly input: string;
    /** The heading above what `--event` takes. */
    readonly eventInput: string;
    readonly required: string;
    readonly more: (group: string) => string;
    readonly unofficial: string;
    readonly status: string;
    readonly optionWord: string;
    readonly commandWord: string;
  };
  /** Headings of the manual page. */
  readonly manual: {
    readonly name: string;
    readonly synopsis: string;
    readonly description: string;
    readonly environment: string;
    readonly statuses: string;
    readonly variables: Readonly<Record<'ELOQUENCE_DB' | 'LANG' | 'NO_COLOR', string>>;
  };
}
