import { calculateTarget, type Reasons, type TargetAnswer } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/calculator-target';
import type { JSX } from 'preact';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/calculator.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import { type CalculatorData, loadCalculator } from '../../calculators/starter.ts';
import { useCalculator } from '../../calculators/use-calculator.ts';
import { withK } from '../../calculators/with-k.ts';
import { type Column, Table } from '../../components/table.tsx';
import { RatingChange } from '../../components/values.tsx';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';

export const page: Page<CalculatorData, Words> = {
  load: (args) => loadCalculator(args, '/calculators/target', ['rating', 'k']),
  title: (_data, { shared }) => shared.names.target.title,
  description: (_data, { shared }) => shared.names.target.lead,
  View,
};

function View({ data, words, context }: ViewProps<CalculatorData, Words>): JSX.Element {
  const { shared } = words;
  const form = useCalculator(
    data.fields,
    (form) => ({
      rating: form.number('rating'),
      k: form.optionalNumber('k'),
      opponents: form.numbers('opponents'),
      goal: form.number('goal'),
    }),
    withK(calculateTarget, context.today),
  );
  return (
    <Calculator
      name="target"
      words={shared}
      {...form}
      starter={data.starter}
      labels={{ goal: words.goal, opponents: words.opponents }}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <div class="calculator-row">
        <InputField name="rating" label={shared.fields.rating} {...form} />
        <InputField name="k" label={shared.fields.k} hint={shared.fields.kHint} {...form} />
        <InputField name="goal" label={words.goal} {...form} />
      </div>
      <InputField name="opponents" label={words.opponents} hint={words.opponentsHint} kind="text" {...form} />
    </Calculator>
  );
}

type Row = TargetAnswer['table'][number];

function Answer({
  words,
  answer,
}: {
  readonly words: Words;
  readonly answer: TargetAnswer & { readonly kReasons: Reasons };
}): JSX.Element {
  const { format } = usePageContext();
  const { shared } = words;
  const { labels } = shared.engine;
  const { score, table, kReasons, reasons, edition } = answer;
  const columns: readonly Column<Row>[] = [
    { key: 'score', head: labels.score, cell: (row) => format.points(row.score), isRowHead: true },
    { key: 'change', head: labels.change, cell: (row) => <RatingChange value={row.change} />, align: 'end' },
    { key: 'new', head: labels.newRating, cell: (row) => row.new, align: 'end' },
  ];
  const games = (table.length - 1) / 2;
  return (
    <>
      <Figures
        main={[
          labels.scoreNeeded,
          score === null ? labels.outOfReach : shared.scoreOf(format.points(score), games),
        ]}
        others={[editionFigure(shared, answer, format)]}
      />
      <Steps words={shared} reasons={[...kReasons, ...reasons]} edition={edition} />
      <Table
        caption={words.everyScore}
        columns={columns}
        rows={table}
        rowKey={(row) => String(row.score)}
        rowClass={(row) => (row.score === score ? 'marked' : undefined)}
      />
    </>
  );
}
