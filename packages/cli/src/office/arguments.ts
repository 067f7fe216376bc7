import { CADENCES, type Cadence, formatDate, parseDate } from '@eloquence/rating';
import type { OptionName } from '@eloquence/words/cli';
import { type Call, given, typedAs } from '../framework/command.ts';
import { asFailure, Failure } from '../framework/failure.ts';
import { optionalNumber } from '../input/values.ts';

/** A date option; null if absent. */
export function dateOption(call: Call, name: OptionName): string | null {
  const text = given(call, name);
  if (text === undefined) return null;
  try {
    return formatDate(parseDate(text));
  } catch (error) {
    throw asFailure(error, 'command-line', () => `--${typedAs(name)}`);
  }
}

/** A required date option. */
export function requiredDate(call: Call, name: OptionName): string {
  return dateOption(call, name) ?? '';
}

/** One cadence; null for all. */
export function cadenceOption(call: Call): Cadence | null {
  const value = given(call, 'one-cadence');
  const cadence = CADENCES.find((each) => each === value);
  if (value === undefined || cadence !== undefined) return cadence ?? null;
  throw new Failure('invalid-type', { value, allowed: CADENCES.join(', '), where: '--cadence' });
}

/** A positive integer; null if absent. */
export function countOption(call: Call, name: OptionName, most: number): number | null {
  const value = optionalNumber(call, name);
  if (value === null || (value >= 1 && value <= most)) return value;
  const where = `--${typedAs(name)}`;
  throw new Failure('invalid-count', { value, expected: { kind: 'integer', from: 1, to: most }, where });
}

/** `1-4`; null for all rounds. */
export function roundsOption(call: Call): { readonly from: number; readonly to: number } | null {
  const value = given(call, 'rounds');
  if (value === undefined) return null;
  const [, first, last] = /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(value) ?? [];
  const [from, to] = [Number(first), Number(last ?? first)];
  if (first === undefined || from < 1 || to < from) throw new Failure('malformed-rounds', { value });
  return { from, to };
}

/** The full hash of an entry; null if absent. */
export function hashOption(call: Call, name: OptionName): string | null {
  const value = given(call, name)?.trim();
  if (value === undefined) return null;
  // An abbreviated hash would look like a tampered ledger.
  if (!/^[0-9a-f]{64}$/i.test(value)) throw new Failure('malformed-hash', { value });
  return value;
}
