import { calculatePerformance, type PerformanceAnswer } from '@eloquence/rating';
import type { CalculatorWords } from '@eloquence/words/en/web/calculators';
import type { JSX } from 'preact';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/calculator.tsx';
import type { Fields } from '../../calculators/fields.ts';
import { GamesFields } from '../../calculators/games-fields.tsx';
import { useCalculator } from '../../calculators/use-calculator.ts';
import type { Page, ViewProps } from '../../core/page.ts';
import { usePageContext } from '../../core/page-context.ts';

export const page: Page<Fields, CalculatorWords> = {
  load: async ({ query }) => query,
  title: (_data, words) => words.names.performance.title,
  description: (_data, words) => words.names.performance.lead,
  View,
};

function View({ data, words }: ViewProps<Fields, CalculatorWords>): JSX.Element {
  const form = useCalculator(data, (form) => ({ games: form.games() }), calculatePerformance);
  return (
    <Calculator
      name="performance"
      words={words}
      {...form}
      answer={(answer) => <Answer words={words} answer={answer} />}
    >
      <GamesFields words={words} {...form} />
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
  const { format } = usePageContext();
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
