import { type GameInput, parseScore } from '@eloquence/rating';
import type { OptionName } from '@eloquence/words/cli';
import { type Arguments, given, typedAs } from '../framework/command.ts';
import { Failure } from '../framework/failure.ts';

/** Parses an integer; the engine checks its range. */
function readNumber(text: string, where: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new Failure('malformed-number', { value: text, where });
}

/** A required integer option. */
export function numberOption(call: Arguments, name: OptionName): number {
  return readNumber(given(call, name) ?? '', `--${typedAs(name)}`);
}

export function optionalNumber(call: Arguments, name: OptionName): number | null {
  return given(call, name) === undefined ? null : numberOption(call, name);
}

/** `1900,2100,2300` */
export function numbersOption(call: Arguments, name: OptionName): number[] {
  return entries(given(call, name) ?? '').map((entry) => readNumber(entry, `--${name}`));
}

function entries(text: string): string[] {
  return text.split(',').map((entry) => entry.trim());
}

/** `1900:1,2100:0.5,2300:0`; a half may be written ½. */
export function gamesOption(call: Arguments): GameInput[] {
  return entries(given(call, 'games') ?? '').map(readGame);
}

function readGame(entry: string): GameInput {
  const [, opponent = '', score = ''] = /^(\d{1,15}) ?: ?(\S+)$/.exec(entry) ?? [];
  if (opponent === '') throw new Failure('malformed-game', { value: entry });
  const points = parseScore(score);
  if (points === null)
    throw new Failure('invalid-score', { value: score, allowed: '0, 0.5, 1', where: `--games ${entry}` });
  return { opponent: Number(opponent), score: points };
}

/** The option that a refused value came from. */
export function placeOnCommandLine(
  { options }: Arguments,
  value: string,
  names: readonly string[],
): string | null {
  for (const [name, texts] of Object.entries(options).filter(([each]) => names.includes(each))) {
    const entry = (texts ?? [])
      .flatMap(entries)
      .find((text) => text === value || text.split(':').includes(value));
    if (entry !== undefined) return entry === value ? `--${name}` : `--${name} ${entry}`;
  }
  return null;
}
