import {
  CADENCES,
  type Cadence,
  type Choice,
  chooseEditions,
  type Edition,
  findEdition,
  readEdition,
} from '@eloquence/rating';
import { type Arguments, type Call, given, isGiven } from '../framework/command.ts';
import { asFailure, Failure } from '../framework/failure.ts';
import type { Io } from '../terminal/io.ts';
import { readJson } from './files.ts';
import { placeOnCommandLine } from './values.ts';

/** An edition is given by ID, or by the file of a federation's own edition. */
function isFile(name: string): boolean {
  return /\.json$|[\\/]/i.test(name);
}

export function readCadence(call: Arguments): Cadence | undefined {
  const value = given(call, 'cadence');
  const cadence = CADENCES.find((each) => each === value);
  if (value === undefined || cadence !== undefined) return cadence;
  throw new Failure('invalid-type', { value, allowed: CADENCES.join(', '), where: '--cadence' });
}

/** Reads a federation's own edition from its file. */
async function readOwn(file: string, io: Io): Promise<Edition> {
  const json = await readJson(file, io);
  try {
    return readEdition(json);
  } catch (error) {
    const { code, values, status } = asFailure(error, 'file', () => null);
    throw new Failure(code, { ...values, where: file }, status);
  }
}

/** A custom edition covers one cadence. */
function otherCadence({ id, cadence }: Edition, requested: Cadence): Failure {
  return new Failure('unknown-edition', { value: id, own: cadence, cadence: requested, where: '--cadence' });
}

/** The rules chosen by `--edition`, `--cadence`, `--variant` and `--applied`. */
export async function readChoice(call: Call): Promise<Choice> {
  const requested = readCadence(call);
  const name = given(call, 'edition');
  const own = name !== undefined && isFile(name) ? await readOwn(name, call.io) : undefined;
  if (own && requested !== undefined && requested !== own.cadence) throw otherCadence(own, requested);
  const cadence = requested ?? own?.cadence;
  const decided = given(call, 'monthly-lists');
  const choice: Choice = {
    ...(cadence && { cadence }),
    ...(decided !== undefined && { monthly: { decided } }),
    ...(name !== undefined && { edition: own ?? name }),
    variants: call.options.variant ?? [],
    applied: isGiven(call, 'applied'),
  };
  // Validates the command line before any file is read.
  chooseEditions(choice);
  return choice;
}

/** An edition given on the command line by ID or file, with the requested variants. */
export async function readEditionNamed(call: Call, name: string): Promise<Edition> {
  const edition = [name];
  try {
    return chooseEditions(await readChoice({ ...call, options: { ...call.options, edition } })).at(null);
  } catch (error) {
    throw asFailure(error, 'command-line', (value, names) => placeOnCommandLine(call, value, names));
  }
}

/** The edition an answer is based on. */
export function editionOf(
  choice: Choice,
  answer: { readonly edition: string; readonly cadence: string },
): Edition {
  const { edition } = choice;
  if (typeof edition === 'object' && edition !== null) return edition;
  return findEdition(answer.cadence as Cadence, answer.edition);
}
