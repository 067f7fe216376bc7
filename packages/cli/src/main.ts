import { readFile } from 'node:fs/promises';
import { defined, nearest } from '@eloquence/rating';
import { isLanguage, type Language, loadMessages } from '@eloquence/words';
import { loadCliTexts } from '@eloquence/words/cli';
import { root } from './commands/index.ts';
import { readArguments } from './framework/arguments.ts';
import { type Call, type Command, GENERAL, type Group, isGiven, isGroup } from './framework/command.ts';
import { type ExitStatus, Failure } from './framework/failure.ts';
import { failureObject, failureText } from './framework/failure-text.ts';
import { commandHelp, groupHelp, type Output } from './framework/help.ts';
import { interruptible } from './framework/interruptible.ts';
import { languageOf, readLanguage } from './framework/language.ts';
import { type Io, processIo } from './terminal/io.ts';
import { styleOf } from './terminal/style.ts';
import { setWidth } from './terminal/width.ts';

/** Runs one command and returns the exit status. */
export async function main(args: string[], io: Io = processIo()): Promise<ExitStatus> {
  setWidth(io.env.COLUMNS);
  let language = languageOf(io.env);
  const called = { path: '' };
  try {
    language = requestedLanguage(args) ?? language;
    return await run(args, io, language, called);
  } catch (error) {
    // The reader closed the pipe (`| head`).
    if ((error as { code?: unknown }).code === 'EPIPE') return 0;
    const failure = error instanceof Failure ? error : new Failure('unexpected', { reason: String(error) });
    const output = await loadOutput(io, language, args);
    if (args.includes('--json')) writeJson(io, failureObject(failure, called.path, output));
    else io.stderr.write(`${failureText(failure, called.path, output)}\n`);
    return failure.status;
  }
}

/** The message where standard output cannot be written, as on a full disk. */
export async function outputFailureText(args: string[], reason: string): Promise<string> {
  const io = processIo();
  const language = requestedLanguage(args) ?? languageOf(io.env);
  const failure = new Failure('file-unwritable', { file: 'stdout', reason });
  return failureText(failure, '', await loadOutput(io, language, args));
}

/** Found before parsing, so that parse errors use the language too. */
function requestedLanguage(args: readonly string[]): Language | undefined {
  const index = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (index < 0) return undefined;
  const arg = defined(args[index]);
  const value = arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : args[index + 1];
  return value === undefined ? undefined : readLanguage(value);
}

async function loadOutput(io: Io, language: Language, args: readonly string[]): Promise<Output> {
  const style = styleOf(io, args.includes('--no-color'));
  return { messages: await loadMessages(language), texts: await loadCliTexts(language), style };
}

function writeJson(io: Io, value: unknown): ExitStatus {
  io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  return 0;
}

async function run(
  args: readonly string[],
  io: Io,
  language: Language,
  called: { path: string },
): Promise<ExitStatus> {
  const output = await loadOutput(io, language, args);
  const write = (lines: readonly string[]): ExitStatus => {
    io.stdout.write(`${lines.map(output.messages.typeset).join('\n')}\n`);
    return 0;
  };
  if (args.includes('--version') || args.includes('-V')) {
    const number = await version();
    return args.includes('--json') ? writeJson(io, { version: number }) : write([`eloquence ${number}`]);
  }
  // `help calc k` is `calc k --help`.
  const words = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  const { command, rest } = await find(root, optionsLast(words), called);
  if (isGroup(command)) return write(groupHelp(command, output));
  const { signal } = new AbortController();
  const call: Call = {
    ...{ ...readArguments(command, rest), ...output, io, language, root, signal },
    runCommand: main,
  };
  if (isGiven(call, 'help')) return write(commandHelp(command, output));
  const result = await (command.isInterruptible
    ? interruptible(async (signal) => command.run({ ...call, signal }))
    : command.run(call));
  if (typeof result === 'number') return result;
  if (isGiven(call, 'json') || result.lines === undefined) writeJson(io, result.value);
  else write(result.lines());
  return result.status ?? 0;
}

/** The manifest is one folder up from both `src` and `dist`. */
async function version(): Promise<string> {
  return JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version;
}

/** General options may come before the command. */
function optionsLast(args: readonly string[]): string[] {
  const first = args.findIndex((arg, index) => !arg.startsWith('-') && args[index - 1] !== '--lang');
  return first < 0 ? [...args] : [...args.slice(first), ...args.slice(0, first)];
}

interface Found {
  readonly command: Command | Group;
  readonly rest: readonly string[];
}

const isHelp = (arg: string): boolean => ['help', '--help', '-h'].includes(arg);
const isOption = (arg: string): boolean => arg.startsWith('-');

/** Finds a command by its words; a group if only its help is requested. */
async function find(group: Group, args: readonly string[], called: { path: string }): Promise<Found> {
  const [word, ...rest] = args;
  if (word !== undefined && Object.hasOwn(group.commands, word)) {
    const command = await defined(group.commands[word])();
    called.path = command.path;
    return isGroup(command) ? find(command, rest, called) : { command, rest };
  }
  const hasNoWord = word === undefined || isOption(word);
  if (word === 'help' || (hasNoWord && args.some(isHelp))) return { command: group, rest: [] };
  if (hasNoWord && group.itself !== undefined) return { command: await group.itself(), rest: args };
  if (group.path === '' && args.every((arg) => arg.startsWith('--lang') || isLanguage(arg)))
    return { command: group, rest: [] };
  throw noCommand(word, Object.keys(group.commands));
}

function noCommand(word: string | undefined, names: readonly string[]): Failure {
  const general = GENERAL.map((name) => `--${name}`);
  if (word === undefined || general.some((name) => word.startsWith(name)))
    return new Failure('missing-command', { allowed: names.join(', ') });
  const meant = nearest(word, isOption(word) ? general : names);
  const values = { value: word, option: word, ...(meant !== null && { meant }) };
  return new Failure(isOption(word) ? 'unknown-option' : 'unknown-command', values);
}
