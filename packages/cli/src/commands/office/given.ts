import { CADENCES, type Cadence, formatDate, parseDate } from '@eloquence/rating';
import { type Call, given, type OptionName, typedAs } from '../../command.ts';
import { asFailure, Failure } from '../../failure.ts';
import { optionalNumber } from '../../values.ts';

/** A day as it is typed; null where it is not given. */
export function dateOption(call: Call, name: OptionName): string | null {
  const text = given(call, name);
  if (text === undefined) return null;
  try {
    return formatDate(parseDate(text));
  } catch (error) {
    throw asFailure(error, 'command-line', () => `--${typedAs(name)}`);
  }
}

/** A day that must be given. */
export function requiredDate(call: Call, name: OptionName): string {
  return dateOption(call, name) ?? '';
}

/** One cadence; null: all there are. */
export function cadenceOption(call: Call): Cadence | null {
  const value = given(call, 'one-cadence');
  const cadence = CADENCES.find((each) => each === value);
  if (value === undefined || cadence !== undefined) return cadence ?? null;
  throw new Failure('invalid-type', { value, allowed: CADENCES.join(', '), where: '--cadence' });
}

/** A number from 1 on; null where it is not given. */
export function countOption(call: Call, name: OptionName, most: number): number | null {
  const value = optionalNumber(call, name);
  if (value === null || (value >= 1 && value <= most)) return value;
  const where = `--${typedAs(name)}`;
  throw new Failure('invalid-count', { value, name: where, allowed: `an integer from 1 to ${most}`, where });
}

/** `1-4`; null: all rounds. */
export function roundsOption(call: Call): { readonly from: number; readonly to: number } | null {
  const value = given(call, 'rounds');
  if (value === undefined) return null;
  const [, first, last] = /^(\d{1,3})(?:[-–](\d{1,3}))?$/.exec(value) ?? [];
  const [from, to] = [Number(first), Number(last ?? first)];
  if (first === undefined || from < 1 || to < from) throw new Failure('malformed-rounds', { value });
  return { from, to };
}

/** The whole hash of an entry; null where it is not given. */
export function hashOption(call: Call, name: OptionName): string | null {
  const value = given(call, name)?.trim();
  if (value === undefined) return null;
  // A shortened one would be found in no ledger, and look like one that was changed.
  if (!/^[0-9a-f]{64}$/i.test(value)) throw new Failure('malformed-hash', { value });
  return value;
}
