import { type ChangeAnswer, calculateChange, type Reasons } from '@eloquence/rating';
import type { CalculatorWords } from '@eloquence/words/en/web/calculators';
import type { JSX } from 'preact';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/calculator.tsx';
import { type GameColumn, GamesFields } from '../../calculators/games-fields.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import type { Outcome } from '../../calculators/outcome.ts';
import { type CalculatorData, loadCalculator } from '../../calculators/starter.ts';
import { useCalculator } from '../../calculators/use-calculator.ts';
import { withK } from '../../calculators/with-k.ts';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';

export const page: Page<CalculatorData, CalculatorWords> = {
  load: (args) => loadCalculator(args, '/calculators/change', ['rating', 'k']),
  title: (_data, words) => words.names.change.title,
  description: (_data, words) => words.names.change.lead,
  View,
};

function View({ data, words, context }: ViewProps<CalculatorData, CalculatorWords>): JSX.Element {
  const form = useCalculator(
    data.fields,
    (form) => ({ rating: form.number('rating'), k: form.optionalNumber('k'), games: form.games() }),
    withK(calculateChange, context.today),
  );
  return (
    <Calculator
      name="change"
      words={words}
      {...form}
      starter={data.starter}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <div class="calculator-row">
        <InputField name="rating" label={words.fields.rating} {...form} />
        <InputField name="k" label={words.fields.k} hint={words.fields.kHint} {...form} />
      </div>
      <GamesFields words={words} columns={useGameColumns(words, form.outcome)} {...form} />
    </Calculator>
  );
}

/** Results per game. */
function useGameColumns({ engine }: CalculatorWords, outcome: Outcome<ChangeAnswer>): GameColumn[] {
  const { format } = usePageContext();
  const games = outcome.state === 'answered' ? outcome.answer.games : [];
  const { expected, delta } = engine.labels;
  return [
    {
      heading: expected,
      cell: (index) => (games[index] ? format.exact(games[index].expected) : ''),
      wideOnly: true,
    },
    {
      heading: delta,
      cell: (index) => (games[index] ? format.exact(games[index].delta, { sign: true }) : ''),
    },
  ];
}

function Answer({
  words,
  answer,
}: {
  readonly words: CalculatorWords;
  readonly answer: ChangeAnswer & { readonly kReasons: Reasons };
}): JSX.Element {
  const { format } = usePageContext();
  const { labels } = words.engine;
  const { rating, n, score, expected, k, kReasons, change, rounded, games, reasons, edition } = answer;
  return (
    <>
      <Figures
        main={[labels.newRating, String(answer.new)]}
        others={[
          [labels.rating, String(rating)],
          [labels.k, String(k)],
          [labels.score, words.scoreOf(format.points(score), n)],
          [labels.expected, format.exact(expected)],
          [labels.change, words.changeIs(format.exact(change, { sign: true }), format.change(rounded))],
          editionFigure(words, answer, format),
        ]}
      />
      <Steps
        words={words}
        reasons={[...kReasons, ...games.flatMap((game) => game.reasons), ...reasons]}
        edition={edition}
      />
    </>
  );
}
