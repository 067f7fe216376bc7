import { type Call, given } from '../framework/command.ts';
import { Failure } from '../framework/failure.ts';

export type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<string, Separator>> = Object.freeze({
  ',': ',',
  ';': ';',
  tab: '\t',
  '\t': '\t',
});

/** The separator of a CSV file; undefined if not given. `to`: the format of a list, where CSV is one of several. */
export function separatorOption(call: Call, to: string): Separator | undefined {
  const value = given(call, 'separator');
  if (value === undefined) return undefined;
  if (to === '') throw new Failure('missing-option', { options: '--csv' });
  if (to !== 'csv') throw new Failure('options-exclude', { option: '--separator', other: `--to ${to}` });
  const separator = Object.hasOwn(SEPARATORS, value) ? SEPARATORS[value] : undefined;
  if (separator === undefined)
    throw new Failure('invalid-type', { value, allowed: '",", ";", tab', where: '--separator' });
  return separator;
}

/** Spreadsheets read decimals as the language writes them; a comma cannot be both. */
export function decimalsFor({ messages }: Call, separator: Separator | undefined): '.' | ',' {
  const isComma = messages.format.decimal('0.5').includes(',');
  return isComma && separator !== undefined && separator !== ',' ? ',' : '.';
}
