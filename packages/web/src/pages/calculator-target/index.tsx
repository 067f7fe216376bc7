import { calculateTarget, type TargetAnswer } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { Fields } from '../../calculators/fields.ts';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/frame.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import { outcomeOf } from '../../calculators/outcome.ts';
import { choiceOf } from '../../calculators/rules.ts';
import { useFields } from '../../calculators/use-fields.ts';
import type { Page, ViewProps } from '../../page.ts';
import { Change } from '../../parts/figures.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { usePlace } from '../../place.ts';
import type { Words } from './words.en.ts';

export const page: Page<Fields, Words> = {
  load: async ({ query }) => query,
  title: (_data, { shared }) => shared.names.target.title,
  description: (_data, { shared }) => shared.names.target.lead,
  View,
};

function View({ data, words }: ViewProps<Fields, Words>): JSX.Element {
  const { shared } = words;
  const [fields, change] = useFields(data);
  const outcome = outcomeOf(
    fields,
    (form) => ({
      rating: form.number('rating'),
      k: form.number('k'),
      opponents: form.numbers('opponents'),
      goal: form.number('goal'),
    }),
    (input) => calculateTarget(choiceOf(fields), input),
  );
  const form = { fields, change, wrong: outcome.state === 'wrong' ? outcome.field : null };
  return (
    <Calculator
      name="target"
      words={shared}
      fields={fields}
      change={change}
      outcome={outcome}
      labels={{ goal: words.goal, opponents: words.opponents }}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <div class="calculator-row">
        <InputField name="rating" label={shared.fields.rating} {...form} />
        <InputField name="k" label={shared.fields.k} {...form} />
        <InputField name="goal" label={words.goal} {...form} />
      </div>
      <InputField name="opponents" label={words.opponents} hint={words.opponentsHint} kind="text" {...form} />
    </Calculator>
  );
}

type Row = TargetAnswer['table'][number];

function Answer({ words, answer }: { readonly words: Words; readonly answer: TargetAnswer }): JSX.Element {
  const { format } = usePlace();
  const { shared } = words;
  const { labels } = shared.engine;
  const { score, table, reasons, edition } = answer;
  const columns: readonly Column<Row>[] = [
    { key: 'score', head: labels.score, cell: (row) => format.points(row.score), isRowHead: true },
    { key: 'change', head: labels.change, cell: (row) => <Change value={row.change} />, align: 'end' },
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
      <Steps words={shared} reasons={reasons} edition={edition} />
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
