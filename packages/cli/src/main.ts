import { readFile } from 'node:fs/promises';
import { nearest } from '@eloquence/rating';
import { dictionary, isLanguage, type Language } from '@eloquence/words';
import { type Call, type Command, GENERAL, type Group, isGiven, isGroup } from './command.ts';
import { root } from './commands/index.ts';
import { type ExitStatus, Failure } from './failure.ts';
import { commandHelp, groupHelp, type Speech } from './help.ts';
import { type Io, processIo } from './io.ts';
import { languageOf, readLanguage } from './language.ts';
import { readArguments } from './options.ts';
import { failureObject, failureText } from './report.ts';
import { styleOf } from './style.ts';
import { loadTexts } from './texts/texts.ts';
import { setWidth } from './width.ts';

/** Runs one command of the program and answers with the exit status. */
export async function main(args: string[], io: Io = processIo()): Promise<ExitStatus> {
  setWidth(io.env.COLUMNS);
  let language = languageOf(io.env);
  const called = { path: '' };
  try {
    language = languageAsked(args) ?? language;
    return await run(args, io, language, called);
  } catch (error) {
    // A reader who has seen enough (`| head`) is no error.
    if ((error as { code?: unknown }).code === 'EPIPE') return 0;
    const failure = error instanceof Failure ? error : new Failure('unexpected', { reason: String(error) });
    const speech = await speak(io, language);
    if (args.includes('--json')) writeJson(io, failureObject(failure, called.path, speech));
    else io.stderr.write(`${failureText(failure, called.path, speech)}\n`);
    return failure.status;
  }
}

/** `--lang` is looked for before anything else, so that everything is said in that language. */
function languageAsked(args: readonly string[]): Language | undefined {
  const index = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (index < 0) return undefined;
  const arg = args[index] as string;
  const value = arg.includes('=') ? arg.slice(arg.indexOf('=') + 1) : args[index + 1];
  return value === undefined ? undefined : readLanguage(value);
}

async function speak(io: Io, language: Language): Promise<Speech> {
  return { dictionary: dictionary(language), texts: await loadTexts(language), style: styleOf(io) };
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
  const speech = await speak(io, language);
  const write = (lines: readonly string[]): ExitStatus => {
    io.stdout.write(`${lines.map(speech.dictionary.typeset).join('\n')}\n`);
    return 0;
  };
  if (args.includes('--version')) {
    const number = await version();
    return args.includes('--json') ? writeJson(io, { version: number }) : write([`eloquence ${number}`]);
  }
  // `help calc k` is `calc k --help`.
  const words = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  const { command, rest } = await find(root, optionsLast(words), called);
  if (isGroup(command)) return write(groupHelp(command, speech));
  const call: Call = { ...readArguments(command, rest), ...speech, io, language };
  if (isGiven(call, 'help')) return write(commandHelp(command, speech));
  const result = await command.run(call);
  if (typeof result === 'number') return result;
  if (isGiven(call, 'json') || result.lines === undefined) writeJson(io, result.value);
  else write(result.lines());
  return result.status ?? 0;
}

/** The version stands in the manifest, one folder up from the sources as from what is compiled. */
async function version(): Promise<string> {
  return JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')).version;
}

/** General options may also stand before the command. */
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

/** Follows the words of a command down to it; a group is found where only its help can be meant. */
async function find(group: Group, args: readonly string[], called: { path: string }): Promise<Found> {
  const [word, ...rest] = args;
  if (word !== undefined && Object.hasOwn(group.commands, word)) {
    const command = await (group.commands[word] as () => Promise<Command | Group>)();
    called.path = command.path;
    return isGroup(command) ? find(command, rest, called) : { command, rest };
  }
  const wordless = word === undefined || isOption(word);
  if (word === 'help' || (wordless && args.some(isHelp))) return { command: group, rest: [] };
  if (wordless && group.itself !== undefined) return { command: await group.itself(), rest: args };
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
