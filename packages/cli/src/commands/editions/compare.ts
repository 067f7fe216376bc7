import { compareEditions, defined, type Edition, type RuleDifference } from '@eloquence/rating';
import { type Call, type Command, GENERAL } from '../../framework/command.ts';
import { readEditionNamed } from '../../input/edition.ts';
import { table } from '../../terminal/table.ts';
import { paragraph } from '../../terminal/width.ts';
import { sourceInWords, valueInWords } from './rules.ts';

export const compare: Command = Object.freeze({
  path: 'editions compare',
  takes: 'ID|FILE ID|FILE…',
  positionals: [2, 20],
  optional: ['cadence', ...GENERAL],
  examples: ['editions compare 2014-07 2024-03', 'editions compare 2024-03 own.json --json'],
  run: async (call) => {
    const editions: Edition[] = [];
    for (const name of call.positionals) editions.push(await readEditionNamed(call, name));
    const differences = compareEditions(editions);
    return {
      value: {
        editions: editions.map(({ id }) => id),
        differences: differences.map(({ rule, cited }) => ({
          rule,
          values: cited.map((each, index) => ({ edition: editions[index]?.id, ...each })),
        })),
      },
      lines: () => [
        ...heading(call, editions, differences.length),
        ...differenceBlocks(call, editions, differences),
      ],
    };
  },
} satisfies Command);

function heading(call: Call, editions: readonly Edition[], differences: number): string[] {
  const { calc, editions: texts } = call.texts;
  const names = editions.map(({ id, cadence }) => calc.edition(id, [call.messages.cadences[cadence]]));
  return [
    ...paragraph(names.join(' · ')).map(call.style.strong),
    differences === 0 ? texts.same : texts.differences(differences),
  ];
}

function differenceBlocks(
  call: Call,
  editions: readonly Edition[],
  differences: readonly RuleDifference[],
): string[] {
  if (differences.length === 0) return [];
  return [
    ...differences.flatMap((difference) => differenceLines(call, editions, difference)),
    '',
    ...paragraph(call.texts.editions.provenance).map(call.style.faint),
  ];
}

function differenceLines(
  call: Call,
  editions: readonly Edition[],
  { rule, cited }: RuleDifference,
): string[] {
  const columns = [
    { heading: '' },
    { heading: '', wraps: true, most: VALUE_WIDTH },
    { heading: '', wraps: true, most: SOURCE_WIDTH },
  ];
  const cells = cited.map((each, index) => [
    defined(editions[index]).id,
    valueInWords(call, rule, each),
    sourceInWords(call, each),
  ]);
  const name = call.style.strong(call.messages.rules[rule]);
  return ['', name, ...table(columns, cells, { style: call.style, indent: 2, fixed: true })];
}

const VALUE_WIDTH = 48;
const SOURCE_WIDTH = 18;
