import { calculateK, type Reasons } from '@eloquence/rating';
import type { Words } from '@eloquence/words/en/web/pages/calculator-k';
import type { JSX } from 'preact';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/calculator.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import { type CalculatorData, loadCalculator } from '../../calculators/starter.ts';
import { useCalculator } from '../../calculators/use-calculator.ts';
import { Notice } from '../../components/notice.tsx';
import type { Page, ViewProps } from '../../core/page.ts';

export const page: Page<CalculatorData, Words> = {
  // Today by default: most people want their current K.
  load: (args) =>
    loadCalculator(args, '/calculators/k', ['rating', 'birth', 'played', 'peak'], { on: args.today }),
  title: (_data, { shared }) => shared.names.k.title,
  description: (_data, { shared }) => shared.names.k.lead,
  View,
};

function View({ data, words, context: { format } }: ViewProps<CalculatorData, Words>): JSX.Element {
  const { shared } = words;
  const form = useCalculator(
    data.fields,
    (form) => ({
      rating: form.number('rating'),
      played: form.optionalNumber('played'),
      on: form.text('on'),
      birth: form.optionalText('birth'),
      peak: form.optionalNumber('peak'),
    }),
    calculateK,
  );
  return (
    <Calculator
      name="k"
      words={shared}
      {...form}
      starter={data.starter}
      byDate={words.byDay}
      labels={{ on: words.on }}
      answer={(answer) => (
        <>
          <Figures
            main={[shared.engine.labels.k, String(answer.k)]}
            others={[
              answer.turnover === null ? null : [words.turnover, words.aboutGames(answer.turnover)],
              editionFigure(shared, answer, format),
            ]}
          />
          <BirthdayMissing reasons={answer.reasons} on={form.fields.on ?? ''} words={words} />
          <Steps words={shared} reasons={answer.reasons} edition={answer.edition} />
        </>
      )}
    >
      <div class="calculator-row">
        <InputField name="rating" label={shared.fields.rating} {...form} />
        <InputField name="played" label={words.played} hint={shared.fields.notKnown} {...form} />
        <InputField name="peak" label={words.peak} hint={words.peakHint} {...form} />
        <InputField name="birth" label={words.birth} hint={words.birthHint} kind="text" {...form} />
        <InputField name="on" label={words.on} hint={words.onHint} kind="date" {...form} />
      </div>
    </Calculator>
  );
}

interface BirthdayMissingProps {
  readonly reasons: Reasons;
  readonly on: string;
  readonly words: Words;
}

/** In the year in which the juniors' K ends, the year of birth is not enough. */
function BirthdayMissing({ reasons, on, words }: BirthdayMissingProps): JSX.Element | null {
  const known = reasons.find((reason) => reason.code === 'k-birth-year-only');
  if (known?.code !== 'k-birth-year-only' || known.values.until.slice(0, 4) !== on.slice(0, 4)) return null;
  const { year, age } = known.values;
  return (
    <Notice kind="warning" title={words.dayMissing}>
      <p>{words.dayDecides(year, age)}</p>
    </Notice>
  );
}
