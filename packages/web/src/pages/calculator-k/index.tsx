import { calculateK, type Reasons } from '@eloquence/rating';
import type { JSX } from 'preact';
import type { Fields } from '../../calculators/fields.ts';
import { Calculator, editionFigure, Figures, Steps } from '../../calculators/frame.tsx';
import { InputField } from '../../calculators/input-field.tsx';
import { outcomeOf } from '../../calculators/outcome.ts';
import { choiceOf } from '../../calculators/rules.ts';
import { useFields } from '../../calculators/use-fields.ts';
import type { Page, ViewProps } from '../../page.ts';
import { Notice } from '../../parts/notice.tsx';
import type { Words } from './words.en.ts';

export const page: Page<Fields, Words> = {
  // The day is today's unless said: that K is what most people ask for.
  load: async ({ query, today }) => ({ on: today, ...query }),
  title: (_data, { shared }) => shared.names.k.title,
  description: (_data, { shared }) => shared.names.k.lead,
  View,
};

function View({ data, words, place: { format } }: ViewProps<Fields, Words>): JSX.Element {
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
      labels={{ on: words.on }}
      answer={(answer) => (
        <>
          <Figures
            main={[shared.engine.labels.k, String(answer.k)]}
            others={[editionFigure(shared, answer, format)]}
          />
          <BirthdayMissing reasons={answer.reasons} on={fields.on ?? ''} words={words} />
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

/** In the year of the birthday that ends the K of juniors, the year of birth alone does not tell. */
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
