import { parseArgs } from 'node:util';
import { nearest } from '@eloquence/rating';
import type { OptionName } from '@eloquence/words/cli';
import { type Arguments, type Command, LETTERS, OPTIONS, REPEATABLE, typedAs } from './command.ts';
import { Failure } from './failure.ts';

/** Parses a command's arguments with Node's parser; errors are ours, in three languages. */
export function readArguments(command: Command, args: readonly string[]): Arguments {
  const known = [...(command.required ?? []), ...command.optional];
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries([...known, 'help' as const].map((name) => [typedAs(name), shapeOf(name)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const options: Partial<Record<OptionName, string[]>> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const name = knownName(known, token.name, token.rawName);
    const values = options[name] ?? [];
    if (values.length > 0 && name !== REPEATABLE)
      throw new Failure('repeated-option', { option: token.rawName });
    options[name] = [...values, readValue(name, token.value)];
  }
  if (options.help === undefined) {
    checkRequired(command, options);
    checkPositionals(command, positionals);
  }
  return { options, positionals };
}

function shapeOf(name: OptionName): { type: 'boolean' | 'string'; short?: string } {
  const short = LETTERS[name];
  return { type: isFlag(name) ? 'boolean' : 'string', ...(short !== undefined && { short }) };
}

function isFlag(name: OptionName): boolean {
  return OPTIONS[name] === null;
}

function knownName(known: readonly OptionName[], name: string, rawName: string): OptionName {
  const found = known.find((each) => typedAs(each) === name);
  if (found !== undefined) return found;
  const meant = nearest(name, known.map(typedAs));
  throw new Failure('unknown-option', { option: rawName, ...(meant !== null && { meant: `--${meant}` }) });
}

function readValue(name: OptionName, value: string | undefined): string {
  const option = `--${typedAs(name)}`;
  if (isFlag(name)) {
    if (value !== undefined) throw new Failure('unexpected-value', { option, value });
    return '';
  }
  // A value that looks like an option is a forgotten value.
  if (value === undefined || value === '' || value.startsWith('--')) {
    throw new Failure('missing-value', { option, takes: OPTIONS[name] ?? '' });
  }
  return value;
}

function checkRequired(command: Command, options: Arguments['options']): void {
  const missing = (command.required ?? []).filter((name) => options[name] === undefined);
  if (missing.length > 0)
    throw new Failure('missing-option', { options: missing.map((name) => `--${typedAs(name)}`).join(', ') });
}

function checkPositionals(command: Command, positionals: readonly string[]): void {
  const [least, most] = command.positionals ?? [0, 0];
  if (positionals.length < least) throw new Failure('missing-argument', { takes: command.takes ?? '' });
  const extra = positionals[most];
  if (extra !== undefined) throw new Failure('unexpected-argument', { value: extra });
}
