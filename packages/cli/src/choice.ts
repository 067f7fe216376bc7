import {
  CADENCES,
  type Cadence,
  type Choice,
  chooseEditions,
  type Edition,
  findEdition,
  readEdition,
} from '@eloquence/rating';
import { type Arguments, type Call, given, isGiven } from './command.ts';
import { asFailure, Failure } from './failure.ts';
import { readJson } from './input.ts';
import type { Io } from './io.ts';

/** An edition is named by its ID, or by the file in which a federation has written its own. */
function isFile(name: string): boolean {
  return /\.json$|[\\/]/i.test(name);
}

export function readCadence(call: Arguments): Cadence | undefined {
  const value = given(call, 'cadence');
  const cadence = CADENCES.find((each) => each === value);
  if (value === undefined || cadence !== undefined) return cadence;
  throw new Failure('invalid-type', { value, allowed: CADENCES.join(', '), where: '--cadence' });
}

/** A federation's own edition, from its file. */
async function readOwn(file: string, io: Io): Promise<Edition> {
  const json = await readJson(file, io);
  try {
    return readEdition(json);
  } catch (error) {
    const { code, values, status } = asFailure(error, 'file', () => null);
    throw new Failure(code, { ...values, where: file }, status);
  }
}

/** A federation's own edition is for one cadence. */
function otherCadence({ id, cadence }: Edition, asked: Cadence): Failure {
  return new Failure('unknown-edition', { value: id, own: cadence, cadence: asked, where: '--cadence' });
}

/** By which rules to calculate, from `--edition`, `--cadence`, `--variant` and `--applied`. */
export async function readChoice(call: Call): Promise<Choice> {
  const asked = readCadence(call);
  const name = given(call, 'edition');
  const own = name !== undefined && isFile(name) ? await readOwn(name, call.io) : undefined;
  if (own && asked !== undefined && asked !== own.cadence) throw otherCadence(own, asked);
  const cadence = asked ?? own?.cadence;
  const choice: Choice = {
    ...(cadence && { cadence }),
    ...(name !== undefined && { edition: own ?? name }),
    variants: call.options.variant ?? [],
    applied: isGiven(call, 'applied'),
  };
  // Refused here, before any file is read: what is wrong is the command line.
  chooseEditions(choice);
  return choice;
}

/** An edition by its ID or file, with the variants asked for. */
export async function readEditionNamed(call: Call, name: string): Promise<Edition> {
  const edition = [name];
  return chooseEditions(await readChoice({ ...call, options: { ...call.options, edition } })).at(null);
}

/** The edition an answer was made with. */
export function editionOf(
  choice: Choice,
  answer: { readonly edition: string; readonly cadence: string },
): Edition {
  const { edition } = choice;
  if (typeof edition === 'object' && edition !== null) return edition;
  return findEdition(answer.cadence as Cadence, answer.edition);
}
