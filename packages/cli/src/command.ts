import type { Dictionary, Language } from '@eloquence/words';
import {
  OFFICE_OPTIONS,
  OFFICE_TYPED_AS,
  type OfficeGroup,
  type OfficeOption,
  type OfficePath,
} from './commands/office/names.ts';
import type { ExitStatus } from './failure.ts';
import type { Io } from './io.ts';
import type { Style } from './style.ts';
import type { Texts } from './texts/texts.ts';

const OWN_OPTIONS = {
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
  event: 'FILE',
  'event-type': 'TYPE',
  'explain-player': 'WHO',
  csv: null,
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
  help: null,
} as const;

export type OptionName = keyof typeof OWN_OPTIONS | OfficeOption;

/** Every option there is, with what stands for its value in a usage line; a flag has none. */
export const OPTIONS: Readonly<Record<OptionName, string | null>> = Object.freeze({
  ...OWN_OPTIONS,
  ...OFFICE_OPTIONS,
});

/** Options that are typed as another one, which means something else in other commands. */
const TYPED_AS: Readonly<Partial<Record<OptionName, string>>> = Object.freeze({
  'event-type': 'type',
  'explain-player': 'explain',
  'out-folder': 'out',
  ...OFFICE_TYPED_AS,
});
/** Options that also have a letter. */
export const LETTERS: Readonly<Partial<Record<OptionName, string>>> = Object.freeze({
  quiet: 'q',
  help: 'h',
});

/** The word that is typed for an option, without its dashes. */
export function typedAs(name: OptionName): string {
  return TYPED_AS[name] ?? name;
}

/** The only option that may be given more than once. */
export const REPEATABLE: OptionName = 'variant';

/** Everything that prints something takes these. */
export const GENERAL: readonly OptionName[] = Object.freeze(['lang', 'json', 'help']);
/** By which rules something is calculated. */
export const RULES: readonly OptionName[] = Object.freeze(['edition', 'cadence', 'variant', 'applied']);
/** How a report is looked at. */
export const REPORTS: readonly OptionName[] = Object.freeze([
  'list',
  'list-date',
  'event-type',
  'event',
  ...RULES,
]);

/** The arguments of one call, read and checked against what the command takes. */
export interface Arguments {
  readonly options: Readonly<Partial<Record<OptionName, readonly string[]>>>;
  readonly positionals: readonly string[];
}

/** One call of a command. */
export interface Call extends Arguments {
  readonly io: Io;
  readonly language: Language;
  readonly dictionary: Dictionary;
  readonly texts: Texts;
  readonly style: Style;
}

/** What a command gives: a value for programs, lines for people; without lines the value is for both. */
export interface Result {
  readonly value: unknown;
  readonly lines?: () => readonly string[];
  /** 1 where something was found that should not be; 0 unless said. */
  readonly status?: ExitStatus;
}

export interface Command {
  /** The words that call it, which also find its texts. */
  readonly path: CommandPath;
  /** What stands for its arguments in a usage line. */
  readonly takes?: string;
  /** The least and the most of them. */
  readonly positionals?: readonly [least: number, most: number];
  readonly required?: readonly OptionName[];
  readonly optional: readonly OptionName[];
  readonly examples: readonly string[];
  /** What a file that it reads looks like. */
  readonly sample?: readonly string[];
  /** What a file looks like in which more is stated of an event. */
  readonly eventSample?: readonly string[];
  /** The exit status where it has written everything itself. */
  readonly run: (call: Call) => Promise<Result | ExitStatus> | Result | ExitStatus;
}

export type CommandPath =
  | 'editions'
  | 'editions show'
  | 'editions compare'
  | 'editions schema'
  | 'calc expected'
  | 'calc change'
  | 'calc initial'
  | 'calc performance'
  | 'calc k'
  | 'calc period'
  | 'calc target'
  | 'check'
  | 'rate'
  | 'convert'
  | 'simulate'
  | OfficePath
  | 'serve'
  | 'tour';

/** Commands below a word, each loaded only when it is called. */
export interface Group {
  readonly path: GroupPath;
  readonly commands: Readonly<Record<string, () => Promise<Command | Group>>>;
  /** What the word alone does. */
  readonly itself?: () => Promise<Command>;
}

export type GroupPath = '' | 'calc' | 'editions' | OfficeGroup;

export function isGroup(command: Command | Group): command is Group {
  return 'commands' in command;
}

export function given(call: Arguments, name: OptionName): string | undefined {
  return call.options[name]?.[0];
}

export function isGiven(call: Arguments, name: OptionName): boolean {
  return call.options[name] !== undefined;
}
