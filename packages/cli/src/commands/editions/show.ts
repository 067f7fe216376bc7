import { type Cited, defined, type Edition, RULE_NAMES, type RuleName, readingsOf } from '@eloquence/rating';
import { RULE_CHAPTERS } from '@eloquence/words';
import { type Call, type Command, GENERAL } from '../../framework/command.ts';
import { readEditionNamed } from '../../input/edition.ts';
import { figures, table } from '../../terminal/table.ts';
import { paragraph } from '../../terminal/width.ts';
import { sourceInWords, valueInWords } from './rules.ts';
import { summaryOf } from './summary.ts';

export const show: Command = Object.freeze({
  path: 'editions show',
  takes: 'ID|FILE',
  positionals: [1, 1],
  optional: ['cadence', 'variant', 'applied', ...GENERAL],
  examples: ['editions show 2024-03', 'editions show 2012-01 --cadence blitz', 'editions show own.json'],
  run: async (call) => {
    const edition = await readEditionNamed(call, defined(call.positionals[0]));
    const { variants, applied, rules } = edition;
    const readings = readingsOf(edition);
    return {
      value: { ...summaryOf(edition), variants, readings, applied, rules },
      lines: () => [
        ...header(call, edition),
        ...chapters(call, edition),
        ...variants.flatMap((each) => variantLines(call, each, call.texts.editions.variantChanges)),
        ...readings.flatMap((each) => variantLines(call, each, call.texts.editions.readingChanges)),
        '',
        ...paragraph(call.texts.editions.provenance).map(call.style.faint),
      ],
    };
  },
} satisfies Command);

function header(call: Call, edition: Edition): string[] {
  const { id, cadence, from, title, status, basedOn, applied } = edition;
  const { cadences, format, labels, statuses } = call.messages;
  const rows: [string, string][] = [
    [labels.edition, call.texts.calc.edition(id, [cadences[cadence]])],
    [labels.inForceFrom, format.date(from)],
    [labels.status, statuses[status]],
    ...(basedOn === null ? [] : [[labels.basedOn, basedOn] as [string, string]]),
    ...(applied.length === 0 ? [] : [[labels.variants, applied.join(', ')] as [string, string]]),
  ];
  const { heading, partial } = call.texts.editions;
  return [
    ...paragraph((status === 'own' ? null : heading) ?? title).map(call.style.strong),
    '',
    ...figures(rows, call.style),
    ...(status === 'partial' && basedOn !== null ? ['', ...paragraph(partial(id, basedOn))] : []),
  ];
}

interface ChapterRules {
  readonly heading: string;
  readonly names: readonly RuleName[];
}

function chapterRules(call: Call): ChapterRules[] {
  const starts = RULE_CHAPTERS.map(({ first }) => RULE_NAMES.indexOf(first));
  return RULE_CHAPTERS.map(({ chapter }, index) => ({
    heading: call.messages.chapters[chapter],
    names: RULE_NAMES.slice(starts[index], starts[index + 1]),
  }));
}

/** The rules by chapter; rules the edition lacks are named at the end of each. */
function chapters(call: Call, { rules }: Edition): string[] {
  return chapterRules(call).flatMap(({ heading, names }) => {
    const silent = names.filter((name) => rules[name].value === null && rules[name].article === null);
    const spoken = names.filter((name) => !silent.includes(name));
    const noRule = call.texts.editions.silent(silent.map((name) => call.messages.rules[name]));
    return [
      '',
      call.style.strong(heading),
      ...rulesTable(
        call,
        spoken.map((name) => [name, rules[name]] as const),
      ),
      ...(silent.length === 0 ? [] : paragraph(noRule, '  ').map(call.style.faint)),
    ];
  });
}

function rulesTable(call: Call, rules: readonly (readonly [RuleName, Cited<unknown>])[]): string[] {
  if (rules.length === 0) return [];
  const columns = [
    { heading: '', wraps: true, most: RULE_WIDTH },
    { heading: '', wraps: true, most: VALUE_WIDTH },
    { heading: '', wraps: true, most: SOURCE_WIDTH },
  ];
  const cells = rules.map(([name, cited]) => [
    call.messages.rules[name],
    valueInWords(call, name, cited),
    sourceInWords(call, cited),
  ]);
  return table(columns, cells, { style: call.style, indent: 2, fixed: true });
}

// With gaps and indent, 80 columns.
const RULE_WIDTH = 27;
const VALUE_WIDTH = 29;
const SOURCE_WIDTH = 18;

function variantLines(
  call: Call,
  variant: Edition['variants'][number],
  heading: (name: string) => string,
): string[] {
  const rules = Object.entries(variant.rules) as [RuleName, Cited<unknown>][];
  return ['', ...paragraph(heading(variant.name)).map(call.style.strong), ...rulesTable(call, rules)];
}
