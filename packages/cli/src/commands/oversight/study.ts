import { comparePools, type Estimate, STATISTICS, type StudyRow } from '@eloquence/oversight';
import { defined, type Edition } from '@eloquence/rating';
import { type Call, type Command, GENERAL } from '../../framework/command.ts';
import { Failure } from '../../framework/failure.ts';
import { readEditionNamed } from '../../input/edition.ts';
import { numberOption } from '../../input/values.ts';
import { poolOptions, simulating } from '../../oversight/pool-options.ts';
import { parts } from '../../terminal/blocks.ts';
import { table } from '../../terminal/table.ts';
import { paragraph } from '../../terminal/width.ts';

export const study: Command = Object.freeze({
  path: 'oversight study',
  takes: 'ID|FILE…',
  positionals: [1, 20],
  required: ['seeds'],
  optional: ['players', 'months', 'stretch', 'advantage', 'cadence', ...GENERAL],
  examples: [
    'oversight study 2014-07 2024-03 --seeds 8',
    'oversight study 2024-03 draft.json --seeds 20 --players 400 --months 36 --json',
  ],
  isInterruptible: true,
  run: async (call) => {
    const editions: Edition[] = [];
    for (const name of call.positionals) editions.push(await readEditionNamed(call, name));
    const { cadence } = defined(editions[0]);
    const other = editions.find((each) => each.cadence !== cadence);
    if (other !== undefined) {
      throw new Failure('unknown-edition', {
        value: other.id,
        own: other.cadence,
        cadence,
        where: '--cadence',
      });
    }
    const seeds = numberOption(call, 'seeds');
    const rows = await simulating(call, (progress) =>
      comparePools({ ...poolOptions(call), editions, seeds, progress, signal: call.signal }),
    );
    return {
      value: { cadence, seeds, editions: editions.map(({ id }) => id), rows },
      lines: () => studyLines(call, rows, seeds),
    };
  },
} satisfies Command);

function studyLines({ texts, messages, style }: Call, rows: readonly StudyRow[], seeds: number): string[] {
  const { study: words } = texts.oversight;
  const { decimal, signed } = messages.format;
  const right = (heading: string) => ({ heading, align: 'right' as const });
  const tables = STATISTICS.map((statistic) => {
    const digits = statistic === 'stretch' ? 3 : 1;
    const range = ({ mean, low, high }: Estimate, write: (value: string) => string): string[] => [
      write(mean.toFixed(digits)),
      `${write(low.toFixed(digits))} … ${write(high.toFixed(digits))}`,
    ];
    const isSigned = statistic === 'drift' || statistic === 'newcomers';
    return [
      style.strong(words.statistics[statistic]),
      ...table(
        [
          { heading: words.edition },
          right(words.mean),
          right(words.interval),
          right(words.difference),
          right(words.interval),
        ],
        rows
          .filter((row) => row.statistic === statistic)
          .map(({ edition, value, difference }) => [
            edition,
            ...range(value, isSigned ? signed : decimal),
            ...(difference === null ? ['–', ''] : range(difference, signed)),
          ]),
        { style },
      ),
    ];
  });
  return parts(...tables, paragraph(words.reading(seeds)).map(style.faint));
}
