import { POOL_DEFAULTS, type PoolOptions } from '@eloquence/oversight';
import type { Call } from '../framework/command.ts';
import { asFailure } from '../framework/failure.ts';
import { optionalNumber, placeOnCommandLine } from '../input/values.ts';
import { longProgress } from '../office/run-in-worker.ts';
import { withOversightFailures } from './failures.ts';

/** Simulates with a progress line; refused numbers name their option. */
export async function simulating<T>(
  call: Call,
  work: (progress: NonNullable<PoolOptions['progress']>) => Promise<T>,
): Promise<T> {
  try {
    return await longProgress(call, (progress) => withOversightFailures(() => work(progress)));
  } catch (error) {
    throw asFailure(error, 'command-line', (value, names) => placeOnCommandLine(call, value, names));
  }
}

/** The size of an invented pool and how its games go. */
export function poolOptions(
  call: Call,
): Readonly<Record<'players' | 'months' | 'stretch' | 'advantage', number>> {
  return {
    players: optionalNumber(call, 'players') ?? POOL_DEFAULTS.players,
    months: optionalNumber(call, 'months') ?? POOL_DEFAULTS.months,
    stretch: optionalNumber(call, 'stretch') ?? POOL_DEFAULTS.stretch,
    advantage: optionalNumber(call, 'advantage') ?? POOL_DEFAULTS.advantage,
  };
}
