import { calculatePerformance, type PerformanceAnswer } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { Fields } from '../../calculators/fields.ts';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/frame.tsx';
import { GamesFields } from '../../calculators/games-fields.tsx';
import { outcomeOf } from '../../calculators/outcome.ts';
import { choiceOf } from '../../calculators/rules.ts';
import { useFields } from '../../calculators/use-fields.ts';
import type { CalculatorWords } from '../../calculators/words.en.ts';
import type { Page, ViewProps } from '../../page.ts';
import { usePlace } from '../../place.ts';

export const page: Page<Fields, CalculatorWords> = {
  load: async ({ query }) => query,
  title: (_data, words) => words.names.performance.title,
  description: (_data, words) => words.names.performance.lead,
  View,
};

function View({ data, words }: ViewProps<Fields, CalculatorWords>): JSX.Element {
  const [fields, change] = useFields(data);
  const outcome = outcomeOf(
    fields,
    (form) => ({ games: form.games() }),
    (input) => calculatePerformance(choiceOf(fields), input),
  );
  const wrong = outcome.state === 'wrong' ? outcome.field : null;
  return (
    <Calculator
      name="performance"
      words={words}
      fields={fields}
      change={change}
      outcome={outcome}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <GamesFields words={words} fields={fields} change={change} wrong={wrong} />
    </Calculator>
  );
}

function Answer({
  words,
  answer,
}: {
  readonly words: CalculatorWords;
  readonly answer: PerformanceAnswer;
}): JSX.Element {
  const { format } = usePlace();
  const { labels } = words.engine;
  return (
    <>
      <Figures
        main={[labels.performance, String(answer.rating)]}
        others={[
          [labels.score, words.scoreOf(format.points(answer.score), answer.n)],
          [labels.average, words.engine.format.short(answer.average)],
          [labels.p, format.exact(answer.p)],
          [labels.dp, format.change(answer.dp)],
          editionFigure(words, answer, format),
        ]}
      />
      <Steps words={words} reasons={answer.reasons} edition={answer.edition} />
    </>
  );
}
