import { type SimulationInput, type Step, simulateMonths } from '@eloquence/simulation';
import { type Call, type Command, GENERAL, given, isGiven } from '../../framework/command.ts';
import { asFailure } from '../../framework/failure.ts';
import { numberOption, placeOnCommandLine } from '../../input/values.ts';
import { progressOf } from '../../reports/progress.ts';
import { emptyFolder, writeStep } from './write.ts';

export const simulate: Command = Object.freeze({
  path: 'simulate',
  required: ['seed', 'players', 'months', 'out-folder'],
  optional: GENERAL,
  examples: [
    'simulate --seed 1 --players 800 --months 24 --out demo',
    'simulate --seed 7 --players 100000 --months 12 --out large --json',
  ],
  run: async (call) => {
    const [seed, players, months] = [
      numberOption(call, 'seed'),
      numberOption(call, 'players'),
      numberOption(call, 'months'),
    ];
    const out = given(call, 'out-folder') ?? '';
    const steps = begin(call, { seed, players, months });
    await emptyFolder(out);
    const progress = progressOf(call, Number.POSITIVE_INFINITY, isGiven(call, 'json'));
    let [lists, reports] = [0, 0];
    progress.show(out, 0);
    for (const step of steps) {
      progress.show(step.list.date, (lists + 1) / (months + 1));
      await writeStep(out, step);
      lists += 1;
      reports += step.events.length;
    }
    progress.clear();
    return {
      value: { out, seed, players, months, lists, reports },
      lines: () => [call.texts.simulate.written(lists, reports, out)],
    };
  },
} satisfies Command);

/** Starts the federation; invalid numbers are refused before anything is written. */
function begin(call: Call, input: SimulationInput & { readonly months: number }): Generator<Step> {
  try {
    return simulateMonths(input);
  } catch (error) {
    throw asFailure(error, 'command-line', (value, names) => placeOnCommandLine(call, value, names));
  }
}
