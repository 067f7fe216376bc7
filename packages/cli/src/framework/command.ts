import type { Language, Messages } from '@eloquence/words';
import type {
  CliTexts,
  CommandPath,
  GroupPath,
  OfficeOption,
  OptionName,
  OversightOption,
} from '@eloquence/words/cli';
import type { Io } from '../terminal/io.ts';
import type { Style } from '../terminal/style.ts';
import type { ExitStatus } from './failure.ts';
import { OFFICE_OPTIONS, OFFICE_TYPED_AS } from './office-options.ts';
import { OVERSIGHT_OPTIONS, OVERSIGHT_TYPED_AS } from './oversight-options.ts';

const OWN_OPTIONS = Object.freeze({
  own: 'R',
  opponent: 'R',
  rating: 'R',
  k: 'K',
  games: 'GAMES',
  type: 'TYPE',
  played: 'N',
  on: 'DATE',
  birth: 'DATE',
  peak: 'R',
  opponents: 'RATINGS',
  goal: 'R',
  edition: 'EDITION',
  cadence: 'CADENCE',
  variant: 'NAME',
  applied: null,
  explain: null,
  list: 'FILE',
  'list-date': 'DATE',
  'list-k': 'K',
  'monthly-lists': 'DATE',
  event: 'FILE',
  'event-type': 'TYPE',
  'explain-player': 'WHO',
  csv: null,
  separator: 'CHAR',
  xlsx: 'FILE',
  quiet: null,
  all: null,
  combined: null,
  to: 'LAYOUT',
  out: 'FILE',
  'out-folder': 'DIR',
  force: null,
  seed: 'N',
  players: 'N',
  months: 'N',
  port: 'N',
  host: 'NAME',
  lang: 'LANG',
  json: null,
  'no-color': null,
  help: null,
  version: null,
} satisfies Record<Exclude<OptionName, OfficeOption | OversightOption>, string | null>);

/** All options with the placeholder of their value; null for flags. */
export const OPTIONS: Readonly<Record<OptionName, string | null>> = Object.freeze({
  ...OWN_OPTIONS,
  ...OFFICE_OPTIONS,
  ...OVERSIGHT_OPTIONS,
});

/** Options typed with a name that means something else in other commands. */
const TYPED_AS: Readonly<Partial<Record<OptionName, string>>> = Object.freeze({
  'event-type': 'type',
  'list-k': 'k',
  'explain-player': 'explain',
  'out-folder': 'out',
  ...OFFICE_TYPED_AS,
  ...OVERSIGHT_TYPED_AS,
});
/** Options with a short form. */
export const LETTERS: Readonly<Partial<Record<OptionName, string>>> = Object.freeze({
  quiet: 'q',
  help: 'h',
  version: 'V',
});

/** The name of an option as typed, without dashes. */
export function typedAs(name: OptionName): string {
  return TYPED_AS[name] ?? name;
}

/** The only repeatable option. */
export const REPEATABLE: OptionName = 'variant';

/** Options of every command that prints something. */
export const GENERAL: readonly OptionName[] = Object.freeze(['lang', 'json', 'no-color', 'help']);
/** Options that choose the rules. */
export const RULES: readonly OptionName[] = Object.freeze(['edition', 'cadence', 'variant', 'applied']);
/** Options for checking and rating reports. */
export const REPORTS: readonly OptionName[] = Object.freeze([
  'list',
  'list-date',
  'list-k',
  'monthly-lists',
  'event-type',
  'event',
  ...RULES,
]);

/** The parsed and validated arguments of one call. */
export interface Arguments {
  readonly options: Readonly<Partial<Record<OptionName, readonly string[]>>>;
  readonly positionals: readonly string[];
}

/** One call of a command. */
export interface Call extends Arguments {
  /** Aborted by Ctrl-C, for commands that stop cleanly. */
  readonly signal: AbortSignal;
  readonly io: Io;
  readonly language: Language;
  readonly messages: Messages;
  readonly texts: CliTexts;
  readonly style: Style;
  /** All commands of the program. */
  readonly root: Group;
  /** Runs another command of the program, as the tour does. */
  readonly runCommand: (args: string[], io: Io) => Promise<ExitStatus>;
}

/** The result of a command: a value for `--json`, lines for people. Without lines, the value is printed. */
export interface Result {
  readonly value: unknown;
  readonly lines?: () => readonly string[];
  /** 1 if errors were found; 0 by default. */
  readonly status?: ExitStatus;
}

export interface Command {
  /** The command's words, also the key of its texts. */
  readonly path: CommandPath;
  /** The placeholder of its arguments in the usage line. */
  readonly takes?: string;
  /** Minimum and maximum number of arguments. */
  readonly positionals?: readonly [least: number, most: number];
  readonly required?: readonly OptionName[];
  readonly optional: readonly OptionName[];
  readonly examples: readonly string[];
  /** A sample of its input file. */
  readonly sample?: readonly string[];
  /** A sample of the `--event` file. */
  readonly eventSample?: readonly string[];
  /** Ctrl-C aborts the signal of its call, so that it removes what is half done. */
  readonly isInterruptible?: true;
  /** Returns only the exit status if it has printed everything itself. */
  readonly run: (call: Call) => Promise<Result | ExitStatus> | Result | ExitStatus;
}

/** A group of subcommands, each loaded when called. */
export interface Group {
  readonly path: GroupPath;
  readonly commands: Readonly<Record<string, () => Promise<Command | Group>>>;
  /** The command of the group's name alone. */
  readonly itself?: () => Promise<Command>;
}

export function isGroup(command: Command | Group): command is Group {
  return 'commands' in command;
}

export function given(call: Arguments, name: OptionName): string | undefined {
  return call.options[name]?.[0];
}

export function isGiven(call: Arguments, name: OptionName): boolean {
  return call.options[name] !== undefined;
}
