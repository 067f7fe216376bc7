import type { GameInput } from '@eloquence/rating';
import { type Arguments, given, type OptionName, typedAs } from './command.ts';
import { Failure } from './failure.ts';

/** A whole number as it is typed; how large it may be is for the engine to say. */
function readNumber(text: string, where: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new Failure('malformed-number', { value: text, where });
}

/** An option that must be there and be a whole number. */
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

const SCORES: Readonly<Record<string, number>> = Object.freeze({
  1: 1,
  '1.0': 1,
  0.5: 0.5,
  '.5': 0.5,
  '½': 0.5,
  '1/2': 0.5,
  0: 0,
  '0.0': 0,
});

/** `1900:1,2100:0.5,2300:0`; a half may be written ½. */
export function gamesOption(call: Arguments): GameInput[] {
  return entries(given(call, 'games') ?? '').map(readGame);
}

function readGame(entry: string): GameInput {
  const [, opponent = '', score = ''] = /^(\d{1,15}) ?: ?(\S+)$/.exec(entry) ?? [];
  if (opponent !== '' && !Object.hasOwn(SCORES, score))
    throw new Failure('invalid-score', { value: score, allowed: '0, 0.5, 1', where: `--games ${entry}` });
  if (opponent === '') throw new Failure('malformed-game', { value: entry });
  return { opponent: Number(opponent), score: SCORES[score] as number };
}

/** In which of some options a value stands that was refused. */
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
