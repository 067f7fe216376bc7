import { calculateK } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { Fields } from '../../calculators/fields.ts';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/frame.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import { outcomeOf } from '../../calculators/outcome.ts';
import { choiceOf } from '../../calculators/rules.ts';
import { useFields } from '../../calculators/use-fields.ts';
import type { Page, ViewProps } from '../../page.ts';
import type { Words } from './words.en.ts';

export const page: Page<Fields, Words> = {
  // The day is today's unless said: that K is what most people ask for.
  load: async ({ query, today }) => ({ on: today, ...query }),
  title: (_data, { shared }) => shared.names.k.title,
  description: (_data, { shared }) => shared.names.k.lead,
  View,
};

function View({ data, words }: ViewProps<Fields, Words>): JSX.Element {
  const { shared } = words;
  const [fields, change] = useFields(data);
  const outcome = outcomeOf(
    fields,
    (form) => ({
      rating: form.number('rating'),
      played: form.optionalNumber('played'),
      on: form.text('on'),
      birth: form.optionalText('birth'),
      peak: form.optionalNumber('peak'),
    }),
    (input) => calculateK(choiceOf(fields), input),
  );
  const form = { fields, change, wrong: outcome.state === 'wrong' ? outcome.field : null };
  return (
    <Calculator
      name="k"
      words={shared}
      fields={fields}
      change={change}
      outcome={outcome}
      byDate={words.byDay}
      answer={(answer) => (
        <>
          <Figures
            main={[shared.engine.labels.k, String(answer.k)]}
            others={[editionFigure(shared, answer)]}
          />
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
