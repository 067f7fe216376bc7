import { type ChangeAnswer, calculateChange } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { Fields } from '../../calculators/fields.ts';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/frame.tsx';
import { type GameColumn, GamesFields } from '../../calculators/games-fields.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import { type Outcome, outcomeOf } from '../../calculators/outcome.ts';
import { choiceOf } from '../../calculators/rules.ts';
import { useFields } from '../../calculators/use-fields.ts';
import type { CalculatorWords } from '../../calculators/words.en.ts';
import type { Page, ViewProps } from '../../page.ts';
import { usePlace } from '../../place.ts';

export const page: Page<Fields, CalculatorWords> = {
  load: async ({ query }) => query,
  title: (_data, words) => words.names.change.title,
  description: (_data, words) => words.names.change.lead,
  View,
};

function View({ data, words }: ViewProps<Fields, CalculatorWords>): JSX.Element {
  const [fields, change] = useFields(data);
  const outcome = outcomeOf(
    fields,
    (form) => ({ rating: form.number('rating'), k: form.number('k'), games: form.games() }),
    (input) => calculateChange(choiceOf(fields), input),
  );
  const form = { fields, change, wrong: outcome.state === 'wrong' ? outcome.field : null };
  return (
    <Calculator
      name="change"
      words={words}
      fields={fields}
      change={change}
      outcome={outcome}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <div class="calculator-row">
        <InputField name="rating" label={words.fields.rating} {...form} />
        <InputField name="k" label={words.fields.k} {...form} />
      </div>
      <GamesFields words={words} columns={useGameColumns(words, outcome)} {...form} />
    </Calculator>
  );
}

/** What each game gave, beside it. */
function useGameColumns({ engine }: CalculatorWords, outcome: Outcome<ChangeAnswer>): GameColumn[] {
  const { format } = usePlace();
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
  readonly answer: ChangeAnswer;
}): JSX.Element {
  const { format } = usePlace();
  const { labels } = words.engine;
  const { rating, n, score, expected, change, rounded, games, reasons, edition } = answer;
  return (
    <>
      <Figures
        main={[labels.newRating, String(answer.new)]}
        others={[
          [labels.rating, String(rating)],
          [labels.score, words.scoreOf(format.points(score), n)],
          [labels.expected, format.exact(expected)],
          [labels.change, words.changeIs(format.exact(change, { sign: true }), format.change(rounded))],
          editionFigure(words, answer, format),
        ]}
      />
      <Steps
        words={words}
        reasons={[...games.flatMap((game) => game.reasons), ...reasons]}
        edition={edition}
      />
    </>
  );
}
